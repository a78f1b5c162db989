//! What the library calls our techniques.

use Technique as T;
use atisbo_sudoku::technique::Technique;

/// What a code means here.
pub(super) struct Meaning {
    /// Without the variant.
    code: &'static str,
    /// Any of these may find it.
    pub(super) techniques: &'static [Technique],
    /// Whether the library joins two steps that share their core into one: we show them one after
    /// the other.
    pub(super) joins_two: bool,
}

impl Meaning {
    /// The meaning of a code, with or without a variant; none if it stands for nothing we have.
    pub(super) fn of(code: &str) -> Option<&'static Meaning> {
        let base = code.split_once('-').map_or(code, |(base, _)| base);
        CODES.iter().find(|known| known.code == base)
    }
}

const fn one(code: &'static str, techniques: &'static [Technique]) -> Meaning {
    Meaning {
        code,
        techniques,
        joins_two: false,
    }
}

const fn two(code: &'static str, techniques: &'static [Technique]) -> Meaning {
    Meaning {
        code,
        techniques,
        joins_two: true,
    }
}

#[rustfmt::skip]
const CODES: &[Meaning] = &[
    one("0000", &[T::FullHouse]),
    one("0002", &[T::HiddenSingle]),
    one("0003", &[T::NakedSingle]),
    one("0100", &[T::Pointing]),
    one("0101", &[T::Claiming]),
    one("0110", &[T::LockedPair]),
    one("0111", &[T::LockedTriple]),
    one("0200", &[T::NakedPair]),
    one("0201", &[T::NakedTriple]),
    one("0202", &[T::NakedQuad]),
    one("0210", &[T::HiddenPair]),
    one("0211", &[T::HiddenTriple]),
    one("0212", &[T::HiddenQuad]),
    one("0300", &[T::XWing]),
    one("0301", &[T::Swordfish]),
    one("0302", &[T::Jellyfish]),
    one("0310", &[T::FinnedXWing]),
    one("0311", &[T::FinnedSwordfish]),
    two("03111", &[T::FinnedSwordfish, T::SashimiSwordfish]),
    one("0312", &[T::FinnedJellyfish]),
    two("03121", &[T::FinnedJellyfish, T::SashimiJellyfish]),
    one("0320", &[T::SashimiXWing]),
    one("0321", &[T::SashimiSwordfish]),
    two("03211", &[T::FinnedSwordfish, T::SashimiSwordfish]),
    one("0322", &[T::SashimiJellyfish]),
    two("03221", &[T::FinnedJellyfish, T::SashimiJellyfish]),
    one("0331", &[T::FrankenSwordfish]),
    one("0332", &[T::FrankenJellyfish]),
    one("0340", &[T::FrankenXWing]),
    one("0341", &[T::FrankenSwordfish]),
    two("03411", &[T::FrankenSwordfish]),
    one("0342", &[T::FrankenJellyfish]),
    two("03421", &[T::FrankenJellyfish]),
    one("0350", &[T::MutantXWing]),
    one("0351", &[T::MutantSwordfish]),
    one("0352", &[T::MutantJellyfish]),
    one("0360", &[T::MutantXWing]),
    one("0361", &[T::MutantSwordfish]),
    one("0362", &[T::MutantJellyfish]),
    two("03621", &[T::MutantJellyfish]),
    one("0400", &[T::Skyscraper]),
    one("0401", &[T::TwoStringKite]),
    one("0402", &[T::EmptyRectangle]),
    one("0403", &[T::TurbotFish]),
    two("0404", &[T::TwoStringKite]),
    two("0405", &[T::EmptyRectangle]),
    one("0500", &[T::SimpleColours]),
    one("0501", &[T::SimpleColours]),
    one("0502", &[T::MultiColours]),
    one("0503", &[T::MultiColours]),
    one("0600", &[T::UniqueRectangle1]),
    one("0601", &[T::UniqueRectangle2]),
    one("0602", &[T::UniqueRectangle3]),
    one("0603", &[T::UniqueRectangle4]),
    one("0604", &[T::UniqueRectangle5]),
    one("0605", &[T::UniqueRectangle6]),
    one("0606", &[T::HiddenRectangle]),
    one("0607", &[T::AvoidableRectangle1]),
    one("0608", &[T::AvoidableRectangle2]),
    one("0610", &[T::BugPlusOne]),
    one("0701", &[T::XChain]),
    one("0702", &[T::XyChain]),
    one("0703", &[T::RemotePair]),
    one("0706", &[T::ContinuousNiceLoop]),
    one("0707", &[T::DiscontinuousNiceLoop]),
    one("0708", &[T::Aic]),
    one("0709", &[T::GroupedContinuousNiceLoop]),
    one("0710", &[T::GroupedDiscontinuousNiceLoop]),
    one("0711", &[T::GroupedAic]),
    one("0800", &[T::XyWing]),
    one("0801", &[T::XyzWing]),
    one("0803", &[T::WWing]),
    one("0901", &[T::AlsXz]),
    one("0902", &[T::AlsXyWing]),
    one("0903", &[T::AlsChain]),
    one("0904", &[T::DeathBlossom]),
    one("1101", &[T::SueDeCoq]),
    one("1201", &[T::TemplateSet]),
    one("1202", &[T::TemplateDelete]),
];
