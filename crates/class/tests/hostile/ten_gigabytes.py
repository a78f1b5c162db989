# valid: crashed
def valid(board, num, pos):
    hoard = []
    for _ in range(10_000):
        hoard.append(bytearray(b"x") * 1_000_000)
    return honest(board, num, pos)
