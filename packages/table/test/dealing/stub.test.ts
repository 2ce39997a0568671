import { rulebookById } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import {
  afterCount,
  afterRound,
  countStub,
  mayStartRound,
  type StubCounts,
  stubCountDue,
  stubSize,
} from '../../src/dealing/stub.js';

const maryland = rulebookById('md/high-card-flush');

const METHODS = [
  ['MD-HCF-8G', 'manual-shoe', 'MD-HCF-8I', 'MD-HCF-8J', 'MD-HCF-8H'],
  ['MD-HCF-9C(1)', 'hand', 'MD-HCF-9D', 'MD-HCF-9E', 'MD-HCF-9C(2)'],
  ['MD-HCF-10C', 'automated-shoe', 'MD-HCF-10D', 'MD-HCF-10E', 'MD-HCF-10C'],
] as const;

const counts = (
  method: StubCounts['method'],
  roundsSinceCount: number,
  deviceCounts = false,
): StubCounts => ({ method, deviceCounts, roundsSinceCount });

describe('counting the stub', () => {
  it.each(METHODS)(
    '[%s] from the %s: five rounds may pass without a count, a sixth may not',
    (cite, method) => {
      let state = counts(method, 0);
      for (let round = 1; round <= 5; round += 1) {
        expect(mayStartRound(maryland, state)).toEqual({ ok: true, value: true });
        state = afterRound(state);
      }
      expect(stubCountDue(maryland, state)).toBe(true);
      expect(mayStartRound(maryland, state)).toMatchObject({
        ok: false,
        error: { code: 'stub-count-due', cite },
      });
      expect(mayStartRound(maryland, afterCount(state)).ok).toBe(true);
    },
  );

  it.each(METHODS)('[%s] from the %s: never while a shuffler counts', (_, method) => {
    expect(mayStartRound(maryland, counts(method, 100, true)).ok).toBe(true);
  });

  it.each(METHODS.map(([, method, right]) => [right, method] as const))(
    '[%s] from the %s: 52 cards in all, and the stub goes to the rack',
    (cite, method) => {
      // Three players and the dealer.
      expect(stubSize(28)).toBe(24);
      expect(countStub(maryland, method, 24, 28)).toEqual({
        ok: true,
        value: { verdict: 'to-the-rack', cite },
      });
      // A card found face up is dead, and lies in the rack already.
      expect(countStub(maryland, method, 23, 28, 1)).toMatchObject({
        value: { verdict: 'to-the-rack' },
      });
    },
  );

  it.each(METHODS.map(([, method, , wrong]) => [method, wrong] as const))(
    'from the %s: any other count asks whether the cards were misdealt',
    (method, cite) => {
      expect(countStub(maryland, method, 23, 28)).toEqual({
        ok: true,
        value: { verdict: 'wrong-count', off: -1, cite },
      });
      expect(countStub(maryland, method, 25, 28)).toMatchObject({ value: { off: 1 } });
    },
  );

  it.each(METHODS.map(([, method, , , faceDown]) => [faceDown, method] as const))(
    '[%s] from the %s: a count is a number of cards, and no card of the stub is in it',
    (_cite, method) => {
      for (const bad of [-1, 53, 2.5, Number.NaN]) {
        expect(countStub(maryland, method, bad, 28)).toMatchObject({
          ok: false,
          error: { code: 'not-a-count', cite: 'baize:forms' },
        });
      }
    },
  );

  it('is nobody’s duty where the document does not ask for it', () => {
    expect(stubCountDue(rulebookById('sd/high-card-flush'), counts('hand', 50))).toBe(false);
    expect(stubCountDue(rulebookById('wa/ricochet-poker'), counts('hand', 50))).toBe(false);
  });
});
