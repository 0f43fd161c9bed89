// A position: what it looks like, which roll, and what every move is worth, better and better known while one looks.

import {button, field, fill, h, select} from './dom.js';
import {gameFields} from './games.js';
import {announce, attempt, complain, heading} from './page.js';
import {note} from './router.js';
import {begin, call, follow, jobs, Refused, stop} from './rpc.js';
import {badge, thrown} from './shapes.js';
import {said, seatName, t, told} from './text.js';
import {howFound, whySection, worthTable} from './worth.js';
import './board.js';

const FIRST = 'ludo-classic';
const SETTINGS = ['method', 'by', 'luck', 'games', 'until', 'plies'];
const METHODS = ['', 'exact', 'table', 'rollout', 'search'];

export async function show(element, route) {
  const analysis = new Analysis(route);
  element.append(heading(t('nav.analyse')), analysis.element);
  await analysis.open();
}

class Analysis {
  element;
  #route;
  #game;
  #board = null; // what the server says of the position
  #before = null; // the same of the position before the roll
  #edit = null; // what could be otherwise, where the game has an editor
  #result = null;
  #why = null;
  #job = null;
  #asked = 0; // counts positions asked for: what is answered of an earlier one is dropped
  #picture = h('alea-board');
  #picker = h('div', {});
  #text = h('input', {spellcheck: 'false', autocomplete: 'off', lang: 'en'});
  #turn = h('div', {class: 'turn'});
  #rolls = h('div', {});
  #worth = h('div', {});
  #state = h('div', {class: 'tools'});
  #settings = {};
  #editing = h('input', {type: 'checkbox', onchange: () => this.#edited()});
  #here = h('div', {});

