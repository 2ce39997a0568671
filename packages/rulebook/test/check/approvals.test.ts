import { describe, expect, it } from 'vitest';
import {
  checkHouseRules,
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
});
