import { describePoker, fiveCardValue } from '@baize/cards';
import { unwrap } from '@baize/result';
import type { Citation, RulesInForce } from '@baize/rulebook';
import { noticesFor } from '../kernel/notices.js';
import type { GameSettlement } from '../kernel/settlement.js';
import type { Action, ActionStep } from './action.js';
import type { DealerFold } from './dealers-fold.js';
import type { RicochetFelt } from './felt.js';
import { playOut } from './play-out.js';
import { bonusEntitlements } from './settle-bonuses.js';
import { type Pot, settlePot } from './settle-pot.js';

interface RicochetDealer {
  readonly hand: string;
  readonly folded: DealerFold['because'] | null;
}

/** The contest for the pot, told in order for screens and replays. */
interface ActionStory {
  /** Seats, lowest two cards first. */
  readonly order: readonly number[];
  readonly dealerFold: { readonly words: string; readonly cite: Citation } | null;
  readonly steps: readonly ActionStep[];
}

export interface RicochetSettlement extends GameSettlement<RicochetDealer> {
  readonly pot: Pot;
  readonly action: ActionStory;
}

/** Who is entitled to what, by which clause. The felt has passed `checkFelt`, or was played here. */
export const settleRicochet = (rules: RulesInForce, felt: RicochetFelt): RicochetSettlement => {
  const action = unwrap(playOut(rules, felt));
  const bonuses = bonusEntitlements(rules, felt);
  const { entitlements, pot, notices } = settlePot(rules, felt, action);
  return {
    dealer: {
      hand: describePoker(fiveCardValue(felt.dealer)),
      folded: action.dealerFold?.because ?? null,
    },
    entitlements: [...bonuses, ...entitlements],
    pot,
    notices: [...noticesFor(rules, bonuses), ...notices],
    action: storyOf(action),
  };
};

const storyOf = ({ order, dealerFold, steps }: Action): ActionStory => ({
  order: order.map(({ seat }) => seat),
  dealerFold,
  steps,
});
