import type { Rulebook } from '@baize/rulebook';
import { Clause } from '../kit/clause.js';
import { titleOf } from '../lobby/words.js';
import styles from './endings-table.module.css';
import { endingsOf, type Second, type SecondPlay } from './model/endings.js';

interface EndingsTableProps<S extends Second> {
  readonly rulebook: Rulebook;
  readonly play: SecondPlay<S>;
  readonly second: S;
}

/** Every way a hand against the dealer ends. */
export const EndingsTable = <S extends Second>({
  rulebook,
  play,
  second: wager,
}: EndingsTableProps<S>) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">What happens</th>
        <th scope="col">Ante</th>
        <th scope="col">{titleOf(wager)}</th>
      </tr>
    </thead>
    <tbody>
      {endingsOf(rulebook, play, wager).map(({ when, ante, second, cite }) => (
        <tr key={when}>
          <th scope="row">
            {when} <Clause id={cite} />
          </th>
          <td>{ante}</td>
          <td>{second}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
