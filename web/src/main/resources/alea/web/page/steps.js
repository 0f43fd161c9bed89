// A reviewed match, step by step: every roll, and every decision of more than one choice. A decision can be made again
// before the answer is shown.

import {button, fill, h, select} from './dom.js';
import {Curves, range} from './chart.js';
import {announce, attempt} from './page.js';
import {note} from './router.js';
import {recall} from './rpc.js';
import {badge, thrown} from './shapes.js';
import {decimal, digits, many, said, seatName, t, told, whole, whoName} from './text.js';
import {whySection, worthTable} from './worth.js';
import './board.js';

const FAULTS = {'doubtful': 'doubt', 'bad': 'poor', 'very bad': 'poor', 'veryBad': 'poor'};

export class Steps {
  element;
  #reviewed;
  #seats;
  #steps;
  #at = 0;
  #seat = '';
  #hide;
  #again = new Map(); // by step, the option that was chosen again
  #picture = h('alea-board');
  #what = h('div', {});
  #bar = h('div', {class: 'tools', role: 'group', 'aria-label': t('review.step')});
  #worst = h('div', {});
  #curves;
  #board = null;
  #roll = null; // that this turn's decision is made with

  /**
   * @param reviewed what the job answers
   * @param seats as the board names them
   */
  constructor(reviewed, seats, route) {
    this.#reviewed = reviewed;
    this.#seats = seats;
    const {choices, rolls} = reviewed.review;
    this.#steps = [...rolls.map(roll => ({...roll, kind: 'roll'})), ...choices.map(one => ({...one, kind: 'choice'}))]
      .sort((one, other) => one.node - other.node);
    this.#hide = h('input', {type: 'checkbox', checked: route.query.get('shown') ? null : true, onchange: () => {
      note({shown: this.#hide.checked ? null : 1});
      this.#draw();
    }});
    this.#curves = new Curves(this.#curve(), turn => this.#go(this.#steps.findIndex(step => step.turn >= turn)),
      route.signal);
    this.#picture.addEventListener('take', event => this.#retry(event.detail));
    document.addEventListener('keydown', event => this.#key(event), {signal: route.signal});
    this.element = h('div', {},
      h('section', {}, h('h2', {}, t('review.graph')), this.#curves.element,
        h('ul', {class: 'legend'}, seats.map((seat, i) => h('li', {}, badge(seat.colour), ' ', this.#name(i)))),
        h('p', {class: 'dim'}, t('review.graph.note'))),
      h('section', {}, h('h2', {}, t('review.steps')), this.#bar, h('div', {class: 'two'},
        h('div', {}, this.#picture), this.#what)),
      h('section', {}, h('h2', {}, t('review.worst')), this.#worst));
    const people = reviewed.strategies.flatMap((who, seat) => who === 'human' ? [String(seat)] : []);
    this.#seat = people.length === 1 ? people[0] : '';
    this.#drawWorst();
    const asked = this.#steps.findIndex(step => step.node >= Number(route.query.get('node') ?? NaN));
    this.#go(asked >= 0 ? asked : 0);
  }

  #name(seat) {
    return `${seatName(this.#seats[seat])} (${whoName(this.#reviewed.strategies[seat])})`;
  }

  /** What is less than half of the last digit that is shown is nothing. */
  get #seen() {
    return 0.5 * 10 ** -digits(this.#reviewed);
  }

  #shown(number, sign = false) {
    return decimal(number, digits(this.#reviewed), sign);
  }

  #tone(step) {
    return FAULTS[step.fault];
  }

  #curve() {
    const {start, end} = this.#reviewed.review;
    const turns = Math.max(...this.#steps.map(step => step.turn), 1);
    const series = this.#seats.map((seat, i) => {
      const points = new Map([[0, start[i]]]);
      for (const step of this.#steps) {
        points.set(step.turn, step.equities[i] + (step.kind === 'roll' ? step.luck[i] : step.change[i]));
      }
      points.set(turns, end[i]);
      return {colour: seat.colour, points: [...points].map(([x, y]) => ({x, y}))};
    });
    const marks = this.#steps.filter(step => this.#tone(step)).map(step => ({x: step.turn,
      y: step.equities[step.seat] + step.change[step.seat], tone: this.#tone(step),
      title: `${t(`fault.${step.fault}`)}: ${this.#shown(step.loss)}`}));
    const [low, high] = range([0, 1, ...series.flatMap(one => one.points.map(point => point.y))]);
    return {series, marks, low, high};
  }

  #mistakes() {
    return this.#steps.map((step, i) => ({step, i})).filter(({step}) => step.kind === 'choice'
      && step.loss >= this.#seen
      && (this.#seat === '' || step.seat === Number(this.#seat)));
  }

  #drawWorst() {
    const worst = this.#mistakes().sort((a, b) => b.step.loss - a.step.loss).slice(0, 6);
    const side = select({'aria-label': t('review.side'), 'data-key': 'side', onchange: event => {
      this.#seat = event.target.value;
      this.#drawWorst();
      this.#drawBar();
    }}, [['', t('review.all')], ...this.#seats.map((_, i) => [String(i), this.#name(i)])], this.#seat);
    fill(this.#worst, side, worst.length === 0 ? h('p', {}, t('review.none')) : h('ol', {}, worst.map(({step, i}) =>
      h('li', {}, button([t('review.mistake', {turn: whole(step.turn), seat: seatName(this.#seats[step.seat])})],
        () => this.#go(i, true), {class: 'link'}), ' ',
      h('span', {class: this.#tone(step) ?? 'dim'}, t(`fault.${step.fault}`), this.#hide.checked ? ''
        : ` −${this.#shown(step.loss)}`)))));
  }

  #key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey
      || event.target.closest('input:not([type=checkbox]),select,textarea,[role=gridcell],[role=region]')) {
      return;
    }
    const inBar = this.#bar.contains(event.target);
    const does = {
      ArrowLeft: () => this.#go(this.#at - 1),
      ArrowRight: () => this.#go(this.#at + 1),
      ArrowUp: inBar && (() => this.#jump(-1)),
      ArrowDown: inBar && (() => this.#jump(1)),
    }[event.key];
    if (does) {
      event.preventDefault();
      does();
    }
  }

  /** To the next mistake, or the one before. */
  #jump(way) {
    const list = this.#mistakes().filter(({step}) => this.#tone(step)).map(one => one.i);
    const next = way > 0 ? list.find(i => i > this.#at) : list.findLast(i => i < this.#at);
    next !== undefined && this.#go(next);
  }

  async #go(i, look = false) {
    if (i < 0 || i >= this.#steps.length) {
      return;
    }
    this.#at = i;
    const step = this.#steps[i];
    note({node: step.node});
    this.#curves.here = step.turn;
    await attempt(async () => {
      const {game} = this.#reviewed;
      const rolled = step.kind === 'roll' ? step : this.#steps.findLast((one, at) =>
        at < i && one.kind === 'roll' && one.turn === step.turn);
      const [board, before] = await Promise.all([step, rolled].map(one =>
        one && recall('board', {game, position: one.position})));
      if (this.#at !== i) {
        return; // somebody was quicker
      }
      this.#board = board;
      this.#roll = before?.thrown ? rolled.outcome : null;
      this.#draw();
      announce(this.#what.querySelector('.turn')?.textContent ?? '');
      if (look) {
        this.#bar.scrollIntoView({block: 'nearest'});
        this.#what.querySelector('.turn').focus({focusVisible: true});
      }
    });
  }

  #draw() {
    const step = this.#steps[this.#at];
    const open = step.kind === 'choice' && this.#hidden(step);
    this.#picture.picture = this.#board.picture;
    this.#picture.options = open ? this.#board.options : [];
    this.#drawBar();
    const seat = this.#seats[step.seat];
    const happened = this.#board.options.find(option => option.label === step.outcome)?.text ?? step.outcome;
    fill(this.#what, h('div', {class: `turn c-${seat.colour}`, tabindex: -1}, badge(seat.colour),
      this.#roll && thrown(this.#roll),
      h('strong', {}, `${t('review.turn', {turn: whole(step.turn)})}: `, step.kind === 'roll'
        ? t('review.happened', {name: seatName(seat), what: told(happened)})
        : t('play.decide', {name: seatName(seat)}))),
    step.kind === 'roll' ? this.#luck(step) : open ? this.#ask() : this.#answer(step),
    h('p', {}, h('a', {href: '/analyse?' + new URLSearchParams({game: this.#reviewed.game, position: step.position})},
      t('review.analyse'))));
  }

  #hidden(step) {
    return this.#hide.checked && !this.#again.has(step);
  }

  #drawBar() {
    const last = this.#steps.length - 1;
    const tool = (key, sign, does, enabled) =>
      button(sign, does, {'aria-label': t(`review.${key}`), title: t(`review.${key}`), 'data-key': key,
        'aria-disabled': String(!enabled)});
    const faults = this.#mistakes().filter(({step}) => this.#tone(step)).map(one => one.i);
    fill(this.#bar,
      tool('first', '|◀', () => this.#go(0), this.#at > 0),
      tool('back', '◀', () => this.#go(this.#at - 1), this.#at > 0),
      tool('next', '▶', () => this.#go(this.#at + 1), this.#at < last),
      tool('last', '▶|', () => this.#go(last), this.#at < last),
      tool('mistake.back', '▲', () => this.#jump(-1), faults.some(i => i < this.#at)),
      tool('mistake.next', '▼', () => this.#jump(1), faults.some(i => i > this.#at)),
      h('span', {}, t('review.of', {n: whole(this.#at + 1), all: whole(last + 1)})),
      h('label', {class: 'tick'}, this.#hide, t('review.hide')));
  }

  #luck(step) {
    return h('ul', {}, this.#seats.map((_, i) => h('li', {}, this.#name(i), ': ', t('review.luck', {
      luck: this.#shown(step.luck[i], true), equity: this.#shown(step.equities[i] + step.luck[i])}))));
  }

  /** The decision again, without its answer. */
  #ask() {
    return [h('p', {}, t('review.retry')), h('ol', {class: 'options'}, this.#board.options.map(option => h('li', {},
      button(said(option.text, 'span', {class: 'what'}), () => this.#retry(option), {
        onfocus: () => this.#picture.show(option), onblur: () => this.#picture.show(null),
        onpointerenter: () => this.#picture.show(option), onpointerleave: () => this.#picture.show(null)}))))];
  }

  #retry(option) {
    const step = this.#steps[this.#at];
    this.#again.set(step, option.label);
    this.#draw();
    announce(this.#verdict(step));
  }

  #verdict(step) {
    const label = this.#again.get(step);
    const chosen = step.options.find(one => one.label === label || one.same.includes(label));
    return chosen.loss <= 1e-9 ? t('review.right')
      : t('review.wrong', {loss: this.#shown(chosen.loss), best: this.#words(step.options[step.best])});
  }

  #words(option) {
    const shown = this.#board.options.find(one => one.label === option.label || option.same.includes(one.label));
    return shown ? told(shown.text) : option.label;
  }

  #answer(step) {
    const fault = this.#tone(step);
    const [best, played] = [step.options[step.best].label, step.options[step.played].label];
    const exact = this.#reviewed.method === 'exact';
    const result = {...this.#reviewed, options: step.options, verdict: exact ? 'exact' : 'not separated',
      best: exact ? step.options.filter(one => one.loss <= 1e-9).map(one => one.label) : [best]};
    const why = h('div', {});
    step.loss >= this.#seen && this.#explain(why, step, best, played);
    return [
      this.#again.has(step) && h('p', {class: 'result', tabindex: -1, 'data-focus': true},
        h('strong', {}, this.#verdict(step))),
      h('p', {}, t('review.was'), ' ', fault ? h('span', {class: fault}, t(`fault.${step.fault}`), ', ') : '',
        step.loss > 0 ? t('review.lost', {loss: this.#shown(step.loss)}) : t('review.nothing'), ' ',
        step.lossUpper ? t('review.most', {loss: this.#shown(step.lossUpper)}) : ''),
      worthTable(this.#board.options, result, this.#picture, null, played), why,
    ];
  }

  /** What lies behind the difference of two options; nobody waits for it. */
  async #explain(element, {position}, option, other) {
    const {game} = this.#reviewed;
    const why = await recall('why', {game, position, option, other}).catch(() => null);
    fill(element, why && whySection(why, this.#board.options));
  }
}

/** How many decisions a review looked at. */
export function looked(review) {
  return many('decisions', review.choices.length);
}
