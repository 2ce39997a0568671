import { fc, test } from '@fast-check/vitest';
import pokersolver from 'pokersolver';
import { describe, expect } from 'vitest';
import { handOn, settle } from '../support/felt.js';
import { handsFrom, randomDeck } from '../support/random-round.js';
import { rulesOf } from '../support/rules.js';

/** What an independent library says of a hand; the rules of the game are written once more below. */
interface Solved {
  readonly name: string;
  readonly descr: string;
  /** Negative when this hand is the stronger. */
  compare(other: Solved): number;
}

const solved = (cards: string): Solved =>
  pokersolver.Hand.solve(cards.split(' ')) as unknown as Solved;

const ODDS: Readonly<Record<string, number>> = {
  'High Card': 1,
  Pair: 1,
  'Two Pair': 2,
  'Three of a Kind': 3,
  Straight: 4,
  Flush: 5,
  'Full House': 7,
  'Four of a Kind': 20,
  'Straight Flush': 50,
};

const expected = (dealer: string, player: string) => {
  const [theirs, mine] = [solved(dealer), solved(player)];
  const ranks = dealer.split(' ').map((card) => card.charAt(0));
  const aceKing = ranks.includes('A') && ranks.includes('K');
  if (theirs.name === 'High Card' && !aceKing) return ['win 1000', 'push 0'];
  const against = mine.compare(theirs);
  if (against === 0) return ['push 0', 'push 0'];
  if (against > 0) return ['lose 0', 'lose 0'];
  const odds = mine.descr === 'Royal Flush' ? 100 : (ODDS[mine.name] ?? 0);
  return ['win 1000', `win ${2000 * odds}`];
};

describe('the settlement and an independent ranking', () => {
  test.prop([fc.gen()], { numRuns: 300, endOnFailure: true })(
    '[SD-CSP-14] say the same of every deal',
    (random) => {
      const rules = rulesOf('sd/caribbean-stud');
      const seats = [1, 2, 3, 4, 5, 6, 7];
      const hands = handsFrom(rules, randomDeck(random), seats);
      const { entitlements } = settle(
        rules,
        hands.dealer,
        seats.map((seat) => handOn(seat, hands[seat] ?? '', { ante: 1000, bet: 2000 })),
      );
      for (const seat of seats) {
        const lines = entitlements.filter((line) => line.seat === seat);
        expect(
          lines.map(({ outcome, due }) => `${outcome} ${due.from === 'tray' ? due.cents : 0}`),
        ).toEqual(expected(hands.dealer, hands[seat] ?? ''));
      }
    },
    30_000,
  );
});
