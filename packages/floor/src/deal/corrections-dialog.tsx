import type { LiveView } from '@baize/house/client';
import { useState } from 'react';
import { Button } from '../kit/button.js';
import { Dialog } from '../kit/dialog.js';
import type { FeltModel } from '../table/felt-model.js';
import { AdjustPayment } from './adjust-payment.js';
import { CorrectCards } from './correct-cards.js';
import styles from './form.module.css';
import type { Office } from './office.js';
import { Resettle } from './resettle.js';

interface CorrectionsDialogProps {
  readonly view: LiveView;
  readonly felt: FeltModel | null;
  readonly office: Office;
  readonly close: () => void;
}

type Mode = 'cards' | 'resettle' | 'adjust';

const TITLES: Readonly<Record<Mode, string>> = {
  cards: 'Cards of a hand',
  resettle: 'Settle again',
  adjust: 'A payment',
};

/** Mistakes are put right by new entries, with a reason: nothing is edited. */
export const CorrectionsDialog = ({ view, felt, office, close }: CorrectionsDialogProps) => {
  const modes: readonly Mode[] = [
    ...(view.cardsFrom === 'typed' ? (['cards'] as const) : []),
    ...(office.isFloor ? (['resettle', 'adjust'] as const) : []),
  ];
  const [mode, setMode] = useState<Mode | undefined>(modes[0]);
  return (
    <Dialog title="Put something right" close={close}>
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
        {mode === 'cards' && <CorrectCards view={view} felt={felt} />}
        {mode === 'resettle' && <Resettle view={view} />}
        {mode === 'adjust' && <AdjustPayment view={view} />}
        {mode === undefined && (
          <p>
            These cards come from the shuffler and are what they are. A payment that was wrong is
            put right by a floorperson.
          </p>
        )}
      </div>
    </Dialog>
  );
};
