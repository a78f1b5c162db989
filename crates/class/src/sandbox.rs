//! A student's program, confined: it sees its own folder and its interpreter, and ends within its limits.
