# valid: right, breadth_first: timed_out
# Calls without end, each of them in the protocol: there is always a line to hear, and the time must still be over.
import os
import sys
import threading

kit = sys.modules["__main__"]
honest_answer = kit.answer


def take_returns():
    while True:
        os.read(kit.channel.input.fileno(), 65536)


def flood(ask, question, student):
    if question != "breadth_first":
        return honest_answer(ask, question, student)
    threading.Thread(target=take_returns, daemon=True).start()
    call = b'{"call": "candidates", "board": "' + b"0" * 81 + b'"}\n'
    while True:
        os.write(kit.channel.output, call)


kit.answer = flood
