import { assert } from '@baize/result';
import { openAwards } from '../jackpots/open-awards.js';
import type { RoundAtTable } from '../table/state.js';
import { call } from './call.js';
import type { Shift } from './shift.js';

/** What somebody above the dealer decides, when the round waits for it. */
export const ruleOn = (shift: Shift): void => {
  const { table } = shift.world;
  assert(table.phase === 'open' && table.round !== null, 'a round waits');
  const { stopped, game } = table.round;
  if (stopped?.by === 'chip-count-differs') {
    resolveChips(shift, table.round);
    return;
  }
  if (stopped?.by === 'stub-count-misdealt') {
    call(shift, 'stub-count-defective-deck');
    return;
  }
  if (stopped !== null) {
    shift.floor({ type: 'RuleContinue', reason: 'counted again, and nothing was wrong' });
    return;
  }
  if (ruleOnAwards(shift, table.round)) return;
  const away = Object.entries(table.seats).find(([, seat]) => seat.away === 'away');
  assert(away !== undefined && game.phase !== 'settled', 'somebody left');
  shift.floor({
    type: 'RuleAbandoned',
    seat: Number(away[0]),
    lost: shift.oneIn(2),
    reason: 'the round is at its end',
  });
};

/** Awards that do not agree with the cards, or that the dealer took off. */
const ruleOnAwards = (shift: Shift, round: RoundAtTable): boolean => {
  const { mistaken, takenOff } = openAwards(shift.world, round);
  const [wrong] = mistaken;
  if (wrong !== undefined) {
    const reason = 'the cards were typed wrong';
    const step = { type: 'RejectHit', hit: wrong.hit, reason } as const;
    shift.floor({ type: 'AtJackpot', jackpot: wrong.wager, step });
    return true;
  }
  const [taken] = takenOff;
  if (taken === undefined) return false;
  const { jackpot, seat } = taken;
  shift.floor({ type: 'RuleNoAward', jackpot, seat, reason: 'the hand was touched' });
  return true;
};

const resolveChips = (shift: Shift, round: RoundAtTable): void => {
  const jackpot = shift.world.rules.inForce.jackpots[0]?.id ?? 'progressive';
  const seat = round.game.hands.find(({ stakes }) => stakes[jackpot] !== undefined)?.seat ?? 1;
  const more = (round.beforeDeal?.chips ?? 0) > (round.beforeDeal?.accepted ?? 0);
  shift.floor({
    type: 'ResolveCount',
    seat,
    how: more ? 'return-chip' : 'void-sensor',
    reason: 'looked at the sensor together with the player',
  });
};
