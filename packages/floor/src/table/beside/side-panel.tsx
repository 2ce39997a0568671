import type { LiveView } from '@baize/house/client';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from '../../app/link.js';
import { FairnessNote } from '../../fairness/fairness-note.js';
import type { Seeds } from '../../fairness/use-seeds.js';
import shared from '../../kit/shared.module.css';
import { useAtTable } from '../at-table.js';
import type { TableState } from '../live/use-table.js';
import type { Worth } from '../own/worth.js';
import { PayTables } from './pay-tables.js';
import { ReceiptLines } from './receipt-lines.js';
import styles from './side-panel.module.css';

interface SidePanelProps {
  readonly story: TableState['story'];
  readonly seeds: Seeds;
}

const TABS = ['Receipt', 'Pays', 'Story', 'Fairness'] as const;
type Tab = (typeof TABS)[number];

/** Where a key leads from a tab; null for every other key. */
const tabAfter = (tab: Tab, key: string): Tab | null => {
  const at = TABS.indexOf(tab);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
  return to === undefined ? null : (TABS.at(to % TABS.length) ?? null);
};

/** What is shown until the player chooses: the pay tables until there is a receipt. */
const tabNow = ({ receipts, round }: LiveView, worth: readonly Worth[]): Tab => {
  const inPlay = round !== null && round.game.phase !== 'settled' && worth.length > 0;
  return receipts.length === 0 || inPlay ? 'Pays' : 'Receipt';
};

/** Beside the felt: how the last round was settled, what pays what, what happened, and the shuffle. */
export const SidePanel = ({ story, seeds }: SidePanelProps) => {
  const { view, facts, seat, worth } = useAtTable();
  const [chosen, setTab] = useState<Tab | null>(null);
  const tab = chosen ?? tabNow(view, worth);
  const tabs = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent): void => {
    const to = tabAfter(tab, event.key);
    if (to === null) return;
    event.preventDefault();
    setTab(to);
    tabs.current?.querySelector<HTMLElement>(`#tab-${to}`)?.focus();
  };
  return (
    <aside className={styles.panel} aria-label="Beside the felt">
      <div
        ref={tabs}
        className={styles.tabs}
        role="tablist"
        aria-label="Beside the felt"
        onKeyDown={go}
      >
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-controls="beside"
            aria-selected={one === tab}
            tabIndex={one === tab ? 0 : -1}
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
            <p className={shared.soft}>
              Your receipt lies here when a round is settled, line by line.
            </p>
          ) : (
            view.receipts.map((receipt) => (
              <ReceiptLines
                key={receipt.seat}
                receipt={receipt}
                sign={facts.rules?.sign}
                several={view.receipts.length > 1}
              />
            ))
          ))}
        {tab === 'Pays' && facts.rules !== null && (
          <PayTables sign={facts.rules.sign} worth={worth} />
        )}
        {tab === 'Story' &&
          (story.length === 0 ? (
            <p className={shared.soft}>What happens at the table appears here.</p>
          ) : (
            <ol className={styles.story}>
              {story.toReversed().map(({ key, words }) => (
                <li key={key}>{words}</li>
              ))}
            </ol>
          ))}
        {tab === 'Fairness' && <FairnessNote view={view} seat={seat} seeds={seeds} />}
      </div>
      {facts.lobby !== null && (
        <Link to={`/help/rules/${encodeURIComponent(facts.lobby.slug)}`} className={styles.rules}>
          All rules in force at this table
        </Link>
      )}
    </aside>
  );
};
