import type { LiveView } from '@baize/house/client';
import { Button } from '../../kit/button.js';
import { Clause } from '../../kit/clause.js';
import type { Orders } from '../use-orders.js';
import styles from './own-notices.module.css';

interface OwnNoticesProps {
  readonly view: LiveView;
  readonly orders: Orders;
}

/** What the house did for this player, why and by which rule, until they have read it; the newest first. */
export const OwnNotices = ({ view, orders }: OwnNoticesProps) => {
  const [newest, ...older] = view.own?.notices.toReversed() ?? [];
  return (
    <div role="status" aria-label="Done for you" className={styles.notices}>
      {newest !== undefined && <OneNotice notice={newest} orders={orders} />}
      {older.length > 0 && (
        <details>
          <summary>{older.length} more</summary>
          {older.map((notice) => (
            <OneNotice key={notice.id} notice={notice} orders={orders} />
          ))}
        </details>
      )}
    </div>
  );
};

interface OneNoticeProps {
  readonly notice: NonNullable<LiveView['own']>['notices'][number];
  readonly orders: Orders;
}

const OneNotice = ({ notice: { id, words, cite }, orders }: OneNoticeProps) => (
  <div className={styles.notice}>
    <p>
      {words} <Clause id={cite} />
    </p>
    <Button
      disabled={orders.busy}
      onClick={() => void orders.sendOwn({ type: 'DismissNotice', notice: id })}
    >
      Dismiss
    </Button>
  </div>
);
