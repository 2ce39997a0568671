import { describe, expect, it } from 'vitest';
import {
  antesPaidFirstBy,
  betsClosedBy,
  dealerTurnedBy,
  sharesPaidBy,
} from '../src/documents/clauses-beside.js';
import { RULEBOOKS, rulebookById } from '../src/documents/index.js';
import { silent } from '../src/schema/cited.js';

const said = (by: (rulebook: (typeof RULEBOOKS)[number]) => string | undefined) =>
  Object.fromEntries(RULEBOOKS.map((rulebook) => [rulebook.id, by(rulebook)]));

describe('clauses that no leaf of a rulebook carries', () => {
  it('say what closes betting', () => {
    expect(said(betsClosedBy)).toEqual({
      'sd/high-card-flush': 'SD-HCF-2#1',
      'md/high-card-flush': 'MD-HCF-7E',
      'oh/high-card-flush': 'AMB-69',
      'sd/caribbean-stud': 'SD-CSP-5',
      'wa/ricochet-poker': 'AMB-58',
    });
  });

  it('stand behind a leaf of the document', () => {
    const { dealing, ...rulebook } = rulebookById('md/high-card-flush');
    const said = { ...dealing, betsClosed: silent(true, 'AMB-36') };
    expect(betsClosedBy({ ...rulebook, dealing: said })).toBe('AMB-36');
  });

  it('say what turns the dealer’s cards', () => {
    expect(said(dealerTurnedBy)).toEqual({ 'sd/caribbean-stud': 'SD-CSP-12#3' });
  });

  it('say what pays antes first', () => {
    expect(said(antesPaidFirstBy)).toEqual({ 'sd/caribbean-stud': 'SD-CSP-13#1' });
  });

  it.each([
    ['mini-royal', 'WA-RP-AppF-n6'],
    ['straight-flush', 'WA-RP-AppG-n5'],
    ['five-card', 'WA-RP-AppH-n4'],
    ['seven-card', 'WA-RP-AppI-n4'],
    ['heads-up-holdem', 'WA-RP-AppJ-n5'],
  ] as const)('say what pays shares of the %s jackpot', (wager, clause) => {
    expect(sharesPaidBy({ rulebook: 'wa/ricochet-poker', wager })).toBe(clause);
    expect(sharesPaidBy({ rulebook: 'md/high-card-flush', wager })).toBeUndefined();
  });
});
