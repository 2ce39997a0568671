import { type Card, formatCard } from '@baize/cards';
import type { RicochetFelt, RicochetHand } from '@baize/games';
import { type Cents, cents, MOST_CENTS } from '@baize/money';
import {
  type Decoder,
  decode,
  list,
  object,
  oneOf,
  present,
  text,
  wholeNumber,
  yesNo,
} from '@baize/result';
import { playOf, type RulesInForce } from '@baize/rulebook';
import { BadInput, notA } from '../bad-input.js';
import { readCards } from '../commands/strategy/read-cards.js';

/** A table in the middle of a round, version 1: a public format. Turn, pot and hands that are out are derived. */
const seat = object(
  { seat: wholeNumber(1), cards: text },
  { decision: oneOf(['play', 'fold']), draw: text, dead: yesNo },
);

const tableFile = object(
  { version: wholeNumber(1, 1), dealer: text },
  { ante: wholeNumber(1, MOST_CENTS), seats: list(seat) },
);

type DecodedBy<D> = D extends Decoder<infer T> ? T : never;

export type TableFile = DecodedBy<typeof tableFile>;
type FileSeat = DecodedBy<typeof seat>;

export const decodeTableFile = (name: string, data: unknown): TableFile => {
  const decoded = decode(tableFile, data);
  if (decoded.ok) return decoded.value;
  const flaws = decoded.problems.map(({ message }) => message);
  throw notA('a table', name, flaws);
};

export interface OwnTable {
  readonly felt: RicochetFelt;
  readonly seat: number;
}

/** If the player's cards are at no seat, they take a free one. */
export const feltOfTable = (
  rules: RulesInForce,
  { dealer, ante, seats = [] }: TableFile,
  own: readonly Card[],
  name: string,
): OwnTable => {
  const play = playOf(rules.rulebook, 'ricochet-poker');
  const seen = new Map<Card, string>();
  const read = (where: string, typed: string, count: number): readonly Card[] => {
    const cards = readCards(`${name}, ${where}`, typed, count, seen);
    for (const card of cards) seen.set(card, where);
    return cards;
  };
  const anteCents = cents(ante ?? present(rules.posted?.limits.ante?.min, 'a posted ante'));
  const dealers = read('dealer', dealer, play.cardsToDealer.value);
  const hands = seats.map((one, index): RicochetHand => {
    const where = `seats[${index}]`;
    checkSeat(rules, seats, one, `${name}, ${where}`);
    const cards = read(`${where}.cards`, one.cards, play.cardsToPlayer.value);
    const draw = one.draw === undefined ? null : read(`${where}.draw`, one.draw, play.draw.value);
    return handOf(one, cards, draw, anteCents);
  });
  const mine = hands.find(({ cards }) => own.every((card) => cards?.includes(card)));
  if (mine !== undefined) return { felt: { dealer: dealers, anteCents, hands }, seat: mine.seat };
  readCards('CARDS', own.map(formatCard).join(' '), own.length, seen);
  const free = freeSeat(rules, hands, name);
  const all = [...hands, handOf({ seat: free }, own, null, anteCents)];
  return { felt: { dealer: dealers, anteCents, hands: all }, seat: free };
};

const handOf = (
  { seat: at, decision, dead }: Pick<FileSeat, 'seat' | 'decision' | 'dead'>,
  cards: readonly Card[],
  draw: readonly Card[] | null,
  anteCents: Cents,
): RicochetHand => ({
  seat: at,
  cards,
  draw,
  decision: decision ?? null,
  stakes: { ante: anteCents },
  claims: [],
  voided: dead === true ? ['ante'] : [],
});

const checkSeat = (
  { rulebook }: RulesInForce,
  seats: readonly FileSeat[],
  one: FileSeat,
  where: string,
): void => {
  const { value: most, cite } = rulebook.seats.max;
  if (one.seat > most) {
    throw new BadInput(`${where}: there is no seat ${one.seat}; seats are 1 to ${most} (${cite})`);
  }
  if (seats.filter((other) => other.seat === one.seat).length > 1) {
    throw new BadInput(`${where}: seat ${one.seat} is there twice`);
  }
  if (one.decision === 'play' && one.draw === undefined) {
    throw new BadInput(`${where}: who plays has drawn; "draw" is missing`);
  }
  if (one.decision !== 'play' && one.draw !== undefined) {
    throw new BadInput(`${where}: only who plays draws; "decision" is not "play"`);
  }
};

const freeSeat = (
  { rulebook }: RulesInForce,
  hands: readonly RicochetHand[],
  name: string,
): number => {
  const { value: most, cite } = rulebook.seats.max;
  const all = Array.from({ length: most }, (_, index) => index + 1);
  const free = all.find((at) => hands.every((hand) => hand.seat !== at));
  if (free !== undefined) return free;
  throw new BadInput(`${name}: all ${most} seats are taken, and none has your cards (${cite})`);
};
