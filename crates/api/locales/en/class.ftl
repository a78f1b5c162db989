# Labs for a class: verdicts, feedback, reports.

class-verdict-right = right
class-verdict-partly = right in part
class-verdict-wrong = wrong
class-verdict-unsound = not admissible
class-verdict-timed-out = no answer in time
class-verdict-crashed = stopped with an error
class-verdict-protocol = not an answer of the protocol
class-verdict-not-graded = not graded

class-kind-allowed = a digit that is allowed
class-kind-row = a digit that the row has already
class-kind-column = a digit that the column has already
class-kind-square = a digit that only the box has already
class-kind-itself = the digit that the cell itself holds
class-kind-empty = an empty cell
class-kind-filled = a filled cell
class-kind-refused = an action that is not allowed
class-kind-several = a board with several steps
class-kind-dead-end = a board with no step
class-kind-tree = a search in a tree
class-kind-graph = a search in a graph whose ways differ in cost
class-kind-unsolvable = a search that must find no solution
class-kind-heuristic = a heuristic on all boards of a small space

class-question-valid = whether a digit may stand in a cell
class-question-is-empty = whether a cell is empty
class-question-succ = the board after an action
class-question-next-states = all boards that follow
class-question-uninformed-search = graph search
class-question-breadth-first = breadth-first search
class-question-depth-first = depth-first search
class-question-uniform-cost = uniform-cost search
class-question-informed-search = graph search with a heuristic
class-question-greedy = greedy search
class-question-a-star = A* search
class-question-h1 = a first heuristic
class-question-h2 = a second heuristic

class-method-breadth-first = breadth-first search
class-method-depth-first = depth-first search
class-method-uniform-cost = uniform-cost search
class-method-greedy = greedy search
class-method-a-star = A*

class-rule-breadth-first = Breadth-first search takes a shallowest node first
class-rule-depth-first = Depth-first search takes a child of the node that was expanded last, and goes back only where there is none
class-rule-uniform-cost = Uniform cost takes the cheapest node first, the one with the lowest g
class-rule-greedy = Greedy search takes the node with the lowest estimate h first
class-rule-a-star = A* takes the node with the lowest g + h first

# A board as sentences name it.
class-board-start = the initial board
class-board-with = the board with { $cells }
class-node = { JOIN($cells, by: ", ") }
class-more = { $count } more

# Where a search parts from its method.
class-step = Your search parts from { $method } after { $step ->
        [0] the start
        [one] one expansion
       *[other] { $step } expansions
    }. { $what }
class-parting-never-reached = It expands { $taken }, which no expansion so far has led to. Only a node that was removed from the frontier may be expanded.
class-parting-already-explored = It expands { $taken } again: this board is in the explored set already. A child goes into the frontier only if its state is neither in the explored set nor in the frontier. States are the same if their boards are equal (==), not only if they are the same object.
class-parting-expands-goal = It expands a full board, but a full board is a goal. Test for the goal when a node is removed from the frontier, before its children are made.
class-parting-out-of-turn = { $rule }: { $expected } { $should }, you took { $taken }, which { $took }.{ $cheaper ->
        [true] { " " }A cheaper way to it was found while it waited: update() puts it in the place of the old one.
       *[false] { "" }
    }
class-parting-stops-early = It ends with a goal while other nodes come first. { $rule }: { $expected } { $should } and is still in the frontier. Test for the goal when a node is removed from the frontier, not when it is put in.
class-parting-gives-up = It answers that there is no solution while { $waiting ->
        [one] a node is
       *[other] { $waiting } nodes are
    } left in the frontier. The next one is { $expected }. A search fails only when its frontier is empty.
class-parting-no-way = The actions of its answer do not lead to a goal that it has reached. Follow the parents from the goal back to the initial node, and give the actions in order from the start.
class-parting-no-goal = The actions of its answer lead to a board with empty cells. A solution ends with a full board.

