import { appendFileSync } from 'node:fs';
import type { RulebookId } from '@baize/rulebook';
import type { PracticeTable } from './practice-table.js';
import type { RoundEnd } from './sitting.js';

/** A file that every finished round is added to, a line each. */
export class RecordFile {
  #rounds: number;
  constructor(
    readonly file: string,
    rounds: number,
  ) {
    this.#rounds = rounds;
  }
  get rounds(): number {
    return this.#rounds;
  }
  add({ rules, house, digest }: PracticeTable, { meters, events }: RoundEnd['recorded']): void {
    const recorded = {
      version: 1,
      rulebook: rules.rulebook.id satisfies RulebookId,
      house,
      rules: digest,
      meters,
      events,
    };
    appendFileSync(this.file, `${JSON.stringify(recorded)}\n`);
    this.#rounds += 1;
  }
}
