import {
  type Entitlement,
  type GameRound,
  gameOf,
  type SettledLine,
  settledLine,
} from '@baize/games';
import type { Hit } from '@baize/jackpot';
import { cents } from '@baize/money';
import { ok, type Result } from '@baize/result';
import { byPolicy, bySoftware, type RulesInForce, type WagerId } from '@baize/rulebook';
import { awardOnRecord } from '../jackpots/awards-of-round.js';
import { hitsAt } from '../jackpots/open-awards.js';
import { openMeter } from '../jackpots/open-meter.js';
import { FINE, type Refusal, refuse } from '../refusal.js';
import type { SettledRound } from '../table/state.js';
import type { World } from '../table/world.js';

/** A round settled anew from its corrected cards, and what that does to awards that were keyed. */
export interface Resettled {
  readonly lines: readonly SettledLine[];
  /** Keyed on cards that were wrong: they are taken off. What is won instead is keyed by the dealer. */
  readonly mistaken: readonly { readonly jackpot: WagerId; readonly hit: string }[];
}

/**
 * The lines of a settled round from its corrected cards. An award keeps its amount where its hand is the
 * same. Where it is another one, it is keyed anew as long as nobody has validated it and its meter holds
 * the round; after that what is wrong is adjusted.
 */
export const resettledLines = (
  world: World,
  settled: Pick<SettledRound, 'round' | 'game' | 'lines'>,
): Result<Resettled, Refusal> => {
  const inForce = world.rules.inForce;
  const due = dueOf(inForce, settled.game);
  if (!due.ok) return due;
  const lines: SettledLine[] = [];
  const mistaken: { jackpot: WagerId; hit: string }[] = [];
  for (const line of due.value) {
    const was = settled.lines.find(({ seat, wager }) => seat === line.seat && wager === line.line);
    const jackpot = inForce.jackpots.find(({ id }) => id === line.line)?.id;
    const changes =
      jackpot !== undefined &&
      (line.outcome === 'win' || was?.outcome === 'win') &&
      (was?.outcome !== line.outcome || was.hand !== line.hand);
    if (!changes) {
      const award = line.due.from === 'meter' ? (was?.paysCents ?? cents(0)) : cents(0);
      const again = settledLine(line, award);
      // A fixed award that is not keyed yet stands at nothing: settling again must not name it a second time.
      const isAward = jackpot !== undefined && line.outcome === 'win' && was !== undefined;
      lines.push(isAward ? { ...again, paysCents: was.paysCents } : again);
      continue;
    }
    const hit = hitsAt(world, jackpot, settled).find(({ seat }) => seat === line.seat);
    const may = mayChange(world, settled, jackpot, line, hit);
    if (!may.ok) return may;
    if (hit !== undefined) mistaken.push({ jackpot, hit: hit.hit });
    // What it comes to is fixed by the key.
    lines.push({ ...settledLine(line, cents(0)), paysCents: cents(0) });
  }
  return ok({ lines, mistaken });
};

const mayChange = (
  world: World,
  settled: Pick<SettledRound, 'round' | 'game'>,
  jackpot: WagerId,
  { seat, outcome }: Entitlement,
  hit: Hit | undefined,
): Result<true, Refusal> => {
  const { table } = world;
  const adjusts = 'adjust the payment, and the meter at the jackpot';
  if (hit !== undefined && hit.status !== 'keyed') {
    const message = `the jackpot award of seat ${seat} is ${hit.status} already: ${adjusts}`;
    return refuse('award-changes', message, byPolicy('corrections'));
  }
  const at = openMeter(world, jackpot)?.tables[table.slug]?.round;
  const held = at?.round === settled.round && at.phase === 'contributed';
  if (held) return FINE;
  // The meter has forgotten the round, and what the receipt still names was paid.
  if ((awardOnRecord(table, settled, jackpot, seat) ?? 0) > 0) {
    const message = `the jackpot award of seat ${seat} is paid already: ${adjusts}`;
    return refuse('award-changes', message, byPolicy('corrections'));
  }
  return outcome !== 'win'
    ? FINE
    : refuse(
        'award-changes',
        `seat ${seat} wins a jackpot award, and the sensors of that round are reset: ${adjusts}`,
        byPolicy('corrections'),
      );
};

/** Tips rode on the same hands. */
export const resettledTips = ({ rules }: World, game: GameRound): readonly SettledLine[] =>
  gameOf(game).tips(rules.inForce, game);

const dueOf = (rules: RulesInForce, game: GameRound): Result<readonly Entitlement[], Refusal> => {
  if (game.phase === 'betting') {
    return refuse('not-settled', 'the round was not settled', bySoftware('orders'));
  }
  const due = gameOf(game).due(rules, game);
  return due.ok
    ? due
    : refuse(
        'cannot-resettle',
        `with these cards the play would have gone otherwise: adjust the payments (${due.error.message})`,
        byPolicy('corrections'),
      );
};
