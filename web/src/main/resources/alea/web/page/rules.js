// The rules of every game: as text, with its board, what sets it apart from another, and as a file to be changed.

import {button, field, fill, h, select, table} from './dom.js';
import {Editor} from './editor.js';
import {allowedOf, games, nameOf, rulesOf} from './games.js';
import {attempt, heading} from './page.js';
import {go, note} from './router.js';
import {begin, call, recall} from './rpc.js';
import {many, said, t, told, written} from './text.js';
import './board.js';

export async function show(element, route) {
  const [game] = route.rest;
  await (game ? one(element, game, route) : all(element, route));
}

async function all(element, route) {
  const list = await games();
  const shown = h('ul', {class: 'cards'});
  const filter = h('input', {type: 'search', value: route.query.get('q') ?? '', oninput: () => draw()});
  const draw = () => {
    const words = filter.value.toLowerCase();
    note({q: filter.value});
    fill(shown, list.filter(({spec, title, source}) =>
      [spec, title, told(title), source, told(source)].join(' ').toLowerCase().includes(words))
      .map(game => h('li', {}, h('h2', {}, h('a', {href: `/rules/${encodeURIComponent(game.spec)}`}, game.spec)),
        said(game.title, 'p'), said(game.source, 'p', {class: 'dim'}),
        h('p', {class: 'dim'}, many('seats', game.seats)))));
  };
  element.append(heading(t('nav.rules')), h('p', {}, t('rules.what')), field(t('rules.filter'), filter), shown);
  draw();
}

async function one(element, game, route) {
  const [rules, {position}] = await Promise.all([rulesOf(game), call('start', {game})]);
  const board = await recall('board', {game, position});
  const picture = h('alea-board');
  picture.picture = board.picture;
  const query = new URLSearchParams({game});
  element.append(...[heading(game), said(rules.title, 'p'),
    h('p', {class: 'dim'}, t('rules.source'), ' ', said(rules.source)),
    h('p', {class: 'tools'}, h('a', {class: 'main', href: `/play?${query}`}, t('rules.play')),
      h('a', {href: `/analyse?${query}`}, t('nav.analyse')), h('a', {href: `/arena?${query}`}, t('nav.arena'))),
    h('div', {class: 'two'}, h('section', {}, h('h2', {}, t('rules.rules')), text(rules.sections)),
      h('section', {}, h('h2', {}, t('rules.board')), picture)),
    await difference(game, route), keys(rules.keys), balance(game)].filter(Boolean));
  if (rules.yaml) {
    element.append(new Editor(rules.yaml, rules.file, route).element);
  }
}

/** What rules say in one line is a list of words and what they mean; what takes several has a heading. */
function text(sections) {
  const [short, long] = [sections.filter(one => one.lines.length === 1), sections.filter(one => one.lines.length > 1)];
  return [
    short.length > 0 && h('dl', {class: 'spelled'}, short.map(({heading: name, lines}) =>
      [said(name, 'dt'), said(lines[0], 'dd')])),
    long.map(({heading: name, lines}) => h('section', {}, said(name, 'h3'),
      h('ul', {}, lines.map(line => said(line, 'li'))))),
  ];
}

/** What can be set otherwise. */
function keys(list) {
  const heads = ['rules.diff.key', 'rules.diff.meaning', 'rules.allowed', 'rules.standard'];
  return list.length > 0 && h('section', {}, h('h2', {}, t('rules.keys')), h('details', {},
    h('summary', {}, t('rules.keys.all', {n: list.length})), h('div', {class: 'words'},
      table(t('rules.keys'), heads.map(head => t(head)), list.map(one =>
        [written(one.key), said(one.meaning), allowedOf(one), written(one.standard ?? '')])))));
}

async function difference(game, route) {
  const found = h('div', {});
  const compare = async other => {
    note({with: other});
    const list = other ? await call('rules.diff', {a: game, b: other}) : null;
    if (choice.value !== other) {
      return; // another one was chosen since
    }
    fill(found, list && (list.length === 0 ? h('p', {}, t('rules.same')) : table(t('rules.diff.caption',
      {one: game, other}), ['key', 'meaning'].map(key => t(`rules.diff.${key}`)).concat(game, other),
    list.map(line => [written(line.path), said(line.meaning), written(line.one), written(line.other)]))));
  };
  const others = (await games()).filter(one => one.spec !== nameOf(game)).map(one => [one.spec, one.spec]);
  const chosen = route.query.get('with') ?? '';
  const choice = select({onchange: event => attempt(() => compare(event.target.value))},
    [['', t('rules.nothing')], ...others], chosen);
  chosen && await attempt(() => compare(chosen));
  return h('section', {}, h('h2', {}, t('rules.diff')), field(t('rules.diff.with'), choice), found);
}

/** Starts to measure what the rules do. */
export function balance(game) {
  const vary = h('input', {spellcheck: 'false', autocomplete: 'off', placeholder: 'safe=none'});
  const matches = h('input', {inputmode: 'numeric', value: '2000', size: 8});
  return h('section', {}, h('h2', {}, t('balance.title')), h('p', {}, t('balance.what')),
    h('div', {class: 'row'}, field(t('balance.vary'), vary), field(t('arena.games'), matches),
      button(t('balance.begin'), () => attempt(async () => {
        const keys = vary.value.trim();
        go(`/jobs?id=${await begin('balance', {game, games: Number(matches.value),
          ...keys && {vary: keys.split(/\s+/)}})}`);
      }))));
}
