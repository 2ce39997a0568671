import {
  type Account,
  type Balances,
  balanceOf,
  microsOfCents,
  NO_BALANCES,
  post,
} from '@baize/money';
import type { MultiHit } from '@baize/rulebook';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  decide,
  evolve,
  initial,
  type Meter,
  type MeterEvent,
  type MeterRules,
  type MeterState,
  postingsOf,
} from '../src/index.js';
import {
  type Draft,
  dollars,
  key,
  reject,
  reset,
  round,
  share,
  stamped,
  verify,
} from './support/meter.js';
import { type PlainEntry, reckon, without } from './support/plain-meter.js';
import { caribbean } from './support/rules.js';

/** Storms take a second; a busy machine may take longer. */
const PATIENCE_MS = 30_000;

const TABLES = ['t1', 't2', 't3'] as const;

type Move =
  | { readonly kind: 'round'; readonly table: number; readonly seats: readonly number[] }
  | { readonly kind: 'key'; readonly table: number; readonly winners: readonly [number, number][] }
  | { readonly kind: 'unkey' | 'reject' | 'verify' | 'pay'; readonly pick: number }
  | { readonly kind: 'reset'; readonly table: number }
  | { readonly kind: 'adjust'; readonly of: 'meter' | 'reserve'; readonly micros: number }
  | { readonly kind: 'recover'; readonly micros: number }
  | { readonly kind: 'transfer'; readonly micros: number };

const table = fc.nat(TABLES.length - 1);
const pick = fc.nat(5);
const moves: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('round' as const),
      table,
      seats: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('key' as const),
      table,
      winners: fc.array(fc.tuple(fc.nat(6), fc.constantFrom(10, 10, 100)), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constantFrom('unkey' as const, 'reject' as const, 'verify' as const, 'pay' as const),
      pick,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reset' as const), table }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('adjust' as const),
      of: fc.constantFrom('meter' as const, 'reserve' as const),
      micros: fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('recover' as const, 'transfer' as const),
      micros: fc.integer({ min: 1, max: 10 ** 9 }),
    }),
  },
);

/** The commands of a move, as far as they make sense where the meter stands. */
const draftsFor = (state: Meter, move: Move, count: number): readonly Draft[] => {
  switch (move.kind) {
    case 'round': {
      const name = TABLES[move.table] as string;
      return round(name, (state.tables[name]?.lastRound ?? 0) + 1, move.seats);
    }
    case 'key': {
      const name = TABLES[move.table] as string;
      const at = state.tables[name];
      const free = (at?.round?.wagers ?? [])
        .map(({ seat }) => seat)
        .filter((seat) => !state.hits.some((hit) => hit.table === name && hit.seat === seat))
        .toSorted((left, right) => right - left);
      const winners = new Map<number, number>();
      for (const [index, percent] of move.winners) {
        const seat = free[index % Math.max(free.length, 1)];
        if (seat !== undefined) winners.set(seat, percent);
      }
      const shares = [...winners]
        .toSorted(([left], [right]) => right - left)
        .map(([seat, percent]) => share(seat, percent));
      return [key(name, at?.lastRound ?? 0, ...shares)];
    }
    case 'reset': {
      const name = TABLES[move.table] as string;
      return [reset(name, state.tables[name]?.lastRound ?? 0)];
    }
    case 'unkey':
    case 'reject':
    case 'verify':
    case 'pay': {
      const hit = state.hits[move.pick % Math.max(state.hits.length, 1)]?.hit ?? 'main/0';
      const drafts: Record<typeof move.kind, Draft> = {
        unkey: { type: 'UnkeyWinner', hit },
        reject: reject(hit),
        verify: verify(hit),
        pay: { type: 'PayHit', hit },
      };
      return [drafts[move.kind]];
    }
    case 'adjust':
      return [
        {
          type: 'Adjust',
          of: move.of,
          changeMicros: move.micros as never,
          second: 'flo',
          reason: 'storm',
        },
      ];
    case 'recover':
      return [
        {
          type: 'RecoverSeed',
          amountMicros: move.micros as never,
          document: 'memo',
          second: 'flo',
          reason: 'storm',
        },
      ];
    case 'transfer':
      return [
        {
          type: 'TransferIn',
          transfer: `T-${count}`,
          from: { kind: 'licensee', licensee: 'elsewhere' },
          meterMicros: move.micros as never,
          reserveMicros: 7 as never,
          reference: 'order',
        },
      ];
  }
};

