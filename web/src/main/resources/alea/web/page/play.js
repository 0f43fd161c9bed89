// A match that is being played, or was.

import {button, fill, h, select} from './dom.js';
import {moved} from './board.js';
import {shortTitle} from './games.js';
import {announce, attempt, heading, offer} from './page.js';
import {call} from './rpc.js';
import {badge, thrown} from './shapes.js';
import {decimal, many, said, seatName, t, told, whole, whoName} from './text.js';

const SPEED = 'alea.speed';
/** Milliseconds that a roll, and a move, is shown. */
const SPEEDS = {normal: [600, 700], quick: [200, 280], none: [0, 0]};

function speed() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still ? 'none' : localStorage.getItem(SPEED) ?? 'normal';
}

export async function show(element, route) {
  const scene = await call('match', {id: route.rest[0]});
  const match = new Match(scene, route.signal);
  element.append(heading(shortTitle({spec: scene.game, title: scene.title})), match.element);
  match.draw(scene);
}

class Match {
  element;
  #scene;
  #board = h('alea-board');
  #turn = h('div', {class: 'turn'});
  #seats = h('ul', {class: 'seats'});
  #choices = h('div', {});
  #tools = h('div', {class: 'tools', role: 'group', 'aria-label': t('play.tools')});
  #hint = h('div', {});
  #log = h('div', {class: 'log', tabindex: 0, role: 'region', 'aria-label': t('play.log')});
  #worth = null;
  #busy = false;
  #deeds = 0;
  #skip = () => {};
  #signal;

