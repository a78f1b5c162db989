# Palabras que usan todas las partes.

list-and = { $first } y { $last }
