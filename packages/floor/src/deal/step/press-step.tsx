import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './press-step.module.css';

interface PressStepProps {
  /** Another step takes the focus again, unless the dealer is busy elsewhere. */
  readonly step: string;
  readonly label: string;
  readonly busy: boolean;
  readonly press: () => void;
}

/** The one button of a step. It has the focus, so that Enter and Space are the dealer's keys. */
export const PressStep = ({ step, label, busy, press }: PressStepProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const sentFor = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus comes back with every step
  useEffect(() => {
    const busyElsewhere = document.activeElement?.closest('dialog, input, select') != null;
    if (!busyElsewhere) button.current?.focus({ preventScroll: true });
  }, [step]);
  // A key that is held down does one step, not many.
  const once = (event: KeyboardEvent): void => {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  };
  return (
    <button
      ref={button}
      type="button"
      className={styles.press}
      aria-disabled={busy}
      onKeyDown={once}
      onClick={() => {
        // The answer to the step before may still be on its way when the next one is shown.
        if (busy && sentFor.current === step) return;
        sentFor.current = step;
        press();
      }}
    >
      {label}
      <span className={styles.key} aria-hidden="true">
        Enter
      </span>
    </button>
  );
};
