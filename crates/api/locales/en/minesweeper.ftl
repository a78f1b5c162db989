# Minesweeper: what is said of positions, boards and games.

mines-both = give the number of mines or their density, not both
mines-base64 = the text should be base64 of a binary file and is not
mines-more-cells = { $count } more
mines-reason-end-game = Nothing is certain, but the rest of the game is known exactly: with { $cells }, a mine with { $risk }, best play wins with { $win }.
mines-reason-all-equal = { COUNT($cells) ->
       [1] Nothing is known yet: all cells are equal, each a mine with { $risk }. { $cells } is a good one to begin with.
      *[other] Nothing is known yet: all cells are equal, each a mine with { $risk }. Choose any.
    }
mines-reason-safe = { COUNT($cells) ->
        [one] { $cells } is certainly safe.
       *[other] { $cells } are certainly safe.
    }
mines-reason-guess = { COUNT($cells) ->
       [1] Nothing is certain: the best guess is { $cells }, a mine with { $risk }.
      *[other] Nothing is certain: the best guesses are { $cells }, each a mine with { $risk }.
    }
mines-reason-nothing = { $hidden ->
       [0] Nothing is left to reveal.
      *[other] Every hidden cell is a mine: nothing is left to reveal.
    }
mines-certain-mines = { COUNT($cells) ->
        [one] { $cells } is certainly a mine.
       *[other] { $cells } are certainly mines.
    }
mines-boards = { $boards } boards look like this.
mines-network-size = { $networks ->
        [one] The network had { $x } X and { $y } Y variables
       *[other] { $networks } networks had { $x } X and { $y } Y variables together
    } and took { $multiplications } multiplications.
mines-possible = A board can look like this.
mines-reason-not-proved = No cell can be proved to be safe. --method exact tells the best guess.
    .page = No cell can be proved to be safe. The exact engine tells the best guess.
mines-not-proved = It cannot be proved whether { $cell } is a mine.
mines-not-proved-count = { $count ->
    [0] Every hidden cell is settled.
    [one] Of one hidden cell nothing can be proved.
   *[other] Of { $count } hidden cells nothing can be proved.
}
mines-not-yet-proved-count = { $count ->
    [one] Nothing was proved about one hidden cell.
   *[other] Nothing was proved about { $count } hidden cells.
}
mines-given-up = { $count ->
    [one] One of { $asked } questions was given up
   *[other] { $count } of { $asked } questions were given up
}: the recursive engine reached its limit on goals. What they ask may follow all the same; --engine bc needs fewer goals.
    .page = { $count ->
        [one] One of { $asked } questions was given up
       *[other] { $count } of { $asked } questions were given up
    }: the recursive engine reached its limit on goals. What they ask may follow all the same; backward chaining needs fewer goals.
mines-withdrawn = { COUNT($cells) ->
    [one] The flag on { $cells } was taken back: it contradicts the numbers.
   *[other] The flags on { $cells } were taken back: they contradict the numbers.
}
mines-statistics = { $bases ->
    [0] Satisfiability: { $symbols } symbols, { $clauses } clauses.
    [one] Chaining: one knowledge base with { $rules } rules in all, { $asked } questions.
   *[other] Chaining: { $bases } knowledge bases with { $rules } rules in all, { $asked } questions.
}
mines-because = { $cell } { $mine ->
       [true] is a mine
      *[other] is no mine
    }: { COUNT($parts) ->
        [one] { $parts } says so.
       *[other] { $parts } say so together.
    }
mines-step-mine = { $number } has no more hidden cells than it needs: { $cell } is a mine.
mines-step-safe = { $number } has all its mines: { $cell } is none.
mines-step-total-mine = As many mines are left as cells: { $cell } is a mine.
mines-step-total-safe = All mines are known: { $cell } is none.
mines-concluded = { $safe ->
       [none] { $mines }
      *[other] { $mines ->
           [none] { $safe }
          *[other] { $safe }, and { $mines }
        }
    }
