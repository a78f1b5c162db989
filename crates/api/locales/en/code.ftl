### The lines of pseudocode: those of all methods. A line is one message, whoever has it.
