import type { LiveView } from '@baize/house/client';
import { jurisdictionOf } from '@baize/rulebook';
import { Link } from '../app/link.js';
import { PreferencesMenu } from '../app/preferences-menu.js';
import { Wordmark } from '../app/wordmark.js';
import { Button } from '../kit/button.js';
import type { Orders } from '../table/use-orders.js';
import styles from './deal-header.module.css';
import { dealerName, isUnattended, type Office } from './people/office.js';
import { CallFloorButton } from './trouble/call-floor-button.js';

interface DealHeaderProps {
  readonly view: LiveView;
  readonly office: Office;
  readonly orders: Orders;
  readonly openTrouble: () => void;
  readonly openCards: () => void;
  readonly openCorrections: () => void;
  readonly openPlayers: () => void;
  readonly openRelief: () => void;
}

/** Which table, who deals, and what is always within reach: the floor, trouble, cards, corrections, relief. */
export const DealHeader = ({
  view,
  office,
  orders,
  openTrouble,
  openCards,
  openCorrections,
  openPlayers,
  openRelief,
}: DealHeaderProps) => {
  const acts = view.phase === 'open' && (office.deals || office.isFloor);
  const mayRelieve = acts && view.dealing === 'attended' && !isUnattended(view);
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.home}>
        <Wordmark small />
      </Link>
      <p className={styles.name}>
        <b>{view.name}</b> <span>{jurisdictionOf(view.rulebook)}</span>
        <span className={styles.dealer}>
          {view.phase === 'closed' ? 'closed' : `dealer: ${dealerName(view)}`}
        </span>
      </p>
      <div className={styles.acts}>
        {acts && (
          <>
            {office.deals && (
              <CallFloorButton
                view={view}
                orders={orders}
                about="help"
                label="Call the floor"
                keyed
              />
            )}
            <Button look="danger" onClick={openTrouble} aria-haspopup="dialog">
              Something is wrong
            </Button>
            <Button onClick={openCards} aria-haspopup="dialog">
              Cards
            </Button>
            <Button onClick={openCorrections} aria-haspopup="dialog">
              Put right
            </Button>
            <Button onClick={openPlayers} aria-haspopup="dialog">
              Players
            </Button>
          </>
        )}
        {mayRelieve && (
          <Button onClick={openRelief} aria-haspopup="dialog">
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
    </header>
  );
};
