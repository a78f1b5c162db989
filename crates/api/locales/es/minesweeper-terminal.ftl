# El Buscaminas a mano en una terminal.

terminal-error-no-terminal = No hay ninguna terminal en la que jugar; ejecútalo en una o deja jugar a un agente (--agent).
terminal-error-thinker = El consejero ha dejado de funcionar; la partida ha tenido que acabar.

terminal-standing = Minas { $mines }   Tiempo { $time }   { $state }
terminal-ready = Abre cualquier casilla
terminal-playing = En juego
terminal-won = ¡Has ganado!
terminal-lost = Has pisado una mina. u lo deshace, n empieza otra partida
terminal-end = 
    3BV { $done } de { $all }, { $clicks ->
        [one] 1 clic
       *[other] { $clicks } clics
    }, eficiencia { $efficiency }
terminal-end-undone = 
    { $end }, { $losses ->
        [one] 1 derrota deshecha
       *[other] { $losses } derrotas deshechas
    }
terminal-id = Partida { $id }
terminal-main-keys = F1 ayuda  Esc salir  Intro abrir  f bandera  u deshacer  t pista  n nueva

terminal-cell = fila { $row }, columna { $column }
terminal-cell-of-circle = anillo { $row }, sector { $column }
terminal-cell-named = casilla { $name }
terminal-percent = { $share } %

terminal-new-game-again = Pulsa n otra vez para abandonar esta partida.
terminal-loss-taken-back = 
    { $losses ->
        [one] Deshecho; es la primera derrota de la partida.
       *[other] Deshecho; ya van { $losses } derrotas en esta partida.
    }
terminal-thinking = Pensando…
terminal-hint-safe = Pista: { $cell }: es segura con certeza.
terminal-hint-risk = Pista: arriesga { $cell }, mina con { $risk }.
terminal-hint-win = Pista: { $cell } gana con { $win }, mina con { $risk }.
terminal-all-alike = De momento todas las casillas son iguales ({ $share } son minas): empieza donde quieras.
terminal-no-advice = Sin consejo: { $reason }

mines-move-over = La partida ha acabado: u deshace la última jugada, n empieza otra.
mines-move-revealed = Esta casilla ya está abierta.
mines-move-flagged = Aquí hay una bandera; f la quita.
mines-move-no-number = Aquí no hay un número alrededor del que abrir.
mines-move-flags = 
    Este { $number } tiene { $flags ->
        [0] ninguna bandera
        [one] 1 bandera
       *[other] { $flags } banderas
    } alrededor; tiene que haber tantas como dice.
mines-move-nothing-to-open = No queda nada que abrir alrededor de este número.
terminal-refused-no-room = { $mines } minas en { $cells } casillas no dejan sitio aquí para una apertura; empieza en otra parte.
mines-move-nothing-to-undo = No hay ninguna jugada que deshacer.

terminal-help-keys = Teclas
terminal-help-move-key = flechas, h j k l
terminal-help-move = mover el cursor
terminal-help-far-key = RePág AvPág Inicio Fin
terminal-help-far = moverlo lejos (con Ctrl: en vertical)
terminal-help-open-key = Intro, espacio
terminal-help-open = abrir; sobre un número: abrir alrededor
terminal-help-chord-key = c
terminal-help-chord = abrir alrededor de un número con sus banderas
terminal-help-flag-key = f
terminal-help-flag = poner una bandera o quitarla
terminal-help-question-key = q
terminal-help-question = poner una interrogación o quitarla
terminal-help-hint-key = t, H
terminal-help-hint = pista: ir a la mejor casilla
terminal-help-overlay-key = p
terminal-help-overlay = mostrar la probabilidad de mina, en %
terminal-help-undo-key = u, Retroceso
terminal-help-undo = deshacer la última jugada, también una derrota
terminal-help-new-key = n
terminal-help-new = partida nueva
terminal-help-help-key = F1, ?
terminal-help-help = esta ayuda; cualquier tecla vuelve
terminal-help-quit-key = Esc, Ctrl-C
terminal-help-quit = salir

terminal-help-mouse = Ratón
terminal-help-left-key = izquierdo
terminal-help-left = abrir; sobre un número: abrir a su alrededor
terminal-help-right-key = derecho
terminal-help-right = poner una bandera o quitarla
terminal-help-middle-key = central, o ambos
terminal-help-middle = abrir alrededor de un número
terminal-help-wheel-key = rueda
terminal-help-wheel = mover el cursor arriba y abajo

terminal-help-signs = Signos
terminal-help-hidden-key = #
terminal-help-hidden = oculta
terminal-help-marks-key = F  ?
terminal-help-marks = bandera, interrogación
terminal-help-zero-key = .
terminal-help-zero = ninguna mina alrededor
terminal-help-number-key = 1 a 9, a a z
terminal-help-number = tantas minas alrededor (a es 10, b es 11, …)
terminal-help-mine-key = *
terminal-help-mine = una mina
terminal-help-hit-key = @
terminal-help-hit = la mina pisada
terminal-help-wrong-key = X
terminal-help-wrong = una bandera donde no había mina
terminal-help-cursor-key = [ ]
terminal-help-cursor = el cursor
terminal-help-hinted-key = < >
terminal-help-hinted = la pista
terminal-help-chance-key = 1 a 99
terminal-help-chance = con p: la probabilidad de mina, en %
terminal-help-certain-key = 0  **
terminal-help-certain = con p: segura con certeza, mina con certeza
