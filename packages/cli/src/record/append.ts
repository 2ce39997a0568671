import { appendFileSync, existsSync } from 'node:fs';
import { BadInput } from '../bad-input.js';
import type { HouseTable } from '../input/house-table.js';
import type { Stdin } from '../input/input-file.js';
import type { RoundSoFar } from '../table/table-in-memory.js';
import { readRecordedLines } from './read-file.js';

/** Appends every finished round to a file, one per line. */
export class RecordFile {
  #rounds: number;

  private constructor(
    readonly file: string,
    rounds: number,
  ) {
    this.#rounds = rounds;
  }

  /** Only a new file, or one that holds recorded rounds. */
  static open(file: string, stdin: Stdin): RecordFile {
    const rounds = existsSync(file) ? readRecordedLines(file, stdin).length : 0;
    try {
      appendFileSync(file, '', { mode: 0o600 });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      throw new BadInput(`${file} cannot be written (${code})`);
    }
    return new RecordFile(file, rounds);
  }

  get rounds(): number {
    return this.#rounds;
  }

  add({ rules, house, digest }: HouseTable, { before, happened }: RoundSoFar): void {
    const { meters, books } = before;
    // Earlier rounds have their own lines.
    const table = { ...before.table, settled: null };
    const recorded = {
      version: 2,
      rulebook: rules.rulebook.id,
      house,
      rules: digest,
      before: { table, meters, books: Object.fromEntries(books) },
      happened,
    };
    appendFileSync(this.file, `${JSON.stringify(recorded)}\n`);
    this.#rounds += 1;
  }
}