# What is known of a node: why it comes first or not.
class-has-depth = is at depth { $value }
class-has-cost = costs { $value }
class-has-estimate = has h = { $value }
class-has-sum = has g + h = { $g } + { $h } = { $value }
class-has-newest = is of the newest children
class-has-older = is of older children
class-has-other = comes later

class-evidence-valid = { $answered ->
        [true] `valid` says that { $digit } may stand in { $cell }, but { $unit ->
            [row] its row
            [column] its column
           *[square] its box
        } has a { $digit } already, in { $other }.
       *[false] `valid` says that { $digit } may not stand in { $cell }, but no other cell of its row, column or box has a { $digit }.{ $itself ->
            [true] { " " }The { $digit } in { $cell } itself does not count.
           *[false] { "" }
        }
    }
class-evidence-is-empty = { $answered ->
        [true] `is_empty` says that { $cell } is empty, but it holds { $digit }.
       *[false] `is_empty` says that { $cell } is filled, but it is empty: its number is 0.
    }
class-evidence-succ-refused = `succ` makes a board with { $digit } in { $cell }, but { $unit ->
        [row] its row
        [column] its column
       *[square] its box
    } has a { $digit } already, in { $other }. The answer is None.
class-evidence-succ-allowed = `succ` answers None, but { $digit } may stand in { $cell }. The answer is the board with it.
class-evidence-succ-differs = { $count ->
        [one] The board that `succ` gives for { $digit } in { $cell } differs from the right one in { $cells }.
       *[other] The board that `succ` gives for { $digit } in { $cell } differs from the right one in { $count } cells: { $cells }.
    } An action is the digit, then the row, then the column.
class-evidence-changed = The function changed the board that it was given: { $cells }. The old board is still needed. Copy all rows before you put a digit in.
class-changed-cell = { $cell } was { $before } and is now { $after }
class-empty-cell = empty
class-evidence-next-states-dead = No digit may stand in { $cell }, the first empty cell. There is no next state, so the list is empty; yours has { $extra }.
class-evidence-next-states-reordered = All next states are there, but in another order. The digits of the first empty cell, { $cell }, come in order from 1 to 9: { $digits }.
class-evidence-next-states = Next states fill the first empty cell, { $cell }, with every digit that may stand there: { $digits }.{ $missing ->
        [none] { "" }
       *[other] { " " }Missing: { $missing }.
    }{ $extra ->
        [none] { "" }
       *[other] { " " }Not allowed, or with a wrong board: { $extra }.
    }
class-action = { $digit } in { $cell }
class-evidence-counts = The nodes are expanded in the right order, but the counts are not right.{ COMPARE($expanded, $expanded-really) ->
        [same] { "" }
       *[other] { " " }You say that { $expanded } nodes were expanded; it was { $expanded-really }: those whose children were made, without the goal.
    }{ COMPARE($generated, $generated-really) ->
        [same] { "" }
       *[other] { " " }You say that { $generated } nodes were generated; it was { $generated-really }: those put into the frontier, without the initial node.
    }
class-evidence-cost = The way that you found costs { $cost }, but your search had come upon one to the same goal that costs { $cheapest }. When a cheaper way leads to a node of the frontier, it takes the place of the old one: that is what update() does.
class-evidence-overestimates = On this board the heuristic says { $estimate }, but the cheapest way to the goal costs { $cost }. It overestimates, so it is not admissible, and A* may miss the cheapest solution. { $boards ->
        [one] This is the only one of { $of } boards.
       *[other] It overestimates { $boards } of { $of } boards; this one most.
    }
