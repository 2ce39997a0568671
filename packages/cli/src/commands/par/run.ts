import { writeFileSync } from 'node:fs';
import { readyMadeHouse } from '@baize/house/ready-made';
import { BadInput } from '../../bad-input.js';
import { openTable } from '../../input/house-table.js';
import { rulebookNamed } from '../../input/rulebook-named.js';
import type { Terminal } from '../../terminal.js';
import { parHtml } from './html/page.js';
import { makeSheet } from './make-sheet.js';
import { type ShiftOptions, shiftOf } from './shift-plan.js';

interface ParOptions extends ShiftOptions {
  readonly house?: string;
  readonly html?: string;
  readonly json?: true;
  readonly date?: string;
}

/** `baize par`: the probability accounting report of a table. */
export const run = (terminal: Terminal, id: string, options: ParOptions): void => {
  const { id: wanted } = rulebookNamed(id);
  if (options.html === undefined && options.json === undefined) {
    throw new BadInput('say where the sheet goes: --html FILE, --html - or --json');
  }
  const table = openTable(options.house ?? readyMadeHouse(wanted), wanted, terminal);
  const shift = shiftOf(options, table.rules, table.house);
  const sheet = makeSheet(table, shift, dayOf(options.date));
  if (options.json === true) terminal.printJson(sheet);
  else if (options.html === '-') terminal.print(parHtml(sheet));
  else {
    writeSheet(options.html ?? '', parHtml(sheet));
    terminal.print(`wrote ${options.html}`);
  }
};

const writeSheet = (file: string, html: string): void => {
  try {
    writeFileSync(file, html);
  } catch {
    throw new BadInput(`${file} cannot be written`);
  }
};

const dayOf = (given: string | undefined): string | null => {
  if (given === undefined) return null;
  const read = new Date(`${given}T00:00:00Z`);
  if (
    /^\d{4}-\d{2}-\d{2}$/.test(given) &&
    !Number.isNaN(read.getTime()) &&
    read.toISOString().startsWith(given)
  ) {
    return given;
  }
  throw new BadInput(`--date: write a day as in 2026-01-31, not "${given}"`);
};
