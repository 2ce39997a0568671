import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import shared from './shared.module.css';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'onChange'> & {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: string;
  readonly change: (value: string) => void;
};

/** One line to fill in, under its name. */
export const Field = ({ label, hint, change, ...rest }: FieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        onChange={({ target }) => change(target.value)}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        {...rest}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={shared.small}>
          {hint}
        </p>
      )}
    </div>
  );
};
