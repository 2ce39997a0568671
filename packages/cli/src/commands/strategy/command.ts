import { HELP } from '../../games.js';
import type { Declare } from '../declare.js';
import { A_RULEBOOK, examples } from '../help.js';

/** `baize strategy`: the best thing to do with a hand, counted and not looked up. */
export const declareStrategy: Declare = (baize, act) => {
  const games = HELP.flatMap(({ strategy }) => strategy ?? []);
  const command = baize
    .command('strategy')
    .summary('tell what to do with a hand, and why')
    .description(
      [
        'Tells what to do with a hand: the value of each choice in antes, exactly, how the dealer’s ' +
          'hands split, and why in a sentence. Values are of the ante and of what is added to it; ' +
          'bonus wagers are apart.',
        ...games.flatMap(({ words }) => (words === undefined ? [] : [words])),
      ].join(' '),
    )
    .argument('<rulebook>', A_RULEBOOK)
    .argument('<cards...>', 'your cards, as in "Ah Kh 9h 4h 2c 3d 5s" or AhKh9h4h2c3d5s');
  const own = new Map(games.flatMap(({ options }) => options.map((one) => [one.name, one])));
  for (const { name, value, words } of own.values()) command.option(`--${name} ${value}`, words);
  command
    .option('--house <file>', 'by these house rules (otherwise by ready-made ones)')
    .option('--four-colour', 'clubs green and diamonds blue')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      [
        examples('strategy'),
        ...games.flatMap(({ end }) => (end === undefined ? [] : [end])),
        'Exit codes: 0 answered; 2 bad input.',
      ].join('\n\n'),
    )
    .action(act(() => import('./run.js')));
};
