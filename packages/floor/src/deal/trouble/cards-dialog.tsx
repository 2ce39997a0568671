import type { CardsOffer, ProblemView } from '@baize/house/client';
import { useEffect, useState } from 'react';
import { Waiting } from '../../app/waiting.js';
import { house } from '../../house/client.js';
import { Button } from '../../kit/button.js';
import { Clause } from '../../kit/clause.js';
import { Dialog } from '../../kit/dialog.js';
import { Field } from '../../kit/field.js';
import { Problem } from '../../kit/problem.js';
import shared from '../../kit/shared.module.css';
import { useAnswer } from '../../kit/use-answer.js';
import { useAtDeal } from '../at-deal.js';
import { BLANK_WORDS, offerOrder, suggested, type Typed } from './cards-offer.js';
import styles from './trouble-dialog.module.css';

/** What may be done with cards and devices beside the next step: each with its clause. */
export const CardsDialog = ({ close }: { readonly close: () => void }) => {
  const { view, orders, step } = useAtDeal();
  const asked = useAnswer(() => house.cardsOffers(view.slug), step);
  const offers = asked.value?.offers ?? null;
  const [refused, setRefused] = useState<ProblemView | null>(null);
  const problem = refused ?? asked.problem;
  const [chosen, setChosen] = useState<CardsOffer | null>(null);
  const [typed, setTyped] = useState<Typed>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step, other offers
  useEffect(() => setChosen(null), [offers]);
  const choose = (offer: CardsOffer): void => {
    setTyped(suggested(offer));
    setChosen(offer);
  };
  const order = chosen === null ? null : offerOrder(chosen, typed);
  const send = async (): Promise<void> => {
    if (order === null || orders.busy) return;
    const answer = await orders.send(order);
    if (answer === null) close();
    else setRefused(answer);
  };
  return (
    <Dialog title={chosen === null ? 'Cards and devices' : chosen.what} close={close}>
      {problem !== null && <Problem problem={problem} />}
      {chosen !== null ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p>
            <Clause id={chosen.cite} />
          </p>
          {chosen.fill.map((blank) => (
            <Field
              key={blank}
              label={BLANK_WORDS[blank]}
              inputMode={blank === 'counted' ? 'numeric' : 'text'}
              autoComplete="off"
              value={typed[blank] ?? ''}
              change={(text) => setTyped({ ...typed, [blank]: text })}
              maxLength={blank === 'counted' ? 2 : 128}
              required
            />
          ))}
          <div className={styles.acts}>
            <Button onClick={() => setChosen(null)}>Back</Button>
            <Button look="main" submit disabled={orders.busy || order === null}>
              Done
            </Button>
          </div>
        </form>
      ) : offers === null ? (
        problem === null && <Waiting for="Looking at the cards" />
      ) : offers.length === 0 ? (
        <p>There is nothing else to do with the cards now.</p>
      ) : (
        <ul className={shared.stack}>
          {offers.map((offer) => (
            <li key={offer.what}>
              <Button wide onClick={() => choose(offer)}>
                {offer.what}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};
