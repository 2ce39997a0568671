import type { LiveView } from '@baize/house/client';
import { useState } from 'react';
import { Button } from '../../kit/button.js';
import { Dialog } from '../../kit/dialog.js';
import type { FeltModel } from '../../table/live/felt-model.js';
import type { TableFacts } from '../../table/rules/use-table-facts.js';
import type { Orders } from '../../table/use-orders.js';
import styles from '../entry/form.module.css';
import type { Office } from '../people/office.js';
import { CallFloorButton } from '../trouble/call-floor-button.js';
import { AdjustPayment } from './adjust-payment.js';
import { CorrectCards } from './correct-cards.js';
import { Resettle } from './resettle.js';

interface CorrectionsDialogProps {
  readonly view: LiveView;
  readonly felt: FeltModel | null;
  readonly facts: TableFacts;
  readonly office: Office;
  readonly orders: Orders;
  readonly close: () => void;
}

type Mode = 'cards' | 'resettle' | 'adjust';

const TITLES: Readonly<Record<Mode, string>> = {
  cards: 'Cards of a hand',
  resettle: 'Settle again',
  adjust: 'A payment',
};

/** Mistakes are put right by new entries, with a reason: nothing is edited. */
export const CorrectionsDialog = (props: CorrectionsDialogProps) => (
  <Dialog title="Put something right" close={props.close}>
    {forFloor(props) ? <ForFloor {...props} /> : <Corrections {...props} />}
  </Dialog>
);

/** Nothing is left that a dealer may put right: a floorperson does it. */
const forFloor = ({ view, office }: CorrectionsDialogProps): boolean =>
  !office.isFloor && view.correctable?.who !== 'dealer';

const ForFloor = ({ view, orders }: CorrectionsDialogProps) => (
  <div className={styles.form}>
    <p>
      {view.cardsFrom === 'typed'
        ? 'The last round is settled. From now on a floorperson corrects its cards and payments.'
        : 'These cards come from the shuffler and are what they are. A payment that was wrong is put right by a floorperson.'}
    </p>
    <CallFloorButton view={view} orders={orders} about="correction" label="Call a floorperson" />
  </div>
);

const Corrections = ({ view, felt, facts, office }: CorrectionsDialogProps) => {
  const modes: readonly Mode[] = [
    ...(view.correctable === null ? [] : (['cards'] as const)),
    ...(office.isFloor ? (['resettle', 'adjust'] as const) : []),
  ];
  const [mode, setMode] = useState<Mode | undefined>(modes[0]);
  return (
    <div className={styles.form}>
      {modes.length > 1 && (
        <div className={styles.acts}>
          {modes.map((one) => (
            <Button key={one} aria-pressed={one === mode} onClick={() => setMode(one)}>
              {TITLES[one]}
            </Button>
          ))}
        </div>
      )}
      {mode === 'cards' && <CorrectCards view={view} felt={felt} sign={facts.rules?.sign} />}
      {mode === 'resettle' && <Resettle view={view} />}
      {mode === 'adjust' && <AdjustPayment view={view} />}
    </div>
  );
};
