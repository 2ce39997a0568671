import { useState } from 'react';
import { Button } from '../../kit/button.js';
import { Dialog } from '../../kit/dialog.js';
import shared from '../../kit/shared.module.css';
import { useAtDeal } from '../at-deal.js';
import styles from '../entry/form.module.css';
import { CallFloorButton } from '../trouble/call-floor-button.js';
import { AdjustPayment } from './adjust-payment.js';
import { CorrectCards } from './correct-cards.js';
import { Resettle } from './resettle.js';

type Mode = 'cards' | 'resettle' | 'adjust';

const TITLES: Readonly<Record<Mode, string>> = {
  cards: 'Cards of a hand',
  resettle: 'Settle again',
  adjust: 'A payment',
};

/** Mistakes are put right by new entries, with a reason: nothing is edited. */
export const CorrectionsDialog = ({ close }: { readonly close: () => void }) => {
  const { view, office } = useAtDeal();
  // Nothing is left that a dealer may put right: a floorperson does it.
  const forFloor = !office.isFloor && view.correctable?.who !== 'dealer';
  return (
    <Dialog title="Put something right" close={close}>
      {forFloor ? <ForFloor /> : <Corrections />}
    </Dialog>
  );
};

const ForFloor = () => {
  const { view } = useAtDeal();
  return (
    <div className={styles.form}>
      <p>
        {view.cardsFrom === 'typed'
          ? 'The last round is settled. From now on a floorperson corrects its cards and payments.'
          : 'These cards come from the shuffler and are what they are. A payment that was wrong is put right by a floorperson.'}
      </p>
      <CallFloorButton about="correction" label="Call a floorperson" />
    </div>
  );
};

const Corrections = () => {
  const { view, office } = useAtDeal();
  const modes: readonly Mode[] = [
    ...(view.correctable === null ? [] : (['cards'] as const)),
    ...(office.isFloor ? (['resettle', 'adjust'] as const) : []),
  ];
  const [mode, setMode] = useState<Mode | undefined>(modes[0]);
  return (
    <div className={styles.form}>
      {modes.length > 1 && (
        <div className={shared.wrap}>
          {modes.map((one) => (
            <Button key={one} aria-pressed={one === mode} onClick={() => setMode(one)}>
              {TITLES[one]}
            </Button>
          ))}
        </div>
      )}
      {mode === 'cards' && <CorrectCards />}
      {mode === 'resettle' && <Resettle />}
      {mode === 'adjust' && <AdjustPayment />}
    </div>
  );
};
