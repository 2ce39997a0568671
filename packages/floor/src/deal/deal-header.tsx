import { jurisdictionOf } from '@baize/rulebook';
import { Bar } from '../app/bar.js';
import { PreferencesMenu } from '../app/preferences-menu.js';
import { Button } from '../kit/button.js';
import { useAtDeal } from './at-deal.js';
import styles from './deal-header.module.css';
import { dealerName, isUnattended } from './people/office.js';
import { CallFloorButton } from './trouble/call-floor-button.js';

/** A dialog that the dealer may open at any time. */
export type DealDialog = 'trouble' | 'cards' | 'corrections' | 'players' | 'relief';

interface DealHeaderProps {
  readonly open: (dialog: DealDialog) => void;
}

/** Which table, who deals, and what is always within reach: the floor, trouble, cards, corrections, relief. */
export const DealHeader = ({ open }: DealHeaderProps) => {
  const { view, office, orders } = useAtDeal();
  const acts = view.phase === 'open' && (office.deals || office.isFloor);
  const mayRelieve = acts && view.dealing === 'attended' && !isUnattended(view);
  return (
    <Bar className={styles.header} small>
      <p className={styles.name}>
        <b>{view.name}</b> <span>{jurisdictionOf(view.rulebook)}</span>
        <span className={styles.dealer}>
          {view.phase === 'closed' ? 'closed' : `dealer: ${dealerName(view)}`}
        </span>
      </p>
      <div className={styles.acts}>
        {acts && (
          <>
            {office.deals && <CallFloorButton about="help" label="Call the floor" keyed />}
            <Button look="danger" onClick={() => open('trouble')} aria-haspopup="dialog">
              Something is wrong
            </Button>
            <Button onClick={() => open('cards')} aria-haspopup="dialog">
              Cards
            </Button>
            <Button onClick={() => open('corrections')} aria-haspopup="dialog">
              Put right
            </Button>
            <Button onClick={() => open('players')} aria-haspopup="dialog">
              Players
            </Button>
          </>
        )}
        {mayRelieve && (
          <Button onClick={() => open('relief')} aria-haspopup="dialog">
            Relief
          </Button>
        )}
        {office.deals && (
          <Button disabled={orders.busy} onClick={() => void orders.send({ type: 'HandBack' })}>
            Hand back
          </Button>
        )}
      </div>
      <PreferencesMenu />
    </Bar>
  );
};
