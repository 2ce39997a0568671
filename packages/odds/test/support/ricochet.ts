import { type Card, FULL_DECK } from '@baize/cards';
import { type RicochetDecision, settleRicochet } from '@baize/games';
import { cents } from '@baize/money';
import { putInForce, type RulesInForce, rulebookById } from '@baize/rulebook';

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

export interface SeatCards {
  readonly cards: readonly Card[];
  readonly draw: readonly Card[] | null;
  readonly decision: RicochetDecision | null;
}

/** What each seat wins or loses, in cents, by the settlement that pays; seats count from one. */
export const settledNets = (
  rules: RulesInForce,
  dealer: readonly Card[],
  seats: readonly SeatCards[],
  anteCents: number,
): readonly number[] => {
  const { entitlements } = settleRicochet(rules, {
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
