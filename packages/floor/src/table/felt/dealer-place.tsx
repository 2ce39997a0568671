import type { LiveView } from '@baize/house/client';
import { useAtTable } from '../at-table.js';
import type { FeltModel } from '../live/felt-model.js';
import styles from './dealer-place.module.css';
import { Hand } from './hand.js';

const call = ({ phase, dealer }: LiveView, felt: FeltModel | null): string => {
  if (phase === 'closed') return 'Closed';
  if (felt === null) return dealer === null ? 'No dealer' : 'Next round soon';
  if (felt.phase === 'betting') return 'Place your wagers';
  if (felt.phase === 'settled') return 'Settled';
  return felt.dealer.cards.length === 0 ? 'No more bets' : 'Hands in play';
};

/** The dealer: the tray and the shoe, who deals, the cards, and what they are. */
export const DealerPlace = () => {
  const { view, felt, rules } = useAtTable();
  const name = view.people[view.dealer ?? '']?.name ?? 'No dealer';
  const cards = felt?.dealer.cards ?? [];
  const qualifies = rules?.qualifies(cards) ?? null;
  return (
    <section className={styles.dealer} aria-label="Dealer">
      <div className={styles.top}>
        <span className={styles.tray} data-tray="" aria-hidden="true" />
        <p className={styles.call}>{call(view, felt)}</p>
        <span className={styles.shoe} data-shoe="" aria-hidden="true" />
      </div>
      <div className={styles.cards}>
        {cards.length > 0 ? (
          <Hand
            cards={cards}
            size="middle"
            label="The dealer's cards"
            out={felt?.dealer.folded != null}
          />
        ) : (
          <p className={styles.empty} aria-hidden="true">
            Dealer
          </p>
        )}
      </div>
      <p className={styles.words}>
        {felt?.dealer.folded != null
          ? `The dealer folds: ${felt.dealer.folded.words}`
          : (felt?.dealer.words ?? name)}
        {qualifies !== null && (
          <span className={styles.qualifies}>{qualifies ? 'qualifies' : 'does not qualify'}</span>
        )}
      </p>
    </section>
  );
};