mines-number-first = The { $number } in { $cell }
mines-technique-enough-mines = enough mines
mines-technique-all-mines = all mines
mines-technique-mine-count = mine count
mines-technique-1-1 = 1-1
mines-technique-1-2-1 = 1-2-1
mines-technique-1-2-2-1 = 1-2-2-1
mines-technique-1-2 = 1-2
mines-technique-subset = subset
mines-technique-overlap = overlap
mines-technique-chain = chain of numbers
mines-technique-mine-count-cover = mine count with numbers
mines-technique-cases = cases
mines-technique-cases-with-count = cases with the mine count
mines-hint-where = A cell is certainly safe. { $number ->
       [none] Count the mines.
      *[other] Look at { $number }.
    }
mines-hint-clues = The technique: { $technique }. It stands on { $parts }.
mines-argument-enough-mines = { $first } has all its mines: { $concluded }.
mines-argument-all-mines = { $first } lacks as many mines as it has cells left: { $concluded }.
mines-argument-mine-count = { $found ->
       [safe] All mines of the board are found: { $concluded }.
      *[mines] As many mines are left as cells: { $concluded }.
    }
mines-argument-1-1 = { $first } and { $second } lack one mine each, and the second sees every cell that the first has left; so its mine is there too, and { $concluded }.
mines-argument-1-2 = { $first } lacks one mine and { $second } two, and only one cell of the second is not the first's too; it must be a mine: { $concluded }.
mines-argument-1-2-1 = In a line, { $numbers } lack one, two and one mines; each end leaves the middle one cell, which must be a mine: { $concluded }.
mines-argument-1-2-2-1 = In a line, { $numbers } lack one, two, two and one mines; each end leaves its neighbour one cell, which must be a mine: { $concluded }.
mines-argument-subset = { $first } lacks { $mines ->
        [one] one mine
       *[other] { $mines } mines
    } and { $second } { $othermines ->
        [one] one
       *[other] { $othermines }
    }, and every cell that the first has left is the second's too; the difference lies in the others: { $concluded }.
mines-argument-overlap = { $first } lacks { $mines ->
        [one] one mine
       *[other] { $mines } mines
    } in { $cells } cells, { $second } { $othermines ->
        [one] one
       *[other] { $othermines }
    } in { $othercells }, and they share { $shared ->
        [one] one
       *[other] { $shared }
    }. That suits both in one way only: { $concluded }.
mines-argument-chain = One after the other, { $numbers } share cells, and what one leaves bounds the next: { $concluded }.
mines-argument-mine-count-cover = { $found ->
       [safe] { COUNT($numbers) ->
                [one] { $first } has { $left ->
                    [one] the one mine that is left
                   *[other] all { $left } mines that are left
                }
               *[other] Without a common cell, { $numbers } have together { $left ->
                    [one] the one mine that is left
                   *[other] all { $left } mines that are left
                }
            }: { $concluded }.
      *[mines] { COUNT($numbers) ->
                [one] { $first } has all safe cells that are left
               *[other] Without a common cell, { $numbers } have together all safe cells that are left
            }: { $concluded }.
    }
mines-argument-cases = Whichever way the mines of { $numbers } lie, { $concluded }.
mines-argument-cases-with-count = { COUNT($numbers) ->
        [0] Whichever way { $left ->
            [one] the one mine that is left lies
           *[other] the { $left } mines that are left lie
        }
       *[other] Whichever way the mines of { $numbers } lie, with { $left ->
            [one] one mine
           *[other] { $left } mines
        } left in all
    }, { $concluded }.
mines-proof = { $cell } { $mine ->
       [true] is a mine
      *[other] is safe
    }: { COUNT($parts) ->
        [one] { $parts } proves it.
       *[other] { $parts } prove it, and { $smallest ->
           [true] no fewer do
          *[other] none of them can be left out
        }.
    }
mines-both-ways = { $cell } is not certain: it is a mine on some boards that look like this, and none on others.
mines-guess-not-needed = No guess is needed: { $count ->
        [one] one cell is
       *[other] { $count } cells are
    } certainly safe.
