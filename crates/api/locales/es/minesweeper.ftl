# Buscaminas: lo que se dice de posiciones, tableros y partidas.

mines-both = da el número de minas o su densidad, no ambos
mines-base64 = el texto debería ser base64 de un archivo binario y no lo es
mines-more-cells = { $count } más
mines-reason-end-game = Nada es seguro, pero el resto de la partida se conoce con exactitud: con { $cells }, mina con { $risk }, el mejor juego gana con { $win }.
mines-reason-all-equal = { COUNT($cells) ->
       [1] Aún no se sabe nada: todas las casillas son iguales, cada una mina con { $risk }. { $cells } es buena para empezar.
      *[other] Aún no se sabe nada: todas las casillas son iguales, cada una mina con { $risk }. Elige cualquiera.
    }
mines-reason-safe = { COUNT($cells) ->
        [one] { $cells } es segura con certeza.
       *[other] { $cells } son seguras con certeza.
    }
mines-reason-guess = { COUNT($cells) ->
       [1] Nada es seguro: lo mejor es arriesgar { $cells }, mina con { $risk }.
      *[other] Nada es seguro: lo mejor es arriesgar una de { $cells }, cada una mina con { $risk }.
    }
mines-reason-nothing = { $hidden ->
       [0] No queda nada por abrir.
      *[other] Todas las casillas ocultas son minas: no queda nada por abrir.
    }
mines-certain-mines = { COUNT($cells) ->
        [one] { $cells } es mina con certeza.
       *[other] { $cells } son minas con certeza.
    }
mines-boards = { $boards } tableros se ven así.
mines-network-size = { $networks ->
        [one] La red tenía
       *[other] { $networks } redes tenían juntas
    } { $x ->
        [one] una variable X
       *[other] { $x } variables X
    } y { $y ->
        [one] una variable Y
       *[other] { $y } variables Y
    } y { $networks ->
        [one] costó
       *[other] costaron
    } { $multiplications ->
        [one] una multiplicación.
       *[other] { $multiplications } multiplicaciones.
    }
mines-possible = Un tablero puede verse así.
mines-reason-not-proved = De ninguna casilla se puede probar que sea segura. --method exact da la mejor apuesta.
    .page = De ninguna casilla se puede probar que sea segura. El motor exacto da la mejor apuesta.
mines-not-proved = No se puede probar si { $cell } es una mina.
mines-not-proved-count = { $count ->
    [0] Todas las casillas ocultas están decididas.
    [one] De una casilla oculta no se puede probar nada.
   *[other] De { $count } casillas ocultas no se puede probar nada.
}
mines-not-yet-proved-count = { $count ->
    [one] De una casilla oculta no se probó nada.
   *[other] De { $count } casillas ocultas no se probó nada.
}
mines-given-up = { $count ->
    [one] Se abandonó una de { $asked } preguntas
   *[other] Se abandonaron { $count } de { $asked } preguntas
}: el motor recursivo alcanzó su límite de objetivos. Lo que preguntan quizá se deduzca de todos modos; --engine bc necesita menos objetivos.
    .page = { $count ->
        [one] Se abandonó una de { $asked } preguntas
       *[other] Se abandonaron { $count } de { $asked } preguntas
    }: el motor recursivo alcanzó su límite de objetivos. Lo que preguntan quizá se deduzca de todos modos; el encadenamiento hacia atrás necesita menos objetivos.
mines-withdrawn = { COUNT($cells) ->
    [one] Se retiró la bandera de { $cells }: contradice los números.
   *[other] Se retiraron las banderas de { $cells }: contradicen los números.
}
mines-statistics = { $bases ->
    [0] Satisfacibilidad: { $symbols } símbolos, { $clauses } cláusulas.
    [one] Encadenamiento: una base de conocimiento con { $rules } reglas en total, { $asked } preguntas.
   *[other] Encadenamiento: { $bases } bases de conocimiento con { $rules } reglas en total, { $asked } preguntas.
}
mines-because = { $cell } { $mine ->
       [true] es una mina
      *[other] no es mina
    }: { COUNT($parts) ->
        [one] lo dice { $parts }.
       *[other] lo dicen juntos { $parts }.
    }
