import type { RulesView } from '@baize/house/client';
import { Clause } from '../kit/clause.js';
import styles from './pay-tables.module.css';

/** What the signs of the table say: the rules in short, and every pay table. */
export const PayTables = ({ sign }: { readonly sign: RulesView['sign'] }) => (
  <div className={styles.sign}>
    <ul className={styles.rules}>
      {sign.inscriptions.map(({ text, cite }) => (
        <li key={text}>
          {text} <Clause id={cite} />
        </li>
      ))}
    </ul>
    {sign.tables.map(({ key, name, id, cite, rows }) => (
      <table key={key} className={styles.table}>
        <caption>
          {name} <span>{id}</span> <Clause id={cite} />
        </caption>
        <thead>
          <tr>
            <th scope="col">Hand</th>
            <th scope="col">Pays</th>
            {rows.some(({ envy }) => envy !== null) && <th scope="col">Envy</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ hand, pays, envy }) => (
            <tr key={hand}>
              <th scope="row">{hand}</th>
              <td>{pays}</td>
              {rows.some((row) => row.envy !== null) && <td>{envy ?? ''}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    ))}
    {sign.payoutLimit !== null && (
      <p>
        {sign.payoutLimit.text} <Clause id={sign.payoutLimit.cite} />
      </p>
    )}
  </div>
);
