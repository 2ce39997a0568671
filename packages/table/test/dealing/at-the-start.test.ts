import { rulebookById } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import {
  decideBeforeDeal,
  mayDeal,
  startBeforeDeal,
  stepsBeforeDeal,
} from '../../src/dealing/before-deal.js';
import { countStub } from '../../src/dealing/stub.js';

import { exampleRules } from '../support/rules.js';

const maryland = exampleRules('md/high-card-flush');
const plain = exampleRules('md/high-card-flush', ['progressive']);
const washington = exampleRules('wa/ricochet-poker');
const house: typeof washington = {
  ...washington,
  jackpots: washington.jackpots.map((jackpot) => ({ ...jackpot, type: 'house' })),
};
const both = { ...house, jackpots: [...washington.jackpots, ...house.jackpots] };

const refused = (decided: ReturnType<typeof mayDeal> | ReturnType<typeof decideBeforeDeal>) =>
  decided.ok ? null : decided.error.message;

describe('before the first card', () => {
  it('nothing is done, counted or resolved', () => {
    expect(startBeforeDeal('hand', 2)).toEqual({
      method: 'hand',
      accepted: 2,
      done: [],
      chips: null,
      resolved: false,
    });
  });

  it('steps of a jackpot are done where one is offered, and those with chips where any lie', () => {
    const steps = (rules: typeof maryland, accepted: number): readonly string[] =>
      stepsBeforeDeal(rules, { method: 'hand', accepted }).map(({ step }) => step);
    const [announce, lock, ...chips] = [
      'announce-no-more-bets',
      'lock-progressive',
      'collect-progressive',
      'verify-chip-count',
      'chips-to-inventory',
    ];
    expect(steps(maryland, 1)).toEqual([announce, lock, ...chips]);
    expect(steps(maryland, 0)).toEqual([announce, lock]);
    expect(steps(plain, 0)).toEqual([announce]);
  });

  it.each([
    ['a progressive', maryland, 'to lock the progressive wagers'],
    ['a House Jackpot', house, 'to lock the jackpot wagers'],
    ['a House Jackpot beside a progressive', both, 'to lock the jackpot wagers'],
  ])('%s has the name that its document gives it', (_title, rules, words) => {
    const announced = { ...startBeforeDeal('hand', 1), done: ['announce-no-more-bets'] as const };
    expect(refused(mayDeal(rules, announced))).toBe(
      `no card is dealt yet: the next step is ${words}`,
    );
  });

  it('a step of a progressive that is not offered is named as the document names it', () => {
    const lock = { type: 'DoStep', step: 'lock-progressive' } as const;
    expect(refused(decideBeforeDeal(plain, startBeforeDeal('hand', 0), lock))).toBe(
      'the next step is to announce "no more bets", not to lock the progressive wagers',
    );
  });
});

describe('a count of the stub', () => {
  const book = rulebookById('md/high-card-flush');
  const one = { ...book, dealing: { ...book.dealing, clauseByMethod: {} } };
  const silent = { ...one, dealing: { ...one.dealing, stub: null } };
  it.each([
    ['goes by the clause of the method', book, 38, 'to-the-rack MD-HCF-9D'],
    ['of the method, when it is wrong', book, 37, 'wrong-count MD-HCF-9E'],
    ['by the clause of the stub, where the document has but one', one, 38, 'to-the-rack MD-HCF-8F'],
    ['by the house, where the document has none', silent, 38, 'to-the-rack house:cards'],
  ])('%s', (_title, rulebook, counted, expected) => {
    const verdict = countStub(rulebook, 'hand', counted, 14);
    expect(verdict.ok && `${verdict.value.verdict} ${verdict.value.cite}`).toBe(expected);
  });
});
