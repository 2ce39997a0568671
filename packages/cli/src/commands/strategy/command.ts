import { HELP } from '../../games.js';
import {
  type CommandSpec,
  FOUR_COLOUR,
  HOUSE,
  JSON_OUT,
  type OptionSpec,
  RULEBOOK,
} from '../spec.js';

const GAMES = HELP.flatMap(({ strategy }) => strategy ?? []);

export const COMMON = {
  options: { house: HOUSE, fourColour: FOUR_COLOUR, json: JSON_OUT },
} as const satisfies Pick<CommandSpec, 'options'>;

const OWN = GAMES.flatMap(({ options }) =>
  options.map(({ name, value, words }): readonly [string, OptionSpec] => [name, [value, words]]),
);

export const STRATEGY: CommandSpec = {
  name: 'strategy',
  summary: 'tell what to do with a hand, and why',
  description: [
    'Tells what to do with a hand: the value of each choice in antes, exactly, how the dealer’s ' +
      'hands split, and why in a sentence. Values are of the ante and of what is added to it; ' +
      'bonus wagers are apart.',
    ...GAMES.map(({ words }) => words),
  ].join(' '),
  arguments: [
    RULEBOOK,
    ['<cards...>', 'your cards, as in "Ah Kh 9h 4h 2c 3d 5s" or AhKh9h4h2c3d5s'],
  ],
  options: { ...Object.fromEntries(OWN), ...COMMON.options },
  examples: [],
  end: [...GAMES.flatMap(({ end }) => end ?? []), 'Exit codes: 0 answered; 2 bad input.'].join(
    '\n\n',
  ),
};
