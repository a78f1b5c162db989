# Words that every part uses.

list-and = { $first } and { $last }
