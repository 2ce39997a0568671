import { type DealtCard, formatDealtCard, isKnown, parseDealtCard } from '@baize/cards';
import { ok, type Result, unwrap } from '@baize/result';
import { bySoftware, type RulesInForce, type WagerId } from '@baize/rulebook';
import { isAside } from '../kernel/felt.js';
import { refuse } from '../kernel/refusals.js';
import type { Refusal } from '../kernel/round.js';
import type { ContestGame } from './game.js';
import type { ContestHandInPlay } from './round.js';

const ON_THE_FELT = bySoftware('cards-on-the-felt');

type Fold = Extract<NonNullable<ContestHandInPlay['decision']>, { readonly kind: 'fold' }>;

const foldOf = ({ decision }: Pick<ContestHandInPlay, 'decision'>): Fold | null =>
  decision?.kind === 'fold' ? decision : null;

/** The bonus wagers of a folded hand that still play. */
export const livingBonuses = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
): readonly WagerId[] => {
  const fold = foldOf(hand);
  if (fold === null) return [];
  return game.bonuses.filter(
    (wager) =>
      (hand.stakes[wager] !== undefined || hand.tips[wager] !== undefined) &&
      !isAside(hand, wager) &&
      (fold.claims.includes(wager) || game.foldedBonus(rules, wager).value === 'automatic'),
  );
};

/** Whether only cards under a wager are looked at: the rest of the hand was discarded (SD-HCF-8#3). */
export const isTucked = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
): boolean => {
  const living = livingBonuses(game, rules, hand);
  return (
    living.length > 0 && living.every((wager) => game.foldedBonus(rules, wager).value === 'tucked')
  );
};

/** The cards that were named with the fold; null where some wager has the whole hand under it. */
export const tuckedNames = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
): readonly string[] | null => {
  const tucked = foldOf(hand)?.tucked;
  const living = livingBonuses(game, rules, hand);
  const piles = living.flatMap((wager) => {
    const cards = tucked?.[wager];
    return cards === undefined ? [] : [cards];
  });
  return living.length === 0 || piles.length < living.length ? null : [...new Set(piles.flat())];
};

/** Every card that lies under some wager, whichever still plays. */
export const tuckedAnywhere = (hand: ContestHandInPlay): readonly string[] | null => {
  const fold = foldOf(hand);
  const piles = fold?.claims.map((wager) => fold.tucked?.[wager]) ?? [];
  return piles.length === 0 || piles.includes(undefined)
    ? null
    : [...new Set(piles.flatMap((cards) => cards ?? []))];
};

/**
 * Turning what is tucked. On a hand that nobody has seen the cards under the wager get their names, and
 * the discards stay unknown; on one that is known, the cards are those named with the fold.
 */
export const turnTucked = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
  elsewhere: readonly DealtCard[],
  named: readonly string[] | undefined,
): Result<readonly DealtCard[], Refusal> => {
  if (hand.cards.every(isKnown)) {
    const pile = tuckedNames(game, rules, hand) ?? hand.cards.map(formatDealtCard);
    const same =
      named === undefined ||
      (named.length === pile.length && pile.every((card) => named.includes(card)));
    return same
      ? ok(pile.map((card) => unwrap(parseDealtCard(card))))
      : refuse('another-card', `${pile.join(' ')} lie under the wager`, ON_THE_FELT);
  }
  if (named === undefined) {
    return refuse('cards-unknown', `name the cards that seat ${hand.seat} tucked`, ON_THE_FELT);
  }
  if (named.length > hand.cards.length) {
    return refuse(
      'wrong-number-of-cards',
      `seat ${hand.seat} has ${hand.cards.length} cards, and ${named.length} are named`,
      ON_THE_FELT,
    );
  }
  const cards: DealtCard[] = [];
  for (const text of named) {
    const card = parseDealtCard(text);
    if (!card.ok) return refuse(card.error.code, card.error.message, bySoftware('forms'));
    if (!isKnown(card.value)) {
      return refuse(
        'cards-unknown',
        'a tucked card that is turned has a face: name it',
        ON_THE_FELT,
      );
    }
    if (cards.includes(card.value) || elsewhere.includes(card.value)) {
      return refuse('card-twice', `${text} lies on the felt already`, ON_THE_FELT);
    }
    cards.push(card.value);
  }
  return ok(cards);
};

/** The hand with its tucked cards turned: where none were named, they lie under every claimed wager. */
export const withTuckedTurned = (
  hand: ContestHandInPlay,
  turned: readonly DealtCard[],
): ContestHandInPlay => {
  const fold = foldOf(hand);
  if (fold === null) return { ...hand, turned: true };
  const texts = turned.map(formatDealtCard);
  const tucked = Object.fromEntries(
    fold.claims.map((wager) => [wager, fold.tucked?.[wager] ?? texts]),
  );
  const cards = hand.cards.every(isKnown) ? hand.cards : withNames(hand.cards, turned);
  return { ...hand, cards, turned: true, decision: { ...fold, tucked } };
};

const withNames = (
  lying: readonly DealtCard[],
  turned: readonly DealtCard[],
): readonly DealtCard[] => {
  const coming = turned.filter((card) => !lying.includes(card));
  return lying.map((card) => (isKnown(card) ? card : (coming.shift() ?? card)));
};
