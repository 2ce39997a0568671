import type { ProvedStep, SecondProof } from './proof.js';

type Step = ProvedStep['step'];

/**
 * What is wrong with the order in which a deck came about; null when nothing is. It must be: the house commits,
 * the players commit, the list is closed, every seed in it is opened, and only then a card leaves the deck.
 */
export const orderFault = (proof: SecondProof): string | null => {
  const { steps } = proof;
  const late = steps.findIndex(({ entry }, at) => at > 0 && entry <= (steps[at - 1]?.entry ?? 0));
  if (late >= 0) return `step ${late + 1} does not come after the one before it`;
  for (const step of ['house-committed', 'closed', 'withheld', 'dealt'] as const) {
    if (placesOf(proof, step).length > 1) return `${WORDS[step]} more than once`;
  }
  if (steps[0]?.step !== 'house-committed') return 'the house did not commit first';
  return listFault(proof) ?? openingFault(proof) ?? endFault(proof);
};

const WORDS = {
  'house-committed': 'the house committed',
  closed: 'the list was closed',
  withheld: 'the round was ended for a seed that was withheld',
  dealt: 'the deal began',
} as const;

const placesOf = ({ steps }: SecondProof, step: Step, seat: number | null = null) =>
  steps.flatMap((one, at) =>
    one.step === step && (seat === null || one.seat === seat) ? [at] : [],
  );

const listFault = (proof: SecondProof): string | null => {
  const { players, silent, closing } = proof;
  const closed = placesOf(proof, 'closed')[0];
  if ((closing === null) !== (closed === undefined))
    return 'it is not told when the list was closed';
  if (closing === null && players.length + silent.length > 0)
    return 'a list stands that was not closed';
  const twice = silent.find(({ seat }) => players.some((one) => one.seat === seat));
  if (twice !== undefined) return `seat ${twice.seat} is silent and in the list`;
  const after = placesOf(proof, 'seat-committed').find((at) => at > (closed ?? Infinity));
  if (after !== undefined) return 'a seat committed after the list was closed';
  const never = players.find(({ seat }) => placesOf(proof, 'seat-committed', seat).length === 0);
  return never === undefined ? null : `it is not told when seat ${never.seat} committed`;
};

const openingFault = (proof: SecondProof): string | null => {
  const closed = placesOf(proof, 'closed')[0] ?? Infinity;
  const openings = placesOf(proof, 'seat-opened');
  if (openings.some((at) => at < closed)) return 'a seed was opened before the list was closed';
  for (const { seat, seed } of proof.players) {
    const times = placesOf(proof, 'seat-opened', seat).length;
    if (times !== (seed === null ? 0 : 1)) return `it is not told once when seat ${seat} opened`;
  }
  const opened = proof.players.filter(({ seed }) => seed !== null).length;
  return openings.length === opened ? null : 'a seat opened that is not in the list';
};

/** Cards leave the deck after every opening; a round that was ended for want of one has no card. */
const endFault = (proof: SecondProof): string | null => {
  const { players, withheld, cards } = proof;
  const missing = players.filter(({ seed }) => seed === null);
  const [ended, dealt] = [placesOf(proof, 'withheld')[0], placesOf(proof, 'dealt')[0]];
  const last = placesOf(proof, 'seat-opened').at(-1) ?? placesOf(proof, 'closed')[0] ?? Infinity;
  if ((cards === '') !== (dealt === undefined)) return 'it is not told when the deal began';
  if (dealt !== undefined && missing.length > 0) {
    return `cards were dealt, and seat ${missing[0]?.seat} had not opened its seed`;
  }
  if (dealt !== undefined && dealt < last)
    return 'a card was dealt before the last seed was opened';
  if ((ended === undefined) !== (withheld.length === 0)) {
    return 'it is not told when the round was ended for a seed that was withheld';
  }
  if (ended === undefined) return null;
  const named = withheld.map(({ seat }) => seat).join();
  if (named !== missing.map(({ seat }) => seat).join()) return 'those named did not all withhold';
  if (ended < last) return 'the round was ended for a seed that came later';
  return proof.void === null ? 'a seed was withheld, and the round is not void' : null;
};
