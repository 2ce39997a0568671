import type { ReactNode } from 'react';
import styles from './hidden.module.css';

/** Words for screen readers only. */
export const Hidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
