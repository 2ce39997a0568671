import { type Card, cardCount, formatCard } from '@baize/cards';
import { formatCents } from '@baize/money';
import { err, ok, type Result } from '@baize/result';
import { bySoftware, type Cited, type RulesInForce } from '@baize/rulebook';
import type { Refusal } from '../kernel/round.js';
import { clausesOf } from './clauses.js';
import { isDead, type RicochetFelt, ricochetPlay } from './felt.js';
import { playOut } from './play-out.js';

/** Whether a round that came from outside can be settled: its seats, cards, antes and action. */
export const checkFelt = (
  rules: RulesInForce,
  felt: RicochetFelt,
): Result<RicochetFelt, Refusal> => {
  const problem =
    problemOfSeats(rules, felt) ??
    problemOfCounts(rules, felt) ??
    problemOfRepeats(rules, felt) ??
    problemOfAntes(rules, felt);
  if (problem !== undefined) return err(problem);
  const played = playOut(rules, felt);
  return played.ok ? ok(felt) : played;
};

const problemOfSeats = (rules: RulesInForce, { hands }: RicochetFelt): Refusal | undefined => {
  const { value: most, cite } = rules.rulebook.seats.max;
  if (hands.length === 0)
    return { code: 'nobody-playing', message: 'no seat is played', cite: bySoftware('orders') };
  const seats = hands.map(({ seat }) => seat);
  const stranger = seats.find((seat) => !Number.isSafeInteger(seat) || seat < 1 || seat > most);
  if (stranger !== undefined) {
    return {
      code: 'no-such-seat',
      message: `there is no seat ${stranger}; seats are 1 to ${most}`,
      cite,
    };
  }
  const twice = seats.find((seat, place) => seats.indexOf(seat) !== place);
  return twice === undefined
    ? undefined
    : { code: 'seat-taken', message: `seat ${twice} is there twice`, cite: bySoftware('orders') };
};

type Counted = readonly [where: string, cards: readonly Card[] | null, expected: Cited<number>];

const problemOfCounts = (rules: RulesInForce, felt: RicochetFelt): Refusal | undefined => {
  const play = ricochetPlay(rules);
  const counted: readonly Counted[] = [
    ['the dealer', felt.dealer, play.cardsToDealer],
    ...felt.hands
      .filter((hand) => !isDead(hand))
      .flatMap(({ seat, cards, draw }): readonly Counted[] => [
        [`seat ${seat}`, cards ?? [], play.cardsToPlayer],
        [`the draw of seat ${seat}`, draw, play.draw],
      ]),
  ];
  for (const [where, cards, { value, cite }] of counted) {
    if (cards !== null && cards.length !== value) {
      const message = `${where} has ${cardCount(cards.length)}, and ${cardCount(value)} are dealt`;
      return { code: 'wrong-number-of-cards', message, cite };
    }
  }
  return undefined;
};

/** Cards in a draw count as on the table, whether it is needed or not. */
const problemOfRepeats = (rules: RulesInForce, felt: RicochetFelt): Refusal | undefined => {
  const all = [
    ...felt.dealer,
    ...felt.hands.flatMap(({ cards, draw }) => [...(cards ?? []), ...(draw ?? [])]),
  ];
  const twice = all.find((card, place) => all.indexOf(card) !== place);
  return twice === undefined
    ? undefined
    : {
        code: 'card-twice',
        message: `${formatCard(twice)} is on the table twice`,
        cite: rules.rulebook.decks.allowed.cite,
      };
};

/** One ante for everybody, the house's too (WA-RP-1). */
const problemOfAntes = (rules: RulesInForce, felt: RicochetFelt): Refusal | undefined => {
  const other = felt.hands.find(({ stakes }) => stakes.ante !== felt.anteCents);
  if (other === undefined) return undefined;
  const posted = other.stakes.ante === undefined ? 'none' : formatCents(other.stakes.ante);
  return {
    code: 'unequal-antes',
    message: `every ante is ${formatCents(felt.anteCents)}, and seat ${other.seat} has ${posted}`,
    cite: clausesOf(rules).ante,
  };
};
