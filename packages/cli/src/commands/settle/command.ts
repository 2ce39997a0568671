import type { Declare } from '../declare.js';

/** `baize settle`: what must be paid for a round, through the core the table uses. */
export const declareSettle: Declare = (baize, act) => {
  baize
    .command('settle')
    .summary('settle a round as it lay on the felt')
    .description(
      'Settles a round file: what every wager is paid, in the order the dealer pays it, each line\n' +
        'with its clause. A file with a list of rounds gives a list of answers.',
    )
    .argument('<file>', 'a round as JSON, or - for standard input')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize settle round.json\n' +
        '  baize settle - --json < rounds.json\n\n' +
        'Exit codes: 0 settled; 2 bad input. In a list a bad round answers { "error": … } in its place.',
    )
    .action(act(() => import('./run.js')));
};
