// What the tests of Watch ask of the page from within: to go somewhere, to step through a run, to compare what is shown
// with the trace as the server tells it anew.

/** What nobody should ever read: a raw name of a text, a hole in one, a value that is none. */
const RAW = /\bweb-[a-z]|\{\s*\$|undefined|\bNaN\b|\[object|\bInfinity\b|\bnull\b/;

/** The requests for runs with a trace, in the order in which the page sent them, since it last went somewhere. */
let sent = [];
let loads = 0;
const send = window.fetch.bind(window);
window.fetch = (to, how) => {
  if (String(to).includes('api/v1/ask') && String(how?.body).includes('"trace"')) sent.push(JSON.parse(how.body));
  return send(to, how);
};
document.addEventListener('loaded', () => {
  loads += 1;
});

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const player = () => document.querySelector('trace-player');
const sum = (list) => list.reduce((one, other) => one + other, 0);

/** Waits until something is so. */
async function until(what, isSo) {
  for (let tries = 0; tries < 1600; tries += 1) {
    if (isSo()) return;
    await pause(10);
  }
  throw new Error(`${what} did not come: ${location.hash} ${document.querySelector('.watch')?.textContent.slice(0, 300)}`);
}

/** Goes to an address and waits for its run. */
async function go(hash) {
  const before = loads;
  sent = [];
  if (location.hash === hash) location.hash = '#/';
  await pause(0);
  location.hash = hash;
  await until('a run', () => {
    const problem = document.querySelector('.watch [role=alert]')?.textContent;
    if (problem) throw new Error(`${hash}: ${problem}`);
    return loads > before && document.querySelector('.watch-bar .run-state:not(.is-running)');
  });
  return player().length;
}

/** The answers that are shown, asked for anew. */
async function answers() {
  const { ask } = await import('./core/api.js');
  return Promise.all(sent.map((request) => ask(request)));
}

/** Speaks a language. */
async function speak(lang) {
  const { texts } = await import('./core/api.js');
  const { setLang } = await import('./core/i18n.js');
  await setLang(lang, texts);
}

/** Numbers that look like chance, but are the same each time. */
function chance(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** So many moments of a run, without the first, with its last. */
function moments(count, seed) {
  const { length } = player();
  const next = chance(seed);
  return [...Array.from({ length: count - 1 }, () => 1 + next(length)), length];
}

/** All that can be read in an element: its text and what it is called aloud. */
const words = (root) =>
  [root.textContent, ...all('[title], [aria-label], [aria-valuetext], [placeholder]', root).flatMap((one) => ['title', 'aria-label', 'aria-valuetext', 'placeholder'].map((name) => one.getAttribute(name) ?? ''))].join('\n');

/** Where something is said that nobody can read. */
function raw(text) {
  const found = RAW.exec(text);
  return found ? `“${text.slice(Math.max(0, found.index - 60), found.index + 60)}”` : null;
}

/**
 * Steps through a run in a language: at every event a sentence; at some moments, spread over all of it, the whole screen.
 * Gives back what is wrong.
 */
async function read(lang, screens) {
  const { say } = await import('./core/i18n.js');
  await speak(lang);
  const { lanes, length } = player();
  const isGreedy = location.hash.includes('runs=greedy');
  const wrong = [];
  for (const lane of lanes) {
    for (let at = 0; at < lane.events.length && wrong.length < 5; at += 1) {
      lane.tape.wind(at + 1);
      const sentence = say(lane.say(at));
      // What goes by the estimate alone has no f.
      const isOther = isGreedy && lane === lanes[0] && /f\s*=/.test(sentence);
      if (sentence.trim().length < 8 || raw(sentence) || isOther) wrong.push(`${lang} ${at} ${JSON.stringify(lane.events[at]).slice(0, 200)}: ${sentence}`);
    }
  }
  const steps = Math.min(screens, length);
  for (let i = 0; i <= steps && wrong.length < 5; i += 1) {
    const at = Math.round((i * length) / steps);
    player().seek(at);
    const bad = raw(words(document.querySelector('.watch')));
    if (bad) wrong.push(`${lang} ${at}: ${bad}`);
    const shown = document.querySelector('[data-testid=trace-reason]').textContent;
    if (at > 0 && lanes.length === 1 && shown !== say(lanes[0].say(lanes[0].tape.at - 1))) wrong.push(`${lang} ${at} shows: ${shown}`);
  }
  return wrong;
}

/** The most elements that each selector has ever had, over some moments of the run. */
function most(selectors, screens) {
  const { length } = player();
  const found = selectors.map(() => 0);
  for (let i = 0; i <= screens; i += 1) {
    player().seek((i * length) / screens);
    selectors.forEach((selector, at) => {
      found[at] = Math.max(found[at], all(selector).length);
    });
  }
  return found;
}

/**
 * The nodes of a tree after so many events, as the events alone say: what has become of each number, and how many were
 * dropped. A search that starts again begins a new tree.
 */
function nodesAt(events, moment) {
  let nodes = new Map();
  const dropped = { duplicate: 0, pruned: 0 };
  for (const { event, id, parent, state, why } of events.slice(0, moment)) {
    if (event === 'limit_raised') continue;
    const known = nodes.get(id);
    if (event === 'generated') {
      if (parent === null) {
        nodes = new Map();
        dropped.duplicate = 0;
        dropped.pruned = 0;
      }
      // Another way to a state that waits: the older one is struck out.
      if (nodes.has(id)) dropped.duplicate += 1;
      nodes.set(id, { status: 'frontier', state });
    } else if (event === 'expanded' || event === 'goal') nodes.set(id, { status: event, state });
    else if (event === 'pruned' && known?.state === state) known.status = 'pruned';
    else dropped[event] += 1;
  }
  const kept = [...nodes].map(([id, { status }]) => `${id} ${status}`).sort();
  return { kept, dropped };
}

/** Compares the drawn tree with the events at some moments; gives back what differs. */
async function trees(count, seed) {
  const [answer] = await answers();
  const { events } = answer.trace;
  const wrong = [];
  if (events.length !== player().length) wrong.push(`${events.length} events, ${player().length} steps`);
  for (const moment of moments(count, seed)) {
    player().seek(moment);
    const drawn = all('[data-testid=tree] [data-item=node]');
    const shown = drawn.filter((one) => one.dataset.name !== '').map((one) => `${one.dataset.name} ${one.dataset.status}`);
    const struck = (status) => drawn.filter((one) => one.dataset.name === '' && one.dataset.status === status).length;
    const { kept, dropped } = nodesAt(events, moment);
    // A number that was struck out is still written in its node.
    const twice = shown.filter((one) => one.endsWith(' duplicate'));
    const own = shown.filter((one) => !twice.includes(one)).sort();
    if (own.join() !== kept.join()) wrong.push(`${moment}: drawn ${own.join()} but ${kept.join()}`);
    if (struck('duplicate') + twice.length !== dropped.duplicate) wrong.push(`${moment}: ${struck('duplicate')}+${twice.length} duplicates, not ${dropped.duplicate}`);
    if (struck('pruned') !== dropped.pruned) wrong.push(`${moment}: ${struck('pruned')} cut, not ${dropped.pruned}`);
    const happened = (kind) => events.slice(0, moment).filter(({ event }) => event === kind).length;
    const counter = (name) => Number(document.querySelector(`[data-counter=${name}] dd`)?.textContent.replace(/\D/g, ''));
    for (const [name, kind] of [['duplicates', 'duplicate'], ['pruned', 'pruned'], ['expanded', 'expanded']])
      if (counter(name) !== happened(kind)) wrong.push(`${moment}: ${name} ${counter(name)}, not ${happened(kind)}`);
  }
  return { wrong, events: events.length, groups: all('[data-item=group]').length };
}

/** Compares the frontier's first node with the one that the search then takes, before each that it takes. */
async function firsts() {
  const [answer] = await answers();
  const { events } = answer.trace;
  const wrong = [];
  for (let at = 1; at < events.length; at += 1) {
    const { event, id, parent } = events[at];
    // What is tested when it is made was never waiting.
    if (event !== 'expanded' || parent === null) continue;
    player().seek(at);
    const first = document.querySelector('[data-testid=frontier] li:not(.taken)')?.dataset.node;
    if (first !== String(id)) wrong.push(`${at}: ${first} is first, but ${id} is taken`);
  }
  return wrong;
}

/** Compares the lit line with the event at some moments. */
async function lines(count, seed) {
  const [answer] = await answers();
  const { at, lines: written } = answer.code;
  const wrong = [];
  const { say } = await import('./core/i18n.js');
  const texts = all('[data-testid=code] li').map((one) => one.textContent);
  if (texts.join('\n') !== written.map(({ text }) => say(text)).join('\n')) wrong.push(`other lines: ${texts}`);
  const seen = new Set();
  for (const moment of [0, ...moments(count, seed)]) {
    player().seek(moment);
    const lit = all('[data-testid=code] .now').map((one) => Number(one.dataset.line));
    const expected = moment > 0 && at[moment - 1] > 0 ? [at[moment - 1]] : [];
    if (lit.join() !== expected.join()) wrong.push(`${moment}: ${lit} is lit, not ${expected}`);
    for (const one of expected) seen.add(one);
  }
  return { wrong, lines: seen.size, at };
}

/** The parts of the screen that must be seen whole, each with its name. */
const PARTS = {
  kinds: '.watch-kinds',
  bar: '.watch-bar',
  board: '.screen-board',
  stage: '.screen-stage',
  side: '.screen-side',
  sentence: '[data-testid=trace-reason]',
  controls: '.trace-row',
  counters: '.trace-counters',
};

/** How large the window is. A telephone that shows more than fits would say that it is larger. */
function room() {
  const { clientWidth: wide } = document.documentElement;
  return { wide, high: (innerHeight * wide) / innerWidth };
}

/** What is wrong with where things are on one screen at this moment. */
function layout() {
  const wrong = [];
  const root = document.documentElement;
  const { wide, high } = room();
  if (root.scrollHeight > high) wrong.push(`the document is ${root.scrollHeight} high`);
  if (root.scrollWidth > wide) wrong.push(`the document is ${root.scrollWidth} wide`);
  const boxes = Object.entries(PARTS).flatMap(([name, selector]) => {
    const part = document.querySelector(selector);
    if (!part) {
      // Several methods at once have their counters at their trees.
      if (name !== 'counters') wrong.push(`no ${name}`);
      return [];
    }
    const { left, top, right, bottom } = part.getBoundingClientRect();
    if (name === 'counters' && part.children.length === 0) return [];
    if (right - left < 40 || bottom - top < 14) wrong.push(`${name} is ${right - left} by ${bottom - top}`);
    if (left < 0 || top < 0 || right > wide || bottom > high) wrong.push(`${name} lies outside: ${[left, top, right, bottom]}`);
    return [{ name, left, top, right, bottom }];
  });
  boxes.forEach((one, i) => {
    for (const other of boxes.slice(i + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 1 && down > 1) wrong.push(`${one.name} and ${other.name} overlap: ${across} by ${down}`);
    }
  });
  return [...wrong, ...clipped()];
}

/** What of the bar, of the player and of the heads is cut off or sticks out of its box. */
function clipped() {
  const inside = 'trace-player *, .watch-bar, .watch-bar *, .lane-head *';
  // The sentences of several methods, and long ones on a telephone, may be scrolled.
  const mayScroll = room().wide < 700 || player().lanes.length > 1;
  const tall = mayScroll ? '.trace-counters, .trace-row, .watch-about, button' : '.trace-reason, .trace-counters, .trace-row, .watch-about, button';
  return all(inside).flatMap((one) => {
    if (!(one instanceof HTMLElement) || !one.checkVisibility() || one.closest('.trace-breaks-body, .visually-hidden, select') || one.matches('input, option')) return [];
    const name = `${one.tagName.toLowerCase()}.${one.className} “${one.textContent.slice(0, 40)}”`;
    const found = [];
    const { left, right } = one.getBoundingClientRect();
    if (left < -1 || right > room().wide + 1) found.push(`${name} reaches from ${left} to ${right}`);
    if (one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1) found.push(`${name} is ${one.scrollWidth} wide in ${one.clientWidth}`);
    if (one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 3 && one.matches(tall)) found.push(`${name} is ${one.scrollHeight} high in ${one.clientHeight}`);
    return found;
  });
}

/** The moments with the longest sentences in the language spoken now. */
async function longest(count) {
  const { say } = await import('./core/i18n.js');
  const { lanes, length } = player();
  const [lane] = lanes;
  const told = Array.from({ length: Math.min(length, lane.events.length) }, (_, at) => {
    lane.tape.wind(at + 1);
    return { at: at + 1, long: say(lane.say(at)).length };
  });
  player().seek(0);
  return told.sort((one, other) => other.long - one.long).slice(0, count).map(({ at }) => at);
}

/** Checks the screen at the longest sentences and at some other moments, in both languages; gives back what is wrong. */
async function looked(check) {
  const found = new Map();
  for (const lang of ['en', 'es']) {
    await speak(lang);
    const { length } = player();
    for (const at of [0, Math.round(length / 2), length, ...(await longest(5))]) {
      player().seek(at);
      await pause(20);
      for (const one of check()) found.set(one, [...(found.get(one) ?? []), `${lang} ${at}`]);
    }
  }
  await speak('en');
  return [...found].map(([what, where]) => `${what} (${where.slice(0, 3)})`);
}

/** A line of the code at which the run is at least twice, as late as possible for the first time, with these moments. */
async function busyLine() {
  const [answer] = await answers();
  const { at } = answer.code;
  const lines = [...new Set(at)].filter((line) => line > 0);
  const of = lines.map((line) => ({ line, when: at.flatMap((one, i) => (one === line ? [i + 1] : [])) }));
  const [found] = of.filter(({ when }) => when.length > 1 && when[0] > 1).sort((one, other) => other.when[0] - one.when[0]);
  return found;
}

/** All examples: their kinds, names, methods and addresses. */
async function examples() {
  const { PRESETS } = await import('./watch/presets.js');
  const { address } = await import('./core/router.js');
  const methodOf = ({ source, method, runs }) => (source === 'agent' ? 'agent' : (method ?? runs.split(':')[0]));
  return Object.entries(PRESETS).flatMap(([kind, list]) =>
    list.map(({ id, query }) => ({ kind, id, method: methodOf(query), hash: address(['watch', kind], query) })),
  );
}

/** All methods that there are, by kind. */
async function methods() {
  const { catalogue, cspMethods, strategies } = await import('./core/catalogue.js');
  const logic = catalogue().logic.filter(({ steps }) => steps);
  return { search: strategies(), csp: [...cspMethods(), ...catalogue().sudoku.consistencies], logic: logic.map(({ id }) => id) };
}

/** What is wrong on a telephone. */
function small() {
  const wrong = [];
  const root = document.documentElement;
  const { wide, high } = room();
  if (root.scrollWidth > wide) wrong.push(`the document is ${root.scrollWidth} wide`);
  for (const selector of ['.screen-board', '[data-testid=trace-reason]', '[data-testid=trace-play]']) {
    const { top, bottom, left, right } = document.querySelector(selector).getBoundingClientRect();
    if (bottom > high || top < 0 || left < 0 || right > wide || right - left < 20) wrong.push(`${selector}: ${[left, top, right, bottom]}`);
  }
  return [...wrong, ...clipped()];
}

window.watching = { all, answers, busyLine, examples, firsts, go, layout, lines, looked, methods, most, pause, player, read, small, speak, trees, until };
