import { byPolicy } from '@baize/rulebook';
import { Button } from '../../kit/button.js';
import { Clause } from '../../kit/clause.js';
import { Dialog } from '../../kit/dialog.js';
import { money } from '../../kit/money.js';
import { useAtTable } from '../at-table.js';
import styles from '../chips/dialogs.module.css';
import type { AtStake } from './at-stake.js';

interface LeaveDialogProps {
  readonly stake: AtStake;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Asked once before a player leaves wagers behind: what becomes of them, and by which rule. */
export const LeaveDialog = ({ stake, leave, stay }: LeaveDialogProps) => {
  const { view, rules } = useAtTable();
  return (
    <Dialog title="Leave with chips at stake?" close={stay}>
      <p>
        <b>{money(stake.cents)}</b> of yours {stake.cents === 100 ? 'lies' : 'lie'} on the felt.
      </p>
      {view.dealing === 'automatic' ? (
        <p>
          {stake.undecided
            ? 'If you leave now, your hand is folded when it is to decide, and every bonus that it wins is claimed.'
            : 'If you leave now, your hand is played to its end without you, and what it wins is yours.'}{' '}
          <Clause id={byPolicy('presence')} />
        </p>
      ) : (
        rules !== null && (
          <p>
            {rules.ifLeaving.words} <Clause id={rules.ifLeaving.cite} />
          </p>
        )
      )}
      <div className={styles.row}>
        <Button look="main" onClick={stay}>
          Stay
        </Button>
        <Button look="danger" onClick={leave}>
          Leave anyway
        </Button>
      </div>
    </Dialog>
  );
};
