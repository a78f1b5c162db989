// Commands for the terminal that do what the page does.

/** A text as the shell takes it. @param {string} text */
export const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
