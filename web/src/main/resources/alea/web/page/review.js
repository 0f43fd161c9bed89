// What a match was worth: of a match that was kept, of a record that is given, or of one that a link holds.

import {button, field, fill, h, select} from './dom.js';
import {howReviewed, played, sums} from './figures.js';
import {announce, attempt, complain, heading} from './page.js';
import {packed, unpacked} from './record.js';
import {again, go, note} from './router.js';
import {begin, call, download, follow, jobs, recall, stop} from './rpc.js';
import {kept} from './setup.js';
import {looked, Steps} from './steps.js';
import {decimal, digits, said, seatName, t, whole, whoName} from './text.js';

const HELD = /^r=(.+)$/;

export async function show(element, route) {
  const [id] = route.rest;
  const held = HELD.exec(route.hash)?.[1];
  addEventListener('hashchange', () => again(), {signal: route.signal});
  const job = route.query.get('job');
  if (!id && !held && job) { // as the list of jobs names it
    const {params} = await jobs(job);
    history.replaceState(null, '', params.id
      ? `/review/${params.id}?job=${job}` : `/review?job=${job}#r=${await packed(params.record)}`);
    await again();
    return;
  }
  if (!id && !held) {
    element.append(heading(t('nav.review')), offerRecord(), await kept());
    return;
  }
  element.append(heading(t('review.title')));
  const record = held ? await unpacked(held).catch(() => {
    throw new Error(t('review.link.broken'));
  }) : null;
  const view = new Review(id ? {id} : {record}, route);
  element.append(view.element);
  view.open();
}

/** A record is given as text or as a file. */
function offerRecord() {
  const text = h('textarea', {rows: 6, spellcheck: 'false', placeholder: 'alea-record 1'});
  const file = h('input', {type: 'file', accept: '.alea,text/plain', onchange: async () => {
    text.value = await file.files[0]?.text() ?? '';
  }});
  return h('form', {onsubmit: event => {
    event.preventDefault();
    attempt(async () => go(`/review/${(await call('import', {record: text.value})).id}`));
  }}, h('p', {}, t('review.offer')), field(t('review.file'), file), field(t('review.text'), text),
  h('p', {}, h('button', {class: 'main'}, t('review.go'))));
}

class Review {
  element = h('div', {});
  #of;
  #route;
  #state = h('div', {class: 'tools'});
  #found = h('div', {});
  #level;

  constructor(of, route) {
    this.#of = of;
    this.#route = route;
    this.#level = select({'aria-label': t('review.level.choose'), onchange: () => {
      note({level: this.#level.value === 'standard' ? null : this.#level.value, job: null});
      this.#begin();
    }}, ['quick', 'standard', 'deep'].map(one => [one, t(`review.level.${one}`)]),
    route.query.get('level') ?? 'standard');
    this.element.append(h('div', {class: 'tools'}, this.#level,
      button(t('review.link'), () => attempt(() => this.#link())),
      of.id && h('a', {href: `/play/${of.id}`}, t('review.match'))), this.#state, this.#found);
  }

  async open() {
    const job = this.#route.query.get('job');
    return job ? this.#follow(job) : this.#begin();
  }

  async #begin() {
    await attempt(async () => {
      const id = await begin('review', {...this.#of, level: this.#level.value});
      note({job: id});
      await this.#follow(id);
    });
  }

  async #follow(id) {
    const bar = h('progress', {'aria-label': t('review.running')});
    fill(this.#state, h('span', {}, t('review.running')), bar, button(t('stop'), () => attempt(() => stop(id))));
    try {
      const job = await follow(id, ({done, of}) => {
        bar.max = of;
        bar.value = done;
      }, this.#route.signal);
      fill(this.#state);
      if (job.error) {
        complain(new Error(job.error.message ?? job.error));
      } else if (job.result?.review) {
        await this.#show(job.result, id);
      } else {
        fill(this.#state, t('review.stopped'), button(t('review.restart'), () => this.#begin()));
      }
    } catch (error) {
      fill(this.#state);
      if (error.status === 404) {
        note({job: null});
        await this.#begin(); // the server has forgotten it
      } else {
        complain(error);
      }
    }
  }

  async #show(reviewed, job) {
    const {review, game, strategies} = reviewed;
    const first = [...review.rolls, ...review.choices].sort((a, b) => a.node - b.node)[0];
    const {seats} = await recall('board', {game, position: first.position});
    const names = seats.map((seat, i) => `${seatName(seat)} (${whoName(strategies[i])})`);
    fill(this.#found,
      h('p', {}, said(`${game}: ${names.join(', ')}`), '. ', looked(review), '. ', howReviewed(reviewed)),
      new Steps(reviewed, seats, this.#route).element,
      h('section', {}, h('h2', {}, t('review.sums')), sums(reviewed, names), played(review, names),
        h('p', {class: 'dim'}, t('review.revisions.note'), ' ', t('review.rate.note'))),
      h('section', {}, h('h2', {}, t('review.rolls')), h('details', {},
        h('summary', {}, t('review.rolls.all', {n: whole(review.rolls.length)})), this.#rolls(reviewed, names, seats))),
      h('p', {class: 'tools'}, ['html', 'csv', 'json'].map(as =>
        h('a', {href: download(job, as), download: `review.${as}`}, t(`download.${as}`)))));
    announce(t('review.ready'));
  }

  #rolls(reviewed, names, seats) {
    const {review} = reviewed;
    const rows = review.rolls.map(roll => `${whole(roll.turn)}. ${seatName(seats[roll.seat])}: ${roll.outcome} (${
      roll.luck.map((luck, i) => `${names[i]} ${decimal(luck, digits(reviewed), true)}`).join(', ')})`);
    return h('ul', {}, rows.map(row => h('li', {}, row)));
  }

  /** A link that holds the record itself. */
  async #link() {
    const text = this.#of.record ?? (await call('record', {id: this.#of.id})).text;
    const link = `${location.origin}/review#r=${await packed(text)}`;
    await navigator.clipboard?.writeText(link).catch(() => {});
    fill(this.#state, field(t('review.link.copied'), h('input', {readonly: true, value: link,
      onfocus: event => event.target.select()})));
    this.#state.querySelector('input').focus();
  }
}
