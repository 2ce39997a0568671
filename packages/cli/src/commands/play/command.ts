import type { Declare } from '../declare.js';
import { A_RULEBOOK, examples } from '../help.js';

/** `baize play`: a table in the terminal, dealt and settled by the core that every table uses. */
export const declarePlay: Declare = (baize, act) => {
  baize
    .command('play')
    .summary('play a game in the terminal')
    .description(
      'Plays a game in the terminal, by the book: wagers within the limits, the deal, your decision, ' +
        'and a settlement that names the clause of every line. Without a rulebook it offers them ' +
        'all. The answers may also come from a file or a pipe, one to a line.',
    )
    .argument('[rulebook]', A_RULEBOOK)
    .option('--house <file>', 'play by these house rules (otherwise by ready-made ones)')
    .option('--seats <count>', 'how many seats you play', '1')
    .option('--bankroll <dollars>', 'the chips you buy in for', '$1,000')
    .option(
      '--seed <text>',
      'deal the same cards for the same text, from an HMAC-SHA256 stream keyed with it: for ' +
        'practice, since whoever knows the text knows the cards',
    )
    .option('--record <file>', 'add every finished round to this file (see: baize replay)')
    .option('--hints', 'show before every decision what it is worth (h shows it when asked)')
    .option('--four-colour', 'clubs green and diamonds blue')
    .addHelpText(
      'after',
      `${examples('play', ['play', 'play --house house.json --seed tuesday < answers.txt'])}

At a decision h gives a hint: the best choice, what each is worth, and why.
Leave with q, Ctrl-D or Ctrl-C. Exit codes: 0 played; 2 bad input.`,
    )
    .action(act(() => import('./run.js')));
};
