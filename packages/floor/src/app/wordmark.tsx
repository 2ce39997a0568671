import { SuitSign } from '../art/suits.js';
import styles from './wordmark.module.css';

export const Wordmark = () => (
  <span className={styles.wordmark}>
    <span className={styles.sign}>
      <SuitSign suit="s" />
    </span>
    Baize
  </span>
);
