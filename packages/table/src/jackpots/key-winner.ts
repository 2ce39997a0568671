import { type Hit, isUndecided, type MeterRules, meterRules, type Winner } from '@baize/jackpot';
import { ok, type Result } from '@baize/result';
import { byPolicy, bySoftware, type Citation, type WagerId } from '@baize/rulebook';
import type { Stamp } from '../people/stamp.js';
import { type Refusal, refuse } from '../refusal.js';
import { playingRound } from '../rounds/round-of.js';
import type { CommandOf } from '../table/commands.js';
import { inSequence, record } from '../table/happen.js';
import type { RoundAtTable } from '../table/state.js';
import type { Decided, OpenWorld, Part } from '../table/world.js';
import { meterPart } from './at-meter.js';
import { awardsOf } from './awards-of-round.js';
import { envyGone } from './envy.js';
import { jackpotOffered } from './offered.js';
import { dueByCards, hitsAt, unkeyedOf } from './open-awards.js';
import { keyedOnRecord, trueReceipts } from './record-awards.js';

/** What the document says of the key; elsewhere it is how this house keeps its jackpots. */
export const keyClause = ({ law }: Pick<MeterRules, 'law'>): Citation =>
  law.gates.find(({ value }) => value === 'keyed')?.cite ?? byPolicy('jackpots');

/**
 * The dealer keys a hand that wins and has no award: it was taken off, or its cards were put right. Awards
 * that come after it in the order of the seats are keyed again behind it.
 */
export const keyWinner = (world: OpenWorld, command: CommandOf<'KeyWinner'>): Decided => {
  const { jackpot, seat } = command;
  const found = offered(world, jackpot);
  if (!found.ok) return found;
  const { round, rules } = found.value;
  const due = dueByCards(world, round);
  const winner = due && unkeyedOf(world, round, due, jackpot).find((one) => one.seat === seat);
  if (!winner) return notToKey(world, round, rules, command);
  const ruled = awardsOf(round).off.some(
    (one) => one.ruled && one.jackpot === jackpot && one.seat === seat && one.hand === winner.hand,
  );
  if (ruled) {
    const { cite } = rules.law.validation;
    return refuse('ruled-on', 'a floorperson has ruled that this hand gets no award', cite);
  }
  return inSequence(world, [
    keyInOrder(command, round, jackpot, [winner]),
    keyedOnRecord(command, jackpot, seat),
    trueReceipts(command),
  ]);
};

/** Winners are keyed, and shares that come after them in the order of the seats again behind them. */
export const keyInOrder =
  (stamp: Stamp, round: RoundAtTable, jackpot: WagerId, keyed: readonly Winner[]): Part =>
  (world) => {
    const rules = meterRules(world.rules.inForce, jackpot);
    const behind = hitsAt(world, jackpot, round)
      .filter(isUndecided)
      .filter((hit) => keyed.some((winner) => isBehind(rules, winner, hit)));
    const winners = [...keyed, ...behind.map(asWinner)].toSorted(
      (left, right) => right.seat - left.seat,
    );
    const at = { table: world.table.slug, round: round.round };
    return inSequence(world, [
      ...behind
        .toReversed()
        .map(({ hit }) => meterPart(stamp, jackpot, { type: 'UnkeyWinner', hit })),
      meterPart(stamp, jackpot, { type: 'KeyWinners', ...at, winners }),
    ]);
  };

interface AtJackpotNow {
  readonly round: RoundAtTable;
  readonly rules: MeterRules;
}

const offered = (world: OpenWorld, jackpot: WagerId): Result<AtJackpotNow, Refusal> => {
  const found = playingRound(world);
  if (!found.ok) return found;
  const here = jackpotOffered(world.rules, jackpot);
  return here.ok
    ? ok({ round: found.value, rules: meterRules(world.rules.inForce, jackpot) })
    : here;
};

const notToKey = (
  world: OpenWorld,
  round: RoundAtTable,
  rules: MeterRules,
  { jackpot, seat }: CommandOf<'KeyWinner'>,
): Decided =>
  hitsAt(world, jackpot, round).some((hit) => hit.seat === seat)
    ? refuse('seat-already-keyed', `seat ${seat} is keyed already`, bySoftware('orders'))
    : refuse(
        'does-not-win',
        `by its cards and its settlement seat ${seat} wins nothing of this jackpot`,
        rules.law.gates[0]?.cite ?? keyClause(rules),
      );

/** Behind a share stand those of lower seats; all others, where they depend on each other. */
const isBehind = ({ multiHit }: MeterRules, { seat, due }: Winner, hit: Hit): boolean =>
  due.kind !== 'fixed' && (multiHit !== 'sequential' || hit.seat < seat);

const asWinner = ({ seat, hand, cite, percent }: Hit): Winner => ({
  seat,
  hand,
  cite,
  due: { kind: 'percent', percent: percent ?? 0 },
});

/** A floorperson agrees with the dealer who took a winner off: no award, and no envy for it. */
export const ruleNoAward = (world: OpenWorld, command: CommandOf<'RuleNoAward'>): Decided => {
  const { jackpot, seat, reason } = command;
  const found = offered(world, jackpot);
  if (!found.ok) return found;
  const { round, rules } = found.value;
  const { cite } = rules.law.validation;
  const taken = awardsOf(round).off.find(
    (one) => !one.ruled && one.jackpot === jackpot && one.seat === seat,
  );
  if (taken === undefined) {
    return refuse('not-taken-off', `no award of seat ${seat} was taken off`, bySoftware('orders'));
  }
  if (reason.trim() === '')
    return refuse('no-reason', 'say why it gets no award', byPolicy('reasons'));
  const parts: readonly Part[] = [
    record(command, { type: 'NoAwardRuled', jackpot, seat, hand: taken.hand, reason, cite }),
    envyGone(command, jackpot, seat, cite),
  ];
  return inSequence(world, parts);
};
