import { DECK_SIZE, type DealtCard, formatDealtCard, isKnown, parseDealtCard } from '@baize/cards';
import { ok, type Result } from '@baize/result';
import { bySoftware, type RulesInForce } from '@baize/rulebook';
import { refuse } from './refusals.js';
import type { CardTo, Packets, Place, Refusal } from './round.js';

/** How many cards each place gets in the first deal. */
export interface DealPlan {
  readonly seats: readonly number[];
  readonly toSeat: number;
  readonly toDealer: number;
  readonly packets: Packets;
}

/** The places in the order of the deal: the dealer's left first, the dealer last. */
export const dealOrder = ({ seats, toSeat, toDealer, packets }: DealPlan): readonly Place[] => {
  const inOrder = seats.toSorted((left, right) => left - right);
  const order: Place[] = [];
  if (packets === 'whole-hands') {
    for (const seat of inOrder) for (let card = 0; card < toSeat; card += 1) order.push(seat);
    for (let card = 0; card < toDealer; card += 1) order.push('dealer');
    return order;
  }
  for (let rotation = 0; rotation < Math.max(toSeat, toDealer); rotation += 1) {
    if (rotation < toSeat) order.push(...inOrder);
    if (rotation < toDealer) order.push('dealer');
  }
  return order;
};

const ON_THE_FELT = bySoftware('cards-on-the-felt');

export interface Dealt {
  readonly card: DealtCard;
  readonly to: Place;
}

/** Cards in the order of the deal, none of them twice; `lying` is what is on the felt already. */
export const checkDeal = (
  rules: RulesInForce,
  order: readonly Place[],
  lying: readonly DealtCard[],
  cards: readonly CardTo[],
): Result<readonly Dealt[], Refusal> => {
  const { dealing } = rules.rulebook;
  if (cards.length === 0)
    return refuse('no-cards', 'a deal has at least one card', bySoftware('orders'));
  const dealt: Dealt[] = [];
  const seen = seenCards(lying);
  for (const [place, { card: text, to }] of cards.entries()) {
    const next = order[lying.length + place];
    if (next === undefined) {
      return refuse(
        'too-many-cards',
        'everybody has all the cards of the deal',
        dealing.first.cite,
      );
    }
    if (to !== next) {
      return refuse(
        'wrong-place',
        `the next card goes to ${placeWords(next)}, not to ${placeWords(to)}`,
        dealing.first.cite,
      );
    }
    const card = parseDealtCard(text);
    if (!card.ok) return refuse(card.error.code, card.error.message, bySoftware('forms'));
    const again = checkNew(seen, card.value);
    if (!again.ok) return again;
    dealt.push({ card: card.value, to });
  }
  return ok(dealt);
};

/** Which cards lie on the felt, by their numbers. */
type Seen = boolean[];

const seenCards = (cards: readonly DealtCard[]): Seen => {
  const seen: Seen = new Array<boolean>(DECK_SIZE).fill(false);
  for (const card of cards) if (isKnown(card)) seen[card] = true;
  return seen;
};

const checkNew = (seen: Seen, card: DealtCard): Result<true, Refusal> => {
  if (isKnown(card)) {
    if (seen[card] === true) {
      return refuse('card-twice', `${formatDealtCard(card)} lies on the felt already`, ON_THE_FELT);
    }
    seen[card] = true;
  }
  return ok(true);
};

const placeWords = (place: Place): string => (place === 'dealer' ? 'the dealer' : `seat ${place}`);

/** Turning a hand: the cards nobody had seen get their names, those known must be the same. */
export const checkTurn = (
  place: Place,
  hand: readonly DealtCard[],
  elsewhere: readonly DealtCard[],
  named: readonly string[] | undefined,
): Result<readonly DealtCard[], Refusal> => {
  if (named === undefined) {
    return hand.every(isKnown)
      ? ok(hand)
      : refuse(
          'cards-unknown',
          `name the cards of ${placeWords(place)}: nobody has seen them`,
          ON_THE_FELT,
        );
  }
  if (named.length !== hand.length) {
    return refuse(
      'wrong-number-of-cards',
      `${placeWords(place)} has ${hand.length} cards, and ${named.length} are named`,
      ON_THE_FELT,
    );
  }
  const seen = seenCards(elsewhere);
  const cards: DealtCard[] = [];
  for (const [index, text] of named.entries()) {
    const card = parseDealtCard(text);
    if (!card.ok) return refuse(card.error.code, card.error.message, bySoftware('forms'));
    if (!isKnown(card.value)) {
      return refuse(
        'cards-unknown',
        `a turned card of ${placeWords(place)} has a face: name it`,
        ON_THE_FELT,
      );
    }
    const lay = hand[index];
    if (lay !== undefined && isKnown(lay) && lay !== card.value) {
      return refuse(
        'another-card',
        `${formatDealtCard(lay)} lies there, not ${formatDealtCard(card.value)}`,
        ON_THE_FELT,
      );
    }
    const again = checkNew(seen, card.value);
    if (!again.ok) return again;
    cards.push(card.value);
  }
  return ok(cards);
};
