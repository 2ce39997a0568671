import { unwrap } from '@baize/result';
import { describe, expect, it } from 'vitest';
import {
  type BeforeDeal,
  type BeforeDealCommand,
  decideBeforeDeal,
  evolveBeforeDeal,
  mayDeal,
  nextBeforeDeal,
  startBeforeDeal,
  stepsBeforeDeal,
} from '../../src/dealing/before-deal.js';
import { exampleRules } from '../support/rules.js';

const maryland = exampleRules('md/high-card-flush');
const southDakota = exampleRules('sd/high-card-flush');
const caribbean = exampleRules('sd/caribbean-stud');

type Rules = typeof maryland;

const act = (rules: Rules, state: BeforeDeal, command: BeforeDealCommand): BeforeDeal =>
  unwrap(decideBeforeDeal(rules, state, command)).reduce(evolveBeforeDeal, state);

const steps = (rules: Rules, method: BeforeDeal['method'], accepted: number) =>
  stepsBeforeDeal(rules, { method, accepted }).map(({ step, cite }) => `${step} ${cite}`);

const code = (rules: Rules, state: BeforeDeal, command: BeforeDealCommand) => {
  const decided = decideBeforeDeal(rules, state, command);
  return decided.ok ? null : `${decided.error.code} ${decided.error.cite}`;
};

/** The five steps of a Maryland deal, done in order. */
const inOrder: readonly BeforeDealCommand[] = [
  { type: 'DoStep', step: 'announce-no-more-bets' },
  { type: 'DoStep', step: 'lock-progressive' },
  { type: 'DoStep', step: 'collect-progressive' },
  { type: 'CountChips', chips: 2 },
  { type: 'DoStep', step: 'chips-to-inventory' },
];

const MARYLAND_METHODS = [
  [
    'manual-shoe',
    ['MD-HCF-8C', 'MD-HCF-8C(1)', 'MD-HCF-8C(2)(a)', 'MD-HCF-8C(2)(b)', 'MD-HCF-8C(2)(c)'],
  ],
  [
    'hand',
    ['MD-HCF-9A(3)(a)', 'MD-HCF-9A(3)(b)', 'MD-HCF-9A(4)(a)', 'MD-HCF-9A(4)(b)', 'MD-HCF-9A(4)(c)'],
  ],
  [
    'automated-shoe',
    [
      'MD-HCF-10A(2)(a)',
      'MD-HCF-10A(2)(b)',
      'MD-HCF-10A(3)(a)',
      'MD-HCF-10A(3)(b)',
      'MD-HCF-10A(3)(c)',
    ],
  ],
] as const;

/** One test a clause: the deal waits for exactly this step, by exactly this clause. */
describe.each(MARYLAND_METHODS)('before a deal from the %s in Maryland', (method, cites) => {
  it.each([...cites.entries()].map(([place, cite]) => [cite, place] as const))(
    '[%s] no card moves before this step is done, and it is done in its turn',
    (cite, place) => {
      const before = inOrder
        .slice(0, place)
        .reduce((state, command) => act(maryland, state, command), startBeforeDeal(method, 2));
      expect(nextBeforeDeal(maryland, before)?.cite).toBe(cite);
      expect(mayDeal(maryland, before)).toMatchObject({
        ok: false,
        error: { code: 'not-ready-to-deal', cite },
      });
      // Every other step is out of order now.
      for (const [other, command] of inOrder.entries()) {
        if (other !== place) expect(code(maryland, before, command)).toBe(`out-of-order ${cite}`);
      }
      const command = inOrder[place];
      if (command === undefined) throw new Error('a step for each clause');
      expect(nextBeforeDeal(maryland, act(maryland, before, command))?.cite).not.toBe(cite);
    },
  );

  it('ends with cards that may move', () => {
    const ready = inOrder.reduce(
      (state, command) => act(maryland, state, command),
      startBeforeDeal(method, 2),
    );
    expect(mayDeal(maryland, ready)).toEqual({ ok: true, value: true });
    expect(code(maryland, ready, { type: 'CountChips', chips: 2 })).toMatch(/^ready-to-deal/);
  });
});

