import type { LineId, SettledLine } from '@baize/games';
import { type Cents, cents } from '@baize/money';
import { present } from '@baize/result';
import { awardsOf, envyIn, jackpotOfEnvy } from '../jackpots/awards-of-round.js';
import { roundNow } from '../rounds/round-of.js';
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
  const { wager } = present(after ?? before, 'a line that changed');
  // An award is paid at its jackpot, and only there; the stake on it never goes back.
  if (world.rules.inForce.jackpots.some(({ id }) => id === wager)) return { movesCents: cents(0) };
  if (jackpotOfEnvy(wager) === null) return {};
  const takes = before !== null && wasPaid(world, settled, before) ? before.paysCents : 0;
  // Envy that is new waits for the awards, as long as its round is at the table.
  const pays = after !== null && liveRound(world, settled) === null ? after.paysCents : 0;
  return { movesCents: cents(pays - takes) };
};

/** The round, as long as it is at the table: its envy can still wait for awards. */
const liveRound = (world: World, { round }: SettledRound): RoundAtTable | null => {
  const live = roundNow(world);
  return live?.round === round ? live : null;
};

/** Who gets envy, from which jackpot and for whose hand. */
const whose = (seat: number, line: LineId | undefined, envies: number | undefined): string =>
  `${seat} ${line} ${envies}`;

const keyOfLine = ({ seat, wager, envies, hand }: SettledLine): string =>
  `${whose(seat, wager, envies)} ${hand}`;

const keyOfDue = ({ seat, jackpot, envies, hand }: EnvyDue): string =>
  `${whose(seat, `${jackpot}:envy`, envies)} ${hand}`;

/** Envy that neither waits nor was withdrawn with its award. */
const wasPaid = (world: World, settled: SettledRound, line: SettledLine): boolean => {
  const live = liveRound(world, settled);
  const waits =
    live !== null && awardsOf(live).envy.some((due) => keyOfDue(due) === keyOfLine(line));
  const withdrawn = settled.reissues.some(
    ({ superseded, seat, line: of, envies }) =>
      superseded !== true && whose(seat, of, envies) === whose(line.seat, line.wager, line.envies),
  );
  return !waits && !withdrawn;
};

/** All envy that waits once the round is settled again: what waited and still is due, and what is new. */
export const envyThen = (
  world: World,
  settled: SettledRound,
  lines: readonly SettledLine[],
): { readonly envy?: readonly EnvyDue[] } => {
  const live = liveRound(world, settled);
  if (live === null) return {};
  const known = settled.lines.map(keyOfLine);
  const waiting = awardsOf(live).envy.map(keyOfDue);
  const envy = envyIn(settled.game, lines).filter((due) => {
    const key = keyOfDue(due);
    return !known.includes(key) || waiting.includes(key);
  });
  return envy.length === 0 && waiting.length === 0 ? {} : { envy };
};
