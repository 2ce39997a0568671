import { type Example, firstTables } from '../help/model/worked-example.js';

export const EXAMPLE: Example = {
  round: (rulebook) => ({
    house: { paytables: firstTables(rulebook, ['flush', 'straight-flush']) },
    dealer: 'Ks 9s 4s Jd 8d Qc 2h',
    seats: [
      {
        seat: 1,
        cards: 'Qh Jh 8h 5h 3h Kc 3d',
        wagers: { ante: 1_000, flush: 500 },
        decision: { raise: 2_000 },
      },
      {
        seat: 2,
        cards: 'Jc Tc 6c Ad 9d 7s 4h',
        wagers: { ante: 1_000 },
        decision: { raise: 1_000 },
      },
      { seat: 3, cards: '8c 5c Td 6d Th 6h 5s', wagers: { ante: 1_000 }, decision: 'fold' },
    ],
  }),
  dealer: 'That is enough to qualify, so hands are compared.',
  story: [
    [1, 'Five hearts: this hand may raise twice its ante, and does.'],
    [2, 'Three clubs, worth one ante at most. The dealer’s three are higher.'],
    [3, 'Only two of any suit. Folding ends it for the price of the ante.'],
  ],
};
