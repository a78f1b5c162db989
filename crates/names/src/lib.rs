//! `#[derive(Name)]`: from one declaration of an enum come the ids of its variants, their list, `Display`,
//! `FromStr`, serde and the JSON schema.
//!
//! The derive is used through `atisbo_base::Name`, whose documentation has the examples. It is a derive of our own
//! because strum stops half way: it knows neither serde nor schemas, its errors do not list what was expected, and
//! each enum would carry six derives that have to agree.

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{
    Attribute, Data, DeriveInput, Error, Expr, Fields, Lit, LitStr, Meta, Token, Type, Variant,
};

/// Implements `atisbo_base::Name` and all that follows from it.
///
/// The id of a variant is its name in `snake_case`, or in `kebab-case` under `#[name(kebab)]` on the enum. A variant's
/// own `#[name("id", "alias", …)]` gives another id and further names that are read. A variant `Format(Format)` stands
/// for all names of that other family, at its place in the list. `#[name(schema = "LogicMethod")]` on the enum gives it
/// that name in the JSON schema, where its own would not say whose it is.
#[proc_macro_derive(Name, attributes(name))]
pub fn derive_name(input: TokenStream) -> TokenStream {
    let input = syn::parse_macro_input!(input as DeriveInput);
    expand(&input)
        .unwrap_or_else(Error::into_compile_error)
        .into()
}

/// A variant with its names, the id first; one that stands for another family has none of its own.
struct Named<'a> {
    variant: &'a Variant,
    family: Option<&'a Type>,
    names: Vec<String>,
    doc: String,
}

fn expand(input: &DeriveInput) -> Result<Tokens, Error> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new(
            input.span(),
            "only an enum can be a list of names",
        ));
    };
    let settings = Settings::of(input)?;
    let mut named = Vec::new();
    for variant in &data.variants {
        let mut names = own_names(variant)?;
        let family = match &variant.fields {
            Fields::Unit => None,
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 && names.is_empty() => {
                Some(&fields.unnamed[0].ty)
            }
            _ => {
                let message = "a name has no fields, or one: a family that brings its own names";
                return Err(Error::new(variant.span(), message));
            }
        };
        if names.is_empty() && family.is_none() {
            names.push(words(&variant.ident.to_string()).join(settings.separator));
        }
        let doc = doc(&variant.attrs);
        named.push(Named {
            variant,
            family,
            names,
            doc,
        });
    }
    distinct(&named)?;
    Ok(code(input, &settings.title, &named))
}

/// What the attribute of the enum says.
struct Settings {
    /// What stands between the words of an id.
    separator: &'static str,
    /// The name of the enum in the JSON schema.
    title: String,
}

impl Settings {
    fn of(input: &DeriveInput) -> Result<Self, Error> {
        let mut settings = Settings {
            separator: "_",
            title: input.ident.to_string(),
        };
        for attribute in input.attrs.iter().filter(|it| it.path().is_ident("name")) {
            attribute.parse_nested_meta(|meta| {
                if meta.path.is_ident("kebab") {
                    settings.separator = "-";
                } else if meta.path.is_ident("schema") {
                    settings.title = meta.value()?.parse::<LitStr>()?.value();
                } else {
                    return Err(meta.error("expected `kebab` or `schema`"));
                }
                Ok(())
            })?;
        }
        Ok(settings)
    }
}

/// The names that a variant's own attribute gives it.
fn own_names(variant: &Variant) -> Result<Vec<String>, Error> {
    let mut names = Vec::new();
    for attribute in variant.attrs.iter().filter(|it| it.path().is_ident("name")) {
        let given = attribute.parse_args_with(Punctuated::<LitStr, Token![,]>::parse_terminated)?;
        names.extend(given.iter().map(LitStr::value));
    }
    Ok(names)
}

/// `XyWing` as `xy`, `wing`.
fn words(camel: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for letter in camel.chars() {
        match words.last_mut() {
            Some(word) if !letter.is_uppercase() => word.push(letter),
            _ => words.push(letter.to_lowercase().collect()),
        }
    }
    words
}

/// The documentation of the enum or of a variant, as the schema tells it.
fn doc(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| {
        if let Meta::NameValue(pair) = &attribute.meta
            && pair.path.is_ident("doc")
            && let Expr::Lit(literal) = &pair.value
            && let Lit::Str(text) = &literal.lit
        {
            Some(text.value().trim().to_owned())
        } else {
            None
        }
    });
    lines.collect::<Vec<_>>().join("\n").trim().to_owned()
}

/// The same rule as `atisbo_base::name::is_same`: case and separators do not count.
fn folded(name: &str) -> String {
    let letters = name.chars().filter(|c| !matches!(c, '-' | '_' | ' '));
    letters.flat_map(char::to_lowercase).collect()
}

