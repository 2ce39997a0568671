import { type Cents, type Micros, micros, microsOfCents } from '@baize/money';
import { present } from '@baize/result';
import type { MultiHit } from '@baize/rulebook';
import { awardFrom, type Given } from './award.js';
import { type Books, type Effect, EMPTY_BOOKS, entered } from './books.js';

/** The books, and what later steps need to know of earlier ones. */
export interface Ledger {
  readonly books: Books;
  /** By table: what the meter showed after its last contribution, when its sensors had locked. */
  readonly basesMicros: Readonly<Record<string, Micros>>;
  /** How often the whole meter was won. */
  readonly resets: number;
  /** Players' money that has come onto the meter since the last reset. */
  readonly addedSinceResetMicros: Micros;
  /** The seed that lies on the meter since the last reset. */
  readonly lastSeedMicros: Micros;
}

export const EMPTY_LEDGER: Ledger = {
  books: EMPTY_BOOKS,
  basesMicros: {},
  resets: 0,
  addedSinceResetMicros: micros(0),
  lastSeedMicros: micros(0),
};

/** One thing that happened to a meter, in order, so that it can be told again without a rejected hit. */
export type Step =
  | {
      readonly kind: 'move';
      readonly effect: Effect;
      /** The table whose sensors had locked, when the step is its contribution. */
      readonly lockedTable: string | null;
    }
  | {
      readonly kind: 'awards';
      readonly table: string;
      readonly multiHit: MultiHit;
      readonly seedMicros: Micros;
      readonly shares: readonly HitShare[];
    };

interface HitShare {
  readonly hit: string;
  readonly percent: number;
}

export interface Told {
  readonly ledger: Ledger;
  /** What each hit among the steps comes to. */
  readonly cents: Readonly<Record<string, Cents>>;
}

/** The one way amounts come about: the steps from a ledger on, each on what the ones before it left. */
export const tell = (from: Ledger, steps: readonly Step[]): Told => {
  let ledger = from;
  const cents: Record<string, Cents> = {};
  for (const step of steps) {
    if (step.kind === 'move') {
      ledger = moved(ledger, step.effect, step.lockedTable);
      continue;
    }
    const { given, after } = awarded(ledger, step);
    for (const [index, { hit }] of step.shares.entries()) {
      cents[hit] = present(given[index], 'an award for every hit').cents;
    }
    ledger = after;
  }
  return { ledger, cents };
};

const moved = (ledger: Ledger, effect: Effect, lockedTable: string | null): Ledger => {
  const books = entered(ledger.books, effect);
  return {
    ...ledger,
    books,
    basesMicros:
      lockedTable === null
        ? ledger.basesMicros
        : { ...ledger.basesMicros, [lockedTable]: books.meterMicros },
    addedSinceResetMicros: micros(
      ledger.addedSinceResetMicros +
        (effect.contributionsMicros ?? 0) +
        (effect.transfersInMicros ?? 0),
    ),
  };
};

const awarded = (
  ledger: Ledger,
  { table, multiHit, seedMicros, shares }: Extract<Step, { kind: 'awards' }>,
): { readonly given: readonly Given[]; readonly after: Ledger } => {
  const { meterMicros, reserveMicros } = ledger.books;
  const { given, after } = awardFrom(
    { meterMicros, reserveMicros },
    shares.map(({ percent }) => percent),
    {
      multiHit,
      seedMicros,
      basisMicros: present(ledger.basesMicros[table], `the meter at the lock of ${table}`),
    },
  );
  const sum = (of: (one: Given) => number): Micros =>
    micros(given.reduce((total, one) => total + of(one), 0));
  const resets = given.filter(({ reset }) => reset !== null).length;
  const books = entered(ledger.books, {
    meterMicros: micros(after.meterMicros - meterMicros),
    reserveMicros: micros(after.reserveMicros - reserveMicros),
    awardsMicros: sum(({ cents }) => microsOfCents(cents)),
    seedsMicros: sum(({ reset }) => reset?.seedMicros ?? 0),
    injectionsMicros: sum(({ houseMicros }) => houseMicros),
  });
  return {
    given,
    after:
      resets === 0
        ? { ...ledger, books }
        : {
            ...ledger,
            books,
            resets: ledger.resets + resets,
            addedSinceResetMicros: micros(0),
            lastSeedMicros: seedMicros,
          },
  };
};

type AwardsStep = Extract<Step, { readonly kind: 'awards' }>;

/** In sequence every share is a step of its own; otherwise a round's shares are one step together. */
export const stepsFor = ({ shares, ...step }: Omit<AwardsStep, 'kind'>): readonly AwardsStep[] => {
  const groups = step.multiHit === 'sequential' ? shares.map((share) => [share]) : [shares];
  return groups
    .filter((group) => group.length > 0)
    .map((group) => ({ kind: 'awards', ...step, shares: group }));
};

/** Without one hit: a step that has no other left is gone. */
export const withoutHit = (steps: readonly Step[], hit: string): readonly Step[] =>
  steps.flatMap((step): readonly Step[] => {
    if (step.kind === 'move') return [step];
    const shares = step.shares.filter((share) => share.hit !== hit);
    return shares.length === 0 ? [] : [{ ...step, shares }];
  });

export const isAmong = (steps: readonly Step[], hit: string): boolean =>
  steps.some((step) => step.kind === 'awards' && step.shares.some((share) => share.hit === hit));

/** What is decided for good joins the ledger; from the first undecided hit on the steps stay open. */
export const closeDecided = (
  from: Ledger,
  steps: readonly Step[],
  undecided: (hit: string) => boolean,
): { readonly base: Ledger; readonly open: readonly Step[] } => {
  const first = steps.findIndex(
    (step) => step.kind === 'awards' && step.shares.some(({ hit }) => undecided(hit)),
  );
  const decided = first < 0 ? steps.length : first;
  return { base: tell(from, steps.slice(0, decided)).ledger, open: steps.slice(decided) };
};
