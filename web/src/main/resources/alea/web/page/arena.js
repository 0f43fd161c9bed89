// Many matches between strategies: which, how many, and what comes out, while it comes.

import {button, field, fill, h, select, table} from './dom.js';
import {interval} from './chart.js';
import {entryOf, gameFields} from './games.js';
import {jobTable} from './jobs.js';
import {announce, attempt, complain, heading} from './page.js';
import {go, note} from './router.js';
import {begin, download, follow, jobs, recall, stop} from './rpc.js';
import {decimal, many, said, t, whole} from './text.js';

const FIRST = 'ludo-classic';

export async function show(element, route) {
  const [id] = route.rest;
  if (id) {
    const job = await jobs(id);
    const run = new Run(job, route.signal);
    element.append(heading(t('arena.run', {game: job.params?.game ?? job.title ?? ''})), run.element);
    run.follow();
    return;
  }
  const form = new Form(route.query);
  element.append(heading(t('nav.arena')), h('p', {}, t('arena.what')), form.element,
    h('h2', {}, t('arena.runs')), await jobTable(['arena']));
  await form.choose(route.query.get('game') ?? FIRST, route.query.getAll('strategy'));
}

class Form {
  element = h('form', {class: 'narrow', onsubmit: event => {
    event.preventDefault();
    this.#begin();
  }});
  #game = FIRST;
  #picker = h('div', {});
  #players = h('div', {class: 'row'});
  #known = [];
  #list = h('datalist', {id: 'strategies'});
  #inputs = {};

  constructor(query) {
    const input = (name, attributes) => this.#inputs[name] = h('input', {value: query.get(name) ?? '',
      autocomplete: 'off', spellcheck: 'false', onchange: () => this.#noted(), ...attributes});
    const tick = name => this.#inputs[name] = h('input', {type: 'checkbox', checked: query.has(name),
      onchange: () => this.#noted()});
    this.element.append(this.#picker, this.#list,
      h('fieldset', {}, h('legend', {}, t('arena.players')), this.#players,
        button(t('arena.add'), () => this.#add('').focus())),
      h('div', {class: 'row'},
        field(t('arena.games'), input('games', {inputmode: 'numeric', placeholder: '10000', size: 9})),
        field(t('setup.seed'), input('seed', {inputmode: 'numeric', placeholder: '1', size: 9}))),
      h('label', {class: 'tick'}, tick('duplicate'), t('arena.duplicate')),
      h('details', {open: query.has('sprt') || query.has('adjust')}, h('summary', {}, t('setup.more')),
        field(t('arena.sprt'), input('sprt', {placeholder: '0.5,0.52'}), t('arena.sprt.note')),
        field(t('arena.adjust'), input('adjust', {placeholder: 'net'}), t('arena.adjust.note'))),
      h('p', {}, h('button', {class: 'main'}, t('arena.begin'))));
  }

  async choose(game, strategies = []) {
    this.#game = game;
    fill(this.#picker, await gameFields(game, spec => {
      note({game: spec, strategy: []});
      attempt(() => this.choose(spec));
    }));
    const [opponents, entry] = await Promise.all([recall('opponents', {game}), entryOf(game)]);
    this.#known = [...new Set([...opponents.map(one => one.strategy), ...entry?.strategies ?? []])];
    fill(this.#list, this.#known.map(one => h('option', {value: one})));
    fill(this.#players);
    const players = strategies.length > 0 ? strategies : [this.#known[0], this.#known[1] ?? 'random'];
    players.forEach(one => this.#add(one));
  }

  #add(value) {
    const input = h('input', {value, list: 'strategies', spellcheck: 'false', autocomplete: 'off',
      onchange: () => this.#noted()});
    this.#players.append(field(t('arena.player', {n: this.#players.children.length + 1}), input));
    return input;
  }

  get #strategies() {
    return [...this.#players.querySelectorAll('input')].map(input => input.value.trim()).filter(Boolean);
  }

  #noted() {
    const {games, seed, duplicate, sprt, adjust} = this.#inputs;
    note({game: this.#game, strategy: this.#strategies, games: games.value.trim(), seed: seed.value.trim(),
      duplicate: duplicate.checked ? 1 : null, sprt: sprt.value.trim(), adjust: adjust.value.trim()});
  }

  async #begin() {
    this.#noted();
    await attempt(async () => {
      const {games, seed, duplicate, sprt, adjust} = this.#inputs;
      go(`/arena/${await begin('arena', {
        game: this.#game,
        strategies: this.#strategies,
        ...games.value.trim() && {games: Number(games.value)},
        ...seed.value.trim() && {seed: Number(seed.value)},
        ...duplicate.checked && {duplicate: true},
        ...sprt.value.trim() && {sprt: sprt.value.split(',').map(Number)},
        ...adjust.value.trim() && {adjust: adjust.value.trim()},
      })}`);
    });
  }
}

/** A run, while it goes on and afterwards. */
class Run {
  element = h('div', {});
  #job;
  #signal;
  #state = h('div', {});
  #table = h('div', {});
  #other = h('div', {});

  constructor(job, signal) {
    this.#job = job;
    this.#signal = signal;
    this.element.append(this.#state, this.#table,
      h('p', {class: 'tools'}, h('a', {href: '/arena'}, t('arena.another'))), this.#other);
  }

  async follow() {
    if (this.#job.state === 'running' || this.#job.state === 'waiting') {
      const bar = h('progress', {'aria-label': t('arena.progress')});
      const words = h('p', {}, t('arena.waiting'));
      fill(this.#state, words, bar, button(t('stop'), () => attempt(() => stop(this.#job.id))));
      try {
        this.#job = await follow(this.#job.id, progress => {
          const {done, of, report} = progress;
          words.textContent = t('arena.played', {matches: whole(done), of: whole(of)});
          bar.max = of;
          bar.value = done;
          report && this.#draw(report);
        }, this.#signal);
      } catch (error) {
        complain(error);
        return;
      }
    }
    this.#ended();
  }

  async #ended() {
    const {id, result, error, state, downloads} = this.#job;
    if (error) {
      complain(new Error(error.message ?? error));
    }
    fill(this.#state, h('p', {}, h('strong', {}, t(`state.${state}`))),
      result && h('p', {class: 'tools'}, downloads.map(as =>
        h('a', {href: download(id, as), download: `arena.${as}`}, t(`download.${as}`)))));
    if (result?.matches > 0) {
      this.#draw(result);
      announce(result.players.map(one => `${one.strategy} ${decimal(one.winRate, 3)}`).join(', '));
      await this.#compare();
    }
  }

  /** Another run beside this one. */
  async #compare() {
    const others = (await jobs()).filter(job => job.kind === 'arena' && job.id !== this.#job.id
      && ['done', 'stopped'].includes(job.state));
    if (others.length === 0) {
      return;
    }
    const beside = h('div', {});
    fill(this.#other, h('h2', {}, t('arena.compare')), select({'aria-label': t('arena.compare'), onchange: event =>
      attempt(async () => {
        const {result} = event.target.value ? await jobs(event.target.value) : {};
        fill(beside, result?.matches > 0 && tables(result, caption => t('arena.compared', {caption})));
      })}, [['', t('arena.none')], ...others.map(job => [job.id, job.title ?? job.id])], ''), beside);
  }

