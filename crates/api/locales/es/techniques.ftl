# Sudoku: técnicas, argumentos, dificultad.

sudoku-technique-full-house = último hueco
sudoku-technique-hidden-single = único oculto
sudoku-technique-naked-single = único desnudo
sudoku-technique-extra-rule = regla adicional
sudoku-technique-innies = casillas sobrantes (innies)
sudoku-technique-outies = casillas salientes (outies)
sudoku-technique-innie-outie-difference = diferencia entre sobrantes y salientes
sudoku-technique-rule-pointing = cruce con una regla (apunta)
sudoku-technique-rule-claiming = cruce con una regla (reclama)
sudoku-technique-pointing = candidatos bloqueados (apuntan)
sudoku-technique-claiming = candidatos bloqueados (reclaman)
sudoku-technique-locked-pair = par bloqueado
sudoku-technique-locked-triple = trío bloqueado
sudoku-technique-naked-pair = par desnudo
sudoku-technique-naked-triple = trío desnudo
sudoku-technique-naked-quad = cuarteto desnudo
sudoku-technique-hidden-pair = par oculto
sudoku-technique-hidden-triple = trío oculto
sudoku-technique-hidden-quad = cuarteto oculto
sudoku-technique-x-wing = X-wing
sudoku-technique-swordfish = pez espada
sudoku-technique-jellyfish = medusa
sudoku-technique-finned-x-wing = X-wing con aleta
sudoku-technique-finned-swordfish = pez espada con aleta
sudoku-technique-finned-jellyfish = medusa con aleta
sudoku-technique-sashimi-x-wing = X-wing sashimi
sudoku-technique-sashimi-swordfish = pez espada sashimi
sudoku-technique-sashimi-jellyfish = medusa sashimi
sudoku-technique-franken-x-wing = X-wing franken
sudoku-technique-franken-swordfish = pez espada franken
sudoku-technique-franken-jellyfish = medusa franken
sudoku-technique-mutant-x-wing = X-wing mutante
sudoku-technique-mutant-swordfish = pez espada mutante
sudoku-technique-mutant-jellyfish = medusa mutante
sudoku-technique-skyscraper = rascacielos
sudoku-technique-two-string-kite = cometa de dos cuerdas
sudoku-technique-turbot-fish = rodaballo
sudoku-technique-empty-rectangle = rectángulo vacío
sudoku-technique-remote-pair = par remoto
sudoku-technique-bug-plus-one = BUG+1
sudoku-technique-unique-rectangle-1 = rectángulo único, tipo 1
sudoku-technique-unique-rectangle-2 = rectángulo único, tipo 2
sudoku-technique-unique-rectangle-3 = rectángulo único, tipo 3
sudoku-technique-unique-rectangle-4 = rectángulo único, tipo 4
sudoku-technique-unique-rectangle-5 = rectángulo único, tipo 5
sudoku-technique-unique-rectangle-6 = rectángulo único, tipo 6
sudoku-technique-hidden-rectangle = rectángulo oculto
sudoku-technique-avoidable-rectangle-1 = rectángulo evitable, tipo 1
sudoku-technique-avoidable-rectangle-2 = rectángulo evitable, tipo 2
sudoku-technique-xy-wing = XY-wing
sudoku-technique-xyz-wing = XYZ-wing
sudoku-technique-w-wing = W-wing
sudoku-technique-simple-colours = colores simples
sudoku-technique-multi-colours = colores múltiples
sudoku-technique-sue-de-coq = Sue de Coq
sudoku-technique-x-chain = cadena X
sudoku-technique-xy-chain = cadena XY
sudoku-technique-continuous-nice-loop = bucle continuo
sudoku-technique-discontinuous-nice-loop = bucle discontinuo
sudoku-technique-aic = cadena de inferencias alternas
sudoku-technique-als-xz = ALS-XZ
sudoku-technique-als-xy-wing = ALS-XY-wing
sudoku-technique-als-chain = cadena de ALS
sudoku-technique-death-blossom = flor de la muerte
sudoku-technique-grouped-continuous-nice-loop = bucle continuo con grupos
sudoku-technique-grouped-discontinuous-nice-loop = bucle discontinuo con grupos
sudoku-technique-grouped-aic = cadena de inferencias alternas con grupos
sudoku-technique-forcing-chain = cadena forzada
sudoku-technique-forcing-net = red forzada
sudoku-technique-contradiction = contradicción
sudoku-technique-template-set = plantilla (pone)
sudoku-technique-template-delete = plantilla (quita)

