"""A Sudoku board as a state of a search problem.

There are four holes here: valid, is_empty, succ and next_states. Leave the rest
as it is. You may add functions and methods of your own.
"""


def valid(board, num, pos):
    """May the digit `num` stand at `pos`, which is a pair (row, column)?

    It may if no OTHER cell of the same row, of the same column or of the same
    3x3 box holds `num`. What stands at `pos` itself does not count. Rows and
    columns are counted from 0. Returns True or False; `board` stays as it is.
    """
    raise NotImplementedError("valid: compare num with the row, the column and the box of pos")


class State:
    """A board: nine lists of nine digits, where 0 is an empty cell.

    In this space an action fills the FIRST empty cell in reading order (row by
    row, from left to right), and every action costs 1.
    """

    def __init__(self, board):
        self.board = board

    def is_empty(self, row, col):
        """Is the cell at (row, col) empty? Returns True or False."""
        raise NotImplementedError("is_empty: look whether the cell holds a 0")

    def succ(self, action):
        """The state after `action`, or None if the action breaks the rules.

        An action is a text of three digits: the digit to write, the row and the
        column, both counted from 0. "502" writes a 5 into row 0, column 2. The
        state itself must not change: write on a copy of its board.
        """
        raise NotImplementedError("succ: copy the board, write the digit if it is valid there")

    def next_states(self):
        """All pairs (state, action) that one action leads to, as a list.

        Only the first empty cell in reading order is filled. The digits come in
        the order 1 to 9; those that are not valid are left out. A full board has
        no next states: the list is empty.
        """
        raise NotImplementedError("next_states: find the first empty cell and try the digits 1 to 9")

    # From here on everything is given.

    def is_goal(self):
        """Is the board full? Only valid digits were ever written, so it is then solved."""
        return all(digit != 0 for line in self.board for digit in line)

    def cost(self, action):
        """What `action` costs in this state."""
        return 1

    def text(self):
        """The board as a text of 81 digits, row by row."""
        return "".join(str(digit) for line in self.board for digit in line)

    def __eq__(self, other):
        return isinstance(other, State) and self.board == other.board

    def __hash__(self):
        return hash(tuple(map(tuple, self.board)))

    def __repr__(self):
        return f"{type(self).__name__}({self.text()})"


class WeightedState(State):
    """The same board in another space: an action may fill ANY empty cell, and it
    costs as many points as digits are valid in that cell now.

    A cell with one valid digit costs 1: you are sure. A cell with four costs 4.
    """

    def next_states(self):
        """Pairs (state, action): every empty cell in reading order, digits 1 to 9."""
        result = []
        for row in range(9):
            for col in range(9):
                if self.is_empty(row, col):
                    for digit in range(1, 10):
                        action = f"{digit}{row}{col}"
                        child = self.succ(action)
                        if child is not None:
                            result.append((child, action))
        return result

    def succ(self, action):
        """As above, and the new state is a WeightedState too."""
        child = super().succ(action)
        return None if child is None else WeightedState(child.board)

    def cost(self, action):
        """How many digits are valid in the cell that `action` fills."""
        pos = (int(action[1]), int(action[2]))
        return sum(1 for digit in range(1, 10) if valid(self.board, digit, pos))
