# Redes bayesianas y de Márkov.

bayes-no-variable = { COUNT($alike) ->
       [0] no hay ninguna variable «{ $name }»
      *[other] no hay ninguna variable «{ $name }»; existe { JOIN($alike, by: ", ") }
    }
bayes-read-no-variable = no hay ninguna variable «{ $value }»
bayes-evidence-no-variable = { bayes-read-no-variable }
bayes-read-no-state = «{ $variable }» no tiene el estado «{ $state }»
bayes-evidence-no-state = «{ $variable }» no tiene el estado «{ $state }»; sus estados son { JOIN($known, by: ", ") }
bayes-no-order = orden desconocido «{ $name }»; se conocen best, min-degree, min-weight, min-fill, weighted-min-fill, o los nombres de las variables separados por comas

bayes-read-gzip = el archivo empieza como un archivo gzip pero no se puede descomprimir: { $value }
bayes-read-too-long = el archivo descomprimido tiene más de { $most } bytes, que es lo máximo que se lee
bayes-read-unknown-format = el texto no se parece a ninguno de los formatos bif, xmlbif, uai, hugin; indica su formato con --format
    .page = el texto no se parece a ninguno de los formatos bif, xmlbif, uai, hugin; elige su formato
bayes-read-at = línea { $line }, columna { $column }: { $problem }
bayes-read-unexpected = hay { $found }, se esperaba { $expected }
bayes-read-unfinished = hay { $value } que nunca termina
bayes-read-xml = esto no es XML: { $value }
bayes-read-count = hay { $found } { $of }, se esperaban { $expected }
bayes-read-no-number = aparece { $of } { $found }, pero solo hay { $count }, contando desde 0
bayes-read-two-rows = { COUNT($row) ->
       [0] «{ $node }» tiene dos filas; deja una
      *[other] «{ $node }» tiene dos filas para ({ JOIN($row, by: ", ") }); deja una
    }
bayes-read-no-row = { COUNT($row) ->
       [0] «{ $node }» no tiene ninguna fila; añádela, o pon un valor por defecto
      *[other] «{ $node }» no tiene fila para ({ JOIN($row, by: ", ") }); añádela, o pon un valor por defecto
    }
bayes-read-too-large = «{ $node }» pide { $asked } números o estados, más de los { $most } que se leen
bayes-read-repeated = la variable { $value } aparece dos veces en el ámbito
bayes-read-kind = «{ $node }» es un nodo de tipo { $kind }; solo se leen nodos discretos de azar
bayes-read-expression = la expresión de «{ $node }» no se lee: { $why }; escribe su tabla como datos
bayes-network-no-table = el nodo «{ $node }» no tiene tabla; dale una
bayes-network-two-tables = el nodo «{ $node }» tiene dos tablas; deja una
bayes-network-bad-parent = el nodo «{ $node }» no puede tener como padre a «{ $parent }»: es el propio nodo o está repetido
bayes-network-cyclic = los arcos forman un círculo: { JOIN($nodes, by: " -> ") }
bayes-network-length = la tabla de «{ $node }» necesita { $expected } números ({ $rows } filas de { $states }), y hay { $found }
bayes-network-row = { COUNT($row) ->
       [0] la tabla de «{ $node }»: { $problem }
      *[other] la tabla de «{ $node }» en la fila { JOIN($row, by: ", ") }: { $problem }
    }
bayes-equation = { JOIN($sides, by: " = ") }
bayes-row-negative = { $value } es negativo
bayes-row-not-finite = { $value } no es un número entre 0 y 1
bayes-row-sum = sus números suman { $value }, no 1
bayes-row-no-state = el nodo no tiene el estado número { $value }
bayes-network-structure = la estructura de «{ $node }» no encaja: { $problem }
bayes-structure-few-states = los padres suman hasta { $largest }, lo que pide { $states } estados
bayes-structure-causes = necesita una fila por cada estado de cada padre
bayes-structure-cause-length = una causa tiene { $found } números, no { $states }
bayes-variable-duplicate-name = la variable «{ $name }» está declarada dos veces
bayes-variable-duplicate-state = la variable «{ $variable }» tiene dos veces el estado «{ $state }»
bayes-variable-no-states = la variable «{ $variable }» no tiene estados; dale al menos uno
bayes-markov-no-variable = el factor { $factor } tiene la variable número { $variable }, que no existe
bayes-markov-size = el factor { $factor } da a «{ $variable }» { $size } estados, y tiene { $states }
bayes-markov-value = el factor { $factor } contiene { $value }; los pesos son finitos y no negativos
bayes-evidence-form = «{ $value }» no es una observación; escribe variable=estado
bayes-evidence-twice = hay dos observaciones de «{ $value }»; deja una
bayes-evidence-likelihood = la verosimilitud de «{ $variable }» necesita { $states } números, ninguno negativo y no todos cero
bayes-write-undirected = una red de Márkov no se puede escribir como { $value }; usa uai
bayes-write-too-large = la tabla de «{ $node }» es demasiado grande para escribirla, y { $format } no tiene otra manera
bayes-write-unfinished = la red no se pudo escribir por completo
bayes-write-name = el nombre «{ $name }» no se puede escribir como { $format }: { $why }; cámbialo
bayes-inference-impossible = evidencia imposible: estas observaciones tienen probabilidad cero
bayes-inference-drowned = los errores de redondeo de la descomposición de rango uno ahogan la respuesta; usa --decompose rank-one (raíces de la unidad) o chain
    .page = los errores de redondeo de la descomposición de rango uno ahogan la respuesta; descompón las tablas con raíces de la unidad o en cadena
