// What papers say, and what came out when it was done again: where the report is that is kept with Alea.

import {h} from './dom.js';
import {heading} from './page.js';
import {t} from './text.js';

export async function show(element) {
  element.append(heading(t('nav.papers')), h('p', {}, t('papers.what')), h('p', {}, t('papers.where')),
    h('pre', {class: 'text'}, 'docs/papers/report.html\n./alea papers --help'),
    h('p', {}, h('a', {href: '/players'}, t('nav.players'))));
}