class-evidence-no-estimate = On this board the heuristic gives { $estimate }. An estimate is a number, finite and not negative.
class-evidence-pruning = With this heuristic A* expands { $expanded } nodes, without any { $without }. All points are for { $target } or fewer. A heuristic that comes closer to the true cost, and is never above it, prunes more.
class-evidence-same-heuristic = h2 says the same as h1 of every board. Two different heuristics are asked for.
class-evidence-timed-out = There was no answer within { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }. Perhaps a loop does not end, or boards that were explored are expanded again and again.
class-evidence-memory = The program needs more than { $megabytes } MB of memory. Perhaps nodes are put into the frontier again and again.
class-evidence-failed = An error in your code: { $error }
class-evidence-ended = The program ended before it answered ({ $status }). Functions return their answer; they do not end the program.
class-evidence-not-ready = The program was not ready within { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }. Perhaps a file does much work when it is imported; put such work below `if __name__ == "__main__":`.
class-evidence-protocol = The answer is not of the form that is expected. Expected: { $expected }. Found: { $found }
class-evidence-not-graded = This could not be graded. It is not your fault and costs no points. Reason: { $why }
class-evidence-nothing = There is nothing that can be run.

class-remark-missing = The file { $file } is missing.
class-remark-no-program = There is nothing in it that can be run.
class-remark-unconfined = The programs were run without a sandbox (--unsafe): they could read and write what the grader can.
class-remark-left-out = { $file } was not read: { $why }.
class-left-out-too-large = it is too large
class-left-out-too-many = there are too many files
class-left-out-too-deep = it lies too deep in folders
class-left-out-duplicate = there is another file of the same name
class-left-out-link = it is a link
class-left-out-name = its name leads out of the folder or is no text
class-left-out-unreadable = it cannot be read

# What a case asks.
class-task-valid = May { $digit } stand in { $cell }?
class-task-is-empty = Is { $cell } empty?
class-task-succ = Which board follows when { $digit } is put into { $cell }? None if it may not stand there.
class-task-next-states = Which boards follow? Fill the first empty cell.
class-task-search = In which order does { $method } expand the boards? { $space ->
        [first] A step fills the first empty cell and costs 1.
       *[free] A step fills any empty cell and costs as many as digits are possible there.
    }
class-task-heuristic = What does your heuristic say of this board, and of those that follow? It must never be above the true cost. A step fills any empty cell and costs as many as digits are possible there.

class-answer-yes = Yes.
class-answer-no-conflict = No: { $unit ->
        [row] its row
        [column] its column
       *[square] its box
    } has a { $digit } already, in { $other }.
class-answer-no-filled = No: it holds { $digit }.
class-answer-board = This board:
class-answer-none = None: { $unit ->
        [row] its row
        [column] its column
       *[square] its box
    } has a { $digit } already, in { $other }.
class-answer-next-states = { $count ->
        [0] There is none: no digit may stand in { $cell }.
        [one] One board: { $actions }.
       *[other] { $count } boards: { $actions }.
    }
class-answer-expanded = { $expanded } nodes are expanded, { $generated } generated. Where several nodes are equal, another order among them is right too.
class-answer-found = The way: { $actions }. It costs { $cost }.
class-answer-no-solution = There is no solution.
class-answer-heuristic = The cheapest way to a goal costs { $cost }. A* expands { $without } nodes without a heuristic, { $first } with the number of empty cells, { $second } with the reference's second heuristic.

# Pictures.
class-picture-board = The board
class-picture-should = Should have been expanded
class-picture-took = Was expanded by your search
class-picture-next = Is next in the frontier
class-picture-right = The right board
class-picture-yours = Your board
class-picture-before = Before
class-picture-after = After
class-picture-start = The initial board

# Reports.
class-report-student = { $student }: { $lab }
class-report-class = The class: { $lab }
class-report-points = Points
class-report-total = { $points } of { $most } points.
class-report-program-only = { $points } of { $most } points for the program. { $written } more points are for the written questions, which your teacher marks.
class-report-hidden-note = { $count ->
        [one] One of the cases is hidden: here you see only its kind and how it went
       *[other] { $count } of the cases are hidden: here you see only their kinds and how they went
    }. The command below a question makes a fresh case of that kind to practise with.
