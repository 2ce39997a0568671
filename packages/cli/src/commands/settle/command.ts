import { type CommandSpec, JSON_OUT } from '../spec.js';

export const SETTLE = {
  name: 'settle',
  summary: 'settle a round as it lay on the felt',
  description:
    'Settles a round file: what every wager is paid, in the order the dealer pays it, each line ' +
    'with its clause. A file with a list of rounds gives a list of answers.',
  arguments: [['<file>', 'a round as JSON, or - for standard input']],
  options: { json: JSON_OUT },
  examples: ['baize settle round.json', 'baize settle - --json < rounds.json'],
  end: 'Exit codes: 0 settled; 2 bad input. In a list a bad round answers { "error": … } in its place.',
} as const satisfies CommandSpec;
