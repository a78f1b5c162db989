//! the door in the form of `OpenAPI` 3.1, whose types are JSON Schema.

use crate::Described;
use crate::verbs::Verb;
use serde_json::{Value, json};

/// The description.
pub(crate) fn write(described: &Described) -> String {
    let refer = |name: &str| json!({"$ref": format!("#/components/schemas/{name}")});
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
        .map(|verb| tagged(verb, &verb.request))
        .collect();
    let answers: Vec<Value> = verbs.map(|verb| tagged(verb, &verb.answer)).collect();
    let mut schemas = json!(described.definitions.types);
    schemas["Request"] = json!({"oneOf": requests});
    schemas["Answer"] = json!({"oneOf": answers});
    schemas["Refusal"] = json!({
        "type": "object",
        "properties": {"error": refer("Failure")},
        "required": ["error"],
    });
    let refusal = |why: &str| {
        let content = json!({"application/json": {"schema": refer("Refusal")}});
        json!({"description": why, "content": content})
    };
    let read = |summary: &str, schema: Value| {
        let content = json!({"application/json": {"schema": schema}});
        json!({"get": {
            "summary": summary,
            "responses": {"200": {"description": "It.", "content": content}},
        }})
    };
    let limit = |name: &str, kind: &str, what: &str| json!({"name": name, "in": "query", "description": what, "schema": {"type": kind, "minimum": 0}});
    let mut texts = read(
        "All texts of a language, in Fluent's syntax, parsed",
        json!({}),
    );
    texts["parameters"] = json!([{
        "name": "lang", "in": "path", "required": true, "schema": {"enum": ["en", "es"]},
    }]);
    let ask = json!({"post": {
        "summary": "Ask the door",
        "description": "The same questions and answers as those of the command line's --json. With \
            `Accept: text/event-stream` the answer comes as events: any number of `progress`, then \
            `answer` or `error`. Whoever breaks the connection ends the work.",
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
            "403": refusal("Not from this page, or without the token."),
            "408": refusal("The question did not come in time."),
            "413": refusal("The question is too long."),
            "415": refusal("The question is no JSON."),
            "422": refusal("The question cannot be answered as it stands."),
            "500": refusal("A mistake in the program."),
            "503": refusal("Everybody is at work; `Retry-After` says when to ask again."),
        },
    }});
    let document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Atisbo",
            "version": env!("CARGO_PKG_VERSION"),
            "license": {"name": "MIT OR Apache-2.0"},
        },
        "paths": {
            "/api/v1/ask": ask,
            "/api/v1/catalogue": read("What there is to choose from", refer("Catalogue")),
            "/api/v1/texts/{lang}": texts,
            "/api/v1/openapi.json": read("This description", json!({})),
        },
        "components": {"schemas": schemas},
    });
    format!("{document}\n")
}
