import styles from './waiting.module.css';

/** While something comes: what is waited for, in words. */
export const Waiting = ({ for: what }: { readonly for: string }) => (
  <p className={styles.waiting} role="status">
    {what}…
  </p>
);
