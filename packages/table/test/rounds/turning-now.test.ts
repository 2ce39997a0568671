import { describe, it } from 'vitest';
import type { TableGesture } from '../../src/index.js';
import {
  at,
  DEALER,
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
  VOIDED,
} from '../support/flush-revealed.js';
import { handAt } from '../support/moments.js';

/** Which hand may be turned at one moment, and what it comes to. */

const turns = (place: 'dealer' | number, cards?: string): TableGesture => ({
  type: 'Turn',
  place: place as never,
  ...(cards === undefined ? {} : { cards: cards.split(' ') }),
});

describe('a hand is turned', () => {
  const closed = { open: false } as const;
  it.each<Row>([
    [
      'the dealer’s first',
      at(southDakota, [raised(1), raised(2)], closed),
      turns('dealer'),
      'Turned',
    ],
    [
      'no other before the dealer’s',
      at(southDakota, [raised(1), raised(2)], closed),
      turns(2),
      "out-of-order [SD-HCF-9#2] the dealer's hand is turned next",
    ],
    ['from the dealer’s right', at(southDakota, [raised(1), raised(2)]), turns(2), 'Turned'],
    [
      'no other before it',
      at(southDakota, [raised(1), raised(2)]),
      turns(1),
      'out-of-order [SD-HCF-9a#2] the hand of seat 2 is turned next',
    ],
    [
      'no other before the one that is turned is settled',
      at(southDakota, [raised(1), raised(2, true)]),
      turns(1),
      'out-of-order [SD-HCF-9b-i] seat 2 is settled first',
    ],
    [
      'not the dealer’s before what was given up is in the tray',
      at(maryland, [folded(1), raised(2)], closed),
      turns('dealer'),
      'folded-hands-first [MD-HCF-11B(4)(a)] take the wagers that seat 1 gave up first',
    ],
    [
      'not the dealer’s before what was given up is in the rack',
      at(maryland, [folded(1), raised(2)], { ...closed, givenUp: [1] }),
      turns('dealer'),
      'folded-hands-first [MD-HCF-11B(4)(a)] take the cards that seat 1 gave up first',
    ],
    [
      'the dealer’s, when all of it is',
      at(maryland, [folded(1), raised(2)], { ...closed, givenUp: [1], more: { takenUp: [1] } }),
      turns('dealer'),
      'Turned',
    ],
    [
      'the dealer’s in a void round, whatever was given up',
      at(maryland, [folded(1), raised(2)], { ...closed, more: { voided: VOIDED } }),
      turns('dealer'),
      'Turned',
    ],
    [
      'not before its discards are counted',
      at(southDakota, [raised(1), tucked(NAMED)], { givenUp: [2] }),
      turns(2),
      'discards-not-racked [SD-HCF-8#2] count and rack the discards of seat 2 first',
    ],
    [
      'with as many cards as were tucked',
      at(southDakota, [raised(1), tucked(TUCK, '?? ?? ?? ?? ?? ?? ??')], {
        givenUp: [2],
        more: { tucked: { 2: 3 } },
      }),
      turns(2, '9d 8d'),
      'wrong-number-of-cards [baize:cards-on-the-felt] seat 2 tucked 3 cards, and 2 are named',
    ],
    [
      'with those cards',
      at(southDakota, [raised(1), tucked(TUCK, '?? ?? ?? ?? ?? ?? ??')], {
        givenUp: [2],
        more: { tucked: { 2: 3 } },
      }),
      turns(2, '9d 8d 7d'),
      'Turned',
    ],
    [
      'not with another number of cards than lie there',
      at(southDakota, [raised(1)], { open: false, cards: '?? ?? ?? ?? ?? ?? ??' }),
      turns('dealer', '9s 3s'),
      'wrong-number-of-cards [SD-HCF-5#1] the dealer has 7 cards, and 2 are named: if no more and no fewer lie there, call it',
    ],
    [
      'not with another number than lies at a seat',
      at(southDakota, [
        handAt(1, '?? ?? ?? ?? ?? ?? ??', {
          decision: { kind: 'raise', cents: 1_000 as never },
          stakes: { raise: 1_000 },
        }),
      ]),
      turns(1, 'Ah Qh'),
      'wrong-number-of-cards [SD-HCF-5#1] seat 1 has 7 cards, and 2 are named: if no more and no fewer lie there, call it',
    ],
    [
      'not with a card that is dead',
      at(southDakota, [raised(1)], {
        open: false,
        cards: '?? ?? ?? ?? ?? ?? ??',
        more: { dead: [{ card: '9s', cite: 'SD-HCF-10' }] },
      }),
      turns('dealer', DEALER),
      'card-is-dead [SD-HCF-10] 9s was found face up: it is not used in this round',
    ],
    [
      'whose raise is too large: the excess goes back, and a floorperson is called',
      at(southDakota, [
        handAt(1, '?? ?? ?? ?? ?? ?? ??', {
          decision: { kind: 'raise', cents: 3_000 as never },
          stakes: { raise: 3_000 },
        }),
      ]),
      turns(1, SEVEN[2]),
      'Turned, RaiseCut, IrregularityCalled [SD-HCF-7#1]',
    ],
  ])('%s', says);
});
