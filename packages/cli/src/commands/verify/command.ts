import { type CommandSpec, JSON_OUT } from '../spec.js';

export const VERIFY = {
  name: 'verify',
  summary: 'check the proof that a round was fair',
  description:
    'Makes the deck of a round again from its proof: the revealed seed of the house must be the one ' +
    'committed to before betting, and with the seeds of the players it must give the cards that ' +
    'were dealt. It needs no network, and no trust in the house. The recipe is in docs/fairness.md.',
  arguments: [['<file>', 'proofs as JSON: one, a list, or one to a line; - for standard input']],
  options: { json: JSON_OUT },
  examples: ['baize verify proof.json', 'baize verify - --json < proofs.jsonl'],
  end: 'Exit codes: 0 every round is fair; 1 one of them is not, or has two proofs; 2 bad input.',
} as const satisfies CommandSpec;
