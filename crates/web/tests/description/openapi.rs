//! the door in the form of `OpenAPI` 3.1, whose types are JSON Schema.

use crate::verbs::Verb;
use crate::{Described, examples};
use serde_json::{Value, json};

const NO_HTTP: &str = "The head of the request is not HTTP.";
const NOT_ADMITTED: &str = "Not from this page, without the token, or it names files.";
const WRONG_METHOD: &str = "This address is not asked with this method.";
const LONG_HEAD: &str = "The head of the request is too long.";

/// The description.
pub(crate) fn write(described: &Described) -> String {
    let tagged = |verb: &Verb, name: &str| {
        let tags = json!({
            "type": "object",
            "properties": {"game": {"const": verb.game}, "verb": {"const": verb.name}},
            "required": ["game", "verb"],
        });
        json!({"title": format!("{} {}", verb.name, verb.game), "allOf": [tags, refer(name)]})
    };
    let verbs = described.verbs.iter();
    let requests: Vec<Value> = verbs
        .clone()
        .map(|verb| {
            let example = examples::of(verb.game, verb.name);
            let mut request = tagged(verb, &verb.request);
            request["x-names-files"] = examples::question(&example).names_files().into();
            request["examples"] = json!([example]);
            request
        })
        .collect();
    let answers: Vec<Value> = verbs.map(|verb| tagged(verb, &verb.answer)).collect();
    let mut schemas = json!(described.definitions.types);
    schemas["Request"] = json!({"oneOf": requests});
    schemas["Answer"] = json!({"oneOf": answers});
    schemas["Refusal"] = json!({
        "type": "object",
        "properties": {"error": {"allOf": [refer("Failure"), {
            "type": "object",
            "properties": {"retry_after": {
                "description": "After how many seconds to ask again, where that helps.",
                "type": "integer",
                "minimum": 1,
            }},
        }]}},
        "required": ["error"],
    });
    let document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Atisbo",
            "version": env!("CARGO_PKG_VERSION"),
            "license": {"name": "MIT OR Apache-2.0"},
        },
        "paths": {
            "/api/v1/ask": ask(),
            "/api/v1/catalogue": read("What there is to choose from", &refer("Catalogue")),
            "/api/v1/texts/{lang}": texts(),
            "/api/v1/openapi.json": read("This description", &json!({})),
        },
        "components": {"schemas": schemas},
    });
    format!("{document}\n")
}

fn refer(name: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{name}")})
}

fn refusal(why: &str) -> Value {
    let content = json!({"application/json": {"schema": refer("Refusal")}});
    json!({"description": why, "content": content})
}

fn empty(why: &str) -> Value {
    json!({"description": why})
}

/// Something that is read.
fn read(summary: &str, schema: &Value) -> Value {
    let content = json!({"application/json": {"schema": schema}});
    json!({"get": {
        "summary": summary,
        "responses": {
            "200": {"description": "It.", "content": content},
            "304": empty("It has not changed since the `ETag` that was sent."),
            "400": empty(NO_HTTP),
            "403": refusal(NOT_ADMITTED),
            "405": refusal(WRONG_METHOD),
            "431": empty(LONG_HEAD),
        },
    }})
}

fn texts() -> Value {
    let mut texts = read(
        "All texts of a language, in Fluent's syntax, parsed",
        &json!({}),
    );
    texts["get"]["responses"]["404"] = refusal("There are no texts in this language.");
    texts["parameters"] = json!([{
        "name": "lang", "in": "path", "required": true, "schema": {"enum": ["en", "es"]},
    }]);
    texts
}

/// The door.
fn ask() -> Value {
    let limit = |name: &str, kind: &str, what: &str| json!({"name": name, "in": "query", "description": what, "schema": {"type": kind, "minimum": 0}});
    let mut busy = refusal("All workers are busy, or the server is shutting down.");
    busy["headers"] = json!({"Retry-After": {
        "description": "An estimate of the seconds until it is this client's turn.",
        "schema": {"type": "integer", "minimum": 1},
    }});
    json!({"post": {
        "summary": "Ask the door",
        "description": "The same questions and answers as those of the command line's --json. With \
            `Accept: text/event-stream` the answer comes as events: any number of `waiting` (`ahead`: how \
            many requests go before it; `seconds`: about how long that takes), any number of `progress`, \
            then `answer` or `error`. Whoever breaks the connection ends the work.",
        "parameters": [
            limit("seconds", "number", "How long the work may take."),
            limit("nodes", "integer", "How many nodes it may take: the unit of work of the method."),
            limit("bytes", "integer", "How many bytes its structures may take."),
        ],
        "requestBody": {
            "required": true,
            "content": {"application/json": {"schema": refer("Request")}},
        },
        "responses": {
            "200": {"description": "The answer; a no is one too.", "content": {
                "application/json": {"schema": refer("Answer")},
                "text/event-stream": {"schema": {"type": "string"}},
            }},
            "400": refusal("This is no question."),
            "403": refusal(NOT_ADMITTED),
            "405": refusal(WRONG_METHOD),
            "408": refusal("The question did not come in time."),
            "413": refusal("The question is too long."),
            "415": refusal("The question is no JSON."),
            "422": refusal("The question cannot be answered as it stands."),
            "431": empty(LONG_HEAD),
            "500": refusal("A mistake in the program."),
            "503": busy,
        },
    }})
}
