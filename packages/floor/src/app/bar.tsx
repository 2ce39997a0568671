import type { ReactNode } from 'react';
import { classes } from '../kit/classes.js';
import styles from './bar.module.css';
import { Link } from './link.js';
import { Wordmark } from './wordmark.js';

interface BarProps {
  readonly className: string | undefined;
  /** Where there is little room, the sign of the house stands alone. */
  readonly small?: boolean;
  readonly children: ReactNode;
}

/** The bar at the top of every page: the way home, and what this page has there. */
export const Bar = ({ className, small = false, children }: BarProps) => (
  <header className={classes(styles.bar, className)}>
    <Link to="/" className={styles.home}>
      <Wordmark small={small} />
    </Link>
    {children}
  </header>
);
