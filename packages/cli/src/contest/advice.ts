import type { Choice } from '@baize/odds';
import type { WagerId } from '@baize/rulebook';
import type { Advice, AdvisedChoice } from '../commands/strategy/advice.js';

export const advisedChoice = (
  { decision, numerator, value }: Choice<string>,
  denominator: number,
  wager: WagerId,
  antes: number,
): AdvisedChoice => ({
  decision,
  adds: decision === 'fold' ? null : { wager, antes },
  exactly: { numerator, denominator },
  value,
});

interface Counts {
  readonly notQualified: number;
  readonly win: number;
  readonly push: number;
  readonly lose: number;
}

export const againstDealer = (
  dealersHands: number,
  { notQualified, win, push, lose }: Counts,
): Advice['split'] => ({
  id: 'dealersHands',
  words: 'hands that the dealer can have',
  all: dealersHands,
  parts: [
    { id: 'notQualified', words: 'do not qualify', count: notQualified },
    { id: 'win', words: 'lose to yours', count: win },
    { id: 'push', words: 'tie with it', count: push },
    { id: 'lose', words: 'beat it', count: lose },
  ],
});
