# valid: timed_out
def valid(board, num, pos):
    while True:
        pass