mines-step-mine = A { $number } no le quedan más casillas ocultas que minas: { $cell } es una mina.
mines-step-safe = { $number } tiene ya todas sus minas: { $cell } no lo es.
mines-step-total-mine = Quedan tantas minas como casillas: { $cell } es una mina.
mines-step-total-safe = Se conocen todas las minas: { $cell } no lo es.
mines-concluded = { $safe ->
       [none] { $mines }
      *[other] { $mines ->
           [none] { $safe }
          *[other] { $safe }, y { $mines }
        }
    }
mines-number-first = El { $number } de { $cell }
mines-technique-enough-mines = minas completas
mines-technique-all-mines = todo minas
mines-technique-mine-count = recuento de minas
mines-technique-1-1 = 1-1
mines-technique-1-2-1 = 1-2-1
mines-technique-1-2-2-1 = 1-2-2-1
mines-technique-1-2 = 1-2
mines-technique-subset = subconjunto
mines-technique-overlap = solapamiento
mines-technique-chain = cadena de números
mines-technique-mine-count-cover = recuento de minas con números
mines-technique-cases = casos
mines-technique-cases-with-count = casos con el recuento de minas
mines-hint-where = Hay una casilla segura con certeza. { $number ->
       [none] Cuenta las minas.
      *[other] Mira { $number }.
    }
mines-hint-clues = La técnica: { $technique }. Se apoya en { $parts }.
mines-argument-enough-mines = { $first } ya tiene todas sus minas: { $concluded }.
mines-argument-all-mines = { $first } necesita aún tantas minas como casillas le quedan: { $concluded }.
mines-argument-mine-count = { $found ->
       [safe] Ya están todas las minas del tablero: { $concluded }.
      *[mines] Quedan tantas minas como casillas: { $concluded }.
    }
mines-argument-1-1 = { $first } y { $second } necesitan aún una mina cada uno, y el segundo ve todas las casillas que le quedan al primero; así que su mina también está ahí, y { $concluded }.
mines-argument-1-2 = { $first } necesita aún una mina y { $second } dos, y solo una casilla del segundo no es también del primero; tiene que ser mina: { $concluded }.
mines-argument-1-2-1 = En línea, { $numbers } necesitan aún una mina, dos y una; cada extremo deja al del medio una casilla, que tiene que ser mina: { $concluded }.
mines-argument-1-2-2-1 = En línea, { $numbers } necesitan aún una mina, dos, dos y una; cada extremo deja a su vecino una casilla, que tiene que ser mina: { $concluded }.
mines-argument-subset = { $first } necesita aún { $mines ->
        [one] una mina
       *[other] { $mines } minas
    } y { $second } { $othermines ->
        [one] una
       *[other] { $othermines }
    }, y toda casilla que le queda al primero es también del segundo; la diferencia está en las otras: { $concluded }.
mines-argument-overlap = { $first } necesita aún { $mines ->
        [one] una mina
       *[other] { $mines } minas
    } en { $cells } casillas, y { $second }, { $othermines ->
        [one] una
       *[other] { $othermines }
    } en { $othercells }; comparten { $shared ->
        [one] una
       *[other] { $shared }
    }. Eso solo encaja de una manera: { $concluded }.
mines-argument-chain = Uno tras otro, { $numbers } comparten casillas, y lo que uno deja limita al siguiente: { $concluded }.
mines-argument-mine-count-cover = { $found ->
       [safe] { COUNT($numbers) ->
                [one] { $first } tiene { $left ->
                    [one] la única mina que queda
                   *[other] las { $left } minas que quedan
                }
               *[other] Sin casillas comunes, { $numbers } tienen juntos { $left ->
                    [one] la única mina que queda
                   *[other] las { $left } minas que quedan
                }
            }: { $concluded }.
      *[mines] { COUNT($numbers) ->
                [one] { $first } tiene todas las casillas seguras que quedan
               *[other] Sin casillas comunes, { $numbers } tienen juntos todas las casillas seguras que quedan
            }: { $concluded }.
    }
