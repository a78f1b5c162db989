// In and out: paste or drop a position in any format, write it in any other, copy the link, print.
import { ask, isCancelled, wordsOf } from '../core/api.js';
import { button, drawer, field, fill, h, select } from '../core/dom.js';
import { has, msg } from '../core/i18n.js';
import { toast } from '../shell/announce.js';
import { dialog } from '../shell/dialog.js';
import { keysDialog } from './keys.js';
import { named, numberInput, seedOf } from './new-game.js';
import { read } from './open.js';
import { printDialog } from './print.js';

/** @typedef {import('./play.js').Play} Play */

/** The formats of positions that can be named where the text does not tell. */
const MINE_READ = ['rows', 'json', 'analysis', 'mine', 'lists', 'minesweepr', 'report'];

/** What can be done with a game besides playing it: icon, the name of its words and of its button, and how. @type {[string, string, (play: Play) => void][]} */
const TOOLS = [
  ['link', 'link', (play) => copy(linkOf(play), 'web-link-copied')],
  ['import', 'import', (play) => importDialog(play)],
  ['export', 'export', (play) => exportDialog(play)],
  ['print', 'print', (play) => printDialog(play)],
  ['terminal', 'command', (play) => copy(play.session?.command() ?? '', 'web-command-copied')],
  ['keys', 'keys', (play) => keysDialog(play.game)],
];

/** @param {Play} play */
export function toolsPanel(play) {
  const tools = TOOLS.map(([icon, name, run]) =>
    button({ icon, text: msg(`web-${name}`), 'data-testid': name, onclick: () => run(play) }),
  );
  const rules = h('a', { class: 'button', href: `#/rules/${play.game}` }, h('span', { text: msg('web-nav-rules') }));
  return drawer(msg('web-tools'), { open: true }, h('div', { class: 'row' }, tools, rules));
}

/** The same as commands. @param {Play} play */
export const toolCommands = (play) =>
  TOOLS.map(([, name, run]) => ({ label: msg(`web-${name}`), run: () => run(play) }));

/** Links to the rooms where methods work on this very board. @param {Play} play */
export function roomsPanel(play) {
  const links = h('div', { class: 'row' });
  const panel = drawer(msg('web-rooms'), {}, h('p', { class: 'muted', text: msg('web-rooms-lead') }), links);
  panel.addEventListener('toggle', () => {
    fill(
      links,
      (play.session?.rooms() ?? []).map(({ label, to }) =>
        h('a', { class: 'button', href: to }, h('span', { text: label })),
      ),
    );
  });
  return panel;
}

/** @param {Play} play */
const linkOf = (play) => new URL(play.session?.address() ?? '', location.href).href;

/** @param {string} text @param {string} done */
async function copy(text, done) {
  try {
    await navigator.clipboard.writeText(text);
    toast(msg(done), 'good');
  } catch {
    // Without the right to the clipboard the text is shown, to be copied by hand.
    const area = h('textarea', { readonly: true, 'aria-label': msg('web-copy-by-hand') });
    area.value = text;
    dialog(msg('web-copy-by-hand'), area);
    area.select();
  }
}

