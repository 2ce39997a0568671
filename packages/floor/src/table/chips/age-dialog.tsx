import { Button } from '../../kit/button.js';
import { Dialog } from '../../kit/dialog.js';
import styles from './dialogs.module.css';

interface AgeDialogProps {
  readonly age: number;
  readonly close: () => void;
  readonly confirm: () => Promise<void>;
}

/** Asked once, where the document sets an age. */
export const AgeDialog = ({ age, close, confirm }: AgeDialogProps) => (
  <Dialog title={`Are you ${age} or older?`} close={close}>
    <p>The rules of this table set this age for every player. You are asked once.</p>
    <div className={styles.row}>
      <Button look="main" onClick={() => void confirm()}>
        I am {age} or older
      </Button>
      <Button onClick={close}>No</Button>
    </div>
  </Dialog>
);
