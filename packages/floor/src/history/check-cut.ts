import type { RoundProof } from '@baize/house/client';

type Cuts = Readonly<Record<RoundProof['shuffledBy'], number | null>>;

/**
 * At least how deep the documents have a deck cut, after a shuffle by hand and by machine; null is no cut. Written
 * down apart from the rulebooks, as all of this check is: a house that says another depth has more decks to choose from.
 */
const CUTS: Readonly<Record<RoundProof['rulebook'], Cuts>> = {
  'sd/high-card-flush': { hand: 1, machine: 1 },
  'md/high-card-flush': { hand: 10, machine: null },
  'oh/high-card-flush': { hand: 10, machine: null },
  'sd/caribbean-stud': { hand: 1, machine: 1 },
  'wa/ricochet-poker': { hand: 10, machine: null },
};

/** Whether the deck was cut as the document asks, and where the seed places it; in words. */
export const checkCut = (
  { rulebook, shuffledBy, cut }: RoundProof,
  depth: number,
): { readonly ok: boolean; readonly says: string } => {
  const asked = CUTS[rulebook][shuffledBy];
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
