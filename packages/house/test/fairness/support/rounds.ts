import { createHash } from 'node:crypto';
import type { Card } from '@baize/cards';
import { RULEBOOK_IDS, rulebookById } from '@baize/rulebook';
import { fc } from '@fast-check/vitest';
import {
  closingOf,
  playerCommitmentOf,
  type SilentSeat,
} from '../../../src/fairness/closed-list.js';
import type { PlayerSeed } from '../../../src/fairness/player-seed.js';
import {
  type Contributed,
  type FirstProof,
  type ProvedStep,
  revealOfFirst,
  type SecondProof,
} from '../../../src/fairness/proof.js';
import { commitmentOf } from '../../../src/fairness/recipe.js';
import type { RoundTerms } from '../../../src/fairness/round-terms.js';
import { deckOf, HouseSeed, revealOf, roundTerms } from '../../../src/index.js';

/** A seed that is the same in every run. */
export const seedNamed = (name: string): HouseSeed =>
  HouseSeed.ofBytes(createHash('sha256').update(name).digest());

export const houseSeeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => HouseSeed.ofBytes(bytes));

export const wayOfShuffling = fc.constantFrom('hand' as const, 'machine' as const);

export const termsOfRounds: fc.Arbitrary<RoundTerms> = fc
  .record({ id: fc.constantFrom(...RULEBOOK_IDS), number: fc.nat(10_000), way: wayOfShuffling })
  .map(({ id, number, way }) => roundTerms(rulebookById(id), `felt/${number}`, way));

/** Whatever a player may type: some of it long, or outside the first plane. */
export const playersSeeds: fc.Arbitrary<readonly PlayerSeed[]> = fc.uniqueArray(
  fc.record({
    seat: fc.integer({ min: 1, max: 7 }),
    seed: fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  }),
  { selector: ({ seat }) => seat, maxLength: 7 },
);

/** What a round of version 2 comes to when these players commit and open, in order. */
export const contributedBy = (
  terms: RoundTerms,
  seed: HouseSeed,
  players: readonly PlayerSeed[],
  { cards = 1, silent = [], firstEntry = 1 }: Partial<Told> = {},
): Contributed => {
  const house = commitmentOf(terms, seed);
  const opened = players.toSorted((left, right) => left.seat - right.seat);
  const commitments = opened.map((one) => ({
    seat: one.seat,
    commitment: playerCommitmentOf(terms, house, one),
  }));
  const told: readonly (readonly [ProvedStep['step'], number | null])[] = [
    ['house-committed', null],
    ...opened.map(({ seat }) => ['seat-committed', seat] as const),
    ['closed', null],
    ...opened.map(({ seat }) => ['seat-opened', seat] as const),
    ...(cards === 0 ? [] : [['dealt', null] as const]),
  ];
  const steps = told.map(([step, seat], at) => ({ entry: firstEntry + at, step, seat }));
  return { list: { commitments, silent }, opened, withheld: [], steps };
};

interface Told {
  readonly cards: number;
  readonly silent: readonly SilentSeat[];
  readonly firstEntry: number;
}

/** The deck of such a round. */
export const deckWith = (
  terms: RoundTerms,
  seed: HouseSeed,
  players: readonly PlayerSeed[],
): readonly Card[] => {
  const { list } = contributedBy(terms, seed, players);
  return deckOf(terms, seed, closingOf(terms, commitmentOf(terms, seed), list!), players);
};

const PLAYERS: readonly PlayerSeed[] = [
  { seat: 1, seed: 'my lucky seven' },
  { seat: 4, seed: 'æøå 🂡' },
];

const SD = (version: 1 | 2): RoundTerms =>
  roundTerms(rulebookById('sd/high-card-flush'), 'felt/12', 'machine', version);

/** A round of South Dakota, which always has a cut, with the first cards of its deck dealt. */
export const fairProof = (given: { readonly cards?: number } = {}): SecondProof => {
  const seed = seedNamed('fair');
  const terms = SD(2);
  const { cards: count = 21 } = given;
  const silent = [{ seat: 6, why: 'away' }] as const;
  const contributed = contributedBy(terms, seed, PLAYERS, { cards: count, silent });
  const closing = closingOf(terms, commitmentOf(terms, seed), contributed.list!);
  const cards = deckOf(terms, seed, closing, PLAYERS).slice(0, count);
  return revealOf({ terms, shuffledBy: 'machine', seed, cards, voidFor: null }, contributed);
};

/** The same round as the first recipe made it. */
export const firstProof = (given: { readonly cards?: number } = {}): FirstProof => {
  const seed = seedNamed('fair');
  const terms = SD(1);
  const cards = deckOf(terms, seed, null, PLAYERS).slice(0, given.cards ?? 21);
  return revealOfFirst({ terms, shuffledBy: 'machine', seed, cards, voidFor: null }, PLAYERS);
};
