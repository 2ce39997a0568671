import type { Declare } from '../declare.js';

/** `baize verify`: was the deck of a round the one the house had committed to? */
export const declareVerify: Declare = (baize, act) => {
  baize
    .command('verify')
    .summary('check the proof that a round was fair')
    .description(
      'Makes the deck of a round again from its proof: the revealed seed of the house must be the one ' +
        'committed to before betting, and with the seeds of the players it must give the cards that ' +
        'were dealt. It needs no network, and no trust in the house. The recipe is in docs/fairness.md.',
    )
    .argument('<file>', 'proofs as JSON: one, a list, or one to a line; - for standard input')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize verify proof.json\n' +
        '  baize verify - --json < proofs.jsonl\n\n' +
        'Exit codes: 0 every round is fair; 1 one of them is not, or has two proofs; 2 bad input.',
    )
    .action(act(() => import('./run.js')));
};