mines-argument-cases = Se cumplan como se cumplan { $numbers }, { $concluded }.
mines-argument-cases-with-count = { COUNT($numbers) ->
        [0] Esté donde esté lo que queda, { $left ->
            [one] una mina
           *[other] { $left } minas
        }
       *[other] Se cumplan como se cumplan { $numbers }, con { $left ->
            [one] una mina
           *[other] { $left } minas
        } por encontrar en total
    }, { $concluded }.
mines-proof = { $cell } { $mine ->
       [true] es mina
      *[other] es segura
    }: { COUNT($parts) ->
        [one] lo demuestra { $parts }.
       *[other] lo demuestran { $parts }, y { $smallest ->
           [true] menos no bastan
          *[other] ninguno sobra
        }.
    }
mines-both-ways = { $cell } no es segura ni mina con certeza: es mina en unos tableros que se ven así, y en otros no.
mines-guess-not-needed = No hace falta arriesgar: { $count ->
        [one] una casilla es segura
       *[other] { $count } casillas son seguras
    } con certeza.
mines-guess-forced = Hay que arriesgar: { $boards ->
        [0] ninguna casilla es segura con certeza.
        [one] hay un tablero que se ve así en el que toda casilla oculta es mina.
       *[other] hay { $boards } tableros que se ven así, y toda casilla oculta es mina en alguno.
    }
mines-guess-board = Tablero { $number }: { COUNT($cells) ->
        [0] { $elsewhere ->
            [0] ninguna mina
            [one] una mina en cualquiera de las casillas que no tocan ningún número
           *[other] { $elsewhere } minas en cualesquiera de las casillas que no tocan ningún número
        }
       *[other] { $elsewhere ->
            [0] { COUNT($cells) ->
                [one] una mina en { $cells }
               *[other] minas en { $cells }
            }
            [one] { COUNT($cells) ->
                [one] una mina en { $cells }
               *[other] minas en { $cells }
            }, y una en cualquiera de las casillas que no tocan ningún número
           *[other] { COUNT($cells) ->
                [one] una mina en { $cells }
               *[other] minas en { $cells }
            }, y { $elsewhere } en cualesquiera de las casillas que no tocan ningún número
        }
    }.
mines-guess-unavoidable = Ningún número fuera de { $cells } dirá nunca cómo { $mines ->
        [one] está ahí la mina
       *[other] están ahí las { $mines } minas
    }: { $ways } maneras, todas igual de probables. Da lo mismo arriesgar ya; { COUNT($best) ->
        [one] lo mejor es { $best }, mina con { $risk }.
       *[other] { $best } son cada una mina con { $risk }.
    }
mines-count-stopped = No se contaron los tableros: { $stop }.
mines-explanation-stopped = La explicación no está completa: { $stop }.
mines-impossible = ningún tablero puede verse así; atisbo check minesweeper dice qué contradice a qué
    .page = ningún tablero puede verse así; al comprobar la posición se ve qué contradice a qué
mines-build-impossible = { mines-impossible }
mines-build-stopped = { mines-exact-stopped }
mines-exact-impossible = { mines-impossible }
mines-logic-impossible = { mines-impossible }
mines-the-number = el { $number } de { $cell }
mines-the-flag = la bandera de { $cell }
mines-the-total = el total de { $count ->
        [one] 1 mina
       *[other] { $count } minas
    }
mines-conflict = { COUNT($parts) ->
        [0] { mines-impossible }
        [one] Ningún tablero puede verse así: { $parts } no puede ser.
       *[other] Ningún tablero puede verse así: { $parts } no pueden ser ciertos a la vez, aunque sin uno cualquiera de ellos sí los demás.
    }
mines-exact-stopped = no decidido: { $value }
mines-logic-stopped = { mines-exact-stopped }
mines-win-rate = Ganadas { $won } de { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }: { $rate } % (intervalo del 95 %: { $low } a { $high } %).
mines-time-won = { $games ->
        [one] 1 partida ganada
       *[other] { $games } partidas ganadas
    }: { $mean } pensando de media, { $longest } como mucho; { $decisions } decisiones, { $guesses } de ellas a riesgo.
