import type { RoundProof } from '@baize/house/client';
import { rulebookById } from '@baize/rulebook';
import { cutAskedAfter } from '@baize/table';

/**
 * At least how deep the document has a deck cut after such a shuffle; null is no cut. The house is not asked: a
 * house that says another depth has more decks to choose from.
 */
const cutBy = ({ rulebook, shuffledBy }: RoundProof): number | null => {
  const { shuffling } = rulebookById(rulebook);
  return cutAskedAfter(shuffling, shuffledBy).asked ? shuffling.cutAtLeast.value : null;
};

/** Whether the deck was cut as the document asks, and where the seed places it; in words. */
export const checkCut = (
  proof: RoundProof,
  depth: number,
): { readonly ok: boolean; readonly says: string } => {
  const { shuffledBy, cut } = proof;
  const asked = cutBy(proof);
  if ((cut?.atLeast ?? null) !== asked) {
    const must = asked === null ? 'is not cut' : `is cut at least ${asked} from the top`;
    return { ok: false, says: `After a shuffle by ${shuffledBy} the deck ${must}, by the rules.` };
  }
  const was = cut?.depth ?? 0;
  if (depth !== was) {
    return { ok: false, says: `The seed places the cut at ${depth}, not at ${was}.` };
  }
  return {
    ok: true,
    says:
      depth === 0
        ? 'The deck is dealt without a cut.'
        : `The deck is cut at ${depth}, as the seed places it.`,
  };
};
