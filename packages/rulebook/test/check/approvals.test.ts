import { describe, expect, it } from 'vitest';
import {
  checkHouseRules,
  checkOnDay,
  type HouseRules,
  hasErrors,
  type RulebookId,
  rulebookById,
  type Violation,
} from '../../src/index.js';
import { CSP, digestOf, errorsOf, MD, SD, WA } from '../support/check.js';
import { changed, type Draft } from '../support/examples.js';

describe('approvals', () => {
  const without = (id: RulebookId, kind: string, also: (d: Draft) => void = () => undefined) =>
    errorsOf(
      changed(id, (d) => {
        d.approvals = d.approvals.filter((one: { kind: string }) => one.kind !== kind);
        also(d);
      }),
    );
  const missing = (found: readonly Violation[]) => found.map(({ code, cite }) => `${code} ${cite}`);

  it.each([
    ['MD-HCF-7G', MD, 'rules-submission'],
    ['MD-HCF-7F(2)', MD, 'rules-submission'],
    ['MD-HCF-7F(3)', MD, 'rules-submission'],
    ['MD-HCF-7F(4)', MD, 'rules-submission'],
    ['MD-HCF-12B', MD, 'rules-submission'],
    ['MD-HCF-12C', MD, 'rules-submission'],
    ['MD-HCF-12E(1)', MD, 'rules-submission'],
    ['MD-HCF-12E(2)', MD, 'rules-submission'],
    ['MD-HCF-12E(4)(b)', MD, 'rules-submission'],
    ['MD-HCF-2B', MD, 'layout'],
    ['SD-HCF-1#3', SD, 'table-designation'],
    ['SD-CSP-1#2', CSP, 'table-designation'],
    ['WA-RP-LTR-2', WA, 'internal-controls'],
    ['WA-RP-LTR-3', WA, 'equipment-licence'],
    ['WA-RP-DEF-ic', WA, 'jackpot-internal-controls'],
    ['WA-RP-EQ#1', WA, 'jackpot-system'],
    ['WA-RP-EQ#2', WA, 'shuffler-model'],
  ] as const)('[%s] asked for at %s: a missing %s keeps the table closed', (cite, id, kind) => {
    expect(missing(without(id, kind))).toContain(`approval-missing ${cite}`);
  });

  it.each([
    [
      '[MD-HCF-2E] a tip box elsewhere',
      (d: Draft) => (d.equipment.tipBox = 'alternative'),
      'MD-HCF-2E',
    ],
    [
      '[MD-HCF-5H] a device that reshuffles and counts',
      (d: Draft) => (d.equipment.shuffler.reshuffles = true),
      'MD-HCF-5H',
    ],
    ['[MD-HCF-8A] a manual shoe', (d: Draft) => (d.equipment.dealing = 'manual-shoe'), 'MD-HCF-8A'],
  ])('%s needs its own approval', (_, change, cite) => {
    expect(missing(errorsOf(changed(MD, change)))).toEqual([`approval-missing ${cite}`]);
  });

  it('[MD-HCF-12B] a bonus that is not offered needs no place in the submission', () => {
    const found = without(MD, 'rules-submission', (d) => delete d.paytables.flush);
    expect(missing(found)).not.toContain('approval-missing MD-HCF-12B');
    expect(missing(found)).toContain('approval-missing MD-HCF-12C');
  });

  it.each([
    ['WA-RP-LTR-4', 'tribal-gaming-agency'],
    ['WA-RP-LTR-5', 'state-concurrence'],
    ['WA-RP-LTR-6', 'compact-information'],
    ['WA-RP-LTR-7', 'supplier-certification'],
  ])('[%s] a tribal casino needs a %s', (cite) => {
    const found = errorsOf(changed(WA, (d) => (d.venue = 'tribal')));
    expect(missing(found)).toContain(`approval-missing ${cite}`);
    expect(missing(found)).not.toContain('approval-missing WA-RP-LTR-2');
  });

  it('[WA-RP-LTR-2] the house says what kind of venue it is', () => {
    const found = errorsOf(changed(WA, (d) => delete d.venue));
    expect(missing(found)).toEqual(['no-venue WA-RP-LTR-2']);
  });

  it('[MD-HCF-12E(2)] an approval that takes effect later is none yet', () => {
    const found = errorsOf(changed(MD, (d) => (d.approvals[0].effective = '2026-01-02')));
    expect(found.map(({ code, path }) => [code, path])).toEqual([
      ['approval-not-yet', 'approvals[0]'],
    ]);
  });

  it('an approval that ran out is none any more', () => {
    const found = errorsOf(changed(MD, (d) => (d.approvals[1].until = '2025-12-31')));
    expect(found.map(({ code, path }) => [code, path])).toEqual([
      ['approval-run-out', 'approvals[1]'],
    ]);
  });

  it('[WA-RP-LTR-8] any change of rules, tables or equipment needs approval again', () => {
    const rulebook = rulebookById(WA);
    for (const change of [
      (d: Draft) => (d.paytables.hedge = 'PT-FLT-HB-02'),
      (d: Draft) => (d.equipment.shuffler.model = 'Another shuffler'),
      (d: Draft) => (d.settings.tiedPairs = 'club-low'),
    ]) {
      const house = changed(WA, change);
      const found = checkHouseRules(rulebook, house, digestOf(house));
      expect(found).toContainEqual(
        expect.objectContaining({
          code: 'needs-approval-again',
          cite: 'WA-RP-LTR-8',
          severity: 'error',
        }),
      );
    }
  });

  it('[WA-RP-LTR-8] an approval says what it was given for, and its own record is no change', () => {
    const rulebook = rulebookById(WA);
    const silent = changed(WA, (d) => delete d.approvals[0].covers);
    expect(checkHouseRules(rulebook, silent, digestOf(silent))).toContainEqual(
      expect.objectContaining({ code: 'needs-approval-again', path: 'approvals[0].covers' }),
    );
    const renumbered = changed(WA, (d) => (d.approvals[0].reference = 'IC-2026-17'));
    expect(hasErrors(checkHouseRules(rulebook, renumbered, digestOf(renumbered)))).toBe(false);
  });

  it.each([
    ['MD-HCF-12E(4)(b)', (d: Draft) => (d.paytables.progressive = 'A')],
    ['MD-HCF-12E(2)(a)', (d: Draft) => (d.jackpots.progressive.rate = 5_000)],
    ['MD-HCF-7F(2)', (d: Draft) => (d.paytables.flush = 'A')],
    ['MD-HCF-7F(3)', (d: Draft) => delete d.paytables['straight-flush']],
    ['MD-HCF-7G', (d: Draft) => (d.settings.maxAdjacentBoxes = 3)],
  ])('[%s] what the Rules Submission named is what may be played', (_clause, change) => {
    const house = changed(MD, change);
    expect(checkHouseRules(rulebookById(MD), house, digestOf(house))).toContainEqual(
      expect.objectContaining({
        code: 'needs-approval-again',
        path: 'approvals[0].covers',
        cite: 'AMB-79',
        severity: 'error',
      }),
    );
  });

  it('[AMB-79] an approval of the same kind that covers the elections is enough', () => {
    const house = changed(MD, (d) => {
      const { covers, ...first } = d.approvals[0];
      d.approvals.unshift({ ...first, reference: 'RS-2024-1', until: '2025-12-31' });
      expect(covers).toMatch(/^sha256:/);
    });
    expect(hasErrors(checkHouseRules(rulebookById(MD), house, digestOf(house)))).toBe(false);
  });

  const onDay = (house: HouseRules, day: string) =>
    checkOnDay(rulebookById(house.rulebook), house, day, digestOf(house)).map(
      ({ code, path, cite }) => [code, path, cite],
    );

  it('[AMB-79] house rules count from their day, and approvals from their first to their last', () => {
    const house = changed(MD, (d) => (d.approvals[1].until = '2026-06-30'));
    expect(onDay(house, '2025-12-31')).toEqual([
      ['not-in-force', 'effective', 'AMB-79'],
      ['approval-not-yet', 'approvals[0]', 'AMB-79'],
    ]);
    expect(onDay(house, '2026-01-01')).toEqual([]);
    expect(onDay(house, '2026-06-30')).toEqual([]);
    expect(onDay(house, '2026-07-01')).toEqual([['approval-run-out', 'approvals[1]', 'AMB-79']]);
  });

  it('[AMB-79] an approval is renewed by the next of its kind, if that covers the elections', () => {
    const renewed = changed(MD, (d) => {
      const [first] = d.approvals;
      d.approvals[0] = { ...first, until: '2026-06-30' };
      d.approvals.push({ ...first, reference: 'RS-2026-9', effective: '2026-07-01' });
    });
    expect(onDay(renewed, '2026-06-30')).toEqual([]);
    expect(onDay(renewed, '2026-07-01')).toEqual([]);
    const other = changed(MD, (d) => {
      const [first] = d.approvals;
      d.approvals[0] = { ...first, until: '2026-06-30' };
      d.approvals.push({ ...first, reference: 'RS-2026-9', covers: 'sha256:other' });
    });
    expect(onDay(other, '2026-07-01')).toEqual([['approval-run-out', 'approvals[0]', 'AMB-79']]);
  });
});