bayes-factor-too-large = una tabla de unas 2^{ $entries } entradas es demasiado grande; usa --decompose chain
    .page = una tabla de unas 2^{ $entries } entradas es demasiado grande; descompón las tablas en cadena
bayes-factor-repeated = la variable número { $value } aparece dos veces en el ámbito
bayes-factor-no-states = la variable número { $value } no tiene estados
bayes-factor-foreign = el divisor tiene la variable número { $value }, y el dividendo no
bayes-factor-length = el ámbito pide { $expected } números y hay { $found }
bayes-limit = { $table ->
       [none] { $stop }.
      *[other] { $stop }: la siguiente tabla tendría { $table } entradas. Permite más con --max-memory, o prueba otro --order.
    }
    .page = { $table ->
           [none] { $stop }.
          *[other] { $stop }: la siguiente tabla tendría { $table } entradas. Elige una red más pequeña u otro orden de eliminación.
        }
bayes-sampling-undirected = este método muestrea siguiendo los arcos de una red bayesiana; usa --method gibbs
    .page = este método muestrea siguiendo los arcos de una red bayesiana; elige el muestreo de Gibbs
bayes-too-many-chains = { $chains } cadenas son demasiadas; usa como máximo { $most }
bayes-sampling-none-agrees = ninguna de las { $samples } muestras concuerda con la evidencia: es imposible, o tan improbable que pide un método exacto
bayes-samples = Estimado con { $samples } muestras, que valen por { $effective } independientes; tras ± el error típico.
bayes-badly-mixed = Las cadenas discrepan (razón { $ratio }, que debería estar por debajo de 1,1): no te fíes de los números; usa más --samples o un método exacto.
    .page = Las cadenas discrepan (razón { $ratio }, que debería estar por debajo de 1,1): no te fíes de los números; toma más muestras o un método exacto.
bayes-unmoved = { $count ->
    [one] Una variable nunca cambió de estado en ninguna cadena ({ $names }): es segura, o las cadenas están atascadas.
   *[other] { $count } variables nunca cambiaron de estado en ninguna cadena ({ $names }): son seguras, o las cadenas están atascadas.
}
bayes-impossible-one = Evidencia imposible: { $evidence } tiene probabilidad cero.
bayes-impossible-smallest = Evidencia imposible: { $evidence } no pueden ser ciertas a la vez; ningún conjunto menor de observaciones es imposible.
bayes-impossible-some = Evidencia imposible: { $evidence } no pueden ser ciertas a la vez; con una menos, sí.
bayes-impossible-together = Evidencia imposible: { $evidence } no pueden ser ciertas a la vez.

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
bayes-show-table = tabla
bayes-tables-none = La red no tiene variables, de modo que no hay tablas.
bayes-tables-left-out = { $count ->
    [one] Una tabla tiene más de { $most } números y se omite: { $names }.
   *[other] { $count } tablas tienen más de { $most } números y se omiten: { $names }.
}{ $most ->
    [100000] {""}
   *[other] {" "}--table-size sube el límite.
}
    .page = { $count ->
        [one] Una tabla tiene más de { $most } números y se omite: { $names }.
       *[other] { $count } tablas tienen más de { $most } números y se omiten: { $names }.
    }
