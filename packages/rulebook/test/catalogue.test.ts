import { describe, expect, it } from 'vitest';
import {
  AMBIGUITIES,
  CATALOGUE,
  CATALOGUE_GROUPS,
  type CatalogueGroup,
  CLAUSE_KINDS,
  clause,
} from '../src/catalogue/index.js';
import { RULEBOOKS } from '../src/documents/index.js';

/** The demands of each document begin with its prefix. Which there are, the golden file tells. */
const PREFIXES = [...RULEBOOKS.map(({ source }) => source.prefix), 'ALL'];

const GROUPS = Object.keys(CATALOGUE_GROUPS) as CatalogueGroup[];

describe('the catalogue', () => {
  it('holds every id once', () => {
    const ids = CATALOGUE.map((entry) => entry.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it.each(PREFIXES)('holds demands of %s', (prefix) => {
    expect(CATALOGUE.filter(({ id }) => id.startsWith(`${prefix}-`))).not.toEqual([]);
  });

  it('says once of every demand whether it is about people at a table or about data', () => {
    const ids = CATALOGUE.map((entry) => entry.id);
    expect(CLAUSE_KINDS.map(([id]) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('has well-formed ids, known groups and a sentence for each', () => {
    const odd = CATALOGUE.filter(
      ({ id, groups, words }) =>
        !PREFIXES.some((prefix) => id.startsWith(`${prefix}-`)) ||
        !/^[\w()#-]+$/.test(id) ||
        groups.length === 0 ||
        new Set(groups).size !== groups.length ||
        !groups.every((group) => GROUPS.includes(group)) ||
        !/^[A-Z].*\.$/.test(words),
    );
    expect(odd).toEqual([]);
  });

  it('leaves to people only what no record could show', () => {
    const left = CATALOGUE.filter((entry) => entry.guidance !== undefined);
    expect(left.map((entry) => entry.id).sort()).toEqual([
      'MD-HCF-11A(3)',
      'MD-HCF-8D',
      'MD-HCF-9A(2)(a)',
      'MD-HCF-9A(2)(b)',
      'MD-HCF-9B(1)',
    ]);
  });

  it('is looked up by id', () => {
    expect(clause('MD-HCF-12B(8)#2')?.words).toContain('fifteenth');
    expect(clause('MD-HCF-12B(15)')).toBeUndefined();
  });
});

describe('the readings', () => {
  it('are AMB-01 to AMB-81, with an AMB-02b', () => {
    const numbered = Array.from({ length: 81 }, (_, at) => `AMB-${`${at + 1}`.padStart(2, '0')}`);
    numbered.splice(2, 0, 'AMB-02b');
    expect(AMBIGUITIES.map((ambiguity) => ambiguity.id)).toEqual(numbered);
  });

  it('are each told in a sentence', () => {
    expect(AMBIGUITIES.filter(({ words }) => !/^[A-Z].*\.$/.test(words))).toEqual([]);
  });
});
