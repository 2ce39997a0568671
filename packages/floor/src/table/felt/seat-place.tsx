import type { LiveView } from '@baize/house/client';
import { ChipPile } from '../../art/chip.js';
import { classes } from '../../kit/classes.js';
import { money } from '../../kit/money.js';
import { useAtTable } from '../at-table.js';
import type { HandOnFelt } from '../live/felt-model.js';
import { Hand } from './hand.js';
import styles from './seat-place.module.css';

interface SeatPlaceProps {
  readonly seat: number;
  readonly mayTake: boolean;
  readonly wished: boolean;
  readonly sit: () => void;
}

const DID: Readonly<Record<NonNullable<HandOnFelt['decision']>, string>> = {
  fold: 'Folds',
  raise: 'Raises',
  bet: 'Bets',
  play: 'Plays',
};

/** One seat of the table: who sits there, what lies before it, and what was decided. */
export const SeatPlace = ({ seat, mayTake, wished, sit }: SeatPlaceProps) => {
  const { view, felt } = useAtTable();
  // It would be one more box of a player at this table.
  const second = view.mine.length > 0;
  const sits = view.seats.find((one) => one.seat === seat);
  const person = sits === undefined ? undefined : view.people[sits.player];
  const hand = felt?.hands.find((one) => one.seat === seat);
  const mine = view.mine.includes(seat);
  const staked = Object.values(hand?.stakes ?? {}).reduce((sum, stake) => sum + stake, 0);
  const inTurn = felt?.action?.turn === seat;
  const isAway = sits?.presence === 'away' || sits?.away === 'away';
  const name = mine ? 'You' : (person?.name ?? `Seat ${seat}`);
  return (
    <li
      className={classes(
        styles.seat,
        mine && styles.mine,
        sits === undefined && !mayTake && styles.unused,
        sits !== undefined && hand === undefined && !mayTake && styles.idle,
        inTurn && styles.turn,
        isAway && styles.away,
      )}
    >
      <p className={styles.name}>
        <span className={styles.number}>{seat}</span>
        <span className={sits === undefined ? styles.nobody : styles.who}>
          {sits === undefined ? 'Free' : name}
        </span>
      </p>
      {hand !== undefined && hand.cards.length > 0 && !mine && (
        <Hand
          cards={[...hand.cards, ...hand.draw]}
          size="small"
          label={`Cards of ${name}`}
          out={hand.out}
        />
      )}
      {hand !== undefined && hand.words !== null && !mine && (
        <p className={styles.words}>{hand.words}</p>
      )}
      {staked > 0 && (
        <p className={styles.stake}>
          <span className={styles.chips}>
            <ChipPile cents={staked} />
          </span>
          {money(staked)}
        </p>
      )}
      <p className={styles.state}>{stateOf(view, seat, hand, person?.practice === true)}</p>
      {wished && <p className={styles.state}>Yours after this round</p>}
      {mayTake && !wished && (sits === undefined || person?.practice === true) && (
        <button
          type="button"
          className={styles.take}
          onClick={sit}
          aria-label={second ? `Play too, box ${seat}` : `Sit here, at seat ${seat}`}
        >
          {second ? 'Play too' : 'Sit here'}
        </button>
      )}
    </li>
  );
};

const stateOf = (
  view: LiveView,
  seat: number,
  hand: HandOnFelt | undefined,
  practice: boolean,
): string => {
  const sits = view.seats.find((one) => one.seat === seat);
  const away = sits?.presence === 'away' || sits?.away === 'away' ? 'Away' : null;
  if (hand?.decision != null) return [DID[hand.decision], away].filter(Boolean).join(', ');
  if (away !== null) return away;
  if (sits?.sitsOut != null) return 'Sits out';
  return practice ? 'Practice' : '';
};
