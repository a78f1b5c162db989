# 0h n0: errors, techniques, arguments.

ohno-parse-empty = found no cell at all, expected the rows of a grid: { "." } unknown, W wall, O floor, or a number
ohno-parse-number-zero = found the number 0, expected 1 or more: no floor may be isolated (a floor without number is O, a wall is W)
ohno-parse-number-too-large = found the number { $found }, but a cell of this grid sees { $most } others at most
ohno-parse-too-large = found a side of { $found } cells, expected { $most } at most
ohno-parse-outside = found { $found }, expected a place from 0 to { $last }
ohno-parse-not-square = found { $cells } cells, expected a square number of them
ohno-expected-cell = { "." }, W, O or a number
ohno-expected-side = a number of rows or columns, 1 or more
ohno-expected-coordinate = a row or column, counted from 0
ohno-expected-wall-or-number = W or a number
ohno-expected-end-of-line = the end of the line
ohno-expected-code = 0 (unknown), 1 (wall), 2 (floor) or a number plus 2
ohno-expected-closing-bracket = a closing bracket
ohno-write-cell = this format has no sign for what stands in { $pos }
ohno-write-not-square = this format only knows squares

ohno-technique-number-complete = number complete
ohno-technique-one-direction = one direction left
ohno-technique-would-exceed = would exceed
ohno-technique-required = required in one direction
ohno-technique-isolated-wall = isolated, so a wall
ohno-technique-one-open-neighbour = one open neighbour
ohno-technique-joint = all four directions jointly
ohno-technique-blind-floor = blind floor (rests on uniqueness)
ohno-technique-two-numbers = two numbers together
ohno-technique-contradiction = contradiction
ohno-technique-smallest-proof = smallest proof

ohno-direction-up = upwards
ohno-direction-down = downwards
ohno-direction-left = to the left
ohno-direction-right = to the right
ohno-sight = the { $number } in { $cell }
ohno-given = { $value ->
       [W] the wall in { $cell }
       [O] the floor in { $cell }
      *[number] the { $value } in { $cell }
    }
ohno-clue = { $role ->
       [wall] the wall in { $cell }
       [floor] the floor in { $cell }
      *[number] { $cell }
    }
ohno-are-walls = { COUNT($cells) ->
        [one] { $cells } is a wall
       *[other] { $cells } are walls
    }
ohno-are-floors = { COUNT($cells) ->
        [one] { $cells } is a floor
       *[other] { $cells } are floors
    }
ohno-conclusion = { $fill ->
       [wall] { $cell } were a wall
      *[floor] { $cell } were a floor
    }

ohno-look-evidence-number = Look at { $sight }.
ohno-look-evidence-reaches = { ohno-look-evidence-number }
ohno-look-evidence-pair = Look at { $numbers }.
ohno-look-evidence-company = Look at { $cell } and around it.
ohno-look-evidence-blind = { ohno-look-evidence-company }
ohno-look-evidence-chain = Look at { $supposed } and around it.
ohno-look-evidence-proof = Look at { $supposed } and around it.
ohno-look-conclusion = { $cell }
ohno-rule = { COUNT($clues) ->
       [0] The rule: { $technique }.
      *[other] The rule: { $technique }. { COUNT($clues) ->
                [one] The clue: { $clues }.
               *[other] The clues: { $clues }.
            }
    }
ohno-so = { $argument } So { $conclusions }.
ohno-argument-number-complete = Look at { $sight }: it sees all its floors already, so its view must end there.
ohno-argument-one-direction = Look at { $sight }: it sees { $seen } and can find the missing { $missing } only { $directions }.
ohno-argument-would-exceed = Look at { $sight }: it sees { $seen }, and with the next floor { $ways }, which is too many.
ohno-exceed = { $direction } it would see { $total }
ohno-argument-required = Look at { $sight }: { $ways }.
ohno-need = even with the most the other ways can give ({ $others }), it needs { $need } { $direction }
ohno-argument-joint = Look at { $sight } and every way it can reach its sum: { $spans }.
ohno-span = { COMPARE($least, $most) ->
       [same] exactly { $least } { $direction }
      *[less] { $least } to { $most } { $direction }
    }
