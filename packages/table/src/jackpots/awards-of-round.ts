import { type GameRound, gameOf, type LineId, type SettledLine } from '@baize/games';
import { type Cents, cents } from '@baize/money';
import type { WagerId } from '@baize/rulebook';
import type { EnvyDue } from '../table/envy-due.js';
import type { AwardsOfRound, RoundAtTable, TableState } from '../table/state.js';

const NOTHING_OPEN: AwardsOfRound = { envy: [], off: [], changes: [], playsOn: false };

export const awardsOf = ({ awards }: Pick<RoundAtTable, 'awards'>): AwardsOfRound =>
  awards ?? NOTHING_OPEN;

/** The envy among the lines of a settlement. */
export const envyIn = ({ hands }: GameRound, lines: readonly SettledLine[]): readonly EnvyDue[] =>
  lines.flatMap(({ seat, wager, envies, paysCents, hand, cite }): EnvyDue[] => {
    const jackpot = jackpotOfEnvy(wager);
    if (jackpot === null || envies === undefined) return [];
    const player = hands.find((one) => one.seat === seat)?.player ?? '';
    return [{ seat, player, jackpot, envies, cents: paysCents, hand, cite }];
  });

const ENVY = ':envy';

export const jackpotOfEnvy = (line: LineId): WagerId | null =>
  line.endsWith(ENVY) ? (line.slice(0, -ENVY.length) as WagerId) : null;

/** What the settlement of a round says so far, as its receipts have it or will have it. */
export const linesOnRecord = (
  { settled }: Pick<TableState, 'settled'>,
  { round, game }: Pick<RoundAtTable, 'round' | 'game'>,
): readonly SettledLine[] => {
  if (settled?.round === round) return settled.lines;
  return gameOf(game).paid(game).lines;
};

/** The award of a hand as the receipt has it; null where no line names one. */
export const awardOnRecord = (
  table: Pick<TableState, 'settled'>,
  round: Pick<RoundAtTable, 'round' | 'game' | 'awards'>,
  jackpot: WagerId,
  seat: number,
): Cents | null => {
  const line = linesOnRecord(table, round).find(
    (one) => one.seat === seat && one.wager === jackpot && one.outcome === 'win',
  );
  if (line === undefined) return null;
  const { settled } = table;
  const changes = settled?.round === round.round ? settled.reissues : awardsOf(round).changes;
  return cents(
    changes
      .filter((one) => one.seat === seat && one.line === jackpot && one.superseded !== true)
      .reduce((sum, one) => sum + one.cents, Number(line.paysCents)),
  );
};
