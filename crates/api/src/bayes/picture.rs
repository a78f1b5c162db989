//! A network as a picture: its arcs, its moral graph, or that graph triangulated.

use super::said;
use crate::Error;
use crate::output::{check_size, stopped};
use crate::text::{Lang, Message};
use atisbo_base::Budget;
use atisbo_bayes::{Model, Picture, PictureError, PictureWords, picture};
use serde::{Deserialize, Serialize};

/// Which picture is wanted.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "NetworkPictureRequest")]
pub struct PictureRequest {
    /// What it shows.
    pub of: Picture,
    /// The language of its words.
    #[serde(default)]
    pub lang: Lang,
}

/// The picture of a model as SVG, its variables in these places or in layers.
pub(crate) fn svg(
    model: &Model,
    request: PictureRequest,
    places: Option<&[(f64, f64)]>,
    name: &str,
    budget: &Budget,
) -> Result<String, Error> {
    let say = |id: &'static str| Message::new(id).to(request.lang);
    let name = Some(name).filter(|name| !name.is_empty());
    let title = match request.of {
        Picture::Arcs => "bayes-picture-dag",
        Picture::Moral => "bayes-picture-moral",
        Picture::Triangulated => "bayes-picture-triangulated",
    };
    let words = PictureWords {
        title: Message::new(title).with("name", name).to(request.lang),
        arc: say("bayes-picture-arc"),
        edge: say("bayes-picture-edge"),
        marriage: say("bayes-picture-marriage"),
        fill: say("bayes-picture-fill"),
        no_fill: say("bayes-picture-no-fill"),
    };
    let drawn = picture(model, request.of, places, &words, budget);
    let drawn = drawn.map_err(|error| match error {
        PictureError::Stopped(limit) => stopped(limit, budget),
        error @ PictureError::TooLarge { .. } => said(&error).into(),
    })?;
    check_size(drawn.len() as u64, budget)?;
    Ok(drawn)
}