/** What an event is on paper. */
const onPaper = (paper: readonly PlainEntry[], event: MeterEvent): readonly PlainEntry[] => {
  switch (event.type) {
    case 'Opened':
    case 'Contributed':
    case 'Adjusted':
    case 'SeedRecovered':
    case 'TransferredIn':
      return [
        ...paper,
        {
          kind: 'add',
          meter: BigInt(event.effect.meterMicros ?? 0),
          reserve: BigInt(event.effect.reserveMicros ?? 0),
          ...(event.type === 'Contributed' ? { table: event.table } : {}),
        },
      ];
    case 'WinnersKeyed':
      return [
        ...paper,
        {
          kind: 'hits',
          table: event.table,
          multiHit: event.multiHit,
          shares: event.winners.map(({ hit, percent }) => ({
            hit,
            percent: BigInt(percent as number),
          })),
        },
      ];
    case 'WinnerUnkeyed':
    case 'HitRejected':
      return without(paper, event.hit);
    default:
      return paper;
  }
};

interface Storm {
  readonly rules: MeterRules;
  state: Meter;
  readonly events: MeterEvent[];
  paper: readonly PlainEntry[];
  balances: Balances;
  paidMicros: number;
  readonly tally: Map<string, number>;
}

const begin = (multiHit: MultiHit, rate: number, reserveRate: number): Storm => {
  const rules = caribbean({
    settings: { multiHit },
    jackpot: { rate, reserveRate, initial: 333_333, reserve: 12_345 },
  });
  const storm: Storm = {
    rules,
    state: initial as unknown as Meter,
    events: [],
    paper: [],
    balances: NO_BALANCES,
    paidMicros: 0,
    tally: new Map(),
  };
  send(storm, { type: 'Open', jackpot: 'main', tables: TABLES });
  return storm;
};

const send = (storm: Storm, draft: Draft): void => {
  const decided = decide(storm.rules, storm.state, stamped(draft));
  const name = decided.ok ? draft.type : `${draft.type}: ${decided.error.code}`;
  storm.tally.set(name, (storm.tally.get(name) ?? 0) + 1);
  if (!decided.ok) return;
  for (const event of decided.value) {
    storm.state = evolve(storm.state, event) as Meter;
    storm.events.push(event);
    storm.paper = onPaper(storm.paper, event);
    storm.balances = post(storm.balances, postingsOf(event));
    if (event.type === 'HitPaid') storm.paidMicros += microsOfCents(event.cents);
  }
  compare(storm);
};

const SEED = BigInt(dollars(1000));

const compare = ({ state, events, paper, balances, paidMicros }: Storm): void => {
  const { books } = state.ledger;
  const plain = reckon(paper, SEED);
  const of = (account: Account) => balanceOf(balances, account);
  const cameIn = books.seedsMicros + books.contributionsMicros + books.transfersInMicros;
  expect({
    meter: BigInt(books.meterMicros),
    reserve: BigInt(books.reserveMicros),
    made: BigInt(books.injectionsMicros),
    negative: books.meterMicros < 0 || books.reserveMicros < 0,
    // Every hit that stands, and every one that was paid, is what the paper says.
    wrongHits: state.hits.filter(({ hit, cents }) => plain.cents.get(hit) !== BigInt(cents)),
    wronglyPaid: events.filter(
      (event) => event.type === 'HitPaid' && plain.cents.get(event.hit) !== BigInt(event.cents),
    ),
    accounts: [of('meter/main'), of('reserve/main'), of('meter/main/won'), of('seed/main')],
    cameIn: cameIn + books.adjustmentsMicros + books.injectionsMicros,
  }).toEqual({
    meter: plain.meter,
    reserve: plain.reserve,
    made: plain.made,
    negative: false,
    wrongHits: [],
    wronglyPaid: [],
    accounts: [
      books.meterMicros,
      books.reserveMicros,
      books.awardsMicros - paidMicros,
      books.recoveredMicros - books.seedsMicros,
    ],
    cameIn:
      books.meterMicros +
      books.reserveMicros +
      books.awardsMicros +
      books.transfersOutMicros +
      books.recoveredMicros,
  });
};