bayes-picture-dag = { $name ->
    [none] La red: padres e hijos
   *[other] La red { $name }: padres e hijos
}
bayes-picture-moral = { $name ->
    [none] El grafo moral
   *[other] El grafo moral de { $name }
}
bayes-picture-triangulated = { $name ->
    [none] El grafo triangulado
   *[other] El grafo triangulado de { $name }
}
bayes-picture-arc = de un padre a su hijo
bayes-picture-edge = un arco sin su dirección
bayes-picture-marriage = moralización: padres de un hijo común
bayes-picture-fill = arista de relleno del orden de eliminación (triangulación)
bayes-picture-no-fill = El grafo moral ya está triangulado: no hace falta ninguna arista de relleno.
bayes-picture-too-large = { $edges ->
    [0] una imagen tiene como mucho 2.000 variables, y hay { $variables }: usa una red más pequeña
   *[other] una imagen tiene como mucho 20.000 aristas, y hay { $edges } entre { $variables } variables: usa una red más pequeña
}
bayes-unanswered = { $count ->
    [one] Sin calcular: { $names }.
   *[other] { $count } variables quedaron sin calcular: { $names }.
}
bayes-show-unmeasured = Sin medir: { $orders }.

# Lo que esperan los lectores de archivos.
bayes-term-after-one-state-of-each-parent = ")" tras un estado de cada padre
bayes-term-after-the-expression = ";" tras la expresión
bayes-term-at-the-end-of-the-attribute = ";" al final del atributo
bayes-term-at-the-end-of-the-property = ";" al final de la propiedad
bayes-term-bayes-or-markov = "BAYES" o "MARKOV"
bayes-term-net-node-or-potential = "net", "node" o "potential"
bayes-term-network-variable-or-probability = "network", "variable" o "probability"
bayes-term-property-or = "property" o "{"}"}"
bayes-term-table-default-property-or = "table", "default", "(", "property" o "{"}"}"
bayes-term-type-property-or = "type", "property" o "{"}"}"
bayes-term-or-after-the-node = "|" o ")" tras el nodo
bayes-term-a-comment = un comentario "/*"
bayes-term-a-name = un nombre
bayes-term-a-number-of-states = un número de estados
bayes-term-a-number = un número
bayes-term-a-quoted-name = un nombre entre comillas
bayes-term-a-state-or = un estado o ")"
bayes-term-a-state = un estado
bayes-term-an-attribute-or = un atributo o "{"}"}"
bayes-term-an-attribute = un atributo
bayes-term-another-name-this-one-is-taken = otro nombre: este ya está usado
bayes-term-at-least-one-variable-the-node-after-its-parents = al menos una variable: el nodo, tras sus padres
bayes-term-blanks-around-it-would-be-lost = se perderían los blancos de alrededor
bayes-term-xml-has-no-such-character = XML no tiene ese carácter
bayes-term-it-is-not-the-sum-of-all-parents = no es la suma de todos los padres
bayes-term-numbers-in-the-row = números en la fila
bayes-term-one-element-for-in-definition = un elemento FOR en DEFINITION
bayes-term-one-element-name-in-variable = un elemento NAME en VARIABLE
bayes-term-one-element-table-in-definition = un elemento TABLE en DEFINITION
bayes-term-the-element-network = el elemento NETWORK
bayes-term-the-end-of-the-text-after-the-class = el final del texto tras la clase
bayes-term-the-end-of-the-text-after-the-last-function = el final del texto tras la última función
bayes-term-the-end-of-the-text-after-the-last-observation = el final del texto tras la última observación
bayes-term-the-end-of-the-text = el final del texto
bayes-term-the-name-of-a-node = el nombre de un nodo
bayes-term-the-name-of-a-variable = el nombre de una variable
bayes-term-the-name-of-the-class = el nombre de la clase
bayes-term-the-name-of-the-network = el nombre de la red
bayes-term-the-name-of-the-node = el nombre del nodo
bayes-term-the-network-s-name-or = el nombre de la red o "{"{"}"
bayes-term-the-number-of-a-variable = el número de una variable
bayes-term-the-number-of-entries-of-each-function = el número de entradas de cada función
bayes-term-the-number-of-functions = el número de funciones
bayes-term-the-number-of-observations = el número de observaciones
bayes-term-the-number-of-samples = el número de muestras
bayes-term-the-number-of-states-of-each-variable = el número de estados de cada variable
bayes-term-the-number-of-states = el número de estados
bayes-term-the-number-of-variables-of-each-function = el número de variables de cada función
bayes-term-the-number-of-variables = el número de variables
bayes-term-the-numbers-of-a-variable-and-of-its-state = los números de una variable y de su estado
bayes-term-the-state-values-of-its-nodes-are-not-0-1-2-and-so-on = los state_values de sus nodos no son 0, 1, 2, etc.
bayes-term-the-variable-s-type = el "type" de la variable
bayes-term-the-variable-s-name = el nombre de la variable
bayes-term-states = estados
bayes-term-state = el estado
bayes-term-variable = la variable
bayes-term-samples = muestras
bayes-term-numbers = números
bayes-term-its-own-states = sus propios estados
bayes-term-node = el nodo
