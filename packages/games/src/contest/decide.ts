import { type Card, formatDealtCard, parseCard } from '@baize/cards';
import { type Cents, cents, formatCents } from '@baize/money';
import { assertNever, ok, type Result } from '@baize/result';
import type { RulesInForce, WagerId } from '@baize/rulebook';
import { checkLayout } from '../kernel/betting.js';
import { checkDeal, checkTurn, dealOrder } from '../kernel/dealing.js';
import { refuse } from '../kernel/refusals.js';
import type { Refusal, Stamp } from '../kernel/round.js';
import { checkTip } from '../kernel/tips.js';
import type { ContestGame } from './game.js';
import {
  type ContestCommand,
  type ContestDecision,
  type ContestEvent,
  type ContestHandInPlay,
  type ContestRound,
  cardsOnFelt,
  handAt,
} from './round.js';
import { settleContest } from './settle-round.js';

type Decided = Result<readonly ContestEvent[], Refusal>;

/** What a command makes happen, or why it may not. */
export const decideContest = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  command: ContestCommand,
): Decided => {
  const stamp = { at: command.at, by: command.by };
  switch (command.type) {
    case 'PlaceWagers':
      return placeWagers(rules, state, command, stamp);
    case 'CloseBetting':
      return closeBetting(rules, state, stamp);
    case 'Deal':
      return deal(game, rules, state, command.cards, stamp);
    case 'Decide':
      return decision(game, rules, state, command.seat, command.decision, stamp);
    case 'Claim':
      return claim(game, rules, state, command.seat, command.wagers, stamp);
    case 'Turn':
      return turn(game, rules, state, command.place, command.cards, stamp);
    case 'Settle':
      return settleContest(game, rules, state, command.awards, stamp);
    default:
      return assertNever(command);
  }
};

const wrongTime = (rules: RulesInForce, state: ContestRound, what: string) =>
  refuse(
    'not-now',
    `${what}: the round is ${PHASE_WORDS[state.phase]}`,
    rules.rulebook.settlement.direction.cite,
  );

const PHASE_WORDS = {
  betting: 'open for bets',
  dealing: 'being dealt',
  deciding: 'with the players',
  revealing: 'waiting for the dealer’s hand',
  settled: 'over',
} as const;

type Placing = Extract<ContestCommand, { type: 'PlaceWagers' }>;

const placeWagers = (
  rules: RulesInForce,
  state: ContestRound,
  { seat, player, stakes, tips = {} }: Placing,
  stamp: Stamp,
): Decided => {
  if (state.phase !== 'betting') {
    const [announced] = rules.rulebook.dealing.before;
    return refuse(
      'no-more-bets',
      'no wager is made, raised or withdrawn after "no more bets"',
      announced?.cite ?? rules.rulebook.dealing.first.cite,
    );
  }
  const checked = checkLayout(rules, state.hands, { seat, player, stakes, tips });
  return checked.ok ? ok([{ type: 'WagersPlaced', ...checked.value, ...stamp }]) : checked;
};

const closeBetting = (rules: RulesInForce, state: ContestRound, stamp: Stamp): Decided => {
  if (state.phase !== 'betting') return wrongTime(rules, state, 'betting cannot be closed');
  return state.hands.length === 0
    ? refuse(
        'nobody-plays',
        'nobody has wagered an ante',
        rules.rulebook.wagers.ante?.placed.cite ?? '',
      )
    : ok([{ type: 'BettingClosed', ...stamp }]);
};

const deal = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  cards: Extract<ContestCommand, { type: 'Deal' }>['cards'],
  stamp: Stamp,
): Decided => {
  if (state.phase !== 'dealing') return wrongTime(rules, state, 'no cards are dealt now');
  const each = game.cardsEach(rules);
  const seats = state.hands.map(({ seat }) => seat);
  const order = dealOrder({ seats, toSeat: each, toDealer: each, packets: state.packets });
  const checked = checkDeal(rules, order, cardsOnFelt(state), cards);
  return checked.ok ? ok([{ type: 'CardsDealt', cards, ...stamp }]) : checked;
};

