# Minesweeper: what is said of positions, boards and games.

mines-both = give the number of mines or their density, not both
mines-base64 = the text should be base64 of a binary file and is not
mines-more-cells = { $count } more
mines-hint-all-equal = Nothing is known yet: all cells are equal, each a mine with { $risk }. Choose any.
mines-hint-safe = { $count ->
        [one] { $cells } is certainly safe.
       *[other] { $cells } are certainly safe.
    }
mines-hint-guess = Nothing is certain: the best guess is { $cells }, a mine with { $risk }.
mines-hint-guess-any = Nothing is certain: the best guesses are { $cells }, each a mine with { $risk }.
mines-hint-over = Nothing is left to reveal.
mines-hint-nothing = Every hidden cell is a mine: nothing is left to reveal.
mines-certain-mines = { $count ->
        [one] { $cells } is certainly a mine.
       *[other] { $cells } are certainly mines.
    }
mines-boards = { $boards } boards look like this.
mines-network = { $networks ->
        [one] The network had { $x } X and { $y } Y variables
       *[other] { $networks } networks had { $x } X and { $y } Y variables together
    } and took { $multiplications } multiplications.
mines-possible = A board can look like this.
mines-hint-not-proved = No cell can be proved to be safe. --method exact tells the best guess.
mines-not-proved = It cannot be proved whether { $cell } is a mine.
mines-not-proved-count = { $count ->
    [0] Every hidden cell is settled.
    [one] Of one hidden cell nothing can be proved.
   *[other] Of { $count } hidden cells nothing can be proved.
}
mines-withdrawn = { $count ->
    [one] The flag on { $cells } was taken back: it contradicts the numbers.
   *[other] The flags on { $cells } were taken back: they contradict the numbers.
}
mines-reasoning-chained = Chaining: { $bases ->
    [one] one knowledge base
   *[other] { $bases } knowledge bases
} with { $rules } rules in all, { $asked } questions.
mines-reasoning-sat = Satisfiability: { $symbols } symbols, { $clauses } clauses.
mines-because-mine = { $cell } is a mine: { $count ->
    [one] { $parts } says so.
   *[other] { $parts } say so together.
}
mines-because-safe = { $cell } is no mine: { $count ->
    [one] { $parts } says so.
   *[other] { $parts } say so together.
}
mines-step-mine = { $number } has no more hidden cells than it needs: { $cell } is a mine.
mines-step-safe = { $number } has all its mines: { $cell } is none.
mines-step-total-mine = As many mines are left as cells: { $cell } is a mine.
mines-step-total-safe = All mines are known: { $cell } is none.
mines-impossible = no board can look like this; atisbo check minesweeper names what contradicts what
mines-the-number = the { $number } in { $cell }
mines-the-flag = the flag in { $cell }
mines-the-total = the total of { $count ->
        [one] 1 mine
       *[other] { $count } mines
    }
mines-conflict = { $count ->
        [one] No board can look like this: { $parts } cannot be.
       *[other] No board can look like this: { $parts } cannot be true together, though without any one of them the rest can.
    }
mines-stopped = not decided: { $stop }
mines-win-rate = Won { $won } of { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $rate } (95 % interval { $low } to { $high } %).
mines-time-won = { $games ->
        [one] 1 game won
       *[other] { $games } games won
    }: { $mean } of thought on average, { $longest } at most; { $decisions } decisions, { $guesses } of them guesses.
mines-time-lost = { $games ->
        [one] 1 game lost
       *[other] { $games } games lost
    }: { $mean } of thought on average, { $longest } at most; { $decisions } decisions, { $guesses } of them guesses.
mines-games-only = Ended early, after { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $stop }.
mines-too-many-rules = a number with { $neighbours } neighbours makes { $rules } rules, more than can be written down; take fewer rules (due)
mines-stuck = the agent named no cell that can be revealed
mines-internal = unexpected: { $reason }
mines-no-such-cell = there is no such cell on this board
mines-no-hidden-cell = the cell is not on the board, or not hidden
mines-local-needs-cell = the local networks are of one cell each: say which with --cell ROW,COLUMN
mines-no-room = { $mines } mines on { $cells } cells cannot all stay away from the first cell and its { $neighbours } neighbours; begin elsewhere, or take fewer mines or another rule for the first click
mines-no-guess-room = so many mines leave no board with such a first click; take fewer mines, another first cell or another rule
mines-the-count = the number of mines
mines-are-safe = { $count ->
        [one] { $cells } is safe
       *[other] { $cells } are safe
    }
mines-are-mines = { $count ->
        [one] { $cells } is a mine
       *[other] { $cells } are mines
    }
mines-proof-step = From { $from }: { $concluded }.
mines-made-only = made { $made ->
        [one] 1 board
       *[other] { $made } boards
    } only: { $stop }
mines-board-head = { $level }, seed { $seed }, number { $index }, { $clicks ->
        [one] 1 click
       *[other] { $clicks } clicks
    } at least (3BV)
