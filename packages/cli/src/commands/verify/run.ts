import { type Card, DECK_SIZE, formatCards, parseCards } from '@baize/cards';
import type { FairnessCheck, FairnessVerdict, ProofSeries, RoundProof } from '@baize/house';
import { type Decoded, unwrap } from '@baize/result';
import { rulebookById } from '@baize/rulebook';
import colors from 'picocolors';
import { BadInput, notA } from '../../bad-input.js';
import { cardSpans, twoColours } from '../../felt/cards.js';
import { type Found, nameOfFile, readText, roundsIn } from '../../input/input-file.js';
import { beside, dim, prose, type Span } from '../../render/text.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import type { VERIFY } from './command.js';

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

interface Verified {
  readonly proof: RoundProof;
  readonly verdict: FairnessVerdict;
}

export const verifyText = (
  verified: readonly Verified[],
  { twice, gaps }: ProofSeries,
  columns: number,
): readonly string[] => [
  ...verified.flatMap((one) => [...roundLines(one, columns), '']),
  ...gaps.flatMap(({ after, before }) =>
    prose(
      `! There is no proof of what came between ${after} and ${before}.`,
      columns,
      colors.yellow,
    ),
  ),
  ...twice.flatMap((round) =>
    prose(`! There is more than one proof of ${round}: a round has one.`, columns, colors.red),
  ),
  verdictWords(verified, twice.length > 0),
];

const LABELS = 'Commitment'.length;

const roundLines = ({ proof, verdict }: Verified, columns: number): readonly string[] => {
  const line = (label: string, ...spans: readonly Span[]) => beside(label, LABELS, spans, columns);
  const dealt = unwrap(parseCards(proof.cards));
  return [
    `${colors.bold(`Round ${proof.round}`)}, ${rulebookById(proof.rulebook).name}`,
    ...line('Commitment', dim(proof.commitment)),
    ...line('Players', playersWords(proof)),
    ...(verdict.deck.length === 0 ? [] : line('Deck', ...deckSpans(verdict.deck, dealt.length))),
    ...(verdict.void === null ? [] : line('Void', { text: verdict.void, paint: colors.yellow })),
    ...verdict.checks.flatMap((check) => checkLines(check, columns)),
    ...(verdict.note === null ? [] : line('Note', { text: verdict.note, paint: colors.yellow })),
  ];
};

/** Version 1 does not tell given seeds from those drawn by the house. */
const playersWords = (proof: RoundProof): string => {
  if (proof.version === 1) {
    const { playerSeeds } = proof;
    return playerSeeds.length === 0
      ? 'no seat has a seed'
      : `${seatsWords(playerSeeds)} ${playerSeeds.length === 1 ? 'has' : 'have'} a seed, given or drawn by the house`;
  }
  const { players, silent, withheld } = proof;
  const gave = players.filter(({ seed }) => seed !== null);
  const unopened = players.filter(
    ({ seat, seed }) => seed === null && !withheld.some((one) => one.seat === seat),
  );
  return [
    gave.length === 0 ? 'no seat gave a seed' : `${seatsWords(gave)} gave a seed`,
    ...(unopened.length === 0 ? [] : [`${seatsWords(unopened)} did not come to open`]),
    ...(silent.length === 0 ? [] : [`${seatsWords(silent)} silent`]),
    ...withheld.map(({ seat, player }) => `seat ${seat} (${player}) withheld`),
  ].join('; ');
};

const seatsWords = (seats: readonly { readonly seat: number }[]): string =>
  `${seats.length === 1 ? 'seat' : 'seats'} ${seats.map(({ seat }) => seat).join(', ')}`;

/** The dealt cards, then the stub. */
const deckSpans = (deck: readonly Card[], dealt: number): readonly Span[] =>
  cardSpans([deck.slice(0, dealt), deck.slice(dealt, DECK_SIZE)], twoColours);

/** Colour never carries meaning alone. */
const checkLines = ({ check, ok, says, cite }: FairnessCheck, columns: number) =>
  beside(
    {
      text: ok ? 'holds' : 'fails',
      paint: (text) => colors.bold(ok ? colors.green(text) : colors.red(text)),
    },
    LABELS,
    [
      { text: `${check}:`, paint: colors.bold },
      says,
      ...(cite === undefined ? [] : [dim(`[${cite}]`)]),
    ],
    columns,
  );

const verdictWords = (verified: readonly Verified[], anyTwice: boolean): string => {
  const unfair = verified.filter(({ verdict }) => !verdict.fair);
  if (unfair.length > 0) {
    const rounds = unfair.map(({ proof }) => proof.round).join(', ');
    return verified.length === 1
      ? colors.red('This round is not fair.')
      : colors.red(
          `${unfair.length} of ${verified.length} rounds ${unfair.length === 1 ? 'is' : 'are'} not fair: ${rounds}.`,
        );
  }
  if (anyTwice) return colors.red('These proofs contradict each other.');
  const fair =
    verified.length === 1
      ? 'This round is fair, if its commitment is'
      : `All ${verified.length} rounds are fair, if their commitments are`;
  const noted = verified.some(({ verdict }) => verdict.note !== null);
  const but = noted ? ' Read the note: it says what is left to trust.' : '';
  return colors.green(`${fair} what you were shown before betting.${but}`);
};
