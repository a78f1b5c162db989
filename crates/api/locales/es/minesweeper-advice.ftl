# Buscaminas: lo que aconseja el jugador del método exacto donde nada es seguro, y por qué.

mines-advice-equal = Las demás casillas valen lo mismo.
mines-advice-safest = Ninguna casilla es más segura.
mines-advice-safest-ahead = Ninguna casilla es más segura. Con { $progress } lleva a nuevas casillas seguras; se sobrevive a esta jugada y a la siguiente con { $next }.
mines-advice-wins = { $safest } es más segura, mina con { $least }, pero solo gana con { $other }.
mines-advice-wins-most = { $safest } es más segura, mina con { $least }, pero gana menos veces que { $cell }.
mines-advice-played-out = { $safest } es más segura, mina con { $least }. Pero de las partidas jugadas hasta el final en tableros sorteados { $cell } ganó { $chance }, y { $safest } { $other }.
mines-advice-three-moves = { $safest } es más segura, mina con { $least }. Pero con { $cell } se sobrevive a esta jugada y a las dos siguientes con { $chance }, y con { $safest } solo con { $other }.
mines-advice-two-moves = { $safest } es más segura, mina con { $least }. Pero con { $cell } se sobrevive a esta jugada y a la siguiente con { $chance }, y con { $safest } solo con { $other }.
mines-advice-and-progress = { $said } { $cell } lleva a nuevas casillas seguras con { $progress }, { $safest } con { $other }.
mines-advice-further = { $safest } es más segura, mina con { $least }, pero promete menos que { $cell } para las jugadas que siguen.
mines-advice-stopped = Se dejó de pensar antes de tiempo: { $stop }. Esta es la mejor respuesta hasta ahora.
mines-advice-estimated = No se contaron los tableros: { $stop }. Seguro es lo que deciden los números uno a uno; las demás probabilidades son estimaciones.
mines-column-safety = sin mina
mines-column-progress = nuevas casillas seguras
mines-column-next = dos jugadas
mines-column-far = tres jugadas
mines-column-win = gana
mines-shown = { $cell } es mina con { $risk }. Si no, muestra { $numbers }.
mines-shown-mine = { $cell } es mina con certeza.
mines-shown-number = { $number } con { $chance }
