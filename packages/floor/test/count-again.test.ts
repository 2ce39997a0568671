import type { Irregularity } from '@baize/rulebook';
import { expect, it } from 'vitest';
import { countAgain } from '../src/deal/step/count-again.js';

const stoppedBy = (kind: Irregularity) => ({
  round: { stopped: { kind, place: null, words: '', cite: 'MD-HCF-8J' } as const },
});

it('[MD-HCF-8J] a stub that does not count right is counted again', () => {
  expect(countAgain(stoppedBy('stub-count-misdealt'))?.orderOf(31)).toEqual({
    type: 'RackStub',
    counted: 31,
  });
});

it('[MD-HCF-8C(2)(b)] chips that differ from the accepted wagers are counted again', () => {
  expect(countAgain(stoppedBy('chip-count-differs'))?.orderOf(2)).toEqual({
    type: 'CountChips',
    chips: 2,
  });
});

it('nothing else is counted again', () => {
  expect(countAgain(stoppedBy('folded-cards-miscounted'))).toBeNull();
  expect(countAgain({ round: { stopped: null } })).toBeNull();
  expect(countAgain({ round: null })).toBeNull();
});
