# Buscaminas: lo que aconseja el jugador del método exacto donde nada es seguro, y por qué.

mines-merit-equal = Las demás casillas valen lo mismo.
mines-merit-safest = Ninguna casilla es más segura.{ $progress ->
       [none] {""}
      *[other] {" "}Con { $progress } lleva a nuevas casillas seguras; se sobrevive a esta jugada y a la siguiente con { $next }.
    }
mines-merit-wins = { $safest } es más segura, mina con { $least }, pero { $safest-win ->
       [none] gana menos veces que { $cell }.
      *[other] solo gana con { $safest-win }.
    }
mines-merit-played-out = { $safest } es más segura, mina con { $least }. Pero de las partidas jugadas hasta el final en tableros sorteados { $cell } ganó { $win }, y { $safest } { $safest-win }.
mines-merit-three-moves = { $safest } es más segura, mina con { $least }. Pero con { $cell } se sobrevive a esta jugada y a las dos siguientes con { $far }, y con { $safest } solo con { $safest-far }.
mines-merit-two-moves = { $safest } es más segura, mina con { $least }. Pero con { $cell } se sobrevive a esta jugada y a la siguiente con { $next }, y con { $safest } solo con { $safest-next }.{ $leads-further ->
       [true] {" "}{ $cell } lleva a nuevas casillas seguras con { $progress }, { $safest } con { $safest-progress }.
      *[other] {""}
    }
mines-merit-further = { $safest } es más segura, mina con { $least }, pero promete menos que { $cell } para las jugadas que siguen.
mines-advice-stopped = Se dejó de pensar antes de tiempo: { $stop }. Esta es la mejor respuesta hasta ahora.
mines-advice-estimated = No se contaron los tableros: { $stop }. Seguro es lo que deciden los números uno a uno; las demás probabilidades son estimaciones.
mines-column-safety = sin mina
mines-column-progress = nuevas casillas seguras
mines-column-next = dos jugadas
mines-column-far = tres jugadas
mines-column-win = gana
mines-shown = { COUNT($numbers) ->
        [0] { $cell } es mina con certeza.
       *[other] { $cell } es mina con { $mine }. Si no, muestra { $numbers }.
    }
mines-shown-number = { $number } con { $probability }
