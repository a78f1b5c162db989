//! A message derived from data: the id from its type and variant, the values from its fields.
//!
//! In the area `ohno`, `ParseErrorKind::NotText { byte }` is the message `ohno-parse-not-text` with the value `$byte`:
//! the area, the name of the type without `Error`, `Kind` or `Problem`, and the variant. A type that several areas share
//! has its messages without an area (`stop-time`); an area such as `ohno-look` is inside `ohno`. What is inside becomes a value of the message:
//!
//! - numbers stay numbers, so that they choose singular or plural; `true`, `false` and `none` can be chosen by;
//! - enums and structs inside are messages of their own; a variant without fields and without a message is its name;
//! - lists are joined by the language;
//! - the only field of a variant such as `Stopped(stop)` is `$value`; if the variant has no message, that field speaks
//!   for it. The field `kind` of a struct is the variant of an enum that serde tags.
//!
//! A [`Hook`] replaces values that need more than the data: the number of a cell by its name.

use super::{Arg, Lang, Message, exists};
use serde::ser::{self, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt::{self, Display};

/// Replaces the value of a field.
pub type Hook<'a> = dyn Fn(Field<'_>, Arg) -> Arg + 'a;

/// A field of the data, as serde has the names.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    /// The type it is in.
    pub of: &'a str,
    /// The variant, or nothing.
    pub variant: &'a str,
    /// Its own name.
    pub name: &'a str,
}

impl Message {
    /// What the data says.
    pub fn of(area: &'static str, data: &(impl Serialize + ?Sized)) -> Message {
        Message::told(area, data, &|_, value| value)
    }

    /// What the data says, with values replaced by `hook`.
    pub fn told(area: &'static str, data: &(impl Serialize + ?Sized), hook: &Hook<'_>) -> Message {
        match Arg::told(area, data, hook) {
            Arg::Message(message) => message,
            value => Message::new("value").with("value", value),
        }
    }

    /// The same with the fields of `data` as values, whatever its own message.
    #[must_use]
    pub fn with_fields(self, area: &'static str, data: &impl Serialize, hook: &Hook<'_>) -> Self {
        let Message { id, mut args } = self;
        args.extend(Message::told(area, data, hook).args);
        Message { id, args }
    }
}

impl Arg {
    /// The data as a value, with values in it replaced by `hook`.
    pub fn told(area: &'static str, data: &(impl Serialize + ?Sized), hook: &Hook<'_>) -> Arg {
        let said = data.serialize(Speaker { area, hook });
        said.unwrap_or_else(|Unsayable(why)| Arg::Text(why))
    }
}

/// Turns data into a value of a message.
#[derive(Clone, Copy)]
struct Speaker<'a> {
    area: &'static str,
    hook: &'a Hook<'a>,
}

impl<'a> Speaker<'a> {
    fn parts(self, of: &'static str, variant: &str) -> Parts<'a> {
        Parts {
            speaker: self,
            of,
            variant: variant.to_owned(),
            args: Vec::new(),
        }
    }

    fn list(self) -> List<'a> {
        List(self, Vec::new())
    }
}

/// The id for a type and a variant of it: in the area, else in the area around it, else without one.
pub(super) fn id(area: &str, of: &str, variant: &str) -> Cow<'static, str> {
    let name = id_of(of, variant);
    let mut around = area;
    loop {
        let id = format!("{around}-{name}");
        if exists(Lang::En, &id) {
            return id.into();
        }
        match around.rsplit_once('-') {
            Some((outer, _)) => around = outer,
            None if exists(Lang::En, &name) => return name.into(),
            None => return format!("{area}-{name}").into(),
        }
    }
}

/// The id of a type and a variant without an area: `parse-not-text`.
pub(super) fn id_of(of: &str, variant: &str) -> String {
    let mut name = of;
    for ending in ["Kind", "Error", "Problem"] {
        name = name
            .strip_suffix(ending)
            .filter(|rest| !rest.is_empty())
            .unwrap_or(name);
    }
    let mut id = String::with_capacity(name.len() + variant.len() + 4);
    kebab(name, &mut id);
    let of = id.len();
    kebab(variant, &mut id);
    // serde names the struct in a variant of the same name twice.
    if id[of..].strip_prefix('-') == Some(&id[..of]) {
        id.truncate(of);
    }
    id
}

/// Adds the words of a name as serde may have it: `NotText`, `not_text`.
fn kebab(name: &str, id: &mut String) {
    let mut before = '-';
    for letter in name.chars() {
        let is_first_digit = letter.is_ascii_digit() && !before.is_ascii_digit();
        let starts = before == '-' || letter.is_uppercase() || is_first_digit;
        if starts && !id.is_empty() && !id.ends_with('-') {
            id.push('-');
        }
        before = if letter == '_' { '-' } else { letter };
        if before != '-' {
            id.extend(letter.to_lowercase());
        }
    }
}

/// Why data cannot be said: its own `Serialize` failed, or values in it have no names.
#[derive(Debug)]
struct Unsayable(String);

impl Display for Unsayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unsayable {}

