import type { CaribbeanStudPlay, HighCardFlushPlay, Rulebook } from '@baize/rulebook';
import { Clause } from '../kit/clause.js';
import styles from './endings-table.module.css';
import { endingsOf, secondOf } from './model/endings.js';

interface EndingsTableProps {
  readonly rulebook: Rulebook;
  readonly play: HighCardFlushPlay | CaribbeanStudPlay;
}

/** Every way a hand against the dealer ends. */
export const EndingsTable = ({ rulebook, play }: EndingsTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">What happens</th>
        <th scope="col">Ante</th>
        <th scope="col">{secondOf(play) === 'raise' ? 'Raise' : 'Bet'}</th>
      </tr>
    </thead>
    <tbody>
      {endingsOf(rulebook, play).map(({ when, ante, second, cite }) => (
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
