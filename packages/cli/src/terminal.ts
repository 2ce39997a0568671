import process from 'node:process';

/** With no terminal anywhere. */
const PIPED_COLUMNS = 100;
const FEWEST_COLUMNS = 60;
/** Lines of prose longer than this are hard to read, however wide the window. */
const PROSE_COLUMNS = 110;

/** Output that goes to a pager has no width of its own; the errors still go to its terminal. */
export const terminalColumns = (): number =>
  Math.max(FEWEST_COLUMNS, columnsOf(process.stdout) ?? columnsOf(process.stderr) ?? PIPED_COLUMNS);

/** Absent when the stream is no terminal, whatever the types say. */
const columnsOf = (stream: { readonly columns?: number }): number | undefined => stream.columns;

export const proseColumns = (): number => Math.min(PROSE_COLUMNS, terminalColumns());

export const print = (text: string): void => {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
};

export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));