impl ser::Error for Unsayable {
    fn custom<T: Display>(why: T) -> Self {
        Unsayable(why.to_string())
    }
}

type Said = Result<Arg, Unsayable>;

/// Values without names cannot be told apart in a text.
type Impossible = ser::Impossible<Arg, Unsayable>;

impl<'a> Serializer for Speaker<'a> {
    type Ok = Arg;
    type Error = Unsayable;
    type SerializeSeq = List<'a>;
    type SerializeTuple = List<'a>;
    type SerializeTupleStruct = Impossible;
    type SerializeTupleVariant = Impossible;
    type SerializeMap = Impossible;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    fn serialize_bool(self, value: bool) -> Said {
        Ok(value.into())
    }

    fn serialize_i8(self, value: i8) -> Said {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Said {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Said {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Said {
        Ok(u64::try_from(value).map_or_else(|_| value.to_string().into(), Arg::from))
    }

    fn serialize_u8(self, value: u8) -> Said {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Said {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Said {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Said {
        Ok(value.into())
    }

    fn serialize_u128(self, value: u128) -> Said {
        Ok(value.into())
    }

    fn serialize_f32(self, value: f32) -> Said {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Said {
        Ok(Arg::Decimal(value))
    }

    fn serialize_char(self, value: char) -> Said {
        Ok(value.to_string().into())
    }

    fn serialize_str(self, value: &str) -> Said {
        Ok(value.into())
    }

    fn serialize_bytes(self, value: &[u8]) -> Said {
        Ok(String::from_utf8_lossy(value).into_owned().into())
    }

    fn serialize_none(self) -> Said {
        Ok(None::<Arg>.into())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Said {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Said {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, of: &'static str) -> Said {
        Ok(Message::new(id(self.area, of, "")).into())
    }

    fn serialize_unit_variant(self, of: &'static str, _: u32, variant: &'static str) -> Said {
        let id = id(self.area, of, variant);
        Ok(if exists(Lang::En, &id) {
            Message::new(id).into()
        } else {
            variant.into()
        })
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Said {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        of: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Said {
        let id = id(self.area, of, variant);
        let value = value.serialize(self)?;
        if !exists(Lang::En, &id) {
            return Ok(value);
        }
        let name = "value";
        let value = (self.hook)(Field { of, variant, name }, value);
        Ok(Message::new(id).with("value", value).into())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List<'a>, Unsayable> {
        Ok(self.list())
    }

    fn serialize_tuple(self, _: usize) -> Result<List<'a>, Unsayable> {
        Ok(self.list())
    }

    fn serialize_tuple_struct(self, of: &'static str, _: usize) -> Result<Impossible, Unsayable> {
        Err(ser::Error::custom(of))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Impossible, Unsayable> {
        Err(ser::Error::custom(variant))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Impossible, Unsayable> {
        Err(ser::Error::custom("map"))
    }

    fn serialize_struct(self, of: &'static str, _: usize) -> Result<Parts<'a>, Unsayable> {
        Ok(self.parts(of, ""))
    }

    fn serialize_struct_variant(
        self,
        of: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Unsayable> {
        Ok(self.parts(of, variant))
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Said {
        Ok(value.to_string().into())
    }
}

/// The fields of a struct or a variant.
struct Parts<'a> {
    speaker: Speaker<'a>,
    of: &'static str,
    variant: String,
    args: Vec<(&'static str, Arg)>,
}

impl Parts<'_> {
    fn part<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), Unsayable> {
        match value.serialize(self.speaker)? {
            Arg::Text(variant) if key == "kind" && self.variant.is_empty() => {
                self.variant = variant;
            }
            value => {
                let (of, variant, name) = (self.of, self.variant.as_str(), key);
                let value = (self.speaker.hook)(Field { of, variant, name }, value);
                self.args.push((key, value));
            }
        }
        Ok(())
    }

    fn said(self) -> Arg {
        let id = id(self.speaker.area, self.of, &self.variant);
        let args = self.args;
        Message { id, args }.into()
    }
}

impl ser::SerializeStruct for Parts<'_> {
    type Ok = Arg;
    type Error = Unsayable;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), Unsayable> {
        self.part(key, value)
    }

    fn end(self) -> Said {
        Ok(self.said())
    }
}

impl ser::SerializeStructVariant for Parts<'_> {
    type Ok = Arg;
    type Error = Unsayable;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), Unsayable> {
        self.part(key, value)
    }

    fn end(self) -> Said {
        Ok(self.said())
    }
}

/// The items of a list.
struct List<'a>(Speaker<'a>, Vec<Arg>);

impl ser::SerializeSeq for List<'_> {
    type Ok = Arg;
    type Error = Unsayable;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unsayable> {
        self.1.push(value.serialize(self.0)?);
        Ok(())
    }

    fn end(self) -> Said {
        Ok(Arg::List(self.1))
    }
}

impl ser::SerializeTuple for List<'_> {
    type Ok = Arg;
    type Error = Unsayable;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unsayable> {
        ser::SerializeSeq::serialize_element(self, value)
    }

    fn end(self) -> Said {
        ser::SerializeSeq::end(self)
    }
}
