# What the server of the page answers when it does not ask the door.
server-host = Este servidor no responde por el nombre de la dirección. Abre la dirección que imprimió atisbo.
server-origin = Una página de otro sitio no puede preguntar aquí. Abre la dirección que imprimió atisbo.
server-token = Al enlace le falta su clave. Abre el enlace entero que imprimió atisbo, o pídeselo a quien lo inició.
server-path = No hay nada en esta dirección. La página está en /, las preguntas van a /api/v1/ask.
server-method = A esta dirección no se le pregunta así. Las preguntas se envían con POST, lo demás se lee con GET.
server-not-json = Una pregunta se envía como JSON, con la cabecera Content-Type: application/json.
server-no-request = Esto no es una pregunta: { $reason }. Las preguntas se describen en /api/v1/openapi.json.
server-no-head = una petición es un objeto con los textos `game` y `verb`
server-unknown = { $field }: { $name }
server-too-large = La pregunta es demasiado larga: se aceptan como mucho { $bytes } bytes.
server-too-many = { $asked } son demasiados para una respuesta; pide como mucho { $most }, y otra vez para más.
server-too-slow = La pregunta no llegó a tiempo. Envíala otra vez.
server-busy =
    Todos los procesos de trabajo están ocupados y otros van antes. Pregunta de nuevo dentro de { $seconds ->
        [one] 1 segundo
       *[other] unos { $seconds } segundos
    }, o con menos preguntas a la vez.
server-ending = El servidor está a punto de terminar. Inícialo otra vez con: atisbo web
server-bug = Algo salió mal que no debía. La pregunta se descartó; cuéntales a los autores cuál era, por favor.
server-names-files = Solo la línea de órdenes puede nombrar archivos y carpetas.
