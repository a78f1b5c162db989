# Minesweeper by hand in a terminal.

terminal-error-no-terminal = There is no terminal to play in; run this in one, or let an agent play (--agent).
terminal-error-thinker = The adviser has stopped working; the game had to end.

terminal-standing = Mines { $mines }   Time { $time }   { $state }
terminal-ready = Reveal any cell
terminal-playing = Playing
terminal-won = You won!
terminal-lost = You hit a mine. u takes it back, n starts a new game
terminal-end = 
    3BV { $done } of { $all }, { $clicks ->
        [one] 1 click
       *[other] { $clicks } clicks
    }, efficiency { $efficiency }
terminal-end-undone = 
    { $end }, { $losses ->
        [one] 1 loss taken back
       *[other] { $losses } losses taken back
    }
terminal-id = Game { $id }
terminal-main-keys = F1 help  Esc quit  Enter open  f flag  u undo  t hint  p probabilities  n new

terminal-cell = row { $row }, column { $column }
terminal-cell-of-circle = ring { $row }, sector { $column }
terminal-cell-named = cell { $name }
terminal-percent = { $share }%

terminal-new-game-again = Press n again to give this game up.
terminal-loss-taken-back = 
    { $losses ->
        [one] Taken back; this is the first loss of the game.
       *[other] Taken back; that makes { $losses } losses in this game.
    }
terminal-thinking = Thinking …
terminal-hint-safe = Hint: { $cell } is certainly safe.
terminal-hint-risk = Hint: try { $cell }, a mine with { $risk }.
terminal-hint-win = Hint: { $cell } wins with { $win }, a mine with { $risk }.
terminal-all-alike = All cells are alike so far ({ $share } are mines): start where you like.
terminal-no-advice = No advice: { $reason }

mines-move-over = The game is over: u takes the last move back, n starts a new one.
mines-move-revealed = This cell is already revealed.
mines-move-flagged = There is a flag here; f takes it away.
mines-move-no-number = There is no number here to open around.
mines-move-flags = 
    This { $number } has { $flags ->
        [0] no flags
        [one] 1 flag
       *[other] { $flags } flags
    } around; there must be as many as it says.
mines-move-nothing-to-open = Nothing is left to open around this number.
terminal-refused-no-room = { $mines } mines on { $cells } cells leave no room for an opening here; start elsewhere.
mines-move-nothing-to-undo = There is no move to take back.

terminal-help-keys = Keys
terminal-help-move-key = arrows, h j k l
terminal-help-move = move the cursor
terminal-help-far-key = PgUp PgDn Home End
terminal-help-far = move it far (with Ctrl: up or down)
terminal-help-open-key = Enter, space
terminal-help-open = reveal a hidden cell; on a number: open around it
terminal-help-chord-key = c
terminal-help-chord = open around a number that has all its flags
terminal-help-flag-key = f
terminal-help-flag = put a flag, or take it away
terminal-help-question-key = q
terminal-help-question = put a question mark, or take it away
terminal-help-hint-key = t, H
terminal-help-hint = hint: go to the best cell
terminal-help-overlay-key = p
terminal-help-overlay = show how likely each cell is a mine, in percent
terminal-help-undo-key = u, Backspace
terminal-help-undo = take the last move back, also a loss
terminal-help-new-key = n
terminal-help-new = new game
terminal-help-help-key = F1, ?
terminal-help-help = this help; any key goes back
terminal-help-quit-key = Esc, Ctrl-C
terminal-help-quit = quit

terminal-help-mouse = Mouse
terminal-help-left-key = left
terminal-help-left = reveal; on a number: open around it
terminal-help-right-key = right
terminal-help-right = put a flag, or take it away
terminal-help-middle-key = middle, or both
terminal-help-middle = open around a number
terminal-help-wheel-key = wheel
terminal-help-wheel = move the cursor up and down

terminal-help-signs = Signs
terminal-help-hidden-key = #
terminal-help-hidden = hidden
terminal-help-marks-key = F  ?
terminal-help-marks = flag, question mark
terminal-help-zero-key = .
terminal-help-zero = no mine around
terminal-help-number-key = 1 to 9, a to z
terminal-help-number = so many mines around (a is 10, b is 11, …)
terminal-help-mine-key = *
terminal-help-mine = a mine
terminal-help-hit-key = @
terminal-help-hit = the mine that was hit
terminal-help-wrong-key = X
terminal-help-wrong = a flag where no mine was
terminal-help-cursor-key = [ ]
terminal-help-cursor = the cursor
terminal-help-hinted-key = < >
terminal-help-hinted = the hint
terminal-help-chance-key = 1 to 99
terminal-help-chance = with p: how likely the cell is a mine, in percent
terminal-help-certain-key = 0  **
terminal-help-certain = with p: certainly safe, certainly a mine