mines-time-lost = { $games ->
        [one] 1 partida perdida
       *[other] { $games } partidas perdidas
    }: { $mean } pensando de media, { $longest } como mucho; { $decisions } decisiones, { $guesses } de ellas a riesgo.
mines-decisions-cut-short = Un límite de la reflexión acortó { $count ->
        [one] una
       *[other] { $count }
    } de { $decisions } decisiones.
mines-games-only = Terminado antes de tiempo, tras { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }: { $stop }.
mines-logic-too-many-rules = un número con { $neighbours } vecinas produce { $rules } reglas, más de las que se pueden escribir; usa menos reglas (due)
mines-agent-stopped = { mines-exact-stopped }
mines-agent-stuck = el agente no nombró ninguna casilla que se pueda abrir
mines-internal = inesperado: { $reason }
mines-no-such-cell = no existe esa casilla en este tablero
mines-move-no-such-cell = { mines-no-such-cell }
mines-no-hidden-cell = la casilla no está en el tablero, o no está oculta
mines-local-needs-cell = las redes locales son de una casilla cada una: di cuál con --cell FILA,COLUMNA
    .page = las redes locales son de una casilla cada una: di de cuál
mines-no-such-node = la red { $network } de esta posición no tiene la variable { $name }; con --network full cada casilla tiene una X y una Y, llamadas como { $own } o, como en los informes, { $reports }
    .page = la red { $network } de esta posición no tiene la variable { $name }; en la red completa cada casilla tiene una X y una Y, llamadas como { $own } o, como en los informes, { $reports }
mines-no-such-node-here = ninguna casilla de este tablero tiene una variable { $name }; escribe { $own } o, como en los informes, { $reports }
mines-id-one-game = un ID es una sola partida: quita --games y --each, o el ID
    .page = un ID es una sola partida: pide una partida, o quita el ID
mines-other-preset = { $preset } es un ajuste del agente { $agent }, no de { $asked }: elige ese agente, u otro ajuste
mines-report-log = el registro del informe es el de un agente con una red, y { $agent } no tiene ninguna: elige el agente bayes, u otro formato del registro
mines-id-over = esta partida ha acabado: nombra una que siga
mines-move-no-room-for-opening = { $mines } minas en { $cells } casillas no pueden quedar todas lejos de la primera casilla y sus { $neighbours } vecinas; empieza en otra, o con menos minas u otra regla para el primer clic
mines-no-guess-room = tantas minas no dejan ningún tablero con ese primer clic; toma menos minas, otra primera casilla u otra regla
mines-no-guess-not-found = Ningún tablero en el que no haga falta arriesgar en { $games } partidas: puede que no exista. Toma menos minas, otra primera casilla u otra regla, o permite más partidas con --max-nodes.
    .page = Ningún tablero en el que no haga falta arriesgar en { $games } partidas: puede que no exista. Toma menos minas, otra primera casilla u otra regla.
mines-the-count = el número de minas
mines-are-safe = { COUNT($cells) ->
        [one] { $cells } es segura
       *[other] { $cells } son seguras
    }
mines-are-mines = { COUNT($cells) ->
        [one] { $cells } es mina
       *[other] { $cells } son minas
    }
mines-proof-step = De { $from }: { $concluded }.
mines-board-head = { $level }, semilla { $seed }, número { $index }, { $clicks ->
        [one] 1 clic
       *[other] { $clicks } clics
    } como mínimo (3BV)
mines-level-unknown = «{ $value }» no es un nivel; escribe principiante, principiante-8x8, intermedio, experto o ALTOxANCHOxMINAS como 10x10x20 u 8x8x15%, con un teselado delante o sin él (hex:9x9x10)
mines-level-percent = «{ $value }» no es un porcentaje de minas; escribe un número mayor que 0, de 100 como mucho y con hasta seis decimales tras un punto, como en 8x8x15%
mines-level-custom = un tablero personalizado de { $height } x { $width } casillas; tiene de 8 a 24 filas y de 8 a 32 columnas. Sin «personalizado:» vale cualquier otro tamaño
mines-level-no-mines = un tablero personalizado tiene al menos una mina
mines-level-density = un nivel necesita el número de minas, y el texto solo dice su densidad
mines-level-mines = { $mines ->
        [one] una mina
       *[other] { $mines } minas
    } en { $cells ->
        [one] una casilla
       *[other] { $cells } casillas
    }: no queda ninguna segura
