import {
  checkFelt,
  type Entitlement,
  entitlementsOf,
  feltOf,
  type Refusal,
  type SettledLine,
  settledLine,
  settleRicochet,
  tipLines,
} from '@baize/games';
import { cents } from '@baize/money';
import { ok, type Result } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { refuse } from '../refusal.js';
import { contestGame } from '../rounds/folded.js';
import { type GameRound, isRicochet } from '../rounds/game.js';
import type { World } from '../table/world.js';

/**
 * The lines of a settled round from its corrected cards. Awards of jackpots have their own procedure:
 * a correction that changes one is refused here, and made there.
 */
export const resettledLines = (
  { rules }: World,
  game: GameRound,
  before: readonly SettledLine[],
): Result<readonly SettledLine[], Refusal> => {
  const inForce = rules.inForce;
  const due = dueOf(inForce, game);
  if (!due.ok) return due;
  const isAward = (line: string): boolean => inForce.jackpots.some(({ id }) => id === line);
  const lines: SettledLine[] = [];
  for (const line of due.value) {
    const was = before.find(({ seat, wager }) => seat === line.seat && wager === line.line);
    const same = was !== undefined && was.outcome === line.outcome && was.hand === line.hand;
    if (isAward(line.line) && !same && (line.outcome === 'win' || was?.outcome === 'win')) {
      return refuse(
        'award-changes',
        `the jackpot award of seat ${line.seat} changes: correct it at the jackpot first`,
        line.cite,
      );
    }
    lines.push(
      settledLine(line, line.due.from === 'meter' ? (was?.paysCents ?? cents(0)) : cents(0)),
    );
  }
  return ok(lines);
};

/** Tips rode on the same hands. */
export const resettledTips = ({ rules }: World, game: GameRound): readonly SettledLine[] =>
  isRicochet(game, rules.inForce) || game.phase === 'betting'
    ? []
    : tipLines(contestGame(rules.inForce), rules.inForce, game);

const dueOf = (rules: RulesInForce, game: GameRound): Result<readonly Entitlement[], Refusal> => {
  const cite = rules.rulebook.settlement.stages.cite;
  if (game.phase === 'betting') return refuse('not-settled', 'the round was not settled', cite);
  if (!isRicochet(game, rules)) {
    return ok(entitlementsOf(contestGame(rules), rules, game).entitlements);
  }
  const felt = feltOf(game);
  const checked = checkFelt(rules, felt);
  return checked.ok
    ? ok(settleRicochet(rules, felt).entitlements)
    : refuse(
        'cannot-resettle',
        `with these cards the play would have gone otherwise: adjust the payments (${checked.error.message})`,
        cite,
      );
};
