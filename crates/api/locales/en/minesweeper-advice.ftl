# Minesweeper: what the exact method's player advises where nothing is certain, and why.

mines-advice-equal = The other cells are worth the same.
mines-advice-safest = No cell is safer.
mines-advice-safest-ahead = No cell is safer. With { $progress } it leads to new safe cells; this move and the next are survived with { $next }.
mines-advice-wins = { $safest } is safer, a mine with { $least }, but wins only with { $other }.
mines-advice-wins-most = { $safest } is safer, a mine with { $least }, but wins less often than { $cell }.
mines-advice-played-out = { $safest } is safer, a mine with { $least }. But of games played out on boards drawn at random { $cell } won { $chance }, and { $safest } { $other }.
mines-advice-three-moves = { $safest } is safer, a mine with { $least }. But with { $cell } this move and the next two are survived with { $chance }, and with { $safest } only with { $other }.
mines-advice-two-moves = { $safest } is safer, a mine with { $least }. But with { $cell } this move and the next are survived with { $chance }, and with { $safest } only with { $other }.
mines-advice-and-progress = { $said } { $cell } leads to new safe cells with { $progress }, { $safest } with { $other }.
mines-advice-further = { $safest } is safer, a mine with { $least }, but promises less for the moves after it than { $cell }.
mines-advice-stopped = Thinking ended early: { $stop }. This is the best answer so far.
mines-advice-estimated = The boards were not counted: { $stop }. Certain is what single numbers settle; the other probabilities are estimates.
mines-column-safety = no mine
mines-column-progress = new safe cells
mines-column-next = two moves
mines-column-far = three moves
mines-column-win = win
mines-shown = { $cell } is a mine with { $risk }. Otherwise it shows { $numbers }.
mines-shown-mine = { $cell } is certainly a mine.
mines-shown-number = { $number } with { $chance }