mines-tiling-size = un tablero de { $height } x { $width } casillas; cada lado puede medir de 1 a { $most-rows }
mines-tiling-free-has-no-size = un teselado libre no tiene alto ni ancho; da una posición con sus casillas y las vecinas de cada una
mines-free-cells = { $value } casillas; debe haber de 1 a un millón
mines-free-twice = la casilla «{ $value }» está dos veces; da a cada una su nombre
mines-free-name = «{ $value }» no es nombre de casilla; un nombre tiene al menos un carácter, sin espacios y sin : ; / @
mines-free-unknown = la casilla «{ $cell }» tiene una vecina «{ $neighbour }», que no está en la lista
mines-free-own-neighbour = la casilla «{ $value }» figura como vecina de sí misma
mines-free-too-many = la casilla «{ $value }» tiene más de { $most-neighbours } vecinas
mines-free-outline = el contorno de la casilla «{ $value }» no es un polígono; da tres vértices o más
mines-position-more-than-neighbours = esta casilla muestra { $number } y solo tiene { $neighbours } vecinas
mines-position-too-high = esta casilla muestra { $number }, pero solo { $room } de sus vecinas pueden ser minas
mines-position-too-low = esta casilla muestra { $number }, pero { $known } de sus vecinas son minas conocidas
mines-position-too-many-mines = { $total } minas, pero solo { $room } casillas que puedan serlo
mines-position-too-few-mines = { $total } minas, pero { $known } casillas son minas conocidas
mines-position-density = una densidad de { $value }; debe estar entre 0 y 1
mines-build-too-large = la red tendría { $variables } variables, que son demasiadas; toma la podada (pruned) o la fundida (merged)
mines-picture-too-large = una imagen de { $cells } casillas; puede haber { $most-drawn } como mucho
mines-picture-outlines = los contornos de las casillas no abarcan un área que se pueda dibujar

mines-parse-empty = no hay ninguna casilla, se esperaban las filas de un tablero: # oculta, F bandera, ? interrogación, un número, * mina conocida
mines-parse-twice = { $value } se dice dos veces
mines-parse-no-mines = falta el número de minas, se esperaba una línea como «mines 10» o «density 0.2» antes de las filas (o --mines)
    .page = falta el número de minas, se esperaba una línea como «mines 10» o «density 0.2» antes de las filas
mines-parse-cell-count = hay { $found } casillas, se esperaban { $expected }
mines-parse-mine-count = hay { $found } minas, se esperaban { $expected } como dice el texto
mines-parse-json = { $message }
mines-parse-holds = { $board ->
       [true] el formato { $format } contiene posiciones, se esperaba un tablero
      *[other] el formato { $format } contiene tableros, se esperaba una posición
    }
mines-write-holds = { mines-parse-holds }
mines-expected-setting = «mines 10», «density 0.2», «tiling hex» o las casillas de una fila
mines-expected-tiling = square, hex, triangle, circle, torus o free
mines-expected-mine-count = un número entero de minas
mines-expected-density = una densidad entre 0 y 1
mines-expected-name = el nombre de una casilla, dos puntos, sus vecinas
mines-expected-corner = un vértice como 0.5,1
mines-expected-cell = { $value ->
       [mine] H (oculta), F (bandera), M o ? (mina) o un número del 0 al 8
       [lists] del 0 al 8, 10 (oculta), 11 (mina) o 12 (segura)
       [minesweepr] x (oculta), { "." } (cero), un número o * (mina)
       [report] ? (oculta) o un número del 0 al 8
      *[other] # (oculta), F (bandera), ? (interrogación), un número o * (mina conocida)
    }
mines-expected-board-cell = { $value ->
       [lists] -1 (mina) o un número del 0 al 8
      *[other] { "." } (segura) o * (mina)
    }