sudoku-band-easy = fácil
sudoku-band-medium = media
sudoku-band-hard = difícil
sudoku-band-unfair = injusta
sudoku-band-extreme = extrema

sudoku-look = Mira { $regions }.
sudoku-use = { COUNT($cells) ->
       [0] La técnica: { $technique }.
      *[other] La técnica: { $technique }. Se apoya en { $cells }.
    }

sudoku-so = { $argument } Por tanto, { $conclusion }.
sudoku-conclude-place = { $cell } es { $value }
sudoku-conclude-out = el { $value } sale de { $cells }

sudoku-evidence-single = { $by ->
       [naked-single] Todos los valores salvo el { $value } están excluidos de { $cell }.
       [full-house] { $cell } es la última casilla vacía de { $region }, y allí solo falta el { $value }.
      *[other] En { $region }, al { $value } no le queda más lugar que { $cell }.
    }
sudoku-evidence-intersection = En { $from }, el { $value } tiene que estar en { $cells }; todas están en { $to }, que por eso no lo tiene en ningún otro sitio.
sudoku-evidence-subset = { $by ->
       [hidden] En { $regions }, los { COUNT($cells) } valores { $values } solo pueden estar en { $cells }, donde no queda sitio para otros.
      *[other] En { $regions }, las { COUNT($cells) } casillas { $cells } solo pueden contener { $values }, y los agotan.
    }
sudoku-evidence-fish = { COUNT($fins) ->
       [0] En { $base }, el { $value } solo puede estar en { $body }: { COUNT($base) } veces, todas dentro de { $cover }, que lo tienen una vez cada una.
      *[other] Si no fuera por { $fins }, el { $value } de { $base } estaría { COUNT($base) } veces dentro de { $cover }. O lo contiene una de esas aletas o el patrón está completo; lo que ambos casos excluyen queda excluido.
    }
sudoku-evidence-chain = { $by ->
       [loop] Este bucle se cumple entero, en un sentido o en el otro, así que cada eslabón excluye lo que toca sus dos extremos: { JOIN($links, by: " → ") } → el principio.
       [place] Esta cadena termina contra su propio principio: { JOIN($links, by: " → ") }.
      *[other] Un extremo de esta cadena es cierto, así que lo que contradice a ambos es falso: { JOIN($links, by: " → ") }.
    }
sudoku-evidence-wing = { $by ->
       [xyz-wing] Tome { $pivot } el valor que tome, esa casilla o una de { $pincers } tiene que ser { $value }.
      *[other] Tome { $pivot } el valor que tome, una de { $pincers } tiene que ser { $value }.
    }
sudoku-cluster = o bien { JOIN($colours, by: ", o bien ") }
sudoku-evidence-colours = Los lugares del { $value } forman { COUNT($clusters) ->
        [one] un grupo
       *[other] grupos
    } de dos colores, uno de los cuales es cierto: { $clusters }.
sudoku-evidence-rectangle = Si { $corners } tuvieran solo { $values }, esos dos podrían intercambiarse, y habría otra solución. { COUNT($extra) ->
        [0] { $region ->
            [none] { sudoku-rectangle-plain }
           *[other] { sudoku-rectangle-tied }
        }
       *[other] { COUNT($partners) ->
            [0] { sudoku-rectangle-extra }
           *[other] { sudoku-rectangle-subset }
        }
    }
sudoku-rectangle-extra = { COUNT($extra) ->
        [one] Solo { $extra } lo impide.
       *[other] Uno de { $extra } tiene que impedirlo.
    }
sudoku-rectangle-subset = Uno de { $extra } tiene que impedirlo, con lo que forman con { $partners } un subconjunto de { $region }.
sudoku-rectangle-tied = En { $region }, uno de los dos valores no tiene otro lugar, así que el otro debe ceder.
sudoku-rectangle-plain = Los valores atados a las esquinas solo dejan esto.
sudoku-evidence-grave = Todas las casillas vacías salvo { $cell } tienen dos candidatos, y cada valor estaría dos veces en cada región: con dos también allí no habría solución o habría dos.
sudoku-almost-locked = { $cells } ({ $values })
sudoku-evidence-almost-locked = { $stem ->
       [none] Estos conjuntos tienen un valor más que casillas: { $sets }. Se excluyen entre sí en { $links }, así que al menos uno de los conjuntos extremos queda bloqueado.
      *[other] Cada valor de { $stem } bloquea uno de estos conjuntos: { $sets }. Lo que todos excluyen queda excluido.
    }
