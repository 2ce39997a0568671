import { describe, expect, it } from 'vitest';
import type { Ambiguity, CatalogueEntry } from '../packages/rulebook/src/catalogue/index.js';
import {
  answer,
  faultsIn,
  idsInTitle,
  type Kinds,
  type Level,
  type Options,
  provedBy,
  tallyByGroup,
  testsById,
  testsIn,
} from './clause-scripts.js';

const GROUPS = { A: 'Cards', L: 'Signs', M: 'Approvals' };

const CATALOGUE: readonly CatalogueEntry[] = [
  { id: 'XX-1', groups: ['A'], words: 'The ace is high.' },
  { id: 'XX-2(a)#1', groups: ['A', 'L'], words: 'The sign says so.' },
  { id: 'XX-3', groups: ['L'], words: 'Stand up straight.', guidance: 'Posture is not recorded.' },
  { id: 'XX-4', groups: ['M'], words: 'Somebody approved.' },
];

const AMBIGUITIES: readonly Ambiguity[] = [
  { id: 'AMB-01', words: 'High means high.' },
  { id: 'AMB-02b', words: 'Low means low.' },
];

const KINDS: Kinds = [
  ['XX-1', 'data'],
  ['XX-2(a)#1', 'data'],
  ['XX-3', 'data'],
  ['XX-4', 'table'],
];

type Titled = [title: string, status?: string, level?: Level];

const reportOf = (...titles: Titled[]) => ({
  startTime: Date.UTC(2024, 1, 3, 4, 5),
  testResults: [
    {
      name: '/somewhere/packages/cards/test/ace.test.ts',
      assertionResults: titles.map(([title, status = 'passed', level = 'table']) => ({
        ancestorTitles: ['the ace'],
        title,
        status,
        meta: { level },
      })),
    },
  ],
});

const tests = (...titles: Titled[]) => testsIn(reportOf(...titles), '/somewhere');

const inputOf = (...titles: Titled[]) => ({
  catalogue: CATALOGUE,
  ambiguities: AMBIGUITIES,
  groups: GROUPS,
  kinds: KINDS,
  report: reportOf(...titles),
  root: '/somewhere',
});

const clauses = (options: Options, ...titles: Titled[]) => answer(options, inputOf(...titles));

describe('the ids of a title', () => {
  it.each([
    ['[XX-1] the ace', ['XX-1']],
    ['[XX-2(a)#1, AMB-01] the sign', ['XX-2(a)#1', 'AMB-01']],
    ['[XX-1,XX-4] no space', ['XX-1', 'XX-4']],
    ['the ace [XX-1]', []],
    ['the ace', []],
    ['[] nothing', ['']],
  ])('of "%s"', (title, ids) => {
    expect(idsInTitle(title)).toEqual(ids);
  });
});

describe('coverage', () => {
  it('tells a test by file, name and status', () => {
    expect(tests(['[XX-1] is high', 'failed'])).toEqual([
      {
        file: 'packages/cards/test/ace.test.ts',
        name: 'the ace > [XX-1] is high',
        ids: ['XX-1'],
        status: 'failed',
        level: 'table',
      },
    ]);
  });

  it.each(['failed', 'skipped', 'pending', 'todo'])(
    'a test that is %s covers nothing',
    (status) => {
      expect([...provedBy(tests(['[XX-1] is high', status]))]).toEqual([]);
    },
  );

  it('one passed test is enough, whatever became of another', () => {
    const both = tests(['[XX-1] is high', 'failed'], ['[XX-1] is highest']);
    expect([...provedBy(both)]).toEqual([['XX-1', 'table']]);
    expect(testsById(both).get('XX-1')).toHaveLength(2);
  });

  it('the highest test of a clause tells where it is proved, in whatever order they ran', () => {
    const three = tests(
      ['[XX-1] a', 'passed', 'part'],
      ['[XX-1] b', 'passed', 'house'],
      ['[XX-1] c', 'passed', 'data'],
      ['[XX-1] d', 'failed', 'screen'],
    );
    expect(provedBy(three).get('XX-1')).toBe('house');
  });

  it('counts a clause in each of its groups, and guidance apart', () => {
    const proved = new Map<string, Level>([
      ['XX-2(a)#1', 'data'],
      ['XX-3', 'data'],
    ]);
    const rows = tallyByGroup(CATALOGUE, GROUPS, proved, new Map(KINDS));
    const counted = rows.map(({ letter, testable, covered, missing, guidance }) => [
      letter,
      testable,
      covered.length,
      missing.map((entry) => entry.id),
      guidance.map((entry) => entry.id),
    ]);
    expect(counted).toEqual([
      ['A', 2, 1, ['XX-1'], []],
      ['L', 1, 1, [], ['XX-3']],
      ['M', 1, 0, ['XX-4'], []],
    ]);
  });

  it('finds ids that nobody knows, and more than three', () => {
    const known = new Set(['XX-1', 'XX-4', 'AMB-01', 'AMB-02b']);
    const faults = faultsIn(
      tests(['[XX-1, XX-9] a'], ['[XX-1, XX-4, AMB-01, AMB-02b] b'], ['[] c'], ['[XX-1] d']),
      known,
    );
    expect(faults.map(({ name, words }) => [name, words])).toEqual([
      ['the ace > [XX-1, XX-9] a', '"XX-9" is no id of the catalogue'],
      ['the ace > [XX-1, XX-4, AMB-01, AMB-02b] b', '4 ids, 3 at most'],
      ['the ace > [] c', '"" is no id of the catalogue'],
    ]);
  });
});