mines-level = "{ $found }" is no level; write beginner, beginner-8x8, intermediate, expert, or HEIGHTxWIDTHxMINES as in 10x10x20, with a tiling before it or not (hex:9x9x10)
mines-level-density = a level needs the number of mines, and the text says only their density
mines-level-mines = { $mines } mines on { $cells } cells leave no safe cell
mines-size = a board of { $height } x { $width } cells; each side may be 1 to { $most }
mines-free-has-no-size = a free tiling has no height and width; give a position with its cells and their neighbours
mines-free-cells = { $cells } cells; there must be 1 to a million
mines-free-twice = the cell "{ $cell }" is there twice; give each its own name
mines-free-name = "{ $cell }" is no name of a cell; a name has at least one character, no blanks, and none of : ; / @
mines-free-unknown = the cell "{ $cell }" has a neighbour "{ $neighbour }", which is no cell of the list
mines-free-own = the cell "{ $cell }" is listed as its own neighbour
mines-free-too-many = the cell "{ $cell }" has more than { $most } neighbours
mines-free-outline = the outline of the cell "{ $cell }" is no polygon; give three corners or more
mines-more-than-neighbours = this cell shows { $number } and has only { $neighbours } neighbours
mines-too-high = this cell shows { $number }, but only { $room } of its neighbours can be mines
mines-too-low = this cell shows { $number }, but { $known } of its neighbours are known mines
mines-too-many = { $total } mines, but only { $room } cells that can be mines
mines-too-few = { $total } mines, but { $known } cells are known to be mines
mines-density = a density of { $density }; it must lie between 0 and 1
mines-network-too-large = the network would have { $variables } variables, which is too many; take the pruned or the merged one
mines-picture-size = a picture of { $cells } cells; there may be { $most } at most
mines-picture-outlines = the outlines of the cells do not span an area that can be drawn

mines-parse-empty = found no cell at all, expected the rows of a board: # hidden, F flag, ? question mark, a number, * known mine
mines-parse-twice = { $setting } is said twice
mines-parse-no-mines = the number of mines is missing, expected a line like "mines 10" or "density 0.2" before the rows (or --mines)
mines-parse-cells = found { $found } cells, expected { $expected }
mines-parse-mines = found { $found } mines, expected { $expected } as the text says
mines-parse-json = { $reason }
mines-holds-boards = the format { $format } holds boards, expected a position
mines-holds-positions = the format { $format } holds positions, expected a board
mines-expected-setting = "mines 10", "density 0.2", "tiling hex" or the cells of a row
mines-expected-tiling = square, hex, triangle, circle, torus or free
mines-expected-mine-count = a whole number of mines
mines-expected-density = a density between 0 and 1
mines-expected-name = the name of a cell, a colon, its neighbours
mines-expected-corner = a corner like 0.5,1
mines-expected-cell = # (hidden), F (flag), ? (question mark), a number or * (known mine)
mines-expected-cell-mine = H (hidden), F (flag), M or ? (mine) or a number from 0 to 8
mines-expected-cell-lists = 0 to 8, 10 (hidden), 11 (mine) or 12 (safe)
mines-expected-cell-minesweepr = x (hidden), { "." } (zero), a number or * (mine)
mines-expected-cell-report = ? (hidden) or a number from 0 to 8
mines-expected-board = { "." } (safe) or * (mine)
mines-expected-board-lists = -1 (mine) or a number from 0 to 8
mines-expected-header = WIDTHxHEIGHTxMINES like 30x16x99
mines-expected-digit-62 = a letter or a digit
mines-expected-digit-32 = a digit or a letter from a to v
mines-expected-link-size = 1, 2, 3 or width and height with two digits each
mines-expected-parameter = { $name }=...
mines-expected-mine-place = the place of a mine inside the board
mines-write-tiling = the format { $format } cannot hold the tiling { $tiling }
mines-write-size = the format { $format } holds boards of { $most } x { $most } cells at most
mines-write-mines = the format { $format } holds { $most } mines at most
mines-write-density = the format { $format } needs the number of mines, and only a density is known
mines-write-cell = the format { $format } has no sign for what cell { $cell } shows

mines-log-game = Game { $game }, decision { $turn }
mines-log-board = Board to resolve
mines-log-x = X nodes
mines-log-y = Y nodes
mines-log-known = Known mines
mines-log-asked = Probability of no mine
mines-log-best = Best cells
mines-log-time = Decided in { $time }
mines-log-revealed = Revealed
mines-log-after = Board then
mines-log-won = The game is won.
mines-log-lost = The game is lost: a mine.
mines-none = none
mines-column-cell = cell
mines-column-risk = mine
mines-id = Game ID
mines-bad-id = this is no ID of a game: { $reason }
mines-id-free = a game on a free tiling has no ID: its tiling is a file of its own
mines-id-parts = an ID is LEVEL~FIRSTCLICK~SEED.INDEX~MOVES, as in 9x9x10~safe~42.0~r40f12u, or LEVEL~mines~BITS~MOVES
mines-id-seed = "{ $found }" is no seed; write SEED.INDEX as in 42.0
mines-id-bits = "{ $found }" among the mines, which are written with A-Z, a-z, 0-9, - and _
mines-id-length = the mines of { $cells } cells are { $characters } characters, the last one filled with 0
mines-id-move = "{ $found }" is no move; write r, c, f or q with the number of a cell, as in r40, or u
mines-id-refused = move { $number } ({ $action }): { $reason }
mines-id-long = the moves take too long to play again; stopped at move { $number }
