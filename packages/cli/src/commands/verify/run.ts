import { formatCards } from '@baize/cards';
import type { RoundProof } from '@baize/house';
import type { Decoded } from '@baize/result';
import { BadInput, notA } from '../../bad-input.js';
import { nameOfFile, readText } from '../../input/input-file.js';
import { type Found, roundsIn } from '../../input/rounds-in-file.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import type { VERIFY } from './command.js';
import { verifyText } from './text.js';

export const run = async (
  terminal: Terminal,
  file: string,
  options: Given<typeof VERIFY>,
): Promise<void> => {
  // Loaded on demand: the house is a server too.
  const { decodeProof, seriesOf, verifyRound } = await import('@baize/house');
  const found = roundsIn(readText(file, terminal), nameOfFile(file));
  if (found.length === 0) throw new BadInput(`${nameOfFile(file)} holds no proof`);
  const verified = found
    .map((one) => proofOf(one, decodeProof(one.data)))
    .map((proof) => ({
      proof,
      verdict: verifyRound(proof),
    }));
  const series = seriesOf(verified.map(({ proof }) => proof));
  const fair = verified.every(({ verdict }) => verdict.fair) && series.twice.length === 0;
  terminal.exitCode = fair ? 0 : 1;
  if (!options.json) {
    terminal.print(verifyText(verified, series, terminal.proseColumns).join('\n'));
    return;
  }
  const rounds = verified.map(({ proof, verdict }) => ({
    ...verdict,
    rulebook: proof.rulebook,
    commitment: proof.commitment,
    deck: formatCards(verdict.deck),
  }));
  terminal.printJson({ version: 1, fair, rounds, ...series });
};

const proofOf = ({ where }: Found, decoded: Decoded<RoundProof>): RoundProof => {
  if (decoded.ok) return decoded.value;
  const flaws = decoded.problems.map(({ message }) => message);
  throw notA('a proof', where, flaws, where);
};
