import { type Card, formatCard } from '@baize/cards';
import { assert } from '@baize/result';
import type { ShuffleWay } from '@baize/rulebook';
import { cardsOut, deckForRound } from '@baize/table';
import type { HouseSeed } from '../../fairness/house-seed.js';
import { type RoundProof, revealOf, revealOfFirst } from '../../fairness/proof.js';
import { commitmentOf, cutDepthOf, deckOf } from '../../fairness/recipe.js';
import { type RoundTerms, roundTerms } from '../../fairness/round-terms.js';
import { type Desk, nextRoundId, roundInProgress } from '../desk.js';
import type { Draft } from '../draft.js';
import { isEveryOneOpen } from '../seeds/opening.js';
import type { OpenCommitment, RoundsState } from '../streams/rounds-stream.js';
import { type SeedVault, seedName } from './seed-vault.js';

/** How a deck was shuffled, as the recipe knows it: what came shuffled beforehand was so by hand. */
const shuffledBy = ({ table }: Desk, deck: string): ShuffleWay => {
  const stack = table.cards.decks.find(({ id }) => id === deck)?.stack;
  return stack?.is === 'shuffled' && stack.how === 'machine' ? 'machine' : 'hand';
};

export const termsOf = (
  { rules }: Desk,
  { version, round, cutAtLeast }: OpenCommitment,
): RoundTerms => ({
  version,
  round,
  rulebook: rules.inForce.rulebook.id,
  cutAtLeast,
});

/** The seed that the house has committed to. */
const committedSeed = async (
  desk: Desk,
  committed: OpenCommitment,
  vault: SeedVault,
): Promise<HouseSeed> => {
  const terms = termsOf(desk, committed);
  return vault.of(
    seedName(committed.round, desk.rounds.voided),
    (seed) => commitmentOf(terms, seed) === committed.commitment,
  );
};

/** Draws the seed of the next round and publishes its commitment. */
const commitSeed = (
  draft: Draft,
  vault: SeedVault,
  slug: string,
  how: ShuffleWay,
): { readonly terms: RoundTerms; readonly seed: HouseSeed } => {
  const desk = draft.deskNamed(slug);
  const { rulebook } = desk.rules.inForce;
  const round = nextRoundId(desk);
  const terms = roundTerms(rulebook, round, how);
  const name = seedName(round, desk.rounds.voided);
  const seed = vault.draw(name);
  draft.keepSecret({ name, value: seed.secretHex() });
  draft.ofRounds(slug, {
    type: 'RoundCommitted',
    at: draft.at,
    fairness: terms.version,
    round,
    rulebook: rulebook.id,
    shuffledBy: how,
    cutAtLeast: terms.cutAtLeast,
    commitment: commitmentOf(terms, seed),
  });
  return { terms, seed };
};

/** A commitment that is not played on is revealed with the reason, and never used. */
const voidCommitment = async (
  draft: Draft,
  vault: SeedVault,
  slug: string,
  reason: string,
): Promise<void> => {
  const desk = draft.deskNamed(slug);
  const { committed } = desk.rounds;
  if (committed === null) return;
  const { round, commitment } = committed;
  const houseSeed = (await committedSeed(desk, committed, vault)).secretHex();
  draft.ofRounds(slug, {
    type: 'CommitmentVoided',
    at: draft.at,
    round,
    commitment,
    reason,
    houseSeed,
  });
};

/** The deck is cut where the seed says, and so the seed is drawn first. */
export const cutBySeed = async (
  draft: Draft,
  vault: SeedVault,
  slug: string,
  deck: string,
): Promise<number | null> => {
  await voidCommitment(draft, vault, slug, 'the deck was shuffled or cut anew');
  const { terms, seed } = commitSeed(draft, vault, slug, shuffledBy(draft.deskNamed(slug), deck));
  return cutDepthOf(terms, seed);
};

/** Before betting opens the commitment stands: a deck that needed a cut has it, another gets it now. */
export const commitBeforeBetting = async (
  draft: Draft,
  vault: SeedVault,
  slug: string,
): Promise<void> => {
  const desk = draft.deskNamed(slug);
  const { rules, table, rounds } = desk;
  const under = { rulebook: rules.inForce.rulebook, equipment: rules.house.equipment };
  const deck = deckForRound(under, table.cards, draft.at);
  if (!deck.ok) return;
  const how = shuffledBy(desk, deck.value);
  const stack = table.cards.decks.find(({ id }) => id === deck.value)?.stack;
  const cut = stack?.is === 'shuffled' ? stack.cut : null;
  const { committed } = rounds;
  if (committed !== null) {
    const seed = await committedSeed(desk, committed, vault);
    const fits = committed.shuffledBy === how && cutDepthOf(termsOf(desk, committed), seed) === cut;
    if (fits) return;
    await voidCommitment(draft, vault, slug, 'another deck is in play than the one it was for');
  }
  const { terms } = commitSeed(draft, vault, slug, how);
  assert((terms.cutAtLeast === null) === (cut === null), 'a deck is cut by the seed of its round');
};

/** By the round and its seeds: a deck that is fixed is shuffled once, not with every card that is dealt. */
const decks = new WeakMap<RoundsState, readonly Card[]>();

/** The whole deck of the round in progress, in the order it is dealt; null while a seed is still to come. */
const deckInPlay = async (desk: Desk, vault: SeedVault): Promise<readonly Card[] | null> => {
  const known = decks.get(desk.rounds);
  if (known !== undefined) return known;
  const deck = await shuffledDeck(desk, vault);
  if (deck !== null) decks.set(desk.rounds, deck);
  return deck;
};

const shuffledDeck = async (desk: Desk, vault: SeedVault): Promise<readonly Card[] | null> => {
  const { committed, first, list, opened } = desk.rounds;
  if (committed === null) return null;
  const terms = termsOf(desk, committed);
  const seed = (): Promise<HouseSeed> => committedSeed(desk, committed, vault);
  if (committed.version === 1) {
    return first.closed === null ? null : deckOf(terms, await seed(), null, first.closed);
  }
  if (list === null || !isEveryOneOpen(desk.rounds)) return null;
  return deckOf(terms, await seed(), list.closing, opened);
};

/** The cards that have not left the deck, the next one first; none before the deck is fixed. */
export const cardsLeft = async (desk: Desk, vault: SeedVault): Promise<readonly string[]> => {
  const round = roundInProgress(desk);
  const deck = round === null ? null : await deckInPlay(desk, vault);
  if (round === null || deck === null) return [];
  return deck.slice(cardsOut(round)).map(formatCard);
};

/** What anybody needs to see how the deck of a round came about, now that it is over. */
export const proofOf = async (
  desk: Desk,
  vault: SeedVault,
  voidFor: string | null,
): Promise<RoundProof | null> => {
  const { committed, first, list, opened, withheld, steps } = desk.rounds;
  const round = roundInProgress(desk);
  if (committed === null || round === null) return null;
  const deck = await deckInPlay(desk, vault);
  const over = {
    terms: termsOf(desk, committed),
    shuffledBy: committed.shuffledBy,
    seed: await committedSeed(desk, committed, vault),
    cards: (deck ?? []).slice(0, cardsOut(round)),
    voidFor,
  };
  return committed.version === 1
    ? revealOfFirst(over, first.closed ?? [])
    : revealOf(over, { list, opened, withheld, steps });
};
