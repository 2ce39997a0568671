import type { LiveView } from '@baize/house/client';
import { money } from '../../kit/money.js';
import type { Worth } from './worth.js';

/** What a winning wager pays, in words; a share of a meter is as the meter stands now. */
export const paysInWords = (
  { due, wins }: Worth,
  jackpots: LiveView['jackpots'],
): string | null => {
  if (!wins) return null;
  if (due.from !== 'meter') return money(due.cents);
  const meter = jackpots.find(({ wager }) => wager === due.jackpot)?.display?.amountCents;
  const share = due.percent === 100 ? 'the whole meter' : `${due.percent}% of the meter`;
  return meter === undefined
    ? share
    : `${share}, ${money(Math.floor((meter * due.percent) / 100))} now`;
};
