import type { LiveView } from '@baize/house/client';
import { Button } from '../kit/button.js';
import { choicesOf } from '../table/choices.js';
import type { Orders } from '../table/use-orders.js';
import styles from './said-aloud.module.css';

interface SaidAloudProps {
  readonly view: LiveView;
  readonly orders: Orders;
}

/** Players decide at their own screens; who says it aloud has it written down by the dealer. */
export const SaidAloud = ({ view, orders }: SaidAloudProps) => {
  const { next, round } = view;
  const seats = next?.kind === 'players' && next.what === 'decide' ? next.seats : [];
  const open = seats
    .map((seat) => ({ seat, choices: choicesOf(round?.legal[seat] ?? []) }))
    .filter(({ choices }) => choices.length > 0);
  return (
    <>
      <p className={styles.waiting} role="status">
        The table waits for them.
      </p>
      {open.length > 0 && (
        <details className={styles.aloud}>
          <summary>Somebody says it aloud</summary>
          {open.map(({ seat, choices }) => (
            <p key={seat} className={styles.seat}>
              <b>Seat {seat}</b>
              {choices.map(({ key, label, decision }) => (
                <Button
                  key={key}
                  disabled={orders.busy}
                  aria-label={`Seat ${seat}: ${label}`}
                  onClick={() => void orders.send({ type: 'Decide', seat, decision })}
                >
                  {label}
                </Button>
              ))}
            </p>
          ))}
        </details>
      )}
    </>
  );
};
