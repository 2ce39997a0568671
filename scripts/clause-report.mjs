import {
  coveredBy,
  faultsIn,
  tally,
  tallyByGroup,
  testsById,
  testsIn,
} from './clause-coverage.mjs';

/** The report on clauses in words, and the exit code that goes with it. Pure: text in, text out. */

const BAR = 10;
const bar = ({ testable, covered }) => {
  const full = testable === 0 ? BAR : Math.floor((BAR * covered.length) / testable);
  return '■'.repeat(full) + '□'.repeat(BAR - full);
};

const NUMBERS = ['testable', 'covered', 'not yet', 'guidance'];

const table = (rows, all, paint) => {
  const wide = Math.max(...rows.map((row) => row.name.length), 'all, each id once'.length);
  const line = (letter, name, numbers, tail) =>
    `  ${letter.padEnd(2)} ${name.padEnd(wide)} ${numbers
      .map((number, at) => `${number}`.padStart(NUMBERS[at].length + 2))
      .join('')}  ${tail}`.trimEnd();
  const numbersOf = (row) => [
    row.testable,
    row.covered.length,
    row.missing.length,
    row.guidance.length,
  ];
  return [
    paint('dim', line('', '', NUMBERS, '')),
    ...rows.map((row) => {
      const colour = row.missing.length === 0 ? 'green' : 'yellow';
      return line(row.letter, row.name, numbersOf(row), paint(colour, bar(row)));
    }),
    paint('bold', line('', 'all, each id once', numbersOf(all), bar(all))),
  ];
};

/** Ids in columns of one width, then words. */
const listed = (entries) => {
  const wide = Math.max(0, ...entries.map((entry) => entry.id.length));
  return entries.map((entry) => `    ${entry.id.padEnd(wide)}  ${entry.words}`);
};

const wrapped = (ids, width = 96) => {
  const lines = [''];
  for (const id of ids) {
    const last = lines[lines.length - 1];
    if (last.length + id.length + 1 > width) lines.push(id);
    else lines[lines.length - 1] = last === '' ? id : `${last} ${id}`;
  }
  return lines.filter((line) => line !== '').map((line) => `    ${line}`);
};

const oneClause = (entry, tests, groups, paint) => [
  paint('bold', entry.id),
  `  ${entry.words}`,
  ...(entry.groups ?? []).map((letter) => `  ${letter}  ${groups[letter]}`),
  ...(entry.guidance === undefined ? [] : [`  left to people: ${entry.guidance}`]),
  '',
  ...(tests.length === 0
    ? [paint('yellow', '  no test carries it')]
    : tests.map(({ status, file, name }) =>
        [paint(status === 'passed' ? 'green' : 'red', `  ${status}`), `${file}  ${name}`].join(
          '  ',
        ),
      )),
];

const refusal = (words) => ({ out: [], err: [words], code: 2 });

const lettersOf = (text) => (text === undefined ? [] : text.split(',').map((each) => each.trim()));

/**
 * What `npm run clauses` answers. `options` are its flags, `input` the report of the tests, the
 * catalogue with its groups and ambiguities, and the root that file names are told from.
 */
export const answer = (options, input, paint = (_style, text) => text) => {
  const { catalogue, ambiguities, groups, report, root } = input;
  const shown = lettersOf(options.group);
  const required = lettersOf(options.complete);
  const strange = [...shown, ...required].find((letter) => !(letter in groups));
  if (strange !== undefined) {
    return refusal(`no group is called "${strange}"; there are: ${Object.keys(groups).join(' ')}`);
  }

  const tests = testsIn(report, root);
  const known = new Map([...catalogue, ...ambiguities].map((entry) => [entry.id, entry]));
  const faults = faultsIn(tests, known);
  const covered = coveredBy(tests);
  const rows = tallyByGroup(catalogue, groups, covered);
  const inGroups = (letters) =>
    catalogue.filter((entry) => entry.groups.some((letter) => letters.includes(letter)));
  const visible = shown.length === 0 ? rows : rows.filter((row) => shown.includes(row.letter));
  const all = tally(shown.length === 0 ? catalogue : inGroups(shown), covered);
  const readings = tally(ambiguities, covered);
  const owed = tally(inGroups(required), covered).missing;

  const err = [
    ...faults.map(({ file, name, words }) => `${file}: ${words}: ${name}`),
    ...(owed.length === 0 ? [] : [`without a test, in ${required.join(', ')}:`, ...listed(owed)]),
  ];
  const code = err.length === 0 ? 0 : 1;

  if (options.id !== undefined) {
    const entry = known.get(options.id);
    if (entry === undefined) return refusal(`no clause or reading is called "${options.id}"`);
    const carrying = testsById(tests).get(entry.id) ?? [];
    return { out: oneClause(entry, carrying, groups, paint), err, code };
  }

  const passed = tests.filter((test) => test.status === 'passed').length;
  const files = report.testResults.length;

  if (options.json) {
    const idsOf = (entries) => entries.map((entry) => entry.id);
    const told = ({ testable, covered: done, missing, guidance }) => ({
      testable,
      covered: idsOf(done),
      missing: idsOf(missing),
      guidance: idsOf(guidance),
    });
    const answered = {
      version: 1,
      tests: { passed, all: tests.length, files, startTime: report.startTime },
      groups: visible.map((row) => ({ group: row.letter, name: row.name, ...told(row) })),
      all: told(all),
      readings: { covered: idsOf(readings.covered), missing: idsOf(readings.missing) },
      faults,
    };
    return { out: [JSON.stringify(answered, null, 2)], err, code };
  }

  const run = new Date(report.startTime).toISOString().slice(0, 16).replace('T', ' ');
  const failed = tests.length - passed;
  const out = [
    paint('bold', 'Clauses, and the tests that carry them'),
    `  ${passed} passed tests in ${files} files, run ${run} UTC`,
    ...(failed === 0 ? [] : [paint('red', `  ${failed} tests did not pass, and cover nothing`)]),
    '',
    ...table(visible, all, paint),
  ];
  if (options.missing) {
    for (const row of visible.filter((each) => each.missing.length > 0)) {
      out.push('', paint('bold', `  ${row.letter}  ${row.name}: not yet`), ...listed(row.missing));
    }
  }
  if (shown.length === 0) {
    const done = readings.covered.map((entry) => entry.id);
    out.push(
      '',
      `  Readings with a test: ${done.length} of ${ambiguities.length}`,
      ...wrapped(done),
    );
  }
  return { out, err, code };
};
