import { useEffect, useState } from 'react';
import { Button } from '../../kit/button.js';
import shared from '../../kit/shared.module.css';
import { useAtTable } from '../at-table.js';
import styles from './betting-options.module.css';

const WHY = {
  asked: 'You sit this round out.',
  time: 'The time to bet was over, so you sit this round out.',
  away: 'You were away, so you sit this round out.',
} as const;

/** What becomes of laid chips when the time is over, and a round without a bet. */
export const BettingOptions = ({ seat }: { readonly seat: number }) => {
  const { view, betting, orders } = useAtTable();
  const sitsOut = view.seats.find((one) => one.seat === seat)?.sitsOut ?? null;
  const { own, clock } = view;
  return (
    <div className={styles.options}>
      {own !== null && clock.betting !== null && <PlaceLaid on={own.placeLaid} />}
      {sitsOut === null ? (
        <Button
          disabled={orders.busy || betting.placedCents > 0}
          onClick={() => {
            betting.clear();
            void orders.send({ type: 'SitOut', seat });
          }}
        >
          Sit this round out
        </Button>
      ) : (
        <p className={shared.soft}>{WHY[sitsOut]} Place chips to play after all.</p>
      )}
    </div>
  );
};

/** The switch follows the hand at once, and the house when it has answered. */
const PlaceLaid = ({ on }: { readonly on: boolean }) => {
  const { orders } = useAtTable();
  const [asked, setAsked] = useState(on);
  useEffect(() => setAsked(on), [on]);
  const set = async (wanted: boolean): Promise<void> => {
    setAsked(wanted);
    if ((await orders.send({ type: 'SetPlaceLaid', on: wanted })) !== null) setAsked(on);
  };
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={asked} onChange={({ target }) => void set(target.checked)} />
      Place my chips when time is up
    </label>
  );
};
