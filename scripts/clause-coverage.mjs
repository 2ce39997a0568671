/**
 * Which clauses the tests cover. A test names its clauses at the start of its title, in a bracket:
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

/** The ids that a passed test carries; a test that failed or was skipped proves nothing. */
export const coveredBy = (tests) =>
  new Set(tests.filter((test) => test.status === 'passed').flatMap((test) => test.ids));

/** Entries by what is known of them: left to people, or testable and covered or not yet. */
export const tally = (entries, covered) => {
  const testable = entries.filter((entry) => entry.guidance === undefined);
  return {
    testable: testable.length,
    covered: testable.filter((entry) => covered.has(entry.id)),
    missing: testable.filter((entry) => !covered.has(entry.id)),
    guidance: entries.filter((entry) => entry.guidance !== undefined),
  };
};

/** A tally for each capability; a demand of two capabilities counts in both. */
export const tallyByGroup = (catalogue, groups, covered) =>
  Object.entries(groups).map(([letter, name]) => ({
    letter,
    name,
    ...tally(
      catalogue.filter((entry) => entry.groups.includes(letter)),
      covered,
    ),
  }));
