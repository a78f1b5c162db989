// Which strategies to watch: one to four, each with its heuristic and its formulation.
import { catalogue, isInformed, spaceOf, strategies } from '../../core/catalogue.js';
import { button, field, fill, h, select } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';

/** @typedef {{strategy: string, heuristic: string, formulation: string, cell_order?: string, two_phase?: boolean}} Settings */
/** @typedef {'ohno' | 'sudoku'} Game */
/** @typedef {import('../../core/i18n.js').Words} Words */

/** @type {Record<string, Settings>} */
const FIRST = {
  sudoku: { strategy: 'astar', heuristic: 'h1', formulation: 'clean', cell_order: 'first' },
  ohno: { strategy: 'astar', heuristic: 'matching', formulation: 'pruned' },
};
const MOST_LANES = 4;

/** @param {string} game @param {string | null} text the settings as the address has them @param {() => void} onchange */
export function chooser(game, text, onchange) {
  /** @type {Settings[]} */
  let lanes = read(game, text);
  const place = h('div', { class: 'chooser' });
  const change = (/** @type {number} */ at, /** @type {Partial<Settings>} */ by) => {
    lanes = lanes.map((lane, i) => (i === at ? { ...lane, ...by } : lane));
    build();
  };
  const menu = (
    /** @type {string} */ kind,
    /** @type {string[]} */ names,
    /** @type {string} */ value,
    /** @type {(value: string) => void} */ set,
  ) =>
    field(
      msg(`web-watch-${kind}`),
      select(
        names.map((name) => [name, nameOf(kind, name)]),
        value,
        set,
        { 'data-choose': kind },
      ),
      // What the short names mean stands where they are chosen.
      kind === 'heuristic' || kind === 'formulation' ? msg(`web-${kind}-${game}-${value}-is`) : undefined,
    );
  const parts = (/** @type {number} */ at, /** @type {Settings} */ lane) =>
    field(
      msg('web-watch-parts'),
      select(
        [
          ['one', msg('web-watch-parts-one')],
          ['two', msg('web-watch-parts-two')],
        ],
        lane.two_phase ? 'two' : 'one',
        (value) => change(at, { two_phase: value === 'two' }),
        { 'data-choose': 'parts' },
      ),
    );
  const build = () =>
    fill(
      place,
      lanes.map((lane, i) =>
        h(
          'fieldset',
          { class: 'lane-choice' },
          h('legend', { text: msg('web-watch-lane', { number: i + 1 }) }),
          menu('strategy', strategies(), lane.strategy, (strategy) => change(i, { strategy })),
          isInformed(lane.strategy)
            ? menu('heuristic', spaceOf(game).heuristics, lane.heuristic, (heuristic) => change(i, { heuristic }))
            : null,
          menu('formulation', spaceOf(game).formulations, lane.formulation, (formulation) => change(i, { formulation })),
          game === 'ohno' && lane.formulation !== 'propagating' ? parts(i, lane) : null,
          game === 'sudoku' && lane.formulation !== 'faithful'
            ? menu('cell-order', catalogue().sudoku.cell_orders, lane.cell_order ?? 'first', (cell_order) => change(i, { cell_order }))
            : null,
          lanes.length > 1
            ? button({
                icon: 'close',
                text: msg('web-watch-lane-remove'),
                kind: 'quiet',
                onclick: () => {
                  lanes = lanes.filter((_, at) => at !== i);
                  build();
                  onchange();
                },
              })
            : null,
        ),
      ),
      lanes.length < MOST_LANES
        ? button({
            icon: 'new',
            text: msg('web-watch-lane-add'),
            'data-testid': 'lane-add',
            onclick: () => {
              lanes = [...lanes, next(lanes)];
              build();
              onchange();
            },
          })
        : null,
    );
  build();
  /** @param {Settings} lane @returns {Words} */
  const title = (lane) => {
    const strategy = nameOf('strategy', lane.strategy);
    const name = isInformed(lane.strategy)
      ? msg('web-watch-lane-informed', { strategy, heuristic: nameOf('heuristic', lane.heuristic) })
      : strategy;
    return lane.two_phase ? msg('web-watch-lane-two', { name }) : name;
  };
  return {
    element: place,
    settings: () => lanes,
    title,
    /** What is watched, in one line. @param {Words} what @returns {Words} */
    about: (what) => {
      const [first, ...others] = lanes.map(title);
      const how = others.reduce((/** @type {Words} */ all, one) => msg('web-watch-about-beside', { one: all, other: one }), first ?? '');
      return msg('web-watch-about', { what, how });
    },
    text: () =>
      lanes
        .map((lane) => [lane.strategy, lane.heuristic, lane.formulation, lane.cell_order ?? '', lane.two_phase ? 'two' : ''].join(':'))
        .join(','),
  };
}

/** A strategy that is not watched yet, in the same formulation. @param {Settings[]} lanes @returns {Settings} */
function next(lanes) {
  const taken = lanes.map((lane) => lane.strategy);
  const strategy = ['bfs', 'dfs', 'greedy', 'ids', ...strategies()].find((one) => !taken.includes(one)) ?? 'bfs';
  return { .../** @type {Settings} */ (lanes[0]), strategy };
}

/** @param {string} game @param {string | null} text @returns {Settings[]} */
function read(game, text) {
  const first = /** @type {Settings} */ (FIRST[game]);
  const pick = (/** @type {string[]} */ names, /** @type {string | undefined} */ name, /** @type {string} */ otherwise) =>
    name && names.includes(name) ? name : otherwise;
  const lanes = (text ?? '')
    .split(',')
    .filter(Boolean)
    .slice(0, MOST_LANES)
    .map((lane) => {
      const [strategy, heuristic, formulation, order, parts] = lane.split(':');
      const settings = {
        strategy: pick(strategies(), strategy, first.strategy),
        heuristic: pick(spaceOf(game).heuristics, heuristic, first.heuristic),
        formulation: pick(spaceOf(game).formulations, formulation, first.formulation),
      };
      return game === 'sudoku'
        ? { ...settings, cell_order: pick(catalogue().sudoku.cell_orders, order, 'first') }
        : { ...settings, two_phase: parts === 'two' };
    });
  return lanes.length > 0 ? lanes : [first];
}

/** @param {string} kind @param {string} name @returns {Words} */
function nameOf(kind, name) {
  return kind === 'heuristic' ? msg(`web-heuristic-${name}`) : msg(`web-${kind}-${name}`);
}
