import { useId } from 'react';
import styles from './form.module.css';

interface ReasonFieldProps {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
}

/** Why: it stands on record beside what was changed. */
export const ReasonField = ({ label, value, change }: ReasonFieldProps) => {
  const field = useId();
  return (
    <>
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        className={styles.input}
        maxLength={500}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </>
  );
};
