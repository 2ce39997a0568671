import { payTable, type Rulebook } from '@baize/rulebook';
import { type Example, firstTables } from '../help/model/worked-example.js';

/** What the jackpot is seeded with: the least its table allows. */
const seedOf = (rulebook: Rulebook, table: string): number =>
  payTable(rulebook, 'progressive', table)?.minimumSeedCents?.value ?? 1_000_000;

const METER_CENTS = 4_512_345;

export const EXAMPLE: Example = {
  round: (rulebook) => {
    const { progressive = '' } = firstTables(rulebook, ['progressive']);
    const seed = seedOf(rulebook, progressive);
    return {
      house: {
        paytables: { progressive },
        jackpots: { progressive: { wager: 100, seed, rate: 2_000 } },
      },
      meters: { progressive: METER_CENTS },
      dealer: 'Ac Kd 9h 4s 7c',
      seats: [
        {
          seat: 1,
          cards: 'Kh Jh 8h 5h 3h',
          wagers: { ante: 1_000, progressive: 100 },
          decision: 'bet',
        },
        { seat: 2, cards: 'As Jc Tc 6c 2h', wagers: { ante: 1_000 }, decision: 'bet' },
        { seat: 3, cards: 'Jd Ts 6d 4d 2s', wagers: { ante: 1_000 }, decision: 'fold' },
      ],
    };
  },
  dealer: 'Ace and king: just enough to qualify. The seven of clubs was in sight.',
  story: [
    [1, 'A flush: the bet is paid by its table, and the jackpot pays a fixed prize.'],
    [2, 'Ace and jack. The dealer’s king is higher, so ante and bet are lost.'],
    [3, 'Nothing, and no card near the dealer’s. The fold costs the ante.'],
  ],
};
