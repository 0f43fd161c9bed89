// What options are worth, as a table whose rows show themselves on a board.

import {button, h, table} from './dom.js';
import {interval, range} from './chart.js';
import {decimal, said, t, whole} from './text.js';

/** How an answer of the analysis was found, in words. */
export function howFound(result) {
  const by = {by: result.by ?? '', luck: result.luck ?? '', n: whole(result.count ?? 0)};
  return [
    t(`method.${result.method}`, by),
    result.method === 'rollout' && result.luck ? t('method.luck', by) : '',
    result.verdict ? t(`verdict.${result.verdict}`, {
      best: result.best?.join(', ') ?? '',
      first: result.best?.[0] ?? '',
      sure: decimal(100 * (result.confidence ?? 0), 0),
    }) : '',
  ].filter(Boolean).join(' ');
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
  const of = option => result?.options.find(one => one.label === option.label
    || one.same?.includes(option.label));
  const sorted = result
    ? [...options].sort((a, b) => (of(b)?.equity ?? -Infinity) - (of(a)?.equity ?? -Infinity))
    : options;
  const all = result ? result.options.flatMap(one => [one.lower ?? one.equity, one.upper ?? one.equity]) : [];
  const bounded = result?.options.every(one => one.lower !== undefined) && result.method !== 'search';
  const [low, high] = range(bounded ? all : result?.options.map(one => one.equity) ?? [0, 1]);
  const exact = result?.method === 'exact' || result?.method === 'table';
  const row = option => {
    const worth = of(option);
    const first = worth && result.best?.[0] === worth.label;
    const may = worth && result.best?.includes(worth.label);
    const shown = {onpointerenter: () => board.show(option), onpointerleave: () => board.show(null),
      onfocusin: () => board.show(option), onfocusout: () => board.show(null)};
    const cells = [button(said(option.text), () => take ? take(option) : board.show(option),
      {'data-key': option.label, class: 'link'})];
    if (worth) {
      const ends = bounded && !exact;
      cells.push(
        [decimal(worth.equity), first && h('span', {class: 'good'}, ' ★ ', t('play.best')),
          !first && may && h('span', {class: 'doubt'}, ' ', t('worth.may')),
          (played === worth.label || worth.same?.includes(played)) && h('strong', {}, ' ', t('worth.played'))],
        decimal(worth.loss),
        [interval({middle: worth.equity, lower: ends ? worth.lower : worth.equity,
          upper: ends ? worth.upper : worth.equity}, low, high),
        ends && h('span', {class: 'dim'}, `${decimal(worth.lower, 3)} … ${decimal(worth.upper, 3)}`)]);
    } else if (result) {
      cells.push('', '', '');
    }
    return {cells, class: first ? 'best' : null, ...shown};
  };
  const heads = ['worth.move', ...result ? ['worth.equity', 'worth.loss', 'worth.interval'] : []];
  return table(t(take ? 'worth.caption' : 'worth.shown'), heads.map(head => t(head)), sorted.map(row));
}
