import type { RulesView } from '@baize/house/client';
import { Clause } from '../../kit/clause.js';
import shared from '../../kit/shared.module.css';
import type { Worth } from '../own/worth.js';
import styles from './pay-tables.module.css';

interface PayTablesProps {
  readonly sign: RulesView['sign'];
  /** What the player's hand reaches now: its rows are marked. */
  readonly worth: readonly Worth[];
}

/** No price is longer; what is, is a hand in words, and takes a second line. */
const PRICE = '100% of the meter'.length;

/** What the signs of the table say: every pay table, and the rules in short. */
export const PayTables = ({ sign, worth }: PayTablesProps) => (
  <div className={styles.sign}>
    {sign.tables.map(({ key, name, id, cite, rows }) => {
      const reached = worth.find(({ wager, wins }) => wins && wager === key)?.row;
      const envious = rows.some(({ envy }) => envy !== null);
      return (
        <table key={key} className={styles.table}>
          <caption>
            {name} <span>{id}</span> <Clause id={cite} />
          </caption>
          <thead>
            <tr>
              <th scope="col">Hand</th>
              <th scope="col">Pays</th>
              {envious && <th scope="col">Envy</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ hand, pays, envy }) => (
              <tr key={hand} className={hand === reached ? styles.reached : undefined}>
                <th scope="row">
                  {hand}
                  {hand === reached && <b> your hand</b>}
                </th>
                <td className={pays.length > PRICE ? styles.words : undefined}>{pays}</td>
                {envious && <td>{envy ?? ''}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      );
    })}
    <ul className={shared.stack}>
      {sign.inscriptions.map(({ text, cite }) => (
        <li key={text}>
          {text} <Clause id={cite} />
        </li>
      ))}
    </ul>
    {sign.payoutLimit !== null && (
      <p>
        {sign.payoutLimit.text} <Clause id={sign.payoutLimit.cite} />
      </p>
    )}
  </div>
);
