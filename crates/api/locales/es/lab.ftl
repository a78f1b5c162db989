# El laboratorio: experimentos y sus informes.

lab-problem-syntax = esto no es TOML; su lector dice, en inglés: «{ $value }»
lab-problem-too-long = el texto tiene { $bytes } bytes; se leen { $most } como mucho: guarda los puzles y otras listas en archivos aparte
lab-problem-unknown-key = aquí no hay ninguna clave `{ $key }`; las claves son: { JOIN($known, by: ", ") }
lab-problem-missing = falta la clave `{ $key }`
lab-problem-type = `{ $key }` debería ser { $expected }, no { $found }
lab-problem-unknown = `{ $key }` no puede ser "{ $found }"; { $nearest ->
       [none] puede ser:
      *[other] ¿quizá "{ $nearest }"? Puede ser:
    } { JOIN($known, by: ", ") }
lab-problem-range = `{ $key }` no puede ser { $found }; puede ir de { $least } a { $most }
lab-problem-twice = `{ $key }`: dos se llaman "{ $value }"; dale otro nombre a uno de ellos
lab-problem-other = `{ $key }` no vale; el lector dice, en inglés: «{ $value }»
lab-key-error = { $key }: { $reason }
lab-expected-text = un texto entre comillas
lab-expected-whole = un número entero
lab-expected-number = un número
lab-expected-flag = true o false
lab-expected-list = una lista no vacía, como ["a", "b"]
lab-expected-table = una tabla
lab-expected-size = un tamaño como "500MB" o "2GB"
lab-expected-time = un tiempo como "500ms", "30s" o "5m"
lab-no-files = aquí no se leen archivos; escribe los puzles mismos en `puzzles`
lab-no-puzzles = `{ $key }`: no contiene ningún puzle
lab-file = `{ $key }`: no se puede leer { $file }: { $reason }
lab-file-not-regular = no es un archivo normal
lab-file-too-large = tiene más de { $megabytes } MB
lab-no-such-run = no hay ejecución { $run }; van numeradas de 0 a { $last }

lab-folder-io = { $path }: { $reason }
lab-folder-unwritten = { $path }: { $reason }. Lo ya escrito se conserva; --resume continúa desde ahí.
lab-folder-taken = { $path } ya tiene resultados. Continúalos (--resume) o elige otra carpeta (--out).
lab-folder-different = { $path } tiene los resultados de otro experimento, o de otra parte de él. Elige otra carpeta (--out).
lab-folder-busy = Otro proceso está escribiendo en { $path }.
lab-folder-nothing = En { $path } no hay resultados.
lab-folder-plan-damaged = { $path }, línea { $line }: este archivo está dañado y sin él no se pueden leer los resultados. Recupéralo de una copia o ejecuta de nuevo el experimento en otra carpeta (--out).
lab-folder-damaged = { $path }, línea { $line }: esta línea está dañada: { $why }. No se ha cambiado nada. Borra la línea y continúa con --resume: esa ejecución se repetirá.
lab-damage-not-a-run = desde la columna { $column } no es el JSON de una ejecución
lab-damage-changed = no coincide con su suma de comprobación, así que se cambió después de escribirla
lab-damage-unchecked = le falta la suma de comprobación, así que se cambió después de escribirla
lab-damage-foreign = la ejecución { $run } no es de este experimento
lab-damage-misplaced = la ejecución { $run } no está en su sitio; van en el orden de sus números
lab-folder-runs-lost = { $path } estaba completa, pero solo quedan { $found } de { $runs } ejecuciones. La orden que la creó repite las demás con --resume.
lab-folder-incomplete = { $path } no está completa: hay { $done } de { $runs } ejecuciones. Termínala con --resume.
lab-folder-parts-missing = { $count ->
        [one] De { $of } partes falta una: { JOIN($missing, by: ", ") }.
       *[other] De { $of } partes faltan { $count }: { JOIN($missing, by: ", ") }.
    }
lab-folder-part-twice = { $path }: la parte { $part } ya está.

lab-done = { $runs ->
    [one] Hecha una ejecución.
   *[other] Hechas { $runs } ejecuciones.
}
lab-stopped = Parado tras { $runs } de { $of } ejecuciones: { $stop }.
lab-limited = { $runs ->
    [one] Hecha una ejecución, sin llegar a su fin: { $stop }.
   *[other] Hechas { $runs } ejecuciones, algunas sin llegar a su fin: { $stop }.
}
lab-read-in-part = Solo se leyeron { $runs } de { $of } ejecuciones: { $stop }.
lab-not-joined = No se unió nada: { $stop }.
lab-unchecked = Estos resultados los escribió una versión anterior, sin sumas de comprobación: no se notaría una línea dañada desde entonces.
lab-cut-off = Al final del diario se cortó media línea ({ $bytes } bytes): esa ejecución se repite.
lab-go-on = No se pierde nada: la misma orden con --resume continúa.
    .page = No se pierde nada: las ejecuciones hechas se conservan.
