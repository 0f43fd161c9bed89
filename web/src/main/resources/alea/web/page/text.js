// All words of the page, in the language of the browser or the one that was chosen. What the games say comes in English
// and is told in that language where its file has the words; what it has not stays as it is, and is marked so.

import {h} from './dom.js';
import {Phrases} from './phrases.js';

export const LANGUAGES = {en: 'English', de: 'Deutsch'};

const KEPT = 'alea.language';
let words = {};
let english = {};
let phrases = null;

export let language = 'en';

function wanted() {
  const chosen = localStorage.getItem(KEPT);
  return [chosen, ...navigator.languages.map(tag => tag.slice(0, 2))].find(tag => tag in LANGUAGES) ?? 'en';
}

async function file(name) {
  return (await fetch(`/page/${name}.json`)).json();
}

/** Reads the words; nothing is said before. */
export async function begin() {
  language = wanted();
  english = await file('en');
  words = language === 'en' ? english : await file(language);
  phrases = new Phrases(words.said, decimal);
  document.documentElement.lang = language;
}

/** Another language from now on. */
export async function speak(which) {
  localStorage.setItem(KEPT, which);
  await begin();
}

/** Words by their key, with what stands in braces filled in. */
export function t(key, values = {}) {
  const text = words[key] ?? english[key] ?? key;
  if (!(key in english)) {
    console.warn(`there are no words for ${key}`);
  }
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** Words for so many: KEY.one or KEY.other, as the language counts. */
export function many(key, n) {
  return t(`${key}.${new Intl.PluralRules(language).select(n)}`, {n: whole(n)});
}

/** What a game says, where it has to be plain text. */
export function told(text) {
  return text && (phrases.tell(text) ?? text);
}

/** What a game says, marked as English where it stays so. */
export function said(text, tag = 'span', attributes = {}) {
  const words = text && language !== 'en' ? phrases.tell(text) : text;
  return h(tag, {lang: words === null ? 'en' : null, ...attributes}, words ?? text);
}

/** What is written alike in every language: keys and their values. */
export function written(text) {
  return h('span', {lang: 'en'}, text);
}

/** A whole number. */
export function whole(n) {
  return new Intl.NumberFormat(language).format(n);
}

/** A number with so many digits behind the point. */
export function decimal(n, digits = 4, sign = false) {
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign ? 'exceptZero' : 'negative',
  }).format(n);
}

/** How many digits of an equity say something: two of an estimate by matches, else four. */
export function digits({within}) {
  return within === undefined ? 4 : 2;
}

/** A part of one, in percent. */
export function percent(n, digits = 1) {
  return new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(n);
}

/** A moment, for people. */
export function moment(iso) {
  return h('time', {datetime: iso},
    new Intl.DateTimeFormat(language, {dateStyle: 'medium', timeStyle: 'short'}).format(new Date(iso)));
}

/** Who plays: a strategy by its spec, or a person. */
export function whoName(who) {
  return who === 'human' ? t('play.person') : who;
}

/** What a seat is called: its colour in the language of the page, and the name that somebody gave. */
export function seatName({name, colour, who}) {
  if (!colour || colour === 'NONE') {
    return name;
  }
  const word = t(`colour.${colour}`);
  return name === who || name.toUpperCase() === colour ? word : `${word} (${name})`;
}
