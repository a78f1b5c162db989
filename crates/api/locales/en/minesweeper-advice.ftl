# Minesweeper: what the exact method's player advises where nothing is certain, and why.

mines-merit-equal = The other cells are worth the same.
mines-merit-safest = No cell is safer.{ $progress ->
       [none] {""}
      *[other] {" "}With { $progress } it leads to new safe cells; this move and the next are survived with { $next }.
    }
mines-merit-wins = { $safest } is safer, a mine with { $least }, but { $safest-win ->
       [none] wins less often than { $cell }.
      *[other] wins only with { $safest-win }.
    }
mines-merit-played-out = { $safest } is safer, a mine with { $least }. But of games played out on boards drawn at random { $cell } won { $win }, and { $safest } { $safest-win }.
mines-merit-three-moves = { $safest } is safer, a mine with { $least }. But with { $cell } this move and the next two are survived with { $far }, and with { $safest } only with { $safest-far }.
mines-merit-two-moves = { $safest } is safer, a mine with { $least }. But with { $cell } this move and the next are survived with { $next }, and with { $safest } only with { $safest-next }.{ $leads-further ->
       [true] {" "}{ $cell } leads to new safe cells with { $progress }, { $safest } with { $safest-progress }.
      *[other] {""}
    }
mines-merit-further = { $safest } is safer, a mine with { $least }, but promises less for the moves after it than { $cell }.
mines-advice-stopped = Thinking ended early: { $stop }. This is the best answer so far.
mines-advice-estimated = The boards were not counted: { $stop }. Certain is what single numbers settle; the other probabilities are estimates.
mines-column-safety = no mine
mines-column-progress = new safe cells
mines-column-next = two moves
mines-column-far = three moves
mines-column-win = win
mines-shown = { COUNT($numbers) ->
        [0] { $cell } is certainly a mine.
       *[other] { $cell } is a mine with { $mine }. Otherwise it shows { $numbers }.
    }
mines-shown-number = { $number } with { $probability }
