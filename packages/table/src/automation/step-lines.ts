import { gameOf, type SettledLine } from '@baize/games';
import { linesBeyond } from '../chips/paid-lines.js';
import { decideTable } from '../table/decide.js';
import type { Happened, OpenWorld } from '../table/world.js';
import type { NextStep } from './step.js';

/** A line that the dealer takes or pays with a step. */
export interface LineToSettle extends SettledLine {
  /** A jackpot award: it is keyed with this step, and paid in steps of its own. */
  readonly later?: true;
}

/**
 * The lines that the next step settles, as they will be booked. The dealer reads them before the step is
 * done, so that nothing is left to remember after it.
 */
export const linesOfStep = (
  world: OpenWorld,
  next: NextStep,
  at: string,
): readonly LineToSettle[] => {
  const { round, dealer: by } = world.table;
  if (next.kind !== 'do' || round === null) return [];
  const { gesture } = next;
  if (gesture.type !== 'Settle' && gesture.type !== 'SettleBonuses') return [];
  const decided = decideTable(world, { ...gesture, at, by, as: 'dealer' });
  if (!decided.ok) return [];
  const lines = linesBeyond(linesIn(decided.value), gameOf(round.game).paid(round.game).lines);
  return lines.flatMap((line) => toSettle(world, line));
};

/** Envy is not among them where it waits for its award. */
const linesIn = (happened: readonly Happened[]): readonly SettledLine[] =>
  happened
    .flatMap((one) => ('jackpot' in one ? [] : one.events))
    .flatMap((event) =>
      event.type === 'InRound' && 'lines' in event.event
        ? event.event.lines.filter(({ envies }) => event.envy !== 'waits' || envies === undefined)
        : [],
    );

/** The chips of a jackpot wager left the layout when the sensors locked: a lost one needs no hand. */
const toSettle = ({ rules, table }: OpenWorld, line: SettledLine): readonly LineToSettle[] => {
  const isJackpot = rules.inForce.jackpots.some(({ id }) => id === line.wager);
  if (!isJackpot || table.round?.collected !== true) return [line];
  if (line.outcome === 'lose') return [];
  return [line.outcome === 'win' ? { ...line, later: true } : line];
};

/** What the last card of a hand paid at once: it was booked with the deal, and the dealer hands it over. */
export const paidWithLastStep = ({ table }: OpenWorld): readonly SettledLine[] => {
  const game = table.round?.game;
  return game === undefined ? [] : (gameOf(game).action?.paidAtOnce(game) ?? []);
};
