import type { LiveView } from '@baize/house/client';
import { useEffect } from 'react';
import { Button } from '../../kit/button.js';
import { useSecondsLeft } from '../../table/clock/use-seconds-left.js';
import type { Orders } from '../../table/use-orders.js';
import styles from '../step/step-panel.module.css';

const KEY = 't';

/** Who is asked, and has no time that runs. */
const unhurried = ({ next, clock }: Pick<LiveView, 'next' | 'clock'>): readonly number[] =>
  next?.kind !== 'players' || next.what !== 'decide'
    ? []
    : next.seats.filter((one) => clock.deciding.every(({ seat }) => seat !== one));

const named = (seats: readonly number[]): string => seats.map((seat) => `seat ${seat}`).join(', ');

/** Players who are here and decide nothing: one key gives them half a minute, which then runs down. */
export const CallTime = ({
  view,
  orders,
}: {
  readonly view: LiveView;
  readonly orders: Orders;
}) => {
  const seats = unhurried(view);
  const { send, busy } = orders;
  const [first] = view.clock.deciding.toSorted((one, other) => (one.until < other.until ? -1 : 1));
  const left = useSecondsLeft(view.clock.now, first?.until ?? null);
  useEffect(() => {
    if (seats.length === 0 || busy) return;
    const press = (event: KeyboardEvent): void => {
      const held = event.repeat || event.ctrlKey || event.metaKey || event.altKey;
      const typing = document.activeElement?.closest('dialog, input, select, textarea') != null;
      if (!held && !typing && event.key.toLowerCase() === KEY) void send({ type: 'CallTime' });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <>
      {left !== null && left > 0 && (
        <p className={styles.note}>
          Time is called: {named(view.clock.deciding.map(({ seat }) => seat))}. {left} s left.
        </p>
      )}
      {seats.length > 0 && (
        <Button
          wide
          disabled={busy}
          aria-keyshortcuts="T"
          onClick={() => void send({ type: 'CallTime' })}
        >
          Call time: {named(seats)} (T)
        </Button>
      )}
    </>
  );
};
