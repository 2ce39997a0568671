import type { ReactNode } from 'react';
import styles from './hidden.module.css';

/** Words for people who listen to the page; nobody sees them. */
export const Hidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
