// Whose something is, told by its shape as well as by its colour.

import {s} from './dom.js';

function polygon(corners, turn) {
  return Array.from({length: corners}, (_, i) => {
    const angle = (i + turn) * 2 * Math.PI / corners - Math.PI / 2;
    return `${(Math.cos(angle) * 16).toFixed(1)},${(Math.sin(angle) * 16).toFixed(1)}`;
  }).join(' ');
}

const SHAPES = {
  RED: () => s('circle', {r: 14.5}),
  GREEN: () => s('polygon', {points: polygon(6, 0)}),
  YELLOW: () => s('rect', {x: -13, y: -13, width: 26, height: 26, rx: 3}),
  BLUE: () => s('polygon', {points: '-15,-13 15,-13 15,3 0,16 -15,3'}),
  PURPLE: () => s('polygon', {points: polygon(8, 0.5)}),
  TEAL: () => s('polygon', {points: '0,-17 17,0 0,17 -17,0'}),
  NONE: () => s('circle', {r: 12}),
};

/** A piece about the origin, 32 across, with words on it. */
export function piece(colour, words) {
  return s('g', {class: `piece c-${colour}`}, SHAPES[colour](),
    s('text', {class: words.length > 3 ? 'long' : words.length > 2 ? 'some' : null}, words));
}

/** A small picture that stands beside the name of a seat. */
export function badge(colour) {
  return s('svg', {class: 'badge', viewBox: '-18 -18 36 36', 'aria-hidden': 'true'},
    piece(colour, colour === 'NONE' ? '' : colour[0]));
}

const PIPS = {1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8]};

/** What was thrown: dice where it is numbers from 1 to 6, else its words. */
export function thrown(label) {
  const faces = String(label).split(',');
  if (!faces.every(face => face in PIPS)) {
    return s('svg', {class: 'die words', viewBox: `0 0 ${Math.max(36, 20 + 10 * label.length)} 36`,
      'aria-hidden': 'true'},
    s('rect', {x: 1, y: 1, width: Math.max(34, 18 + 10 * label.length), height: 34, rx: 7}),
    s('text', {x: Math.max(18, 10 + 5 * label.length), y: 24}, label));
  }
  return s('svg', {class: 'die', viewBox: `0 0 ${40 * faces.length - 4} 36`, 'aria-hidden': 'true'},
    faces.map((face, i) => s('g', {transform: `translate(${40 * i},0)`},
      s('rect', {x: 1, y: 1, width: 34, height: 34, rx: 7}),
      PIPS[face].map(pip => s('circle', {cx: 9 + 9 * (pip % 3), cy: 9 + 9 * Math.floor(pip / 3), r: 3.4})))));
}
