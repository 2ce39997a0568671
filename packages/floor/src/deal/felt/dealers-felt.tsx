import type { Place } from '@baize/games';
import { classes } from '../../kit/classes.js';
import { money } from '../../kit/money.js';
import { Hand } from '../../table/felt/hand.js';
import { useAtDeal } from '../at-deal.js';
import styles from './dealers-felt.module.css';
import { DealersSeat } from './dealers-seat.js';

interface DealersFeltProps {
  readonly positions: number;
  readonly lit: readonly Place[];
  /** What is typed and not dealt yet, by place. */
  readonly typed: ReadonlyMap<Place, readonly string[]>;
}

/** The felt as the dealer sees it: seat 1 at the far left, the dealer's cards nearest. */
export const DealersFelt = ({ positions, lit, typed }: DealersFeltProps) => {
  const { view, felt } = useAtDeal();
  const cards = [...(felt?.dealer.cards ?? []), ...(typed.get('dealer') ?? [])];
  const racked = view.round?.takenUp.includes('dealer') === true;
  return (
    <section className={styles.felt} aria-label="The felt, from the dealer's side">
      <ol className={styles.seats} data-count={positions} aria-label="Seats">
        {Array.from({ length: positions }, (_, at) => at + 1).map((seat) => (
          <DealersSeat
            key={seat}
            seat={seat}
            lit={lit.includes(seat)}
            typed={typed.get(seat) ?? []}
          />
        ))}
      </ol>
      {felt?.action != null && (
        <p className={styles.pot}>
          Pot <b>{money(felt.action.potCents)}</b>
          {felt.action.order.length > 0 && ` · order of action ${felt.action.order.join(', ')}`}
        </p>
      )}
      <div className={classes(styles.own, lit.includes('dealer') && styles.lit)}>
        {cards.length > 0 ? (
          <Hand cards={cards} size="middle" label="The dealer's cards" out={racked} />
        ) : (
          <p className={styles.empty}>No cards before the dealer</p>
        )}
        {felt?.dealer.folded != null ? (
          <p className={styles.words}>The dealer folds: {felt.dealer.folded.words}</p>
        ) : (
          felt?.dealer.words != null && <p className={styles.words}>{felt.dealer.words}</p>
        )}
      </div>
    </section>
  );
};
