# The laboratory: experiments and their reports.

lab-problem-syntax = this is no TOML: { $value }
lab-problem-too-long = the text has { $bytes } bytes; at most { $most } are read: keep puzzles and other lists in files of their own
lab-problem-unknown-key = there is no key `{ $key }` here; the keys are: { JOIN($known, by: ", ") }
lab-problem-missing = the key `{ $key }` is missing
lab-problem-type = `{ $key }` should be { $expected }, not { $found }
lab-problem-unknown = `{ $key }` cannot be "{ $found }"; { $nearest ->
       [none] it can be:
      *[other] did you mean "{ $nearest }"? It can be:
    } { JOIN($known, by: ", ") }
lab-problem-range = `{ $key }` cannot be { $found }; it can be from { $least } to { $most }
lab-problem-twice = `{ $key }`: two are called "{ $value }"; give one of them another name
lab-problem-other = `{ $key }`: { $value }
lab-key-error = { $key }: { $reason }
lab-expected-text = a text in quotes
lab-expected-whole = a whole number
lab-expected-number = a number
lab-expected-flag = true or false
lab-expected-list = a list that is not empty, such as ["a", "b"]
lab-expected-table = a table
lab-expected-size = a size such as "500MB" or "2GB"
lab-expected-time = a time such as "500ms", "30s" or "5m"
lab-no-files = files are not read here; write the puzzles themselves under `puzzles`
lab-no-puzzles = `{ $key }`: there is no puzzle in it
lab-file = `{ $key }`: { $file } cannot be read: { $reason }
lab-file-not-regular = it is not a regular file
lab-file-too-large = it has more than { $megabytes } MB
lab-no-such-run = there is no run { $run }; they are numbered from 0 to { $last }

lab-folder-io = { $path }: { $reason }
lab-folder-unwritten = { $path }: { $reason }. What was written before is kept; --resume goes on with it.
lab-folder-taken = { $path } has results already. Go on with them (--resume), or choose another folder (--out).
lab-folder-different = { $path } has the results of another experiment, or of another part of it. Choose another folder (--out).
lab-folder-busy = { $path } is being written by another process.
lab-folder-nothing = { $path } has no results.
lab-folder-plan-damaged = { $path }, line { $line }: this file is damaged, and without it the results cannot be read. Restore it from a copy, or run the experiment again in another folder (--out).
lab-folder-damaged = { $path }, line { $line }: this line is damaged: { $why }. Nothing was changed. Delete the line and go on with --resume: its run is then made again.
lab-damage-not-a-run = from column { $column } on it is not the JSON of a run
lab-damage-changed = it does not match its checksum, so it was changed after it was written
lab-damage-unchecked = its checksum is missing, so it was changed after it was written
lab-damage-foreign = run { $run } is not in this experiment
lab-damage-misplaced = run { $run } is not in its place; runs stand in the order of their numbers
lab-folder-runs-lost = { $path } was complete, but only { $found } of { $runs } runs are left. The command that made it makes the others again with --resume.
lab-folder-incomplete = { $path } is not complete: { $done } of { $runs } runs are made. Finish it with --resume.
lab-folder-parts-missing = { $count ->
        [one] Of { $of } parts one is missing: { JOIN($missing, by: ", ") }.
       *[other] Of { $of } parts { $count } are missing: { JOIN($missing, by: ", ") }.
    }
lab-folder-part-twice = { $path }: part { $part } is there already.

lab-done = { $runs ->
    [one] One run is made.
   *[other] { $runs } runs are made.
}
lab-stopped = Stopped after { $runs } of { $of } runs: { $stop }.
lab-limited = { $runs ->
    [one] One run is made, not to its end: { $stop }.
   *[other] { $runs } runs are made, some of them not to their end: { $stop }.
}
lab-read-in-part = Only { $runs } of { $of } runs were read: { $stop }.
lab-not-joined = Nothing was joined: { $stop }.
lab-unchecked = These results were written without checksums, by an older version: a line that was damaged since would not be noticed.
lab-cut-off = Half a line at the end of the journal was cut off ({ $bytes } bytes): its run is made again.
lab-go-on = Nothing is lost: the same command with --resume goes on.
    .page = Nothing is lost: the runs that were made are kept.