lab-joined = Unidas { $parts } partes: { $runs } ejecuciones.
lab-so-far = Hasta ahora: { $runs } de { $of } ejecuciones.
lab-kept = Resultados e informe: { $folder }

lab-results = Resultados
lab-results-how = La parte de todas las ejecuciones que tuvo éxito, con su intervalo del 95 % (Wilson); una ejecución que no se pudo terminar no tuvo éxito. Los tiempos van separados por éxito y derrota. Los recuentos son medias de ejecuciones terminadas.
lab-setting = configuración
lab-method = método
lab-runs = ejecuciones
lab-success-minesweeper = ganadas
lab-success-sudoku = resueltos
lab-success-ohno = resueltos
lab-low = desde
lab-high = hasta
lab-unfinished = sin terminar
lab-success-time = tiempo medio, éxito
lab-success-median = mediana
lab-success-95 = 95 %
lab-defeat-time = tiempo medio, derrota
lab-count-decisions = decisiones
lab-count-guesses = apuestas
lab-count-expanded = expandidos
lab-count-generated = generados
lab-count-frontier = mayor frontera
lab-count-solution-length = longitud de la solución
lab-count-solution-cost = coste de la solución
lab-count-solution-proved = parte con coste mínimo probado
lab-count-nodes = nodos
lab-count-backtracks = retrocesos
lab-count-conflicts = conflictos
lab-count-cut-short = decisiones acortadas
lab-count-gave-up = partidas abandonadas
lab-failures = Ejecuciones que no se pudieron terminar
lab-failure = { $setting }, { $method }: { $count ->
        [one] una ejecución
       *[other] { $count } ejecuciones
    } – { $reason }

lab-comparisons = Comparados sobre las mismas instancias
lab-comparisons-how = Cada método junto a { $first }. La diferencia de las tasas de éxito va en puntos porcentuales con su intervalo del 95 % para pares (Agresti y Min); después, las instancias en que solo este método tuvo éxito y aquellas en que solo lo tuvo { $first }, y qué probable es por azar un reparto tan desigual (McNemar, mid-p). La razón dice cuántas veces más tarda este método donde ambos tienen éxito, con su intervalo del 95 % (bootstrap).
lab-difference = diferencia, puntos
lab-only = solo este : solo el primero
lab-p = p
lab-time-ratio = tiempo

lab-growth = Cómo crece el tiempo
lab-growth-how = A los tiempos medios de éxito se ajustan dos leyes: una potencia del tamaño y una exponencial. La mejor tiene el menor criterio de Akaike. El tamaño es el número de casillas.
lab-exponent = exponente de la potencia
lab-base = base de la exponencial
lab-better = mejor ley
lab-power = potencia
lab-exponential = exponencial
lab-time = tiempo
lab-size = casillas
lab-instances = instancias resueltas

lab-plot-rates = Éxito por configuración y método
lab-plot-rates-how = La parte de ejecuciones con éxito, con intervalos del 95 %; la tabla de arriba tiene los números.
lab-plot-times = Tiempo de una ejecución
lab-plot-times-how = Cajas del 25 al 75 %, líneas del 5 al 95 %, la media como marca, los extremos como anillos.
lab-plot-survival = Resueltos dentro de un tiempo: { $setting }
lab-plot-survival-how = Para cada método, la n-ésima instancia resuelta más rápida y su tiempo; más a la derecha es más resuelto, más abajo es más rápido.
lab-plot-growth = Tiempo medio de un éxito por tamaño
lab-plot-growth-how = Una serie por método, con la mejor de las dos leyes ajustadas.

lab-making = Cómo se hizo
lab-fact-game = Juego
lab-fact-seed = Semilla
lab-fact-runs = Ejecuciones
lab-fact-repetitions = Veces que se repitió cada ejecución (cuenta el menor tiempo)
lab-fact-limits = Límites de una ejecución
lab-limit-nodes = { $nodes } nodos
lab-limit-bytes = { $megabytes } MB
lab-limit-time = { $time }
lab-fact-version = Programa
lab-fact-machine = Máquina
lab-processors = { $count ->
        [one] un procesador
       *[other] { $count } procesadores
    }
lab-export-file = No se puede escribir { $file }: { $reason }
lab-exported = { $file ->
       [none] { $rows } ejecuciones.
      *[other] Se han escrito { $rows } ejecuciones: { $file }
    }
lab-export-binary = Un archivo Parquet no es texto: nombra el archivo en que escribirlo.
lab-export-no-parquet = Este programa se compiló sin Parquet.

# Agentes sobre los mismos tableros.
lab-contest-rate = { $agent } ganó { $won } de { $games } partidas: { $rate } % (intervalo del 95 %: { $low } a { $high } %).
lab-contest-difference = { $agent } frente a { $first } en los mismos tableros: { $difference } puntos porcentuales (intervalo del 95 %: { $low } a { $high }; p: { $p }).
