import type { ProblemView } from '@baize/house/client';
import { useState } from 'react';
import { Waiting } from '../../app/waiting.js';
import { house } from '../../house/client.js';
import { Button } from '../../kit/button.js';
import { Dialog } from '../../kit/dialog.js';
import { Problem } from '../../kit/problem.js';
import shared from '../../kit/shared.module.css';
import { useAnswer } from '../../kit/use-answer.js';
import { useAtDeal } from '../at-deal.js';
import { dealerName } from './office.js';
import styles from './relief-dialog.module.css';

/** Another dealer takes over where the round is: the cards stay where they lie. */
export const ReliefDialog = ({ close }: { readonly close: () => void }) => {
  const { view, orders } = useAtDeal();
  const asked = useAnswer(() => house.dealers());
  const [refused, setRefused] = useState<ProblemView | null>(null);
  const problem = refused ?? asked.problem;
  const relieve = async (dealer: string): Promise<void> => {
    const answer = await orders.send({ type: 'RelieveDealer', dealer });
    if (answer === null) close();
    else setRefused(answer);
  };
  const others = asked.value?.dealers.filter(({ account }) => account !== view.dealer) ?? null;
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
          <ul className={shared.stack}>
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
