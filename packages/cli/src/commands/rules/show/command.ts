import { type CommandSpec, RULEBOOK } from '../../spec.js';

export const SHOW = {
  name: 'show',
  summary: 'show what a rulebook allows',
  description:
    'Shows a rulebook: in short and with its pay tables, or one topic or wager of it, or all.',
  arguments: [['<id>', RULEBOOK[1]]],
  options: {
    topic: ['<topic>', 'only this topic, or topics that begin like this'],
    wager: ['<wager>', 'only the pay tables of this wager'],
    clauses: 'print what the clauses demand, too',
    all: 'print everything: every topic, table, setting and reading',
    json: 'print the whole rulebook as JSON',
  },
  examples: [],
  end: `Topics: Table and seats, Cards and decks, Opening and shuffling, Dealing, Wagers
and limits, Decisions, Settlement, Side bets, Jackpots, Envy, Irregularities,
Tips, Payout limits, Signs and layout, Approvals, Ending a jackpot, Settings.`,
} as const satisfies CommandSpec;
