import { type CommandSpec, JSON_OUT, REQUIRED, RULEBOOK } from '../spec.js';

export const SIMULATE = {
  name: 'simulate',
  summary: 'play millions of rounds by chance, beside the exact odds',
  description:
    'Plays rounds with the best decisions, on every thread of the machine, and sets what they ' +
    'brought beside the exact count of all deals. Every seat knows only what it may see. The same ' +
    'seed gives the same rounds, however many threads play them. Ctrl-C prints what there is.',
  arguments: [RULEBOOK],
  options: {
    rounds: ['<count>', 'how many rounds', REQUIRED],
    players: ['<count>', 'how many seats play against the dealer', '1'],
    seed: ['<text>', 'the same text gives the same rounds, on any machine'],
    threads: ['<count>', 'how many threads play (otherwise as many as there are cores)'],
    house: ['<file>', 'pay tables by these house rules (otherwise by ready-made ones)'],
    core: 'play every round as a table does, by its clauses: the same, but slow',
    json: JSON_OUT,
  },
  examples: [],
  end: 'Exit codes: 0 done; 2 bad input; 130 stopped by Ctrl-C.',
} as const satisfies CommandSpec;
