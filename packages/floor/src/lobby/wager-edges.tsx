import type { LobbyTable, OddsView } from '@baize/house/client';
import { moneyFull } from '../kit/money.js';
import { edgeInWords, exactInWords } from './edge-words.js';
import styles from './wager-edges.module.css';
import { titleOf } from './words.js';

interface WagerEdgesProps {
  readonly table: LobbyTable;
  readonly odds: OddsView | null;
}

interface Row {
  readonly wager: string;
  readonly name: string;
  readonly paytable: string;
  readonly odds: OddsView['wagers'][number] | undefined;
}

/** Every wager that has a pay table, also where the house has not counted yet. */
const rowsOf = ({ wagers }: LobbyTable, odds: OddsView | null): readonly Row[] => {
  const known = new Map(odds?.wagers.map((one) => [one.wager, one]));
  const listed = wagers.flatMap(({ wager, paytable }) =>
    paytable === null ? [] : [{ wager, paytable }],
  );
  const others = [...known.values()].filter(
    (one) => !listed.some(({ wager }) => wager === one.wager),
  );
  return [...listed, ...others].map(({ wager, paytable }) => ({
    wager,
    paytable,
    name: known.get(wager)?.name ?? titleOf(wager),
    odds: known.get(wager),
  }));
};

/** The fold-out of a table: every pay table with what the house keeps there, and what it is counted from. */
export const WagerEdges = ({ table, odds }: WagerEdgesProps) => {
  const base = odds?.base ?? null;
  return (
    <details className={styles.more}>
      <summary>Pay tables and every edge</summary>
      <table className={styles.edges}>
        <thead>
          <tr>
            <th scope="col">Wager</th>
            <th scope="col">House edge</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(table, odds).map((row) => (
            <tr key={row.wager}>
              <th scope="row">
                {row.name} <span className={styles.soft}>pays by {row.paytable}</span>
              </th>
              <td>
                <EdgeOf row={row} counted={odds?.state === 'counted'} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {base !== null && (
        <p>
          {base.players === 1 ? 'One player alone, with best play' : 'With best play'} an ante
          brings <span className={styles.exact}>{exactInWords(base.expected)}</span> of itself: no
          deal is left out, none is sampled. Of all that is wagered it is{' '}
          {edgeInWords(base.elementOfRisk, 4)}.{' '}
          {base.players === 1 && 'With more players it differs, and is not counted exactly. '}
          Envy and payout limits are not in these figures.
        </p>
      )}
      <p>Rules: {table.document}.</p>
    </details>
  );
};

const EdgeOf = ({ row, counted }: { readonly row: Row; readonly counted: boolean }) => {
  if (!counted) return 'counting…';
  const { odds } = row;
  if (odds === undefined || odds.kind === 'bonus') {
    return <span className={styles.soft}>in the base game</span>;
  }
  const { edge, expected, meterCents, breakEvenMeterCents } = odds;
  if (edge === null || expected === null) return <span className={styles.soft}>not open</span>;
  return (
    <span title={`Expected net of one unit: ${exactInWords(expected)}`}>
      {edgeInWords(edge, 3)}
      {meterCents !== null && <span className={styles.soft}>at {moneyFull(meterCents)}</span>}
      {breakEvenMeterCents !== null && (
        <span className={styles.soft}>even at {moneyFull(breakEvenMeterCents)}</span>
      )}
    </span>
  );
};
