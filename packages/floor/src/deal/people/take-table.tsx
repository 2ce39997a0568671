import type { LiveView } from '@baize/house/client';
import { Link } from '../../app/link.js';
import shared from '../../kit/shared.module.css';
import { useAtDeal } from '../at-deal.js';
import { PressStep } from '../step/press-step.js';
import { dealerName, isUnattended, type Office } from './office.js';
import styles from './take-table.module.css';

/** For staff who do not deal here: what the table waits for, and how to take it. */
export const TakeTable = () => {
  const { view, office, orders } = useAtDeal();
  return (
    <div className={styles.take}>
      <h2>{headOf(view)}</h2>
      <p>{saysOf(view, office)}</p>
      {office.mayTake && (
        <PressStep
          step="take"
          label="Take the table"
          busy={orders.busy}
          press={() => void orders.send({ type: 'TakeTable' })}
        />
      )}
      {view.phase === 'open' && view.procedure !== null && !office.mayTake && (
        <p className={shared.soft}>
          Now: <b>{view.procedure.now.words}</b>
        </p>
      )}
      {view.phase === 'closed' && office.isFloor && (
        <p>
          <Link to="/floor">Open it on the floor</Link>
        </p>
      )}
    </div>
  );
};

const headOf = (view: LiveView): string => {
  if (view.phase === 'closed') return 'The table is closed';
  if (view.dealing === 'automatic') return 'This table deals by itself';
  return isUnattended(view) ? 'No dealer is here' : `${dealerName(view)} deals here`;
};

const saysOf = (view: LiveView, { mayTake }: Office): string => {
  if (view.phase === 'closed') return 'A floorperson opens it with a counted tray.';
  if (view.dealing === 'automatic') return 'You see its procedure as it goes; it deals by itself.';
  if (mayTake) return 'Take it, and each step of the procedure is yours.';
  return isUnattended(view)
    ? 'It waits for a dealer.'
    : 'For relief the dealer or a floorperson names who comes next.';
};
