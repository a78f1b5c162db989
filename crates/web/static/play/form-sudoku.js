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
  const seed = numberInput('', 0, Number.MAX_SAFE_INTEGER, { 'data-testid': 'new-seed' });
  const needs = select([['', msg('web-needs-none')]], '', undefined, { 'data-testid': 'new-needs' });
  addTechniques(needs);
  const chosen = new Set((last.kinds ?? '').split(',').filter(Boolean));
  const kinds = named(known.kinds, 'web-kind').map(([name]) =>
    h('input', { type: 'checkbox', value: name, checked: chosen.has(name), 'data-testid': `new-${name}` }),
  );
  const taken = () => kinds.filter((box) => box.checked).map((box) => box.value);
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
      h(
        'div',
        { class: 'fields' },
        field(msg('web-new-symmetry'), symmetry),
        field(msg('web-new-seed'), seed, msg('web-new-seed-help')),
      ),
      field(msg('web-new-needs'), needs, msg('web-new-needs-help')),
    ),
    values: () => ({ shape: shape.value, band: band.value, symmetry: symmetry.value, kinds: taken().join(',') }),
    make: (signal) =>
      made(
        {
          game: 'sudoku',
          verb: 'generate',
          shape: /** @type {Request['shape']} */ (shape.value.split('x').map(Number)),
          variants: /** @type {Request['variants']} */ (taken()),
          symmetry: /** @type {Request['symmetry']} */ (symmetry.value),
          grade: /** @type {Request['grade']} */ ({
            band: band.value === 'any' || needs.value ? undefined : band.value,
            needs: needs.value ? [needs.value] : undefined,
          }),
          position: needs.value !== '',
          seed: seedOf(seed),
        },
        signal,
      ),
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
