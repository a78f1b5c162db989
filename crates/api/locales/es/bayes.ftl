# Redes bayesianas y de Márkov.

bayes-unknown-name = nombre desconocido «{ $found }»; se conocen { $known }
bayes-no-variable = no hay ninguna variable «{ $name }»
bayes-no-variable-but = no hay ninguna variable «{ $name }»; existe { $alike }
bayes-no-state = «{ $variable }» no tiene el estado «{ $state }»
bayes-no-state-but = «{ $variable }» no tiene el estado «{ $state }»; sus estados son { $known }
bayes-no-order = orden desconocido «{ $name }»; se conocen best, min-degree, min-weight, min-fill, weighted-min-fill, o los nombres de las variables separados por comas

bayes-gzip = el archivo empieza como un archivo gzip pero no se puede descomprimir: { $reason }
bayes-too-long = el archivo descomprimido tiene más de { $most } bytes, que es lo máximo que se lee
bayes-unknown-format = el texto no se parece a ninguno de los formatos bif, xmlbif, uai, hugin; indica su formato con --format
bayes-unexpected = hay { $found }, se esperaba { $expected }
bayes-unfinished = hay { $what } que nunca termina
bayes-xml = esto no es XML: { $reason }
bayes-count = hay { $found } { $of }, se esperaban { $expected }
bayes-no-number = aparece { $of } { $found }, pero solo hay { $count }, contando desde 0
bayes-two-rows = «{ $node }» tiene dos filas para ({ $row }); deja una
bayes-no-row = «{ $node }» no tiene fila para ({ $row }); añádela, o pon un valor por defecto
bayes-asks-too-much = «{ $node }» pide { $asked }, más de los { $most } que se leen
bayes-repeated = la variable { $variable } aparece dos veces en el ámbito
bayes-node-kind = «{ $node }» es un nodo de tipo { $kind }; solo se leen nodos discretos de azar
bayes-expression = la expresión de «{ $node }» no se lee: { $why }; escribe su tabla como datos
bayes-no-table = el nodo «{ $node }» no tiene tabla; dale una
bayes-two-tables = el nodo «{ $node }» tiene dos tablas; deja una
bayes-bad-parent = el nodo «{ $node }» no puede tener como padre a «{ $parent }»: es el propio nodo o está repetido
bayes-cyclic = los arcos forman un círculo: { $nodes }
bayes-length = la tabla de «{ $node }» necesita { $expected } números ({ $rows } filas de { $states }), y hay { $found }
bayes-row = la tabla de «{ $node }» en la fila { $row }: { $problem }
bayes-table = la tabla de «{ $node }»{ $row }: { $problem }
bayes-row-negative = { $value } es negativo
bayes-row-not-finite = { $value } no es un número entre 0 y 1
bayes-row-sum = sus números suman { $sum }, no 1
bayes-row-no-state = el nodo no tiene el estado número { $state }
bayes-structure = la estructura de «{ $node }» no encaja: { $problem }
bayes-duplicate-name = la variable «{ $name }» está declarada dos veces
bayes-duplicate-state = la variable «{ $variable }» tiene dos veces el estado «{ $state }»
bayes-no-states = la variable «{ $variable }» no tiene estados; dale al menos uno
bayes-factor-no-variable = el factor { $factor } tiene la variable número { $variable }, que no existe
bayes-factor-size = el factor { $factor } da a «{ $variable }» { $size } estados, y tiene { $states }
bayes-factor-value = el factor { $factor } contiene { $value }; los pesos son finitos y no negativos
bayes-evidence-form = «{ $text }» no es una observación; escribe variable=estado
bayes-evidence-twice = hay dos observaciones de «{ $name }»; deja una
bayes-likelihood = la verosimilitud de «{ $variable }» necesita { $states } números, ninguno negativo y no todos cero
bayes-write-undirected = una red de Márkov no se puede escribir como { $format }; usa uai
bayes-write-too-large = la tabla de «{ $node }» es demasiado grande para escribirla, y { $format } no tiene otra manera
bayes-write-name = el nombre «{ $name }» no se puede escribir como { $format }: { $why }; cámbialo
bayes-impossible-evidence = evidencia imposible: estas observaciones tienen probabilidad cero
bayes-drowned = los errores de redondeo de la descomposición de rango uno ahogan la respuesta; usa --decompose rank-one (raíces de la unidad) o chain
bayes-table-too-large = una tabla de unas 2^{ $power } entradas es demasiado grande; usa --decompose chain
bayes-factor = { $reason }
bayes-limit = { $limit }.
bayes-limit-table = { $limit }: la siguiente tabla tendría { $entries } entradas. Permite más con --max-memory, o prueba otro --order.
bayes-sampling-undirected = este método muestrea siguiendo los arcos de una red bayesiana; usa --method gibbs
bayes-none-agrees = ninguna de las { $samples } muestras concuerda con la evidencia: es imposible, o tan improbable que pide un método exacto
bayes-samples = Estimado con { $samples } muestras, que valen por { $effective } independientes; tras ± el error típico.
bayes-badly-mixed = Las cadenas discrepan (razón { $ratio }, que debería estar por debajo de 1.1): no te fíes de los números; usa más --samples o un método exacto.
bayes-unmoved = { $count ->
    [one] Una variable nunca cambió de estado en ninguna cadena ({ $names }): es segura, o las cadenas están atascadas.
   *[other] { $count } variables nunca cambiaron de estado en ninguna cadena ({ $names }): son seguras, o las cadenas están atascadas.
}
bayes-impossible-one = Evidencia imposible: { $evidence } tiene probabilidad cero.
bayes-impossible-smallest = Evidencia imposible: { $evidence } no pueden ser ciertas a la vez; ningún conjunto menor de observaciones es imposible.
bayes-impossible-some = Evidencia imposible: { $evidence } no pueden ser ciertas a la vez; con una menos, sí.

bayes-log-evidence = Probabilidad de la evidencia
bayes-log-partition = Logaritmo de la función de partición
bayes-most-probable = El estado conjunto más probable de todas las variables, con probabilidad { $probability }:
bayes-effects = { $variable } = { $state }: { $prior } sin observar nada, { $posterior } con todo. Lo que cambia cada observación:
bayes-effect-observation = observación
bayes-effect-without = sin ella
bayes-effect-change = cambio
bayes-effect-alone = ella sola
bayes-statistics = { $eliminations } eliminaciones, { $multiplications } multiplicaciones, { $additions } sumas; mayor producto { $product } entradas, mayor tabla { $table }, máximo { $bytes }.
bayes-probability = probabilidad
bayes-step-variable = eliminada
bayes-step-factors = tablas multiplicadas
bayes-step-scope = sobre
bayes-step-size = entradas
bayes-show-bayes = { $name } es una red bayesiana: { $variables } variables de hasta { $states } estados, { $arcs } arcos, hasta { $parents } padres, { $parameters } parámetros. La moralización añade { $marriages } aristas.
bayes-show-markov = Una red de Márkov: { $variables } variables de hasta { $states } estados, { $arcs } factores sobre hasta { $parents } variables, { $parameters } números.
bayes-show-unnamed = Esta
bayes-show-order = orden
bayes-show-width = anchura
bayes-show-fill = aristas añadidas
bayes-show-cliques = cliques
bayes-show-largest = mayor tabla
bayes-show-entries = todas las tablas
bayes-show-node = variable
bayes-show-node-states = estados
bayes-show-node-parents = padres
bayes-show-clique = Cliques del mejor orden:
