import type { Declare } from '../../declare.js';
import { A_RULEBOOK, examples } from '../../help.js';

export const declareShow: Declare = (rules, act) => {
  rules
    .command('show')
    .summary('show what a rulebook allows')
    .description(
      'Shows a rulebook: in short and with its pay tables, or one topic or wager of it, or all.',
    )
    .argument('<id>', A_RULEBOOK)
    .option('--topic <topic>', 'only this topic, or topics that begin like this')
    .option('--wager <wager>', 'only the pay tables of this wager')
    .option('--clauses', 'print what the clauses demand, too')
    .option('--all', 'print everything: every topic, table, setting and reading')
    .option('--json', 'print the whole rulebook as JSON')
    .addHelpText(
      'after',
      `
Topics: Table and seats, Cards and decks, Opening and shuffling, Dealing, Wagers
and limits, Decisions, Settlement, Side bets, Jackpots, Envy, Irregularities,
Tips, Payout limits, Signs and layout, Approvals, Ending a jackpot, Settings.
${examples('rules show')}`,
    )
    .action(act(() => import('./run.js')));
};
