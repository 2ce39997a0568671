import { Clause } from '../../kit/clause.js';
import styles from './pile-lines.module.css';
import type { Pile } from './settle-piles.js';
import { sayLine, sayPile } from './settle-words.js';

interface PileLinesProps {
  readonly pile: Pile;
  readonly nameOf: (wager: string) => string;
}

/** One seat's wagers, each with what to take and what to pay. */
export const PileLines = ({ pile, nameOf }: PileLinesProps) => (
  <section aria-label={`Wagers of seat ${pile.seat}`}>
    <p className={styles.pile}>{sayPile(pile)}</p>
    <ul className={styles.lines}>
      {pile.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line that changed comes twice, in this order
        <li key={at}>
          <p className={styles.line}>
            <b>{nameOf(line.wager)}</b>
            <span className={styles.does}>{sayLine(line)}</span>
          </p>
          <p className={styles.why}>
            {line.hand} <Clause id={line.cite} />
          </p>
        </li>
      ))}
    </ul>
  </section>
);
