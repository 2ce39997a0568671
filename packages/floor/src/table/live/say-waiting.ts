import type { LiveView } from '@baize/house/client';
import { openingWords } from '../../fairness/fairness-words.js';
import { signedMoney } from '../../kit/money.js';
import type { FeltModel } from './felt-model.js';

const SITS_OUT = {
  asked: 'You sit this round out; the next one is yours.',
  time: 'The time to bet was over, so you sit this round out; the next one is yours.',
  away: 'You were away, so you sit this round out; the next one is yours.',
} as const;

/** What is waited for, in words, while this player is asked nothing. */
export const sayWaiting = (view: LiveView, felt: FeltModel | null, seat: number | null): string => {
  if (view.phase === 'closed') return 'The table is closed.';
  if (seat === null) return 'You are watching. Take a free seat to play.';
  const receipt = view.receipts.find((one) => one.seat === seat);
  // All boxes of one player together.
  const netCents = view.receipts.reduce((sum, one) => sum + one.netCents, 0);
  if (felt === null) {
    return receipt === undefined
      ? 'The dealer prepares the next round.'
      : `Last round: ${signedMoney(netCents)}. The next one comes.`;
  }
  const hand = felt.hands.find((one) => one.seat === seat);
  if (felt.phase === 'settled') {
    return receipt === undefined || hand === undefined
      ? 'The round is settled.'
      : `The round is settled: ${signedMoney(netCents)}.`;
  }
  const why = view.seats.find((one) => one.seat === seat)?.sitsOut;
  if (hand === undefined && why != null) return SITS_OUT[why];
  if (hand === undefined) return 'You sit this round out; the next one is yours.';
  if (felt.action !== null && felt.action.turn !== null) {
    return `Seat ${felt.action.turn} acts${felt.action.order.includes(seat) && hand.decision === null ? '; your turn comes.' : '.'}`;
  }
  if (hand.cards.length === 0) {
    return `No more bets. ${openingWords(view.fairness) ?? 'The cards come.'}`;
  }
  return 'Waiting for the others and the dealer.';
};
