import type { ReactNode } from 'react';
import { Clause } from '../kit/clause.js';
import { HandRow } from './hand-row.js';
import styles from './price-table.module.css';

export interface PriceRow {
  readonly hand: string;
  readonly cards: readonly string[];
  readonly pays: string;
  readonly envy: string | null;
}

interface PriceTableProps {
  readonly caption: ReactNode;
  readonly cite: string;
  readonly rows: readonly PriceRow[];
  /** What the two columns are, where they are not hands and prices. */
  readonly heads?: readonly [string, string];
}

/** The kickout table pays nothing: it names the hands that the dealer folds. */
export const KICKOUT_HEADS = ['Hands dealt', 'The dealer folds'] as const;

/** What a hand is paid, with cards that make it. */
export const PriceTable = ({ caption, cite, rows, heads = ['Hand', 'Pays'] }: PriceTableProps) => {
  const envious = rows.some(({ envy }) => envy !== null);
  return (
    <table className={styles.table}>
      <caption>
        {caption} <Clause id={cite} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
          {envious && <th scope="col">Envy</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ hand, cards, pays, envy }) => (
          <tr key={hand}>
            <th scope="row">
              <div className={styles.hand}>
                <span>{hand}</span>
                {cards.length > 0 && (
                  <HandRow cards={cards} size="small" label={`For example, ${hand}`} />
                )}
              </div>
            </th>
            <td>{pays}</td>
            {envious && <td>{envy ?? '–'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
