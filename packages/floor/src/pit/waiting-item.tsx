import { type ReactNode, useId } from 'react';
import shared from '../kit/shared.module.css';
import styles from './waiting-item.module.css';

interface WaitingItemProps {
  readonly kind: string;
  readonly title: string;
  readonly where: ReactNode;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** One thing that waits: what it is, where, and what can be done. */
export const WaitingItem = ({ kind, title, where, children, actions }: WaitingItemProps) => {
  const heading = useId();
  return (
    <article className={styles.item} aria-labelledby={heading}>
      <header>
        <p className={styles.kind}>{kind}</p>
        <h3 id={heading}>{title}</h3>
        <p className={styles.where}>{where}</p>
      </header>
      <div className={shared.loose}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </article>
  );
};
