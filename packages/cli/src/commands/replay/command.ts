import type { Declare } from '../declare.js';

/** `baize replay`: recorded rounds played again, event by event, by the core that every table uses. */
export const declareReplay: Declare = (baize, act) => {
  baize
    .command('replay')
    .summary('replay recorded rounds and settle them again')
    .description(
      'Replays recorded rounds (see: baize play --record): each event in words, the felt after it, and ' +
        'the settlement. Every event and every line must be what the rules of the file give now.',
    )
    .argument(
      '<file>',
      'recorded rounds as JSON: one, a list, or one to a line; - for standard input',
    )
    .option('--step', 'wait for Enter after each event, on a terminal')
    .option('--json', 'print as JSON')
    .option('--four-colour', 'clubs green and diamonds blue')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize replay rounds.jsonl\n' +
        '  baize replay rounds.jsonl --step\n' +
        '  tail -n 1 rounds.jsonl | baize replay - --json\n\n' +
        'Exit codes: 0 every round replays; 1 one of them does not, and where it differs;\n' +
        '2 bad input, also when the rules are not those that a round was played by.',
    )
    .action(act(() => import('./run.js')));
};
