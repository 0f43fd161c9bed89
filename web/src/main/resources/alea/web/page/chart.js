// Pictures of numbers: curves over turns, and intervals. Their numbers stand in a table or in words, too, so they are
// hidden from those who do not see them. Drawn anew for every width, so that words keep their size.

import {h, s} from './dom.js';
import {decimal} from './text.js';

const LEFT = 40;
const BELOW = 26;
const ABOVE = 10;

/** An interval with its middle, on the scale from low to high; half is a place that is marked, or null. */
export function interval({middle, lower, upper}, low, high, half = null) {
  const x = value => 6 + 148 * (value - low) / (high - low || 1);
  return s('svg', {class: 'plot', viewBox: '0 0 160 18', width: 160, height: 18, 'aria-hidden': 'true'},
    s('line', {class: 'grid', x1: 6, x2: 154, y1: 9, y2: 9}),
    half !== null && half > low && half < high && s('line', {class: 'half', x1: x(half), x2: x(half), y1: 0, y2: 18}),
    s('line', {class: 'bar', x1: x(lower), x2: x(upper), y1: 9, y2: 9}),
    [lower, upper].map(end => s('line', {class: 'bar', x1: x(end), x2: x(end), y1: 5, y2: 13})),
    s('circle', {class: 'dot', cx: x(middle), cy: 9, r: 4}));
}

/** Where a scale for these begins and ends, with some room beside. */
export function range(values) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = (high - low || 0.1) * 0.08;
  return [low - room, high + room];
}

function ticks(low, high) {
  const step = [0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100].find(one => (high - low) / one <= 5) ?? (high - low) / 4;
  const first = Math.ceil(low / step - 1e-9) * step;
  return Array.from({length: Math.floor((high - first) / step + 1e-9) + 1}, (_, i) => first + i * step);
}

/** Curves over whole numbers. */
export class Curves {
  element = h('div', {class: 'curves'});
  #data;
  #here = null;
  #pick;

  /**
   * @param data {series: [{colour, points: [{x, y}]}], marks: [{x, y, tone, title}], low, high}
   * @param pick told the x that somebody points at
   */
  constructor(data, pick, signal) {
    this.#data = data;
    this.#pick = pick;
    const seen = new ResizeObserver(() => this.#draw());
    seen.observe(this.element);
    signal.addEventListener('abort', () => seen.disconnect());
  }

  /** Marks a place. */
  set here(x) {
    this.#here = x;
    this.#draw();
  }

  #draw() {
    const width = this.element.clientWidth;
    if (width === 0) {
      return;
    }
    const {series, marks, low, high} = this.#data;
    const height = Math.min(260, Math.max(170, width * 0.34));
    const most = Math.max(1, ...series.flatMap(one => one.points.map(point => point.x)));
    const x = value => LEFT + (width - LEFT - 8) * value / most;
    const y = value => ABOVE + (height - ABOVE - BELOW) * (high - value) / (high - low);
    const svg = s('svg', {class: 'plot', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true'},
      ticks(low, high).map(value => [
        s('line', {class: 'grid', x1: LEFT, x2: width - 8, y1: y(value), y2: y(value)}),
        s('text', {x: LEFT - 5, y: y(value) + 4, 'text-anchor': 'end'}, decimal(value, high - low > 5 ? 0 : 2))]),
      ticks(0, most).filter(Number.isInteger).map(value =>
        s('text', {x: x(value), y: height - 8, 'text-anchor': 'middle'}, value)),
      series.map(({colour, points}) => s('polyline', {class: `line c-${colour}`,
        points: points.map(point => `${x(point.x).toFixed(1)},${y(point.y).toFixed(1)}`).join(' ')})),
      this.#here !== null && s('line', {class: 'here', x1: x(this.#here), x2: x(this.#here), y1: ABOVE,
        y2: height - BELOW}),
      s('rect', {class: 'touch', x: LEFT, y: 0, width: width - LEFT, height: height - BELOW}),
      marks.map(mark => this.#mark(mark, x(mark.x), y(mark.y))));
    svg.addEventListener('click', event => {
      const at = event.clientX - svg.getBoundingClientRect().left;
      this.#pick(Math.max(0, Math.min(most, Math.round((at - LEFT) / (width - LEFT - 8) * most))));
    });
    this.element.replaceChildren(svg);
  }

  /** A triangle for what was bad, a diamond for what was doubtful. */
  #mark({tone, title}, x, y) {
    const points = tone === 'poor' ? `${x},${y + 6} ${x - 6},${y - 5} ${x + 6},${y - 5}`
      : `${x},${y - 5} ${x + 5},${y} ${x},${y + 5} ${x - 5},${y}`;
    return s('polygon', {class: `mark ${tone}`, points}, s('title', {}, title));
  }
}
