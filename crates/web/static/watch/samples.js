// Puzzles, positions and knowledge bases to begin with: small enough to see everything, or large enough to be hard.

/** @typedef {{id: string, text: string}} Sample a name in the texts, and the text itself */

// Two networks of textbooks: the alarm of Pearl (1988), the sprinkler of Russell and Norvig.
const ALARM = `network alarm { }
variable burglary { type discrete [2] { yes, no }; }
variable earthquake { type discrete [2] { yes, no }; }
variable alarm { type discrete [2] { yes, no }; }
variable john { type discrete [2] { calls, no }; }
variable mary { type discrete [2] { calls, no }; }
probability ( burglary ) { table 0.001, 0.999; }
probability ( earthquake ) { table 0.002, 0.998; }
probability ( alarm | burglary, earthquake ) {
  (yes, yes) 0.95, 0.05; (yes, no) 0.94, 0.06; (no, yes) 0.29, 0.71; (no, no) 0.001, 0.999;
}
probability ( john | alarm ) { (yes) 0.9, 0.1; (no) 0.05, 0.95; }
probability ( mary | alarm ) { (yes) 0.7, 0.3; (no) 0.01, 0.99; }`;
const SPRINKLER = `network sprinkler { }
variable cloudy { type discrete [2] { yes, no }; }
variable sprinkler { type discrete [2] { on, off }; }
variable rain { type discrete [2] { yes, no }; }
variable grass { type discrete [2] { wet, dry }; }
probability ( cloudy ) { table 0.5, 0.5; }
probability ( sprinkler | cloudy ) { (yes) 0.1, 0.9; (no) 0.5, 0.5; }
probability ( rain | cloudy ) { (yes) 0.8, 0.2; (no) 0.2, 0.8; }
probability ( grass | sprinkler, rain ) {
  (on, yes) 0.99, 0.01; (on, no) 0.9, 0.1; (off, yes) 0.9, 0.1; (off, no) 0.0, 1.0;
}`;

// Lauritzen and Spiegelhalter (1988).
const ASIA = `network asia { }
variable asia { type discrete [2] { yes, no }; }
variable tub { type discrete [2] { yes, no }; }
variable smoke { type discrete [2] { yes, no }; }
variable lung { type discrete [2] { yes, no }; }
variable bronc { type discrete [2] { yes, no }; }
variable either { type discrete [2] { yes, no }; }
variable xray { type discrete [2] { yes, no }; }
variable dysp { type discrete [2] { yes, no }; }
probability ( asia ) { table 0.01, 0.99; }
probability ( tub | asia ) { (yes) 0.05, 0.95; (no) 0.01, 0.99; }
probability ( smoke ) { table 0.5, 0.5; }
probability ( lung | smoke ) { (yes) 0.1, 0.9; (no) 0.01, 0.99; }
probability ( bronc | smoke ) { (yes) 0.6, 0.4; (no) 0.3, 0.7; }
probability ( either | lung, tub ) { (yes, yes) 1.0, 0.0; (no, yes) 1.0, 0.0; (yes, no) 1.0, 0.0; (no, no) 0.0, 1.0; }
probability ( xray | either ) { (yes) 0.98, 0.02; (no) 0.05, 0.95; }
probability ( dysp | bronc, either ) { (yes, yes) 0.9, 0.1; (no, yes) 0.7, 0.3; (yes, no) 0.8, 0.2; (no, no) 0.1, 0.9; }`;

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
      id: 'web-sample-logic-pigeons',
      text: 'TELL\na1 || a2; b1 || b2; c1 || c2;\n~(a1 & b1); ~(a1 & c1); ~(b1 & c1);\n~(a2 & b2); ~(a2 & c2); ~(b2 & c2)',
    },
    {
      id: 'web-sample-logic-club',
      text: 'TELL\nana || berto || carla;\nana => ~berto;\n~(berto & ~carla);\ncarla <=> (ana || berto) & music;\nASK\nmusic => carla',
    },
  ],
  network: [
    { id: 'web-sample-network-alarm', text: ALARM },
    { id: 'web-sample-network-sprinkler', text: SPRINKLER },
    { id: 'web-sample-network-asia', text: ASIA },
  ],
};

/** The text of a sample. @param {string} game @param {string} id */
export const sample = (game, id) => SAMPLES[game]?.find((one) => one.id === id)?.text ?? '';
