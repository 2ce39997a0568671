import { Clause } from '../../kit/clause.js';
import shared from '../../kit/shared.module.css';
import { useAtDeal } from '../at-deal.js';
import styles from './pile-lines.module.css';
import type { Pile } from './settle-piles.js';
import { sayLine, sayPile } from './settle-words.js';

/** One seat's wagers, each with what to take and what to pay. */
export const PileLines = ({ pile }: { readonly pile: Pile }) => {
  const { nameOf } = useAtDeal();
  return (
    <section aria-label={`Wagers of seat ${pile.seat}`}>
      <p className={styles.pile}>{sayPile(pile)}</p>
      <ul className={shared.stack}>
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
};
