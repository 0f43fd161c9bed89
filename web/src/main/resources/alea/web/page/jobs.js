// What is being computed, and what has been: the list, and a job that no other view shows.

import {button, fill, h, table} from './dom.js';
import {announce, attempt, complain, heading} from './page.js';
import {download, follow, jobs, stop} from './rpc.js';
import {decimal, moment, said, t, whole} from './text.js';

const VIEWS = {analyse: 'analyse?job=', review: 'review?job=', arena: 'arena/'};

function place(job) {
  return `/${VIEWS[job.kind] ?? 'jobs?id='}${job.id}`;
}

const going = job => ['running', 'waiting'].includes(job.state);

/** The jobs of these kinds, or all. */
export async function jobTable(kinds = null) {
  const holder = h('div', {});
  const draw = async () => {
    const list = (await jobs()).filter(job => !kinds || kinds.includes(job.kind))
      .sort((a, b) => b.begun.localeCompare(a.begun));
    fill(holder, list.length === 0 ? h('p', {class: 'dim'}, t('jobs.none')) : table(t('jobs.caption'),
      ['title', 'kind', 'state', 'begun', 'end'].map(key => t(`jobs.${key}`)), list.map(job => [
        h('a', {href: place(job)}, said(job.title || job.id)),
        t(`kind.${job.kind}`),
        t(`state.${job.state}`),
        moment(job.begun),
        button(t(going(job) ? 'stop' : 'kept.forget'), () => attempt(async () => {
          await stop(job.id);
          await draw();
        }), {'data-key': job.id, 'aria-label': `${t(going(job) ? 'stop' : 'kept.forget')}: ${job.title}`})])));
  };
  await draw();
  return holder;
}

export async function show(element, route) {
  const id = route.query.get('id');
  if (!id) {
    element.append(heading(t('nav.jobs')), h('p', {}, t('jobs.what')), await jobTable());
    return;
  }
  const job = await jobs(id);
  const state = h('div', {});
  const found = h('div', {});
  element.append(heading(`${t(`kind.${job.kind}`)}: ${job.title}`), state, found);
  watch(job, state, found, route.signal).catch(complain);
}

async function watch(first, state, found, signal) {
  let job = first;
  if (going(job)) {
    const bar = h('progress', {'aria-label': t('jobs.progress')});
    const words = said('', 'p');
    fill(state, words, bar, button(t('stop'), () => attempt(() => stop(job.id))));
    job = await follow(job.id, ({done, of, text}) => {
      if (of) {
        bar.max = of;
        bar.value = done;
      }
      words.textContent = text ?? `${whole(done)} / ${whole(of)}`;
    }, signal);
  }
  fill(state, h('p', {}, h('strong', {}, t(`state.${job.state}`))));
  announce(t(`state.${job.state}`));
  if (job.error) {
    complain(new Error(job.error.message));
  } else if (job.result) {
    fill(found, job.kind === 'balance' ? balance(job.result) : h('pre', {class: 'text', lang: 'en'},
      job.result.report ?? JSON.stringify(job.result, null, 1)),
    h('p', {class: 'tools'}, job.downloads.map(as =>
      h('a', {href: download(job.id, as), download: `${job.kind}.${as}`}, t(`download.${as}`)))));
  }
}

/** What rules do to matches: a line for every measure, a column for every variant. */
function balance(result) {
  const measures = Object.keys(result.variants[0]?.measures ?? {});
  const figure = ({value, ci95: [lower, upper], why}) => value === undefined || value === null ? said(why ?? '')
    : decimal(value, 3) + (lower === undefined ? '' : ` (${decimal(lower, 3)} … ${decimal(upper, 3)})`);
  const spelled = word => t(`measure.${word}`);
  return [table(t('balance.caption', {n: whole(result.matches), seed: result.seed}),
    [t('balance.measure'), ...result.variants.map(one => said(one.spec))],
    measures.map(word => [spelled(word), ...result.variants.map(one => figure(one.measures[word]))])),
  result.effects.length > 0 && table(t('balance.effects'), ['key', 'change', 'measure', 'effect'].map(key =>
    t(`balance.${key}`)), result.effects.filter(one => one.clear).slice(0, 30).map(one => [
    said(one.key), said(`${one.from} → ${one.to}`), spelled(one.measure), decimal(one.effect, 4, true)]))];
}
