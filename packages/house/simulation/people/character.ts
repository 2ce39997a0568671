import type { Chance } from '../chance.js';
import { BUSY, type Tempo } from '../tempo.js';
import type { Daring } from './moves.js';
import type { SeedManner } from './page-seeds.js';

const DARINGS: readonly Daring[] = ['careful', 'lively', 'reckless'];

/** What somebody is like, for as long as they come to this house. */
export interface Character {
  /** How long somebody takes to bet and to decide, in milliseconds. */
  readonly paceMs: readonly [number, number];
  readonly daring: Daring;
  /** Sits there and never bets. */
  readonly isIdle: boolean;
  /** Places the wagers anew as long as bets are taken. */
  readonly fidgets: boolean;
  /** Changes all there is into chips and back, again and again. */
  readonly drains: boolean;
  /** Sends practice players away when they sit down. */
  readonly sendsAway: boolean;
  /** How likely it is that they go without a word, at each thing they do. */
  readonly vanishes: number;
  /** How likely it is that they doze off over a decision. */
  readonly dozes: number;
  readonly seeds: SeedManner;
  /** Where they go; anywhere where nothing is said. */
  readonly table: string | null;
  /** How many rounds they play before they leave; any number where nothing is said. */
  readonly rounds: number | null;
}

export const drawCharacter = (chance: Chance, { paces }: Tempo): Character => {
  const pace = chance.weighted({ quick: 5, usual: 4, dawdling: 2 });
  const fidgets = chance.happens(0.2);
  return {
    paceMs: fidgets ? BUSY.paces.quick : paces[pace],
    daring: chance.pick(DARINGS) ?? 'careful',
    isIdle: chance.happens(0.08),
    fidgets,
    drains: chance.happens(0.06),
    sendsAway: chance.happens(0.1),
    vanishes: fidgets ? 0.003 : 0.012,
    dozes: 0.02,
    seeds: {
      isSilent: chance.happens(0.1),
      withholds: chance.happens(0.1) ? 0.05 : 0,
      vanishesAtOpening: 0.002,
    },
    table: null,
    rounds: null,
  };
};

/** Tries to end every round. */
const WITHHOLDS = { isSilent: false, withholds: 1, vanishesAtOpening: 0 };

const QUICK = {
  paceMs: BUSY.paces.quick,
  isIdle: false,
  fidgets: false,
  drains: false,
  vanishes: 0,
};

/**
 * People who are there in every busy house, because only together they show what goes wrong: one who never bets
 * beside one who never stops betting, one who empties the tray, one who sends practice players away and
 * leaves before another comes, one who dozes, and one who withholds every seed.
 */
export const fixedCast = (
  tables: readonly { readonly slug: string; readonly practice: number }[],
  chance: Chance,
): readonly Partial<Character>[] => {
  const [first, second, third] = chance.shuffled(tables).map(({ slug }) => slug);
  const company = tables.find(({ practice }) => practice > 0)?.slug;
  const at = (slug: string | undefined) => ({ table: slug ?? null });
  return [
    { ...QUICK, ...at(first), fidgets: true, rounds: 1_000 },
    { ...QUICK, ...at(first), isIdle: true, rounds: 1_000 },
    { ...QUICK, ...at(second), drains: true, rounds: 20 },
    { ...QUICK, ...at(company), sendsAway: true, rounds: 1 },
    { ...QUICK, ...at(company), sendsAway: false, rounds: 1_000 },
    { ...QUICK, ...at(third), dozes: 0.3, rounds: 1_000 },
    { ...QUICK, ...at(first), seeds: WITHHOLDS, rounds: 1_000 },
  ];
};
