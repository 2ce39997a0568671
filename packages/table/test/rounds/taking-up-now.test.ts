import { describe, expect, it } from 'vitest';
import type { TableGesture } from '../../src/index.js';
import {
  type At,
  at,
  folded,
  maryland,
  NAMED,
  type Row,
  raised,
  SEVEN,
  says,
  southDakota,
  TUCK,
  tucked,
} from '../support/flush-revealed.js';
import { comesTo, eventsOf, handAt, NOON } from '../support/moments.js';

/** Which hand may be taken up at one moment, and what it comes to. */

describe('a hand is taken up', () => {
  const takes = (place: 'dealer' | number, more: object = {}): TableGesture =>
    ({ type: 'TakeUp', place, ...more }) as TableGesture;
  const over = { phase: 'settled' } as const;
  const tuckedAt = (more: At = {}) =>
    at(southDakota, [raised(1), tucked(TUCK, '?? ?? ?? ?? ?? ?? ??')], {
      givenUp: [2],
      open: false,
      ...more,
    });
  const namedAt = (more: At = {}) =>
    at(southDakota, [raised(1), tucked(NAMED)], { givenUp: [2], open: false, ...more });
  it.each<Row>([
    [
      'that was folded, and counted',
      at(southDakota, [raised(1), folded(2)], { open: false, givenUp: [2] }),
      takes(2, { counted: 7 }),
      'TakenUp [SD-HCF-8#2]',
    ],
    [
      'that was folded, uncounted where nobody counts',
      at(maryland, [raised(1), folded(2)], { open: false, givenUp: [2] }),
      takes(2),
      'TakenUp [MD-HCF-11B(4)(a)]',
    ],
    [
      'not before its wagers are',
      at(southDakota, [raised(1), folded(2)], { open: false }),
      takes(2, { counted: 7 }),
      'wagers-first [SD-HCF-8#1] the wagers that seat 2 gave up are taken first',
    ],
    [
      'not uncounted',
      at(southDakota, [raised(1), folded(2)], { open: false, givenUp: [2] }),
      takes(2),
      'not-counted [SD-HCF-8#2] spread the hand and count its cards',
    ],
    [
      'in whole cards',
      at(southDakota, [raised(1), folded(2)], { open: false, givenUp: [2] }),
      takes(2, { counted: 6.5 }),
      'not-a-count [baize:forms] a hand is counted in whole cards, 0 to 52',
    ],
    [
      'and a wrong count waits for a floorperson',
      at(southDakota, [raised(1), folded(2)], { open: false, givenUp: [2] }),
      takes(2, { counted: 6 }),
      'IrregularityCalled [SD-HCF-8#2]',
    ],
    [
      'not while it plays',
      at(southDakota, [raised(1), folded(2)], { givenUp: [2] }),
      takes(1, { counted: 7 }),
      'not-settled [SD-HCF-8#2] before the settlement only folded hands are taken up, when all have decided',
    ],
    [
      'not twice',
      at(southDakota, [raised(1), folded(2)], { givenUp: [2], more: { takenUp: [2] } }),
      takes(2, { counted: 7 }),
      'taken-up [baize:orders] these cards are in the rack already',
    ],
    [
      'not where none lies',
      at(southDakota, [raised(1)]),
      takes(5, { counted: 7 }),
      'no-hand [baize:orders] no cards lie there',
    ],
    [
      'not the dealer’s before the settlement',
      at(southDakota, [raised(1)]),
      takes('dealer'),
      'not-settled [baize:steps] the cards lie until the round is settled',
    ],
    [
      'not while a bonus of it plays',
      at(
        maryland,
        [raised(1), handAt(2, SEVEN[1], { decision: TUCK, stakes: { 'straight-flush': 500 } })],
        { givenUp: [2], open: false },
      ),
      takes(2),
      'cards-stay [MD-HCF-11B(4)(a)] a bonus of seat 2 still plays: its cards stay',
    ],
    [
      'not while a flush bonus of it plays',
      at(
        maryland,
        [
          raised(1),
          handAt(2, SEVEN[1], {
            decision: { kind: 'fold', claims: ['flush'] },
            stakes: { flush: 500 },
          }),
        ],
        { givenUp: [2], open: false },
      ),
      takes(2),
      'cards-stay [MD-HCF-11B(4)(a)] a bonus of seat 2 still plays: its cards stay',
    ],
    [
      'after the settlement, each player’s',
      at(southDakota, [raised(1), raised(2)], over),
      takes(1),
      'TakenUp [AMB-57]',
    ],
    [
      'the dealer’s last',
      at(southDakota, [raised(1), raised(2)], over),
      takes('dealer'),
      'out-of-order [baize:steps] the hand of seat 2 is taken up first',
    ],
    [
      'the dealer’s, when the others are in the rack',
      at(southDakota, [raised(1), raised(2)], { ...over, more: { takenUp: [1, 2] } }),
      takes('dealer'),
      'TakenUp [AMB-57]',
    ],
    [
      'and the rest of one that is tucked, with both counts',
      tuckedAt(),
      takes(2, { counted: 4, tucked: 3 }),
      'TakenUp [SD-HCF-8#2]',
    ],
    [
      'not before its wagers',
      tuckedAt({ givenUp: [] }),
      takes(2, { counted: 4, tucked: 3 }),
      'wagers-first [SD-HCF-8#1] the wagers that seat 2 gave up are taken first',
    ],
    [
      'not without the count of what is tucked',
      tuckedAt(),
      takes(2, { counted: 4 }),
      'tucked-not-counted [SD-HCF-8#2] say how many cards are tucked under the wager',
    ],
    [
      'not without the count of the discards',
      tuckedAt(),
      takes(2, { tucked: 3 }),
      'not-counted [SD-HCF-8#2] spread the discards and count them',
    ],
    [
      'with what is tucked in whole cards',
      tuckedAt(),
      takes(2, { counted: 4, tucked: 2.5 }),
      'not-a-count [baize:forms] cards are counted in whole numbers from 0',
    ],
    [
      'with what is tucked from none',
      tuckedAt(),
      takes(2, { counted: 4, tucked: -1 }),
      'not-a-count [baize:forms] cards are counted in whole numbers from 0',
    ],
    [
      'with as many tucked as were named',
      namedAt(),
      takes(2, { counted: 4, tucked: 4 }),
      'not-a-count [baize:cards-on-the-felt] 3 cards were tucked under the wager',
    ],
    [
      'with those that were named, unsaid',
      namedAt(),
      takes(2, { counted: 4 }),
      'TakenUp [SD-HCF-8#2]',
    ],
    [
      'with discards in whole cards',
      namedAt(),
      takes(2, { counted: 53 }),
      'not-a-count [baize:forms] a hand is counted in whole cards, 0 to 52',
    ],
    [
      'and a wrong count of them waits for a floorperson',
      namedAt(),
      takes(2, { counted: 3 }),
      'IrregularityCalled [SD-HCF-8#2]',
    ],
    [
      'whole, where nothing was tucked',
      tuckedAt(),
      takes(2, { counted: 7, tucked: 0 }),
      'Turned, TakenUp [SD-HCF-8#2]',
    ],
  ])('%s', says);

  it('tells how many were counted, and how many are tucked', () => {
    const stamp = { by: 'Dana', as: 'dealer', at: NOON };
    expect(eventsOf(namedAt(), takes(2, { counted: 4 }))).toEqual([
      { ...stamp, type: 'TakenUp', place: 2, counted: 4, cite: 'SD-HCF-8#2', tucked: 3 },
    ]);
    const miscounted = eventsOf(namedAt(), takes(2, { counted: 3 }));
    expect(miscounted).toMatchObject([
      {
        type: 'IrregularityCalled',
        kind: 'folded-cards-miscounted',
        place: 2,
        cards: 3,
        outcome: { round: 'blocked' },
      },
    ]);
  });
});

