import {
  type AnyGame,
  type Entitlement,
  type Felt,
  gameOf,
  type Notice,
  type Pot,
  type SettledLine,
  settledLine,
} from '@baize/games';
import type { Award, Funds } from '@baize/jackpot';
import { cents } from '@baize/money';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { awardShares } from './award-shares.js';

/** What a game says of the dealer's hand. */
export type DealerAnswer = NonNullable<Settlement['dealer']>;

type Settlement = ReturnType<AnyGame['settle']>;

/** What must be paid: the lines are final, the meters are after this round's awards. */
export interface RoundSettlement {
  readonly dealer: DealerAnswer | null;
  readonly lines: readonly SettledLine[];
  readonly pot: Pot | null;
  readonly metersBefore: Funds;
  readonly metersAfter: Funds;
  readonly awards: readonly Award[];
  readonly notices: readonly Notice[];
}

/**
 * Joins games and jackpots: the game says who is entitled to what, the jackpots turn shares into
 * amounts in the same order. The table, `baize settle` and the simulation all pay through this.
 */
export const settleRound = (rules: RulesInForce, felt: Felt, meters: Funds): RoundSettlement => {
  const game = gameOf(felt).settle(rules, felt);
  const { awards, meters: after } = awardShares(rules, game.entitlements, meters);
  return {
    dealer: game.dealer,
    lines: withAwards(game.entitlements, awards),
    pot: 'pot' in game ? game.pot : null,
    metersBefore: meters,
    metersAfter: after,
    awards,
    notices: game.notices,
  };
};

/** Awards come in the order of the shares: one for each line that is due from a meter. */
const withAwards = (
  entitlements: readonly Entitlement[],
  awards: readonly Award[],
): readonly SettledLine[] => {
  const left = [...awards];
  return entitlements.map((line) => {
    if (line.due.from !== 'meter') return settledLine(line, cents(0));
    const award = present(left.shift(), 'an award for each share');
    const settled = settledLine(line, award.cents);
    return award.from === 'tray' ? { ...settled, from: 'tray' } : settled;
  });
};