describe('the count of chips', () => {
  const counting = inOrder
    .slice(0, 3)
    .reduce((state, command) => act(maryland, state, command), startBeforeDeal('hand', 2));

  it.each([1, 3])(
    '[MD-HCF-9A(4)(b), AMB-36] a count of %d against two accepted wagers stops the deal',
    (chips) => {
      const counted = act(maryland, counting, { type: 'CountChips', chips });
      expect(counted.chips).toBe(chips);
      expect(nextBeforeDeal(maryland, counted)?.step).toBe('verify-chip-count');
      expect(mayDeal(maryland, counted).ok).toBe(false);
      const resolved = act(maryland, counted, {
        type: 'ResolveCount',
        by: 'floor 1',
        reason: 'a chip went back',
      });
      expect(resolved.resolved).toBe(true);
      expect(nextBeforeDeal(maryland, resolved)?.step).toBe('chips-to-inventory');
    },
  );

  it('may be made again when it was wrong', () => {
    const again = act(maryland, act(maryland, counting, { type: 'CountChips', chips: 3 }), {
      type: 'CountChips',
      chips: 2,
    });
    expect(nextBeforeDeal(maryland, again)?.step).toBe('chips-to-inventory');
  });

  it('refuses what is no count, and nothing to resolve', () => {
    expect(code(maryland, counting, { type: 'CountChips', chips: -1 })).toBe(
      'not-a-count baize:forms',
    );
    expect(code(maryland, counting, { type: 'CountChips', chips: 1.5 })).toBe(
      'not-a-count baize:forms',
    );
    expect(code(maryland, counting, { type: 'ResolveCount', by: 'floor 1', reason: 'none' })).toBe(
      'nothing-to-resolve MD-HCF-9A(4)(b)',
    );
  });
});

describe('what is left out', () => {
  it('without progressive wagers there are no chips to collect', () => {
    expect(steps(maryland, 'manual-shoe', 0)).toEqual([
      'announce-no-more-bets MD-HCF-8C',
      'lock-progressive MD-HCF-8C(1)',
    ]);
  });

  it('without the progressive there is nothing to lock', () => {
    expect(steps(exampleRules('md/high-card-flush', ['progressive']), 'hand', 0)).toEqual([
      'announce-no-more-bets MD-HCF-9A(3)(a)',
    ]);
  });

  it('[SD-HCF-4#3, AMB-12] South Dakota locks the sensors and takes the bets away, then deals', () => {
    expect(steps(southDakota, 'hand', 3)).toEqual([
      'lock-progressive SD-HCF-4#3',
      'collect-progressive SD-HCF-4#3',
    ]);
    const locked = act(southDakota, startBeforeDeal('hand', 3), {
      type: 'DoStep',
      step: 'lock-progressive',
    });
    expect(mayDeal(southDakota, locked)).toMatchObject({ ok: false });
    expect(
      mayDeal(
        southDakota,
        act(southDakota, locked, { type: 'DoStep', step: 'collect-progressive' }),
      ),
    ).toEqual({ ok: true, value: true });
  });

  it('[SD-CSP-5] Caribbean Stud deals once the button is pressed', () => {
    expect(steps(caribbean, 'hand', 2)).toEqual(['lock-progressive SD-CSP-5']);
    expect(mayDeal(caribbean, startBeforeDeal('hand', 2))).toMatchObject({
      ok: false,
      error: { cite: 'SD-CSP-5' },
    });
    expect(
      mayDeal(
        caribbean,
        act(caribbean, startBeforeDeal('hand', 2), { type: 'DoStep', step: 'lock-progressive' }),
      ).ok,
    ).toBe(true);
  });
});
