import { baseOdds, oddsOfWagers, type WagerOdds } from '@baize/odds';
import { BadInput } from '../../bad-input.js';
import { dollarsOf } from '../../input/arguments.js';
import { tableNamed } from '../../input/house-table.js';
import { nearest } from '../../input/rulebook-named.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import { allTablesText } from './all-text.js';
import type { ODDS } from './command.js';
import { oddsJson } from './json.js';
import { oddsText } from './text.js';
import { wagerText } from './wager-text.js';

export const run = (terminal: Terminal, id: string, options: Given<typeof ODDS>): void => {
  const { rules, house } = tableNamed(id, options.house, terminal);
  const meter = options.meter === undefined ? null : dollarsOf('--meter', options.meter);
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

const narrowed = (
  all: readonly WagerOdds[],
  { wager, paytable }: Pick<Given<typeof ODDS>, 'wager' | 'paytable'>,
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
