import { writeFileSync } from 'node:fs';
import { BadInput } from '../../bad-input.js';
import { tableNamed } from '../../input/house-table.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import type { PAR } from './command.js';
import { parHtml } from './html/page.js';
import { makeSheet } from './make-sheet.js';
import { shiftOf } from './shift-plan.js';

export const run = (terminal: Terminal, id: string, options: Given<typeof PAR>): void => {
  if (options.html === undefined && options.json === undefined) {
    throw new BadInput('say where the sheet goes: --html FILE, --html - or --json');
  }
  const table = tableNamed(id, options.house, terminal);
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
