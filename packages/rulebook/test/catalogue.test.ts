import { describe, expect, it } from 'vitest';
import {
  AMBIGUITIES,
  CATALOGUE,
  CATALOGUE_GROUPS,
  type CatalogueGroup,
  CLAUSE_KINDS,
  clause,
} from '../src/catalogue/index.js';

const DOCUMENTS = ['SD-HCF', 'SD-CSP', 'MD-HCF', 'OH-HCF', 'WA-RP', 'ALL'] as const;
type Document = (typeof DOCUMENTS)[number];

const documentOf = (id: string) => DOCUMENTS.find((prefix) => id.startsWith(`${prefix}-`));

/** How many demands each document makes; an id that is lost or added shows here. */
const DEMANDS: Readonly<Record<Document, number>> = {
  'SD-HCF': 62,
  'SD-CSP': 75,
  'MD-HCF': 224,
  'OH-HCF': 24,
  'WA-RP': 136,
  ALL: 1,
};

/** The same by capability; a demand of two capabilities is in both columns. */
const BY_GROUP = `
          A  B  C  D  E  F  G  H  I  J  K  L  M  N  O
  SD-HCF  7  5  4  3  6  8  5 10  0  2  2  4  5  2  1
  SD-CSP  2  7  3  4  2 19  0 19  6  3  2  2  2  3  4
  MD-HCF 18 20 48 33  5 15 23 14  9 20  1 13 13  3  1
  OH-HCF  6  4  0  0  3  5  3  0  0  1  0  2  0  0  0
  WA-RP  19 10  3  3  5 15  9 46  5  1  0  4 20  5  2
  ALL     0  0  0  0  0  0  0  0  0  0  0  0  1  0  0
`;

const GROUPS = Object.keys(CATALOGUE_GROUPS) as CatalogueGroup[];

const countOf = (document: Document, group: CatalogueGroup) =>
  CATALOGUE.filter((entry) => documentOf(entry.id) === document && entry.groups.includes(group))
    .length;

describe('the catalogue', () => {
  it('holds every id once', () => {
    const ids = CATALOGUE.map((entry) => entry.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids).toHaveLength(522);
  });

  it.each(DOCUMENTS)('holds every demand of %s', (document) => {
    const ofDocument = CATALOGUE.filter((entry) => documentOf(entry.id) === document);
    expect(ofDocument).toHaveLength(DEMANDS[document]);
  });

  it('says once of every demand whether it is about people at a table or about data', () => {
    const ids = CATALOGUE.map((entry) => entry.id);
    expect(CLAUSE_KINDS.map(([id]) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('puts every demand under its capabilities', () => {
    const [letters = [], ...rows] = BY_GROUP.trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/));
    expect(letters).toEqual(GROUPS);
    const printed = rows.map(([document, ...counts]) => [document, ...counts.map(Number)]);
    const counted = DOCUMENTS.map((document) => [
      document,
      ...GROUPS.map((group) => countOf(document, group)),
    ]);
    expect(counted).toEqual(printed);
  });

  it('has well-formed ids, known groups and a sentence for each', () => {
    const odd = CATALOGUE.filter(
      ({ id, groups, words }) =>
        !/^(SD-HCF|SD-CSP|MD-HCF|OH-HCF|WA-RP|ALL)-[\w()#-]+$/.test(id) ||
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
