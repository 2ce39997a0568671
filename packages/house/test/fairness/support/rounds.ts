import { createHash } from 'node:crypto';
import { RULEBOOK_IDS, rulebookById } from '@baize/rulebook';
import { fc } from '@fast-check/vitest';
import {
  deckOf,
  HouseSeed,
  type PlayerSeed,
  type RoundProof,
  type RoundTerms,
  revealOf,
  roundTerms,
} from '../../../src/index.js';

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

/** A round of South Dakota, which always has a cut, with the first cards of its deck dealt. */
export const fairProof = (given: { readonly cards?: number } = {}): RoundProof => {
  const seed = seedNamed('fair');
  const players = [
    { seat: 1, seed: 'my lucky seven' },
    { seat: 4, seed: 'æøå 🂡' },
  ];
  const terms = roundTerms(rulebookById('sd/high-card-flush'), 'felt/12', 'machine');
  const cards = deckOf(terms, seed, players).slice(0, given.cards ?? 21);
  return revealOf({ terms, shuffledBy: 'machine', seed, players, cards, voidFor: null });
};
