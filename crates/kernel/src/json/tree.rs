//! JSON read into a tree, and types out of that.
//!
//! What is derived for a type is written once for every deserializer that it is read with, and each of serde_json's brings its
//! scanning of text along, at every field of every type. Here the text is scanned by one piece of code for all, and what is
//! left to a field is to take the next branch. A fifth of what reads types goes with it; so this is how the module for browsers
//! reads. It is slower, and does not tell the column of a field that is wrong, so elsewhere text is read as it comes.

use serde::de::value::{StrDeserializer, StringDeserializer};
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, IntoDeserializer, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::{Error, Number, Value};
use std::fmt;
use std::vec::IntoIter;

/// JSON with everything as it stood there: fields in their order, and twice what was there twice.
#[derive(Clone, PartialEq, Debug)]
pub enum Tree {
    /// `null`.
    Null,
    /// `true` or `false`.
    Flag(bool),
    /// Any number.
    Number(Number),
    /// A text.
    Text(String),
    /// `[…]`.
    List(Vec<Tree>),
    /// `{…}`.
    Fields(Vec<(String, Tree)>),
}

impl From<Value> for Tree {
    fn from(value: Value) -> Self {
        match value {
            Value::Null => Tree::Null,
            Value::Bool(flag) => Tree::Flag(flag),
            Value::Number(number) => Tree::Number(number),
            Value::String(text) => Tree::Text(text),
            Value::Array(list) => Tree::List(list.into_iter().map(Tree::from).collect()),
            Value::Object(fields) => {
                Tree::Fields(fields.into_iter().map(|(name, value)| (name, value.into())).collect())
            }
        }
    }
}

impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Tree::Null => serializer.serialize_unit(),
            Tree::Flag(flag) => serializer.serialize_bool(*flag),
            Tree::Number(number) => number.serialize(serializer),
            Tree::Text(text) => serializer.serialize_str(text),
            Tree::List(list) => serializer.collect_seq(list),
            Tree::Fields(fields) => {
                let mut map = serializer.serialize_map(Some(fields.len()))?;
                for (name, value) in fields {
                    map.serialize_entry(name, value)?;
                }
                map.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Grower)
    }
}

/// Makes a tree of whatever comes.
struct Grower;

