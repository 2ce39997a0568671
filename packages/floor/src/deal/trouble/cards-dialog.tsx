import type { CardsOffer, ProblemView } from '@baize/house/client';
import { useEffect, useState } from 'react';
import { Waiting } from '../../app/waiting.js';
import { house } from '../../house/client.js';
import { Button } from '../../kit/button.js';
import { Clause } from '../../kit/clause.js';
import { Dialog } from '../../kit/dialog.js';
import { Field } from '../../kit/field.js';
import { Problem } from '../../kit/problem.js';
import type { Orders } from '../../table/use-orders.js';
import { BLANK_WORDS, offerOrder, suggested, type Typed } from './cards-offer.js';
import styles from './trouble-dialog.module.css';

interface CardsDialogProps {
  readonly slug: string;
  /** Where the table is: what may be done changes with it. */
  readonly step: string;
  readonly orders: Orders;
  readonly close: () => void;
}

/** What may be done with cards and devices beside the next step: each with its clause. */
export const CardsDialog = ({ slug, step, orders, close }: CardsDialogProps) => {
  const [offers, setOffers] = useState<readonly CardsOffer[] | null>(null);
  const [problem, setProblem] = useState<ProblemView | null>(null);
  const [chosen, setChosen] = useState<CardsOffer | null>(null);
  const [typed, setTyped] = useState<Typed>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step, other offers
  useEffect(() => {
    let gone = false;
    void house.cardsOffers(slug).then((answer) => {
      if (gone) return;
      setChosen(null);
      if (answer.ok) setOffers(answer.value.offers);
      else setProblem(answer.error);
    });
    return () => {
      gone = true;
    };
  }, [slug, step]);
  const choose = (offer: CardsOffer): void => {
    setTyped(suggested(offer));
    setChosen(offer);
  };
  const order = chosen === null ? null : offerOrder(chosen, typed);
  const send = async (): Promise<void> => {
    if (order === null || orders.busy) return;
    const refused = await orders.send(order);
    if (refused === null) close();
    else setProblem(refused);
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
        <ul className={styles.list}>
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
