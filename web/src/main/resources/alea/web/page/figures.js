// What a review adds up to, for every seat.

import {table} from './dom.js';
import {decimal, digits, many, t, whole} from './text.js';

const SUMS = [
  ['start', (review, seat) => review.start[seat]],
  ['ownLuck', (review, seat) => review.seats[seat].ownLuck],
  ['othersLuck', (review, seat) => review.seats[seat].othersLuck],
  ['revisions', (review, seat) => review.seats[seat].revisions],
  ['losses', (review, seat) => -review.seats[seat].loss],
  ['gains', (review, seat) => review.seats[seat].gains],
  ['end', (review, seat) => review.end[seat]],
];

/** Where the payoff came from. */
export function sums({review, within}, names) {
  return table(t('review.sums.caption'), [t('review.what'), ...names], SUMS.map(([key, of]) =>
    [t(`review.${key}`), ...names.map((_, seat) => decimal(of(review, seat), digits({within}),
      key !== 'start' && key !== 'end'))]));
}

/** How well the seats played. */
export function played(review, names) {
  const roll = index => {
    const one = review.rolls[index];
    return one ? t('review.roll', {roll: one.outcome, turn: whole(one.turn)}) : '';
  };
  return table(t('review.played.caption'), ['seat', 'decisions', 'meanLoss', 'ci', 'rate', 'doubtful', 'bad', 'veryBad',
    'luckiest', 'unluckiest'].map(key => t(`review.${key}`)), review.seats.map((seat, i) => [
    names[i], whole(seat.decisions),
    seat.meanLoss === undefined ? '' : decimal(seat.meanLoss),
    seat.ci95?.length ? `${decimal(seat.ci95[0])} … ${decimal(seat.ci95[1])}` : '',
    seat.rate === undefined ? '' : decimal(seat.rate, 1),
    whole(seat.doubtful), whole(seat.bad), whole(seat.veryBad), roll(seat.luckiest), roll(seat.unluckiest)]));
}

/** How a review was found. */
export function howReviewed({method, level, by, count, within, plies, thresholds}) {
  return [t(`review.method.${method}`, {by: by ?? '', n: whole(count ?? 0), plies: plies ? many('rolls', plies) : ''}),
    within ? t('review.within', {within: decimal(within, 2)}) : '',
    t('review.level', {level: t(`review.level.${level}`)}),
    t('review.classes', {doubtful: decimal(thresholds.doubtful), bad: decimal(thresholds.bad),
      veryBad: decimal(thresholds.veryBad)})].filter(Boolean).join(' ');
}
