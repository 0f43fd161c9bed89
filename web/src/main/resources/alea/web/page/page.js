// What every view has: a heading that is the page's title, a line for what went wrong, and a voice for those who do
// not see the page.

import {h} from './dom.js';
import {t, said} from './text.js';

const voice = h('div', {class: 'unseen', role: 'status', 'aria-live': 'polite'});
const wrong = h('div', {class: 'wrong', role: 'alert'});

/** What stands beside all views. */
export const fixtures = [voice, wrong];

/** Says something to those who listen to the page. */
export function announce(text) {
  voice.textContent = '';
  // A region that gets the same words again, or at once, is not always read.
  setTimeout(() => voice.textContent = text, 30);
}

/** What was said is of a view, or in a language, that has gone. */
export function hush() {
  voice.textContent = '';
}

/** Says what went wrong, in one line, until the next thing goes right. */
export function complain(error) {
  if (error.status === undefined && error.name !== 'AbortError') {
    console.error(error);
  }
  wrong.replaceChildren(h('p', {}, said(error.message),
    error.status === 401 && h('button', {type: 'button', onclick: () => location.reload()}, t('reload'))));
}

/** All is well again. */
export function settle() {
  wrong.replaceChildren();
}

/** Does something that may fail, and complains if it does. */
export async function attempt(what) {
  try {
    const answer = await what();
    settle();
    return answer;
  } catch (error) {
    complain(error);
    return undefined;
  }
}

/** The heading of a view, which is the title of the page, too. */
export function heading(words) {
  document.title = `${words} · Alea`;
  return h('h1', {tabindex: -1}, words);
}

/** Offers a text as a file. */
export function offer(name, text) {
  const url = URL.createObjectURL(new Blob([text], {type: 'text/plain'}));
  h('a', {href: url, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