lab-joined = { $parts } parts are joined: { $runs } runs.
lab-so-far = So far: { $runs } of { $of } runs.
lab-kept = Results and report: { $folder }

lab-results = Results
lab-results-how = The part of all runs that succeeded, with its 95 % interval (Wilson); a run that could not be finished did not succeed. Times are apart for success and defeat. Counts are means of finished runs.
lab-setting = setting
lab-method = method
lab-runs = runs
lab-success-minesweeper = won
lab-success-sudoku = solved
lab-success-ohno = solved
lab-low = from
lab-high = to
lab-unfinished = unfinished
lab-success-time = mean time, success
lab-success-median = median
lab-success-95 = 95 %
lab-defeat-time = mean time, defeat
lab-count-decisions = decisions
lab-count-guesses = guesses
lab-count-expanded = expanded
lab-count-generated = generated
lab-count-frontier = largest frontier
lab-count-solution-length = solution length
lab-count-solution-cost = solution cost
lab-count-solution-proved = part proved cheapest
lab-count-nodes = nodes
lab-count-backtracks = backtracks
lab-count-conflicts = conflicts
lab-count-cut-short = decisions cut short
lab-count-gave-up = games given up
lab-failures = Runs that could not be finished
lab-failure = { $setting }, { $method }: { $count ->
        [one] one run
       *[other] { $count } runs
    } – { $reason }

lab-comparisons = Compared on the same instances
lab-comparisons-how = Every method beside { $first }. The difference of the success rates is in percentage points with its 95 % interval for pairs (Agresti and Min); then the instances on which only this method succeeded and those on which only { $first } did, and how likely so uneven a split is by chance (McNemar, mid-p). The ratio says how many times as long this method takes where both succeed, with its 95 % interval (bootstrap).
lab-difference = difference, points
lab-only = only this : only the first
lab-p = p
lab-time-ratio = time

lab-growth = How time grows
lab-growth-how = Two laws are fitted to the mean times of success: a power of the size, and an exponential. The better one has the lower Akaike criterion. The size is the number of cells.
lab-exponent = exponent of the power
lab-base = base of the exponential
lab-better = better law
lab-power = power
lab-exponential = exponential
lab-time = time
lab-size = cells
lab-instances = instances solved

lab-plot-rates = Success by setting and method
lab-plot-rates-how = The part of runs that succeeded, with 95 % intervals; the table above has the numbers.
lab-plot-times = Time of a run
lab-plot-times-how = Boxes from 25 to 75 %, lines from 5 to 95 %, the mean as a mark, the extremes as rings.
lab-plot-survival = Solved within a time: { $setting }
lab-plot-survival-how = For each method the n-th quickest solved instance and its time; further right is more solved, lower is quicker.
lab-plot-growth = Mean time of a success by size
lab-plot-growth-how = One series for each method, with the better of the two fitted laws.

lab-making = How this was made
lab-fact-game = Game
lab-fact-seed = Seed
lab-fact-runs = Runs
lab-fact-repetitions = Times each run was repeated (the least time counts)
lab-fact-limits = Limits of a run
lab-limit-nodes = { $nodes } nodes
lab-limit-bytes = { $megabytes } MB
lab-limit-time = { $time }
lab-fact-version = Program
lab-fact-machine = Machine
lab-processors = { $count ->
        [one] one processor
       *[other] { $count } processors
    }
lab-export-file = { $file } cannot be written: { $reason }
lab-exported = { $file ->
       [none] { $rows } runs.
      *[other] { $rows } runs are written: { $file }
    }
lab-export-binary = A Parquet file is not text: name the file to write it to.
lab-export-no-parquet = This program was built without Parquet.

# Agents on the same boards.
lab-contest-rate = { $agent } won { $won } of { $games } games: { $rate } % (95 % interval { $low } to { $high } %).
lab-contest-difference = { $agent } beside { $first } on the same boards: { $difference } percentage points (95 % interval { $low } to { $high }; p: { $p }).
