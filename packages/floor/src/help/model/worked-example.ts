import type { Result } from '@baize/result';
import { payTable, type Rulebook, type WagerId } from '@baize/rulebook';
import { type AnswerLine, type RoundFile, settleFile } from '@baize/table';
import { cardsOf } from './hand-examples.js';

/** A seat of a worked example: what lies there, what was done, and what came of it. */
export interface ExampleSeat {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly drawn: readonly string[];
  readonly lines: readonly AnswerLine[];
  readonly netCents: number;
}

export interface WorkedExample {
  readonly dealer: readonly string[];
  readonly dealerWords: string;
  readonly seats: readonly ExampleSeat[];
}

/** The first printed table of each wager, of those that are named here and the document has. */
const firstTables = (rulebook: Rulebook, wagers: readonly WagerId[]): Record<string, string> =>
  Object.fromEntries(
    wagers.flatMap((wager) => {
      const [first] = Object.keys(rulebook.wagers[wager]?.paytables ?? {});
      return first === undefined ? [] : [[wager, first]];
    }),
  );

/** What the jackpot is seeded with: the least its table allows. */
const seedOf = (rulebook: Rulebook, wager: WagerId, table: string): number =>
  payTable(rulebook, wager, table)?.minimumSeedCents?.value ?? 1_000_000;

const METER_CENTS = 4_512_345;

const flushRound = (rulebook: Rulebook): unknown => {
  const paytables = firstTables(rulebook, ['flush', 'straight-flush']);
  return {
    version: 1,
    rulebook: rulebook.id,
    house: { paytables },
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
  };
};

const studRound = (rulebook: Rulebook): unknown => {
  const { progressive = '' } = firstTables(rulebook, ['progressive']);
  return {
    version: 1,
    rulebook: rulebook.id,
    house: {
      paytables: { progressive },
      jackpots: {
        progressive: {
          wager: 100,
          seed: seedOf(rulebook, 'progressive', progressive),
          rate: 2_000,
        },
      },
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
};

const ricochetRound = (rulebook: Rulebook): unknown => ({
  version: 1,
  rulebook: rulebook.id,
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
});

const ROUNDS = {
  'high-card-flush': flushRound,
  'caribbean-stud': studRound,
  'ricochet-poker': ricochetRound,
} as const;

/** A round as it could lie on the felt, settled by the same core that settles the tables. */
export const workedExample = (rulebook: Rulebook): Result<WorkedExample, string> => {
  const file = ROUNDS[rulebook.game](rulebook) as RoundFile;
  const settled = settleFile(file);
  if (!settled.ok) return settled;
  const answer = settled.value;
  return {
    ok: true,
    value: {
      dealer: cardsOf(file.dealer),
      dealerWords: answer.dealer?.hand ?? '',
      seats: file.seats.map(({ seat, cards, draw = '', decision }) => ({
        seat,
        cards: cardsOf(cards),
        drawn: decision === 'fold' ? [] : cardsOf(draw),
        lines: answer.lines.filter((line) => line.seat === seat),
        netCents: answer.seats[seat]?.net ?? 0,
      })),
    },
  };
};
