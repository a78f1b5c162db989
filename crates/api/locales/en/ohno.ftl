# 0h n0: errors, techniques, arguments.

ohno-parse-empty = found no cell at all, expected the rows of a grid: { "." } unknown, W wall, O floor, or a number
ohno-parse-not-text = found the byte { $byte }, which is not text (UTF-8)
ohno-parse-ragged = row { $row } has { $found ->
        [one] 1 cell
       *[other] { $found } cells
    }, expected { $expected } as in the first row
ohno-parse-unexpected = found "{ $found }", expected { $expected }
ohno-parse-ends = found the end of the text, expected { $expected }
ohno-parse-zero = found the number 0, expected 1 or more: no floor may be isolated (a floor without number is O, a wall is W)
ohno-parse-number = found the number { $found }, but a cell of this grid sees { $most } others at most
ohno-parse-size = found a side of { $found } cells, expected { $most } at most
ohno-parse-outside = found { $found }, expected a place from 0 to { $last }
ohno-parse-square = found { $cells } cells, expected a square number of them
ohno-expected-cell = { "." }, W, O or a number
ohno-expected-side = a number of rows or columns, 1 or more
ohno-expected-coordinate = a row or column, counted from 0
ohno-expected-wall-or-number = W or a number
ohno-expected-end-of-line = the end of the line
ohno-expected-end-of-text = nothing more
ohno-expected-code = 0 (unknown), 1 (wall), 2 (floor) or a number plus 2
ohno-expected-bracket = a closing bracket
ohno-write-cell = this format has no sign for what stands in { $cell }
ohno-write-square = this format only knows squares

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

ohno-up = upwards
ohno-down = downwards
ohno-left = to the left
ohno-right = to the right
ohno-number = the { $number } in { $cell }
ohno-cell = { $cell }
ohno-clue-floor = the floor in { $cell }
ohno-clue-wall = the wall in { $cell }
ohno-are-walls = { $count ->
        [one] { $cells } is a wall
       *[other] { $cells } are walls
    }
ohno-are-floors = { $count ->
        [one] { $cells } is a floor
       *[other] { $cells } are floors
    }
ohno-both = { $list }
ohno-were-wall = { $cell } were a wall
ohno-were-floor = { $cell } were a floor

ohno-look-number = Look at { $number }.
ohno-look-pair = Look at { $first } and { $second }.
ohno-look-cell = Look at { $cell } and around it.
ohno-rule = The rule: { $technique }.
ohno-rule-and-clues = The rule: { $technique }. { $count ->
        [one] The clue: { $clues }.
       *[other] The clues: { $clues }.
    }
ohno-so = { $argument } So { $conclusions }.
ohno-argument-number-complete = Look at { $number }: it sees all its floors already, so its view must end there.
ohno-argument-one-direction = Look at { $number }: it sees { $seen } and can find the missing { $missing } only { $directions }.
ohno-argument-would-exceed = Look at { $number }: it sees { $seen }, and with the next floor { $totals }, which is too many.
ohno-exceed = { $direction } it would see { $total }
ohno-argument-required = Look at { $number }: { $needs }.
ohno-need = even with the most the other ways can give ({ $others }), it needs { $need } { $direction }
ohno-argument-joint = Look at { $number } and every way it can reach its sum: { $spans }.
ohno-span = { $least } to { $most } { $direction }
ohno-span-exact = exactly { $reach } { $direction }
ohno-argument-isolated-wall = As a floor, { $cell } could see no other floor, and no floor may be isolated.
ohno-argument-isolated-wall-number = As a floor, { $cell } could be seen by no number, and every floor must be.
ohno-argument-one-open-neighbour = The floor in { $cell } must see another floor, and only one way is left.
ohno-argument-one-open-neighbour-number = The floor in { $cell } must be seen by a number, and only one way is left.
ohno-argument-blind-floor = No number can see { $cell }. If it were a floor, a wall there would make a second solution, and the puzzle has only one.
ohno-argument-two-numbers = Look at { $first } and { $second } together: of the { $cases } ways to fill the cells that matter to both, { $possible ->
        [one] only 1 suits both
       *[other] { $possible } suit both, and they agree here
    }.
ohno-argument-contradiction = Suppose { $supposed }. { $count ->
        [0] Then { $broken }.
       *[other] Then { $links }. But then { $broken }.
    }
ohno-argument-smallest-proof = Suppose { $supposed }. Then no filling satisfies all of these at once: { $clues }.
ohno-link-walls = { $count ->
        [one] { $cells } would be a wall
       *[other] { $cells } would be walls
    } ({ $cause })
ohno-link-floors = { $count ->
        [one] { $cells } would be a floor
       *[other] { $cells } would be floors
    } ({ $cause })
ohno-cause-assumed = supposed
ohno-cause-number = because of { $number }
ohno-cause-isolation = or { $cell } would be isolated
ohno-broken-assumed = the supposition contradicts itself
ohno-broken-number = { $number } cannot be satisfied
ohno-broken-isolation = { $cell } is isolated

ohno-hint-sizes = the position and the puzzle it started from differ in size
ohno-hint-solved = Solved: every cell is known and every rule is kept.
ohno-hint-wrong-marks = { $count ->
        [one] The mark in { $cells } is wrong: with it, no solution is left.
       *[other] The marks in { $cells } cannot all stay: together they leave no solution.
    }
ohno-hint-differ = { $count ->
        [one] { $cells } differs from the solution.
       *[other] { $cells } differ from the solution.
    }
ohno-hint-several = No certain step was found: there are several solutions, and they differ in { $cell }.
ohno-easy = easy
ohno-medium = medium
ohno-hard = hard
ohno-expert = expert
ohno-rating = Difficulty: { $difficulty } ({ $rating }). The hardest technique it needs: { $technique }.
ohno-rating-nothing = There is nothing left to find.

ohno-fault-too-many = Broken: { $number } sees { $seen }, too many.
ohno-fault-too-few = Broken: { $number } can see { $seen } at most, too few.
ohno-fault-misses = Broken: { $number } can see too many or too few, but not exactly its number.
ohno-fault-isolated = Broken: the floor in { $cell } is isolated.
ohno-generate-size = { $rows }x{ $cols } is not a size: a side has 1 to { $most } cells
ohno-generate-not-found = No such puzzle on { $tried } boards: try another difficulty, size or number of clues.
ohno-generate-stopped = Stopped after { $tried } boards: { $stop }.
ohno-generate-head = { $rows }x{ $cols }, { $clues ->
        [one] 1 clue
       *[other] { $clues } clues
    }, { $difficulty } ({ $rating }), seed { $seed }, index { $index }
ohno-search-no-way-back = 0h n0 cannot be searched backwards, because its goal is not known: choose another strategy
search-walls = walls
