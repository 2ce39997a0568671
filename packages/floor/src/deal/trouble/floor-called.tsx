import type { OpenCall } from '@baize/house/client';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/button.js';
import { timeOf } from '../../kit/instant.js';
import shared from '../../kit/shared.module.css';
import { useAtDeal } from '../at-deal.js';
import { ReasonField } from '../entry/reason-field.js';
import styles from './floor-called.module.css';

const ABOUT: Readonly<Record<OpenCall['about'], string>> = {
  help: 'The floor is called',
  ruling: 'The floor is called for a ruling',
  correction: 'The floor is called for a correction',
  void: 'The floor is asked to void the round',
  irregularity: 'The floor knows of the void round',
  unsettled: 'Corrected cards are not settled yet',
};

/** Every open call of this table: since when, and whether it was answered. */
export const FloorCalled = () => {
  const { view, orders, office } = useAtDeal();
  const calls = view.floor?.calls ?? [];
  if (calls.length === 0) return null;
  return (
    <section className={styles.called} aria-label="Calls for the floor">
      {calls.map(({ call, about, note, at, answered }) => (
        <div key={call} className={styles.call}>
          <p role="status">
            <b>{ABOUT[about]}</b>, since {timeOf(at)}.{' '}
            {answered === null
              ? 'No answer yet.'
              : `${view.people[answered.by]?.name ?? 'The floor'} answered at ${timeOf(answered.at)}.`}
          </p>
          {note !== null && <p className={shared.soft}>{note}</p>}
          {office.deals && about !== 'irregularity' && about !== 'unsettled' && (
            <Button
              disabled={orders.busy}
              onClick={() => void orders.send({ type: 'CloseCall', call })}
            >
              Not needed any more
            </Button>
          )}
        </div>
      ))}
      {office.deals && <VoidAlone />}
    </section>
  );
};

/** Where no floorperson comes, the house lets the dealer end the round after a stated time. */
const VoidAlone = () => {
  const { view, orders } = useAtDeal();
  const [reason, setReason] = useState('');
  const alone = view.floor?.voidAlone ?? null;
  const from = alone === null ? null : Date.parse(alone.since) + alone.seconds * 1000;
  const due = useInstantPassed(from);
  if (from === null) return null;
  if (!due) {
    return (
      <p className={shared.soft}>
        If no floorperson comes, you may void the round yourself from{' '}
        {timeOf(new Date(from).toISOString())}.
      </p>
    );
  }
  return (
    <div className={styles.call}>
      <ReasonField label="Why the round is void" value={reason} change={setReason} />
      <Button
        look="danger"
        disabled={orders.busy || reason.trim() === ''}
        onClick={() => void orders.send({ type: 'VoidRound', reason: reason.trim() })}
      >
        No floorperson came: void the round
      </Button>
    </div>
  );
};

/** The longest wait that a browser's timer takes. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether an instant lies in the past; it becomes true by itself. */
const useInstantPassed = (instantMs: number | null): boolean => {
  const isPast = (): boolean => instantMs !== null && Date.now() >= instantMs;
  const [, wake] = useState(0);
  useEffect(() => {
    if (instantMs === null) return undefined;
    const left = Math.min(Math.max(0, instantMs - Date.now()), LONGEST_MS);
    const timer = setTimeout(() => wake((times) => times + 1), left);
    return () => clearTimeout(timer);
  }, [instantMs]);
  return isPast();
};
