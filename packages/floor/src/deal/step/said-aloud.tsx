import { isWalkIn } from '@baize/house/client';
import { Button } from '../../kit/button.js';
import { AmountChoice } from '../../table/deciding/amount-choice.js';
import { decisionOf, rangeBetween } from '../../table/deciding/choices.js';
import { useAtDeal } from '../at-deal.js';
import styles from './said-aloud.module.css';
import { claimsSaid, decisionsSaid } from './said-choices.js';

/** Players decide at their own screens; for one without a device the dealer writes down what is said. */
export const SaidAloud = () => {
  const { view, orders, nameOf } = useAtDeal();
  const { next, round } = view;
  const seats = next?.kind === 'players' && next.what === 'decide' ? next.seats : [];
  const playerAt = (seat: number): string =>
    view.seats.find((one) => one.seat === seat)?.player ?? '';
  const open = seats
    .filter((seat) => isWalkIn(playerAt(seat)))
    .map((seat) => ({ seat, acts: round?.legal[seat] ?? [] }))
    .filter(({ acts }) => acts.length > 0);
  return (
    <>
      <p className={styles.waiting} role="status">
        The table waits for them.
      </p>
      {open.length > 0 && (
        <details className={styles.aloud}>
          <summary>A player says it aloud</summary>
          {open.map(({ seat, acts }) => {
            const range = rangeBetween(acts);
            return (
              <div key={seat} className={styles.seat}>
                <b>Seat {seat}</b>
                {decisionsSaid(seat, acts, nameOf).map(({ label, order }) => (
                  <Button
                    key={label}
                    disabled={orders.busy}
                    aria-label={`Seat ${seat}: ${label}`}
                    onClick={() => void orders.send(order)}
                  >
                    {label}
                  </Button>
                ))}
                {range !== null && (
                  <AmountChoice
                    range={range}
                    busy={orders.busy}
                    choose={(amount) =>
                      void orders.send({
                        type: 'Decide',
                        seat,
                        decision: decisionOf(range.act, amount, null),
                      })
                    }
                  />
                )}
              </div>
            );
          })}
        </details>
      )}
    </>
  );
};

/** A player who folded tells the dealer of a bonus that wins, until the hand is settled. */
export const ClaimsAloud = () => {
  const { view, orders, nameOf } = useAtDeal();
  return claimsSaid(view, nameOf).map(({ label, order }) => (
    <Button key={label} disabled={orders.busy} onClick={() => void orders.send(order)}>
      {label}
    </Button>
  ));
};
