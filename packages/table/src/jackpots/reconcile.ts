import type { Entitlement, MeterAward } from '@baize/games';
import { type Hit, meterRules, type Winner } from '@baize/jackpot';
import type { WagerId } from '@baize/rulebook';
import type { Stamp } from '../people/stamp.js';
import { inSequence } from '../table/happen.js';
import type { RoundAtTable } from '../table/state.js';
import type { Part, World } from '../table/world.js';
import { meterPart } from './at-meter.js';
import { awardsOf, linesOnRecord } from './awards-of-round.js';
import { envyGone } from './envy.js';
import { keyInOrder } from './key-winner.js';
import { hitsAt, isOff, stands, winnersOf } from './open-awards.js';
import { trueReceipts } from './record-awards.js';

/**
 * The awards of a round as its settlement needs them. Winners that were keyed with their seats stay as they
 * are; an award that corrected cards do not win is taken off, and whoever is not keyed yet is keyed now.
 */
export const reconcileParts = (
  { rules }: World,
  round: RoundAtTable,
  stamp: Stamp,
  due: readonly Entitlement[],
): readonly Part[] =>
  rules.inForce.jackpots.map(
    ({ id }): Part =>
      (world) => {
        const hits = hitsAt(world, id, round);
        const mistaken = hits.filter((hit) => isMistaken(due, id, hit));
        const standing = hits.filter((hit) => !mistaken.includes(hit));
        const { off } = awardsOf(round);
        const winners = winnersOf(due, id).filter(
          ({ seat, hand }) =>
            !standing.some((hit) => hit.seat === seat) && !isOff(off, id, seat, hand),
        );
        return inSequence(world, [
          ...mistaken
            .toReversed()
            .map(({ hit }) => meterPart(stamp, id, { type: 'UnkeyWinner', hit })),
          ...(winners.length === 0 ? [] : [keyInOrder(stamp, round, id, winners)]),
        ]);
      },
  );

const isMistaken = (due: readonly Entitlement[], jackpot: WagerId, hit: Hit): boolean =>
  hit.status === 'keyed' && !stands(due, jackpot, hit);

/**
 * What the meters fixed for this round, for the settlement's lines. A line that a seat was settled with
 * keeps its amount: what became of the award since is on record beside it.
 */
export const awardsFixed = (
  world: World,
  round: RoundAtTable,
  due: readonly Entitlement[],
): readonly MeterAward[] =>
  world.rules.inForce.jackpots.flatMap(({ id }) =>
    winnersOf(due, id)
      .filter((winner) => winner.due.kind === 'percent')
      .flatMap(({ seat, hand }): MeterAward[] => {
        const line = linesOnRecord(world.table, round).find(
          (one) => one.seat === seat && one.wager === id && isWonWith(one, hand),
        );
        const hit = hitsAt(world, id, round).find((one) => one.seat === seat);
        const amount = line?.paysCents ?? hit?.cents;
        return amount === undefined ? [] : [{ seat, jackpot: id, cents: amount }];
      }),
  );

const isWonWith = (
  line: { readonly outcome: string; readonly hand: string },
  hand: Winner['hand'],
) => line.outcome === 'win' && line.hand === hand;

/** After the lines: no envy for a hand that was ruled out before they were, and receipts that are true. */
export const afterLines = (
  { rules }: World,
  round: RoundAtTable,
  stamp: Stamp,
  due: readonly Entitlement[],
): readonly Part[] => [
  ...awardsOf(round)
    .off.filter(({ ruled }) => ruled)
    .filter(({ jackpot, seat, hand }) =>
      winnersOf(due, jackpot).some((one) => one.seat === seat && one.hand === hand),
    )
    .map(({ jackpot, seat }) =>
      envyGone(stamp, jackpot, seat, meterRules(rules.inForce, jackpot).law.validation.cite),
    ),
  trueReceipts(stamp),
];
