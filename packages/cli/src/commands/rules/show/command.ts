import type { Declare } from '../../declare.js';

export const declareShow: Declare = (rules, act) => {
  rules
    .command('show')
    .summary('show what a rulebook allows')
    .description(
      'Shows a rulebook: in short and with its pay tables, or one topic or wager of it, or all.',
    )
    .argument('<id>', 'a rulebook, as in md/high-card-flush (see: baize rules list)')
    .option('--topic <topic>', 'only this topic, or topics that begin like this')
    .option('--wager <wager>', 'only the pay tables of this wager')
    .option('--clauses', 'print what the clauses demand, too')
    .option('--all', 'print everything: every topic, table, setting and reading')
    .option('--json', 'print the whole rulebook as JSON')
    .addHelpText(
      'after',
      '\nTopics: Table and seats, Cards and decks, Opening and shuffling, Dealing, Wagers\n' +
        'and limits, Decisions, Settlement, Side bets, Jackpots, Envy, Irregularities,\n' +
        'Tips, Payout limits, Signs and layout, Approvals, Ending a jackpot, Settings.\n\nExamples:\n' +
        '  baize rules show md/high-card-flush\n' +
        '  baize rules show md/high-card-flush --topic irregularities --clauses\n' +
        '  baize rules show sd/caribbean-stud --wager progressive\n' +
        '  baize rules show wa/ricochet-poker --all | less',
    )
    .action(act(() => import('./run.js')));
};