const replayed = (events: readonly MeterEvent[]): MeterState =>
  events.reduce<MeterState>((state, event) => evolve(state, event), initial);

const blow = (multiHit: MultiHit, rates: readonly [number, number], storm: readonly Move[]) => {
  const running = begin(multiHit, ...rates);
  for (const [index, move] of storm.entries()) {
    for (const draft of draftsFor(running.state, move, index)) send(running, draft);
  }
  return running;
};

const rates = fc.tuple(fc.integer({ min: 0, max: 7000 }), fc.integer({ min: 0, max: 3000 }));

describe('a storm of commands', () => {
  for (const multiHit of ['sequential', 'split', 'sameBasis'] as const) {
    test.prop([rates, fc.array(moves, { minLength: 20, maxLength: 50 })], { numRuns: 40 })(
      `[WA-RP-DEF-prog#4, AMB-13] ${multiHit}: the meter is what paper and pencil make it, always`,
      (at, storm) => {
        const { events, state } = blow(multiHit, at, storm);
        expect(replayed(events)).toEqual(state);
        // Events and snapshots survive the store.
        expect(replayed(JSON.parse(JSON.stringify(events)))).toEqual(
          JSON.parse(JSON.stringify(state)),
        );
      },
      PATIENCE_MS,
    );
  }

  it(
    'gets through to everything it means to try',
    () => {
      const storms = fc.sample(fc.array(moves, { minLength: 60, maxLength: 60 }), {
        numRuns: 40,
        seed: 7,
      });
      const tally = new Map<string, number>();
      for (const storm of storms) {
        for (const [name, times] of blow('sequential', [2000, 500], storm).tally) {
          tally.set(name, (tally.get(name) ?? 0) + times);
        }
      }
      for (const name of [
        'Contribute',
        'KeyWinners',
        'UnkeyWinner',
        'RejectHit',
        'VerifyHit',
        'PayHit',
        'PayHit: earlier-hit-undecided',
        'ResetSensors',
        'Adjust',
        'RecoverSeed',
        'TransferIn',
      ]) {
        expect(tally.get(name) ?? 0, name).toBeGreaterThan(1);
      }
    },
    PATIENCE_MS,
  );
});

describe('a hit that is rejected', () => {
  /** Twelve hits at three tables, one after the other; some of them never keyed, or rejected later. */
  const hits = fc.array(
    fc.record({
      table,
      percent: fc.constantFrom(10, 100),
      wagers: fc.integer({ min: 1, max: 7 }),
      rejected: fc.boolean(),
    }),
    { minLength: 2, maxLength: 12 },
  );

  test.prop([hits], { numRuns: 60 })(
    'leaves the later ones as if it had never been keyed',
    (list) => {
      const keyAll = (keyed: (index: number) => boolean): Storm => {
        const storm = begin('sequential', 1237, 311);
        for (const name of TABLES) {
          for (const draft of round(name, 1, [1, 2, 3, 4, 5, 6, 7])) send(storm, draft);
        }
        const next = [7, 7, 7];
        for (const [index, one] of list.entries()) {
          const name = TABLES[one.table] as string;
          const seat = (next[one.table] as number)--;
          if (keyed(index)) send(storm, key(name, 1, share(seat, one.percent)));
        }
        return storm;
      };
      // No more than seven hands at a table.
      fc.pre([0, 1, 2].every((at) => list.filter((one) => one.table === at).length <= 7));
      const all = keyAll(() => true);
      for (const [index, one] of list.entries()) {
        if (one.rejected) send(all, reject(`main/${index + 1}`));
      }
      const fewer = keyAll((index) => !list[index]?.rejected);
      const amounts = ({ state }: Storm) =>
        state.hits.map((hit) => [hit.table, hit.seat, hit.cents] as const);
      expect(amounts(all)).toEqual(amounts(fewer));
      expect(all.state.ledger).toEqual(fewer.state.ledger);
    },
    PATIENCE_MS,
  );
});