mines-expected-header = ANCHOxALTOxMINAS como 30x16x99
mines-expected-digit-62 = una letra o una cifra
mines-expected-digit-32 = una cifra o una letra de la a a la v
mines-expected-link-size = 1, 2, 3 o ancho y alto con dos cifras cada uno
mines-expected-parameter = { $value }=...
mines-expected-mine-place = el lugar de una mina dentro del tablero
mines-write-tiling = el formato { $format } no puede contener el teselado { $tiling }
mines-write-size = el formato { $format } contiene tableros de { $most } x { $most } casillas como mucho
mines-write-mines = el formato { $format } contiene { $most } minas como mucho
mines-write-density = el formato { $format } necesita el número de minas, y solo se conoce una densidad
mines-write-cell = el formato { $format } no tiene signo para lo que muestra la casilla { $cell }

mines-log-game = Partida { $game }, decisión { $turn }
mines-log-board = Tablero por resolver
mines-log-x = Variables X
mines-log-y = Variables Y
mines-log-known = Minas conocidas
mines-log-asked = Probabilidad de no ser mina
mines-log-questions = Preguntas
mines-log-marked = Marcadas
mines-log-risk = Probabilidad de que la primera de las mejores sea una mina
mines-log-win = Probabilidad de ganar con el mejor juego
mines-log-best = Mejores casillas
mines-log-time = Decidido en { $time }
mines-log-after = Tablero después
mines-log-won = La partida está ganada.
mines-log-lost = La partida está perdida: una mina.
mines-none = ninguna
mines-column-cell = casilla
mines-column-risk = mina
mines-each-game = partida
mines-each-result = resultado
mines-each-won = ganada
mines-each-lost = perdida
mines-each-decisions = decisiones
mines-each-guesses = apuestas
mines-each-time = tiempo
mines-each-seed = semilla
mines-each-id = ID
mines-id = ID de la partida
mines-bad-id = esto no es el ID de una partida: { $reason }
mines-id-free-tiling = una partida en un teselado libre no tiene ID: su teselado es un archivo propio
mines-id-parts = un ID es NIVEL~PRIMERCLIC~SEMILLA.ÍNDICE~JUGADAS, como 9x9x10~safe~42.0~r40f12u, o NIVEL~mines~BITS~JUGADAS
mines-id-seed = «{ $value }» no es una semilla; escribe SEMILLA.ÍNDICE como 42.0
mines-id-bits = «{ $value }» entre las minas, que se escriben con A-Z, a-z, 0-9, - y _
mines-id-length = las minas de { $cells } casillas son { $characters } caracteres, el último completado con 0
mines-id-mine-count = hay { $found } minas, se esperaban { $level } como dice el texto
mines-id-letter = «{ $value }» no es una jugada; escribe r, c, f o q con el número de una casilla, como r40, o u
mines-id-cell = { mines-id-letter }
mines-id-refused = jugada { $number } ({ $action }): { $error }
mines-id-too-long = las jugadas tardan demasiado en repetirse; parado en la jugada { $number }

# Games by hand, where every request says which game it is about.
mines-move-nothing-to-redo = No hay ninguna jugada que rehacer.
mines-tiling-large = { $cells } casillas son demasiadas para dibujarlas una a una; como mucho { $most }.
mines-which-game = Di de una sola manera qué partida es: por `id`, por `level` o por `board`.

# El agente lógico del tercer informe: sus preguntas, y lo que piensa como traza.
mines-logic-nothing-asked = sobre { $cell } no se pregunta nada: { $number ->
        [none] no está junto a ningún número, o está marcada
       *[other] no está junto a un número en { $number }, o está marcada
    }
mines-cell-needs-rules = sin reglas para encadenar la base es de todas las casillas: quita --cell y --number, o añade --rules report
    .page = sin reglas para encadenar la base es de todas las casillas: quita la casilla y el número, o toma las reglas del informe
mines-number-needs-cell = --number elige entre los números junto a una casilla: di cuál con --cell FILA,COLUMNA
    .page = un número se elige entre los que hay junto a una casilla: di cuál
mines-questions-of-chaining = solo el encadenamiento hace una pregunta tras otra: añade --preset report, o --engine fc, bc o recursive
    .page = solo el encadenamiento hace una pregunta tras otra: elige el agente del informe, o un motor que encadene (fc, bc o recursive)
