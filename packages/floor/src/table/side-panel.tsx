import type { LiveView } from '@baize/house/client';
import { useState } from 'react';
import { FairnessNote } from './fairness-note.js';
import { PayTables } from './pay-tables.js';
import { ReceiptLines } from './receipt-lines.js';
import styles from './side-panel.module.css';
import type { TableFacts, TableState } from './use-table.js';

interface SidePanelProps {
  readonly table: TableState;
  readonly view: LiveView;
  readonly facts: TableFacts;
}

const TABS = ['Receipt', 'Pays', 'Story', 'Fairness'] as const;
type Tab = (typeof TABS)[number];

/** Beside the felt: how the last round was settled, what pays what, what happened, and the shuffle. */
export const SidePanel = ({ table, view, facts }: SidePanelProps) => {
  const [tab, setTab] = useState<Tab>('Receipt');
  return (
    <aside className={styles.panel} aria-label="Beside the felt">
      <div className={styles.tabs} role="tablist" aria-label="Beside the felt">
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-controls="beside"
            aria-selected={one === tab}
            className={styles.tab}
            onClick={() => setTab(one)}
          >
            {one}
          </button>
        ))}
      </div>
      <div
        id="beside"
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the panel is scrolled by keys
        tabIndex={0}
        aria-labelledby={`tab-${tab}`}
        className={styles.inside}
      >
        {tab === 'Receipt' &&
          (view.receipts.length === 0 ? (
            <p className={styles.empty}>
              Your receipt lies here when a round is settled, line by line.
            </p>
          ) : (
            view.receipts.map((receipt) => (
              <ReceiptLines key={receipt.seat} receipt={receipt} sign={facts.rules?.sign} />
            ))
          ))}
        {tab === 'Pays' && facts.rules !== null && <PayTables sign={facts.rules.sign} />}
        {tab === 'Story' && (
          <ol className={styles.story}>
            {table.story.toReversed().map(({ key, words }) => (
              <li key={key}>{words}</li>
            ))}
          </ol>
        )}
        {tab === 'Fairness' && <FairnessNote view={view} />}
      </div>
    </aside>
  );
};
