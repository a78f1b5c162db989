# valid: timed_out
import time


def valid(board, num, pos):
    time.sleep(1_000)
