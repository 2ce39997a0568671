import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.js';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** The platform's own dialog: it keeps the focus, and Escape closes it. */
export const Dialog = ({ title, close, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onCancel={close}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <Button onClick={close} aria-label="Close">
          ×
        </Button>
      </div>
      {children}
    </dialog>
  );
};
