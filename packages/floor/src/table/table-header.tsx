import { jurisdictionOf } from '@baize/rulebook';
import { Bar } from '../app/bar.js';
import { PreferencesMenu } from '../app/preferences-menu.js';
import { Button } from '../kit/button.js';
import { money, moneyRange } from '../kit/money.js';
import { useAtTable } from './at-table.js';
import { PracticeButton } from './chips/practice-button.js';
import type { TableFacts } from './rules/use-table-facts.js';
import styles from './table-header.module.css';

/** Which table this is, the player's chips, and the way out. */
export const TableHeader = ({ leave }: { readonly leave: () => void }) => {
  const { view, facts, orders, openChips } = useAtTable();
  const seated = view.mine.length > 0;
  return (
    <Bar className={styles.header} small>
      <p className={styles.name}>
        <b>{view.name}</b> <span>{jurisdictionOf(view.rulebook)}</span>
        {facts.lobby !== null && <span className={styles.ante}> · {anteOf(facts)}</span>}
      </p>
      <div className={styles.acts}>
        {view.chipsCents !== null && (
          <Button onClick={openChips} aria-haspopup="dialog">
            Chips {money(view.chipsCents)}
          </Button>
        )}
        <span className={styles.practice}>
          <PracticeButton />
        </span>
        {seated && (
          <Button disabled={orders.busy} onClick={leave}>
            Leave
          </Button>
        )}
        <PreferencesMenu />
      </div>
    </Bar>
  );
};

const anteOf = ({ lobby }: TableFacts): string => {
  const ante = lobby?.limits.ante;
  return ante === undefined ? '' : `ante ${moneyRange(ante.minCents, ante.maxCents)}`;
};
