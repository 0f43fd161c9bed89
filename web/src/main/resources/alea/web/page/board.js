// <alea-board>: draws any picture of a game, shows what an option does, and lets the keyboard walk over the fields.
//
// Give it a `picture` and the `options` that can be taken. It sends `take` with an option that was chosen on it, `look`
// with an option that somebody points at (or null), and, while `editing`, `held` with a cell (or null) whose piece was
// picked up, or that is empty, and `put` with {from, piece, to}.

import {h, s} from './dom.js';
import {announce} from './page.js';
import {at, Geometry, SIZE} from './geometry.js';
import {piece} from './shapes.js';
import {said, t, told} from './text.js';

const SIGNS = {'*': '★', '+': '✦'};
const ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
/** How far from the middle pieces of one cell stand, and how large: alone, two, up to four, up to nine. */
const STANDS = [
  {scale: 1, places: [[0, 0]]},
  {scale: 0.58, places: [[-0.245, 0], [0.245, 0]]},
  {scale: 0.56, places: [[-0.245, -0.245], [0.245, -0.245], [-0.245, 0.245], [0.245, 0.245]]},
  {scale: 0.38, places: [-0.33, 0, 0.33].flatMap(y => [-0.33, 0, 0.33].map(x => [x, y]))},
];

const same = (one, other) => one && other && one.row === other.row && one.column === other.column;

function grouped(list, key) {
  const groups = new Map();
  for (const one of list) {
    groups.set(key(one), [...groups.get(key(one)) ?? [], one]);
  }
  return groups;
}

/** Words of a seat, without its name again where nobody sits there who is called otherwise. */
function alone(text) {
  return text.replace(/^(\w+): (?:\1\b|$)/, '$1');
}

class Board extends HTMLElement {
  #picture = null;
  #options = [];
  #editing = false;
  #shape = '';
  #geometry = null;
  #layers = {};
  #cells = new Map();
  #pieces = new Map();
  #fields = new Map();
  #chosen = null; // the cell, of several options, whose option is still to be chosen
  #held = null; // the piece that was picked up
  #around = null;

  /** What is seen. */
  get picture() {
    return this.#picture;
  }

  set picture(picture) {
    this.#picture = picture;
    const shape = JSON.stringify([picture.form, picture.rows, picture.columns,
      picture.fields.map(field => [field.cell, field.role, field.colour, field.sign])]);
    if (shape !== this.#shape) {
      this.#shape = shape;
      this.#build();
    }
    this.#stand();
    this.#words();
    this.#name();
  }

  /** What can be taken; options without from and to are left to whoever lists them. */
  set options(options) {
    this.#options = options.filter(option => option.from || option.to);
    this.#chosen = null;
    this.#marks();
    this.#name();
  }

  /** Whether pieces are picked up and put down, instead of options taken. */
  set editing(editing) {
    this.#editing = editing;
    this.#held = null;
    this.classList.toggle('editing', editing);
    this.#marks();
    this.#name();
  }

