import { inspect } from 'node:util';
import { rulebookById } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { commitmentOf } from '../../src/fairness/recipe.js';
import { deckOf, decodeProof, HouseSeed, roundTerms } from '../../src/index.js';
import { fairProof, seedNamed } from './support/rounds.js';

const SECRET = seedNamed('secret').secretHex();

describe('a house seed', () => {
  test('is 32 bytes of the system’s source, another one each time', () => {
    const seeds = Array.from({ length: 50 }, () => HouseSeed.draw().secretHex());
    expect(seeds.every((hex) => /^[0-9a-f]{64}$/.test(hex))).toBe(true);
    expect(new Set(seeds).size).toBe(50);
  });

  test('comes back from its bytes and from its digits', () => {
    const seed = HouseSeed.draw();
    expect(HouseSeed.ofBytes(seed.secretBytes()).secretHex()).toBe(seed.secretHex());
    expect(HouseSeed.ofHex(seed.secretHex())?.secretBytes()).toEqual(seed.secretBytes());
  });

  test.each([
    ['too short', SECRET.slice(1)],
    ['too long', `${SECRET}0`],
    ['in capitals', SECRET.toUpperCase()],
    ['with a line end', `${SECRET}\n`],
    ['no digits', 'g'.repeat(64)],
  ])('is none when it is %s', (_, text) => {
    expect(HouseSeed.ofHex(text)).toBeUndefined();
  });

  test('does not change when the bytes it was made of or gave are changed', () => {
    const bytes = new Uint8Array(32).fill(7);
    const seed = HouseSeed.ofBytes(bytes);
    bytes.fill(0);
    seed.secretBytes().fill(0);
    expect(seed.secretHex()).toBe('07'.repeat(32));
  });
});

describe('a house seed that is written down by accident', () => {
  const seed = seedNamed('secret');
  const holder = { round: 'felt/1', seed };

  test.each<[name: string, written: () => string]>([
    ['in a template', () => `${seed}`],
    ['joined to a text', () => `the seed is ${String(seed)}`],
    ['as JSON', () => JSON.stringify(holder)],
    ['by console.log', () => inspect(holder, { showHidden: true, depth: 9, getters: true })],
    ['as the cause of an error', () => inspect(new Error('no', { cause: holder }))],
    ['as its fields', () => JSON.stringify(Object.entries(seed))],
    ['as a copy', () => inspect(structuredClone({ ...seed }))],
  ])('is not told %s', (_, written) => {
    const text = written();
    expect(text).not.toContain(SECRET.slice(0, 8));
    // As a list of numbers.
    expect(text).not.toContain(`${seed.secretBytes()[0]}, ${seed.secretBytes()[1]}`);
    expect(text).not.toContain(`${seed.secretBytes()[0]},${seed.secretBytes()[1]}`);
  });

  test('says what it is', () => {
    expect(`${seed}`).toBe('[house seed]');
    expect(JSON.stringify(holder)).toBe('{"round":"felt/1","seed":"[house seed]"}');
    expect(inspect(holder)).toBe("{ round: 'felt/1', seed: [house seed] }");
  });

  test('is not told by what refuses it', () => {
    const terms = roundTerms(rulebookById('wa/ricochet-poker'), 'felt/1', 'machine', 1);
    const refused = [
      () => HouseSeed.ofBytes(seed.secretBytes().slice(1)),
      () => commitmentOf({ ...terms, round: '' }, seed),
      () => commitmentOf({ ...terms, cutAtLeast: 52 }, seed),
      () => deckOf(terms, seed, null, [{ seat: 1, seed: '' }]),
      () => deckOf(terms, seed, null, [{ seat: 256, seed: 'x' }]),
      () =>
        deckOf(
          terms,
          seed,
          null,
          [1, 1].map((seat) => ({ seat, seed: 'x' })),
        ),
    ];
    for (const refuse of refused) {
      let told = '';
      try {
        refuse();
      } catch (error) {
        told = inspect(error);
      }
      expect(told).toContain('AssertionFailure');
      expect(told).not.toContain(SECRET.slice(0, 8));
    }
  });

  test('is not told by a proof file that is refused for it', () => {
    for (const houseSeed of [SECRET.slice(0, 30), `${SECRET}0`, [SECRET]]) {
      const decoded = decodeProof({ ...fairProof(), houseSeed });
      expect(JSON.stringify(decoded)).toContain('houseSeed must be 64 hexadecimal digits');
      expect(JSON.stringify(decoded)).not.toContain(SECRET.slice(0, 8));
    }
  });
});