mines-question-number = #
mines-question-cell = casilla
mines-question-beside = número en
mines-question-ask = pregunta
mines-question-rules = reglas
mines-question-facts = hechos
mines-question-reply = respuesta
mines-question-time = ms
mines-question-asked = { $ask ->
        [mark] ¿puedo marcarla?
       *[open] ¿puedo abrirla?
    }
mines-question-replied = { $reply ->
        [yes] sí
        [given_up] abandonada
       *[no] no con certeza
    }
mines-question-answered = { $ask ->
        [mark] ¿Puedo marcar { $cell }
       *[open] ¿Puedo abrir { $cell }
    }{ $number ->
        [none] , por el número de minas
       *[other] , junto a { $number }
    }? { $reply ->
        [yes] Sí.
        [given_up] Abandonada.
       *[no] No con certeza.
    }
mines-agent-asked = El agente { $count ->
        [0] no hace ninguna pregunta
        [one] hace una pregunta
       *[other] hace { $count } preguntas
    } antes de su siguiente jugada.
mines-agent-marks = Marca { $cells }.
mines-agent-opens = Abre { $cells }, que con certeza no tiene mina.
mines-agent-guesses = No tiene certeza de nada más y abre una casilla sin saber: { $cells }.
mines-agent-begins = Aún no hay nada abierto: abre una casilla al azar, por ejemplo { $cells }.
mines-agent-over = No queda ninguna casilla por abrir.
mines-agent-event-first = Paso 1: aún no hay nada abierto, así que abre una casilla al azar: { $cell }.
mines-agent-event-knowledge = Paso 2: conoce { $numbers ->
        [one] un número
       *[other] { $numbers } números
    } y { $mines ->
        [0] ninguna mina
        [one] una mina
       *[other] { $mines } minas
    }{ $clear ->
        [0] {""}
        [one] {" "}y una casilla oculta sin mina
       *[other] {" "}y { $clear } casillas ocultas sin mina
    }; { $unknown ->
        [0] no hay casillas de las que no sepa nada
        [one] de una casilla no sabe nada
       *[other] de { $unknown } casillas no sabe nada
    }.
mines-agent-event-numbers = Paso 3: números con vecinas desconocidas: { $count ->
        [0] ninguno
       *[other] { $numbers }
    }.
mines-agent-event-base = Paso 4: una base de conocimiento sobre { $cell }{ $number ->
        [none] , por el número de minas
       *[other] , junto al { $shows } de { $number }
    }: { $rules ->
        [0] ninguna regla
        [one] una regla
       *[other] { $rules } reglas
    } y { $facts ->
        [one] un hecho
       *[other] { $facts } hechos
    }.
mines-agent-event-question = Paso 5: { $ask ->
        [mark] ¿puedo marcar { $cell }
       *[open] ¿puedo abrir { $cell }
    }? ¿Se sigue { $goal }?
mines-agent-event-counters = { $symbol } baja { $lowered ->
        [one] el contador de una regla.
       *[other] los contadores de { $lowered } reglas.
    } { $rule ->
        [none] Ninguna regla concluye el objetivo.
       *[other] { $missing ->
            [0] A la regla { $rule } no le falta nada.
            [one] A la regla más próxima al objetivo le falta una premisa: { $rule }.
           *[other] A la regla más próxima al objetivo le faltan { $missing } premisas: { $rule }.
        }
    }
mines-agent-event-answer = Paso 5: { $reply ->
        [yes] sí
        [given_up] abandonada: demasiados objetivos
       *[no] no con certeza
    }, { $ask ->
        [mark] { $reply ->
            [yes] { $cell } es una mina.
           *[other] { $cell } no se puede marcar.
        }
       *[open] { $reply ->
            [yes] { $cell } no tiene mina.
           *[other] { $cell } no se puede abrir.
        }
    }
mines-agent-event-mark = Paso 6: marca { $cell } y vuelve al paso 2.
mines-agent-event-open = Paso 6: abre { $cell }.
mines-agent-event-guess = Paso 6: nada es seguro, así que abre otra casilla: { $cell }.
