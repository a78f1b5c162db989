# Palabras que usan todas las partes.

list-and = { $first } y { $last }
error-at = línea { $line }, columna { $column }: { $message }
undecided = Sin decidir: { $stop }.
stop-nodes = se alcanzó el límite de nodos
stop-bytes = se alcanzó el límite de memoria
stop-time = se alcanzó el límite de tiempo
stop-cancelled = se canceló
stopped-early = Se detuvo antes: { $stop }.
