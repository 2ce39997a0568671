import type { ReactNode } from 'react';
import { Button } from '../kit/button.js';
import { Dialog } from '../kit/dialog.js';
import { Problem } from '../kit/problem.js';
import shared from '../kit/shared.module.css';
import styles from './confirm-dialog.module.css';
import type { Sending } from './use-sending.js';

interface ConfirmDialogProps {
  readonly label: string;
  /** What it is about, above what will happen. */
  readonly about: ReactNode;
  readonly danger: boolean;
  /** Whether everything that is asked for is filled in. */
  readonly complete: boolean;
  readonly sending: Sending;
  readonly confirm: () => void;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Says what will happen, asks for what only a person knows, and sends it. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { label, about, danger, complete, sending, confirm, close, children } = props;
  const { busy, problem } = sending;
  return (
    <Dialog title={label} close={close}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (complete && !busy) confirm();
        }}
      >
        <p className={shared.soft}>{about}</p>
        {children}
        {problem !== null && <Problem problem={problem} />}
        <div className={shared.wideWrap}>
          <Button look={danger ? 'danger' : 'main'} submit disabled={!complete || busy}>
            {label}
          </Button>
          <Button onClick={close}>Not now</Button>
        </div>
      </form>
    </Dialog>
  );
};
