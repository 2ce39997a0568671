import type { Entitlement, MeterAward } from '@baize/games';
import { type Hit, meterRules, pendingHits, type Winner } from '@baize/jackpot';
import type { WagerId } from '@baize/rulebook';
import { isAmountInMicros } from '../chips/amount.js';
import type { Stamp } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import { inSequence, record } from '../table/happen.js';
import type { Decided, OpenWorld, Part, World } from '../table/world.js';
import { atMeter, meterPart } from './at-meter.js';

/** The hands that a jackpot pays, in the order the dealer settles, as its key takes them. */
const winnersOf = (entitlements: readonly Entitlement[], jackpot: WagerId): readonly Winner[] =>
  entitlements.flatMap(({ seat, line, outcome, due, hand, cite }): Winner[] => {
    if (line !== jackpot || outcome !== 'win') return [];
    if (due.from === 'meter') {
      return [{ seat, hand, cite, due: { kind: 'percent', percent: due.percent } }];
    }
    return due.cents === 0 ? [] : [{ seat, hand, cite, due: { kind: 'fixed', cents: due.cents } }];
  });

/** Every winner is keyed at the player's turn: the meter fixes the amounts. */
export const keyParts = (
  { rules, table }: World,
  round: string,
  stamp: Stamp,
  entitlements: readonly Entitlement[],
): readonly Part[] =>
  rules.inForce.jackpots.flatMap(({ id }) => {
    const winners = winnersOf(entitlements, id);
    return winners.length === 0
      ? []
      : [meterPart(stamp, id, { type: 'KeyWinners', table: table.slug, round, winners })];
  });

/** What the meters fixed for this round, for the settlement's lines. */
export const awardsKeyed = (
  { rules, meters, table }: World,
  round: string,
): readonly MeterAward[] =>
  rules.inForce.jackpots.flatMap(({ id }) => {
    const meter = meters[id];
    return meter === undefined
      ? []
      : pendingHits(meter, table.slug)
          .filter((hit) => hit.round === round && hit.percent !== null)
          .map(({ seat, cents }) => ({ seat, jackpot: id, cents }));
  });

/** The jackpots' own procedures, from the table: keys, gates, validation, payment, and how one ends. */
export const atJackpot = (world: World, command: CommandOf<'AtJackpot'>): Decided => {
  const { jackpot, step } = command;
  if (!amountsIn(step).every(isAmountInMicros)) {
    const { cite } = meterRules(world.rules.inForce, jackpot).law.types;
    return refuse('not-an-amount', 'no jackpot holds such an amount', cite);
  }
  const hit = 'hit' in step ? hitNamed(world, jackpot, step.hit) : undefined;
  if (hit !== undefined && hit.table !== world.table.slug) {
    return refuse('hit-elsewhere', `that award was won at table ${hit.table}`, hit.cite);
  }
  switch (step.type) {
    case 'PayHit':
      return inSequence(world, [
        (now) => atMeter(now, command, jackpot, step),
        ...told(world, command, jackpot, step.hit, 'AwardPaid'),
      ]);
    case 'RejectHit':
    case 'UnkeyWinner':
      return inSequence(world, [
        ...told(world, command, jackpot, step.hit, 'AwardWithdrawn'),
        (now) => atMeter(now, command, jackpot, step),
      ]);
    default:
      return atMeter(world, command, jackpot, step);
  }
};

/** What a step would move, in micros. */
const amountsIn = (step: CommandOf<'AtJackpot'>['step']): readonly number[] => {
  switch (step.type) {
    case 'Adjust':
      return [step.changeMicros];
    case 'RecoverSeed':
      return [step.amountMicros];
    case 'TransferIn':
      return [step.meterMicros, step.reserveMicros];
    default:
      return [];
  }
};

/** A meter may have hits of other tables that are linked to it. */
const hitNamed = ({ meters }: World, jackpot: WagerId, name: string): Hit | undefined => {
  const meter = meters[jackpot];
  return meter === undefined || meter.phase === 'unopened'
    ? undefined
    : meter.hits.find(({ hit }) => hit === name);
};

/** The table writes down what became of an award, for the receipts. */
const told = (
  world: World,
  stamp: Stamp,
  jackpot: WagerId,
  name: string,
  type: 'AwardPaid' | 'AwardWithdrawn',
): readonly Part[] => {
  const hit = hitNamed(world, jackpot, name);
  if (hit === undefined) return [];
  const { seat, player, cents, cite } = hit;
  return [record(stamp, { type, jackpot, hit: name, seat, player, cents, cite })];
};

/** At the end of a round the key resets the sensors of every jackpot that held it. */
export const resetParts = (
  { rules, meters, table }: OpenWorld,
  stamp: Stamp,
  round: string,
  outcome: 'complete' | 'void',
): readonly Part[] =>
  rules.inForce.jackpots.flatMap(({ id }) => {
    const meter = meters[id];
    const held =
      meter !== undefined &&
      meter.phase !== 'unopened' &&
      meter.tables[table.slug]?.round?.round === round;
    return held
      ? [meterPart(stamp, id, { type: 'ResetSensors', table: table.slug, round, outcome })]
      : [];
  });
