import { describe, expect, it } from 'vitest';
import { checkElections } from '../../src/check/index.js';
import {
  checkHouseRules,
  hasErrors,
  RULEBOOK_IDS,
  type RulebookId,
  rulebookById,
} from '../../src/index.js';
import { check, digestOf, errorsOf, MD, SD, WA } from '../support/check.js';
import { changed, example } from '../support/examples.js';

describe('the ready-made house rules', () => {
  it.each(RULEBOOK_IDS)('open a table of %s as they stand', (id) => {
    const house = example(id);
    const found = checkHouseRules(rulebookById(id), house, digestOf(house));
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(hasErrors(found)).toBe(false);
  });

  it.each(RULEBOOK_IDS)('of %s elect what a round needs', (id) => {
    expect(checkElections(rulebookById(id), example(id))).toEqual([]);
  });
});

describe('the document and its day', () => {
  it('house rules for another rulebook are told at once', () => {
    expect(checkHouseRules(rulebookById(SD), example(MD))).toMatchObject([
      { code: 'other-rulebook' },
    ]);
  });

  it('[WA-RP-LTR-1] the game cannot start before the rules it was approved under', () => {
    const found = errorsOf(changed(WA, (d) => (d.effective = '2022-03-14')));
    expect(found.map(({ code }) => code)).toContain('before-the-document');
    expect(
      errorsOf(
        changed(WA, (d) => {
          d.effective = '2022-03-15';
          d.approvals = d.approvals.map((one: object) => ({ ...one, date: '2022-03-15' }));
        }),
      ).map(({ code }) => code),
    ).not.toContain('before-the-document');
  });
});

describe('promotions and confirmations', () => {
  const promotion = {
    name: 'Rockets week',
    wager: 'pocket',
    from: '2026-02-01',
    until: '2026-02-07',
    consent: { reference: 'GG-1', date: '2026-01-20' },
  };
  const promoted = (change: object, id: RulebookId = WA) =>
    errorsOf(changed(id, (d) => (d.promotions = [{ ...promotion, ...change }])));

  it('[WA-RP-PROMO] a promotion is a dated record on a bonus wager, with the owner’s consent', () => {
    expect(promoted({})).toEqual([]);
    expect(promoted({ wager: 'ante' })).toMatchObject([{ code: 'promotion-without-bonus' }]);
    expect(promoted({ wager: 'five-card' })).toMatchObject([{ code: 'promotion-without-bonus' }]);
    expect(promoted({ until: '2026-01-31' })).toMatchObject([{ code: 'promotion-dates' }]);
    expect(promoted({ from: '2026-01-19' })).toMatchObject([
      { code: 'promotion-before-consent', cite: 'WA-RP-PROMO' },
    ]);
  });

  it('where the document says nothing of promotions there are none', () => {
    expect(promoted({ wager: 'flush' }, SD)).toMatchObject([{ code: 'promotion-not-allowed' }]);
  });

  it('[AMB-04] a reading to confirm is told until the answer is recorded', () => {
    const codes = (confirmed: string[]) =>
      check(changed(MD, (d) => (d.confirmed = confirmed))).map(({ message }) =>
        message.slice(0, 6),
      );
    expect(codes([])).toContain('AMB-04');
    expect(codes(['AMB-04'])).not.toContain('AMB-04');
    expect(errorsOf(changed(MD, (d) => (d.confirmed = ['AMB-99'])))).toMatchObject([
      { code: 'no-such-reading' },
    ]);
  });
});
