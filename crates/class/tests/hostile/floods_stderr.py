# valid: right
import sys


def valid(board, num, pos):
    for _ in range(5):
        sys.stderr.write("x" * 500_000)
    print("y" * 500_000)
    return honest(board, num, pos)
