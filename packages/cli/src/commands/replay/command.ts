import { type CommandSpec, FOUR_COLOUR, JSON_OUT } from '../spec.js';

export const REPLAY = {
  name: 'replay',
  summary: 'replay recorded rounds and settle them again',
  description:
    'Replays recorded rounds (see: baize play --record): each event in words, the felt after it, and ' +
    'the settlement. Every event and every line must be what the rules of the file give now.',
  arguments: [
    ['<file>', 'recorded rounds as JSON: one, a list, or one to a line; - for standard input'],
  ],
  options: {
    step: 'wait for Enter after each event, on a terminal',
    json: JSON_OUT,
    fourColour: FOUR_COLOUR,
  },
  examples: [
    'baize replay rounds.jsonl',
    'baize replay rounds.jsonl --step',
    'tail -n 1 rounds.jsonl | baize replay - --json',
  ],
  end:
    'Exit codes: 0 every round replays; 1 one of them does not, and where it differs;\n' +
    '2 bad input, also when the rules are not those that a round was played by.',
} as const satisfies CommandSpec;
