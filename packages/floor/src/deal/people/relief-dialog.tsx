import type { DealerView, LiveView, ProblemView } from '@baize/house/client';
import { useEffect, useState } from 'react';
import { Waiting } from '../../app/waiting.js';
import { house } from '../../house/client.js';
import { Button } from '../../kit/button.js';
import { Dialog } from '../../kit/dialog.js';
import { Problem } from '../../kit/problem.js';
import type { Orders } from '../../table/use-orders.js';
import { dealerName } from './office.js';
import styles from './relief-dialog.module.css';

interface ReliefDialogProps {
  readonly view: LiveView;
  readonly orders: Orders;
  readonly close: () => void;
}

/** Another dealer takes over where the round is: the cards stay where they lie. */
export const ReliefDialog = ({ view, orders, close }: ReliefDialogProps) => {
  const [dealers, setDealers] = useState<readonly DealerView[] | null>(null);
  const [problem, setProblem] = useState<ProblemView | null>(null);
  useEffect(() => {
    let gone = false;
    void house.dealers().then((answer) => {
      if (gone) return;
      if (answer.ok) setDealers(answer.value.dealers);
      else setProblem(answer.error);
    });
    return () => {
      gone = true;
    };
  }, []);
  const relieve = async (dealer: string): Promise<void> => {
    const refused = await orders.send({ type: 'RelieveDealer', dealer });
    if (refused === null) close();
    else setProblem(refused);
  };
  const others = dealers?.filter(({ account }) => account !== view.dealer) ?? null;
  return (
    <Dialog title={`Who relieves ${dealerName(view)}?`} close={close}>
      {problem !== null && <Problem problem={problem} />}
      {others === null ? (
        problem === null && <Waiting for="Looking who deals in this house" />
      ) : others.length === 0 ? (
        <p>This house has no other dealer.</p>
      ) : (
        <>
          <p className={styles.says}>
            {view.round === null
              ? 'The next round is theirs.'
              : `Round ${view.round.number} goes on: the cards stay where they lie.`}
          </p>
          <ul className={styles.list}>
            {others.map(({ account, name }) => (
              <li key={account}>
                <Button wide disabled={orders.busy} onClick={() => void relieve(account)}>
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
};
