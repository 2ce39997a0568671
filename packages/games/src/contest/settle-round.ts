import { parseCard, whenAllKnown } from '@baize/cards';
import { type Cents, cents } from '@baize/money';
import { ok, type Result, unwrap } from '@baize/result';
import { bySoftware, type RulesInForce, type WagerId } from '@baize/rulebook';
import type { Entitlement } from '../kernel/entitlement.js';
import { isAside } from '../kernel/felt.js';
import { refuse } from '../kernel/refusals.js';
import type { MeterAward, Refusal, Stamp } from '../kernel/round.js';
import { isAllAside, isOut } from '../kernel/set-aside.js';
import { type SettledLine, settledLine } from '../kernel/settlement.js';
import { bonusesOf } from './decide-fold.js';
import type { ContestGame } from './game.js';
import type { ContestHand } from './lines.js';
import type { ContestEvent, ContestHandInPlay, ContestRound } from './round.js';
import { isTucked, livingBonuses } from './tucked.js';

/**
 * A hand in play as the settlement takes it. Of the cards named with a tuck only those count that the
 * hand turned out to have, and a hand that was not dealt to its end has no cards to look at.
 */
export const feltHand = (hand: ContestHandInPlay, cardsEach: number): ContestHand => {
  const { decision } = hand;
  const fold = decision?.kind === 'fold' ? decision : null;
  const felt: ContestHand = {
    seat: hand.seat,
    player: hand.player,
    cards: hand.cards.length === cardsEach ? (whenAllKnown(hand.cards) ?? null) : null,
    stakes: hand.stakes,
    claims: fold?.claims ?? [],
    voided: hand.aside.map(({ wager }) => wager),
    aside: hand.aside,
    folded: fold !== null,
  };
  return fold?.tucked === undefined ? felt : { ...felt, tucked: tuckedCards(hand, fold.tucked) };
};

const tuckedCards = (
  hand: ContestHandInPlay,
  named: Readonly<Partial<Record<WagerId, readonly string[]>>>,
): NonNullable<ContestHand['tucked']> =>
  Object.fromEntries(
    Object.entries(named).map(([wager, cards]) => [
      wager,
      cards.map((text) => unwrap(parseCard(text))).filter((card) => hand.cards.includes(card)),
    ]),
  );

/** What is due in a round whose hands all lie open, as far as they must. */
export const entitlementsOf = <D>(
  game: ContestGame<D>,
  rules: RulesInForce,
  state: Exclude<ContestRound, { phase: 'betting' }>,
) =>
  game.settle(rules, {
    dealer: dealersCards(state),
    hands: state.hands.map((hand) => feltHand(hand, game.cardsEach(rules))),
  });

/** Where nobody contests the round any more, the dealer's hand is nobody's business. */
const dealersCards = (state: Exclude<ContestRound, { phase: 'betting' }>) =>
  isAllAside(state) ? null : (whenAllKnown(state.dealer.cards) ?? null);

/**
 * Tips ride on the player's wagers and settle with them: the same hands, the tips as stakes. None rides
 * on a jackpot, so none is envious.
 */
export const tipLines = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: Exclude<ContestRound, { phase: 'betting' }>,
): readonly SettledLine[] => {
  const tipped = state.hands.filter(({ tips }) => Object.keys(tips).length > 0);
  if (tipped.length === 0) return [];
  return game
    .settle(rules, {
      dealer: dealersCards(state),
      hands: tipped.map((hand) => ({
        ...feltHand(hand, game.cardsEach(rules)),
        stakes: hand.tips,
      })),
    })
    .entitlements.map((line) => settledLine(line, cents(0)));
};

export const settleContest = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  awards: readonly MeterAward[],
  stamp: Stamp,
): Result<readonly ContestEvent[], Refusal> => {
  const ready = readyToSettle(game, rules, state);
  if (!ready.ok) return ready;
  const { entitlements, notices } = entitlementsOf(game, rules, ready.value);
  const lines = linesWithAwards(entitlements, awards);
  if (!lines.ok) return lines;
  const tips = tipLines(game, rules, ready.value);
  return ok([{ type: 'RoundSettled', lines: lines.value, tips, notices, ...stamp }]);
};

/** The final lines: each share of a meter takes the amount that its meter fixed. */
export const linesWithAwards = (
  entitlements: readonly Entitlement[],
  awards: readonly MeterAward[],
): Result<readonly SettledLine[], Refusal> => {
  const lines: SettledLine[] = [];
  for (const line of entitlements) {
    const award = awardFor(line, awards);
    if (award === undefined) {
      return refuse(
        'award-missing',
        `the share of seat ${line.seat} in the jackpot has no amount`,
        bySoftware('orders'),
      );
    }
    lines.push(settledLine(line, award));
  }
  return ok(lines);
};

const awardFor = (line: Entitlement, awards: readonly MeterAward[]): Cents | undefined => {
  const { due, seat } = line;
  if (due.from !== 'meter') return cents(0);
  return awards.find((award) => award.seat === seat && award.jackpot === due.jackpot)?.cents;
};

type Ready = Extract<ContestRound, { phase: 'revealing' }>;

/** The dealer's hand lies open, and every hand whose cards the settlement needs is known. */
export const readyToSettle = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
): Result<Ready, Refusal> => {
  if (state.phase !== 'revealing') {
    return refuse(
      'not-now',
      'a round is settled when everybody has decided',
      game.dealerTurns(rules),
    );
  }
  if (!state.dealer.turned && !isAllAside(state)) {
    return refuse(
      'dealer-not-turned',
      'the dealer’s cards are turned first',
      game.dealerTurns(rules),
    );
  }
  const unknown = state.hands.find(
    (hand) => needsCards(game, rules, hand) && !isSeen(game, rules, hand),
  );
  return unknown === undefined
    ? ok(state)
    : refuse(
        'cards-unknown',
        `turn the cards of seat ${unknown.seat}: its wagers depend on them`,
        bySoftware('cards-on-the-felt'),
      );
};

/** Every card that is looked at has a face: of a hand with tucked cards, those. */
export const isSeen = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
): boolean =>
  whenAllKnown(hand.cards) !== undefined || (hand.turned && isTucked(game, rules, hand));

/** A hand that folded or is out may stay unknown, unless a bonus of it still plays. */
export const needsCards = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
): boolean => {
  if (hand.decision?.kind === 'fold') return livingBonuses(game, rules, hand).length > 0;
  return !isOut(hand) || bonusesOf(game, hand).some((wager) => !isAside(hand, wager));
};
