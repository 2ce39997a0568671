import type { LiveView } from '@baize/house/client';
import { Button } from '../../kit/button.js';
import { Clause } from '../../kit/clause.js';
import { useAtTable } from '../at-table.js';
import styles from './own-notices.module.css';

/** What the house did for this player, why and by which rule, until they have read it; the newest first. */
export const OwnNotices = () => {
  const { view } = useAtTable();
  const [newest, ...older] = view.own?.notices.toReversed() ?? [];
  return (
    <div role="status" aria-label="Done for you" className={styles.notices}>
      {newest !== undefined && <OneNotice notice={newest} />}
      {older.length > 0 && (
        <details>
          <summary>{older.length} more</summary>
          {older.map((notice) => (
            <OneNotice key={notice.id} notice={notice} />
          ))}
        </details>
      )}
    </div>
  );
};

type Notice = NonNullable<LiveView['own']>['notices'][number];

const OneNotice = ({ notice: { id, words, cite } }: { readonly notice: Notice }) => {
  const { orders } = useAtTable();
  return (
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
};