  constructor(route) {
    this.#route = route;
    this.#picture.addEventListener('take', event => this.#take(event.detail));
    this.#picture.addEventListener('held', event => attempt(() => this.#ask(event.detail)));
    this.#picture.addEventListener('put', event => this.#put(event.detail));
    const position = h('form', {class: 'row', onsubmit: event => {
      event.preventDefault();
      attempt(() => this.#go(this.#text.value.trim()));
    }}, h('div', {class: 'field wide grow'}, field(t('analyse.position'), this.#text)),
    h('button', {}, t('analyse.set')));
    this.element = h('div', {class: 'two'},
      h('section', {'aria-label': t('board')}, this.#picker, position, this.#picture,
        h('label', {class: 'tick'}, this.#editing, t('analyse.edit')), this.#here,
        h('p', {class: 'tools'}, button(t('analyse.start'), () => attempt(() => this.choose(this.#game))))),
      h('section', {'aria-label': t('analyse.moves')}, this.#turn, this.#rolls, this.#form(), this.#state,
        this.#worth));
  }

  #form() {
    const {query} = this.#route;
    const input = (name, attributes) => this.#settings[name] = h('input', {value: query.get(name) ?? '',
      autocomplete: 'off', spellcheck: 'false', onchange: () => this.#noted(), ...attributes});
    this.#settings.method = select({onchange: () => this.#noted()},
      METHODS.map(one => [one, t(`analyse.method.${one || 'auto'}`)]), query.get('method') ?? '');
    const open = SETTINGS.some(name => query.has(name));
    return h('details', {open}, h('summary', {}, t('analyse.how')), h('div', {class: 'row'},
      field(t('analyse.method'), this.#settings.method),
      field(t('analyse.by'), input('by', {placeholder: 'hybrid'})),
      field(t('analyse.luck'), input('luck', {placeholder: 'net'})),
      field(t('analyse.games'), input('games', {inputmode: 'numeric', placeholder: '1296', size: 7})),
      field(t('analyse.until'), input('until', {inputmode: 'decimal', placeholder: '0.99', size: 5})),
      field(t('analyse.plies'), input('plies', {inputmode: 'numeric', placeholder: '2', size: 4}))));
  }

  #noted() {
    note(Object.fromEntries(SETTINGS.map(name => [name, this.#settings[name].value.trim()])));
  }

  /** Shows what the address says. */
  async open() {
    const {query} = this.#route;
    const job = query.get('job');
    const asked = job && !query.has('position') ? (await jobs(job)).params : {}; // as the list of jobs names it
    this.#game = asked.game ?? query.get('game') ?? FIRST;
    await this.#pick();
    const position = asked.position ?? query.get('position') ?? (await call('start', {game: this.#game})).position;
    await this.#go(position, query.get('before'));
    if (job) {
      note({job});
      this.#follow(job);
    }
  }

  /** Another game, at its start. */
  async choose(game) {
    this.#game = game;
    this.#asked++;
    await this.#pick();
    await this.#go((await call('start', {game})).position);
  }

  async #pick() {
    fill(this.#picker, await gameFields(this.#game, spec => attempt(() => this.choose(spec))));
  }

  /** Another position; before is the one before its roll, where that is known. */
  async #go(position, before = null) {
    this.#job && this.#stop();
    const asked = ++this.#asked;
    const board = await call('board', {game: this.#game, position});
    const rolled = board.node === 'chance' ? board : await this.#unrolled(board.position, before);
    if (asked !== this.#asked) {
      return; // another position was asked for since
    }
    const step = this.#board !== null && this.#board.position !== board.position;
    this.#board = board;
    this.#edit = null;
    this.#before = rolled;
    this.#result = this.#why = null;
    this.#job = null;
    this.#text.value = board.position;
    note({game: this.#game, position: board.position, before: null, job: null,
      ...this.#before && this.#before !== board && {before: this.#before.position}}, step);
    this.#picture.picture = board.picture;
    this.#picture.options = board.node === 'decision' ? board.options : [];
    this.#draw();
    this.#change(board);
  }

  /** Asks what could be otherwise, which some games cannot say; nobody waits for it. */
  async #change(board) {
    const edit = await call('edit', {game: this.#game, position: board.position}).catch(() => null);
    if (this.#board === board) {
      this.#edit = edit;
      this.#editing.closest('label').hidden = edit === null;
      fill(this.#rolls, this.#turns(), this.#faces());
    }
  }

  /** The position before the roll: the one that is named, or the text with its roll taken out, if it leads here. */
  async #unrolled(position, before) {
    const parts = position.split(' ');
    const guess = /^[0-9,]+$/.test(parts[2] ?? '') ? [...parts.slice(0, 2), '-', ...parts.slice(3)].join(' ') : null;
    for (const one of [before, guess].filter(Boolean)) {
      const board = await call('board', {game: this.#game, position: one}).catch(() => null);
      if (board?.node === 'chance' && board.options.some(option => option.next === position)) {
        return board;
      }
    }
    return null;
  }

  #draw() {
    const {node, seats, seat, options} = this.#board;
    const who = seats[seat];
    this.#turn.className = `turn c-${who?.colour ?? 'NONE'}`;
    fill(this.#turn, who && badge(who.colour), h('strong', {}, node === 'over' ? t('state.over')
      : t(node === 'chance' ? 'play.dice' : 'play.decide', {name: who ? seatName(who) : ''})));
    fill(this.#rolls, this.#turns(), this.#faces());
    this.#drawState();
    fill(this.#worth, node === 'decision' && [
      this.#result && h('p', {}, howFound(this.#result, options)),
      worthTable(options, this.#result, this.#picture, option => this.#take(option)),
      this.#why && whySection(this.#why, options, this.#result),
    ]);
  }


  #faces() {
    const before = this.#before;
    const rolls = this.#edit?.rolls.length
      ? this.#edit.rolls.map(roll => ({label: roll.name, text: roll.text, next: roll.position}))
      : before ? [...before.options, {label: '', next: before.position}] : [];
    const face = ({label, text, next}) => h('li', {}, button(label ? thrown(label) : t('analyse.before'),
      () => attempt(() => this.#go(next, before?.position)),
      {'aria-label': label ? told(text) : null, 'aria-pressed': String(next === this.#board.position),
        'data-key': `roll ${label}`}));
    return rolls.length > 0 && [h('h2', {}, t('analyse.roll')), h('ul', {class: 'faces'}, rolls.map(face))];
  }

  /** Who is to act, while the position is being set up. */
  #turns() {
    const turns = this.#editing.checked ? this.#edit?.turns ?? [] : [];
    return turns.length > 1 && [h('h2', {}, t('analyse.turn')), h('ul', {class: 'faces'}, turns.map(turn =>
      h('li', {}, button([badge(turn.colour), ' ', said(turn.text)], () => attempt(() => this.#go(turn.position)),
        {'data-key': `turn ${turn.text}`, 'aria-pressed': String(turn.position === this.#board.position)}))))];
  }

  /** What could stand on a field. */
  async #ask(cell) {
    fill(this.#here);
    if (cell && this.#edit) {
      const board = this.#board;
      const {at} = await call('edit', {game: this.#game, position: board.position, cell});
      this.#board === board && fill(this.#here, at.length > 0 && h('p', {}, t('analyse.here')), h('ul', {class: 'faces'}, at.map(one =>
        h('li', {}, button([badge(one.colour), ' ', said(one.text)], () => attempt(() => this.#set(one.position)))))));
    }
  }

  async #set(position) {
    await this.#go(position);
    this.#edited();
  }

  #drawState() {
    const running = this.#job !== null;
    fill(this.#state, this.#board.node === 'decision' && [
      running
        ? button(t('stop'), () => this.#stop(), {'data-key': 'run'})
        : button(t('analyse.run'), () => attempt(() => this.#run()), {class: 'main', 'data-key': 'run'}),
      running && h('span', {class: 'dim'}, t('analyse.running')),
    ]);
  }

  async #run() {
    const values = Object.fromEntries(SETTINGS.map(name => [name, this.#settings[name].value.trim()])
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, ['games', 'until', 'plies'].includes(name) ? Number(value) : value]));
    const board = this.#board;
    const id = await begin('analyse', {game: this.#game, position: board.position, why: true, ...values});
    if (this.#board !== board) {
      await stop(id); // it is of a position that is left
      return;
    }
    note({job: id});
    await this.#follow(id);
  }

  async #follow(id) {
    this.#job = id;
    this.#drawState();
    try {
      const job = await follow(id, progress => this.#job === id && this.#got(progress), this.#route.signal);
      if (this.#job !== id) {
        return;
      }
      this.#job = null;
      if (job.error) {
        complain(new Error(job.error.message ?? job.error));
      } else if (job.result) {
        this.#got(job.result);
        announce(howFound(this.#result, this.#board.options));
      }
    } catch (error) {
      if (this.#job !== id) {
        return;
      }
      this.#job = null;
      note({job: null});
      if (error.status !== 404) {
        complain(error);
      }
    }
    this.#drawState();
  }

  #got(answer) {
    this.#result = answer.analysis ?? answer;
    this.#why = answer.why ?? null;
    this.#result?.options && this.#draw();
  }

  #stop() {
    attempt(() => stop(this.#job));
  }

  #take(option) {
    attempt(() => this.#go(option.next));
  }

  #edited() {
    this.#picture.editing = this.#editing.checked;
    fill(this.#here);
    fill(this.#rolls, this.#turns(), this.#faces());
  }

  async #put({from, piece, to}) {
    await attempt(async () => {
      const {at} = await call('edit', {game: this.#game, position: this.#board.position, cell: to});
      const so = at.filter(one => one.colour === piece.colour && one.name === piece.name);
      if (so.length === 0) {
        throw new Refused(t('analyse.never'), 200);
      }
      await this.#set(so.length === 1 ? so[0].position : await this.#left(so, from, piece));
    });
  }

  /** Of pieces that are alike, the one that was picked up: its cell is emptier afterwards. */
  async #left(choices, from, piece) {
    const standing = ({pieces}) => pieces.filter(one => one.cell.row === from.row && one.cell.column === from.column
      && one.colour === piece.colour && one.name === piece.name).length;
    const boards = await Promise.all(choices.map(({position}) => call('board', {game: this.#game, position})));
    const before = standing(this.#board.picture);
    return (boards.find(({picture}) => standing(picture) < before) ?? boards[0]).position;
  }
}