mines-guess-forced = A guess is forced: { $boards ->
        [0] no cell is certainly safe.
        [one] there is a board that looks like this on which every hidden cell is a mine.
       *[other] there are { $boards } boards that look like this, and every hidden cell is a mine on one of them.
    }
mines-guess-board = Board { $number }: { COUNT($cells) ->
        [0] { $elsewhere ->
            [0] no mines
            [one] one mine anywhere in cells that touch no number
           *[other] { $elsewhere } mines anywhere in cells that touch no number
        }
       *[other] { $elsewhere ->
            [0] { COUNT($cells) ->
                [one] a mine in { $cells }
               *[other] mines in { $cells }
            }
            [one] { COUNT($cells) ->
                [one] a mine in { $cells }
               *[other] mines in { $cells }
            }, and one anywhere in cells that touch no number
           *[other] { COUNT($cells) ->
                [one] a mine in { $cells }
               *[other] mines in { $cells }
            }, and { $elsewhere } anywhere in cells that touch no number
        }
    }.
mines-guess-unavoidable = No number outside { $cells } will ever tell how { $mines ->
        [one] one mine lies
       *[other] { $mines } mines lie
    } there: { $ways } ways, all equally likely. It may as well be guessed now; { COUNT($best) ->
        [one] best is { $best }, a mine with { $risk }.
       *[other] { $best } are each a mine with { $risk }.
    }
mines-count-stopped = The boards were not counted: { $stop }.
mines-explanation-stopped = The explanation is not complete: { $stop }.
mines-impossible = no board can look like this; atisbo check minesweeper names what contradicts what
    .page = no board can look like this; checking the position names what contradicts what
mines-build-impossible = { mines-impossible }
mines-build-stopped = { mines-exact-stopped }
mines-exact-impossible = { mines-impossible }
mines-logic-impossible = { mines-impossible }
mines-the-number = the { $number } in { $cell }
mines-the-flag = the flag in { $cell }
mines-the-total = the total of { $count ->
        [one] 1 mine
       *[other] { $count } mines
    }
mines-conflict = { COUNT($parts) ->
        [0] { mines-impossible }
        [one] No board can look like this: { $parts } cannot be.
       *[other] No board can look like this: { $parts } cannot be true together, though without any one of them the rest can.
    }
mines-exact-stopped = not decided: { $value }
mines-logic-stopped = { mines-exact-stopped }
mines-win-rate = Won { $won } of { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $rate } % (95 % interval { $low } to { $high } %).
mines-time-won = { $games ->
        [one] 1 game won
       *[other] { $games } games won
    }: { $mean } of thought on average, { $longest } at most; { $decisions } decisions, { $guesses } of them guesses.
mines-time-lost = { $games ->
        [one] 1 game lost
       *[other] { $games } games lost
    }: { $mean } of thought on average, { $longest } at most; { $decisions } decisions, { $guesses } of them guesses.
mines-decisions-cut-short = { $count ->
        [one] One of { $decisions } decisions was
       *[other] { $count } of { $decisions } decisions were
    } cut short by a limit on thinking.
mines-games-only = Ended early, after { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $stop }.
mines-logic-too-many-rules = a number with { $neighbours } neighbours makes { $rules } rules, more than can be written down; take fewer rules (due)
mines-agent-stopped = { mines-exact-stopped }
mines-agent-stuck = the agent named no cell that can be revealed
mines-internal = unexpected: { $reason }
mines-no-such-cell = there is no such cell on this board
mines-move-no-such-cell = { mines-no-such-cell }
mines-no-hidden-cell = the cell is not on the board, or not hidden
mines-local-needs-cell = the local networks are of one cell each: say which with --cell ROW,COLUMN
    .page = the local networks are of one cell each: say which cell
mines-no-such-node = the { $network } network of this position has no variable { $name }; with --network full every cell has an X and a Y, named as { $own } or, as in the reports, { $reports }
    .page = the { $network } network of this position has no variable { $name }; in the full network every cell has an X and a Y, named as { $own } or, as in the reports, { $reports }
mines-no-such-node-here = no cell of this board has a variable { $name }; write { $own } or, as in the reports, { $reports }
mines-id-one-game = an ID is one game: leave out --games and --each, or the ID
    .page = an ID is one game: ask for one game, or leave the ID out
