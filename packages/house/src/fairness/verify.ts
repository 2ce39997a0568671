import { type Card, formatCards, parseCards } from '@baize/cards';
import { present, unwrap } from '@baize/result';
import { type Citation, rulebookById } from '@baize/rulebook';
import { cutAskedAfter } from '@baize/table';
import { HouseSeed } from './house-seed.js';
import { type RoundProof, termsOfProof } from './proof.js';
import { commitmentOf, cutDepthOf, deckOf } from './recipe.js';

/** One thing that a proof must show, and whether it does, in words. */
export interface FairnessCheck {
  readonly check: 'commitment' | 'cut' | 'cards';
  readonly ok: boolean;
  readonly says: string;
  /** The clause, where a document is behind it. */
  readonly cite?: Citation;
}

export interface FairnessVerdict {
  readonly round: string;
  /** Every check holds. */
  readonly fair: boolean;
  readonly void: string | null;
  readonly checks: readonly FairnessCheck[];
  /** The whole deck as the recipe gives it, in the order it is dealt. */
  readonly deck: readonly Card[];
}

/** Makes commitment, cut and deck again from what a proof reveals, and compares. Needs no network. */
export const verifyRound = (proof: RoundProof): FairnessVerdict => {
  const seed = present(HouseSeed.ofHex(proof.houseSeed), 'a house seed of 64 digits');
  const deck = deckOf(termsOfProof(proof), seed, proof.playerSeeds);
  const checks = [commitmentCheck(proof, seed), cutCheck(proof, seed), cardsCheck(proof, deck)];
  return {
    round: proof.round,
    fair: checks.every(({ ok }) => ok),
    void: proof.void?.reason ?? null,
    checks,
    deck,
  };
};

const commitmentCheck = (proof: RoundProof, seed: HouseSeed): FairnessCheck => {
  const made = commitmentOf(termsOfProof(proof), seed);
  return made === proof.commitment
    ? {
        check: 'commitment',
        ok: true,
        says: 'the revealed seed is the one the house had committed to',
      }
    : {
        check: 'commitment',
        ok: false,
        says: `the revealed seed is not the one the house had committed to: it makes ${made}`,
      };
};

/** The cut is the document's to ask, and the seed's to place. */
const cutCheck = (proof: RoundProof, seed: HouseSeed): FairnessCheck => {
  const { cut, rulebook, shuffledBy } = proof;
  const { shuffling } = rulebookById(rulebook);
  const { asked, cite } = cutAskedAfter(shuffling, shuffledBy);
  const say = (ok: boolean, says: string, by: Citation = cite): FairnessCheck => ({
    check: 'cut',
    ok,
    says,
    cite: by,
  });
  const how = `after a shuffle by ${shuffledBy}`;
  if (cut === null) {
    return asked
      ? say(false, `the deck must be cut ${how}, and was not`)
      : say(true, `the deck is dealt without a cut ${how}`);
  }
  if (!asked) return say(false, `the deck is dealt without a cut ${how}, and was cut`);
  const { value: atLeast, cite: depthBy } = shuffling.cutAtLeast;
  if (cut.atLeast !== atLeast) {
    const says = `the cut is at least ${atLeast} from the top, not at least ${cut.atLeast}`;
    return say(false, says, depthBy);
  }
  const depth = cutDepthOf(termsOfProof(proof), seed);
  return depth === cut.depth
    ? say(true, `the deck is cut at ${depth}, as the seed places it`, depthBy)
    : say(false, `the seed places the cut at ${depth}, not at ${cut.depth}`, depthBy);
};

const cardsCheck = ({ cards, void: voided }: RoundProof, deck: readonly Card[]): FairnessCheck => {
  const dealt = unwrap(parseCards(cards));
  const say = (ok: boolean, says: string): FairnessCheck => ({ check: 'cards', ok, says });
  if (dealt.length === 0) {
    return voided === null
      ? say(false, 'the round was dealt, and the proof has no cards')
      : say(true, 'no card had left the deck');
  }
  const at = dealt.findIndex((card, place) => card !== deck[place]);
  if (at < 0) {
    return dealt.length === 1
      ? say(true, 'the one card is the top card of the deck')
      : say(true, `all ${dealt.length} cards are those on top of the deck, in its order`);
  }
  const [was, should] = [dealt, deck].map((stack) => formatCards(stack.slice(at, at + 1)));
  return say(false, `card ${at + 1} should be ${should} and was ${was}`);
};
