import { type Card, deckWithout, parseCards } from '@baize/cards';
import { present, unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { adviseRicochet, positionInTurn, ricochetTable } from '../src/index.js';
import type { PlayedSeat } from '../src/ricochet-poker/core-round.js';
import { combinations } from './support/combinations.js';
import { feltOf, settledNets, someTurn, washington, xorshift } from './support/ricochet.js';

const PATIENCE_MS = 120_000;
const ANTE = 500;

const cards = (text: string): readonly Card[] => unwrap(parseCards(text));

/** What the seat in turn wins over all draws that it may draw, each settled. */
const settleEveryDraw = (
  rules: ReturnType<typeof washington>,
  dealer: readonly Card[],
  seats: readonly PlayedSeat[],
  seat: number,
): { readonly totalCents: bigint; readonly draws: bigint } => {
  const seen = [...dealer, ...seats.flatMap((one) => [...one.cards, ...(one.draw ?? [])])];
  let [totalCents, draws] = [0n, 0n];
  for (const draw of combinations(deckWithout(seen), 3)) {
    const played = seats.map((one, place) =>
      place + 1 === seat ? { ...one, draw, decision: 'play' as const } : one,
    );
    totalCents += BigInt(present(settledNets(rules, dealer, played, ANTE)[seat - 1], 'a net'));
    draws += 1n;
  }
  return { totalCents, draws };
};

describe('the last player to act', () => {
  test.each([1, 2, 4, 7])(
    'of %i is told what settling every draw gives (WA-RP-8, -9, -9b)',
    (players) => {
      const rules = washington('PT-FLT-KH-01');
      const { dealer, seats, position } = someTurn(rules, players, 0, xorshift(players));
      const { exact, worth } = adviseRicochet(ricochetTable(rules, players), position, ANTE);
      expect(exact).toEqual(settleEveryDraw(rules, dealer, seats, position.seat));
      expect(worth.fold).toBe(-1);
    },
    PATIENCE_MS,
  );

  test(
    'shares the pot with two players who tie, and takes the odd chips (WA-RP-8d, -9b)',
    () => {
      const rules = washington('PT-FLT-KH-01');
      const dealer = cards('2c 2d 4h 5s 7c');
      const seats: readonly PlayedSeat[] = [
        { cards: cards('Th 8c'), draw: cards('9c Jc Qc'), decision: 'play' },
        { cards: cards('Ts 8d'), draw: cards('9d Jd Qd'), decision: 'play' },
        { cards: cards('Jh 9h'), draw: null, decision: 'fold' },
        { cards: cards('Qh 8h'), draw: null, decision: null },
      ];
      const position = present(positionInTurn(rules, feltOf(dealer, seats, ANTE)), 'a turn');
      expect(position).toMatchObject({ seat: 4, potAntes: 2, showing: { players: 2 } });
      const advice = adviseRicochet(ricochetTable(rules, 4), position, ANTE);
      expect(advice.draws.tied).toBeGreaterThan(0);
      expect(advice.exact).toEqual(settleEveryDraw(rules, dealer, seats, 4));
    },
    PATIENCE_MS,
  );
});