/** The hand whose turn it is, where the document orders the turns. */
export const nextToDecide = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
): number | null =>
  game.inTurn(rules).value
    ? (state.hands.find((hand) => hand.decision === null)?.seat ?? null)
    : null;

const decision = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  seat: number,
  chosen: ContestDecision,
  stamp: Stamp,
): Decided => {
  const hand = handAt(state, seat);
  if (hand === undefined) {
    return refuse(
      'no-hand',
      `seat ${seat} has no hand in this round`,
      rules.rulebook.dealing.first.cite,
    );
  }
  if (hand.decision !== null) {
    return refuse(
      'locked-in',
      `seat ${seat} has decided, and cannot change it`,
      game.decisionIsFinal(rules),
    );
  }
  if (state.phase !== 'deciding') return wrongTime(rules, state, 'nobody decides now');
  const next = nextToDecide(game, rules, state);
  if (next !== null && next !== seat) {
    return refuse('not-your-turn', `it is the turn of seat ${next}`, game.inTurn(rules).cite);
  }
  const checked =
    chosen.kind === 'fold'
      ? checkFold(game, rules, hand, chosen)
      : checkStay(game, rules, hand, chosen);
  return checked.ok ? ok([{ type: 'Decided', seat, decision: checked.value, ...stamp }]) : checked;
};

type Fold = Extract<ContestDecision, { kind: 'fold' }>;
type Stay = Exclude<ContestDecision, Fold>;

/** Where bonuses settle by themselves a claim changes nothing, and is left out. */
const checkFold = (
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
        game.foldedBonus(rules, wager).cite,
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
  for (const wager of claims) {
    if (!game.bonuses.includes(wager) || hand.stakes[wager] === undefined) {
      return refuse(
        'claim-without-wager',
        `seat ${hand.seat} has no ${wager} wager to claim`,
        rules.rulebook.wagers[wager]?.offered.cite ?? rules.rulebook.dealing.first.cite,
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
    if (!card.ok) return refuse(card.error.code, card.error.message, cite);
    const lies = hand.cards.includes(card.value) || hand.cards.includes('??');
    if (!lies || cards.includes(card.value)) {
      return refuse(
        'not-a-card-of-the-hand',
        `${formatDealtCard(card.value)} cannot be tucked: it is not a card of seat ${hand.seat}, or is named twice`,
        cite,
      );
    }
    cards.push(card.value);
  }
  return cards.length === 0
    ? refuse('no-cards', `name the cards that are tucked under the ${wager}`, cite)
    : ok(cards);
};

/** The steps in which a second wager goes: the chips of the table. */
export const secondStepCents = (rules: RulesInForce, second: 'raise' | 'bet'): Cents =>
  cents(rules.posted?.limits[second]?.step ?? rules.posted?.limits.ante?.step ?? 1);

const checkStay = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
  stay: Stay,
): Result<Stay, Refusal> => {
  const ante = hand.stakes.ante ?? cents(0);
  const { leastCents, mostCents, cite } = game.secondRange(rules, ante, hand.cards);
  if (stay.kind !== game.second) {
    return refuse('no-such-decision', `a hand folds or stays in with a ${game.second}`, cite);
  }
  const step = secondStepCents(rules, game.second);
  const between = stay.cents >= leastCents && stay.cents <= mostCents;
  if (!between) {
    const range =
      leastCents === mostCents
        ? `exactly ${formatCents(leastCents)}`
        : `${formatCents(leastCents)} to ${formatCents(mostCents)}`;
    return refuse(
      'wrong-amount',
      `the ${game.second} of seat ${hand.seat} is ${range}, and ${formatCents(stay.cents)} was placed`,
      cite,
    );
  }
  if (!Number.isSafeInteger(stay.cents) || (stay.cents - leastCents) % step !== 0) {
    return refuse('not-in-chips', `the ${game.second} goes in steps of ${formatCents(step)}`, cite);
  }
  return stay.tipCents === undefined
    ? ok(stay)
    : checkSecondTip(game, rules, hand, stay, stay.tipCents);
};

/** A tip on the second wager rides on a tip on the ante, within the player's own multiple (AMB-11). */
const checkSecondTip = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
  stay: Stay,
  tipCents: Cents,
): Result<Stay, Refusal> => {
  const { tips } = rules.rulebook;
  const layout = {
    seat: hand.seat,
    stakes: { [game.second]: stay.cents },
    tips: { [game.second]: tipCents },
  };
  const allowed = checkTip(rules, layout, game.second);
  if (!allowed.ok) return allowed;
  const ante = hand.stakes.ante ?? cents(0);
  const tipAnte = hand.tips.ante ?? cents(0);
  return tipCents * ante > tipAnte * stay.cents
    ? refuse(
        'tip-too-large',
        `the tip on the ${game.second} is at most the same multiple of the tip on the ante`,
        tips.raise?.cite ?? tips.wagers.cite,
      )
    : ok(stay);
};

