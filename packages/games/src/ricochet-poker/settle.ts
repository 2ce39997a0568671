import { describePoker, fiveCardValue } from '@baize/cards';
import { assert } from '@baize/result';
import type { ClauseId, RulesInForce } from '@baize/rulebook';
import { noticesFor } from '../kernel/notices.js';
import type { GameSettlement } from '../kernel/settlement.js';
import type { ActionStep, Contest } from './action.js';
import type { DealerFold } from './dealers-fold.js';
import type { RicochetFelt } from './felt.js';
import { playOut } from './play-out.js';
import { bonusEntitlements } from './settle-bonuses.js';
import { type Pot, settleContest } from './settle-pot.js';

export interface RicochetDealer {
  readonly hand: string;
  readonly folded: DealerFold['because'] | null;
}

/** The contest for the pot, told in order for screens and replays. */
export interface ActionStory {
  /** Seats, lowest two cards first. */
  readonly order: readonly number[];
  readonly dealerFold: { readonly words: string; readonly cite: ClauseId } | null;
  readonly steps: readonly ActionStep[];
}

export interface RicochetSettlement extends GameSettlement<RicochetDealer> {
  readonly pot: Pot;
  readonly action: ActionStory;
}

/** Who is entitled to what, by which clause. The felt has passed `checkFelt`, or was played here. */
export const settleRicochet = (rules: RulesInForce, felt: RicochetFelt): RicochetSettlement => {
  const played = playOut(rules, felt);
  assert(played.ok, played.ok ? '' : played.error.message);
  const contest = played.value;
  const bonuses = bonusEntitlements(rules, felt);
  const { entitlements, pot, notices } = settleContest(rules, felt, contest);
  return {
    dealer: {
      hand: describePoker(fiveCardValue(felt.dealer)),
      folded: contest.dealerFold?.because ?? null,
    },
    entitlements: [...bonuses, ...entitlements],
    pot,
    notices: [...noticesFor(rules, bonuses), ...notices],
    action: storyOf(contest),
  };
};

const storyOf = ({ order, dealerFold, steps }: Contest): ActionStory => ({
  order: order.map(({ seat }) => seat),
  dealerFold,
  steps,
});
