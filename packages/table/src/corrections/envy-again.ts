import type { SettledLine } from '@baize/games';
import { type Cents, cents } from '@baize/money';
import { awardsOf, envyIn, jackpotOfEnvy } from '../jackpots/awards-of-round.js';
import type { EnvyDue } from '../table/envy-due.js';
import type { Corrected } from '../table/events.js';
import type { RoundAtTable, SettledRound } from '../table/state.js';
import type { World } from '../table/world.js';

/** What moves with a corrected line of a jackpot, where that is not the difference. */
export const movesOtherwise = (
  world: World,
  settled: SettledRound,
  { before, after }: Corrected,
): { readonly movesCents?: Cents } => {
  const line = (after ?? before)?.wager;
  if (line === undefined) return {};
  // An award is paid at its jackpot, and only there.
  if (world.rules.inForce.jackpots.some(({ id }) => id === line)) {
    return { movesCents: cents(returned(after) - returned(before)) };
  }
  if (jackpotOfEnvy(line) === null) return {};
  const takes = before !== null && wasPaid(world, settled, before) ? before.paysCents : 0;
  // Envy that is new waits for the awards, as long as its round is at the table.
  const pays = after !== null && liveRound(world, settled) === null ? after.paysCents : 0;
  return { movesCents: cents(pays - takes) };
};

const returned = (line: SettledLine | null): number => line?.returnedCents ?? 0;

/** The round, as long as it is at the table: its envy can still wait for awards. */
const liveRound = ({ table }: World, { round }: SettledRound): RoundAtTable | null =>
  table.phase === 'open' && table.round?.round === round ? table.round : null;

/** Envy that neither waits nor was withdrawn with its award. */
const wasPaid = (world: World, settled: SettledRound, line: SettledLine): boolean => {
  const live = liveRound(world, settled);
  const waits = live !== null && awardsOf(live).envy.some((due) => isEnvy(due, line));
  const withdrawn = settled.reissues.some(
    (one) =>
      one.why === 'envy-withdrawn' &&
      one.superseded !== true &&
      one.seat === line.seat &&
      one.line === line.wager &&
      one.envies === line.envies,
  );
  return !waits && !withdrawn;
};

const isEnvy = (due: EnvyDue, { seat, wager, envies, hand }: SettledLine): boolean =>
  due.seat === seat &&
  `${due.jackpot}:envy` === wager &&
  due.envies === envies &&
  due.hand === hand;

/** All envy that waits once the round is settled again: what waited and still is due, and what is new. */
export const envyThen = (
  world: World,
  settled: SettledRound,
  lines: readonly SettledLine[],
): { readonly envy?: readonly EnvyDue[] } => {
  const live = liveRound(world, settled);
  if (live === null) return {};
  const known = settled.lines.filter(({ wager }) => jackpotOfEnvy(wager) !== null);
  const waiting = awardsOf(live).envy;
  const envy = envyIn(settled.game, lines).filter((due) => {
    const isNew = !known.some((line) => isEnvy(due, line));
    return isNew || waiting.some((one) => isSameDue(one, due));
  });
  return envy.length === 0 && waiting.length === 0 ? {} : { envy };
};

const isSameDue = (left: EnvyDue, right: EnvyDue): boolean =>
  left.seat === right.seat &&
  left.jackpot === right.jackpot &&
  left.envies === right.envies &&
  left.hand === right.hand;
