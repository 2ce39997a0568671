import process from 'node:process';
import { formatCards } from '@baize/cards';
import type { RoundProof } from '@baize/house';
import type { Decoded } from '@baize/result';
import type { Command } from 'commander';
import { BadInput } from '../bad-input.js';
import { nameOfFile, readText } from '../input-file.js';
import { verifyText } from '../render/verify.js';
import { type Found, roundsIn } from '../rounds-in-file.js';
import { print, printJson, proseColumns } from '../terminal.js';

/** `baize verify`: was the deck of a round the one the house had committed to? */
export const registerVerify = (baize: Command): void => {
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
    .action(async (file: string, options: { readonly json?: true }) => {
      // The house is a server too: no other command waits for it to load.
      const { decodeProof, seriesOf, verifyRound } = await import('@baize/house');
      const found = roundsIn(readText(file), nameOfFile(file));
      if (found.length === 0) throw new BadInput(`${nameOfFile(file)} holds no proof`);
      const verified = found
        .map((one) => proofOf(one, decodeProof(one.data)))
        .map((proof) => ({
          proof,
          verdict: verifyRound(proof),
        }));
      const series = seriesOf(verified.map(({ proof }) => proof));
      const fair = verified.every(({ verdict }) => verdict.fair) && series.twice.length === 0;
      process.exitCode = fair ? 0 : 1;
      if (!options.json) {
        print(verifyText(verified, series, proseColumns()).join('\n'));
        return;
      }
      const rounds = verified.map(({ proof, verdict }) => ({
        ...verdict,
        rulebook: proof.rulebook,
        commitment: proof.commitment,
        deck: formatCards(verdict.deck),
      }));
      printJson({ version: 1, fair, rounds, ...series });
    });
};

const proofOf = ({ where }: Found, decoded: Decoded<RoundProof>): RoundProof => {
  if (decoded.ok) return decoded.value;
  const told = decoded.problems.map(({ message }) => message);
  throw told.length === 1
    ? new BadInput(`${where}: ${told.join()}`)
    : new BadInput(`${where} is not a proof; ${told.length} things are wrong:`, told);
};
