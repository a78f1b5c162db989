//! Players against what they should know.
