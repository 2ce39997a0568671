import { Chance } from '../simulation/chance.js';

/** One line of the table: what was tried, how often, and how often the bar was missed. */
export interface Row {
  readonly part: string;
  readonly what: string;
  /** What must not happen: "opened", "lost", "leaked". */
  readonly bar: string;
  tries: number;
  readonly found: string[];
  /** Something to know about the figures, such as a rate of false alarms. */
  note: string;
}

/** What a part does is told here; every part has its own numbers from the seed. */
export class Attack {
  readonly rows: Row[] = [];
  readonly chance: Chance;

  constructor(
    readonly part: string,
    readonly seed: number,
    /** The long form tries more, and compares times. */
    readonly long: boolean,
  ) {
    this.chance = new Chance(`attack/${seed}/${part}`);
  }

  /** The line of this name, a new one or the one that was begun before. */
  row(what: string, bar: string): RowNotes {
    const known = this.rows.find((row) => row.what === what);
    if (known !== undefined) return new RowNotes(known);
    const row: Row = { part: this.part, what, bar, tries: 0, found: [], note: '' };
    this.rows.push(row);
    return new RowNotes(row);
  }

  get findings(): readonly string[] {
    return this.rows.flatMap(({ part, what, found }) =>
      found.map((one) => `${part}: ${what}: ${one}`),
    );
  }
}

export class RowNotes {
  constructor(private readonly row: Row) {}

  tried(times = 1): void {
    this.row.tries += times;
  }

  found(what: string): void {
    this.row.found.push(what);
  }

  /** One try; a finding when it says something. */
  check(wrong: string | null): void {
    this.tried();
    if (wrong !== null) this.found(wrong);
  }

  note(words: string): void {
    this.row.note = words;
  }
}

export interface Part {
  readonly name: string;
  /** Whether the tests run it too. */
  readonly quick: boolean;
  readonly run: (attack: Attack) => Promise<void>;
}