  #draw(report) {
    fill(this.#table, report.matches > 0 && tables(report));
  }
}

function sprtWords({decision, p0, p1, llr, lower, upper}) {
  return t(`arena.sprt.${decision}`, {p0: decimal(p0, 3), p1: decimal(p1, 3), llr: decimal(llr, 2),
    lower: decimal(lower, 2), upper: decimal(upper, 2)});
}

/** What a report says: of every player, of every pair, of the length of matches; a table is called as `named` says. */
function tables(report, named = caption => caption) {
  const one = 1 / (report.seats?.length ?? 2);
  const ends = report.players.flatMap(player => player.ci95);
  const wide = Math.max(0.05, ...ends.map(end => Math.abs(end - one))) * 1.1;
  const dots = (middle, [lower, upper]) => interval({middle, lower, upper}, one - wide, one + wide, one);
  const scale = (low, high) => ({low: decimal(low, 2), high: decimal(high, 2)});
  const turns = report.turns;
  return [
    h('p', {class: 'dim'}, t('arena.head', {game: report.game, n: many('matches', report.matches),
      seed: report.seed ?? ''}), report.sprt ? ` ${sprtWords(report.sprt)}` : ''),
    table(named(t('arena.caption', {half: decimal(one, one === 0.5 ? 1 : 3)})),
      ['player', 'rate', 'picture', 'ci', 'matches', 'wins'].map(key =>
        t(`arena.head.${key}`, scale(one - wide, one + wide))),
      report.players.map(player => [
        said(player.strategy), decimal(player.winRate), dots(player.winRate, player.ci95),
        `${decimal(player.ci95[0])} … ${decimal(player.ci95[1])}`, whole(player.matches), whole(player.wins)])),
    report.pairs?.length > 1 && table(named(t('arena.pairs')), ['pair', 'wins', 'losses', 'rate', 'picture'].map(key =>
      t(`arena.head.${key}`, scale(0, 1))), report.pairs.map(pair => [
      said(`${report.players[pair.first].strategy} : ${report.players[pair.second].strategy}`),
      whole(pair.wins), whole(pair.losses), decimal(pair.rate, 4),
      interval({middle: pair.rate, lower: pair.ci95[0], upper: pair.ci95[1]}, 0, 1, 0.5)])),
    turns && h('p', {}, t('arena.turns', {mean: decimal(turns.mean, 1), low: decimal(turns.meanCi95[0], 1),
      high: decimal(turns.meanCi95[1], 1), median: whole(turns.median)}), ' ',
    t('arena.turns.spread', {p5: whole(turns.p5), p95: whole(turns.p95)})),
  ];
}
