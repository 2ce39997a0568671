import { to1 } from '@baize/money';
import { assert, assertNever, present } from '@baize/result';
import {
  byPolicy,
  type Citation,
  type Cited,
  type FoldedBonus,
  type PayRow,
  type RulesInForce,
  type WagerId,
} from '@baize/rulebook';
import type { Entitlement } from '../kernel/entitlement.js';
import type { FeltHand } from '../kernel/felt.js';
import { isVoid, type LineOf, loses, pushes, winsAtOdds } from '../kernel/lines.js';

/** A hand that was folded, or that stayed in with its second wager. */
export interface ContestHand extends FeltHand {
  readonly folded: boolean;
  /** The cards tucked under a claimed wager; the whole hand counts where none are named. */
  readonly tucked?: Readonly<Partial<Record<WagerId, FeltHand['cards']>>>;
}

/** How a hand that stayed in stands against the dealer. */
export type Standing = 'not-qualified' | 'lower' | 'higher' | 'tie';

/** The clause of each end but a win, as the document has it. */
export type EndCites = Readonly<Record<Exclude<Standing, 'higher'> | 'folded', Citation>>;

/** The ante, or the wager that followed it, of a hand against the dealer. */
export const contestLine = (
  of: LineOf,
  wager: 'ante' | 'second',
  standing: Standing | 'folded',
  cites: EndCites,
  wins: () => Pick<PayRow, 'pays' | 'cite'>,
): Entitlement => {
  switch (standing) {
    case 'folded':
    case 'lower':
      return loses(of, cites[standing]);
    case 'tie':
      return pushes(of, cites.tie);
    case 'not-qualified':
      return wager === 'ante'
        ? winsAtOdds(of, to1(1), cites['not-qualified'])
        : pushes(of, cites['not-qualified']);
    case 'higher': {
      const { pays, cite } = wins();
      assert(pays.kind === 'to-1', 'what beats the dealer is paid to 1');
      return winsAtOdds(of, pays, cite);
    }
    default:
      return assertNever(standing);
  }
};

/** What a line says of a hand that was folded: nobody learns what it was. */
export const FOLDED = 'folded';

/** Whether a bonus wager of a hand still plays, and the clause that ended it if not. */
export const bonusEnded = (
  hand: ContestHand,
  wager: WagerId,
  rule: Cited<FoldedBonus>,
): Citation | null => {
  if (!hand.folded) return null;
  switch (rule.value) {
    case 'automatic':
      return null;
    case 'claimed':
      return hand.claims.includes(wager) ? null : rule.cite;
    case 'tucked':
      return hand.claims.includes(wager) && hand.tucked?.[wager]?.length !== 0 ? null : rule.cite;
    case 'forfeited':
      return rule.cite;
    default:
      return assertNever(rule.value);
  }
};

/** What a wager that beats the dealer is paid, where the document says it of the wager itself. */
export const paidAsWritten = (
  { rulebook }: RulesInForce,
  wager: WagerId,
): Pick<PayRow, 'pays' | 'cite'> => {
  const { value, cite } = present(rulebook.wagers[wager]?.pays, 'what the wager pays');
  return { pays: value, cite };
};

/** A wager that is out of the round is asked nothing else, and its cards are not looked at. */
export const voidLine = (hand: FeltHand, of: Omit<LineOf, 'hand'>): Entitlement | null => {
  if (!hand.voided.some((wager) => wager === of.line)) return null;
  const ruling = hand.aside?.find(({ wager }) => wager === of.line);
  const cite = ruling?.cite ?? byPolicy('void-round');
  return ruling?.as === 'lost'
    ? loses({ ...of, hand: 'abandoned' }, cite)
    : isVoid({ ...of, hand: 'void hand' }, cite);
};
