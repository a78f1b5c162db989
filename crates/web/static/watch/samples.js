// Puzzles, positions and knowledge bases to begin with: small enough to see everything, or large enough to be hard.

/** @typedef {{id: string, text: string}} Sample a name in the texts, and the text itself */

/** @type {Record<string, Sample[]>} */
export const SAMPLES = {
  sudoku: [
    { id: 'web-sample-sudoku-6', text: '.2.... / .3...4 / 24..3. / ....2. / ...6.. / 41....' },
    { id: 'web-sample-sudoku-4', text: '2..1 / ..4. / .1.4 / ....' },
    { id: 'web-sample-sudoku-easy', text: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' },
    { id: 'web-sample-sudoku-hard', text: '....4.82..4...7..1.73......1....3.69..5..6....97..2...........2..4...61.9..8.....' },
  ],
  ohno: [
    { id: 'web-sample-ohno-4', text: '2 . W . / . 4 . . / W 2 . . / . . 1 1' },
    { id: 'web-sample-ohno-5', text: '. . 1 . . / . 1 . . 1 / 1 . . 5 . / . W . . 1 / . . . 5 .' },
    { id: 'web-sample-ohno-min', text: '. . . 2 / . . 2 . / 3 . . . / 3 . . 1' },
  ],
  minesweeper: [
    { id: 'web-sample-mines-small', text: 'mines 7\n#####\n#111#\n#101#\n#333#\n#####' },
    { id: 'web-sample-mines-row', text: 'mines 6\n00001#\n11213#\n######\n######\n######' },
    {
      id: 'web-sample-mines-count',
      text: 'mines 25\n01########\n01########\n02########\n12########\n##########\n##########\n##########\n##########\n##########\n##########',
    },
  ],
  logic: [
    { id: 'web-sample-logic-horn', text: 'TELL\nP => Q;\nL & M => P;\nB & L => M;\nA & P => L;\nA & B => L;\nA; B;\nASK\nQ' },
    {
      id: 'web-sample-logic-chain',
      text: 'TELL\np2 => p3; p3 => p1; c => e; b & e => f; f & g => h; p1 => d; p1 & p3 => c; a; b; p2;\nASK\nd',
    },
    {
      id: 'web-sample-logic-wumpus',
      text: 'TELL\n~P[1,1];\nB[1,1] <=> P[1,2] || P[2,1];\nB[2,1] <=> P[1,1] || P[2,2] || P[3,1];\n~B[1,1];\nB[2,1];\nASK\n~P[1,2]',
    },
    {
      id: 'web-sample-logic-club',
      text: 'TELL\nana || berto || carla;\nana => ~berto;\n~(berto & ~carla);\ncarla <=> (ana || berto) & music;\nASK\nmusic => carla',
    },
  ],
};

/** The text of a sample. @param {string} game @param {string} id */
export const sample = (game, id) => SAMPLES[game]?.find((one) => one.id === id)?.text ?? '';
