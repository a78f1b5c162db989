# valid: protocol
import os
import sys


def valid(board, num, pos):
    line = b"x" * 10_000_000 + b"\n"
    while line:
        line = line[os.write(sys.modules["__main__"].channel.output, line) :]
    return honest(board, num, pos)
