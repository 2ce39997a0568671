import { type Example, firstTables } from '../help/model/worked-example.js';

export const EXAMPLE: Example = {
  round: (rulebook) => ({
    house: {
      paytables: {
        ...firstTables(rulebook, ['rapid-fire', 'pocket']),
        kickout: Object.keys(rulebook.beside.kickout?.paytables ?? {})[0],
        'ante-bonus': Object.keys(rulebook.beside.anteBonus?.paytables ?? {})[0],
      },
      settings: { tiedPairs: 'spade-high' },
    },
    dealer: 'Kd Jc 8s 5h 2d',
    seats: [
      { seat: 1, cards: 'Qs 9s', draw: 'Qd 9h 4d', wagers: { ante: 1_000 }, decision: 'play' },
      { seat: 2, cards: 'Th 4c', draw: 'Ad 6s 3h', wagers: { ante: 1_000 }, decision: 'fold' },
      { seat: 3, cards: '7c 6c', draw: '7d 7h 3s', wagers: { ante: 1_000 }, decision: 'play' },
    ],
  }),
  dealer:
    'Not good enough to be kicked out, and better than any player’s two cards: the dealer stays in.',
  story: [
    [3, 'Seven-six acts first, plays, draws two more sevens and beats the dealer.'],
    [2, 'Ten-four would have to beat three sevens, and folds.'],
    [1, 'Queen-nine plays and makes two pairs: not enough. Seat 3 takes the pot.'],
  ],
};
