// The icons of the page, drawn on a 24 x 24 grid in strokes of the text's colour.

/** @type {Record<string, string>} */
const PATHS = {
  chevron: 'M6 9l6 6 6-6',
  new: 'M12 5v14M5 12h14',
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  redo: 'M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6',
  restart: 'M4 5v5h5M4.6 10A8 8 0 1 1 4 14',
  help: 'M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 17.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3',
  flag: 'M6 21V4M6 4.5l11 4-11 4.5',
  pencil: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
  digit: 'M9 7l3.5-2.5V19M8.5 19h7.5',
  open: 'M5 5h14v14H5zM9 12l2.2 2.2L15.5 10',
  wall: 'M4 5h16v14H4zM4 10h16M4 14.5h16M9 5v5M15 10v4.5M9 14.5V19',
  floor: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  step: 'M6 5l9 7-9 7zM18 5v14',
  end: 'M4 5l8 7-8 7zM12 5l8 7-8 7z',
  percent: 'M6 18L18 6M7.5 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M16.5 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  print: 'M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z',
  import: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M4 19h16',
  export: 'M12 15V4M7.5 8.5L12 4l4.5 4.5M4 19h16',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.6-5.6l-1.3 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.6l1.3-1.2',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  screen: 'M3 5h18v11H3zM8 20h8M12 16v4',
  zoomIn: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L20 20M10.5 7.5v6M7.5 10.5h6',
  zoomOut: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L20 20M7.5 10.5h6',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L20 20',
  clock: 'M12 4a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 8v5l3 2M9.5 1.5h5',
  mine: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M12 3v4M12 17v4M3 12h4M17 12h4M5.6 5.6l2.9 2.9M15.5 15.5l2.9 2.9M5.6 18.4l2.9-2.9M15.5 8.5l2.9-2.9',
  erase: 'M9 19l-5-5L14 4l6 6-9 9zM9 19h11M9 9l6 6',
  keys: 'M3 7h18v10H3zM7 10.5h.01M11 10.5h.01M15 10.5h.01M8 14h8M18.5 10.5h.01',
  book: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  sliders: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  terminal: 'M4 5h16v14H4zM7.5 9.5l3 2.5-3 2.5M12.5 15h4',
  eye: 'M2.5 12C5 7.5 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  chart: 'M4 20h16M7 16v-5M12 16V6M17 16v-8',
  flask: 'M9 3h6M10 3v6l-5 9a2 2 0 0 0 1.800 3h10.400a2 2 0 0 0 1.800-3l-5-9V3M7.500 15h9',
  graph:
    'M6 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4M18 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4M12 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4M7.300 7.600l3.700 8.700M16.700 7.600L13 16.300M8 6h8',
  wallGiven: 'M2 2h20v20H2zM2 9h20M2 15.500h20M9 2v7M16 9v6.500M9 15.500V22',
  wallOwn: 'M3 3h18v18H3zM3 9.500h18M3 15.500h18',
  dot: 'M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21',
  dice: 'M4 4h16v16H4zM8.500 8.500h.01M15.500 8.500h.01M12 12h.01M8.500 15.500h.01M15.500 15.500h.01',
};

const SVG = 'http://www.w3.org/2000/svg';

/** An icon for the eye; what it means is said beside it. @param {string} name @returns {SVGElement} */
export function icon(name) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', `icon icon-${name}`);
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name] ?? '');
  svg.append(path);
  return svg;
}

/** The path of an icon, for drawings that hold it. @param {string} name */
export const iconPath = (name) => PATHS[name] ?? '';
