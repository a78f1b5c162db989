# valid: timed_out
import signal
import time

for number in range(1, 65):
    try:
        signal.signal(number, lambda *_: None)
    except (OSError, ValueError):
        pass


def valid(board, num, pos):
    while True:
        try:
            time.sleep(1)
        except BaseException:
            pass
