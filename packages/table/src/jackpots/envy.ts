import { isContest } from '@baize/games';
import { present } from '@baize/result';
import {
  byPolicy,
  bySoftware,
  type Citation,
  type RulesInForce,
  type WagerId,
} from '@baize/rulebook';
import type { Stamp } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import { playingRound, roundNow } from '../rounds/round-of.js';
import { nextToTakeUp } from '../rounds/take-up.js';
import type { CommandOf } from '../table/commands.js';
import type { EnvyDue } from '../table/envy-due.js';
import { atTheTable } from '../table/happen.js';
import type { RoundAtTable } from '../table/state.js';
import type { Decided, OpenWorld, Part, World } from '../table/world.js';
import { awardsOf } from './awards-of-round.js';
import { dueByCards, openAwards } from './open-awards.js';
import { pendingAt } from './open-meter.js';

const ruleOfEnvy = ({ rulebook }: RulesInForce) =>
  present(rulebook.jackpots?.envy, 'the rules of envy, where there is any');

/** Where each pay table has a note on its envy, that one says it, and not the note of another table. */
export const envyClause = (rules: RulesInForce, of: WagerId | undefined): Citation => {
  const { paid } = ruleOfEnvy(rules);
  const table = rules.jackpots.find(({ id }) => id === of)?.table;
  return table?.envy?.cite ?? paid.cite;
};

/** Envy that may be paid now: every award of its jackpot is decided and paid. */
export const envyToPay = (world: World, round: RoundAtTable): readonly EnvyDue[] =>
  awardsOf(round).envy.filter(({ jackpot }) => isReconciled(world, round, jackpot));

const isReconciled = (world: World, round: RoundAtTable, jackpot: WagerId): boolean => {
  if (pendingAt(world, jackpot, round.round).length > 0) return false;
  const { takenOff, unkeyed } = openAwards(world, round);
  return ![...takenOff, ...unkeyed].some((one) => one.jackpot === jackpot);
};

/** Where the document has envy paid last, everything else has left the felt before. */
export const isTimeForEnvy = (world: OpenWorld, round: RoundAtTable): boolean =>
  ruleOfEnvy(world.rules.inForce).paid.value === 'after-the-award' ||
  round.voided !== null ||
  (round.game.phase === 'settled' && nextToTakeUp(world, round) === null);

/** After the progressive: each receiver is paid for each hand of another person (AMB-76). */
export const payEnvy = (world: OpenWorld, command: CommandOf<'PayEnvy'>): Decided => {
  const found = playingRound(world);
  if (!found.ok) return found;
  const round = found.value;
  const { envy } = awardsOf(round);
  if (envy.length === 0) {
    return refuse('no-envy', 'no envy is due in this round', bySoftware('orders'));
  }
  const { paid } = ruleOfEnvy(world.rules.inForce);
  const now = envyToPay(world, round);
  if (now.length === 0) {
    return refuse(
      'award-first',
      'the award is verified and paid first, then envy',
      paid.reading ?? paid.cite,
    );
  }
  if (!isTimeForEnvy(world, round)) {
    const cite = envyClause(world.rules.inForce, now[0]?.jackpot);
    return refuse('envy-last', 'envy is paid at the end of the round', cite);
  }
  const cite = envyClause(world.rules.inForce, now[0]?.jackpot);
  const due = now.filter((one) => isStillDue(world, round, one));
  const gone = now.filter((one) => !due.includes(one));
  return atTheTable(
    world,
    command,
    ...(due.length === 0 ? [] : [{ type: 'EnvyPaid', lines: due, cite } as const]),
    ...(gone.length === 0
      ? []
      : [{ type: 'EnvyWithdrawn', lines: gone, cite: byPolicy('corrections') } as const]),
  );
};

/** By the cards as they lie now; those that lie face down in a void round are not looked at again. */
const isStillDue = (world: World, round: RoundAtTable, envy: EnvyDue): boolean =>
  (round.voided !== null && isContest(round.game)) ||
  dueByCards(world, round)?.some(
    ({ seat, line, envies, hand }) =>
      seat === envy.seat &&
      line === `${envy.jackpot}:envy` &&
      envies === envy.envies &&
      hand === envy.hand,
  ) === true;

/** No award, no envy for it. */
export const envyGone =
  (stamp: Stamp, jackpot: WagerId, seat: number, cite: Citation): Part =>
  (world) => {
    const round = roundNow(world);
    const lines =
      round === null
        ? []
        : awardsOf(round).envy.filter((one) => one.jackpot === jackpot && one.envies === seat);
    return lines.length === 0
      ? atTheTable(world, stamp)
      : atTheTable(world, stamp, { type: 'EnvyWithdrawn', lines, cite });
  };
