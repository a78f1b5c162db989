# Words that every part uses.

list-and = { $first } and { $last }
error-at = line { $line }, column { $column }: { $message }
undecided = Not decided: { $stop }.
stop-nodes = the limit on nodes was reached
stop-bytes = the limit on memory was reached
stop-time = the limit on time was reached
stop-cancelled = it was cancelled
stopped-early = Stopped early: { $stop }.