const claim = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  seat: number,
  wagers: readonly WagerId[],
  stamp: Stamp,
): Decided => {
  const hand = handAt(state, seat);
  if (hand?.decision?.kind !== 'fold') {
    return refuse(
      'nothing-to-claim',
      `seat ${seat} has not folded a hand`,
      rules.rulebook.dealing.first.cite,
    );
  }
  if (state.phase !== 'deciding' && state.phase !== 'revealing') {
    return wrongTime(rules, state, 'a bonus is claimed before the round is settled');
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
  return claims.value.length === 0
    ? refuse('nothing-to-claim', 'no bonus needs to be claimed', rules.rulebook.dealing.first.cite)
    : ok([{ type: 'BonusClaimed', seat, wagers: claims.value, ...stamp }]);
};

const turn = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  place: Extract<ContestCommand, { type: 'Turn' }>['place'],
  named: readonly string[] | undefined,
  stamp: Stamp,
): Decided => {
  if (state.phase !== 'revealing') return wrongTime(rules, state, 'no hand is turned now');
  const lying = place === 'dealer' ? state.dealer : handAt(state, place);
  if (lying === undefined) {
    return refuse(
      'no-hand',
      `seat ${String(place)} has no hand in this round`,
      rules.rulebook.dealing.first.cite,
    );
  }
  if (lying.turned) {
    return refuse(
      'turned-already',
      'these cards lie face up already',
      rules.rulebook.dealing.first.cite,
    );
  }
  const elsewhere = cardsOnFelt(state).filter((card) => !lying.cards.includes(card));
  const turned = checkTurn(rules, place, lying.cards, elsewhere, named);
  if (!turned.ok) return turned;
  const cards = turned.value.map(formatDealtCard);
  const events: ContestEvent[] = [{ type: 'Turned', place, cards, ...stamp }];
  const cut = place === 'dealer' ? null : excess(game, rules, handAt(state, place), turned.value);
  return ok(cut === null ? events : [...events, { ...cut, ...stamp }]);
};

/** A raise that was made on cards nobody had seen may turn out too large for them. */
const excess = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay | undefined,
  cards: ContestHandInPlay['cards'],
): Omit<Extract<ContestEvent, { type: 'RaiseCut' }>, keyof Stamp> | null => {
  const staked = hand?.stakes[game.second];
  if (hand === undefined || staked === undefined) return null;
  const { mostCents } = game.secondRange(rules, hand.stakes.ante ?? cents(0), cards);
  if (staked <= mostCents) return null;
  return {
    type: 'RaiseCut',
    seat: hand.seat,
    toCents: mostCents,
    returnedCents: cents(staked - mostCents),
    cite: rules.rulebook.irregularities['raise-too-large'].cite,
  };
};
