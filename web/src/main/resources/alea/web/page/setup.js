// A new match: which game, who sits where, whose dice. Below, the matches that were kept.

import {button, field, fill, h, select, table} from './dom.js';
import {entryOf, gameFields, nameOf, rulesOf} from './games.js';
import {attempt, complain, heading} from './page.js';
import {go, note} from './router.js';
import {call, recall} from './rpc.js';
import {badge} from './shapes.js';
import {many, moment, said, seatName, t, told, whoName} from './text.js';
import './board.js';

const FIRST = 'ludo-classic';
const HUMAN = 'human';
const OTHER = '…';

export async function show(element, route) {
  const form = new Setup(route.query);
  element.append(heading(t('nav.play')), h('div', {class: 'two'}, form.element, form.preview), await kept());
  await form.choose(route.query.get('game') ?? FIRST, route.query.getAll('seat'));
}

class Setup {
  element = h('form', {onsubmit: event => {
    event.preventDefault();
    this.#begin();
  }});
  preview = h('div', {});
  #game = FIRST;
  #people = h('div', {});
  #picker = h('div', {});
  #seats = [];
  #dice;
  #seed;

  constructor(query) {
    this.#dice = select({onchange: () => note({dice: this.#dice.value === 'own' ? 'own' : null})},
      [['drawn', t('setup.drawn')], ['own', t('setup.own')]], query.get('dice') ?? 'drawn');
    this.#seed = h('input', {inputmode: 'numeric', value: query.get('seed') ?? '', autocomplete: 'off',
      onchange: () => note({seed: this.#seed.value})});
    this.element.append(this.#picker, h('fieldset', {}, h('legend', {}, t('setup.seats')), this.#people),
      h('div', {class: 'row'}, field(t('setup.dice'), this.#dice)),
      h('details', {open: query.has('seed')}, h('summary', {}, t('setup.more')),
        field(t('setup.seed'), this.#seed, t('setup.seed.note'))),
      h('p', {}, h('button', {class: 'main'}, t('setup.begin'))));
  }

  /** Another game, with these in its seats. */
  async choose(game, chosen = []) {
    this.#game = game;
    fill(this.#picker, await gameFields(game, spec => {
      note({game: spec, seat: []});
      attempt(() => this.choose(spec));
    }));
    const [{position}, opponents, entry, {strategies}] = await Promise.all([
      call('start', {game}), recall('opponents', {game}), entryOf(game), rulesOf(nameOf(game))]);
    const board = await call('board', {game, position});
    if (this.#game !== game) {
      return; // another game was chosen since
    }
    const picture = h('alea-board');
    picture.picture = board.picture;
    fill(this.preview, picture);
    const measured = opponents.map(({strategy, measured: how}) =>
      [strategy, how ? `${strategy} · ${told(how)}` : strategy]);
    const others = (entry?.strategies ?? []).filter(one => !opponents.some(o => o.strategy === one));
    const standard = opponents[0]?.strategy ?? 'random';
    this.#seats = board.seats.map((seat, i) =>
      new Seat(seat, chosen[i] ?? (i === 0 ? HUMAN : standard), measured, others, strategies, () => this.#noted()));
    fill(this.#people, this.#seats.map(seat => seat.element));
  }

  #noted() {
    note({game: this.#game, seat: this.#seats.map(seat => seat.who)});
  }

  async #begin() {
    await attempt(async () => {
      const names = this.#seats.map(seat => seat.name);
      const seed = this.#seed.value.trim();
      const scene = await call('begin', {
        game: this.#game,
        seats: this.#seats.map(seat => seat.who),
        dice: this.#dice.value,
        ...names.some(Boolean) && {names},
        ...seed && {seed: Number(seed)},
      });
      this.#noted();
      go(`/play/${scene.id}`);
    });
  }
}

/** Who sits in a seat. */
class Seat {
  element;
  #select;
  #typed;
  #name;
  #summaries;
  #what = h('p', {class: 'dim'});

  constructor(seat, who, measured, others, summaries, changed) {
    this.#summaries = summaries;
    const known = [HUMAN, ...measured.map(([spec]) => spec), ...others].includes(who);
    this.#typed = h('input', {value: known ? '' : who, 'aria-label': t('setup.spec'), placeholder: 'mc:trials=100',
      spellcheck: 'false', onchange: () => {
      this.#shown();
      changed();
    }});
    this.#name = h('input', {'aria-label': t('setup.name'), placeholder: t('setup.name'), maxlength: 30,
      autocomplete: 'off'});
    this.#select = select({onchange: () => {
      this.#shown();
      changed();
    }}, [
      [HUMAN, t('setup.person')],
      {label: t('setup.opponents'), options: measured},
      {label: t('setup.others'), options: [...others.map(one => [one, one]), [OTHER, t('setup.other')]]},
    ], known ? who : OTHER);
    this.element = h('div', {class: 'row'},
      field([badge(seat.colour), ' ', seatName(seat)], this.#select), this.#name, this.#typed, this.#what);
    this.#shown();
  }

  get who() {
    return this.#select.value === OTHER ? this.#typed.value.trim() : this.#select.value;
  }

  get name() {
    return this.who === HUMAN ? this.#name.value.trim() : '';
  }

  #shown() {
    this.#typed.hidden = this.#select.value !== OTHER;
    this.#name.hidden = this.#select.value !== HUMAN;
    const summary = this.#summaries[nameOf(this.who)] ?? '';
    fill(this.#what, said(summary));
    this.#what.hidden = summary === '';
  }
}

/** The matches that were kept, newest first. */
export async function kept() {
  const section = h('section', {}, h('h2', {}, t('kept.title')));
  let matches = [];
  try {
    matches = await call('matches');
  } catch (error) {
    complain(error);
  }
  const row = match => {
    const forget = button(t('kept.forget'), () => attempt(async () => {
      await call('forget', {id: match.id});
      const line = forget.closest('tr');
      const next = (line.nextElementSibling ?? line.previousElementSibling)?.querySelector('a');
      line.remove();
      next?.focus();
    }), {'aria-label': t('kept.forget.one', {game: match.game})});
    return [
      h('a', {href: match.state === 'open' ? `/play/${match.id}` : `/review/${match.id}`}, match.game),
      said(match.seats.map(seat => whoName(seat?.who ?? seat)).join(', ')),
      many('turns', match.turns),
      t(`state.${match.state}`),
      moment(match.at),
      h('a', {href: match.state === 'open' ? `/play/${match.id}` : `/review/${match.id}`},
        t(match.state === 'open' ? 'kept.continue' : 'kept.review')),
      forget,
    ];
  };
  section.append(matches.length === 0
    ? h('p', {class: 'dim'}, t('kept.none'))
    : table(t('kept.caption'), ['game', 'kept.seats', 'kept.turns', 'kept.state', 'kept.at', 'kept.open', 'kept.forget']
      .map(key => t(key)), matches.map(row)));
  return section;
}