/** @param {Play} play @param {string} [text] */
export function importDialog(play, text = '') {
  const working = new AbortController();
  const area = h('textarea', { rows: 10, spellcheck: false, autocapitalize: 'off', 'data-testid': 'import-text' });
  area.value = text;
  const trouble = h('div', { role: 'alert', 'data-testid': 'import-error' });
  const file = h('input', {
    type: 'file',
    onchange: async () => {
      const [chosen] = file.files ?? [];
      if (chosen)
        await fromFile(chosen, (found, base64) => (base64 ? go(found, { base64 }) : void (area.value = found)));
    },
  });
  const mines = numberInput('', 0, 999_999, { 'data-testid': 'import-mines' });
  const format = select([['', msg('web-format-any')], ...named(MINE_READ, 'web-format')], '', undefined, {
    'data-testid': 'import-format',
  });
  const go = async (/** @type {string} */ given, /** @type {import('./open.js').Reading} */ reading = {}) => {
    fill(trouble);
    // What is left empty is recognised by the text.
    /** @type {import('./open.js').Reading} */
    const said = { mines: seedOf(mines), format: /** @type {import('./open.js').Reading['format'] | ''} */ (format.value) || undefined };
    try {
      await play.put(await read(play.game, given, working.signal, { ...said, ...reading }));
      element.close();
    } catch (error) {
      if (!isCancelled(error)) fill(trouble, h('p', { class: 'notice bad', text: wordsOf(error) }));
    }
  };
  const element = dialog(
    msg('web-import'),
    [
      h('p', { class: 'muted', text: msg(`web-import-${play.game}`) }),
      field(msg('web-import-text'), area),
      field(msg('web-import-file'), file),
      play.game === 'minesweeper'
        ? h('div', { class: 'fields' }, field(msg('web-import-mines'), mines), field(msg('web-export-format'), format))
        : null,
      trouble,
    ],
    {
      actions: [
        button({ text: msg('web-cancel'), kind: 'quiet', onclick: () => element.close() }),
        button({
          text: msg('web-import-go'),
          kind: 'primary',
          type: 'submit',
          'data-testid': 'import-go',
          onclick: () => {},
        }),
      ],
      onsubmit: () => void go(area.value),
      onclose: () => working.abort(),
    },
  );
  area.focus();
}

/** @param {Play} play */
export function exportDialog(play) {
  const { session } = play;
  if (!session) return;
  const area = h('textarea', {
    rows: 10,
    readonly: true,
    spellcheck: false,
    'data-testid': 'export-text',
    'aria-label': msg('web-export-text'),
  });
  const trouble = h('div', { role: 'alert' });
  const format = select(
    session.formats.map((name) => [
      name,
      has(`web-format-${name.replaceAll('_', '-')}`) ? msg(`web-format-${name.replaceAll('_', '-')}`) : name,
    ]),
    session.formats[0] ?? '',
    () => write(),
    { 'data-testid': 'export-format' },
  );
  const write = async () => {
    fill(trouble);
    try {
      area.value = (await ask(session.conversion(format.value))).text;
    } catch (error) {
      area.value = '';
      fill(trouble, h('p', { class: 'notice bad', text: wordsOf(error) }));
    }
  };
  dialog(msg('web-export'), [field(msg('web-export-format'), format), area, trouble], {
    actions: [
      button({ icon: 'copy', text: msg('web-copy'), onclick: () => copy(area.value, 'web-copied') }),
      button({
        icon: 'export',
        text: msg('web-download'),
        kind: 'primary',
        onclick: () => download(area.value, `${play.game}.${format.value === 'svg' ? 'svg' : 'txt'}`),
      }),
    ],
  });
  write();
}

/** Saves a text as a file. @param {string} text @param {string} name @param {string} [type] */
export function download(text, name, type = name.endsWith('.svg') ? 'image/svg+xml' : 'text/plain') {
  const href = URL.createObjectURL(new Blob([text], { type }));
  h('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** Takes files and texts that are dropped on the page. @param {HTMLElement} root @param {(text: string, base64: boolean) => void} take */
export function dropZone(root, take) {
  root.addEventListener('dragover', (event) => {
    event.preventDefault();
    root.classList.add('dropping');
  });
  for (const name of ['dragleave', 'drop']) root.addEventListener(name, () => root.classList.remove('dropping'));
  root.addEventListener('drop', async (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) await fromFile(file, take);
    else take(event.dataTransfer?.getData('text/plain') ?? '', false);
  });
}

const MOST_BYTES = 700_000;

/** Reads a file: as text if it is one, else as base64. @param {File} file @param {(text: string, base64: boolean) => void} take */
async function fromFile(file, take) {
  if (file.size > MOST_BYTES) {
    toast(msg('web-import-large'), 'bad');
    return;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    take(new TextDecoder('utf-8', { fatal: true }).decode(bytes), false);
  } catch {
    take(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')), true);
  }
}