impl<'de> Visitor<'de> for Grower {
    type Value = Tree;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any valid JSON value")
    }

    fn visit_unit<E>(self) -> Result<Tree, E> {
        Ok(Tree::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Tree, E> {
        Ok(Tree::Flag(flag))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Tree, E> {
        Ok(Tree::Number(number.into()))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Tree, E> {
        Ok(Tree::Number(number.into()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Tree, E> {
        Ok(Number::from_f64(number).map_or(Tree::Null, Tree::Number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Tree, E> {
        Ok(Tree::Text(text.to_owned()))
    }

    fn visit_string<E>(self, text: String) -> Result<Tree, E> {
        Ok(Tree::Text(text))
    }

    fn visit_none<E>(self) -> Result<Tree, E> {
        Ok(Tree::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, inner: D) -> Result<Tree, D::Error> {
        Tree::deserialize(inner)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<Tree, D::Error> {
        Tree::deserialize(inner)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Tree, A::Error> {
        let mut list = Vec::new();
        while let Some(next) = access.next_element()? {
            list.push(next);
        }
        Ok(Tree::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Tree, A::Error> {
        let mut fields = Vec::new();
        while let Some(next) = access.next_entry()? {
            fields.push(next);
        }
        Ok(Tree::Fields(fields))
    }
}

impl Tree {
    #[cold]
    #[inline(never)]
    fn wrong(&self, expected: &dyn Expected) -> Error {
        let found = match self {
            Tree::Null => Unexpected::Unit,
            Tree::Flag(flag) => Unexpected::Bool(*flag),
            Tree::Number(number) => unexpected(number),
            Tree::Text(text) => Unexpected::Str(text),
            Tree::List(_) => Unexpected::Seq,
            Tree::Fields(_) => Unexpected::Map,
        };
        Error::invalid_type(found, expected)
    }
}

fn unexpected(number: &Number) -> Unexpected<'static> {
    match (number.as_u64(), number.as_i64(), number.as_f64()) {
        (Some(number), ..) => Unexpected::Unsigned(number),
        (None, Some(number), _) => Unexpected::Signed(number),
        (None, None, number) => Unexpected::Float(number.unwrap_or(f64::NAN)),
    }
}

/// A number goes to its visitor in the widest type that it has.
fn number<'de, V: Visitor<'de>>(number: &Number, visitor: V) -> Result<V::Value, Error> {
    match unexpected(number) {
        Unexpected::Unsigned(number) => visitor.visit_u64(number),
        Unexpected::Signed(number) => visitor.visit_i64(number),
        Unexpected::Float(number) => visitor.visit_f64(number),
        _ => visitor.visit_unit(),
    }
}

macro_rules! numbers {
    ($($deserialize:ident)*) => {$(
        fn $deserialize<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            match self {
                Tree::Number(found) => number(&found, visitor),
                other => Err(other.wrong(&visitor)),
            }
        }
    )*};
}

macro_rules! texts {
    ($($deserialize:ident)*) => {$(
        fn $deserialize<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            match self {
                Tree::Text(text) => visitor.visit_string(text),
                other => Err(other.wrong(&visitor)),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for Tree {
    type Error = Error;

    numbers!(deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_i8 deserialize_i16 deserialize_i32
        deserialize_i64 deserialize_f32 deserialize_f64);
    texts!(deserialize_str deserialize_string deserialize_char deserialize_identifier);

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Tree::Null => visitor.visit_unit(),
            Tree::Flag(flag) => visitor.visit_bool(flag),
            Tree::Number(found) => number(&found, visitor),
            Tree::Text(text) => visitor.visit_string(text),
            Tree::List(_) => self.deserialize_seq(visitor),
            Tree::Fields(_) => self.deserialize_map(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Tree::Flag(flag) => visitor.visit_bool(flag),
            other => Err(other.wrong(&visitor)),
        }
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_any(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_any(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Tree::Null => visitor.visit_none(),
            some => visitor.visit_some(some),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Tree::Null => visitor.visit_unit(),
            other => Err(other.wrong(&visitor)),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Tree::List(list) => {
                let mut items = Items(list.into_iter());
                let read = visitor.visit_seq(&mut items)?;
                items.end()?;
                Ok(read)
            }
            other => Err(other.wrong(&visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            // Whoever takes a map takes all of it.
            Tree::Fields(fields) => visitor.visit_map(&mut Entries { left: fields.into_iter(), value: Tree::Null }),
            other => Err(other.wrong(&visitor)),
        }
    }

    /// Fields have names: a list is refused.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(self.variant()?)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }
}

/// One of several things: its name, and what it is.
struct Variant(String, Option<Tree>);

impl Tree {
    #[inline(never)]
    fn variant(self) -> Result<Variant, Error> {
        match self {
            Tree::Text(name) => Ok(Variant(name, None)),
            Tree::Fields(mut fields) => match (fields.pop(), fields.is_empty()) {
                (Some((name, what)), true) => Ok(Variant(name, Some(what))),
                _ => Err(Error::invalid_value(Unexpected::Map, &"map with a single key")),
            },
            other => Err(other.wrong(&"string or map")),
        }
    }
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = Error;
    type Variant = What;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, What), Error> {
        let Variant(name, what) = self;
        Ok((seed.deserialize(named(&name))?, What(what)))
    }
}

fn named(name: &str) -> StrDeserializer<'_, Error> {
    name.into_deserializer()
}

/// What stands behind the name of a variant, if anything.
struct What(Option<Tree>);

impl What {
    #[inline(never)]
    fn given(self, expected: &dyn Expected) -> Result<Tree, Error> {
        self.0.ok_or_else(|| Error::invalid_type(Unexpected::UnitVariant, expected))
    }
}

impl<'de> VariantAccess<'de> for What {
    type Error = Error;

    #[inline(never)]
    fn unit_variant(self) -> Result<(), Error> {
        match self.0 {
            None | Some(Tree::Null) => Ok(()),
            Some(other) => Err(other.wrong(&"unit")),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self.given(&"newtype variant")?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.given(&"tuple variant")?.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        self.given(&"struct variant")?.deserialize_map(visitor)
    }
}

/// What is left of a list.
struct Items(IntoIter<Tree>);

impl Items {
    #[inline(never)]
    fn take(&mut self) -> Option<Tree> {
        self.0.next()
    }

    #[inline(never)]
    fn end(&self) -> Result<(), Error> {
        match self.0.len() {
            0 => Ok(()),
            more => Err(Error::custom(format_args!("{more} more in a list than expected"))),
        }
    }
}

impl<'de> SeqAccess<'de> for &mut Items {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        self.take().map(|item| seed.deserialize(item)).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// What is left of a map, and the value of the name that was asked for last.
struct Entries {
    left: IntoIter<(String, Tree)>,
    value: Tree,
}

impl Entries {
    #[inline(never)]
    fn name(&mut self) -> Option<String> {
        let (name, value) = self.left.next()?;
        self.value = value;
        Some(name)
    }

    #[inline(never)]
    fn value(&mut self) -> Tree {
        std::mem::replace(&mut self.value, Tree::Null)
    }
}

impl<'de> MapAccess<'de> for &mut Entries {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        self.name().map(|name| seed.deserialize(Name(name))).transpose()
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self.value())
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left.len())
    }
}

/// The name of an entry, which in a map of numbers is one.
struct Name(String);

macro_rules! numbers_as_names {
    ($($deserialize:ident)*) => {$(
        fn $deserialize<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            match self.0.parse() {
                Ok(found) => number(&found, visitor),
                Err(_) => visitor.visit_string(self.0),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for Name {
    type Error = Error;

    numbers_as_names!(deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_i8 deserialize_i16
        deserialize_i32 deserialize_i64 deserialize_f32 deserialize_f64);

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_string(self.0)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0.parse() {
            Ok(flag) => visitor.visit_bool(flag),
            Err(_) => visitor.visit_string(self.0),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        StringDeserializer::new(self.0).deserialize_enum(name, variants, visitor)
    }

    serde::forward_to_deserialize_any! {
        char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
