# Lo que el paquete de Python dice de sí mismo.
python-seconds = { $seconds } no es un límite de tiempo: los segundos son un número desde 0.