class-report-unconfined = Graded without a sandbox (--unsafe): the programs could read and write what the grader can. Take care with these results.
class-report-remarks = About the submission
class-report-question = Question
class-report-what = What it asks
class-report-verdict = Verdict
class-report-most = Most
class-report-case = Case
class-report-kind = Kind
class-report-share = Credit
class-report-public = { $number }
class-report-hidden = { $number }, hidden
class-report-all-public-right = All cases that you can see are right; { $hidden ->
        [one] the hidden one is not
       *[other] { $wrong } of { $hidden } hidden ones are not
    }.
class-report-right-so-far = All cases are right.
class-report-case-heading = Case { $number }: { $kind }
class-report-cases-heading = Cases { JOIN($numbers, by: ", ") }
class-report-practice = Practise with a fresh case of the same kind:
class-report-frontiers = The two frontiers here
class-report-frontier = The frontier of the method here
class-report-frontiers-more = The method's frontier has { $waiting } nodes; some are shown.
class-report-method-side = Method: board
class-report-your-side = Yours: board
class-report-depth = depth
class-report-next = next: { $board }
class-report-written = Written questions
class-report-words = Words
class-report-by-teacher = not marked yet
class-report-no-answer = no answer found
class-report-counted = Students
class-report-mean = Mean
class-report-median = Median
class-report-lowest = Lowest
class-report-highest = Highest
class-report-distribution = How many students have how many points
class-report-distribution-alt = Points in ten parts from 0 to { $most }, and how many students are in each.
class-report-students-axis = students
class-report-not-graded-note = { $count ->
        [one] One submission has cases
       *[other] { $count } submissions have cases
    } that the grader could not grade. They cost no points. Grade again when the reason is removed.
class-report-per-question = Questions
class-report-right-count = All right
class-report-mean-share = Mean of points
class-report-mistakes = What went wrong most
class-report-mistake = Mistake
class-report-example = Example, { $question }: { $mistake }
class-report-worst-cases = Cases that failed most
class-report-failed = Failed
class-report-student-list = Students
class-report-student-column = Student
class-report-program = Program
class-report-all = Total
class-report-no-students = There are no results yet.
class-report-folder = The class: { $class }. A page for each student: { $folder }
class-report-written-file = Marks for the written questions go into { $file }; then run the command again.

# Names of mistakes, for counts.
class-mistake-valid = wrong answer of valid
class-mistake-is-empty = wrong answer of is_empty
class-mistake-succ = wrong board of succ
class-mistake-changed = the board that was given is changed
class-mistake-next-states = wrong next states
class-mistake-never-reached = a board expanded that was never reached
class-mistake-already-explored = a board expanded again
class-mistake-expands-goal = a goal expanded
class-mistake-out-of-turn = a node expanded out of turn
class-mistake-stops-early = ended too early
class-mistake-gives-up = gave up while nodes were left
class-mistake-no-way = actions that lead to no goal that was reached
class-mistake-no-goal = actions that lead to a board with empty cells
class-mistake-counts = wrong counts
class-mistake-cost = not the cheapest way known
class-mistake-overestimates = a heuristic that overestimates
class-mistake-no-estimate = a heuristic that gives no number
class-mistake-pruning = a heuristic that prunes too little
class-mistake-same-heuristic = h2 is h1
class-mistake-timed-out = no answer in time
class-mistake-memory = too much memory
class-mistake-failed = an error in the code
class-mistake-ended = the program ended
class-mistake-not-ready = not ready in time
class-mistake-protocol = not an answer of the protocol
class-mistake-not-graded = not graded
class-mistake-nothing = nothing to run

