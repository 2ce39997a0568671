import type { RoundProof } from '@baize/house/client';
import { commitmentFrom, cutFrom, deckFrom } from '../fairness/recipe.js';
import { closingHash, seedCommitment } from '../fairness/seed-hashes.js';
import { checkCut } from './check-cut.js';
import { checkOrder } from './check-order.js';

/** One thing that must hold, and whether it does, in words. */
interface ProofCheck {
  readonly what: string;
  readonly ok: boolean;
  readonly says: string;
}

export interface CheckedProof {
  readonly fair: boolean;
  /** What even a proof that holds leaves open; null where nothing is to be said. */
  readonly note: string | null;
  readonly checks: readonly ProofCheck[];
  /** Empty where a seed is missing. */
  readonly deck: readonly string[];
  /** How many cards from the top were dealt. */
  readonly dealt: number;
}

/** What this browser keeps of a round. */
export interface Kept {
  /** The commitment of the house, as it was shown before betting. */
  readonly commitment: string | null;
  /** The closed list to which this browser opened its seed. */
  readonly closing: string | null;
  /** Cards that it was shown at the table. */
  readonly cards: readonly string[];
}

/** Makes everything again and compares, also with the round that was asked for and what was kept of it. */
export const checkProof = async (
  proof: RoundProof,
  asked: string,
  kept: Kept,
): Promise<CheckedProof> => {
  const [commitment, depth, deck] = await Promise.all([
    commitmentFrom(proof),
    cutFrom(proof),
    deckFrom(proof),
  ]);
  const cards = proof.cards.split(' ').filter((card) => card !== '');
  const checks: readonly ProofCheck[] = [
    ...(proof.round === asked ? [] : [ofAnother(proof.round)]),
    {
      what: 'Commitment',
      ok: commitment === proof.commitment,
      says:
        commitment === proof.commitment
          ? 'The revealed seed makes the commitment that the proof names.'
          : `The revealed seed makes another commitment: ${commitment}`,
    },
    ...(kept.commitment === null ? [] : [keptCheck(kept.commitment, proof.commitment)]),
    ...(proof.version === 2 ? seedChecks(proof) : []),
    ...(kept.closing === null ? [] : [openedCheck(kept.closing, proof)]),
    { what: 'Cut', ...checkCut(proof, depth) },
    cardsCheck(proof, cards, deck),
    ...(kept.cards.length === 0 ? [] : [seenCheck(kept.cards, cards)]),
  ];
  const fair = checks.every(({ ok }) => ok);
  return { fair, note: noteOn(proof), checks, deck, dealt: cards.length };
};

const FIRST_VERSION =
  'This round is of fairness version 1: for a player who gave no seed the house drew one, after it knew all others. So it could have chosen among many decks.';
const HOUSE_ALONE =
  'No player added a seed: for this round the house alone made the deck, and it is trusted not to have chosen it.';

const ENDED =
  'The round was ended after its list was closed and before a card was dealt: the person who ended it may have known the deck. A table with many such rounds is not to be trusted.';

const noteOn = (proof: RoundProof): string | null => {
  if (proof.version === 1) return FIRST_VERSION;
  if (proof.closing !== null && proof.cards === '') return ENDED;
  return proof.players.length === 0 && proof.cards !== '' ? HOUSE_ALONE : null;
};

const seedChecks = (proof: Extract<RoundProof, { readonly version: 2 }>): readonly ProofCheck[] => {
  const { players, silent, closing, commitment } = proof;
  const wrong = players.find(
    ({ seat, seed, commitment: to }) =>
      seed !== null && seedCommitment(proof, commitment, seat, seed) !== to,
  );
  const made = closingHash(proof, commitment, { commitments: players, silent });
  const listed = closing === null || made === closing;
  const order = checkOrder(proof);
  return [
    {
      what: 'Seeds',
      ok: wrong === undefined,
      says:
        wrong === undefined
          ? 'Every seed that was opened is the one its seat had committed to.'
          : `The seed of seat ${wrong.seat} is not the one it had committed to.`,
    },
    {
      what: 'Closing',
      ok: listed,
      says: listed
        ? 'The closing hash binds the house’s commitment and the whole list.'
        : 'The closing hash is of another list.',
    },
    {
      what: 'Order',
      ok: order === null,
      says: order ?? 'The steps are in the order that they must have.',
    },
  ];
};

const cardsCheck = (
  proof: RoundProof,
  cards: readonly string[],
  deck: readonly string[],
): ProofCheck => {
  const wrong = cards.findIndex((card, at) => card !== deck[at]);
  if (cards.length === 0) {
    const ok = proof.void !== null;
    const says = ok ? 'No card had left the deck.' : 'The round was dealt, and no card is named.';
    return { what: 'Cards', ok, says };
  }
  return {
    what: 'Cards',
    ok: wrong < 0,
    says:
      wrong < 0
        ? `All ${cards.length} cards that were dealt are those on top of the deck, in its order.`
        : `Card ${wrong + 1} should be ${deck[wrong] ?? '?'} and was ${cards[wrong] ?? '?'}.`,
  };
};

const keptCheck = (kept: string, commitment: string): ProofCheck => ({
  what: 'Shown before betting',
  ok: kept === commitment,
  says:
    kept === commitment
      ? 'It is the commitment that this browser was shown before betting opened.'
      : 'This browser was shown another commitment before betting opened.',
});

const ofAnother = (round: string): ProofCheck => ({
  what: 'Round',
  ok: false,
  says: `This is the proof of another round, ${round}.`,
});

/** The first recipe has no list: a proof of it cannot be of a round in which this browser opened a seed to one. */
const openedCheck = (kept: string, proof: RoundProof): ProofCheck => {
  const ok = proof.version === 2 && kept === proof.closing;
  const other =
    proof.version === 2
      ? 'This browser opened its seed to another list.'
      : 'This browser opened its seed to a list, and a proof of version 1 has none.';
  return {
    what: 'Opened to',
    ok,
    says: ok ? 'It is the list to which this browser opened its seed.' : other,
  };
};

const seenCheck = (seen: readonly string[], dealt: readonly string[]): ProofCheck => {
  const other = seen.find((card) => !dealt.includes(card));
  return {
    what: 'Seen at the table',
    ok: other === undefined,
    says:
      other === undefined
        ? `The ${seen.length} cards that this browser was shown are among them.`
        : `This browser was shown ${other}, which is not among the cards that the proof has.`,
  };
};
