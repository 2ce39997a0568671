/** `npm run clauses`: which clauses of the documents have a test, where it proves them, and which have none. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, styleText } from 'node:util';
import { answer } from './clause-report.mjs';
import { WAITING } from './levels/waiting.mjs';

const HELP = `npm run clauses -- [options]

  --missing        list the clauses without a test, or proved too low, in words
  --id ID          show one clause and the tests that carry it, with what they drive
  --group L,M      only these groups
  --complete L,M   fail when a testable clause of these groups has no test, or is about people
                   at a table and proved below one
  --json           for other tools`;

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const TESTS = `${root}/reports/tests.json`;
const CATALOGUE = new URL('../packages/rulebook/dist/catalogue/index.js', import.meta.url);

/** A sentence for the one who typed it; nothing here is worth a stack trace. */
const stop = (words) => {
  console.error(words);
  process.exit(2);
};

const readOptions = () => {
  try {
    return parseArgs({
      options: {
        missing: { type: 'boolean' },
        id: { type: 'string' },
        group: { type: 'string' },
        complete: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return stop(`${error.message}\n\n${HELP}`);
  }
};

const options = readOptions();
if (options.help) {
  console.log(HELP);
  process.exit(0);
}
if (!existsSync(TESTS)) stop('reports/tests.json is not there: run `npm run unit` first.');
if (!existsSync(CATALOGUE)) stop('The rulebook is not built: run `npm run build` first.');

const {
  AMBIGUITIES,
  CATALOGUE_GROUPS,
  CLAUSE_KINDS,
  CATALOGUE: catalogue,
} = await import(CATALOGUE.href);
const coloured = process.stdout.isTTY && !process.env.NO_COLOR;
const { out, err, code } = answer(
  options,
  {
    catalogue,
    ambiguities: AMBIGUITIES,
    groups: CATALOGUE_GROUPS,
    kinds: CLAUSE_KINDS,
    waiting: WAITING,
    report: JSON.parse(readFileSync(TESTS, 'utf8')),
    root,
  },
  coloured ? styleText : undefined,
);
if (out.length > 0) console.log(out.join('\n'));
if (err.length > 0) console.error(err.join('\n'));
process.exitCode = code;