  /** Shows what an option does; null for none. */
  show(option) {
    const layer = this.#layers.way;
    if (!layer) {
      return;
    }
    layer.replaceChildren();
    const {from, to} = option ?? {};
    if (from) {
      layer.append(s('path', {class: 'from', d: this.#geometry.border(from, 1)}));
    }
    if (to && !same(from, to)) {
      if (from) {
        const [a, b] = [this.#geometry.middle(from), this.#geometry.middle(to)];
        layer.append(s('line', {class: 'arrow', x1: a.x, y1: a.y, x2: b.x, y2: b.y}));
      }
      layer.append(s('path', {class: 'to', d: this.#geometry.border(to, 2)}));
    }
  }

  /** Marks the cells that the last move left and came to. */
  last(cells) {
    this.#layers.last?.replaceChildren(...cells.map(cell => s('path', {d: this.#geometry.border(cell, 0)})));
  }

  /** Where pieces left and came to, between two pictures. */
  static moved(before, after) {
    const count = picture => {
      const counts = new Map();
      for (const one of picture.pieces) {
        const key = `${one.colour} ${one.name} ${at(one.cell)}`;
        counts.set(key, {n: (counts.get(key)?.n ?? 0) + 1, cell: one.cell});
      }
      return counts;
    };
    const [old, now] = [count(before), count(after)];
    const cells = new Map();
    for (const [counts, others] of [[old, now], [now, old]]) {
      for (const [key, {n, cell}] of counts) {
        if ((others.get(key)?.n ?? 0) < n) {
          cells.set(at(cell), cell);
        }
      }
    }
    return [...cells.values()];
  }

  #build() {
    const {rows, fields} = this.#picture;
    this.#cells.clear();
    this.#pieces.clear();
    this.#chosen = null;
    this.#held = null;
    this.#around ??= [h('ul', {class: 'key'}), h('div', {class: 'lines'})];
    if (rows === 0) {
      this.#layers = {};
      this.replaceChildren(...this.#around);
      return;
    }
    this.#geometry = new Geometry(this.#picture);
    const layer = name => this.#layers[name] = s('g', {class: name, 'aria-hidden': 'true'});
    const svg = s('svg', {viewBox: `-2 -2 ${this.#geometry.width + 4} ${this.#geometry.height + 4}`},
      ['yards', 'fields', 'last', 'can', 'pieces', 'captions', 'way'].map(layer),
      this.#layers.cells = s('g', {class: 'cells', role: 'grid', 'aria-label': t('board')}));
    this.#layers.yards.append(...this.#yards());
    this.#fields = new Map(fields.map(field => [at(field.cell), this.#field(field)]));
    this.#layers.fields.append(...this.#fields.values());
    const sorted = [...fields].sort((a, b) => a.cell.row - b.cell.row || a.cell.column - b.cell.column);
    for (const row of grouped(sorted, field => field.cell.row).values()) {
      const line = s('g', {role: 'row'});
      for (const field of row.filter((f, i) => !same(f.cell, row[i + 1]?.cell))) {
        const cell = s('path', {role: 'gridcell', tabindex: -1, d: this.#geometry.border(field.cell, 1)});
        this.#cells.set(at(field.cell), {field, cell});
        line.append(cell);
      }
      this.#layers.cells.append(line);
    }
    this.#cells.values().next().value?.cell.setAttribute('tabindex', 0);
    this.#listen(this.#layers.cells);
    svg.style.setProperty('--across', this.#geometry.width / SIZE);
    this.replaceChildren(svg, ...this.#around);
  }

  /** The corners where a colour's pieces wait. */
  #yards() {
    const bases = this.#picture.fields.filter(field => field.role === 'BASE');
    return [...grouped(bases, field => field.colour)].filter(([, list]) => list.length > 1).map(([colour, list]) => {
      const middles = list.map(field => this.#geometry.middle(field.cell));
      const [xs, ys] = [middles.map(m => m.x), middles.map(m => m.y)];
      const beside = bases.some(field => field.colour !== colour && list.some(one =>
        Math.abs(one.cell.row - field.cell.row) + Math.abs(one.cell.column - field.cell.column) === 1));
      const room = SIZE * (beside ? 0.5 : 0.7); // captions stand beside
      return s('rect', {class: `yard c-${colour}`, rx: 14,
        x: Math.min(...xs) - room, width: Math.max(...xs) - Math.min(...xs) + 2 * room,
        y: Math.min(...ys) - room, height: Math.max(...ys) - Math.min(...ys) + 2 * room});
    });
  }

  /** Whose start the numbers of squares are counted from; nobody's where none are shown. */
  #numbering() {
    const fields = this.#geometry?.hexagons || this.#picture.rows === 0 ? [] : this.#picture.fields;
    const open = fields.filter(({role}) => role === 'OPEN');
    const colour = open.find(({name}) => /^\D*\b0$/.test(name))?.colour ?? 'NONE';
    return open.some(({name}) => /\d+$/.test(name)) && colour !== 'NONE' ? t(`colour.${colour}`) : null;
  }

  #field({cell, role, colour, sign, name}) {
    const {x, y} = this.#geometry.middle(cell);
    const hexagons = this.#geometry.hexagons;
    const words = sign || (colour === 'NONE' || role === 'BASE' ? '' : colour[0]);
    const number = role === 'OPEN' && !words && !hexagons && /\d+$/.exec(name)?.[0];
    return s('g', {class: `field ${role.toLowerCase()} c-${colour}`},
      s('path', {d: this.#geometry.border(cell, 1, role === 'BASE' || role === 'HOME' ? SIZE : 4)}),
      words && s('text', {x, y: hexagons ? y - SIZE * 0.26 : y + 5, class: hexagons ? 'number' : null},
        SIGNS[words] ?? words),
      number && s('text', {x, y: y + 4, class: 'square'}, number));
  }

  /** Puts the pieces where they stand; those that stood elsewhere glide there. */
  #stand() {
    if (!this.#layers.pieces) {
      return;
    }
    const seen = new Map();
    for (const [, all] of grouped(this.#picture.pieces, one => at(one.cell))) {
      const groups = all.length > 4 ? [...grouped(all, one => one.colour).values()] : all.map(one => [one]);
      const size = groups.length > 4 ? 3 : groups.length > 2 ? 2 : groups.length - 1;
      const {scale, places} = STANDS[size];
      groups.slice(0, places.length).forEach((group, i) => {
        const {cell, colour, name} = group[0];
        const letter = colour === 'NONE' ? '' : colour[0];
        const words = group.length > 1 ? `${letter}×${group.length}` : letter + name;
        let key = `${words} ${colour}`;
        if (group.length > 1 || this.#picture.pieces.filter(p => p.colour === colour && p.name === name).length > 1) {
          key += at(cell) + i; // alike ones cannot be followed
        }
        const {x, y} = this.#geometry.middle(cell);
        const down = this.#geometry.hexagons ? 0.1 : 0;
        const element = this.#pieces.get(key) ?? piece(colour, words);
        element.style.transform = `translate(${x + places[i][0] * SIZE}px,${y + (places[i][1] + down) * SIZE}px) `
          + `scale(${this.#geometry.hexagons ? scale * 0.8 : scale})`;
        seen.set(key, element);
      });
    }
    const taken = new Set(this.#picture.pieces.map(one => at(one.cell)));
    for (const [where, element] of this.#fields) {
      element.classList.toggle('taken', taken.has(where));
    }
    for (const [key, element] of this.#pieces) {
      if (!seen.has(key)) {
        element.remove();
      }
    }
    for (const [key, element] of seen) {
      if (!this.#pieces.has(key)) {
        this.#layers.pieces.append(element);
      }
    }
    this.#pieces = seen;
  }

  #words() {
    const {captions, key, lines} = this.#picture;
    this.#layers.captions?.replaceChildren(...captions.map(({cell, width, colour, text}) => {
      const {x, y} = this.#geometry.middle(cell);
      const room = width * SIZE - 14;
      const seat = told(alone(text));
      const most = Math.floor(room / 7.5);
      const words = seat.length > most ? seat.slice(0, most - 1) + '…' : seat;
      // Words that are too wide are set closer: they would lie over what stands beside them.
      const close = words.length * 10 > room && {textLength: room, lengthAdjust: 'spacingAndGlyphs'};
      return s('text', {class: `c-${colour}`, x: x - SIZE / 2 + 4, y: y + 6, ...close}, words);
    }));
    const [signs, below] = this.#around;
    const colour = this.#numbering();
    signs.replaceChildren(...key.map(text => said((SIGNS[text[0]] ?? text[0]) + text.slice(1), 'li')),
      ...colour ? [h('li', {class: 'dim'}, t('board.numbers', {colour}))] : []);
    below.replaceChildren(...lines.map(text => said(alone(text), 'p')));
  }

  /** Marks what can be moved, or where to. */
  #marks() {
    if (!this.#layers.can) {
      return;
    }
    const cells = this.#held
      ? [this.#held.cell]
      : this.#editing ? [] : this.#chosen
        ? this.#starting(this.#chosen).map(option => option.to).filter(Boolean)
        : this.#options.map(option => option.from ?? option.to);
    const unique = new Map(cells.map(cell => [at(cell), cell]));
    this.#layers.can.replaceChildren(...[...unique.values()].map(cell =>
      s('path', {d: this.#geometry.border(cell, 2)})));
    for (const [key, {cell}] of this.#cells) {
      cell.classList.toggle('can', unique.has(key));
    }
    this.show(this.#chosen && {from: this.#chosen});
  }

  /** Names the fields for those who hear them: what it is, who stands there, what can be done. */
  #name() {
    const pieces = grouped(this.#picture.pieces, one => at(one.cell));
    const key = new Map(this.#picture.key.map(line => [line.split(' ')[0], told(line).replace(/^\S+ /, '')]));
    for (const [where, {field, cell}] of this.#cells) {
      const name = this.#called(field);
      const standing = (pieces.get(where) ?? []).map(one =>
        [`${t(`colour.${one.colour}`)} ${one.name}`.trim(), told(one.text)].filter(Boolean).join(' '));
      const moves = this.#editing ? [] : this.#options.filter(option => same(option.from, field.cell)
        || (!option.from && same(option.to, field.cell)));
      cell.setAttribute('aria-label', [name, key.get(field.sign), ...standing,
        ...moves.map(option => t('board.can', {move: told(option.text)}))].filter(Boolean).join(', '));
      cell.setAttribute('aria-selected', String(same(this.#chosen, field.cell) || same(this.#held?.cell, field.cell)));
    }
  }

  #called(field) {
    const role = t(`board.${field.role}`, {colour: t(`colour.${field.colour}`)});
    return told(field.name) || t('board.cell', {role, row: field.cell.row + 1, column: field.cell.column + 1});
  }

  #starting(cell) {
    const from = this.#options.filter(option => same(option.from, cell));
    return from.length > 0 ? from : this.#options.filter(option => same(option.to, cell));
  }

  #listen(grid) {
    const of = event => {
      const found = [...this.#cells.values()].find(one => one.cell === event.target);
      return found?.field.cell;
    };
    const look = event => {
      const cell = of(event);
      const options = cell && !this.#chosen && !this.#editing ? this.#starting(cell) : [];
      if (!this.#chosen) {
        this.show(options[0] ?? null);
      }
      this.dispatchEvent(new CustomEvent('look', {detail: options.length === 1 ? options[0] : null}));
    };
    grid.addEventListener('pointerover', look);
    grid.addEventListener('focusin', event => {
      for (const {cell} of this.#cells.values()) {
        cell.setAttribute('tabindex', cell === event.target ? 0 : -1);
      }
      look(event);
    });
    grid.addEventListener('pointerleave', () => !this.#chosen && this.show(null));
    grid.addEventListener('focusout', () => !this.#chosen && this.show(null));
    grid.addEventListener('click', event => of(event) && this.#act(of(event)));
    grid.addEventListener('keydown', event => {
      const cell = of(event);
      if (cell && this.#key(event, cell)) {
        event.preventDefault();
        event.stopPropagation();
      }
    });
  }

  #key(event, cell) {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return false;
    }
    const cells = [...this.#cells.values()].map(one => one.field.cell);
    const focus = to => to && this.#cells.get(at(to)).cell.focus();
    if (event.key in ARROWS) {
      focus(this.#geometry.beside(cell, cells, ...ARROWS[event.key]));
    } else if (event.key === 'Home' || event.key === 'End') {
      focus(cells.at(event.key === 'Home' ? 0 : -1));
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.#act(cell);
    } else if (event.key === 'Escape' && (this.#chosen || this.#held)) {
      this.#chosen = this.#held = null;
      this.#marks();
      this.#name();
    } else if (event.key === 'm') { // on to the next field with a move
      const marked = cells.filter(one => this.#cells.get(at(one)).cell.classList.contains('can'));
      const next = marked.findIndex(one => one.row > cell.row || (one.row === cell.row && one.column > cell.column));
      focus(marked[next < 0 ? 0 : next]);
    } else {
      return false;
    }
    return true;
  }

  #act(cell) {
    if (this.#editing) {
      this.#carry(cell);
    } else if (this.#chosen) {
      const between = this.#starting(this.#chosen)
        .find(option => same(option.to, cell) || (same(option.from, cell) && !same(this.#chosen, cell)));
      const other = !between && !same(cell, this.#chosen) && this.#starting(cell).length > 0;
      this.#chosen = null;
      this.#marks();
      if (between) {
        this.#take(between);
      } else if (other) {
        this.#act(cell);
      }
    } else {
      const options = this.#starting(cell);
      if (options.length === 1) {
        this.#take(options[0]);
      } else if (options.length > 1) {
        this.#chosen = cell;
        this.#marks();
        announce(t('board.several', {n: options.length}));
      }
    }
    this.#name();
  }

  #take(option) {
    this.dispatchEvent(new CustomEvent('take', {detail: option}));
  }

  /** Picks a piece up, the next one of this cell, or puts the one that was picked up down. */
  #carry(cell) {
    const here = this.#picture.pieces.filter(one => same(one.cell, cell));
    if (this.#held && !same(this.#held.cell, cell)) {
      const held = this.#held;
      this.#held = null;
      this.dispatchEvent(new CustomEvent('put', {detail: {from: held.cell, piece: held.piece, to: cell}}));
    } else {
      const next = this.#held ? here.indexOf(this.#held.piece) + 1 : 0;
      this.#held = next < here.length ? {cell, piece: here[next]} : null;
      this.dispatchEvent(new CustomEvent('held', {detail: this.#held || here.length === 0 ? cell : null}));
      announce(this.#held
        ? t('board.held', {piece: `${t(`colour.${here[next].colour}`)} ${here[next].name}`.trim()})
        : t('board.dropped'));
    }
    this.#marks();
    for (const element of this.#pieces.values()) {
      element.classList.remove('held');
    }
    if (this.#held) {
      const {colour, name} = this.#held.piece;
      const letter = colour === 'NONE' ? '' : colour[0];
      this.#pieces.get(`${letter}${name} ${colour}`)?.classList.add('held');
    }
  }
}

customElements.define('alea-board', Board);

export const moved = Board.moved;
