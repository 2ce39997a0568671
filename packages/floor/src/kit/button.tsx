import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';
import { classes } from './classes.js';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> & {
  readonly look?: 'main' | 'quiet' | 'cloth' | 'danger';
  readonly wide?: boolean;
  /** It sends the form that it stands in. */
  readonly submit?: boolean;
};

export const Button = ({ look = 'quiet', wide = false, submit = false, ...rest }: ButtonProps) => (
  <button
    type={submit ? 'submit' : 'button'}
    className={classes(styles.button, styles[look], wide && styles.wide)}
    {...rest}
  />
);
