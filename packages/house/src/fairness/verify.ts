import { type Card, formatCards, parseCards } from '@baize/cards';
import { present, unwrap } from '@baize/result';
import { type Citation, rulebookById } from '@baize/rulebook';
import { cutAskedAfter } from '@baize/table';
import { closingOf, playerCommitmentOf } from './closed-list.js';
import { HouseSeed } from './house-seed.js';
import { type RoundProof, type SecondProof, termsOfProof } from './proof.js';
import { commitmentOf, cutDepthOf, deckOf } from './recipe.js';
import { orderFault } from './verify-order.js';

/** One thing that a proof must show, and whether it does, in words. */
export interface FairnessCheck {
  readonly check: 'commitment' | 'seeds' | 'closing' | 'order' | 'cut' | 'cards';
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
  /** What even a proof that holds leaves open; null where nothing is to be said. */
  readonly note: string | null;
  readonly checks: readonly FairnessCheck[];
  /** The whole deck as the recipe gives it, in the order it is dealt; empty where a seed is missing. */
  readonly deck: readonly Card[];
}

/** Makes everything again from what a proof reveals, and compares. Needs no network. */
export const verifyRound = (proof: RoundProof): FairnessVerdict => {
  const seed = present(HouseSeed.ofHex(proof.houseSeed), 'a house seed of 64 digits');
  const deck = deckOfProof(proof, seed);
  const checks = [
    commitmentCheck(proof, seed),
    ...(proof.version === 2 ? [seedsCheck(proof), closingCheck(proof), orderCheck(proof)] : []),
    cutCheck(proof, seed),
    cardsCheck(proof, deck),
  ];
  return {
    round: proof.round,
    fair: checks.every(({ ok }) => ok),
    void: proof.void?.reason ?? null,
    note: noteOf(proof),
    checks,
    deck,
  };
};

/** Without every seed of the closed list there is no deck. */
const deckOfProof = (proof: RoundProof, seed: HouseSeed): readonly Card[] => {
  const terms = termsOfProof(proof);
  if (proof.version === 1) return deckOf(terms, seed, null, proof.playerSeeds);
  const { closing, players } = proof;
  const opened = players.flatMap(({ seat, seed: text }) =>
    text === null ? [] : [{ seat, seed: text }],
  );
  return closing === null || opened.length < players.length
    ? []
    : deckOf(terms, seed, closing, opened);
};

const FIRST_VERSION =
  'this round is of fairness version 1: for a player who gave no seed the house drew one, after it knew all others, and so it could have chosen among many decks';
const NOBODY =
  'no player added a seed: for this round the house alone made the deck, and it is trusted not to have chosen it';

const ENDED =
  'the round was ended after its list was closed and before a card was dealt: whoever ended it may have known the deck, and a table with many such rounds is not to be trusted';

const noteOf = (proof: RoundProof): string | null => {
  if (proof.version === 1) return FIRST_VERSION;
  if (proof.closing !== null && proof.cards === '') return ENDED;
  return proof.players.length === 0 && proof.cards !== '' ? NOBODY : null;
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

/** A seed that was opened is the one that its seat had committed to, after the house had. */
const seedsCheck = (proof: SecondProof): FairnessCheck => {
  const terms = termsOfProof(proof);
  const { players, commitment: house } = proof;
  const say = (ok: boolean, says: string): FairnessCheck => ({ check: 'seeds', ok, says });
  const opened = players.flatMap(({ seat, seed, commitment }) =>
    seed === null ? [] : [{ seat, seed, commitment }],
  );
  const wrong = opened.find(
    ({ commitment, ...given }) => playerCommitmentOf(terms, house, given) !== commitment,
  );
  if (wrong !== undefined) {
    return say(false, `the seed of seat ${wrong.seat} is not the one it had committed to`);
  }
  if (opened.length === 0) return say(true, 'no seat opened a seed');
  return say(
    true,
    opened.length === 1
      ? 'the seed that was opened is the one its seat had committed to'
      : `all ${opened.length} seeds that were opened are those their seats had committed to`,
  );
};

const closingCheck = (proof: SecondProof): FairnessCheck => {
  const { players, silent, closing, commitment } = proof;
  const say = (ok: boolean, says: string): FairnessCheck => ({ check: 'closing', ok, says });
  if (closing === null) return say(true, 'betting never closed, and so no list was');
  const made = closingOf(termsOfProof(proof), commitment, { commitments: players, silent });
  return made === closing
    ? say(true, 'the closing hash binds the house’s commitment and the whole list')
    : say(false, `the closing hash is of another list: this one makes ${made}`);
};

const orderCheck = (proof: SecondProof): FairnessCheck => {
  const fault = orderFault(proof);
  return fault === null
    ? { check: 'order', ok: true, says: 'every step is told in the order it must have' }
    : { check: 'order', ok: false, says: fault };
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
  if (deck.length === 0) return say(false, 'cards were dealt, and there is no whole deck');
  const at = dealt.findIndex((card, place) => card !== deck[place]);
  if (at < 0) {
    return dealt.length === 1
      ? say(true, 'the one card is the top card of the deck')
      : say(true, `all ${dealt.length} cards are those on top of the deck, in its order`);
  }
  const [was, should] = [dealt, deck].map((stack) => formatCards(stack.slice(at, at + 1)));
  return say(false, `card ${at + 1} should be ${should} and was ${was}`);
};
