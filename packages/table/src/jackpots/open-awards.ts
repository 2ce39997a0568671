import { type Entitlement, type GameRound, gameOf, isContest } from '@baize/games';
import { type Hit, hitsOfRound, type Winner } from '@baize/jackpot';
import { unwrap } from '@baize/result';
import type { RulesInForce, WagerId } from '@baize/rulebook';
import { keptWithBoth } from '../kept.js';
import type { RoundAtTable, WithoutAward } from '../table/state.js';
import type { World } from '../table/world.js';
import { awardsOf, linesOnRecord } from './awards-of-round.js';
import { dueAtSettledSeats } from './by-seat.js';
import { openMeter } from './open-meter.js';

/** The hands that a jackpot pays, in the order the dealer settles, as its key takes them. */
export const winnersOf = (
  entitlements: readonly Entitlement[],
  jackpot: WagerId,
): readonly Winner[] =>
  entitlements.flatMap(({ seat, line, outcome, due, hand, cite }): Winner[] => {
    if (line !== jackpot || outcome !== 'win') return [];
    if (due.from === 'meter') {
      return [{ seat, hand, cite, due: { kind: 'percent', percent: due.percent } }];
    }
    return due.cents === 0 ? [] : [{ seat, hand, cite, due: { kind: 'fixed', cents: due.cents } }];
  });

/** What jackpots owe by the cards as they lie now, once their wagers are settled; null before. */
export const dueByCards = (
  { rules, table }: World,
  round: RoundAtTable,
): readonly Entitlement[] | null => {
  const game = table.settled?.round === round.round ? table.settled.game : round.game;
  return jackpotDue(rules.inForce, game);
};

const jackpotDue = keptWithBoth((rules: RulesInForce, game: GameRound) => {
  if (game.phase === 'betting') return null;
  const { action, due } = gameOf(game);
  if (action !== null) {
    return action.areBonusesSettled(game) ? action.bonusesDue(rules, game) : null;
  }
  if (game.phase === 'settled') return unwrap(due(rules, game));
  return isContest(game) ? dueAtSettledSeats(rules, game) : null;
});

/** A hand that wins by its cards and its line, and is not keyed. */
interface Unkeyed {
  readonly jackpot: WagerId;
  readonly winner: Winner;
}

export interface OpenAwards {
  /** Keyed on cards that were put right since, and do not win it. */
  readonly mistaken: readonly (Hit & { readonly wager: WagerId })[];
  /** The dealer took them off, and nobody has ruled. */
  readonly takenOff: readonly WithoutAward[];
  /** To be keyed. */
  readonly unkeyed: readonly Unkeyed[];
}

const NONE: OpenAwards = { mistaken: [], takenOff: [], unkeyed: [] };

/** Where the awards of a round and its cards do not agree, and what waits for a ruling. */
export const openAwards = (world: World, round: RoundAtTable): OpenAwards => {
  const due = dueByCards(world, round);
  if (due === null) return NONE;
  const { jackpots } = world.rules.inForce;
  const { off } = awardsOf(round);
  const takenOff = off.filter(
    ({ ruled, jackpot, seat, hand }) =>
      !ruled && winnersOf(due, jackpot).some((one) => one.seat === seat && one.hand === hand),
  );
  return {
    mistaken: jackpots.flatMap(({ id }) =>
      hitsAt(world, id, round)
        .filter(({ status }) => status === 'keyed')
        .filter((hit) => !stands(due, id, hit))
        .map((hit) => ({ ...hit, wager: id })),
    ),
    takenOff,
    unkeyed: jackpots.flatMap(({ id }) =>
      unkeyedOf(world, round, due, id)
        .filter(({ seat, hand }) => !isOff(off, id, seat, hand))
        .map((winner) => ({ jackpot: id, winner })),
    ),
  };
};

/** The hands that win of a jackpot and have no award, whether anybody ruled on them or not. */
export const unkeyedOf = (
  world: World,
  round: RoundAtTable,
  due: readonly Entitlement[],
  jackpot: WagerId,
): readonly Winner[] => {
  if (openMeter(world, jackpot) === null) return [];
  const keyed = hitsAt(world, jackpot, round).map(({ seat }) => seat);
  const lines = linesOnRecord(world.table, round);
  return winnersOf(due, jackpot).filter(
    ({ seat, hand }) =>
      !keyed.includes(seat) &&
      lines.some(
        (line) =>
          line.seat === seat &&
          line.wager === jackpot &&
          line.outcome === 'win' &&
          line.hand === hand,
      ),
  );
};

export const isOff = (
  off: readonly WithoutAward[],
  jackpot: WagerId,
  seat: number,
  hand: string,
): boolean => off.some((one) => one.jackpot === jackpot && one.seat === seat && one.hand === hand);

/** The hits of a round of this table on one of its meters, paid ones too. */
export const hitsAt = (
  world: World,
  jackpot: WagerId,
  { round }: Pick<RoundAtTable, 'round'>,
): readonly Hit[] => {
  const meter = openMeter(world, jackpot);
  return meter === null ? [] : hitsOfRound(meter, world.table.slug, round);
};

/** A hit still is what its hand wins; a wager that went void says nothing of the cards. */
export const stands = (
  due: readonly Entitlement[],
  jackpot: WagerId,
  { seat, hand }: Pick<Hit, 'seat' | 'hand'>,
): boolean =>
  due.some(
    (line) =>
      line.line === jackpot &&
      line.seat === seat &&
      (line.outcome === 'void' || (line.outcome === 'win' && line.hand === hand)),
  );
