import { writeFileSync } from 'node:fs';
import { readyMadeHouse } from '@baize/house/ready-made';
import type { Command } from 'commander';
import { BadInput } from '../bad-input.js';
import { makeSheet } from '../par/make-sheet.js';
import { type ShiftOptions, shiftOf } from '../par/shift-plan.js';
import { openTable } from '../play/practice-table.js';
import { parHtml } from '../render/par-html.js';
import { rulebookNamed } from '../rulebook-named.js';
import { print, printJson } from '../terminal.js';

interface ParOptions extends ShiftOptions {
  readonly house?: string;
  readonly html?: string;
  readonly json?: true;
  readonly date?: string;
}

/** `baize par`: the probability accounting report of a table. */
export const registerPar = (baize: Command): void => {
  baize
    .command('par')
    .summary('write the PAR sheet of a table: odds, hold and jackpots, with clauses')
    .description(
      'Writes the probability accounting report (PAR sheet) of a table: the rules elected with ' +
        'their clauses, exact probabilities and returns of every wager, volatility, the hold over ' +
        'a shift with its spread, and what its jackpots owe. One sheet with charts, to print or read.',
    )
    .argument('<rulebook>', 'a rulebook, as in md/high-card-flush (see: baize rules list)')
    .option('--house <file>', 'by these house rules (otherwise by ready-made ones)')
    .option('--html <out>', 'write the sheet (- for standard output)')
    .option('--json', 'print the same figures as JSON')
    .option('--rounds-per-hour <count>', 'how busy the table is', '40')
    .option('--hours <count>', 'how long the shift is', '8')
    .option(
      '--seats <count>',
      'players in every round (otherwise every position; 1 at a shared pot)',
    )
    .option(
      '--wager <id=dollars>',
      'a mean wager, as in ante=25 (otherwise the smallest posted); may be repeated',
      (given: string, before: readonly string[] = []) => [...before, given],
    )
    .option('--date <day>', 'print this date, as in 2026-01-31 (otherwise none)')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize par md/high-card-flush --html par.html\n' +
        '  baize par sd/caribbean-stud --house house.json --html par.html --hours 24\n' +
        '  baize par oh/high-card-flush --wager ante=25 --wager flush=0 --json\n\n' +
        'Exit codes: 0 written; 2 bad input.',
    )
    .action((id: string, options: ParOptions) => {
      const { id: wanted } = rulebookNamed(id);
      if (options.html === undefined && options.json === undefined) {
        throw new BadInput('say where the sheet goes: --html FILE, --html - or --json');
      }
      const table = openTable(options.house ?? readyMadeHouse(wanted), wanted);
      const shift = shiftOf(options, table.rules, table.house);
      const sheet = makeSheet(table, shift, dayOf(options.date));
      if (options.json === true) printJson(sheet);
      else if (options.html === '-') print(parHtml(sheet));
      else writeSheet(options.html ?? '', parHtml(sheet));
    });
};

const writeSheet = (file: string, html: string): void => {
  try {
    writeFileSync(file, html);
  } catch {
    throw new BadInput(`${file} cannot be written`);
  }
  print(`wrote ${file}`);
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