sudoku-evidence-sue-de-coq = { $intersection } reparten sus valores con { $line } en la línea y { $block } en la caja: juntas agotan tantos valores como casillas tienen.
sudoku-premise-cell = Contenga { $value } lo que contenga
sudoku-premise-place = Vaya donde vaya el { $value } en { $region }
sudoku-premise-candidate = Sea { $value } o no
sudoku-candidate = { $cell }={ $value }
sudoku-premise-of-candidate = { $cell } { $value }
sudoku-evidence-forcing = { $premise }, se sigue lo mismo: { JOIN($branches, by: "; ") }.
sudoku-evidence-contradiction = { $broken ->
       [none] Supongamos { $supposed }. Ninguna forma de rellenar el resto cumple todas las reglas, como muestra una búsqueda por todas ellas.
      *[other] Supongamos { $supposed }. { COUNT($net) ->
                [0] Entonces { $broken }.
               *[other] Entonces { JOIN($net, by: " → ") }, y { $broken }.
            }
    }
sudoku-evidence-proof = Con los candidatos que hay, estas reglas juntas no dejan otra salida: { JOIN($rules, by: ", ") }. (Una casilla quiere decir que tiene un solo valor; un valor y una región, que el valor está en ella una vez.)
sudoku-broken-cell = { $value } se queda sin valor
sudoku-broken-place = el { $value } se queda sin lugar en { $region }
sudoku-broken-both = { $value } sería cierto y falso a la vez
sudoku-broken-rule = esta regla no se puede cumplir: { $value }
sudoku-evidence-template = De todas las formas de colocar el { $value } en cada fila, { $ways ->
        [one] queda una
       *[other] quedan { $ways }
    }, y aquí coinciden.
sudoku-evidence-rule = Por sí sola, esta regla lo decide: { $variant }.
sudoku-cage-at = { $sum } en { $cell }
sudoku-innies-and-outies = { COUNT($outies) ->
        [0] Los valores de { $regions } suman { $whole }. De eso, las jaulas toman { $taken } ({ $cages }); lo que dejan, { $innies }, suma { $sum }.
       *[other] { COUNT($innies) ->
            [0] Los valores de { $regions } suman { $whole }. Las jaulas que lo cubren suman { $taken } ({ $cages }); lo que sale de ahí, { $outies }, suma { $sum }.
           *[other] Los valores de { $regions } suman { $whole }. Las jaulas que están sobre todo dentro suman { $taken } ({ $cages }); lo que dejan, { $innies }, suma { COMPARE($whole, $taken) ->
            [more] { $sum } más que
            [less] { $sum } menos que
           *[same] lo mismo que
        } lo que sale de ahí, { $outies }.
        }
    }
sudoku-overlap = { $region ->
       [none] De cualquier modo que se cumpla, esta regla tiene el { $value } en una de { $cells }: { $variant }. Lo que las ve todas no puede tenerlo.
      *[other] En { $region }, el { $value } tiene que estar en { $cells }, todas bajo una misma regla: { $variant }. Vaya a la que vaya, la regla excluye lo mismo.
    }

sudoku-hint-solved = Resuelto: todas las casillas están llenas y se cumplen todas las reglas.
sudoku-hint-wrong-values = { COUNT($cells) ->
        [one] El valor de { $cells } es erróneo.
       *[other] Los valores de { $cells } son erróneos.
    }
sudoku-hint-wrong-marks = { COUNT($cells) ->
        [one] A las marcas de { $cells } les falta el valor correcto.
       *[other] A las marcas de { $cells } les faltan los valores correctos.
    }
sudoku-hint-several = No queda ningún paso seguro: hay varias soluciones, y difieren en { $cells }.
sudoku-rating = { $hardest ->
       [none] { sudoku-rating-nothing }
      *[other] Dificultad: { $band } ({ TENTHS($rating) }). La técnica más difícil que necesita: { $hardest }.
    }
sudoku-rating-limited = { $rating } { $limited }
sudoku-limited = { COUNT($techniques) ->
    [one] Una técnica dejó algo sin mirar porque alcanzó un límite propio
   *[other] Algunas técnicas dejaron algo sin mirar porque alcanzaron límites propios
}: { $techniques }. Sin eso, quizá se habría hallado un paso más fácil.
sudoku-rating-nothing = No queda nada por encontrar.
sudoku-path-end = Resuelto en { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }.
sudoku-hint-stuck = Ninguna de las técnicas permitidas encuentra nada aquí.
sudoku-page-title = El camino a la solución
sudoku-ladder-technique = técnica
sudoku-ladder-name = nombre
sudoku-ladder-band = dificultad
sudoku-ladder-rating = puntuación
