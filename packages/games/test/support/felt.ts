import { type Card, parseCards } from '@baize/cards';
import { cents } from '@baize/money';
import { unwrap } from '@baize/result';
import type { RulesInForce, WagerId } from '@baize/rulebook';
import {
  type ContestHand,
  type Entitlement,
  type SettledLine,
  settleCaribbeanStud,
  settleHighCardFlush,
} from '../../src/index.js';

export type Amounts = Readonly<Partial<Record<WagerId, number>>>;

export const stakesOf = (amounts: Amounts): ContestHand['stakes'] =>
  Object.fromEntries(Object.entries(amounts).map(([wager, amount]) => [wager, cents(amount)]));

export const cardsOf = (text: string): readonly Card[] => unwrap(parseCards(text));

interface Lying {
  readonly folded?: boolean;
  readonly claims?: readonly WagerId[];
  readonly voided?: readonly WagerId[];
  readonly tucked?: Readonly<Partial<Record<WagerId, string>>>;
}

/** A hand on the felt: its cards as text, null when nobody has seen them, and what was wagered. */
export const handOn = (
  seat: number,
  cards: string | null,
  stakes: Amounts,
  { folded = false, claims = [], voided = [], tucked }: Lying = {},
): ContestHand => ({
  seat,
  cards: cards === null ? null : cardsOf(cards),
  stakes: stakesOf(stakes),
  claims,
  voided,
  folded,
  ...(tucked === undefined
    ? {}
    : {
        tucked: Object.fromEntries(
          Object.entries(tucked).map(([wager, text]) => [wager, cardsOf(text)]),
        ),
      }),
});

export const foldedOn = (
  seat: number,
  cards: string | null,
  stakes: Amounts,
  lying: Omit<Lying, 'folded'> = {},
): ContestHand => handOn(seat, cards, stakes, { ...lying, folded: true });

/** The settlement of a felt, by the game of the rules. */
export const settle = (
  rules: RulesInForce,
  dealer: string | null,
  hands: readonly ContestHand[],
) => {
  const felt = { dealer: dealer === null ? null : cardsOf(dealer), hands };
  return rules.rulebook.game === 'high-card-flush'
    ? settleHighCardFlush(rules, felt)
    : settleCaribbeanStud(rules, felt);
};

const dueWords = ({ due }: Entitlement): string =>
  due.from === 'meter' ? `${due.percent}% of ${due.jackpot}` : `${due.cents}`;

/** An entitlement in one line of text: `win 1000, back 1000, tray, SD-HCF-9b-ii`. */
const inWords = (line: Entitlement): string =>
  [
    `${line.outcome} ${dueWords(line)}`,
    `back ${line.returnedCents}`,
    line.due.from,
    line.cite,
    ...(line.capped === true ? ['capped'] : []),
  ].join(', ');

/** The same with seat, wager and stake in front: `seat 1 ante 1000: win …`. */
const lineInWords = (line: Entitlement): string =>
  `seat ${line.seat} ${line.line} ${line.stakeCents}: ${inWords(line)}`;

/** Every line of a settlement in words, in order. */
export const linesInWords = (...of: Parameters<typeof settle>): readonly string[] =>
  settle(...of).entitlements.map(lineInWords);

/** What became of one wager at one seat, in words. */
export const outcomeOf = (
  { entitlements }: { readonly entitlements: readonly Entitlement[] },
  line: Entitlement['line'],
  seat = 1,
): string => {
  const found = entitlements.filter((one) => one.seat === seat && one.line === line);
  if (found.length !== 1) throw new Error(`${found.length} lines of ${line} at seat ${seat}`);
  return found.map(inWords).join();
};

export const settledInWords = (line: SettledLine): string =>
  `seat ${line.seat} ${line.wager} ${line.stakeCents}: ${line.outcome} ${line.paysCents}, back ${line.returnedCents}, ${line.from}, ${line.cite}`;
