// What papers say, and what came out when it was done again: the report that is kept with Alea.

import {box, field, fill, h, select, table} from './dom.js';
import {heading} from './page.js';
import {note} from './router.js';
import {call} from './rpc.js';
import {decimal, said, t, whole} from './text.js';

/** A sign beside the word, and the colour of both. */
const VERDICTS = {AGREES: ['✓', 'good'], DIFFERS: ['≠', 'doubt'], WRONG: ['✗', 'poor'], CANNOT_TELL: ['?', 'dim'],
  NEW: ['+', 'dim']};

export async function show(element, route) {
  const [item] = route.rest;
  await (item ? one(element, item, route) : all(element, route));
}

function verdict(word, n) {
  const [sign, tone] = VERDICTS[word] ?? ['', 'dim'];
  return h('span', {class: tone}, sign, ' ', t(`verdict.${word}`), n === undefined ? '' : `: ${whole(n)}`);
}

function verdicts(chosen, changed) {
  return field(t('papers.verdict'), select({onchange: event => changed(event.target.value)},
    [['', t('papers.all')], ...Object.keys(VERDICTS).map(word => [word, t(`verdict.${word}`)])], chosen));
}

async function all(element, route) {
  const list = await call('papers');
  const documents = [...new Set(list.map(one => one.document))];
  let chosen = route.query.get('verdict') ?? '';
  const shown = h('div', {});
  const filter = h('input', {type: 'search', value: route.query.get('q') ?? '', oninput: () => draw()});
  const draw = () => {
    note({q: filter.value, verdict: chosen});
    const words = filter.value.toLowerCase();
    const fits = one => (chosen === '' || one.verdicts[chosen])
      && `${one.document} ${one.title} ${one.place}`.toLowerCase().includes(words);
    fill(shown, documents.map((name, i) => {
      const items = list.filter(one => one.document === name && fits(one));
      return items.length > 0 && h('section', {id: `document-${i}`}, h('h2', {}, said(name)),
        table(t('papers.caption', {document: name}), ['title', 'verdicts', 'place'].map(key => t(`papers.${key}`)),
          items.map(one => [
          h('a', {href: `/papers/${encodeURIComponent(one.id)}`}, said(one.title)),
          Object.entries(one.verdicts).map(([word, n]) => [verdict(word, n), ' ']), said(one.place)])));
    }));
  };
  draw();
  element.append(heading(t('nav.papers')), h('p', {}, t('papers.what')),
    h('nav', {'aria-label': t('papers.documents')}, h('ul', {}, documents.map((name, i) =>
      h('li', {}, h('a', {href: `#document-${i}`}, said(name)))))),
    h('div', {class: 'row'}, field(t('rules.filter'), filter), verdicts(chosen, word => {
      chosen = word;
      draw();
    })), shown);
}

/** A number as the document or the run has it, or the words that stand for it. */
function measured({text, value, low, high}) {
  const digits = number => decimal(number, Number.isInteger(number) ? 0 : Math.abs(number) < 10 ? 4 : 1);
  if (text || value === null || value === undefined) {
    return said(text ?? '');
  }
  return digits(value) + (low !== high && low !== null ? ` (${digits(low)} … ${digits(high)})` : '');
}

async function one(element, item, route) {
  const kept = await call('papers', {item});
  const found = h('div', {class: 'words'});
  const draw = chosen => {
    note({verdict: chosen});
    const findings = kept.findings.filter(finding => chosen === '' || finding.verdict === chosen);
    fill(found, table(t('papers.findings', {n: whole(findings.length)}),
      ['says', 'published', 'measured', 'verdict', 'why'].map(key => t(`papers.${key}`)),
      findings.map(({published, measured: now, verdict: word, why}) =>
        [said(published.says), said(published.text), now ? measured(now) : '', verdict(word), said(why)])));
  };
  const chosen = route.query.get('verdict') ?? '';
  draw(chosen);
  fill(element, heading(kept.title),
    h('p', {class: 'dim'}, said(kept.place), `. ${t('play.seed', {seed: kept.seed})}.`),
    h('p', {}, h('a', {href: '/papers'}, t('papers.list'))),
    kept.notes.map(text => said(text, 'p')),
    kept.plots.map(plot => h('figure', {}, h('figcaption', {}, said(plot.title)),
      box(plot.title, h('img', {src: plot.file, alt: plot.title, class: 'figure'})))),
    verdicts(chosen, draw), found,
    kept.tables.map(({title, head, rows}) => table(title, head, rows.map(row => row.map(cell => said(cell))))),
    h('h2', {}, t('papers.again')), h('pre', {class: 'text', lang: 'en'}, kept.commands.join('\n')));
}
