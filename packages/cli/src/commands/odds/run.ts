import { readyMadeHouse } from '@baize/house/ready-made';
import { type Cents, parseDollars } from '@baize/money';
import { baseOdds, oddsOfWagers, type WagerOdds } from '@baize/odds';
import { BadInput } from '../../bad-input.js';
import { openTable } from '../../input/house-table.js';
import { nearest } from '../../input/nearest.js';
import { rulebookNamed } from '../../input/rulebook-named.js';
import type { Terminal } from '../../terminal.js';
import { allTablesText } from './all-text.js';
import { oddsJson } from './json.js';
import { oddsText } from './text.js';
import { wagerText } from './wager-text.js';

interface OddsOptions {
  readonly house?: string;
  readonly wager?: string;
  readonly paytable?: string;
  readonly meter?: string;
  readonly all?: true;
  readonly json?: true;
}

/** `baize odds`: what every wager of a document is worth, counted and not sampled. */
export const run = (terminal: Terminal, id: string, options: OddsOptions): void => {
  const { id: wanted } = rulebookNamed(id);
  const { rules, house } = openTable(options.house ?? readyMadeHouse(wanted), wanted, terminal);
  const meter = options.meter === undefined ? null : meterOf(options.meter);
  const wagers = narrowed(oddsOfWagers(rules), options);
  const isOneWager = options.wager !== undefined;
  const by = options.house === undefined ? 'by ready-made house rules' : `by ${house.name}`;
  if (options.json) {
    terminal.printJson(oddsJson(rules, isOneWager ? [] : baseOdds(rules), wagers, meter));
    return;
  }
  const columns = terminal.columns;
  const lines = options.all
    ? allTablesText(rules, wagers, columns)
    : isOneWager
      ? wagers.flatMap((one) => wagerText(rules, one, { meter, columns, table: options.paytable }))
      : oddsText(rules, by, baseOdds(rules), wagers, meter, columns);
  terminal.print(lines.join('\n'));
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
