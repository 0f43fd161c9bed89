// Who there is, and how strong they are, game by game.

import {field, fill, h, table} from './dom.js';
import {interval} from './chart.js';
import {heading} from './page.js';
import {note} from './router.js';
import {call} from './rpc.js';
import {said, t, told} from './text.js';

/** A rate and its interval as the server words them: wins 0.756 against hybrid (95 %: 0.750 .. 0.762; ... */
const RATE = /([01]\.\d+) .*?95 %: ([01]\.\d+) \.\. ([01]\.\d+)/;

function picture(words) {
  const [, middle, lower, upper] = (RATE.exec(words) ?? []).map(Number);
  const others = /against one each of (.*?) \(/.exec(words)?.[1].split(/, | and /).length;
  const even = others ? 1 / (others + 1) : /against (two|three) /.test(words) ? null : 0.5;
  return middle === undefined ? '' : interval({middle, lower, upper}, 0, 1, even);
}

export async function show(element, route) {
  const all = await call('players');
  const shown = h('div', {});
  const filter = h('input', {type: 'search', value: route.query.get('q') ?? '', oninput: () => draw()});
  const draw = () => {
    note({q: filter.value});
    const words = filter.value.toLowerCase();
    const found = all.filter(({game, title}) => `${game} ${title} ${told(title)}`.toLowerCase().includes(words));
    fill(shown, found.map(one =>
      h('section', {id: one.game}, h('h2', {}, h('a', {href: `/rules/${encodeURIComponent(one.game)}`}, one.game)),
        said(one.title, 'p', {class: 'dim'}),
        table(t('players.caption', {game: one.game}), ['player', 'rate', 'how', 'play'].map(key => t(`players.${key}`)),
          one.players.map(({strategy, measured}) => [said(strategy), picture(measured), said(measured),
            h('a', {href: '/play?' + new URLSearchParams([['game', one.game], ['seat', 'human'], ['seat', strategy]])},
              t('players.against'))])))));
  };
  element.append(heading(t('nav.players')), h('p', {}, t('players.what')), field(t('rules.filter'), filter), shown);
  draw();
}
