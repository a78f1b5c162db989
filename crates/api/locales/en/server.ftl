# What the server of the page answers when it does not ask the door.
server-host = This server does not go by the name in the address. Open the address that atisbo printed.
server-origin = A page of another site may not ask here. Open the address that atisbo printed.
server-token = The link needs its token. Open the whole link that atisbo printed, or ask who started it for the link.
server-path = There is nothing at this address. The page is at /, the questions go to /api/v1/ask.
server-method = This address is not asked this way. Questions are sent with POST, everything else is read with GET.
server-not-json = A question is sent as JSON, with the header Content-Type: application/json.
server-no-request = This is no question: { $reason }. The questions are described at /api/v1/openapi.json.
server-no-head = a request is an object with the texts `game` and `verb`
server-unknown = { $field }: { $name }
server-too-large = The question is too long: at most { $bytes } bytes are taken.
server-too-many = { $asked } are too many for one answer; ask for at most { $most }, and again for more.
server-too-slow = The question did not come in time. Send it again.
server-busy =
    All workers are busy, and others are first. Ask again in about { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }, or with fewer questions at once.
server-ending = The server is about to end. Start it again with: atisbo web
server-bug = Something went wrong that should not. The question was dropped; please tell the authors what it was.
server-names-files = Only the command line may name files and folders.
