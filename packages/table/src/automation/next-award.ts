import { type Hit, isAmountFixed, meterRules, nextGateOf, pendingHits } from '@baize/jackpot';
import type { WagerId } from '@baize/rulebook';
import { resettledLines } from '../corrections/resettle.js';
import { envyToPay, isTimeForEnvy } from '../jackpots/envy.js';
import { isBeforeAction, mayActMeanwhile } from '../jackpots/open-action.js';
import { dueByCards, openAwards } from '../jackpots/open-awards.js';
import type { RoundAtTable } from '../table/state.js';
import type { OpenWorld } from '../table/world.js';
import type { NextStep } from './step.js';

/**
 * What the awards of a round need next: a ruling, a key, the gates of each award in turn, envy last.
 * Before the action of Ricochet, what play may go on without is left for the end of the round; so is,
 * while players are finished one by one, what waits for another table or for the whole settlement.
 */
export const nextForAwards = (world: OpenWorld, round: RoundAtTable): NextStep | null => {
  const meanwhile = isBeforeAction(round) && mayActMeanwhile(world, round);
  return (
    (meanwhile ? null : rulingOnAwards(world, round)) ??
    nextKey(world, round) ??
    nextAward(world, round, meanwhile) ??
    (envyToPay(world, round).length > 0 && isTimeForEnvy(world, round)
      ? { kind: 'do', who: 'dealer', gesture: { type: 'PayEnvy' } }
      : null)
  );
};

/** Cards and awards do not agree, or a winner was taken off: somebody above the dealer looks at it. */
const rulingOnAwards = (world: OpenWorld, round: RoundAtTable): NextStep | null => {
  const { mistaken, takenOff } = openAwards(world, round);
  const calls = (why: string, jackpot: WagerId): NextStep => {
    const { law } = meterRules(world.rules.inForce, jackpot);
    return { kind: 'floorperson', why, cite: law.validation.cite };
  };
  const again = settlesAgain(world, round);
  if (again !== null) {
    return calls(
      `The cards were corrected and ${again.why}. Settle the round again.`,
      again.jackpot,
    );
  }
  const [wrong] = mistaken;
  if (wrong !== undefined && !isBySeat(round)) {
    const why = `The cards of seat ${wrong.seat} were corrected and do not win the award. Reject it.`;
    return calls(why, wrong.wager);
  }
  const [taken] = takenOff;
  return taken === undefined
    ? null
    : calls(
        `The dealer took ${taken.hand} of seat ${taken.seat} off. Have it keyed again, or rule that it gets no award.`,
        taken.jackpot,
      );
};

/** A jackpot line that the corrected cards make another one, where settling again puts it right. */
const settlesAgain = (
  world: OpenWorld,
  round: RoundAtTable,
): { readonly why: string; readonly jackpot: WagerId } | null => {
  const { settled } = world.table;
  const due = dueByCards(world, round);
  if (settled === null || settled.round !== round.round || due === null) return null;
  for (const { id: jackpot } of world.rules.inForce.jackpots) {
    const wrong = due.find((line) => {
      if (line.line !== jackpot) return false;
      const was = settled.lines.find((one) => one.seat === line.seat && one.wager === jackpot);
      const wins = line.outcome === 'win' || was?.outcome === 'win';
      return wins && (was?.outcome !== line.outcome || was.hand !== line.hand);
    });
    if (wrong !== undefined && resettledLines(world, settled).ok) {
      return { why: `an award of seat ${wrong.seat} changes`, jackpot };
    }
  }
  return null;
};

const nextKey = (world: OpenWorld, round: RoundAtTable): NextStep | null => {
  const [unkeyed] = openAwards(world, round).unkeyed;
  if (unkeyed === undefined) return null;
  const { jackpot, winner } = unkeyed;
  const gesture = { type: 'KeyWinner', jackpot, seat: winner.seat } as const;
  return { kind: 'do', who: 'dealer', gesture };
};

/** The gate that an unpaid award stands before. Validation is for a floorperson. */
const nextAward = (
  world: OpenWorld,
  atTable: RoundAtTable,
  meanwhile: boolean,
): NextStep | null => {
  const { rules, meters, table } = world;
  const { round } = atTable;
  // The settlement of the round takes them off.
  const wrong = isBySeat(atTable) ? openAwards(world, atTable).mistaken : [];
  let blocked: NextStep | null = null;
  for (const { id } of rules.inForce.jackpots) {
    const meter = meters[id];
    if (meter === undefined) continue;
    const under = meterRules(rules.inForce, id);
    for (const hit of pendingHits(meter, table.slug)) {
      if (hit.round !== round || (meanwhile && waitsForFloor(hit))) continue;
      if (wrong.some((one) => one.wager === id && one.hit === hit.hit)) continue;
      const { gate } = nextGateOf(under, hit);
      // Awards that depend on each other are all decided before the first of them is paid.
      if (gate === 'pay' && !isAmountFixed(meter, hit)) {
        blocked ??= {
          kind: 'floorperson',
          why: `An award of another table comes before that of seat ${hit.seat}, and is not decided.`,
          cite: under.law.awardAmount.cite,
        };
        continue;
      }
      const step = stepAt(id, hit, gate);
      if (step !== null) return step;
    }
  }
  return meanwhile || isBySeat(atTable) ? null : blocked;
};

/** Some players are finished, and the round is not settled. */
const isBySeat = ({ game }: RoundAtTable): boolean => game.phase === 'revealing';

const waitsForFloor = ({ status, waits }: Hit): boolean => status === 'keyed' && waits;

const stepAt = (
  jackpot: WagerId,
  { hit }: Hit,
  gate: ReturnType<typeof nextGateOf>['gate'],
): NextStep | null => {
  const at = (step: GateStep, who: 'dealer' | 'floorperson'): NextStep => ({
    kind: 'do',
    who,
    gesture: { type: 'AtJackpot', jackpot, step },
  });
  switch (gate) {
    case 'pay':
      return at({ type: 'PayHit', hit }, 'dealer');
    case 'floorperson-validates':
      return at({ type: 'VerifyHit', hit }, 'floorperson');
    case 'hand-wins':
    case 'light-lit':
      return at({ type: 'PassGate', hit, gate }, 'dealer');
    case 'keyed':
      // The key that fixed the award passed it.
      return null;
  }
};

type GateStep =
  | { readonly type: 'PayHit' | 'VerifyHit'; readonly hit: string }
  | { readonly type: 'PassGate'; readonly hit: string; readonly gate: 'hand-wins' | 'light-lit' };
