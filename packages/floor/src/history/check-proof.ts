import type { RoundProof } from '@baize/house/client';
import { commitmentFrom, cutFrom, deckFrom } from './recipe.js';

/** One thing that must hold, and whether it does, in words. */
interface ProofCheck {
  readonly what: string;
  readonly ok: boolean;
  readonly says: string;
}

export interface CheckedProof {
  readonly fair: boolean;
  readonly checks: readonly ProofCheck[];
  readonly deck: readonly string[];
  /** How many cards from the top were dealt. */
  readonly dealt: number;
}

/** Makes commitment, cut and deck again, and compares; `kept` is what was shown before betting. */
export const checkProof = async (proof: RoundProof, kept: string | null): Promise<CheckedProof> => {
  const [commitment, depth, deck] = await Promise.all([
    commitmentFrom(proof),
    cutFrom(proof),
    deckFrom(proof),
  ]);
  const cards = proof.cards.split(' ').filter((card) => card !== '');
  const wrong = cards.findIndex((card, at) => card !== deck[at]);
  const checks: readonly ProofCheck[] = [
    {
      what: 'Commitment',
      ok: commitment === proof.commitment,
      says:
        commitment === proof.commitment
          ? 'The revealed seed makes the commitment that the proof names.'
          : `The revealed seed makes another commitment: ${commitment}`,
    },
    ...(kept === null ? [] : [keptCheck(kept, proof.commitment)]),
    {
      what: 'Cut',
      ok: depth === (proof.cut?.depth ?? 0),
      says: cutWords(depth, proof.cut?.depth ?? 0),
    },
    {
      what: 'Cards',
      ok: wrong < 0,
      says:
        wrong < 0
          ? `All ${cards.length} cards that were dealt are those on top of the deck, in its order.`
          : `Card ${wrong + 1} should be ${deck[wrong] ?? '?'} and was ${cards[wrong] ?? '?'}.`,
    },
  ];
  return { fair: checks.every(({ ok }) => ok), checks, deck, dealt: cards.length };
};

const keptCheck = (kept: string, commitment: string): ProofCheck => ({
  what: 'Shown before betting',
  ok: kept === commitment,
  says:
    kept === commitment
      ? 'It is the commitment that this browser was shown before betting opened.'
      : 'This browser was shown another commitment before betting opened.',
});

const cutWords = (depth: number, was: number): string => {
  if (depth !== was) return `The seed places the cut at ${depth}, not at ${was}.`;
  return depth === 0
    ? 'The deck is dealt without a cut.'
    : `The deck is cut at ${depth}, as the seed places it.`;
};
