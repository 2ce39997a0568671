import { appendFileSync, existsSync } from 'node:fs';
import { BadInput } from '../bad-input.js';
import type { Stdin } from '../input-file.js';
import type { PracticeTable } from './practice-table.js';
import { readRecordedLines } from './recorded-file.js';
import type { RoundEnd } from './sitting.js';

/** A file that every finished round is added to, one to a line. */
export class RecordFile {
  #rounds: number;

  private constructor(
    readonly file: string,
    rounds: number,
  ) {
    this.#rounds = rounds;
  }

  /** A new file, or one that holds recorded rounds: nothing else is written into. */
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

  add({ rules, house, digest }: PracticeTable, { meters, events }: RoundEnd['recorded']): void {
    const { id } = rules.rulebook;
    const recorded = { version: 1, rulebook: id, house, rules: digest, meters, events };
    appendFileSync(this.file, `${JSON.stringify(recorded)}\n`);
    this.#rounds += 1;
  }
}
