import type { Declare } from '../declare.js';
import { A_RULEBOOK, examples } from '../help.js';

/** `baize par`: the probability accounting report of a table. */
export const declarePar: Declare = (baize, act) => {
  baize
    .command('par')
    .summary('write the PAR sheet of a table: odds, hold and jackpots, with clauses')
    .description(
      'Writes the probability accounting report (PAR sheet) of a table: the rules elected with ' +
        'their clauses, exact probabilities and returns of every wager, volatility, the hold over ' +
        'a shift with its spread, and what its jackpots owe. One sheet with charts, to print or read.',
    )
    .argument('<rulebook>', A_RULEBOOK)
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
    .addHelpText('after', `${examples('par')}\n\nExit codes: 0 written; 2 bad input.`)
    .action(act(() => import('./run.js')));
};
