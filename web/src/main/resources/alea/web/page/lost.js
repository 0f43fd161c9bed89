// An address that nothing has.

import {h} from './dom.js';
import {t} from './text.js';
import {heading} from './page.js';

export async function show(element) {
  element.append(heading(t('lost.title')), h('p', {}, t('lost.what', {path: location.pathname})),
    h('p', {}, h('a', {href: '/'}, t('lost.home'))));
}
