// Choosing a game: one of those that there are, and keys that change its rules.

import {field, fill, h, select} from './dom.js';
import {attempt} from './page.js';
import {recall} from './rpc.js';
import {said, t, told, written} from './text.js';

/** Whole numbers, and words, that a key can be; anything else is written. */
const SPAN = /^(\d+)\.\.(\d+)$/;
const WORDS = /^[\w+-]+(, [\w+-]+)+$/;
const MANY = 60;

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

/** What a game is called, in few words: of a title of Alea's the first ones, and of a rule file's all. */
export function shortTitle(game) {
  const title = told(game.title).split(/\.ya?ml/.test(nameOf(game.spec)) ? /$/ : /[:,;]|\. /)[0];
  return title && title !== game.spec ? `${game.spec} · ${title}` : game.spec;
}

/** The rules of a game to be read, with what can be set otherwise, and who plays it. */
export function rulesOf(spec) {
  return recall('rules', {game: spec});
}

/** The keys of a spec, in their order. */
function keysOf(spec) {
  const text = spec.slice(nameOf(spec).length + 1);
  return new Map(text.split(',').filter(Boolean).map(one => {
    const at = one.indexOf('=');
    return at < 0 ? ['', one] : [one.slice(0, at), one.slice(at + 1)];
  }));
}

/** What a key can be, where that is a short list; else null. */
function choices(allowed) {
  const [, low, high] = SPAN.exec(allowed) ?? [];
  if (high !== undefined && high - low < MANY) {
    return Array.from({length: high - low + 1}, (_, i) => String(Number(low) + i));
  }
  return WORDS.test(allowed) ? allowed.split(', ') : null;
}

/** What a key can be, in words. */
export function allowedOf({allowed}) {
  return WORDS.test(allowed) ? written(allowed) : said(allowed);
}

/**
 * A field for each key of a game, empty where it is as usual.
 *
 * @param changed told the keys, as a spec has them
 */
async function keyFields(spec, changed) {
  const [{keys}, now] = [await rulesOf(nameOf(spec)), keysOf(spec)];
  const control = ({key, allowed, standard}) => {
    const list = choices(allowed);
    const usual = t('game.usual', {value: standard ?? ''});
    const attributes = {'data-key': `key ${key}`, onchange: event => {
      const value = event.target.value.trim();
      now.delete(key);
      value && now.set(key, value);
      changed([...now].map(([name, is]) => name ? `${name}=${is}` : is).join(','));
    }};
    return list
      ? select(attributes, [['', usual], ...list.filter(one => one !== standard).map(one => [one, one])],
        now.get(key) === standard ? '' : now.get(key) ?? '')
      : h('input', {value: now.get(key) ?? '', placeholder: usual, spellcheck: 'false', autocomplete: 'off',
        title: told(allowed), ...attributes});
  };
  return h('div', {class: 'keys'}, keys.map(key => field(written(key.key), control(key),
    [said(key.meaning), choices(key.allowed) ? '' : [' (', allowedOf(key), ')']])));
}

/** Whether the keys are open: they stay so from one choice to the next. */
let opened = false;

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
    onchange: () => chosen()});
  const names = list.map(game => [game.spec, shortTitle(game)]);
  if (!list.some(game => game.spec === name)) {
    names.push([name, name]);
  }
  const which = select({onchange: () => {
    variant.value = '';
    chosen();
  }}, names, name);
  const chosen = () => changed(which.value + (variant.value.trim() && ':' + variant.value.trim()));
  const each = h('div', {});
  const open = async () => fill(each, each.firstChild ?? await keyFields(spec, spelled => {
    variant.value = spelled;
    opened = true;
    chosen();
  }));
  const more = h('details', {open: opened && keys, ontoggle: () => {
    opened = more.open;
    more.open && attempt(open);
  }}, h('summary', {}, t('game.change')), each, field(t('game.keys'), variant));
  return [h('div', {class: 'row'}, field(t('game'), which),
    h('a', {href: `/rules/${encodeURIComponent(name)}`}, t('game.rules'))), more];
}
