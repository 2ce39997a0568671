import type { LiveView } from '@baize/house/client';
import { classes } from '../../kit/classes.js';
import { timeOf } from '../../kit/instant.js';
import { money } from '../../kit/money.js';
import { Hand } from '../../table/felt/hand.js';
import { useAtDeal } from '../at-deal.js';
import styles from './dealers-seat.module.css';

interface DealersSeatProps {
  readonly seat: number;
  readonly lit: boolean;
  readonly typed: readonly string[];
}

const DID = { fold: 'Folds', raise: 'Raises', bet: 'Bets', play: 'Plays' } as const;

/** One seat from the dealer's side: the player, every wager by its name, the hand as it lies. */
export const DealersSeat = ({ seat, lit, typed }: DealersSeatProps) => {
  const { view, felt, nameOf } = useAtDeal();
  const hand = felt?.hands.find((one) => one.seat === seat);
  const sits = view.seats.find((one) => one.seat === seat);
  const player = sits?.player ?? hand?.player;
  const name = player === undefined ? 'Free' : (view.people[player]?.name ?? 'A player');
  const cards = [...(hand?.cards ?? []), ...(hand?.draw ?? []), ...typed];
  const racked = view.round?.takenUp.includes(seat) === true;
  const aside = asideOf(view, seat);
  const light = view.jackpots.some((jackpot) => jackpot.lit.includes(seat));
  return (
    <li
      className={classes(
        styles.seat,
        lit && styles.lit,
        player === undefined && styles.free,
        sits?.presence === 'away' && styles.away,
      )}
    >
      <p className={styles.who}>
        <span className={styles.number}>{seat}</span>
        <span className={styles.name}>{name}</span>
        {light && <span className={styles.light}>lit</span>}
      </p>
      {cards.length > 0 && (
        <div className={styles.cards}>
          <Hand
            cards={cards}
            size="small"
            label={`Cards of seat ${seat}`}
            out={hand?.out === true || racked}
          />
        </div>
      )}
      {hand?.words != null && <p className={styles.words}>{hand.words}</p>}
      {hand !== undefined && (
        <dl className={styles.wagers}>
          {Object.entries(hand.stakes).map(([wager, cents]) => (
            <div key={wager} className={aside.includes(wager) ? styles.aside : undefined}>
              <dt>{nameOf(wager)}</dt>
              <dd>{money(cents)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.state}>
        {[
          hand?.decision == null ? null : DID[hand.decision],
          racked ? 'in the rack' : null,
          sits?.away === 'here' || sits === undefined ? null : AWAY[sits.away],
          sits?.away === 'here' && sits.since !== null ? `away since ${timeOf(sits.since)}` : null,
          sits?.sitsOut == null ? null : 'sits out',
          aside.length > 0 ? 'wagers out' : null,
        ]
          .filter((words) => words !== null)
          .join(', ')}
      </p>
    </li>
  );
};

const AWAY = { away: 'left the table', lost: 'gone, lost', 'plays-on': 'gone, plays on' } as const;

/** Wagers that are out of the round. */
const asideOf = ({ round }: LiveView, seat: number): readonly string[] => {
  const hand = round?.game.hands.find((one) => one.seat === seat);
  return hand === undefined ? [] : hand.aside.map(({ wager }) => wager);
};
