# Lógica proposicional.

logic-query-error = la pregunta «{ $query }», columna { $column }: { $problem }
logic-parse-unexpected = se esperaba { $expected } y hay «{ $found }»
logic-parse-ends = se esperaba { $expected }, pero el texto acaba aquí
logic-parse-unclosed = este paréntesis no se cierra nunca
logic-parse-unopened = este paréntesis no se abrió nunca
logic-parse-unknown-operator = operador desconocido «{ $found }»; se conocen ~ & | => <=> y ¬ ∧ ∨ → ↔
logic-parse-too-deep = hay más de { $limit } niveles, unos dentro de otros
logic-parse-unknown-word = palabra desconocida «{ $found }»; se conocen { JOIN($known, by: ", ") }
logic-parse-out-of-range = el número { $found } se sale del límite; el mayor es { $most }
logic-expected-formula = un símbolo, «~» o «(»
logic-expected-operator = un operador o el final de la fórmula
logic-expected-index = un índice como [1,2]
logic-expected-tell = TELL
logic-expected-end-of-sentence = un operador, «;» o ASK
logic-expected-header = una cabecera como «p cnf 3 2»
logic-expected-number = un número entero
logic-expected-end-of-clause = un 0 que acabe la cláusula

logic-entailed = { $query }: sí, se sigue de { $count ->
    [one] una
   *[other] { $count }
} de { $total ->
    [one] una oración
   *[other] { $total } oraciones
}{ $lines }.
logic-valid = { $query }: sí, es cierto por sí mismo.
logic-from-contradiction = { $query }: sí, porque todo se sigue: la base de conocimiento se contradice{ $lines }.
logic-refuted = { $query }: no. Todas las oraciones son ciertas y esto es falso { $where }.
logic-unknown = { $query }: no se sabe. { $why }
logic-lines = { $count ->
    [one] {" "}(línea { $lines })
   *[other] {" "}(líneas { $lines })
}
logic-numbers = { $count ->
    [one] {" "}(oración { $lines })
   *[other] {" "}(oraciones { $lines })
}
logic-where-true = cuando { $symbols } { $count ->
    [one] es cierto y lo demás falso
   *[other] son ciertos y lo demás falso
}
logic-where-false = cuando todos los símbolos son falsos
logic-more-symbols = { $count } más
logic-consistent = { $total ->
    [0] No hay oraciones: solo se sigue lo que es cierto por sí mismo.
    [one] La oración puede ser cierta, por ejemplo { $where }.
   *[other] Las { $total } oraciones pueden ser ciertas a la vez, por ejemplo { $where }.
}
logic-inconsistent = La base de conocimiento se contradice: todo se sigue de ella. { $count ->
    [one] Hay una oración que sola no puede ser cierta{ $lines }.
   *[other] Bastan { $count } de { $total } oraciones para verlo{ $lines }.
}
logic-consistency-unknown = No se sabe si las oraciones se contradicen. { $why }
logic-explained = Las menos de las que se sigue:
logic-explained-any = Un conjunto del que no sobra ninguna:
logic-explanation-unknown = No se encontró qué oraciones necesita: { $limit }.
logic-models-unknown = No se contó cuántos modelos hay: { $limit }.
logic-models = { $count ->
    [one] Una fila de la tabla de verdad hace ciertas todas las oraciones.
   *[other] { $count } filas de la tabla de verdad hacen ciertas todas las oraciones.
}

logic-why-budget = El motor no terminó: { $value }.
logic-why-not-horn = El encadenamiento solo ve cláusulas de Horn (p & q => r), y sin las demás no se sigue: { $value } no lo es. Prueba --method sat.
    .page = El encadenamiento solo ve cláusulas de Horn (p & q => r), y sin las demás no se sigue: { $value } no lo es. Elige un solucionador SAT.
logic-position-for-chaining = Estas oraciones vienen de una posición del Buscaminas. El encadenamiento tiene reglas propias: las escribe atisbo convert minesweeper POSICIÓN --to tell-ask --rules report --cell FILA,COLUMNA.
    .page = Estas oraciones vienen de una posición del Buscaminas. El encadenamiento tiene reglas propias: pregúntale por la posición misma.
logic-why-query-not-atomic = El encadenamiento solo prueba símbolos y conjunciones de símbolos. Prueba --method sat.
    .page = El encadenamiento solo prueba símbolos y conjunciones de símbolos. Elige un solucionador SAT.
logic-why-no-model-found = La búsqueda local solo encuentra contraejemplos, y no encontró ninguno: eso no prueba nada. Prueba --method sat.
    .page = La búsqueda local solo encuentra contraejemplos, y no encontró ninguno: eso no prueba nada. Elige un solucionador SAT.

logic-rule-told = { $line ->
       [none] dicho
      *[other] dicho en la línea { $line }
    }
logic-rule-assumed = supuesto, para llegar a una contradicción
logic-rule-definition = un nombre para una parte
logic-rule-clause = una cláusula de { $from }
logic-rule-modus-ponens = modus ponens de { $from }
logic-rule-resolution = resolución de { $from }
logic-rule-conjunction = { $from } juntos
logic-rule-contradiction = { $from } es una contradicción
logic-rule-truth-table = cierto en cada fila donde { $from } lo son
logic-proof = Prueba:
logic-above = mostrado arriba

logic-column-query = pregunta
logic-column-method = método
logic-column-answer = respuesta
logic-column-nodes = nodos
logic-column-decisions = decisiones
logic-column-propagations = propagaciones
logic-column-conflicts = conflictos
logic-column-derived = derivadas
logic-column-time = ms
logic-answer-entailed = se sigue
logic-answer-refuted = no se sigue
logic-answer-unknown = no se sabe
logic-answer-consistent = sin contradicción
logic-answer-inconsistent = se contradice
logic-statistics = { $nodes } nodos, { $decisions } decisiones, { $propagations } propagaciones, { $conflicts } conflictos, { $derived } cláusulas derivadas, { $time } ms.

logic-conflicts-model = { $count ->
    [0] No hubo conflictos: la propagación llevó a un modelo. { $meaning }
    [one] Un conflicto y después un modelo. { $meaning }
   *[other] { $count } conflictos y después un modelo. { $meaning }
}
logic-conflicts-model-follows = No se sigue.
logic-conflicts-model-consistent = Las oraciones pueden ser ciertas a la vez.
logic-conflicts-none = { $count ->
    [0] Una de las cláusulas está vacía: no hay modelo. { $meaning }
    [one] Un conflicto y ya no queda ningún modelo. { $meaning }
   *[other] { $count } conflictos y ya no queda ningún modelo. { $meaning }
}
logic-conflicts-none-follows = Se sigue.
logic-conflicts-none-consistent = Las oraciones se contradicen.
logic-no-such-conflict = no hay conflicto { $wanted }; hubo { $count }
logic-column-number = conflicto
logic-column-decisions-made = decisiones
logic-column-clause = cláusula falsa
logic-column-uip = primer UIP
logic-column-learned = aprendido

# Lo que pasa en un motor, paso a paso.
logic-event-known = { $symbol } sale de la agenda: se sabe que es verdadero.
logic-event-fire = Se sabe todo lo que { $rule } necesita: se sigue { $head }.
logic-event-goal = Por probar: { $symbol } (objetivo a profundidad { $depth }).
logic-event-try = Prueba la regla { $rule }.
logic-event-proved = { $symbol } queda probado.
logic-event-not-proved = { $symbol } no se puede probar.
logic-event-cycle = { $symbol } apareció mientras se prueba: este camino va en círculo.
logic-event-remembered-proved = { $symbol } ya se probó antes.
logic-event-remembered-not-proved = { $symbol } ya se intentó en esta ronda y no se probó.
logic-event-restart = Empieza de nuevo y conserva lo aprendido.
logic-event-row-both = En esta fila la base de conocimiento y la pregunta son verdaderas.
logic-event-row-counter = En esta fila la base de conocimiento es verdadera y la pregunta falsa: no se sigue.
logic-event-row-out = En esta fila la base de conocimiento es falsa: no cuenta.
