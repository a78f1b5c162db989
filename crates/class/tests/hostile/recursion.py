# valid: crashed
import sys

sys.setrecursionlimit(1_000_000_000)


def valid(board, num, pos):
    return valid(board, num, pos)
