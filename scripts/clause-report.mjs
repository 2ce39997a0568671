import {
  faultsIn,
  provedBy,
  tally,
  tallyByGroup,
  tallyByLevel,
  testsById,
  testsIn,
} from './clause-coverage.mjs';
import { LEVELS } from './levels/levels.mjs';

/** The report on clauses in words, and the exit code that goes with it. Pure: text in, text out. */

const BAR = 10;
const bar = ({ testable, covered }) => {
  const full = testable === 0 ? BAR : Math.floor((BAR * covered.length) / testable);
  return '■'.repeat(full) + '□'.repeat(BAR - full);
};

const NUMBERS = ['testable', 'covered', 'too low', 'not yet', 'guidance'];

const table = (rows, all, paint) => {
  const wide = Math.max(...rows.map((row) => row.name.length), 'all, each id once'.length);
  const line = (letter, name, numbers, tail) =>
    `  ${letter.padEnd(2)} ${name.padEnd(wide)} ${numbers
      .map((number, at) => `${number}`.padStart(NUMBERS[at].length + 2))
      .join('')}  ${tail}`.trimEnd();
  const numbersOf = (row) => [
    row.testable,
    row.covered.length,
    row.tooLow.length,
    row.missing.length,
    row.guidance.length,
  ];
  return [
    paint('dim', line('', '', NUMBERS, '')),
    ...rows.map((row) => {
      const colour = row.covered.length === row.testable ? 'green' : 'yellow';
      return line(row.letter, row.name, numbersOf(row), paint(colour, bar(row)));
    }),
    paint('bold', line('', 'all, each id once', numbersOf(all), bar(all))),
  ];
};

const KINDS = { table: 'about people at a table', data: 'about data' };

/** Where demands of each kind have their highest proof. */
const levelTable = (rows, paint) => {
  const heads = ['testable', ...LEVELS];
  const line = (name, numbers) =>
    `     ${name.padEnd(KINDS.table.length)} ${numbers
      .map((number, at) => `${number}`.padStart(heads[at].length + 2))
      .join('')}`;
  return [
    '  Where the highest proof of a clause lies:',
    paint('dim', line('', heads)),
    ...rows.map(({ kind, all, at }) => line(KINDS[kind], [all, ...at])),
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

const oneClause = (entry, tests, groups, kind, paint) => [
  paint('bold', entry.id),
  `  ${entry.words}`,
  ...(entry.groups ?? []).map((letter) => `  ${letter}  ${groups[letter]}`),
  ...(kind === undefined ? [] : [`  ${KINDS[kind]}`]),
  ...(entry.guidance === undefined ? [] : [`  left to people: ${entry.guidance}`]),
  '',
  ...(tests.length === 0
    ? [paint('yellow', '  no test carries it')]
    : tests.map(({ status, level, file, name }) =>
        [
          paint(status === 'passed' ? 'green' : 'red', `  ${status}`),
          level.padEnd('screen'.length),
          `${file}  ${name}`,
        ].join('  '),
      )),
];

const refusal = (words) => ({ out: [], err: [words], code: 2 });

const lettersOf = (text) => (text === undefined ? [] : text.split(',').map((each) => each.trim()));

/** What a group that must be complete still owes; `waiting` names what may wait, and only that. */
const owedIn = (entries, proved, kinds, waiting, letters) => {
  const { missing, tooLow } = tally(entries, proved, kinds);
  const waits = ({ id }) => id in waiting;
  const told = ({ id, words }) => ({ id, words: `${words} (${proved.get(id)})` });
  const low = tooLow.filter((entry) => !waits(entry)).map(told);
  const idle = entries.filter((entry) => waits(entry) && !tooLow.includes(entry));
  return [
    ...(missing.length === 0 ? [] : [`without a test, in ${letters}:`, ...listed(missing)]),
    ...(low.length === 0 ? [] : [`proved below the table, in ${letters}:`, ...listed(low)]),
    ...(idle.length === 0 ? [] : ['waiting, though nothing is owed:', ...listed(idle)]),
  ];
};

/**
 * What `npm run clauses` answers. `options` are its flags, `input` the report of the tests, the
 * catalogue with its groups, kinds and ambiguities, the clauses that may wait for a proof at a table, and the
 * root that file names are told from.
 */
export const answer = (options, input, paint = (_style, text) => text) => {
  const { catalogue, ambiguities, groups, report, root, waiting = {} } = input;
  const kinds = new Map(input.kinds);
  const shown = lettersOf(options.group);
  const required = lettersOf(options.complete);
  const strange = [...shown, ...required].find((letter) => !(letter in groups));
  if (strange !== undefined) {
    return refusal(`no group is called "${strange}"; there are: ${Object.keys(groups).join(' ')}`);
  }

  const tests = testsIn(report, root);
  const known = new Map([...catalogue, ...ambiguities].map((entry) => [entry.id, entry]));
  const faults = faultsIn(tests, known);
  const proved = provedBy(tests);
  const rows = tallyByGroup(catalogue, groups, proved, kinds);
  const inGroups = (letters) =>
    catalogue.filter((entry) => entry.groups.some((letter) => letters.includes(letter)));
  const visible = shown.length === 0 ? rows : rows.filter((row) => shown.includes(row.letter));
  const entries = shown.length === 0 ? catalogue : inGroups(shown);
  const all = tally(entries, proved, kinds);
  const levels = tallyByLevel(entries, proved, kinds);
  const readings = tally(ambiguities, proved, kinds);

  const err = [
    ...faults.map(({ file, name, words }) => `${file}: ${words}: ${name}`),
    ...owedIn(inGroups(required), proved, kinds, waiting, required.join(', ')),
  ];
  const code = err.length === 0 ? 0 : 1;

  if (options.id !== undefined) {
    const entry = known.get(options.id);
    if (entry === undefined) return refusal(`no clause or reading is called "${options.id}"`);
    const carrying = testsById(tests).get(entry.id) ?? [];
    return { out: oneClause(entry, carrying, groups, kinds.get(entry.id), paint), err, code };
  }

  const passed = tests.filter((test) => test.status === 'passed').length;
  const files = report.testResults.length;

  if (options.json) {
    const idsOf = (entries) => entries.map((entry) => entry.id);
    const told = ({ testable, covered, tooLow, missing, guidance }) => ({
      testable,
      covered: idsOf(covered),
      tooLow: idsOf(tooLow),
      missing: idsOf(missing),
      guidance: idsOf(guidance),
    });
    const answered = {
      version: 2,
      tests: { passed, all: tests.length, files, startTime: report.startTime },
      groups: visible.map((row) => ({ group: row.letter, name: row.name, ...told(row) })),
      all: told(all),
      levels: Object.fromEntries(entries.map(({ id }) => [id, proved.get(id) ?? null])),
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
    '',
    ...levelTable(levels, paint),
  ];
  if (options.missing) {
    for (const { letter, name, missing, tooLow } of visible) {
      const part = (what, owed) => {
        if (owed.length === 0) return;
        out.push('', paint('bold', `  ${letter}  ${name}: ${what}`), ...listed(owed));
      };
      part('not yet', missing);
      part('proved below the table', tooLow);
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
