import { longestRun, lowestFlush, type RunValue } from '@baize/cards';
import {
  HIGH_CARD_FLUSH,
  type Judgement,
  judgeFlush,
  judgeStraightFlush,
  type Reading,
} from '@baize/games';
import type { PayTable, RulesInForce } from '@baize/rulebook';
import { netOf, sideBetEnding } from '../simulate/side-bet-ending.js';
import type { EndingCount } from '../simulate/simulation.js';

export type SideBet = 'flush' | 'straight-flush';

/** A side bet by look-up: a hand's length or run gives the place of its ending. */
export interface SideBetTable {
  readonly wager: SideBet;
  readonly endings: readonly Omit<EndingCount, 'count'>[];
  readonly nets: Int32Array;
  /** By the length of the longest flush, or by the best run; with four of a kind, that many places on. */
  readonly placeOf: Uint8Array;
  /** Whether a folded hand has lost it. */
  readonly lostByFold: boolean;
}

export const RUNS = 256;
const LOST = 0;

/** What each suit's ranks run to. */
export const runsOfSuit = ({ settings }: RulesInForce): Uint8Array =>
  Uint8Array.from({ length: 1 << 13 }, (_, mask) => (mask === 0 ? 0 : longestRun(mask, settings)));

/** The side bets against a table that this house offers; a jackpot needs a meter, and is not among them. */
export const sideBetTables = (rules: RulesInForce): readonly SideBetTable[] =>
  (['flush', 'straight-flush'] as const).flatMap((wager) => {
    const table = rules.tables[wager];
    return table === undefined ? [] : [sideBetTable(rules, wager, table)];
  });

const sideBetTable = (rules: RulesInForce, wager: SideBet, table: PayTable): SideBetTable => {
  const judgements = Array.from({ length: 2 * RUNS }, (_, at) => judged(wager, table, at));
  const rows = table.rows.map(({ pays }) => sideBetEnding(netOf(pays)));
  const endings = [sideBetEnding(-1), ...rows];
  return {
    wager,
    endings,
    nets: Int32Array.from(endings, ({ net }) => net),
    placeOf: Uint8Array.from(judgements, (judgement) =>
      judgement?.row === undefined ? LOST : 1 + table.rows.indexOf(judgement.row),
    ),
    lostByFold: HIGH_CARD_FLUSH.foldedBonus(rules, wager).value === 'forfeited',
  };
};

const judged = (wager: SideBet, table: PayTable, at: number): Judgement | null => {
  const reading = (part: Partial<Reading>): Reading => ({
    flush: lowestFlush(2, 14),
    run: 0 as Reading['run'],
    quads: undefined,
    ...part,
  });
  if (wager === 'flush') {
    return at >= 1 && at <= 7 ? judgeFlush(table, reading({ flush: lowestFlush(at, 14) })) : null;
  }
  const run = (at % RUNS) as RunValue & Reading['run'];
  if (run === 0 || (run & 15) > 14 || (run & 15) < 1) return null;
  return judgeStraightFlush(table, reading(at < RUNS ? { run } : { run, quads: 14 }));
};
