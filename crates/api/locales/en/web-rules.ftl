# The page in the browser: the rules of the games.

web-rules-title = Rules
web-rules-goal = The goal
web-rules-rules = The rules
web-rules-play = How to play here
web-rules-think = How to think
web-rules-variants = Variants

web-rules-minesweeper = The rules of Minesweeper
web-rules-minesweeper-goal = Mines lie under some of the cells. Open every cell that has none.
web-rules-minesweeper-rules = An open cell shows how many of its neighbours are mines. A cell that shows nothing has no mine around it, so all its neighbours open too. Opening a mine loses the game. Flags only help you to remember.
web-rules-minesweeper-play = Click or tap a cell to open it; right-click or hold it to put a flag. Click a number whose flags are all set to open the rest around it. Undo takes back any move, even a mine: it is counted beside the board.
web-rules-minesweeper-think = Compare a number with the hidden cells beside it. If as many are hidden as are missing, all are mines; if none is missing, all are safe. Then compare two numbers that share cells. When nothing is certain, “May I guess?” tells whether there is a way you have not seen.
web-rules-minesweeper-variants = Cells may be hexagons with 6 neighbours, triangles with 12, sectors of rings, or squares on a torus where the edges meet. The first click can be free of mines, open an area, or be as dangerous as any other.

web-rules-sudoku = The rules of Sudoku
web-rules-sudoku-goal = Fill every cell so that no value stands twice in a row, a column or a box.
web-rules-sudoku-rules = Each row, each column and each thick-lined box holds every value exactly once. The bold values are given and stay. A proper puzzle has exactly one solution, and it can be found without guessing.
web-rules-sudoku-play = Choose a cell and type a value, or press a key below the board. With pencil marks on, values are noted small. Drag, or click with Ctrl, to choose several cells. A value that you write takes its marks away from the cells that see it.
web-rules-sudoku-think = Where can a value still go in a box? Which values can still go into a cell? When only one is left, write it. Harder puzzles need marks: two cells that share the same two marks keep them from all others. Hints name the technique, from singles to chains.
web-rules-sudoku-variants = Diagonals and extra regions hold every value once too. Cells a knight’s or a king’s move apart differ. In a jigsaw the boxes have other forms. Killer cages show the sum of their cells and hold no value twice. Imported puzzles may have more rules, which are drawn on the grid.

web-rules-ohno = The rules of 0h n0
web-rules-ohno-goal = Decide for every cell whether it is a dot or a wall.
web-rules-ohno-rules = Dots see each other along rows and columns until a wall stops the view. A number says how many other dots its dot sees, in all four directions together. Every dot sees at least one other.
web-rules-ohno-play = Click or tap a cell: dot, then wall, then unknown again. Right-click or hold it for a wall at once. In the mode “only supposed”, marks are drawn thin and do not count.
web-rules-ohno-think = A number that sees enough already must be closed by walls. A number that can look in one direction only must look there. Where going one step further would show it too many dots, a wall stands. Where all ways to satisfy a number agree on a cell, the cell is settled.
web-rules-ohno-variants = Boards may have any size up to 100 by 100. Some authors ask that every dot without number be seen by a number; on puzzles with one solution both rules agree.
