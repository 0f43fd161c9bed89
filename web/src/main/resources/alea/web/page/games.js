// Choosing a game: one of those that there are, and keys that change its rules.

import {field, h, select} from './dom.js';
import {recall} from './rpc.js';
import {t} from './text.js';

/** The name of a spec, without its keys. */
export function nameOf(spec) {
  return spec.split(':')[0];
}

/** All games. */
export function games() {
  return recall('games');
}

/** One of them, by its spec with or without keys. */
export async function entryOf(spec) {
  return (await games()).find(game => game.spec === spec || game.spec === nameOf(spec));
}

/** What a game is called, in few words. */
export function shortTitle(game) {
  const title = game.title.split(/[:,;.]/)[0];
  return title && title !== game.spec ? `${game.spec} · ${title}` : game.spec;
}

/**
 * The fields that choose a game.
 *
 * @param spec the one that is chosen at first
 * @param changed told the spec when another is chosen
 */
export async function gameFields(spec, changed) {
  const list = await games();
  const [name, keys] = [nameOf(spec), spec.slice(nameOf(spec).length + 1)];
  const variant = h('input', {value: keys, placeholder: 'seats=4', spellcheck: 'false', autocomplete: 'off',
    onchange: () => told()});
  const names = list.map(game => [game.spec, shortTitle(game)]);
  if (!list.some(game => game.spec === name)) {
    names.push([name, name]);
  }
  const which = select({onchange: () => {
    variant.value = '';
    told();
  }}, names, name);
  const told = () => changed(which.value + (variant.value.trim() && ':' + variant.value.trim()));
  return h('div', {class: 'row'}, field(t('game'), which), field(t('game.keys'), variant),
    h('a', {href: `/rules/${encodeURIComponent(name)}`}, t('game.rules')));
}
