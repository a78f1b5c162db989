# Words that every part uses.

list-and = { $first } and { $last }
value = { $value }
error-at = line { $line }, column { $column }: { $message }
unknown-name = unknown name "{ $found }"; { $nearest ->
       [none] known are
      *[other] did you mean "{ $nearest }"? Known are
    } { JOIN($known, by: ", ") }
undecided = Not decided: { $stop }.
stop-nodes = the limit on nodes was reached
stop-bytes = the limit on memory was reached
stop-time = the limit on time was reached
stop-cancelled = it was cancelled
stopped-early = Stopped early: { $stop }.
system-not-found = no such file or folder
system-permission-denied = permission denied
system-is-a-folder = it is a folder
system-not-a-folder = a part of the path is not a folder
system-exists = it already exists
system-full = no space left on the device
system-read-only = the file system is read-only
system-name = no file can have this name
system-address-in-use = the address is in use
system-no-such-address = this machine does not have the address
system-not-text = this is not text (UTF-8)
system-other = { $value }

no-solution = The puzzle has no solution.
several = The puzzle has several solutions.
solve-unique = The puzzle has exactly one solution.
solve-one = A solution; whether it is the only one was not asked (--count 2).
    .page = A solution; whether it is the only one was not asked.
solve-undecided = Not decided.
solve-count = The puzzle has { $count } solutions.
solve-at-least = The puzzle has { $count } solutions at least.
solve-exact = The puzzle has exactly { $count } solutions.
solve-another = Another solution, which differs where marked:
conflict = { COUNT($clues) ->
        [0] The puzzle has no solution.
        [one] The puzzle has no solution: { $clues } alone makes it impossible.
       *[other] The puzzle has no solution: { $clues } cannot all hold.
    }
check-right = Right: the filling keeps every rule.
generate-solution = solution
generate-in-all = Made in all: { $made }. Tried: { $tried }.
series-too-long = the first index { $first } and the count { $count } go beyond the last index, { $last }; make one of them smaller
ending-solved = solved
ending-wrong = wrong: the goal it found is no solution
ending-no-solution = no solution
cut-depth = not found within the depth limit
cut-width = not found within the beam
cut-discrepancies = not found within the discrepancies
ending-stopped = stopped: { $value }
search-strategy = strategy
search-heuristic = heuristic
search-formulation = formulation
search-result = result
search-length = length
search-cost = cost
search-cheapest = cheapest
search-expanded = expanded
search-generated = generated
search-frontier = largest frontier
search-depth = depth
search-memory = memory
search-time = time

# Whether a solution is proved to be a cheapest one, and why.
cheapest-yes = yes
cheapest-no = no
cheapest-unknown = not known
search-grounds = { $methods }: { $sentence }
grounds-order-of-cost = proved cheapest, because solutions are taken in the order of their cost.
grounds-admissible-estimate = proved cheapest, because solutions are taken in the order of their cost plus an estimate that is never too high (the heuristic is admissible).
grounds-fewest-steps = proved cheapest, because no solution has fewer steps and all steps cost the same.
grounds-lower-bound = proved cheapest, though not by the strategy: an admissible estimate of the start says that every solution costs as much.
grounds-all-alike = cheapest, whatever the strategy: every solution fills the same cells, so all cost the same.
grounds-as-cheap = proved cheapest, though not by the strategy: it costs no more than a proved solution beside it.
grounds-cheaper = not cheapest: a solution beside it costs less.
grounds-no-promise = not known to be cheapest, because the strategy promises nothing about cost.
grounds-estimate = not known to be cheapest, because the strategy promises that with an admissible heuristic only, and this one is not known to be admissible.
grounds-weighted = not known to be cheapest: the weight allows a solution that costs up to that many times the least.
grounds-unequal-steps = not known to be cheapest: no solution has fewer steps, but here steps differ in cost.
grounds-early-goal-test = not known to be cheapest: the goal ended the search when it was generated, and a cheaper one may have been waiting.
grounds-depth-limit = not known to be cheapest: a cheaper solution may lie below the depth limit.
grounds-two-parts = not known to be cheapest: the numbers were solved first and the isolated floors second, and what the strategy promises of each part does not hold for both together.
search-not-reversible = { $strategy } also searches backwards from the goal, but the goal of a puzzle is what is looked for: choose another strategy. It works on problems of your own, in Python.

dead-end = no way
estimate-of-start = At the start { $name } says { $estimate }; the cheapest way to a goal costs { $cost }.
estimate-of-start-alone = At the start { $name } says { $estimate }.
admissible-holds = { $name } is admissible on this board: all states were compared.
admissible-not-refuted = { $name } was not refuted: { $judged } states were compared with their true costs ({ $undecided } lie too far from a goal to tell).
admissible-fails = { $name } is not admissible: in the state below it says { $estimate }, but { $cost ->
        [one] 1 step is
       *[other] { $cost } steps are
    } enough to reach a goal.
consistent-holds = { $name } is consistent on this board.
consistent-not-refuted = No step of { $steps } shows { $name } to be inconsistent.
consistent-fails = { $name } is not consistent: with the step { $step } it drops from { $before } to { $after }.
search-backtracks = backtracks
ending-gave-up = gave up
verdict-consistent = consistent, { $candidates } candidates left
verdict-inconsistent = { ending-no-solution }
verdict-stopped = { ending-stopped }
answer-too-large = the answer would have { $size } bytes or more, and { $most } are allowed; ask for less, or raise the limit on memory
answer-stopped = the answer was not finished: { $stop }; ask for less, or raise the limit
answer-not-written = The answer could not be written: { $reason }.
parse-not-text = found the byte { HEX($byte) }, which is not text (UTF-8)
parse-ragged = row { $row } has { $found ->
        [one] 1 cell
       *[other] { $found } cells
    }, expected { $expected } as in the first row
parse-unexpected = found "{ $found }", expected { $expected }
parse-ends = found the end of the text, expected { $expected }
expected-end-of-text = nothing more

# A request that cannot be read: the field, what it holds, what is allowed.
request-value = { $field } is { $found }; allowed: { $allowed }
request-missing = { $field } is missing
request-no-field = there is no field { $field }; known are { $known }
request-unread = the request cannot be read: { $reason }
request-truth = true or false
request-whole = a whole number from { $least } to { $most }
request-number = a number
request-text = a text
request-list = a list
request-list-of = a list of { $count }
request-object = an object with named fields
