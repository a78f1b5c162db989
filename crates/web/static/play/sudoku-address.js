// Pencil marks in an address: for each cell that has any, its number and the marks as bits, both in base 36.

/** @param {string[][]} notes @param {string[]} signs */
export function packNotes(notes, signs) {
  return notes
    .map((marks, index) => (marks.length ? `${index.toString(36)}.${bits(marks, signs).toString(36)}` : ''))
    .filter(Boolean)
    .join('-');
}

/** @param {string} text @param {string[]} signs @returns {[number, string[]][]} */
export function unpackNotes(text, signs) {
  return text.split('-').flatMap((part) => {
    const [index = NaN, mask = NaN] = part.split('.').map((digits) => parseInt(digits, 36));
    return Number.isInteger(index) && Number.isInteger(mask)
      ? [[index, signs.filter((_, at) => Math.floor(mask / 2 ** at) % 2)]]
      : [];
  });
}

/** @param {string[]} marks @param {string[]} signs */
const bits = (marks, signs) => marks.reduce((sum, mark) => sum + 2 ** signs.indexOf(mark), 0);
