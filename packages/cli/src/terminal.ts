import { readFileSync } from 'node:fs';
import { safeText } from './safe-text.js';

/** With no terminal anywhere. */
const PIPED_COLUMNS = 100;
const FEWEST_COLUMNS = 60;
/** Lines of prose longer than this are hard to read, however wide the window. */
const PROSE_COLUMNS = 110;

/** What is absent when the stream is no terminal. */
interface OfTerminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

type Output = NodeJS.WritableStream & OfTerminal;

/** As much of a process as a command talks to: `process` itself, or what a test puts in its place. */
export interface Host {
  readonly stdin: NodeJS.ReadableStream & OfTerminal;
  readonly stdout: Output;
  readonly stderr: Output;
  exitCode?: number | string | null | undefined;
}

/** Where a command reads and writes, and how it says that it ended. */
export class Terminal {
  readonly #host: Host;
  /** Everything on standard input, at once. */
  readonly readStdin: () => Uint8Array;

  constructor(host: Host, readStdin: () => Uint8Array = () => readFileSync(0)) {
    this.#host = host;
    this.readStdin = readStdin;
  }

  /** Taken only by commands that talk: once it is a stream it can no longer be read at once. */
  get stdin(): Host['stdin'] {
    return this.#host.stdin;
  }

  get stdout(): Output {
    return this.#host.stdout;
  }

  get stderr(): Output {
    return this.#host.stderr;
  }

  /** 0 done, 1 the answer is no, 2 bad input. */
  set exitCode(code: number) {
    this.#host.exitCode = code;
  }

  /** Output that goes to a pager has no width of its own; the errors still go to its terminal. */
  get columns(): number {
    const columns = this.stdout.columns ?? this.stderr.columns ?? PIPED_COLUMNS;
    return Math.max(FEWEST_COLUMNS, columns);
  }

  get proseColumns(): number {
    return Math.min(PROSE_COLUMNS, this.columns);
  }

  /** Everything for standard output goes through here: files and arguments may hold escape sequences. */
  write(text: string): void {
    this.stdout.write(safeText(text));
  }

  print(text: string): void {
    this.write(text.endsWith('\n') ? text : `${text}\n`);
  }

  printJson(value: unknown): void {
    this.print(JSON.stringify(value, null, 2));
  }

  /** A sentence beside the answer, or in its place. */
  complain(sentence: string): void {
    this.stderr.write(`${safeText(sentence, false)}\n`);
  }
}