mines-other-preset = { $preset } is a preset of the agent { $agent }, not of { $asked }: take that agent, or another preset
mines-report-log = the report's log is that of an agent with a network, and { $agent } has none: take the agent bayes, or another format of the log
mines-id-over = this game is over: name one that goes on
mines-move-no-room-for-opening = { $mines } mines on { $cells } cells cannot all stay away from the first cell and its { $neighbours } neighbours; begin elsewhere, or take fewer mines or another rule for the first click
mines-no-guess-room = so many mines leave no board with such a first click; take fewer mines, another first cell or another rule
mines-no-guess-not-found = No board without guesses in { $games } games: there may be none. Take fewer mines, another first cell or another rule, or allow more games with --max-nodes.
    .page = No board without guesses in { $games } games: there may be none. Take fewer mines, another first cell or another rule.
mines-the-count = the number of mines
mines-are-safe = { COUNT($cells) ->
        [one] { $cells } is safe
       *[other] { $cells } are safe
    }
mines-are-mines = { COUNT($cells) ->
        [one] { $cells } is a mine
       *[other] { $cells } are mines
    }
mines-proof-step = From { $from }: { $concluded }.
mines-board-head = { $level }, seed { $seed }, number { $index }, { $clicks ->
        [one] 1 click
       *[other] { $clicks } clicks
    } at least (3BV)
mines-level-unknown = "{ $value }" is no level; write beginner, beginner-8x8, intermediate, expert, or HEIGHTxWIDTHxMINES as in 10x10x20 or 8x8x15%, with a tiling before it or not (hex:9x9x10)
mines-level-percent = "{ $value }" is no percentage of mines; write a number of more than 0 and at most 100 as in 8x8x15%, with a point before decimals, six of them at most
mines-level-custom = a custom board of { $height } x { $width } cells; it has 8 to 24 rows and 8 to 32 columns. Leave out "custom:" for any other size
mines-level-no-mines = a custom board has one mine at least
mines-level-density = a level needs the number of mines, and the text says only their density
mines-level-mines = { $mines } mines on { $cells } cells leave no safe cell
mines-tiling-size = a board of { $height } x { $width } cells; each side may be 1 to { $most-rows }
mines-tiling-free-has-no-size = a free tiling has no height and width; give a position with its cells and their neighbours
mines-free-cells = { $value } cells; there must be 1 to a million
mines-free-twice = the cell "{ $value }" is there twice; give each its own name
mines-free-name = "{ $value }" is no name of a cell; a name has at least one character, no blanks, and none of : ; / @
mines-free-unknown = the cell "{ $cell }" has a neighbour "{ $neighbour }", which is no cell of the list
mines-free-own-neighbour = the cell "{ $value }" is listed as its own neighbour
mines-free-too-many = the cell "{ $value }" has more than { $most-neighbours } neighbours
mines-free-outline = the outline of the cell "{ $value }" is no polygon; give three corners or more
mines-position-more-than-neighbours = this cell shows { $number } and has only { $neighbours } neighbours
mines-position-too-high = this cell shows { $number }, but only { $room } of its neighbours can be mines
mines-position-too-low = this cell shows { $number }, but { $known } of its neighbours are known mines
mines-position-too-many-mines = { $total } mines, but only { $room } cells that can be mines
mines-position-too-few-mines = { $total } mines, but { $known } cells are known to be mines
mines-position-density = a density of { $value }; it must lie between 0 and 1
mines-build-too-large = the network would have { $variables } variables, which is too many; take the pruned or the merged one
mines-picture-too-large = a picture of { $cells } cells; there may be { $most-drawn } at most
mines-picture-outlines = the outlines of the cells do not span an area that can be drawn

mines-parse-empty = found no cell at all, expected the rows of a board: # hidden, F flag, ? question mark, a number, * known mine
mines-parse-twice = { $value } is said twice
mines-parse-no-mines = the number of mines is missing, expected a line like "mines 10" or "density 0.2" before the rows (or --mines)
    .page = the number of mines is missing, expected a line like "mines 10" or "density 0.2" before the rows