describe('npm run clauses', () => {
  it('prints a line for each group and the readings', () => {
    const { out, err, code } = clauses({}, ['[XX-1, AMB-02b] a'], ['[XX-4] b', 'failed']);
    expect(out.join('\n')).toBe(
      [
        'Clauses, and the tests that carry them',
        '  1 passed tests in 1 files, run 2024-02-03 04:05 UTC',
        '  1 tests did not pass, and cover nothing',
        '',
        '                         testable  covered  too low  not yet  guidance',
        '  A  Cards                      2        1        0        1         0  ■■■■■□□□□□',
        '  L  Signs                      1        0        0        1         1  □□□□□□□□□□',
        '  M  Approvals                  1        0        0        1         0  □□□□□□□□□□',
        '     all, each id once          3        1        0        2         1  ■■■□□□□□□□',
        '',
        '  Where the highest proof of a clause lies:',
        '                               testable  data  part  table  house  screen',
        '     about people at a table          1     0     0      0      0       0',
        '     about data                       2     0     0      1      0       0',
        '',
        '  Readings with a test: 1 of 2',
        '    AMB-02b',
      ].join('\n'),
    );
    expect([err, code]).toEqual([[], 0]);
  });

  it('--missing lists what has no test, --group only there', () => {
    const { out } = clauses({ missing: true, group: 'M' }, ['[XX-1] a']);
    const text = out.join('\n');
    expect(text).toContain('  M  Approvals: not yet\n    XX-4  Somebody approved.');
    expect(text).not.toContain('XX-2');
    expect(text).not.toContain('Readings');
  });

  it('--id shows a clause and its tests, of whatever outcome', () => {
    const { out, code } = clauses(
      { id: 'XX-2(a)#1' },
      ['[XX-2(a)#1] a'],
      ['[XX-2(a)#1] b', 'failed'],
    );
    expect(out).toEqual([
      'XX-2(a)#1',
      '  The sign says so.',
      '  A  Cards',
      '  L  Signs',
      '  about data',
      '',
      '  passed  table   packages/cards/test/ace.test.ts  the ace > [XX-2(a)#1] a',
      '  failed  table   packages/cards/test/ace.test.ts  the ace > [XX-2(a)#1] b',
    ]);
    expect(code).toBe(0);
  });

  it('--id tells what is left to people, and that no test carries it', () => {
    const { out } = clauses({ id: 'XX-3' });
    expect(out).toContain('  left to people: Posture is not recorded.');
    expect(out).toContain('  no test carries it');
    expect(clauses({ id: 'AMB-01' }).out).toContain('  High means high.');
    expect(clauses({ id: 'XX-9' }).code).toBe(2);
  });

  it('--complete fails while a testable clause of the groups has no test', () => {
    const some = clauses({ complete: 'L,M' }, ['[XX-4] a']);
    expect(some.code).toBe(1);
    expect(some.err).toEqual(['without a test, in L, M:', '    XX-2(a)#1  The sign says so.']);
    const every = clauses({ complete: 'L,M' }, ['[XX-4] a'], ['[XX-2(a)#1] b']);
    expect([every.err, every.code]).toEqual([[], 0]);
    expect(clauses({ complete: 'L,Z' }).code).toBe(2);
  });

  it.each(['data', 'part'] as const)(
    'a clause about people at a table is not covered by a test of a %s',
    (level) => {
      const low = clauses({ complete: 'M', missing: true }, ['[XX-4] a', 'passed', level]);
      expect(low.code).toBe(1);
      expect(low.err).toEqual([
        'proved below the table, in M:',
        `    XX-4  Somebody approved. (${level})`,
      ]);
      expect(low.out.join('\n')).toContain(
        '  M  Approvals: proved below the table\n    XX-4  Somebody approved.',
      );
    },
  );

  it.each(['table', 'house', 'screen'] as const)('it is by one at a %s', (level) => {
    expect(clauses({ complete: 'M' }, ['[XX-4] a', 'passed', level]).err).toEqual([]);
  });

  it('what may wait is no fault until it need not wait', () => {
    const waiting = { 'XX-4': 'another change proves it' };
    const low = answer({ complete: 'M' }, { ...inputOf(['[XX-4] a', 'passed', 'part']), waiting });
    expect([low.err, low.code]).toEqual([[], 0]);
    const proved = answer({ complete: 'M' }, { ...inputOf(['[XX-4] a']), waiting });
    expect(proved.err).toEqual([
      'waiting, though nothing is owed:',
      '    XX-4  Somebody approved.',
    ]);
  });

  it('fails on a title that breaks the convention, naming the test', () => {
    const { err, code } = clauses({}, ['[XX-9] a', 'failed']);
    expect(code).toBe(1);
    expect(err).toEqual([
      'packages/cards/test/ace.test.ts: "XX-9" is no id of the catalogue: the ace > [XX-9] a',
    ]);
  });

  it('--json says the same to other tools', () => {
    const { out } = clauses({ json: true, group: 'L' }, ['[XX-2(a)#1] a']);
    expect(JSON.parse(out.join('\n'))).toEqual({
      version: 2,
      tests: { passed: 1, all: 1, files: 1, startTime: Date.UTC(2024, 1, 3, 4, 5) },
      groups: [
        {
          group: 'L',
          name: 'Signs',
          testable: 1,
          covered: ['XX-2(a)#1'],
          tooLow: [],
          missing: [],
          guidance: ['XX-3'],
        },
      ],
      all: {
        testable: 1,
        covered: ['XX-2(a)#1'],
        tooLow: [],
        missing: [],
        guidance: ['XX-3'],
      },
      levels: { 'XX-2(a)#1': 'table', 'XX-3': null },
      readings: { covered: [], missing: ['AMB-01', 'AMB-02b'] },
      faults: [],
    });
  });
});
