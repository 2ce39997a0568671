import type { LiveView } from '@baize/house/client';
import { Button } from '../kit/button.js';
import { Clause } from '../kit/clause.js';
import styles from './own-notices.module.css';
import type { Orders } from './use-orders.js';

interface OwnNoticesProps {
  readonly view: LiveView;
  readonly orders: Orders;
}

/** The newest are shown; the next comes when one is dismissed. */
const SHOWN = 3;

/** What the house did for this player, why and by which rule, until they have read it. */
export const OwnNotices = ({ view, orders }: OwnNoticesProps) => {
  const notices = view.own?.notices.toReversed() ?? [];
  const older = notices.length - SHOWN;
  const dismiss = (notice: string) => orders.sendOwn({ type: 'DismissNotice', notice });
  const dismissAll = async (): Promise<void> => {
    for (const { id } of notices) {
      if ((await dismiss(id)) !== null) return;
    }
  };
  return (
    <div role="status" aria-label="Done for you">
      {notices.length > 0 && (
        <ul className={styles.notices}>
          {notices.slice(0, SHOWN).map(({ id, words, cite }) => (
            <li key={id} className={styles.notice}>
              <p>
                {words} <Clause id={cite} />
              </p>
              <Button disabled={orders.busy} onClick={() => void dismiss(id)}>
                Dismiss
              </Button>
            </li>
          ))}
          {notices.length > 1 && (
            <li className={styles.all}>
              {older > 0 && <span>And {older} older.</span>}
              <Button disabled={orders.busy} onClick={() => void dismissAll()}>
                Dismiss all
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
};
