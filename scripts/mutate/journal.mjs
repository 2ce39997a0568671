/**
 * What became of each break, written down as soon as it is known: a run that was stopped goes on where it was,
 * and a later one can try again what survived.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const positionOf = ({ line, column }) => `${line}:${column}`;

/** A break by its place, as reports count lines and columns, and by what it puts there. */
export const keyOf = (path, { start, end }, replacement) =>
  `${path}:${positionOf(start)}-${positionOf(end)} ${replacement}`;

/** `packages/table/src/refusal.ts`, wherever the workspace lies. */
export const inWorkspace = (file) => /packages\/.*/.exec(file.replaceAll('\\', '/'))?.[0] ?? file;

export const readJournal = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : [];

const oneOn = ({ line, column }) => ({ line: line + 1, column: column + 1 });

const keyOfActive = ({ fileName, location: { start, end }, replacement }) =>
  keyOf(inWorkspace(fileName), { start: oneOn(start), end: oneOn(end) }, replacement);

export class Journal {
  #file;
  #known;

  /** The file, and the results in it that hold in this run. */
  static ofRun({ MUTATED_JOURNAL, MUTATED_AGAIN } = process.env) {
    const journal = new Journal();
    journal.#file = MUTATED_JOURNAL;
    const entries = readJournal(MUTATED_JOURNAL);
    const kept = MUTATED_AGAIN ? entries.filter(({ status }) => status !== 'survived') : entries;
    journal.#known = new Map(kept.map((entry) => [entry.key, entry]));
    return journal;
  }

  /** Which tests noticed breaks, in earlier runs too. */
  get killed() {
    return [...this.#known.values()].filter(({ status }) => status === 'killed');
  }

  resultOf(mutant) {
    const known = this.#known.get(keyOfActive(mutant));
    if (known === undefined) return undefined;
    const { status, by, tests: nrOfTests } = known;
    if (status === 'survived') return { status, nrOfTests };
    if (status === 'timeout') return { status, reason: 'it went on and on' };
    return { status, killedBy: [by], failureMessage: 'as in an earlier run', nrOfTests };
  }

  write(mutant, { status, killedBy, nrOfTests: tests }, { cutShort, seconds }) {
    const entry = {
      key: keyOfActive(mutant),
      path: inWorkspace(mutant.fileName),
      status,
      ...(killedBy === undefined ? {} : { by: killedBy[0] }),
      tests,
      ...(status === 'survived' && cutShort ? { cutShort } : {}),
      seconds: Number(seconds.toFixed(3)),
    };
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
  }
}
