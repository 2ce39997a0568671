import { type Card, CardSet, SUITS, type Suit } from '@baize/cards';
import {
  bonusEntitlements,
  type Entitlement,
  settleCaribbeanStud,
  settleHighCardFlush,
  settleRicochet,
} from '@baize/games';
import { cents } from '@baize/money';
import { present } from '@baize/result';
import {
  type PayTable,
  payTable,
  putInForce,
  type RulebookId,
  type RulesInForce,
  rulebookById,
  type WagerId,
} from '@baize/rulebook';
import type { TableHits } from '../../src/wagers/table-hits.js';

const STAKE = cents(100);

export const tableOf = (rulebook: RulebookId, wager: WagerId | 'ante-bonus', id: string) =>
  present(payTable(rulebookById(rulebook), wager, id), `table ${id} of ${wager}`);

/** One wager on one table, and whatever else the document cannot do without. */
export const rulesWith = (
  rulebook: RulebookId,
  wager: WagerId | 'ante-bonus',
  id: string,
  settings: Readonly<Record<string, string | boolean>> = {},
): RulesInForce => {
  const of = rulebookById(rulebook);
  const ricochet = of.game === 'ricochet-poker';
  const isJackpot = wager !== 'ante-bonus' && of.wagers[wager]?.kind.value === 'jackpot';
  const suit = tableOf(rulebook, wager, id).needsSuit === undefined ? {} : { suit: ELECTED };
  const rules = putInForce(of, {
    paytables: { ...(ricochet ? { kickout: 'PT-FLT-KH-01' } : {}), [wager]: id },
    jackpots: isJackpot ? { [wager]: { seed: 5_000_000, ...suit } } : {},
    settings: { ...(ricochet ? { tiedPairs: 'spade-high' } : {}), ...settings },
  });
  if (!rules.ok) throw new Error(rules.error.map(({ message }) => message).join('; '));
  return rules.value;
};

/** The suit that the operator chose. */
export const ELECTED: Suit = 'h';

/** What was paid and what was returned of a dollar, or the share of the meter. */
const comesTo = ({ due, returnedCents }: Entitlement): string =>
  due.from === 'meter' ? `${due.percent}%` : `${due.cents} and ${returnedCents}`;

const NOTHING = '0 and 0';

const lineOf = (lines: readonly Entitlement[], wager: string): string => {
  const line = lines.find((one) => one.line === wager);
  return line === undefined ? NOTHING : comesTo(line);
};

/** A wager on the player's two and the dealer's five cards, as Ricochet Poker settles it. */
export const settleFirst = (
  rules: RulesInForce,
  wager: WagerId,
  two: readonly Card[],
  dealer: readonly Card[],
): string => {
  const hand = { seat: 1, cards: two, stakes: { [wager]: STAKE }, claims: [], voided: [] };
  return lineOf(bonusEntitlements(rules, { dealer, hands: [hand] }), wager);
};

/** A wager on the player's own cards, as its game settles it. */
export const settleOwn = (
  rules: RulesInForce,
  wager: WagerId | 'ante-bonus',
  cards: readonly Card[],
  dealer: readonly Card[],
): string => {
  const hand = {
    seat: 1,
    cards,
    stakes: { ante: STAKE, ...(wager === 'ante-bonus' ? {} : { [wager]: STAKE }) },
    claims: [],
    voided: [],
    folded: false,
  };
  switch (rules.rulebook.game) {
    case 'high-card-flush':
      return lineOf(settleHighCardFlush(rules, { dealer, hands: [hand] }).entitlements, wager);
    case 'caribbean-stud': {
      const stakes = { ...hand.stakes, bet: cents(200) };
      const hands = [{ ...hand, stakes }];
      return lineOf(settleCaribbeanStud(rules, { dealer, hands }).entitlements, wager);
    }
    case 'ricochet-poker': {
      const [two, draw] = [cards.slice(0, 2), cards.slice(2)];
      const hands = [{ ...hand, cards: two, draw, decision: 'play' as const }];
      const felt = { dealer, anteCents: STAKE, hands };
      return lineOf(settleRicochet(rules, felt).entitlements, wager);
    }
  }
};

/** The counted hits by what they come to, as the settlement would say it. */
export const countedBy = (
  { rows }: PayTable,
  hits: TableHits,
  stakeReturned: boolean,
): ReadonlyMap<string, number> => {
  const tally = new Tally();
  let missed = hits.combinations;
  for (const [place, { pays }] of rows.entries()) {
    const count = present(hits.rows[place], 'a row').count;
    missed -= count;
    const kept = stakeReturned ? STAKE : 0;
    if (pays.kind === 'meter-percent') tally.add(`${pays.value}%`, count);
    else if (pays.kind === 'push') tally.add(`0 and ${STAKE}`, count);
    else if (pays.kind === 'lose') tally.add(NOTHING, count);
    else tally.add(`${pays.value * STAKE} and ${kept}`, count);
  }
  tally.add(NOTHING, missed);
  return tally.counts;
};

export class Tally {
  readonly counts = new Map<string, number>();

  add(name: string, hands: number): void {
    if (hands > 0) this.counts.set(name, (this.counts.get(name) ?? 0) + hands);
  }
}

/** One hand of each kind that suits do not tell apart, and how many there are; one suit may be special. */
export const suitClasses = (
  hands: Iterable<readonly Card[]>,
  special?: Suit,
): readonly { readonly cards: readonly Card[]; hands: number }[] => {
  const classes = new Map<string, { readonly cards: readonly Card[]; hands: number }>();
  const alike = SUITS.filter((suit) => suit !== special);
  for (const cards of hands) {
    const set = CardSet.of(cards);
    const others = alike.map((suit) => set.suit(suit)).toSorted((left, right) => left - right);
    const key = [special === undefined ? '' : set.suit(special), ...others].join(' ');
    const known = classes.get(key);
    if (known === undefined) classes.set(key, { cards, hands: 1 });
    else known.hands += 1;
  }
  return [...classes.values()];
};
