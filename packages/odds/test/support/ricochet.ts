import { type Card, FULL_DECK } from '@baize/cards';
import { type RicochetFelt, settleRicochet } from '@baize/games';
import { cents } from '@baize/money';
import { putInForce, type RulesInForce, rulebookById } from '@baize/rulebook';
import { positionInTurn, type RicochetPosition } from '../../src/index.js';
import type { PlayedSeat } from '../../src/ricochet-poker/core-round.js';

export const KICKOUTS = ['PT-FLT-KH-01', 'PT-FLT-KH-02'] as const;

export const washington = (
  kickout: string,
  tiedPairs: 'spade-high' | 'club-low' = 'spade-high',
  anteBonus: string | null = 'PT-FLT-AB-01',
): RulesInForce => {
  const inForce = putInForce(rulebookById('wa/ricochet-poker'), {
    paytables: { kickout, ...(anteBonus === null ? {} : { 'ante-bonus': anteBonus }) },
    settings: { tiedPairs },
  });
  if (!inForce.ok) throw new Error('the rules of Washington');
  return inForce.value;
};

export const feltOf = (
  dealer: readonly Card[],
  seats: readonly PlayedSeat[],
  anteCents: number,
): RicochetFelt => ({
  dealer,
  anteCents: cents(anteCents),
  hands: seats.map((seat, place) => ({
    ...seat,
    seat: place + 1,
    stakes: { ante: cents(anteCents) },
    claims: [],
    voided: [],
  })),
});

/** What each seat wins or loses, in cents, by the settlement that pays; seats count from one. */
export const settledNets = (
  rules: RulesInForce,
  dealer: readonly Card[],
  seats: readonly PlayedSeat[],
  anteCents: number,
): readonly number[] => {
  const { entitlements } = settleRicochet(rules, feltOf(dealer, seats, anteCents));
  return seats.map((_, place) =>
    entitlements
      .filter(({ seat }) => seat === place + 1)
      .reduce(
        (sum, { due, returnedCents, stakeCents }) =>
          sum + (due.from === 'meter' ? 0 : due.cents) + returnedCents - stakeCents,
        0,
      ),
  );
};

/** A turn with so many players still to act; those before have acted at random. */
export const someTurn = (
  rules: RulesInForce,
  players: number,
  stillToAct: number,
  nextBelow: (below: number) => number,
): { dealer: readonly Card[]; seats: readonly PlayedSeat[]; position: RicochetPosition } => {
  for (;;) {
    const deck = shuffled(nextBelow);
    const dealer = deck.slice(2 * players, 2 * players + 5);
    let seats: readonly PlayedSeat[] = Array.from({ length: players }, (_, seat) => ({
      cards: deck.slice(2 * seat, 2 * seat + 2),
      draw: null,
      decision: null,
    }));
    let next = 2 * players + 5;
    let position = positionInTurn(rules, feltOf(dealer, seats, 100));
    while (position !== null && position.toAct.length > stillToAct) {
      const { seat } = position;
      const draw = nextBelow(3) === 0 ? null : deck.slice(next, next + 3);
      if (draw !== null) next += 3;
      const decision = draw === null ? 'fold' : 'play';
      seats = seats.map((one, place) => (place + 1 === seat ? { ...one, draw, decision } : one));
      position = positionInTurn(rules, feltOf(dealer, seats, 100));
    }
    if (position !== null) return { dealer, seats, position };
  }
};

/** A small generator that always begins alike. */
export const xorshift = (seed: number): ((below: number) => number) => {
  let state = seed | 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
};

export const shuffled = (nextBelow: (below: number) => number): readonly Card[] => {
  const deck = [...FULL_DECK];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = nextBelow(last + 1);
    [deck[last], deck[other]] = [deck[other] as Card, deck[last] as Card];
  }
  return deck;
};
