import { AT_A_TABLE, LEVELS } from './levels/levels.mjs';

/**
 * Which clauses the tests cover, and how high up. A test names its clauses at the start of its title, in a bracket:
 * `[MD-HCF-13B] …`, `[MD-HCF-6D(1), AMB-06] …`. Pure functions over vitest's JSON report and the
 * rulebook's catalogue; `clause-report.mjs` puts them into words.
 */

/** @public read by the tests */
export const MOST_IDS_IN_A_TITLE = 3;

/** @public read by the tests */
export const idsInTitle = (title) => {
  const bracket = /^\[([^\]]*)\]/.exec(title);
  return bracket === null ? [] : bracket[1].split(',').map((id) => id.trim());
};

/** The tests of a report, with their ids, in the order they ran. */
export const testsIn = (report, root) =>
  report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      file: file.name.startsWith(`${root}/`) ? file.name.slice(root.length + 1) : file.name,
      name: [...test.ancestorTitles, test.title].join(' > '),
      ids: idsInTitle(test.title),
      status: test.status,
      level: test.meta?.level ?? 'data',
    })),
  );

/** Titles that break the convention: an id nobody knows, or too many. */
export const faultsIn = (tests, known) =>
  tests.flatMap(({ file, name, ids }) => [
    ...ids
      .filter((id) => !known.has(id))
      .map((id) => ({ file, name, words: `"${id}" is no id of the catalogue` })),
    ...(ids.length > MOST_IDS_IN_A_TITLE
      ? [{ file, name, words: `${ids.length} ids, ${MOST_IDS_IN_A_TITLE} at most` }]
      : []),
  ]);

/** The tests that carry each id, whatever became of them. */
export const testsById = (tests) => {
  const byId = new Map();
  for (const test of tests) {
    for (const id of new Set(test.ids)) byId.set(id, [...(byId.get(id) ?? []), test]);
  }
  return byId;
};

/** The highest level that a passed test proves each id at; one that failed or was skipped proves nothing. */
export const provedBy = (tests) => {
  const proved = new Map();
  for (const { ids, level } of tests.filter((test) => test.status === 'passed')) {
    for (const id of ids) {
      const before = LEVELS.indexOf(proved.get(id));
      if (LEVELS.indexOf(level) > before) proved.set(id, level);
    }
  }
  return proved;
};

/** A clause about people at a table is covered only by a test that drives one. */
const isCovered = (id, proved, kinds) =>
  proved.has(id) && (kinds.get(id) !== 'table' || LEVELS.indexOf(proved.get(id)) >= AT_A_TABLE);

/** Entries by what is known of them: left to people, or testable: covered, proved too low, or not yet. */
export const tally = (entries, proved, kinds) => {
  const testable = entries.filter((entry) => entry.guidance === undefined);
  const covered = testable.filter(({ id }) => isCovered(id, proved, kinds));
  return {
    testable: testable.length,
    covered,
    tooLow: testable.filter((entry) => proved.has(entry.id) && !covered.includes(entry)),
    missing: testable.filter(({ id }) => !proved.has(id)),
    guidance: entries.filter((entry) => entry.guidance !== undefined),
  };
};

/** A tally for each capability; a demand of two capabilities counts in both. */
export const tallyByGroup = (catalogue, groups, proved, kinds) =>
  Object.entries(groups).map(([letter, name]) => ({
    letter,
    name,
    ...tally(
      catalogue.filter((entry) => entry.groups.includes(letter)),
      proved,
      kinds,
    ),
  }));

/** How many demands of each kind have their highest proof at each level. */
export const tallyByLevel = (entries, proved, kinds) =>
  ['table', 'data'].map((kind) => {
    const ofKind = entries.filter(
      ({ id, guidance }) => guidance === undefined && kinds.get(id) === kind,
    );
    const at = LEVELS.map((level) => ofKind.filter(({ id }) => proved.get(id) === level).length);
    return { kind, all: ofKind.length, at };
  });
