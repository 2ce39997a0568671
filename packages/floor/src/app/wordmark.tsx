import { SuitSign } from '../art/suits.js';
import styles from './wordmark.module.css';

interface WordmarkProps {
  /** Where a name stands beside it: on a telephone there is room for its sign alone. */
  readonly small?: boolean;
}

export const Wordmark = ({ small = false }: WordmarkProps) => (
  <span className={styles.wordmark}>
    <span className={styles.sign}>
      <SuitSign suit="s" />
    </span>
    <span className={small ? styles.small : undefined}>Baize</span>
  </span>
);
