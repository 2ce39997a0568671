import { deckWithout, isKnown } from '@baize/cards';
import type { ContestRound } from '@baize/games';
import { RULEBOOK_IDS } from '@baize/rulebook';
import type { Shift, World } from '@baize/table';
import { describe, expect, test } from 'vitest';
import { PRACTICE, practiceShift } from './support/practice-shift.js';

/** The same world with other cards wherever this seat's player cannot see them. */
const withOtherHidden = (world: World, seat: number, upCard: number | null): World => {
  const { table } = world;
  if (table.phase !== 'open' || table.round === null) return world;
  const game = table.round.game as Exclude<ContestRound, { phase: 'betting' }>;
  const seen = [
    ...game.hands.filter((hand) => hand.seat === seat || hand.turned).flatMap(({ cards }) => cards),
    ...game.dealer.cards.filter((_, place) => place + 1 === upCard),
  ].filter(isKnown);
  const others = [...deckWithout(seen)];
  const other = () => others.shift()!;
  const changed = {
    ...game,
    hands: game.hands.map((hand) =>
      hand.seat === seat || hand.turned ? hand : { ...hand, cards: hand.cards.map(other) },
    ),
    dealer: {
      ...game.dealer,
      cards: game.dealer.cards.map((card, place) => (place + 1 === upCard ? card : other())),
    },
  };
  return { ...world, table: { ...table, round: { ...table.round, game: changed } } };
};

const upCardOf = ({ world }: Shift): number | null => {
  const { play } = world.rules.inForce.rulebook;
  return play.game === 'caribbean-stud' ? play.dealerUpCard.value : null;
};

// At Ricochet Poker everything that is dealt lies face up.
const HIDING = RULEBOOK_IDS.filter((id) => id !== 'wa/ricochet-poker');

describe.each(HIDING)('at %s', (id) => {
  test('worlds that differ in hidden cards alone give the same decision', () => {
    let compared = 0;
    let differed = 0;
    practiceShift(id, 11, 25, 'virtual', {
      ...PRACTICE,
      decision: (shift, seat) => {
        const decision = PRACTICE.decision(shift, seat);
        const world = withOtherHidden(shift.world, seat, upCardOf(shift));
        if (JSON.stringify(world.table) !== JSON.stringify(shift.world.table)) differed += 1;
        const there = { ...shift, world, at: shift.at, chance: shift.chance } as unknown as Shift;
        expect(PRACTICE.decision(there, seat)).toEqual(decision);
        compared += 1;
        return decision;
      },
    });
    expect(compared).toBeGreaterThan(50);
    expect(differed).toBe(compared);
  });
});
