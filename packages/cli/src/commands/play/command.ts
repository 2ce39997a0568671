import { type CommandSpec, FOUR_COLOUR, RULEBOOK } from '../spec.js';

export const PLAY = {
  name: 'play',
  summary: 'play a game in the terminal',
  description:
    'Plays a game in the terminal, by the book: wagers within the limits, the deal, your decision, ' +
    'and a settlement that names the clause of every line. Without a rulebook it offers them ' +
    'all. The answers may also come from a file or a pipe, one to a line.',
  arguments: [['[rulebook]', RULEBOOK[1]]],
  options: {
    house: ['<file>', 'play by these house rules (otherwise by ready-made ones)'],
    seats: ['<count>', 'how many seats you play', '1'],
    bankroll: ['<dollars>', 'the chips you buy in for', '$1,000'],
    seed: [
      '<text>',
      'deal the same cards for the same text, from an HMAC-SHA256 stream keyed with it: for ' +
        'practice, since whoever knows the text knows the cards',
    ],
    record: ['<file>', 'add every finished round to this file (see: baize replay)'],
    hints: 'show before every decision what it is worth (h shows it when asked)',
    fourColour: FOUR_COLOUR,
  },
  examples: ['baize play', 'baize play --house house.json --seed tuesday < answers.txt'],
  end:
    'At a decision h gives a hint: the best choice, what each is worth, and why.\n' +
    'Leave with q, Ctrl-D or Ctrl-C. Exit codes: 0 played; 2 bad input.',
} as const satisfies CommandSpec;