mines-parse-cell-count = found { $found } cells, expected { $expected }
mines-parse-mine-count = found { $found } mines, expected { $expected } as the text says
mines-parse-json = { $message }
mines-parse-holds = { $board ->
       [true] the format { $format } holds positions, expected a board
      *[other] the format { $format } holds boards, expected a position
    }
mines-write-holds = { mines-parse-holds }
mines-expected-setting = "mines 10", "density 0.2", "tiling hex" or the cells of a row
mines-expected-tiling = square, hex, triangle, circle, torus or free
mines-expected-mine-count = a whole number of mines
mines-expected-density = a density between 0 and 1
mines-expected-name = the name of a cell, a colon, its neighbours
mines-expected-corner = a corner like 0.5,1
mines-expected-cell = { $value ->
       [mine] H (hidden), F (flag), M or ? (mine) or a number from 0 to 8
       [lists] 0 to 8, 10 (hidden), 11 (mine) or 12 (safe)
       [minesweepr] x (hidden), { "." } (zero), a number or * (mine)
       [report] ? (hidden) or a number from 0 to 8
      *[other] # (hidden), F (flag), ? (question mark), a number or * (known mine)
    }
mines-expected-board-cell = { $value ->
       [lists] -1 (mine) or a number from 0 to 8
      *[other] { "." } (safe) or * (mine)
    }
mines-expected-header = WIDTHxHEIGHTxMINES like 30x16x99
mines-expected-digit-62 = a letter or a digit
mines-expected-digit-32 = a digit or a letter from a to v
mines-expected-link-size = 1, 2, 3 or width and height with two digits each
mines-expected-parameter = { $value }=...
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
mines-log-questions = Questions
mines-log-marked = Marked
mines-log-risk = Probability that the first of the best is a mine
mines-log-win = Probability to win with best play
mines-log-best = Best cells
mines-log-time = Decided in { $time }
mines-log-after = Board then
mines-log-won = The game is won.
mines-log-lost = The game is lost: a mine.
mines-none = none
mines-column-cell = cell
mines-column-risk = mine
mines-each-game = game
mines-each-result = result
mines-each-won = won
mines-each-lost = lost
mines-each-decisions = decisions
mines-each-guesses = guesses
mines-each-time = time
mines-each-seed = seed
mines-each-id = ID
mines-id = Game ID
mines-bad-id = this is no ID of a game: { $reason }
mines-id-free-tiling = a game on a free tiling has no ID: its tiling is a file of its own
mines-id-parts = an ID is LEVEL~FIRSTCLICK~SEED.INDEX~MOVES, as in 9x9x10~safe~42.0~r40f12u, or LEVEL~mines~BITS~MOVES
mines-id-seed = "{ $value }" is no seed; write SEED.INDEX as in 42.0
mines-id-bits = "{ $value }" among the mines, which are written with A-Z, a-z, 0-9, - and _
mines-id-length = the mines of { $cells } cells are { $characters } characters, the last one filled with 0
mines-id-mine-count = found { $found } mines, expected { $level } as the text says
mines-id-letter = "{ $value }" is no move; write r, c, f or q with the number of a cell, as in r40, or u
mines-id-cell = { mines-id-letter }
mines-id-refused = move { $number } ({ $action }): { $error }
mines-id-too-long = the moves take too long to play again; stopped at move { $number }

# Games by hand, where every request says which game it is about.
mines-move-nothing-to-redo = There is no move to make again.
mines-tiling-large = { $cells } cells are too many to be drawn one by one; at most { $most } are.
mines-which-game = Say in one way which game it is: by `id`, by `level`, or by `board`.

# The logical agent of the third report: its questions, and its thinking as a trace.
mines-logic-nothing-asked = nothing is asked about { $cell }: { $number ->
        [none] it lies beside no number, or it is marked
       *[other] it does not lie beside a number in { $number }, or it is marked
    }
mines-cell-needs-rules = without rules for chaining the base is of all cells: leave --cell and --number out, or add --rules report
    .page = without rules for chaining the base is of all cells: leave cell and number out, or take the rules of the report
