// What options are worth, as a table whose rows show themselves on a board.

import {button, h, table} from './dom.js';
import {interval, range} from './chart.js';
import {decimal, digits, said, t, told, whole} from './text.js';

/** What people call the option of a label, in few words. */
export function called(options, label, result) {
  const same = result?.options.find(one => one.label === label || one.same?.includes(label));
  const shown = options.find(one =>
    one.label === label || one.label === same?.label || same?.same?.includes(one.label));
  return told(shown?.brief) ?? label;
}

/** How an answer of the analysis was found, and what it says, in words. */
export function howFound(result, options) {
  const {method, verdict, confidence, best} = result;
  const names = best.map(label => called(options, label, result));
  const by = {by: result.by ?? '', luck: result.luck ?? '', n: whole(result.count ?? 0), table: result.table ?? '',
    best: names.join('; '), first: names[0] ?? '',
    sure: decimal(100 * confidence, confidence > 0.99 && confidence < 1 ? 1 : 0)};
  return [
    t(`method.${method === 'exact' && result.table ? 'table' : method}`, by),
    method === 'rollout' && result.luck ? t('method.luck', by) : '',
    options.length > 1 && method === 'search' ? t('verdict.search', by)
      : options.length > 1 && method === 'bounds' && verdict === 'separated' ? t('verdict.bounds', by)
        : options.length > 1 ? t(`verdict.${verdict}`, by) : t('verdict.alone'),
  ].filter(Boolean).join(' ');
}

/** Why one option is worth more than another, or how they differ that are not told apart, with a heading. */
export function whySection({option, other, reasons}, options, result) {
  const name = label => options.find(one => one.label === label)?.name ?? label;
  const best = result && result.method !== 'search' && result.options.some(one => result.best.includes(one.label)
    && (one.label === other || one.same?.includes(other)));
  const heading = !best ? 'analyse.why' : result.verdict === 'exact' ? 'analyse.same' : 'analyse.apart';
  return h('section', {class: 'why'}, h('h2', {}, t(heading, {one: name(option), other: name(other)})),
    h('ul', {}, reasons.map(reason => said(reason, 'li'))));
}

/** Whether what an analysis names as best is shown to be: who looks ahead may be wrong, and others may be as good. */
function shownBest(result) {
  return result && result.method !== 'search' && ['exact', 'separated'].includes(result.verdict);
}

/**
 * The table.
 *
 * @param options of the board
 * @param result of the analysis, or null where there is none yet
 * @param board where a row shows what its option does
 * @param take told the option that is to be taken; null where it is only shown
 * @param played the label of the option that was played, where it was
 */
export function worthTable(options, result, board, take, played) {
  const best = shownBest(result);
  const of = option => result?.options.find(one => one.label === option.label
    || one.same?.includes(option.label));
  const sorted = result
    ? [...options].sort((a, b) => (of(b)?.equity ?? -Infinity) - (of(a)?.equity ?? -Infinity))
    : options;
  const all = result ? result.options.flatMap(one => [one.lower ?? one.equity, one.upper ?? one.equity]) : [];
  const bounded = result?.options.every(one => one.lower !== undefined) && result.method !== 'search';
  const [low, high] = range(bounded ? all : result?.options.map(one => one.equity) ?? [0, 1]);
  const exact = result?.method === 'exact';
  const row = option => {
    const worth = of(option);
    const may = worth && result.best?.includes(worth.label);
    const first = may && best;
    const shown = {onpointerenter: () => board.show(option), onpointerleave: () => board.show(null),
      onfocusin: () => board.show(option), onfocusout: () => board.show(null)};
    const cells = [button(said(option.text), () => take ? take(option) : board.show(option),
      {'data-key': option.label, class: 'link'})];
    if (worth) {
      const ends = bounded && !exact;
      cells.push(
        [decimal(worth.equity, digits(result)), first && h('span', {class: 'good'}, ' ★ ', t('play.best')),
          may && !first && h('span', {class: 'doubt'}, ' ', t('worth.may')),
          (played === worth.label || worth.same?.includes(played)) && h('strong', {}, ' ', t('worth.played')),
          interval({middle: worth.equity, lower: ends ? worth.lower : worth.equity,
            upper: ends ? worth.upper : worth.equity}, low, high),
          ends && h('span', {class: 'dim'}, `${decimal(worth.lower, 3)} … ${decimal(worth.upper, 3)}`)],
        decimal(worth.loss, digits(result)));
    } else if (result) {
      cells.push('', '');
    }
    return {cells, class: first ? 'best' : may ? 'may' : null, ...shown};
  };
  const heads = ['worth.move', ...result ? ['worth.equity', 'worth.loss'] : []];
  const scale = h('div', {class: 'dim'}, bounded && !exact && [t('worth.interval'), ', '],
    `${decimal(low, 2)} … ${decimal(high, 2)}`);
  const shown = table(t(take ? 'worth.caption' : 'worth.shown'), heads.map((head, i) => [t(head), i === 1 && scale]),
    sorted.map(row));
  shown.classList.add('worths'); // intervals stand below their equities, so that nobody has to scroll sideways
  return [shown, result && h('p', {class: 'dim'}, t('worth.note'))];
}
