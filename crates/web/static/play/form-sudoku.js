// A new Sudoku: size, how hard, other rules, symmetry.
import { ask } from '../core/api.js';
import { catalogue } from '../core/catalogue.js';
import { field, h, select } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { named, numberInput, seedOf } from './new-game.js';
import { made } from './open.js';

/** @typedef {import('../core/api.js').RequestOf<'sudoku', 'generate'>} Request */
/** @typedef {import('./new-game.js').Form} Form */

/** The shapes of boxes, rows first. */
const SHAPES = ['2x2', '2x3', '2x4', '3x3', '2x5', '3x4', '4x4', '5x5'];

/** @param {Record<string, string>} last @returns {Form} */
export function sudokuForm(last) {
  const known = catalogue().sudoku;
  const shape = select(
    SHAPES.map((name) => [name, sizeOf(name)]),
    last.shape ?? '3x3',
    undefined,
    { 'data-testid': 'new-shape' },
  );
  const band = select(named(['any', ...known.bands], 'web-band'), last.band ?? 'easy', undefined, {
    'data-testid': 'new-band',
  });
  const symmetry = select(named(known.symmetries, 'web-symmetry'), last.symmetry ?? 'rotation180');
  const making = select(named(['minimal', 'report'], 'web-making'), last.making ?? 'minimal', () => settle(), {
    'data-testid': 'new-making',
  });
  // The report's generator takes cells away at random.
  const settle = () => {
    symmetry.disabled = making.value === 'report';
  };
  settle();
  const seed = numberInput('', 0, Number.MAX_SAFE_INTEGER, { 'data-testid': 'new-seed' });
  const needs = select([['', msg('web-needs-none')]], '', undefined, { 'data-testid': 'new-needs' });
  addTechniques(needs);
  const chosen = new Set((last.kinds ?? '').split(',').filter(Boolean));
  const kinds = named(known.kinds, 'web-kind').map(([name]) =>
    h('input', { type: 'checkbox', value: name, checked: chosen.has(name), 'data-testid': `new-${name}` }),
  );
  const taken = () => kinds.filter((box) => box.checked).map((box) => box.value);
  const values = () => ({
    shape: shape.value,
    band: band.value,
    symmetry: symmetry.value,
    kinds: taken().join(','),
    making: making.value,
  });
  return {
    element: h(
      'div',
      { class: 'stack' },
      h('div', { class: 'fields' }, field(msg('web-new-shape'), shape), field(msg('web-new-band'), band)),
      h(
        'fieldset',
        { class: 'choices' },
        h('legend', { text: msg('web-new-kinds') }),
        kinds.map((box) =>
          h('label', { class: 'choice' }, box, h('span', { text: msg(`web-kind-${box.value.replaceAll('_', '-')}`) })),
        ),
      ),
      field(msg('web-new-generator'), making, msg('web-new-generator-help')),
      h('div', { class: 'fields' }, field(msg('web-new-symmetry'), symmetry), field(msg('web-new-seed'), seed, msg('web-new-seed-help'))),
      field(msg('web-new-needs'), needs, msg('web-new-needs-help')),
    ),
    values,
    make: (signal) => {
      const request = requestOf(values());
      if (needs.value) Object.assign(request, { grade: { needs: [needs.value] }, position: true });
      return made({ ...request, seed: seedOf(seed) }, signal);
    },
  };
}

/** What makes a puzzle as the form was left. @param {Record<string, string>} last @returns {{game: 'sudoku', verb: 'generate'} & Request} */
export function requestOf({ shape = '3x3', band = 'easy', symmetry = 'rotation180', kinds = '', making = 'minimal' }) {
  return {
    game: 'sudoku',
    verb: 'generate',
    shape: /** @type {Request['shape']} */ (shape.split('x').map(Number)),
    variants: /** @type {Request['variants']} */ (kinds.split(',').filter(Boolean)),
    method: /** @type {Request['method']} */ (making),
    symmetry: /** @type {Request['symmetry']} */ (making === 'report' ? 'none' : symmetry),
    grade: /** @type {Request['grade']} */ ({ band: band === 'any' ? undefined : band }),
  };
}

/** @param {string} shape */
function sizeOf(shape) {
  const [rows = 3, columns = 3] = shape.split('x').map(Number);
  return `${rows * columns} × ${rows * columns} (${shape.replace('x', ' × ')})`;
}

/** The techniques that can be practised, the easiest first. @param {HTMLSelectElement} menu */
async function addTechniques(menu) {
  const { techniques } = await ask({ game: 'sudoku', verb: 'ladder' }).catch(() => ({ techniques: [] }));
  menu.append(...techniques.map(({ technique, name }) => h('option', { value: technique, text: name })));
}
