import { type Card, DECK_SIZE, parseCards } from '@baize/cards';
import type { FairnessCheck, FairnessVerdict, ProofSeries, RoundProof } from '@baize/house';
import { unwrap } from '@baize/result';
import { rulebookById } from '@baize/rulebook';
import colors from 'picocolors';
import { cardSpans, twoColours } from './cards.js';
import { beside, type Span, wrap } from './text.js';

interface Verified {
  readonly proof: RoundProof;
  readonly verdict: FairnessVerdict;
}

/** What was checked of each round, and at last whether all of them are fair. */
export const verifyText = (
  verified: readonly Verified[],
  { twice, gaps }: ProofSeries,
  columns: number,
): readonly string[] => [
  ...verified.flatMap((one) => [...roundLines(one, columns), '']),
  ...gaps.flatMap(({ after, before }) =>
    wrap(
      [
        {
          text: `! There is no proof of what came between ${after} and ${before}.`,
          paint: colors.yellow,
        },
      ],
      columns,
    ),
  ),
  ...twice.flatMap((round) =>
    wrap(
      [{ text: `! There is more than one proof of ${round}: a round has one.`, paint: colors.red }],
      columns,
    ),
  ),
  verdictWords(verified, twice.length > 0),
];

const LABELS = 'Commitment'.length;

const roundLines = ({ proof, verdict }: Verified, columns: number): readonly string[] => {
  const line = (label: string, ...spans: readonly Span[]) =>
    beside({ text: label }, LABELS, spans, columns);
  const dealt = unwrap(parseCards(proof.cards));
  return [
    `${colors.bold(`Round ${proof.round}`)}, ${rulebookById(proof.rulebook).name}`,
    ...line('Commitment', { text: proof.commitment, paint: colors.dim }),
    ...line('Players', { text: playersWords(proof) }),
    ...line('Deck', ...deckSpans(verdict.deck, dealt.length)),
    ...(verdict.void === null ? [] : line('Void', { text: verdict.void, paint: colors.yellow })),
    ...verdict.checks.flatMap((check) => checkLines(check, columns)),
  ];
};

const playersWords = ({ playerSeeds }: RoundProof): string => {
  const seats = playerSeeds.map(({ seat }) => seat).join(', ');
  if (playerSeeds.length === 0) return 'no seat gave a seed';
  return `${playerSeeds.length === 1 ? 'seat' : 'seats'} ${seats} gave a seed`;
};

/** The cards that were dealt, and after a stroke the stub. */
const deckSpans = (deck: readonly Card[], dealt: number): readonly Span[] =>
  cardSpans([deck.slice(0, dealt), deck.slice(dealt, DECK_SIZE)], twoColours);

/** A word and a colour, so that the colour is never alone. */
const checkLines = ({ check, ok, says, cite }: FairnessCheck, columns: number) =>
  beside(
    {
      text: ok ? 'holds' : 'fails',
      paint: (text) => colors.bold(ok ? colors.green(text) : colors.red(text)),
    },
    LABELS,
    [
      { text: `${check}:`, paint: colors.bold },
      { text: says },
      ...(cite === undefined ? [] : [{ text: `[${cite}]`, paint: colors.dim }]),
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
  return colors.green(`${fair} what you were shown before betting.`);
};