  constructor(scene, signal) {
    this.#scene = scene;
    this.#signal = signal;
    this.#board.addEventListener('take', event => this.#take(event.detail));
    this.#board.addEventListener('look', event => this.#pointed(event.detail));
    this.#board.addEventListener('click', () => this.#skip());
    this.#choices.addEventListener('keydown', event => this.#digit(event));
    document.addEventListener('keydown', event => event.key === 'Escape' && this.#skip(), {signal});
    this.element = h('div', {class: 'two match'}, this.#turn,
      h('section', {class: 'left', 'aria-label': t('board')}, this.#board),
      h('section', {'aria-label': t('play.match')}, this.#choices, this.#tools, this.#hint, this.#seats,
        h('h2', {}, t('play.log')), this.#log));
  }

  get #over() {
    return this.#scene.state === 'over' || this.#scene.state === 'left';
  }

  #called(seat) {
    return seatName(this.#scene.seats[seat]);
  }

  /** Shows a scene as it is. */
  draw(scene) {
    this.#scene = scene;
    this.#worth = null;
    this.#board.picture = scene.board.picture;
    this.#board.options = scene.state === 'decide' ? scene.board.options : [];
    this.#drawTurn(this.#over ? scene.result?.winners[0] : scene.seat, this.#question(),
      scene.state === 'decide' ? scene.roll : null);
    fill(this.#seats, scene.seats.map(seat => this.#sitting(seat)));
    fill(this.#choices, this.#asked());
    fill(this.#tools, this.#buttons());
    fill(this.#hint);
    this.#drawLog();
  }

  #question() {
    const {state, seat, board} = this.#scene;
    if (this.#over) {
      return state === 'left' ? t('play.left') : this.#ending();
    }
    const name = this.#called(seat);
    return state === 'dice'
      ? t('play.dice', {name})
      : `${t('play.decide', {name})} ${many('moves', board.options.length)}.`;
  }

  #ending() {
    const winners = this.#scene.result.winners;
    const names = new Intl.ListFormat(document.documentElement.lang).format(winners.map(seat => this.#called(seat)));
    return winners.length === 0 || winners.length === this.#scene.seats.length ? t('play.drawn') : winners.length === 1
      ? t('play.won', {name: names}) : t('play.shared', {names});
  }

  #drawTurn(seat, words, roll) {
    const colour = this.#scene.seats[seat]?.colour ?? 'NONE';
    this.#turn.className = `turn c-${colour}`;
    this.#turn.replaceChildren(badge(colour), ...roll ? [thrown(roll)] : [], h('strong', {}, words,
      roll ? h('span', {class: 'unseen'}, ' ', t('play.rolled', {roll})) : ''));
  }

  #sitting(seat) {
    const on = !this.#over && seat.seat === this.#scene.seat;
    return h('li', {class: on ? 'on' : null, 'aria-current': on ? 'true' : null}, badge(seat.colour),
      h('span', {}, seatName(seat), ': ', said(whoName(seat.who)),
        seat.measured && [' ', said(seat.measured, 'span', {class: 'dim'})]));
  }

  /** What is to be answered now. */
  #asked() {
    const {state, board, dice} = this.#scene;
    if (this.#over) {
      return this.#result();
    }
    if (state === 'dice' && dice !== 'own') {
      return button(t('play.roll'), () => this.#act('roll'), {class: 'main'});
    }
    if (state === 'dice') {
      return [h('p', {}, t('play.own')), h('ul', {class: 'faces'}, board.options.map(face => h('li', {},
        button(thrown(face.label), () => this.#act('roll', {face: face.label}),
          {'aria-label': told(face.text)}))))];
    }
    return h('ol', {class: 'options'}, board.options.map(option => h('li', {}, this.#option(option))));
  }

  #option(option) {
    const worth = this.#worth?.options.find(one => one.option === option.index);
    const shown = {onfocus: () => this.#board.show(option), onblur: () => this.#board.show(null),
      onpointerenter: () => this.#board.show(option), onpointerleave: () => this.#board.show(null)};
    return button([
      h('span', {class: 'what'}, said(option.text), option.count > 1 && ` ${t('play.alike', {n: option.count})}`),
      worth?.best && (this.#shownBest()
        ? h('span', {class: 'good'}, '★ ', t('play.best'))
        : h('span', {class: 'doubt'}, t('worth.may'))),
      worth && h('span', {class: 'worth'}, decimal(worth.equity, 3),
        worth.margin ? ` ± ${decimal(worth.margin, 3)}` : ''),
    ], () => this.#take(option), {class: worth?.best ? 'best' : null, 'data-option': option.index, ...shown});
  }

  /** Whether what the hint names as best is shown to be: nobody knows how far off an estimate without margin is. */
  #shownBest() {
    const best = this.#worth.options.filter(one => one.best);
    return this.#worth.exact || best.length === 1 && typeof best[0].margin === 'number';
  }

  #result() {
    const {id, game, seats, result} = this.#scene;
    const query = new URLSearchParams([['game', game], ...seats.map(seat => ['seat', seat.who])]);
    return h('div', {class: 'result'},
      h('p', {}, h('strong', {}, this.#question())),
      h('p', {}, many('turns', result.turns), result.seed === undefined || result.seed === null
        ? '' : `, ${t('play.seed', {seed: result.seed})}`),
      h('p', {class: 'tools'}, h('a', {class: 'main', href: `/review/${id}`}, t('play.review')),
        h('a', {href: `/play?${query}`}, t('play.again')),
        this.#scene.state === 'left' && button(t('play.resume'), () => this.#act('resume'))));
  }

  /** What else can be done; while moves are shown, only what asks nothing about the position. */
  #buttons(still = true) {
    const {undo, redo, state, dice} = this.#scene;
    const tool = (key, does, enabled = true) =>
      button(t(`play.${key}`), does, {'data-key': key, disabled: !enabled});
    return [
      tool('hint', () => this.#advise(), still && state === 'decide'),
      tool('undo', () => this.#act('undo'), still && undo),
      tool('redo', () => this.#act('redo'), still && redo),
      tool('save', () => this.#save()),
      !this.#over && tool('leave', () => confirm(t('play.leave.sure')) && this.#act('leave'), still),
      dice === 'own' || matchMedia('(prefers-reduced-motion: reduce)').matches ? null : select({
        'aria-label': t('play.speed'), 'data-key': 'speed',
        onchange: event => localStorage.setItem(SPEED, event.target.value),
      }, Object.keys(SPEEDS).map(one => [one, t(`play.speed.${one}`)]), speed()),
    ];
  }

  /** What has happened, a line for all that one seat did in a row. */
  #drawLog() {
    const lines = [];
    for (const {seat, turn, text} of this.#scene.log) {
      const last = lines.at(-1);
      if (last?.seat === seat && last.turn === turn) {
        last.texts.push(text);
      } else {
        lines.push({seat, turn, texts: [text]});
      }
    }
    this.#log.replaceChildren(h('ol', {}, lines.map(({seat, turn, texts}) =>
      h('li', {}, `${whole(turn)}. `, h('strong', {}, this.#called(seat)), ': ', said(texts.join('; '))))));
    requestAnimationFrame(() => this.#log.scrollTop = this.#log.scrollHeight);
  }

  #pointed(option) {
    for (const element of this.#choices.querySelectorAll('[data-option]')) {
      element.classList.toggle('on', option?.index === Number(element.dataset.option));
    }
  }

  #digit(event) {
    if (!/^[0-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const {state, board} = this.#scene;
    if (state === 'decide' && board.options[event.key - 1]) {
      this.#take(board.options[event.key - 1]);
    } else if (state === 'dice' && board.options.some(face => face.label === event.key)) {
      this.#act('roll', {face: event.key});
    }
  }

  #take(option) {
    return this.#act('move', {option: option.index});
  }

  async #act(what, more = {}) {
    if (this.#busy) {
      this.#skip();
      return;
    }
    this.#busy = true;
    this.#deeds++;
    this.element.setAttribute('aria-busy', 'true');
    await attempt(async () => {
      const scene = await call('act', {id: this.#scene.id, turn: this.#scene.size, do: what, ...more});
      this.#board.options = [];
      const chose = this.#choices.contains(document.activeElement);
      const key = this.#tools.contains(document.activeElement) ? document.activeElement.dataset.key : null;
      await this.#follow(scene.frames);
      if (!this.#signal.aborted) {
        this.draw(scene);
        (chose || key) && this.#refocus(chose, key);
        const news = scene.frames.map(frame => this.#told(frame)).join('. ');
        const {state, roll} = scene;
        announce([news, state === 'decide' && roll ? t('play.rolled', {roll}) : '', this.#question()]
          .filter(Boolean).join('. '));
      }
    });
    this.#busy = false;
    this.element.removeAttribute('aria-busy');
  }

  #told({seat, text}) {
    return `${this.#called(seat)} ${told(text)}`;
  }

  /** Shows one after another what has happened. */
  async #follow(frames) {
    let skipped = false;
    const [rolling, moving] = SPEEDS[speed()];
    if (rolling > 0) {
      this.#between(frames.length > 1);
    }
    for (const frame of frames) {
      const chance = frame.kind !== 'decision';
      this.#drawTurn(frame.seat, this.#told(frame), frame.kind === 'throw' ? frame.label : null);
      if (frame.picture) {
        const before = this.#board.picture;
        this.#board.picture = frame.picture;
        this.#board.last(moved(before, frame.picture));
      }
      if (!skipped && rolling > 0 && !this.#signal.aborted) {
        await new Promise(resolve => {
          const timer = setTimeout(resolve, chance ? rolling : moving);
          this.#skip = () => {
            skipped = true;
            clearTimeout(timer);
            resolve();
          };
        });
      }
    }
    this.#skip = () => {};
  }

  /** Between two positions there is nothing to answer, nor to ask about either. */
  #between(long) {
    const chose = this.#choices.contains(document.activeElement);
    this.#worth = null;
    fill(this.#choices);
    fill(this.#hint);
    fill(this.#tools, long && button(t('play.skip'), () => this.#skip(), {'data-key': 'skip'}), this.#buttons(false));
    chose && this.#tools.querySelector('[data-key=skip]')?.focus();
  }

  /** Gives the focus back that a button had before moves were shown, unless it was taken elsewhere since. */
  #refocus(chose, key) {
    const at = document.activeElement;
    if (at === document.body || this.#tools.contains(at)) {
      const same = key && this.#tools.querySelector(`[data-key="${CSS.escape(key)}"]:not([disabled])`);
      (same || chose && this.#choices.querySelector('button,a[href]'))?.focus();
    }
  }

  async #advise() {
    if (this.#busy) {
      this.#skip();
      return;
    }
    fill(this.#hint, h('p', {class: 'dim'}, t('play.thinking')));
    const {id} = this.#scene;
    const deeds = this.#deeds;
    const hint = await attempt(() => call('hint', {id}));
    if (deeds !== this.#deeds) {
      return; // it is of a position that is left
    }
    if (!hint) {
      fill(this.#hint);
      return;
    }
    this.#worth = hint;
    fill(this.#choices, this.#asked());
    const [first] = hint.options.filter(one => one.best).sort((a, b) => b.equity - a.equity);
    const best = this.#scene.board.options.find(option => option.index === first?.option);
    fill(this.#hint, h('p', {}, hint.exact ? t('play.exact') : [t('play.estimate'), ' ', said(hint.how), '.']),
      hint.why?.length > 0 && h('ul', {}, hint.why.map(reason => said(reason, 'li'))));
    announce(best ? t(this.#shownBest() ? 'play.advice' : 'play.may', {move: told(best.text)}) : told(hint.how));
  }

  async #save() {
    const record = await attempt(() => call('record', {id: this.#scene.id}));
    if (record) {
      offer(`${this.#scene.id}.alea`, record.text);
    }
  }
}
