import type { MultiHit } from '@baize/rulebook';

/**
 * A meter as one would keep it on paper: everything that ever happened, in order, reckoned again from
 * the first line each time. It shares nothing with the real one but the rules.
 */
export type PlainEntry =
  | {
      readonly kind: 'add';
      readonly meter: bigint;
      readonly reserve: bigint;
      /** The table that contributed: its awards may be of what the meter shows now. */
      readonly table?: string;
    }
  | {
      readonly kind: 'hits';
      readonly table: string;
      readonly multiHit: MultiHit;
      readonly shares: readonly { readonly hit: string; readonly percent: bigint }[];
    };

export interface PlainSum {
  readonly meter: bigint;
  readonly reserve: bigint;
  readonly made: bigint;
  readonly seeds: bigint;
  readonly cents: ReadonlyMap<string, bigint>;
}

const CENT = 10_000n;
const wholeCents = (micros: bigint): bigint => (micros / CENT) * CENT;
const least = (left: bigint, right: bigint): bigint => (left < right ? left : right);

export const reckon = (entries: readonly PlainEntry[], seed: bigint): PlainSum => {
  let meter = 0n;
  let reserve = 0n;
  let made = 0n;
  let seeds = 0n;
  const bases = new Map<string, bigint>();
  const cents = new Map<string, bigint>();
  const reseed = () => {
    meter += seed + reserve;
    reserve = 0n;
    seeds += seed;
  };
  for (const entry of entries) {
    if (entry.kind === 'add') {
      meter += entry.meter;
      reserve += entry.reserve;
      if (entry.table !== undefined) bases.set(entry.table, meter);
      continue;
    }
    const basis = bases.get(entry.table) ?? 0n;
    const sum = entry.shares.reduce((total, { percent }) => total + percent, 0n);
    const start = least(basis, meter);
    for (const { hit, percent } of entry.shares) {
      const due = {
        sequential: () => wholeCents((meter * percent) / 100n),
        sameBasis: () => wholeCents((basis * percent) / 100n),
        split: () => wholeCents((start * percent) / (sum > 100n ? sum : 100n)),
      }[entry.multiHit]();
      const there = least(due, wholeCents(meter));
      meter -= there;
      made += due - there;
      cents.set(hit, due / CENT);
      if (entry.multiHit === 'sequential' && percent === 100n) reseed();
    }
    const whole = entry.shares.some(({ percent }) => percent === 100n);
    if (entry.multiHit !== 'sequential' && whole) reseed();
  }
  return { meter, reserve, made, seeds, cents };
};

export const without = (entries: readonly PlainEntry[], hit: string): readonly PlainEntry[] =>
  entries.map((entry) =>
    entry.kind === 'add'
      ? entry
      : { ...entry, shares: entry.shares.filter((share) => share.hit !== hit) },
  );