ohno-argument-isolated-wall = { $rule ->
       [seen_by_number] As a floor, { $cell } could be seen by no number, and every floor must be.
      *[sees_floor] As a floor, { $cell } could see no other floor, and no floor may be isolated.
    }
ohno-argument-one-open-neighbour = { $rule ->
       [seen_by_number] The floor in { $cell } must be seen by a number, and only one way is left.
      *[sees_floor] The floor in { $cell } must see another floor, and only one way is left.
    }
ohno-argument-blind-floor = No number can see { $cell }. If it were a floor, a wall there would make a second solution, and the puzzle has only one.
ohno-argument-two-numbers = Look at { $numbers } together: of the { $cases } ways to fill the cells that matter to both, { $possible ->
        [one] only 1 suits both
       *[other] { $possible } suit both, and they agree here
    }.
ohno-argument-contradiction = Suppose { $supposed }. { COUNT($links) ->
        [0] Then { $broken }.
       *[other] Then { $links }. But then { $broken }.
    }
ohno-argument-smallest-proof = Suppose { $supposed }. Then no filling satisfies all of these at once: { $clues }.
ohno-link-walls = { COUNT($cells) ->
        [one] { $cells } would be a wall
       *[other] { $cells } would be walls
    } ({ $cause })
ohno-link-floors = { COUNT($cells) ->
        [one] { $cells } would be a floor
       *[other] { $cells } would be floors
    } ({ $cause })
ohno-cause-assumed = supposed
ohno-cause-number = because of { $value }
ohno-cause-isolation = or { $value } would be isolated
ohno-broken-cause-assumed = the supposition contradicts itself
ohno-broken-cause-number = { $value } cannot be satisfied
ohno-broken-cause-isolation = { $value } is isolated

ohno-hint-sizes = the position and the puzzle it started from differ in size
ohno-hint-solved = Solved: every cell is known and every rule is kept.
ohno-hint-wrong-marks = { COUNT($cells) ->
        [one] The mark in { $cells } is wrong: with it, no solution is left.
       *[other] The marks in { $cells } cannot all stay: together they leave no solution.
    }
ohno-hint-differ = { COUNT($cells) ->
        [one] { $cells } differs from the solution.
       *[other] { $cells } differ from the solution.
    }
ohno-hint-several = No certain step was found: there are several solutions, and they differ in { $cell }.
ohno-difficulty-easy = easy
ohno-difficulty-medium = medium
ohno-difficulty-hard = hard
ohno-difficulty-expert = expert
ohno-rating = { $hardest ->
       [none] There is nothing left to find.
      *[other] Difficulty: { $difficulty } ({ TENTHS($rating) }). The hardest technique it needs: { $hardest }.
    }

ohno-fault-number = { COMPARE($least, $number) ->
       [more] Broken: the { $number } in { $pos } sees { $least }, too many.
      *[other] { COMPARE($most, $number) ->
           [less] Broken: the { $number } in { $pos } can see { $most } at most, too few.
          *[other] Broken: the { $number } in { $pos } can see too many or too few, but not exactly its number.
        }
    }
ohno-fault-isolated = Broken: the floor in { $pos } is isolated.
ohno-generate-size = { $rows }x{ $cols } is not a size: a side has 1 to { $most } cells
ohno-generate-not-found = No such puzzle on { $tries } boards: try another difficulty, size or number of clues.
ohno-generate-stopped = No such puzzle found on { $tries } boards: { $stop }.
ohno-generate-head = { $rows }x{ $cols }, { $clues ->
        [one] 1 clue
       *[other] { $clues } clues
    }, { $difficulty } ({ TENTHS($rating) }), seed { $seed }, index { $index }
search-walls = walls
