// The first page: what there is to do, and the matches that are open.

import {h} from './dom.js';
import {t} from './text.js';
import {heading} from './page.js';

const DOORS = ['play', 'analyse', 'review', 'arena', 'rules', 'players', 'papers', 'jobs'];

export async function show(element) {
  element.append(heading(t('home.title')), h('p', {}, t('home.what')),
    h('ul', {class: 'cards'}, DOORS.map(door => h('li', {},
      h('h2', {}, h('a', {href: `/${door}`}, t(`nav.${door}`))), h('p', {class: 'dim'}, t(`home.${door}`))))));
}
