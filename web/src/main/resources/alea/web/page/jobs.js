// What is being computed, and what has been.

import {button, fill, h, table} from './dom.js';
import {attempt, heading} from './page.js';
import {jobs, stop} from './rpc.js';
import {moment, said, t} from './text.js';

const PLACES = {
  arena: job => `/arena/${job.id}`,
  review: job => `/review/${job.params?.id ?? ''}?job=${job.id}`,
  balance: job => `/balance/${job.id}`,
};

function place(job) {
  if (job.kind === 'analyse' && job.params) {
    return '/analyse?' + new URLSearchParams({game: job.params.game, position: job.params.position, job: job.id});
  }
  return PLACES[job.kind]?.(job) ?? `/jobs/${job.id}`;
}

/** The jobs of these kinds, or all. */
export async function jobTable(kinds = null) {
  const holder = h('div', {});
  const draw = async () => {
    const list = (await jobs()).filter(job => !kinds || kinds.includes(job.kind))
      .sort((a, b) => b.begun.localeCompare(a.begun));
    fill(holder, list.length === 0 ? h('p', {class: 'dim'}, t('jobs.none')) : table(t('jobs.caption'),
      ['kind', 'title', 'state', 'begun', 'end'].map(key => t(`jobs.${key}`)), list.map(job => [
        t(`kind.${job.kind}`),
        h('a', {href: place(job)}, said(job.title ?? job.id)),
        t(`state.${job.state}`),
        moment(job.begun),
        button(t(['running', 'waiting'].includes(job.state) ? 'stop' : 'kept.forget'), () => attempt(async () => {
          await stop(job.id);
          await draw();
        }), {'data-key': job.id})])));
  };
  await draw();
  return holder;
}

export async function show(element) {
  element.append(heading(t('nav.jobs')), h('p', {}, t('jobs.what')), await jobTable());
}