# Errors.
class-error-results = { $file }, line { $line }: this is no result of `atisbo class grade`: { $why }
class-error-written-column = { $file }, line 1, column { $column }: the columns are: { JOIN($known, by: ", ") }
class-error-written-student = { $file }, line { $line }: there is no student "{ $found }" in the results
class-error-written-twice = { $file }, line { $line }: "{ $found }" stands twice
class-error-written-mark = { $file }, line { $line }, column { $column }: "{ $found }" is no mark; it can be from 0 to { $most }, or empty
class-error-written-quote = { $file }, line { $line }: a quotation mark is never closed
class-error-no-kind = { $question } has no cases of the kind "{ $found }"; it has: { JOIN($known, by: ", ") }
class-error-watch = { $file }, line { $line }: { $reason }
class-error-watch-json = this is not JSON of an event: { $why }
class-error-watch-board = the state is not 81 digits
class-error-watch-no-parent = its parent, node { $parent }, was not seen before
class-error-watch-no-node = node { $node } was not generated before
class-error-watch-start = the first event is the initial node, without a parent
class-error-watch-depth = its depth is { $found }, but that of its parent is { $parent }
class-error-watch-cells = its board differs from its parent's in { $cells } cells; a step fills one; does succ write on a copy of the board?
class-error-watch-nothing = there is no event in it
class-error-watch-same = { $file } holds the search itself; name another file with --out
class-error-watch-large = it has more than { $megabytes } MB; use a smaller board
class-error-watch-orphan = only the initial node, number 0, has no parent: put every node into the frontier with insert
class-error-watch-no-number = the node has no number: put every node into the frontier with insert
class-error-watch-number = the number of this new node is { $found }; the next number is { $next }
class-error-watch-other-board = node { $node } had another board when it was generated; does succ write on a copy of the board?
class-error-watch-action = its action is "{ $found }", but "{ $expected }" leads from its parent's board to its own; does succ write on a copy of the board?

class-watch-title = Your search
class-watch-ready = Your search as a page: { $file }
class-watch-left-out = The page shows the first { $events } of { $all } events. A smaller board has fewer.
class-watch-no-browser = No browser could be opened. Open the file yourself.
class-exported = { $count ->
        [one] One student is written to { $file }.
       *[other] { $count } students are written to { $file }.
    }

# Help of the commands.
cli-class-report-about = Write a page for every student and one for the class, and print a summary
cli-class-report-examples =
    Examples:
      atisbo class report marks
      atisbo class report marks --lang es
      (the marks for written answers go into marks/written.csv; then run it again)
