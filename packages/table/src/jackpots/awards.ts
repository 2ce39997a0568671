import type { Entitlement } from '@baize/games';
import { type Hit, meterRules } from '@baize/jackpot';
import { bySoftware, type WagerId } from '@baize/rulebook';
import { isAmountInMicros } from '../chips/amount.js';
import type { Stamp } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import { cardsDealt } from '../rounds/dealt.js';
import { roundNow } from '../rounds/round-of.js';
import type { CommandOf } from '../table/commands.js';
import { inSequence, record } from '../table/happen.js';
import type { RoundAtTable } from '../table/state.js';
import type { Decided, OpenWorld, Part, World } from '../table/world.js';
import { atMeter, meterPart } from './at-meter.js';
import { envyGone } from './envy.js';
import { jackpotOffered } from './offered.js';
import { dueByCards, hitsAt, stands, winnersOf } from './open-awards.js';
import { openMeter } from './open-meter.js';
import { trueReceipts } from './record-awards.js';

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

/** The jackpots' own procedures, from the table: keys, gates, validation, payment, and how one ends. */
export const atJackpot = (world: World, command: CommandOf<'AtJackpot'>): Decided => {
  const { jackpot, step } = command;
  const here = jackpotOffered(world.rules, jackpot);
  if (!here.ok) return here;
  if (!amountsIn(step).every(isAmountInMicros)) {
    return refuse('not-an-amount', 'no jackpot holds such an amount', bySoftware('forms'));
  }
  const hit = 'hit' in step ? hitNamed(world, jackpot, step.hit) : undefined;
  if (hit !== undefined && hit.table !== world.table.slug) {
    return refuse(
      'hit-elsewhere',
      `that award was won at table ${hit.table}`,
      bySoftware('orders'),
    );
  }
  switch (step.type) {
    case 'PayHit': {
      // What a floorperson has validated is adjusted; a small award comes here without one.
      const wrong = hit?.status === 'keyed' ? mistaken(world, jackpot, hit) : null;
      if (wrong !== null) return wrong;
      return inSequence(world, [
        trueReceipts(command),
        (now) => atMeter(now, command, jackpot, step),
        ...told(world, command, jackpot, step.hit),
      ]);
    }
    case 'RejectHit':
    case 'UnkeyWinner':
      return inSequence(world, [
        trueReceipts(command),
        ...(hit === undefined ? [] : goneParts(world, command, jackpot, step.type, hit)),
        (now) => atMeter(now, command, jackpot, step),
        trueReceipts(command),
      ]);
    case 'VerifyHit': {
      const wrong = hit === undefined ? null : mistaken(world, jackpot, hit);
      return wrong ?? atMeter(world, command, jackpot, step);
    }
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
const hitNamed = (world: World, jackpot: WagerId, name: string): Hit | undefined =>
  openMeter(world, jackpot)?.hits.find(({ hit }) => hit === name);

/** The table writes down that an award is paid, for the receipts. */
const told = (world: World, stamp: Stamp, jackpot: WagerId, name: string): readonly Part[] => {
  const hit = hitNamed(world, jackpot, name);
  if (hit === undefined) return [];
  const { seat, player, cents, cite } = hit;
  return [record(stamp, { type: 'AwardPaid', jackpot, hit: name, seat, player, cents, cite })];
};

/**
 * An award that is not paid: off the receipt, and with it the envy that hangs on it. What the dealer takes
 * off although the cards win keeps its envy waiting until a floorperson has ruled (AMB-81).
 */
const goneParts = (
  world: World,
  stamp: Stamp,
  jackpot: WagerId,
  step: 'RejectHit' | 'UnkeyWinner',
  { hit, seat, player, cents, hand, cite }: Hit,
): readonly Part[] => {
  const rejected = step === 'RejectHit';
  const qualifies = winsByCards(world, jackpot, { seat, hand });
  const { law } = meterRules(world.rules.inForce, jackpot);
  return [
    record(stamp, {
      type: 'AwardWithdrawn',
      jackpot,
      hit,
      seat,
      player,
      cents,
      cite,
      how: rejected ? 'rejected' : 'taken-off',
      hand,
      qualifies,
    }),
    ...(rejected || !qualifies ? [envyGone(stamp, jackpot, seat, law.validation.cite)] : []),
  ];
};

/** Awards of wagers that leave the round are taken off, unless a floorperson has decided them. */
export const takeOffParts = (
  world: World,
  stamp: Stamp,
  round: RoundAtTable,
  gone: readonly { readonly seat: number; readonly wagers: readonly WagerId[] }[],
): readonly Part[] =>
  world.rules.inForce.jackpots.flatMap(({ id }) =>
    hitsAt(world, id, round)
      .filter(({ status }) => status === 'keyed')
      .filter(({ seat }) => gone.some((one) => one.seat === seat && one.wagers.includes(id)))
      .map(
        (hit): Part =>
          (now) =>
            inSequence(now, [
              trueReceipts(stamp),
              ...goneParts(now, stamp, id, 'UnkeyWinner', hit),
              (then) => atMeter(then, stamp, id, { type: 'UnkeyWinner', hit: hit.hit }),
              trueReceipts(stamp),
            ]),
      ),
  );

const winsByCards = (
  world: World,
  jackpot: WagerId,
  { seat, hand }: Pick<Hit, 'seat' | 'hand'>,
): boolean => {
  const round = roundNow(world);
  const due = round === null ? null : dueByCards(world, round);
  return (
    due !== null && winnersOf(due, jackpot).some((one) => one.seat === seat && one.hand === hand)
  );
};

/** Cards that were put right after the key: nobody validates what they do not win. */
const mistaken = (world: World, jackpot: WagerId, hit: Hit): Decided | null => {
  const round = roundNow(world);
  const due = round?.round === hit.round ? dueByCards(world, round) : null;
  if (due === null || stands(due, jackpot, hit)) return null;
  const { law } = meterRules(world.rules.inForce, jackpot);
  return refuse(
    'cards-corrected',
    `the cards of seat ${hit.seat} were corrected and do not win this award: settle the round again, or reject it`,
    law.validation.cite,
  );
};

/**
 * At the end of a round the key resets the sensors of every jackpot that held it. Where every hand was out
 * before the first card, nobody collected its wagers: for the meter that round is void.
 */
export const resetParts = (
  world: OpenWorld,
  stamp: Stamp,
  { round, game }: RoundAtTable,
  outcome: 'complete' | 'void',
): readonly Part[] => {
  const { slug } = world.table;
  return world.rules.inForce.jackpots.flatMap(({ id }) => {
    const held = openMeter(world, id)?.tables[slug]?.round;
    if (held?.round !== round) return [];
    const isPlayed = held.phase === 'contributed' || cardsDealt(game) > 0;
    const reset = { type: 'ResetSensors', table: slug, round } as const;
    return [meterPart(stamp, id, { ...reset, outcome: isPlayed ? outcome : 'void' })];
  });
};
