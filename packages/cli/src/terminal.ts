import { readFileSync } from 'node:fs';
import { safeText } from './safe-text.js';

const PIPED_COLUMNS = 100;
const FEWEST_COLUMNS = 60;
/** Longer lines of prose are hard to read. */
const PROSE_COLUMNS = 110;

/** Absent when the stream is not a terminal. */
interface OfTerminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

type Output = NodeJS.WritableStream & OfTerminal;

/** The part of `process` that a command uses, or a test's stand-in. */
export interface Host {
  readonly stdin: NodeJS.ReadableStream & OfTerminal;
  readonly stdout: Output;
  readonly stderr: Output;
  exitCode?: number | string | null | undefined;
}

export class Terminal {
  readonly #host: Host;
  readonly readStdin: () => Uint8Array;

  constructor(host: Host, readStdin: () => Uint8Array = () => readFileSync(0)) {
    this.#host = host;
    this.readStdin = readStdin;
  }

  /** For interactive commands only: once streamed, it cannot be read at once. */
  get stdin(): Host['stdin'] {
    return this.#host.stdin;
  }

  get stdout(): Output {
    return this.#host.stdout;
  }

  get stderr(): Output {
    return this.#host.stderr;
  }

  set exitCode(code: number) {
    this.#host.exitCode = code;
  }

  /** Output to a pager has no width; stderr still has the terminal's. */
  get columns(): number {
    const columns = this.stdout.columns ?? this.stderr.columns ?? PIPED_COLUMNS;
    return Math.max(FEWEST_COLUMNS, columns);
  }

  get proseColumns(): number {
    return Math.min(PROSE_COLUMNS, this.columns);
  }

  /** All standard output goes through here: files and arguments may hold escape sequences. */
  write(text: string): void {
    this.stdout.write(safeText(text));
  }

  print(text: string): void {
    this.write(text.endsWith('\n') ? text : `${text}\n`);
  }

  printJson(value: unknown): void {
    this.print(JSON.stringify(value, null, 2));
  }

  /** Writes a sentence to stderr. */
  complain(sentence: string): void {
    this.stderr.write(`${safeText(sentence, false)}\n`);
  }
}