cli-class-report-arg-results = The folder that `atisbo class grade` wrote (its --out)
cli-class-export-about = Write the marks for Moodle (its grading worksheet, or the texts of VPL), or all results as JSON Lines
cli-class-export-examples =
    Examples:
      atisbo class export marks --for moodle-csv --out marks.csv
      atisbo class export marks --for moodle-csv --program-only --maximum 10 --out marks.csv
      atisbo class export marks --for moodle-csv --lang es --out marks.csv   (where you see Moodle in Spanish)
      atisbo class export marks --for vpl --out texts
      atisbo class export marks --for jsonl
      (in Moodle's assignment: Submissions, Actions, Upload grading worksheet)
cli-class-export-arg-results = The folder that `atisbo class grade` wrote (its --out)
cli-class-export-arg-for = The format
cli-class-export-arg-out = The file (moodle-csv, jsonl) or folder (vpl) to write; a file goes to standard output if it is not named
cli-class-export-arg-program-only = The points of the program alone, without those of the written questions
cli-class-export-arg-maximum = The maximum grade of the assignment there; marks are scaled to it. The points of the lab if not given
cli-class-practice-about = A fresh case to practise with
cli-class-practice-examples =
    Examples:
      atisbo class practice search-sudoku uniform_cost --kind graph
      atisbo class practice search-sudoku valid --seed 7 --answer
cli-class-practice-arg-lab = The lab
cli-class-practice-arg-question = The question
cli-class-practice-arg-kind = Of which kind; any if not given
cli-class-practice-arg-seed = The seed: the same case each time; a new one if not given
cli-class-practice-arg-answer = Show the answer too
cli-class-watch-about = Watch your own search step by step in the browser
cli-class-watch-examples =
    Examples:
      python main.py bfs --watch                      (records the search and opens it)
      atisbo class watch search.jsonl
cli-class-watch-arg-file = The events of the search, one JSON object a line
cli-class-watch-arg-out = The page to write; beside FILE if not given
cli-class-watch-arg-no-open = Do not open the browser

# Labs and folders.
class-error-no-lab = there is no lab "{ $found }"; there are: { JOIN($known, by: ", ") }
class-error-not-empty = { $folder } is there already and is not empty; name another folder
class-new-student = The lab is in { $folder }: read handout.md, fill the holes in { $language ->
        [java] Student.java (java.md tells how)
       *[python] state.py and search.py
    }, then try `atisbo class check { $folder }`.
class-new-teacher = The lab is in { $folder }: student/ is for your students, lab.toml has points, limits and a hidden seed of your own, notes.md is for you. Keep all but student/ to yourself.
class-error-no-starter = there are no starter files in "{ $found }"; there are in: { JOIN($known, by: ", ") }
class-find-io = { $path }: { $reason }
class-find-no-archive = { $path } is neither a folder nor a zip file
class-find-nothing = { $path }: there are no submissions in it

# Why programs cannot be confined.
class-refused = students' programs cannot be confined on this system: { $step }{ $path ->
        [none] { "" }
       *[other] { " " }({ $path })
    }: { $reason }
class-refused-unsafe = To grade without a sandbox, where you trust what was handed in or where nothing can be lost: --unsafe. Every report says so then.
class-unsafe = warning: without a sandbox students' programs can read and write what you can
class-step-system = this is not Linux
class-step-launcher = the program cannot start itself again
class-step-user-namespace = a user namespace is refused
class-step-id-maps = users cannot be mapped
class-step-mount-namespace = a mount namespace is refused
class-step-pid-namespace = a process namespace is refused
class-step-network-namespace = a network namespace is refused
class-step-ipc-namespace = an IPC namespace is refused
class-step-hostname-namespace = a host-name namespace is refused
class-step-root = a file system in memory cannot be mounted
class-step-visible = a file cannot be shown to the program
class-step-hidden = a folder of packages cannot be hidden
class-step-devices = device files cannot be made
class-step-files = the files of the submission cannot be written
class-step-enter = the new file system cannot be entered
class-step-limits = limits cannot be set
class-step-rights = rights cannot be given up
class-step-program = the program cannot be started
class-advice-use-linux = Grade on a Linux machine, for example in WSL 2 or a virtual machine.
class-advice-run-as-root = Run the command as root: students' programs then run as a user without rights.
class-advice-app-armor = Allow user namespaces: sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0
class-advice-unprivileged-user-namespaces = Allow user namespaces: sudo sysctl kernel.unprivileged_userns_clone=1
class-advice-max-user-namespaces = Allow user namespaces: sudo sysctl user.max_user_namespaces=10000
class-advice-container = Inside a container: grade outside of it, or start it with --privileged.
class-advice-reinstall = Install the program again, or call it by its full path.
class-advice-check-file = See whether the file is there and may be read by all.

# Grading.
class-grade-bound = { $students ->
        [one] One submission
       *[other] { $students } submissions
    }, { $cases } cases each. Whatever they do, it takes { $minutes } minutes at most.
class-grade-known-cases = warning: these hidden cases come with the program, so students can make them too. For cases of your own: atisbo class new { $lab } DIR --teacher, then grade with --lab DIR/lab.toml
class-grade-kept = The results are in { $folder }. Next: atisbo class report { $folder }
class-grade-cancelled = Stopped: { $graded } of { $of } submissions are graded. The same command goes on from here.
class-practice-again = With the answer: --seed { $seed } --answer