mines-number-needs-cell = --number chooses among the numbers beside one cell: say which with --cell ROW,COLUMN
    .page = a number is chosen among those beside one cell: say which cell
mines-questions-of-chaining = only chaining asks one question after another: add --preset report, or --engine fc, bc or recursive
    .page = only chaining asks one question after another: choose the report's agent, or an engine that chains (fc, bc or recursive)
mines-question-number = #
mines-question-cell = cell
mines-question-beside = number in
mines-question-ask = question
mines-question-rules = rules
mines-question-facts = facts
mines-question-reply = answer
mines-question-time = ms
mines-question-asked = { $ask ->
        [mark] can I mark it?
       *[open] can I open it?
    }
mines-question-replied = { $reply ->
        [yes] yes
        [given_up] given up
       *[no] not with certainty
    }
mines-question-answered = { $ask ->
        [mark] Can I mark { $cell }
       *[open] Can I open { $cell }
    }{ $number ->
        [none] , by the number of mines
       *[other] , beside { $number }
    }? { $reply ->
        [yes] Yes.
        [given_up] Given up.
       *[no] Not with certainty.
    }
mines-agent-asked = The agent asks { $count ->
        [0] no question
        [one] one question
       *[other] { $count } questions
    } before its next move.
mines-agent-marks = It marks { $cells }.
mines-agent-opens = It opens { $cells }, which is certainly no mine.
mines-agent-guesses = It is sure of nothing else and opens a cell without knowing: { $cells }.
mines-agent-begins = Nothing is open yet: it opens a random cell, such as { $cells }.
mines-agent-over = There is no cell left to open.
mines-agent-event-first = Step 1: nothing is open yet, so it opens a cell at random: { $cell }.
mines-agent-event-knowledge = Step 2: it knows { $numbers ->
        [one] one number
       *[other] { $numbers } numbers
    } and { $mines ->
        [0] no mine
        [one] one mine
       *[other] { $mines } mines
    }{ $clear ->
        [0] {""}
        [one] {" "}and one hidden cell without a mine
       *[other] {" "}and { $clear } hidden cells without a mine
    }; of { $unknown ->
        [0] no cell
        [one] one cell
       *[other] { $unknown } cells
    } it knows nothing.
mines-agent-event-numbers = Step 3: numbers with unknown neighbours: { $count ->
        [0] none
       *[other] { $numbers }
    }.
mines-agent-event-base = Step 4: a knowledge base about { $cell }{ $number ->
        [none] , by the number of mines
       *[other] , beside the { $shows } in { $number }
    }: { $rules ->
        [0] no rule
        [one] one rule
       *[other] { $rules } rules
    } and { $facts ->
        [one] one fact
       *[other] { $facts } facts
    }.
mines-agent-event-question = Step 5: { $ask ->
        [mark] can I mark { $cell }
       *[open] can I open { $cell }
    }? Does { $goal } follow?
mines-agent-event-counters = { $symbol } lowers the { $lowered ->
        [one] counter of one rule.
       *[other] counters of { $lowered } rules.
    } { $rule ->
        [none] No rule has the goal for its head.
       *[other] { $missing ->
            [0] The rule { $rule } lacks nothing.
            [one] The rule nearest to the goal lacks one premise: { $rule }.
           *[other] The rule nearest to the goal lacks { $missing } premises: { $rule }.
        }
    }
mines-agent-event-answer = Step 5: { $reply ->
        [yes] yes
        [given_up] given up: too many goals
       *[no] not with certainty
    }, { $ask ->
        [mark] { $reply ->
            [yes] { $cell } is a mine.
           *[other] { $cell } cannot be marked.
        }
       *[open] { $reply ->
            [yes] { $cell } is no mine.
           *[other] { $cell } cannot be opened.
        }
    }
mines-agent-event-mark = Step 6: it marks { $cell } and begins again at step 2.
mines-agent-event-open = Step 6: it opens { $cell }.
mines-agent-event-guess = Step 6: nothing is certain, so it opens another cell: { $cell }.
