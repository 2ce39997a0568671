import { type Card, formatCards } from '@baize/cards';
import type { RulebookId, ShuffleWay } from '@baize/rulebook';
import type { ClosedList, SeatCommitment, SilentSeat } from './closed-list.js';
import { closingOf } from './closed-list.js';
import type { Commitment } from './commitment.js';
import type { HouseSeed } from './house-seed.js';
import type { PlayerSeed } from './player-seed.js';
import { commitmentOf, cutDepthOf } from './recipe.js';
import type { RoundTerms } from './round-terms.js';

/** What the proofs of all versions say. */
interface AnyProof {
  readonly round: string;
  readonly rulebook: RulebookId;
  readonly shuffledBy: ShuffleWay;
  /** As it was published before betting opened. */
  readonly commitment: Commitment;
  /** 64 hexadecimal digits, revealed when the round was over. */
  readonly houseSeed: string;
  readonly cut: ProvedCut | null;
  /** `As Td 9h`: in the order they left the deck. */
  readonly cards: string;
  /** Why the round was not played to its end; null when it was. */
  readonly void: { readonly reason: string } | null;
}

/** A round of the first recipe: the house drew a seed for every player who gave none. */
export interface FirstProof extends AnyProof {
  readonly version: 1;
  /** By seat, from the lowest; it does not tell which of them the house drew. */
  readonly playerSeeds: readonly PlayerSeed[];
}

export const STEPS = [
  'house-committed',
  'seat-committed',
  'closed',
  'seat-opened',
  'withheld',
  'dealt',
] as const;

/** Something that happened on the way to the deck, and which entry of the record `rounds/<table>` tells it. */
export interface ProvedStep {
  readonly entry: number;
  readonly step: (typeof STEPS)[number];
  readonly seat: number | null;
}

interface ProvedPlayer extends SeatCommitment {
  /** As it was opened; null where it was not. */
  readonly seed: string | null;
}

/** The proof of a round, version 2: all that a stranger needs to see how its deck came about. */
export interface SecondProof extends AnyProof {
  readonly version: 2;
  /** The closed list, by seat from the lowest. */
  readonly players: readonly ProvedPlayer[];
  readonly silent: readonly SilentSeat[];
  /** The hash of the closed list; null where betting never closed. */
  readonly closing: Commitment | null;
  /** Who did not open in time, which ended the round. */
  readonly withheld: readonly { readonly seat: number; readonly player: string }[];
  readonly steps: readonly ProvedStep[];
}

/** The public proof of one round. */
export type RoundProof = FirstProof | SecondProof;

interface ProvedCut {
  readonly atLeast: number;
  readonly depth: number;
}

/** A round that is over. */
export interface RoundOver {
  readonly terms: RoundTerms;
  readonly shuffledBy: ShuffleWay;
  readonly seed: HouseSeed;
  readonly cards: readonly Card[];
  readonly voidFor: string | null;
}

/** What is special to a round of version 2; the list is null where betting never closed. */
export interface Contributed {
  readonly list: ClosedList | null;
  readonly opened: readonly PlayerSeed[];
  readonly withheld: SecondProof['withheld'];
  readonly steps: readonly ProvedStep[];
}

const common = ({ terms, shuffledBy, seed, cards, voidFor }: RoundOver): AnyProof => {
  const depth = cutDepthOf(terms, seed);
  const { round, rulebook, cutAtLeast } = terms;
  return {
    round,
    rulebook,
    shuffledBy,
    commitment: commitmentOf(terms, seed),
    houseSeed: seed.secretHex(),
    cut: depth === null || cutAtLeast === null ? null : { atLeast: cutAtLeast, depth },
    cards: formatCards(cards),
    void: voidFor === null ? null : { reason: voidFor },
  };
};

/** Reveals the house's seed: only for a round that is over, or void. */
export const revealOf = (over: RoundOver, given: Contributed): SecondProof => {
  const { list, opened } = given;
  const revealed = common(over);
  return {
    version: 2,
    ...revealed,
    players: (list?.commitments ?? []).map(({ seat, commitment }) => ({
      seat,
      commitment,
      seed: opened.find((one) => one.seat === seat)?.seed ?? null,
    })),
    silent: (list?.silent ?? []).map(({ seat, why }) => ({ seat, why })),
    closing: list === null ? null : closingOf(over.terms, revealed.commitment, list),
    withheld: given.withheld.map(({ seat, player }) => ({ seat, player })),
    steps: given.steps,
  };
};

/** The same for a round that was begun under version 1. */
export const revealOfFirst = (over: RoundOver, players: readonly PlayerSeed[]): FirstProof => ({
  version: 1,
  ...common(over),
  playerSeeds: players
    .toSorted((left, right) => left.seat - right.seat)
    .map(({ seat, seed }) => ({ seat, seed })),
});

/** The terms that a proof says its commitment was made for. */
export const termsOfProof = ({ version, round, rulebook, cut }: RoundProof): RoundTerms => ({
  version,
  round,
  rulebook,
  cutAtLeast: cut?.atLeast ?? null,
});