cli-class-about = Labs for a class: handouts, students' programs, marks and feedback
cli-class-examples =
    Examples:
      atisbo class new search-sudoku course --teacher     (the lab as a teacher gets it)
      atisbo class new search-sudoku mine                 (as a student gets it)
      atisbo class check mine                             (a student's own run)
      atisbo class grade submissions.zip --lab course/lab.toml --out marks
      atisbo class report marks
      atisbo class export marks --for moodle-csv --out marks.csv
      (docs/class.md goes through all of it)
cli-class-new-about = Write the files of a lab into a new folder
cli-class-new-examples =
    Examples:
      atisbo class new search-sudoku mine
      atisbo class new search-sudoku mine --language java
      atisbo class new search-sudoku curso --teacher --lang es
cli-class-new-arg-lab = The lab
cli-class-new-arg-folder = The folder; it must be empty, or not there
cli-class-new-arg-language = The language of the starter files: python or java
cli-class-new-arg-teacher = With what only the teacher gets: points and limits, a hidden seed of your own, reference solution, notes
cli-class-check-about = Try your own program on the public cases
cli-class-check-examples =
    Examples:
      atisbo class check                              (in your folder)
      atisbo class check mine --question valid --question succ
cli-class-check-arg-folder = Your folder, or the zip that you hand in
cli-class-check-arg-question = Only this question; may be given several times
cli-class-check-arg-lab = The lab by its name, or your teacher's lab.toml
cli-class-grade-about = Grade submissions: a folder or zip for each student, a folder of these, or the zip that Moodle makes
cli-class-grade-examples =
    Examples:
      atisbo class grade submissions.zip --lab course/lab.toml --out marks
      atisbo class grade handed-in --lab course/lab.toml --out marks     (a folder or zip for each student)
      (name your own lab.toml: without --lab the hidden cases are those of the program, which anyone can make)
      (the same command again goes on where it was ended, and grades anew only what has changed)
cli-class-grade-arg-submissions = A folder, a zip, or the zip of all that Moodle makes
cli-class-grade-arg-out = Where the results go
cli-class-grade-arg-lab = Your lab.toml, with your hidden seed, or the lab by its name
cli-class-grade-arg-is-unsafe = Without a sandbox: students' programs can read and write what you can

# A student's own run, pages, and files for Moodle.
class-check-so-far = Points so far
class-check-output = { $question }: what your program printed
class-check-now = Where you are
class-check-seen = { $cases ->
        [one] { $right } of one public case is right.
       *[other] { $right } of { $cases } public cases are right.
    }
class-check-hidden = { $hidden ->
        [0] There are no hidden cases.
        [one] One hidden case was not tried. It counts too when your teacher grades: the points so far are of the public cases alone.
       *[other] { $hidden } hidden cases were not tried. They count too when your teacher grades: the points so far are of the public cases alone.
    }
class-report-as-text = As text
class-report-some-not-graded = Some cases could not be graded. That is not your fault and costs no points.
class-report-without-written = These are the points of the program. Not all written questions have their marks yet.
class-export-no-number = { $count ->
        [one] One student has no number of Moodle and is left out
       *[other] { $count } students have no number of Moodle and are left out
    }: grade the zip that Moodle makes with "Download all submissions".
class-export-no-grade = { $count ->
        [one] One student has
       *[other] { $count } students have
    } no grade yet, because written questions lack their marks. Fill in { $file }, or export with --program-only.
class-error-export-out = { $format } writes { $format ->
        [vpl] a file for each student: name a folder with --out
       *[other] a file, but { $path } is a folder
    }

# The columns of Moodle's grading worksheet, as Moodle itself calls them in each language.
class-moodle-identifier = Identifier
class-moodle-participant = Participant { $number }
class-moodle-name = Full name
class-moodle-grade = Grade
class-moodle-maximum = Maximum grade
class-moodle-modified = Last modified (grade)
class-moodle-comments = Feedback comments

# What a lab asks: `class show`.
class-show-points = { $program } points for the program, { $written } for the written questions.
class-show-question = Question
class-show-asks = What it asks
class-show-points-column = Points
class-show-public = Public cases
class-show-hidden = Hidden cases
class-show-kinds = Kinds of cases, in turns
class-show-written = Written question
class-show-limits = A program may use { $seconds } seconds for a case and { $start } to start, { $megabytes } MB of memory, { $processes } processes and files of { $file } MB.
class-show-languages = Languages: { JOIN($languages, by: ", ") }.
cli-class-show-about = What a lab asks: questions, points, kinds and numbers of cases, limits
cli-class-show-examples =
    Examples:
      atisbo class show
      atisbo class show search-sudoku --lang es
      atisbo class show course/lab.toml               (a lab.toml of your own, checked)
cli-class-show-arg-lab = The lab by its name, or a lab.toml of your own; all labs if not given

# Whether the grader keeps its word: `class mutants`.
class-mutants-mutant = Program
class-mutants-expected = Must lose
class-mutants-got = Lost
class-mutants-agrees = As stated
class-mutants-nothing = nothing
class-mutants-yes = yes
class-mutants-no = NO
class-mutants-summary = { $agree } of { $of } programs lost what was stated in advance, and nothing else.
class-error-no-mutant = there is no faulty program "{ $found }"; there are: { JOIN($known, by: ", ") }
class-error-mutant = { $mutant } cannot be made: the text that it replaces does not stand exactly once in { $file }
cli-class-mutants-about = Grade the reference and programs with one known fault each: do they lose what was stated in advance?
cli-class-mutants-examples =
    Examples:
      atisbo class mutants
      atisbo class mutants --lab course/lab.toml
      atisbo class mutants --mutant bfs_with_stack --mutant h1_zero
cli-class-mutants-arg-lab = The lab by its name, or a lab.toml of your own
cli-class-mutants-arg-mutant = Only this faulty program; may be given several times
cli-class-mutants-arg-is-unsafe = Without a sandbox

# Why results cannot be kept.
class-keep-io = { $path }: { $reason }
class-keep-busy = another `atisbo class grade` is writing into { $path }; wait for it, or name another folder
class-keep-inside = { $path } is inside the submission of { $student }; name a folder outside the submissions

# Whether a program speaks the protocol.
class-conform-ready = starts, and says "ready" in time
class-conform-answer = answers { $question }{ $verdict ->
        [none] { "" }
       *[other] { ": " }{ $verdict }
    }
class-conform-nested = answers the grader's call "frontier" in the middle of its own call "next_states"
class-conform-fields = reads UTF-8, and passes over fields that it does not know
class-conform-error = says "error" to an ask that it cannot answer, and answers the next one
class-conform-quiet = says nothing that it is not asked
class-conform-bye = ends on "bye"
class-conform-closed = ends when its standard input is closed
class-conform-holds = yes   { $point }
class-conform-fails = NO    { $point }
class-conform-problem-says = It says: { $line }
class-conform-problem-runs = It still runs { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } later.
class-conform-result = { $failed ->
        [0] All { $points } points hold: the program speaks { $protocol }.
        [one] One of { $points } points does not hold.
       *[other] { $failed } of { $points } points do not hold.
    }
cli-class-conform-about = Try whether a program in any language speaks the protocol of students' programs
cli-class-conform-examples =
    Examples:
      atisbo class conform -- python3 kit/agent.py mine
      atisbo class conform --question valid -- ./my-program --serve
      (a wrong answer in the right form holds; the program is your own and is not confined)
cli-class-conform-arg-program = The program and its arguments, after --
cli-class-conform-arg-question = Only the asks of this question; may be given several times
cli-class-conform-arg-lab = The lab by its name, or a lab.toml of your own