/// No text may stand for two variants.
fn distinct(named: &[Named<'_>]) -> Result<(), Error> {
    let mut seen: Vec<String> = Vec::new();
    for Named { variant, names, .. } in named {
        for name in names {
            if seen.contains(&folded(name)) {
                let message = format!("{name:?} is the name of two variants, or stands twice");
                return Err(Error::new(variant.span(), message));
            }
            seen.push(folded(name));
        }
    }
    Ok(())
}

fn code(input: &DeriveInput, title: &str, named: &[Named<'_>]) -> Tokens {
    let (vis, name) = (&input.vis, &input.ident);
    let arms = |own: &dyn Fn(&[String]) -> Tokens, of_family: Tokens| {
        let arms = named.iter().map(|one| {
            let (variant, own) = (&one.variant.ident, own(&one.names));
            if one.family.is_some() {
                quote!(Self::#variant(one) => #of_family)
            } else {
                quote!(Self::#variant => #own)
            }
        });
        quote!(match self { #(#arms),* })
    };
    let id = arms(
        &|names| names.first().map_or_else(Tokens::new, |id| quote!(#id)),
        quote!(one.id()),
    );
    let aliases = arms(
        &|names| {
            let aliases = names.iter().skip(1);
            quote!(&[#(#aliases),*])
        },
        quote!(::atisbo_base::Name::aliases(one)),
    );
    let (all, schema) = (all(named), schema(input, title, named));
    // A text has only the id; what makes messages from data also needs the family it belongs to.
    let title = name.to_string();
    quote! {
        impl #name {
            /// All of them, in the order of their declaration.
            #vis const ALL: #all;

            /// The name, as requests, answers and the command line have it.
            #vis const fn id(self) -> &'static str {
                #id
            }
        }

        #[automatically_derived]
        impl ::atisbo_base::Name for #name {
            const ALL: &'static [Self] = &Self::ALL;

            fn id(self) -> &'static str {
                self.id()
            }

            fn aliases(self) -> &'static [&'static str] {
                #aliases
            }
        }

        #[automatically_derived]
        impl ::core::fmt::Display for #name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad(self.id())
            }
        }

        #[automatically_derived]
        impl ::core::str::FromStr for #name {
            type Err = ::atisbo_base::UnknownName;

            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                ::atisbo_base::Name::named(text)
            }
        }

        #[automatically_derived]
        impl ::serde::Serialize for #name {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> ::core::result::Result<S::Ok, S::Error> {
                to.serialize_unit_variant(#title, 0, self.id())
            }
        }

        #[automatically_derived]
        impl<'de> ::serde::Deserialize<'de> for #name {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> ::core::result::Result<Self, D::Error> {
                const IDS: [&str; #name::ALL.len()] = {
                    let mut ids = [""; #name::ALL.len()];
                    let mut index = 0;
                    while index < ids.len() {
                        ids[index] = #name::ALL[index].id();
                        index += 1;
                    }
                    ids
                };
                ::atisbo_base::read_name(from, &IDS)
            }
        }

        #schema
    }
}

/// The type and the value of the list.
fn all(named: &[Named<'_>]) -> Tokens {
    let own = named.iter().filter(|one| one.family.is_none()).count();
    if own == named.len() {
        let variants = named.iter().map(|one| &one.variant.ident);
        return quote!([Self; #own] = [#(Self::#variants),*]);
    }
    let families = named.iter().filter_map(|one| one.family);
    let length = quote!(#own #(+ <#families>::ALL.len())*);
    let parts = named.iter().map(|one| {
        let variant = &one.variant.ident;
        match one.family {
            None => (quote!(Self::#variant), quote!(1)),
            Some(family) => {
                let length = quote!(<#family>::ALL.len());
                (quote!(Self::#variant(<#family>::ALL[one])), length)
            }
        }
    });
    let (values, lengths): (Vec<_>, Vec<_>) = parts.unzip();
    let first = &values[0];
    quote! {
        [Self; #length] = {
            let mut one = 0;
            let mut all = [#first; #length];
            let mut count = 0;
            #(
                one = 0;
                while one < #lengths {
                    all[count] = #values;
                    count += 1;
                    one += 1;
                }
            )*
            all
        }
    }
}

/// The JSON schema.
fn schema(input: &DeriveInput, title: &str, named: &[Named<'_>]) -> Tokens {
    let (name, about) = (&input.ident, doc(&input.attrs));
    let own = named.iter().filter_map(|one| {
        let (id, doc) = (one.names.first()?, &one.doc);
        Some(quote!((#id, #doc)))
    });
    let families = named.iter().filter_map(|one| one.family);
    quote! {
        #[automatically_derived]
        impl ::schemars::JsonSchema for #name {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                #title.into()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                ::core::concat!(::core::module_path!(), "::", ::core::stringify!(#name)).into()
            }

            fn json_schema(generator: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                let families = ::std::vec![#(generator.subschema_for::<#families>()),*];
                ::atisbo_base::schema(#about, &[#(#own),*], families)
            }
        }
    }
}
