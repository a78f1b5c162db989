//! The JSON in `SudokuPad`'s links, from which all that can be guessed was left out: quotes around
//! names, empty objects in lists, the end of `true` and `false`; quotes are single and names short.

use serde_json::{Map, Value, json};

/// The deepest nesting that is read.
const MAX_DEPTH: usize = 64;

/// Short names.
const NAMES: [(&str, &str); 25] = [
    ("c", "color"),
    ("ca", "cages"),
    ("ct", "center"),
    ("c1", "borderColor"),
    ("c2", "backgroundColor"),
    ("ce", "cells"),
    ("cs", "cellSize"),
    ("a", "arrows"),
    ("o", "overlays"),
    ("u", "underlays"),
    ("w", "width"),
    ("h", "height"),
    ("v", "value"),
    ("vd", "videos"),
    ("l", "lines"),
    ("r", "rounded"),
    ("re", "regions"),
    ("fs", "fontSize"),
    ("th", "thickness"),
    ("hl", "headLength"),
    ("wp", "wayPoints"),
    ("t", "title"),
    ("te", "text"),
    ("d", "duration"),
    ("d2", "d"),
];

/// Reads such a text. `None` if it is malformed.
pub(super) fn parse(text: &str) -> Option<Value> {
    let mut reader = Reader { rest: text.trim() };
    let value = reader.value(0)?;
    reader.rest.is_empty().then_some(value)
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn eat(&mut self, sign: char) -> bool {
        let after = self.rest.strip_prefix(sign);
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    fn value(&mut self, depth: usize) -> Option<Value> {
        if depth > MAX_DEPTH {
            return None;
        }
        if self.eat('{') {
            self.object(depth)
        } else if self.eat('[') {
            self.list(depth)
        } else if self.rest.starts_with(['\'', '"']) {
            self.text().map(Value::String)
        } else {
            let word = self.word();
            Some(match word {
                "t" | "true" => json!(true),
                "f" | "false" => json!(false),
                "null" => Value::Null,
                "" => return None,
                _ => word.parse().map_or_else(|_| json!(word), Value::Number),
            })
        }
    }

    fn object(&mut self, depth: usize) -> Option<Value> {
        let mut fields = Map::new();
        while !self.eat('}') {
            let name = if self.rest.starts_with(['\'', '"']) {
                self.text()?
            } else {
                self.word().to_owned()
            };
            if name.is_empty() || !self.eat(':') {
                return None;
            }
            let known = NAMES.iter().find(|(short, _)| *short == name);
            let name = known.map_or(name, |&(_, long)| long.to_owned());
            fields.insert(name, self.value(depth + 1)?);
            if !self.eat(',') && !self.rest.starts_with('}') {
                return None;
            }
        }
        Some(Value::Object(fields))
    }

    /// Nothing at all between two commas is an empty object.
    fn list(&mut self, depth: usize) -> Option<Value> {
        let mut items = Vec::new();
        loop {
            items.push(if self.rest.starts_with([',', ']']) {
                json!({})
            } else {
                self.value(depth + 1)?
            });
            if self.eat(']') {
                return Some(Value::Array(items));
            }
            if !self.eat(',') {
                return None;
            }
        }
    }

    /// Letters, digits and what numbers and colours have.
    fn word(&mut self) -> &str {
        let end = self.rest.find([',', ':', '{', '}', '[', ']', '\'', '"']);
        let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        word.trim()
    }

    fn text(&mut self) -> Option<String> {
        let quote = self.rest.chars().next()?;
        let mut text = String::new();
        let mut signs = self.rest.char_indices().skip(1);
        while let Some((at, sign)) = signs.next() {
            match sign {
                _ if sign == quote => {
                    self.rest = &self.rest[at + 1..];
                    return Some(text);
                }
                '\\' => match signs.next()?.1 {
                    'n' => text.push('\n'),
                    'r' => text.push('\r'),
                    't' => text.push('\t'),
                    'b' | 'f' => text.push(' '),
                    'u' => {
                        let digits: String = signs.by_ref().take(4).map(|(_, sign)| sign).collect();
                        let code = u32::from_str_radix(&digits, 16).ok()?;
                        text.push(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
                    }
                    other => text.push(other),
                },
                _ => text.push(sign),
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_left_out_is_put_back() {
        let text = r"{cs:50,ce:[[{v:1},,],[,,{v:'a'}]],ca:[{v:10,unique:t,x:f}],l:[{c:34BBE6,th:1.5}],metadata:{t:'It\'s'}}";
        let whole = json!({
            "cellSize": 50,
            "cells": [[{"value": 1}, {}, {}], [{}, {}, {"value": "a"}]],
            "cages": [{"value": 10, "unique": true, "x": false}],
            "lines": [{"color": "34BBE6", "thickness": 1.5}],
            "metadata": {"title": "It's"},
        });
        assert_eq!(parse(text), Some(whole));
    }

    #[test]
    fn what_is_cut_or_nested_too_deep_is_refused() {
        for text in [
            "", "{", "[", "{a}", "{a:}", "'", "{a:1", "[1", "{}x", "'\\u12",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
        assert_eq!(parse(&"[".repeat(100_000)), None);
    }
}
