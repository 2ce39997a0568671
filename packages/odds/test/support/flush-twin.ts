import {
  type Card,
  CardSet,
  deckWithout,
  flushLength,
  flushRanks,
  longestFlush,
  longestFlushCards,
  rankOf,
} from '@baize/cards';
import { settleHighCardFlush } from '@baize/games';
import { cents } from '@baize/money';
import { putInForce, type RulesInForce, rulebookById } from '@baize/rulebook';
import type { FlushView } from '../../src/high-card-flush/deals.js';
import type { FlushGame } from '../../src/high-card-flush/game.js';
import type { FlushOutcomes } from '../../src/high-card-flush/outcomes.js';
import { combinations } from './combinations.js';

const inForce = putInForce(rulebookById('md/high-card-flush'), {});
if (!inForce.ok) throw new Error('the rules of Maryland');
export const RULES: RulesInForce = inForce.value;

/** The rules with other raises and another qualifier: the count reads them, and so does the settlement. */
export const changedRules = (
  raises: Readonly<Record<number, number>>,
  qualifier?: { readonly flushLength: number; readonly topRank: number },
): RulesInForce => {
  const { play } = RULES.rulebook;
  if (play.game !== 'high-card-flush') throw new Error('High Card Flush');
  const raise = Object.entries(raises).map(([length, atMost]) => ({
    cite: 'AMB-09' as const,
    value: { lengths: [Number(length)], atMost },
  }));
  const value = { ...play.qualifier.value, ...qualifier };
  const changed = { ...play, raise, qualifier: { ...play.qualifier, value } };
  return { ...RULES, rulebook: { ...RULES.rulebook, play: changed } };
};

/** Hands that differ in the names of suits, dealt once: what each raise brought, and how often. */
export interface DealtHands {
  readonly cards: readonly Card[];
  readonly hands: number;
  readonly dealers: number;
  readonly view: FlushView;
  /** By the antes of the raise, from one: how many deals brought so many antes. */
  readonly brought: readonly ReadonlyMap<number, number>[];
}

/** The plain twin: every deal is dealt, and every outcome is what the settlement pays. */
export const dealEverything = (
  rules: RulesInForce,
  deck: readonly Card[],
  { cardsEach, mostRaise }: FlushGame,
): readonly DealtHands[] => {
  const seen = new Map<string, { cards: readonly Card[]; hands: number }>();
  for (const cards of combinations(deck, cardsEach)) {
    const key = CardSet.of(cards)
      .suits.toSorted((left, right) => left - right)
      .join(' ');
    const found = seen.get(key) ?? { cards, hands: 0 };
    seen.set(key, { ...found, hands: found.hands + 1 });
  }
  return [...seen.values()].map(({ cards, hands }) => {
    const value = longestFlush(cards);
    const most = mostRaise[flushLength(value)] ?? 0;
    const dealers = [...combinations(deckWithout(cards, deck), cardsEach)];
    const brought = Array.from({ length: most }, (_, index) => {
      const tally = new Map<number, number>();
      for (const dealer of dealers) {
        const net = paid(rules, cards, dealer, index + 1);
        tally.set(net, (tally.get(net) ?? 0) + 1);
      }
      return tally;
    });
    return { cards, hands, dealers: dealers.length, view: viewOf(cards, most), brought };
  });
};

const viewOf = (cards: readonly Card[], most: number): FlushView => {
  const value = longestFlush(cards);
  const flush = longestFlushCards(cards);
  const top = flushRanks(value)[0] ?? 0;
  const overs = cards.filter((card) => !flush.includes(card) && rankOf(card) > top).length;
  return { value, overs, most };
};

const paid = (
  rules: RulesInForce,
  cards: readonly Card[],
  dealer: readonly Card[],
  raise: number,
): number => {
  const hand = {
    seat: 1,
    cards,
    stakes: { ante: cents(1), raise: cents(raise) },
    claims: [],
    voided: [],
    folded: false,
  };
  return settleHighCardFlush(rules, { dealer, hands: [hand] }).entitlements.reduce(
    (sum, { due, returnedCents, stakeCents }) =>
      sum + (due.from === 'tray' ? due.cents : 0) + returnedCents - stakeCents,
    0,
  );
};

/** What the deals brought in all, when a raise of so many antes was made with the hand; none folds. */
export const netOf = ({ dealers, brought }: DealtHands, raise: number): number =>
  raise === 0
    ? -dealers
    : [...(brought[raise - 1] ?? [])].reduce((sum, [net, count]) => sum + net * count, 0);

/** Best play, as a person would find it: try everything; of equals the least. */
export const bestRaise = (hand: DealtHands): number =>
  Array.from({ length: hand.view.most + 1 }, (_, raise) => raise).reduce((best, raise) =>
    netOf(hand, raise) > netOf(hand, best) ? raise : best,
  );

/** The outcome table of a strategy over deals that were dealt. */
export const outcomesOf = (
  dealt: readonly DealtHands[],
  raiseOf: (hand: DealtHands) => number,
  mostRaise: number,
): FlushOutcomes => {
  const raised = Array.from({ length: mostRaise }, () => ({
    'not-qualified': 0,
    win: 0,
    push: 0,
    lose: 0,
  }));
  let [deals, folded] = [0, 0];
  for (const hand of dealt) {
    const raise = raiseOf(hand);
    deals += hand.hands * hand.dealers;
    const sums = raised[raise - 1];
    if (sums === undefined) {
      folded += hand.hands * hand.dealers;
      continue;
    }
    for (const [net, count] of hand.brought[raise - 1] ?? []) {
      sums[ENDING[Math.sign(net) * (net === 1 ? 2 : 1)] ?? 'push'] += hand.hands * count;
    }
  }
  return { deals, folded, raised };
};

/** A raise that wins or loses brings two antes or more; only the ante wins where the dealer is weak. */
const ENDING: Readonly<Record<number, 'not-qualified' | 'win' | 'push' | 'lose'>> = {
  [-1]: 'lose',
  0: 'push',
  1: 'win',
  2: 'not-qualified',
};
