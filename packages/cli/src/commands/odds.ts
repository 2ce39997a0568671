import { readyMadeHouse } from '@baize/house/ready-made';
import { type Cents, parseDollars } from '@baize/money';
import { baseOdds, oddsOfWagers, type WagerOdds } from '@baize/odds';
import type { Command } from 'commander';
import { BadInput } from '../bad-input.js';
import { nearest } from '../nearest.js';
import { oddsJson } from '../odds/odds-json.js';
import { openTable } from '../play/practice-table.js';
import { oddsText } from '../render/odds.js';
import { allTablesText } from '../render/odds-all.js';
import { wagerText } from '../render/odds-wager.js';
import { rulebookNamed } from '../rulebook-named.js';
import { print, printJson, terminalColumns } from '../terminal.js';

interface OddsOptions {
  readonly house?: string;
  readonly wager?: string;
  readonly paytable?: string;
  readonly meter?: string;
  readonly all?: true;
  readonly json?: true;
}

/** `baize odds`: what every wager of a document is worth, counted and not sampled. */
export const registerOdds = (baize: Command): void => {
  baize
    .command('odds')
    .summary('what every wager is worth, counted exactly')
    .description(
      'Counts every deal of the base game and every hit of every pay table, exactly, and says what ' +
        'each wager is worth. As JSON it has every table of the document, not only the elected ones.',
    )
    .argument('<rulebook>', 'a rulebook, as in md/high-card-flush (see: baize rules list)')
    .option('--house <file>', 'by these house rules (otherwise by ready-made ones)')
    .option('--wager <wager>', 'one side bet or jackpot, row by row')
    .option('--paytable <id>', 'on this table of it, elected or not')
    .option('--meter <dollars>', 'what the jackpots are worth when the meter shows this')
    .option('--all', 'every pay table of the document, side by side')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize odds md/high-card-flush\n' +
        '  baize odds md/high-card-flush --wager flush --paytable G\n' +
        '  baize odds sd/caribbean-stud --wager progressive --meter 250000\n' +
        '  baize odds wa/ricochet-poker --all\n\n' +
        'Exit codes: 0 counted; 2 bad input.',
    )
    .action((id: string, options: OddsOptions) => {
      const { id: wanted } = rulebookNamed(id);
      const { rules, house } = openTable(options.house ?? readyMadeHouse(wanted), wanted);
      const meter = options.meter === undefined ? null : meterOf(options.meter);
      const wagers = narrowed(oddsOfWagers(rules), options);
      const isOneWager = options.wager !== undefined;
      const by = options.house === undefined ? 'by ready-made house rules' : `by ${house.name}`;
      if (options.json) {
        printJson(oddsJson(rules, isOneWager ? [] : baseOdds(rules), wagers, meter));
        return;
      }
      const columns = terminalColumns();
      const lines = options.all
        ? allTablesText(rules, wagers, columns)
        : isOneWager
          ? wagers.flatMap((one) =>
              wagerText(rules, one, { meter, columns, table: options.paytable }),
            )
          : oddsText(rules, by, baseOdds(rules), wagers, meter, columns);
      print(lines.join('\n'));
    });
};

const meterOf = (given: string): Cents => {
  const parsed = parseDollars(given);
  if (parsed.ok) return parsed.value;
  throw new BadInput(`--meter: ${parsed.error.message}`);
};

/** One wager and one table of it, where they are asked for. */
const narrowed = (
  all: readonly WagerOdds[],
  { wager, paytable }: Pick<OddsOptions, 'wager' | 'paytable'>,
): readonly WagerOdds[] => {
  if (wager === undefined) {
    if (paytable === undefined) return all;
    throw new BadInput('--paytable: say which wager it is of, with --wager');
  }
  const found = all.find((one) => one.wager === wager);
  if (found === undefined) {
    throw new BadInput(
      `--wager: ${unknown(
        'wager',
        wager,
        all.map((one) => one.wager),
      )}`,
    );
  }
  if (paytable === undefined) return [found];
  const table = found.tables[paytable];
  if (table === undefined) {
    throw new BadInput(`--paytable: ${unknown('table', paytable, Object.keys(found.tables))}`);
  }
  return [{ ...found, tables: { [paytable]: table } }];
};

const unknown = (what: string, given: string, known: readonly string[]): string => {
  const close = nearest(given, known);
  const meant = close === undefined ? '' : `; did you mean ${close}?`;
  return `there is no ${what} "${given}" (there are ${known.join(', ')})${meant}`;
};
