// What papers say, and what came out when it was done again: the report that is kept with Alea.

import {h} from './dom.js';
import {heading} from './page.js';
import {call} from './rpc.js';
import {t} from './text.js';

export async function show(element) {
  element.append(heading(t('nav.papers')), h('p', {}, t('papers.what')));
  await call('papers');
}