describe('the bonus for which folded cards stay', () => {
  const { inForce } = maryland;
  const { play } = inForce.rulebook;
  const stays = (cite: string) => ({ value: 'claimed', cite });
  const foldedBonus = { flush: stays('MD-HCF-12B'), 'straight-flush': stays('MD-HCF-12C') };
  const rulebook = {
    ...inForce.rulebook,
    play: {
      ...play,
      foldedBonus: { ...(play as never as { foldedBonus: object }).foldedBonus, ...foldedBonus },
    },
  };
  const apart = { ...maryland, inForce: { ...inForce, rulebook } } as never as typeof maryland;
  it.each([
    ['flush', { stakes: { flush: 500 } }, 'MD-HCF-12B'],
    ['straight-flush', { stakes: { 'straight-flush': 500 } }, 'MD-HCF-12C'],
    ['flush', { tips: { flush: 500 } }, 'MD-HCF-12B'],
  ] as const)('is the one that lies there: %s, %j', (wager, lies, cite) => {
    const hand = handAt(2, SEVEN[1], {
      decision: { kind: 'fold', claims: [wager] },
      ...(lies as object),
    });
    const world = at(apart, [raised(1), hand], { givenUp: [2], open: false });
    expect(comesTo(world, { type: 'TakeUp', place: 2 })).toBe(
      `cards-stay [${cite}] a bonus of seat 2 still plays: its cards stay`,
    );
  });
});
