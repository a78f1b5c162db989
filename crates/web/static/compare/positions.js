// The methods that analyse a Minesweeper position: what each proves, how far its probabilities are off, what it took.
import { ask } from '../core/api.js';
import { catalogue } from '../core/catalogue.js';
import { msg } from '../core/i18n.js';
import { address } from '../core/router.js';
import { quoted } from '../watch/command.js';
import { count } from './runs.js';

/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {import('./runs.js').Row} Row */

/** What is measured, in order. */
const MEASURES = ['safe', 'mines', 'risk', 'error', 'multiplications', 'product', 'rules', 'clauses', 'answered'];

/** A method is its kind and its settings: `bayes:pruned:left`. @type {Record<string, string[]>} */
const FAMILIES = {
  exact: ['exact:safest', 'exact:fast', 'exact:strong'],
  bayes: [
    'bayes:merged:exact',
    'bayes:pruned:exact',
    'bayes:pruned:left',
    'bayes:pruned:cells',
    'bayes:local-2:left',
    'bayes:local-1:left',
  ],
  logic: ['logic:best', 'logic:sat', 'logic:due', 'logic:shown', 'logic:report'],
};

const USUAL = ['exact:safest', 'bayes:merged:exact', 'bayes:pruned:left', 'bayes:local-1:left', 'logic:best', 'logic:due'];

/** @param {string} id @returns {Words} */
function nameOf(id) {
  const [kind, one = '', prior = ''] = id.split(':');
  if (kind === 'exact') return msg(`web-lab-method-exact-${one}`);
  if (kind === 'logic') return msg('web-compare-logic', { preset: one });
  return msg('web-compare-bayes', { network: msg(`web-network-${one}`), prior: msg(`web-prior-${prior}`) });
}

/** The same in short. @param {string} id @returns {Words} */
function titleOf(id) {
  const [kind, network = '', prior = ''] = id.split(':');
  return kind === 'bayes' ? msg('web-compare-bayes', { network, prior }) : nameOf(id);
}

/** What the server is asked. @param {string} id @param {string} position @returns {import('../core/api.js').RequestOf<'minesweeper', 'analyse'>} */
export function requestOf(id, position) {
  const [method = '', one, prior] = id.split(':');
  const settings = { exact: { strength: one }, logic: { preset: one }, bayes: { network: one, prior } }[method];
  return /** @type {ReturnType<typeof requestOf>} */ ({ game: 'minesweeper', verb: 'analyse', position, method, ...settings });
}

/**
 * The largest difference between two tables of probabilities, where both say something.
 * @param {(number | null)[][]} one @param {(number | null)[][]} other @returns {number | null}
 */
export function largestError(one, other) {
  /** @type {number | null} */
  let most = null;
  one.forEach((row, r) =>
    row.forEach((value, c) => {
      const twin = other[r]?.[c] ?? null;
      if (value !== null && twin !== null) most = Math.max(most ?? 0, Math.abs(value - twin));
    }),
  );
  return most;
}

/**
 * One method on a position.
 * @param {any} truth what the engine that counts all boards says
 * @param {string} id @param {string} position @param {number} seconds @param {AbortSignal} signal @returns {Promise<Row>}
 */
async function measure(truth, id, position, seconds, signal) {
  const start = performance.now();
  const answer = await ask(requestOf(id, position), { signal, seconds });
  const took = (performance.now() - start) / 1000;
  const { network, reasoning } = answer;
  return {
    id,
    title: titleOf(id),
    solved: answer.best.length > 0,
    result: answer.sentences[0] ?? '',
    values: {
      safe: answer.safe.length,
      mines: answer.certain_mines.length,
      risk: count(answer.risk),
      error: truth.estimated ? null : largestError(answer.mine_probability, truth.mine_probability),
      multiplications: count(network?.multiplications),
      product: count(network?.largest_product),
      rules: count(reasoning?.rules),
      clauses: count(reasoning?.clauses),
      answered: took,
    },
  };
}

/** The analyses of a position. @returns {import('./runs.js').Subject} */
export function analysing() {
  /** What was counted last. @type {{position: string, answer: any} | null} */
  let counted = null;
  return {
    families: FAMILIES,
    usual: USUAL,
    measures: MEASURES,
    first: 'answered',
    sort: 'answered',
    nameOf,
    fields: [],
    choice: () => ({}),
    titleOf,
    measure: async (id, position, seconds, signal) => {
      if (counted?.position !== position) {
        counted = { position, answer: await ask(requestOf('exact:safest', position), { signal, seconds }) };
      }
      return measure(counted.answer, id, position, seconds, signal);
    },
    watch: (id, position) => {
      const [kind, network = '', prior = ''] = id.split(':');
      if (kind === 'logic') return address(['watch', 'logic'], { source: 'minesweeper', text: position, method: 'dpll' });
      return kind === 'bayes' && catalogue().minesweeper.board_networks.some((one) => one === network)
        ? address(['watch', 'bayes'], { position, network, prior })
        : null;
    },
    command: (ids, position) =>
      ids
        .map((id) => {
          const { method, strength, preset, network, prior } = requestOf(id, position);
          const settings = { strength, preset, network, prior };
          const options = Object.entries(settings).filter(([, value]) => value);
          return `atisbo analyse minesweeper ${quoted(position)} --method ${method} ${options.map(([name, value]) => `--${name} ${value}`).join(' ')}`;
        })
        .join('; '),
  };
}
