import type { RulesView } from '@baize/house/client';
import styles from './sign-pays.module.css';

type Rows = RulesView['sign']['tables'][number]['rows'];

/** A pay table, to be read from across the room. */
export const SignPays = ({ rows }: { readonly rows: Rows }) => {
  const envious = rows.some(({ envy }) => envy !== null);
  return (
    <table className={styles.pays}>
      <thead>
        <tr>
          <th scope="col">Hand</th>
          <th scope="col">Pays</th>
          {envious && <th scope="col">Envy</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ hand, pays, envy }) => (
          <tr key={hand}>
            <th scope="row">{hand}</th>
            <td>{pays}</td>
            {envious && <td>{envy}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
