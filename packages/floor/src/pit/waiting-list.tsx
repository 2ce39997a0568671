import { useId } from 'react';
import shared from '../kit/shared.module.css';
import { WaitingAward } from './waiting-award.js';
import { WaitingCall } from './waiting-call.js';
import { WaitingFloorCall } from './waiting-floor-call.js';
import styles from './waiting-list.module.css';
import { WaitingProposal } from './waiting-proposal.js';
import type { Waits } from './waits.js';

interface WaitingListProps {
  readonly title: string;
  readonly nothing: string;
  readonly waiting: readonly Waits[];
  readonly nameOfTable: (slug: string) => string;
}

const keyOf = (waits: Waits): string => {
  switch (waits.kind) {
    case 'award':
      return `award/${waits.award.hit}`;
    case 'call':
      return `call/${waits.table.slug}`;
    case 'floor-call':
      return `floor-call/${waits.table.slug}/${waits.called.call}`;
    case 'proposal':
      return `proposal/${waits.proposal.id}`;
  }
};

/** Everything that waits for the floor, one beside the other. */
export const WaitingList = ({ title, nothing, waiting, nameOfTable }: WaitingListProps) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
        {waiting.length > 0 && <span className={styles.count}>{waiting.length}</span>}
      </h2>
      <div role="status" className={shared.soft}>
        {waiting.length === 0 && nothing}
      </div>
      <ul className={styles.list}>
        {waiting.map((one) => (
          <li key={keyOf(one)}>
            {one.kind === 'award' && <WaitingAward waits={one} />}
            {one.kind === 'call' && <WaitingCall waits={one} />}
            {one.kind === 'floor-call' && <WaitingFloorCall waits={one} />}
            {one.kind === 'proposal' && (
              <WaitingProposal proposal={one.proposal} nameOfTable={nameOfTable} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
