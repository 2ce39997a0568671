import {
  type Card,
  CardSet,
  deckWithout,
  fiveCardValue,
  type PokerValue,
  pokerCategoryOf,
} from '@baize/cards';
import { putInForce, type RulesInForce, rulebookById } from '@baize/rulebook';
import type { StudCounts } from '../../src/caribbean-stud/against-dealer.js';
import type { StudOutcomes } from '../../src/caribbean-stud/count.js';
import type { StudGame } from '../../src/caribbean-stud/game.js';
import { combinations } from './combinations.js';

const inForce = putInForce(rulebookById('sd/caribbean-stud'), {});
if (!inForce.ok) throw new Error('the rules of South Dakota');
export const RULES: RulesInForce = inForce.value;

/** A hand against a card face up, with every hand the dealer can have. */
export interface DealtHand {
  readonly cards: readonly Card[];
  readonly up: Card;
  readonly value: PokerValue;
  /** How many hands differ from this in the names of suits alone. */
  readonly hands: number;
  readonly counts: StudCounts;
}

/** What a bet on a hand brings, in antes. */
export const paid = (game: StudGame, player: PokerValue, dealer: PokerValue): number => {
  if (dealer < game.qualifier) return 1;
  if (dealer === player) return 0;
  if (dealer > player) return -(1 + game.betAntes);
  return 1 + game.betAntes * game.pays(pokerCategoryOf(player));
};

/** The plain twin: every deal of a short deck is dealt. */
export const dealEverything = (game: StudGame, deck: readonly Card[]): readonly DealtHand[] => {
  const bits = new Map(deck.map((card, place) => [card, 1 << place]));
  const keyOf = (cards: readonly Card[]): number =>
    cards.reduce((key, card) => key | (bits.get(card) ?? 0), 0);
  const values = new Int32Array(1 << deck.length);
  const classes = new Map<string, { readonly cards: readonly Card[]; hands: number }>();
  for (const cards of combinations(deck, 5)) {
    values[keyOf(cards)] = fiveCardValue(cards);
    const name = CardSet.of(cards)
      .suits.toSorted((left, right) => left - right)
      .join(' ');
    const found = classes.get(name);
    if (found === undefined) classes.set(name, { cards, hands: 1 });
    else found.hands += 1;
  }
  return [...classes.values()].flatMap(({ cards, hands }) =>
    deckWithout(cards, deck).map((up) => {
      const value = values[keyOf(cards)] as PokerValue;
      const rest = deckWithout([...cards, up], deck).map((card) => bits.get(card) ?? 0);
      const counts = { notQualified: 0, win: 0, push: 0, lose: 0 };
      eachFour(rest, (four) => {
        const dealer = values[four | (bits.get(up) ?? 0)] as PokerValue;
        counts[endingOf(game, value, dealer)] += 1;
      });
      return { cards, up, value, hands, counts };
    }),
  );
};

export const endingOf = (
  game: StudGame,
  player: PokerValue,
  dealer: PokerValue,
): keyof StudCounts => {
  const net = paid(game, player, dealer);
  if (net === 1) return 'notQualified';
  if (net === 0) return 'push';
  return net > 0 ? 'win' : 'lose';
};

const eachFour = (bits: readonly number[], visit: (four: number) => void): void => {
  for (const [a, first] of bits.entries()) {
    for (let b = a + 1; b < bits.length; b += 1) {
      for (let c = b + 1; c < bits.length; c += 1) {
        const three = first | (bits[b] ?? 0) | (bits[c] ?? 0);
        for (let d = c + 1; d < bits.length; d += 1) visit(three | (bits[d] ?? 0));
      }
    }
  }
};

export const dealersOf = ({ counts: { notQualified, win, push, lose } }: DealtHand): number =>
  notQualified + win + push + lose;

/** What a bet on the hand brought, in antes. */
export const netOf = (game: StudGame, { value, counts }: DealtHand): number =>
  counts.notQualified +
  counts.win * (1 + game.betAntes * game.pays(pokerCategoryOf(value))) -
  counts.lose * (1 + game.betAntes);

/** The outcome table of a strategy over deals that were dealt. */
export const outcomesOf = (
  dealt: readonly DealtHand[],
  bets: (hand: DealtHand) => boolean,
): StudOutcomes => {
  const win: Partial<Record<ReturnType<typeof pokerCategoryOf>, number>> = {};
  const sums = { deals: 0, folded: 0, notQualified: 0, push: 0, lose: 0 };
  for (const hand of dealt) {
    const all = hand.hands * dealersOf(hand);
    sums.deals += all;
    if (!bets(hand)) {
      sums.folded += all;
      continue;
    }
    const { notQualified, push, lose } = hand.counts;
    const category = pokerCategoryOf(hand.value);
    sums.notQualified += hand.hands * notQualified;
    sums.push += hand.hands * push;
    sums.lose += hand.hands * lose;
    win[category] = (win[category] ?? 0) + hand.hands * hand.counts.win;
  }
  return { ...sums, win };
};
