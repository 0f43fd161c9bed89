// What this is, and which keys it knows.

import {h} from './dom.js';
import {t} from './text.js';
import {heading} from './page.js';

export async function show(element) {
  const health = await fetch('/health').then(response => response.json()).catch(() => ({}));
  const keys = ['arrows', 'enter', 'm', 'escape', 'digits', 'steps'];
  element.append(heading(t('nav.about')), h('p', {}, t('about.what')),
    health.version && h('p', {}, t('about.version', {version: health.version})),
    h('h2', {}, t('about.keys')),
    h('ul', {}, keys.map(key => h('li', {}, t(`about.key.${key}`)))),
    h('h2', {}, t('about.data')), h('p', {}, t('about.private')));
}
