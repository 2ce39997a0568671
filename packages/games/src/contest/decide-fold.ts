import { type Card, formatDealtCard, parseCard } from '@baize/cards';
import { ok, type Result } from '@baize/result';
import { bySoftware, type RulesInForce, type WagerId } from '@baize/rulebook';
import { isAside } from '../kernel/felt.js';
import { refuse } from '../kernel/refusals.js';
import type { Refusal, Stamp } from '../kernel/round.js';
import type { ContestGame } from './game.js';
import { notNow } from './not-now.js';
import {
  type ContestDecision,
  type ContestEvent,
  type ContestHandInPlay,
  type ContestRound,
  handAt,
  isSeatSettled,
} from './round.js';

type Fold = Extract<ContestDecision, { kind: 'fold' }>;

/** The bonus wagers that lie on a hand, the player's own or a tip. */
export const bonusesOf = (
  game: ContestGame<unknown>,
  hand: Pick<ContestHandInPlay, 'stakes' | 'tips'>,
): readonly WagerId[] =>
  game.bonuses.filter(
    (wager) => hand.stakes[wager] !== undefined || hand.tips[wager] !== undefined,
  );

/** Where bonuses settle by themselves a claim changes nothing, and is left out. */
export const checkFold = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
  fold: Fold,
): Result<Fold, Refusal> => {
  const claims = checkClaims(game, rules, hand, fold.claims);
  if (!claims.ok) return claims;
  for (const [wager, cards] of Object.entries(fold.tucked ?? {}) as [
    WagerId,
    readonly string[],
  ][]) {
    if (!claims.value.includes(wager)) {
      return refuse(
        'tucked-unclaimed',
        `cards are tucked under ${wager}, which is not claimed`,
        bySoftware('orders'),
      );
    }
    const tucked = checkTucked(game, rules, hand, wager, cards);
    if (!tucked.ok) return tucked;
  }
  return ok({ ...fold, claims: claims.value });
};

const checkClaims = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
  claims: readonly WagerId[],
): Result<readonly WagerId[], Refusal> => {
  const bonuses = bonusesOf(game, hand);
  for (const wager of claims) {
    if (!bonuses.includes(wager)) {
      return refuse(
        'claim-without-wager',
        `seat ${hand.seat} has no ${wager} wager to claim`,
        bySoftware('orders'),
      );
    }
    const rule = game.foldedBonus(rules, wager);
    if (rule.value === 'forfeited') {
      return refuse('bonus-forfeited', `the ${wager} of a folded hand is forfeited`, rule.cite);
    }
  }
  const counts = (wager: WagerId): boolean => game.foldedBonus(rules, wager).value !== 'automatic';
  return ok([...new Set(claims)].filter(counts));
};

/** On a hand that nobody has seen any card may be named: the settlement counts those it has. */
const checkTucked = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
  wager: WagerId,
  texts: readonly string[],
): Result<readonly Card[], Refusal> => {
  const { cite, value } = game.foldedBonus(rules, wager);
  if (value !== 'tucked') {
    return refuse('nothing-is-tucked', `cards are not tucked under the ${wager} here`, cite);
  }
  const cards: Card[] = [];
  for (const text of texts) {
    const card = parseCard(text);
    if (!card.ok) return refuse(card.error.code, card.error.message, bySoftware('forms'));
    const lies = hand.cards.includes(card.value) || hand.cards.includes('??');
    if (!lies || cards.includes(card.value)) {
      return refuse(
        'not-a-card-of-the-hand',
        `${formatDealtCard(card.value)} cannot be tucked: it is not a card of seat ${hand.seat}, or is named twice`,
        bySoftware('cards-on-the-felt'),
      );
    }
    cards.push(card.value);
  }
  return cards.length === 0
    ? refuse('no-cards', `name the cards that are tucked under the ${wager}`, cite)
    : ok(cards);
};

/** The wagers of a folded hand that its player may still tell the dealer of. */
export const claimable = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
): readonly WagerId[] => {
  const claimed = hand.decision?.kind === 'fold' ? hand.decision.claims : [];
  return bonusesOf(game, hand).filter(
    (wager) =>
      game.foldedBonus(rules, wager).value === 'claimed' &&
      !claimed.includes(wager) &&
      !isAside(hand, wager),
  );
};

/** A claim after the fold, where the document leaves it to the player to tell of it. */
export const claim = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  seat: number,
  wagers: readonly WagerId[],
  stamp: Stamp,
): Result<readonly ContestEvent[], Refusal> => {
  const hand = handAt(state, seat);
  if (hand?.decision?.kind !== 'fold') {
    return refuse('nothing-to-claim', `seat ${seat} has not folded a hand`, bySoftware('orders'));
  }
  if (state.phase !== 'deciding' && state.phase !== 'revealing') {
    return notNow(
      state.phase,
      'a bonus is claimed before the round is settled',
      game.foldedBonus(rules, game.bonuses[0] ?? 'flush').cite,
    );
  }
  if (isSeatSettled(state, seat)) {
    return notNow(
      state.phase,
      `a bonus is claimed before seat ${seat} is settled`,
      game.foldedBonus(rules, game.bonuses[0] ?? 'flush').cite,
    );
  }
  const tucks = wagers.find(
    (wager) => game.bonuses.includes(wager) && game.foldedBonus(rules, wager).value === 'tucked',
  );
  if (tucks !== undefined) {
    return refuse(
      'tuck-with-the-fold',
      `the cards of the ${tucks} are tucked in the act of folding`,
      game.foldedBonus(rules, tucks).cite,
    );
  }
  const claims = checkClaims(game, rules, hand, wagers);
  if (!claims.ok) return claims;
  const open = claimable(game, rules, hand);
  const told = claims.value.filter((wager) => open.includes(wager));
  return told.length === 0
    ? refuse('nothing-to-claim', 'no bonus needs to be claimed', bySoftware('orders'))
    : ok([{ type: 'BonusClaimed', seat, wagers: told, ...stamp }]);
};
