import type { Callable, ProblemView, TableOrder } from '@baize/house/client';
import { useEffect, useState } from 'react';
import { Waiting } from '../../app/waiting.js';
import { house } from '../../house/client.js';
import { Button } from '../../kit/button.js';
import { Dialog } from '../../kit/dialog.js';
import { Field } from '../../kit/field.js';
import { Problem } from '../../kit/problem.js';
import shared from '../../kit/shared.module.css';
import { useAnswer } from '../../kit/use-answer.js';
import { useAtDeal } from '../at-deal.js';
import { placeTitle } from '../felt/place-words.js';
import { WhatHappens } from '../step/what-happens.js';
import { AskVoid } from './ask-void.js';
import { asksCard, asksCards, callOrder } from './call-order.js';
import styles from './trouble-dialog.module.css';

/** Something is wrong: what it is, what the book says, and only then the call. */
export const TroubleDialog = ({ close }: { readonly close: () => void }) => {
  const { view, orders, step } = useAtDeal();
  const asked = useAnswer(() => house.irregularities(view.slug), step);
  const list = asked.value?.irregularities ?? null;
  const [refused, setRefused] = useState<ProblemView | null>(null);
  const problem = refused ?? asked.problem;
  const [chosen, setChosen] = useState<Callable | null>(null);
  const [typed, setTyped] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step, other troubles
  useEffect(() => setChosen(null), [list]);
  const call = async (order: TableOrder): Promise<void> => {
    const answer = await orders.send(order);
    if (answer === null) close();
    else setRefused(answer);
  };
  const order = chosen === null ? null : callOrder(chosen, typed);
  return (
    <Dialog title={chosen === null ? 'Something is wrong' : sayWhat(chosen)} close={close}>
      {problem !== null && <Problem problem={problem} />}
      {chosen !== null ? (
        <>
          <WhatHappens of={chosen} />
          {asksCards(chosen) && (
            <Field
              label="Cards counted"
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              change={setTyped}
              maxLength={2}
              required
            />
          )}
          {asksCard(chosen) && (
            <Field
              label="The card that lies face up"
              hint="Rank and suit: Ah, 10s."
              autoComplete="off"
              value={typed}
              change={setTyped}
              maxLength={3}
              required
            />
          )}
          <div className={styles.acts}>
            <Button onClick={() => setChosen(null)}>Back</Button>
            <Button
              look="main"
              disabled={orders.busy || order === null}
              onClick={() => order !== null && void call(order)}
            >
              {chosen.order.type === 'CallIrregularity' ? 'Call it' : 'Report it'}
            </Button>
          </div>
        </>
      ) : list === null ? (
        problem === null && <Waiting for="Looking into the book" />
      ) : (
        <>
          <Choose
            list={list}
            choose={(one) => {
              setTyped('');
              setChosen(one);
            }}
          />
          <AskVoid done={close} />
        </>
      )}
    </Dialog>
  );
};

const sayWhat = ({ what, place }: Callable): string =>
  place === null ? what : `${placeTitle(place)}: ${what.toLowerCase()}`;

interface ChooseProps {
  readonly list: readonly Callable[];
  readonly choose: (one: Callable) => void;
}

const Choose = ({ list, choose }: ChooseProps) => {
  const whats = [...new Set(list.map(({ what }) => what))];
  if (list.length === 0) return <p>Nothing can be called now.</p>;
  return (
    <ul className={shared.stack}>
      {whats.map((what) => {
        const these = list.filter((one) => one.what === what);
        const [only] = these;
        return (
          <li key={what}>
            {only !== undefined && only.place === null ? (
              <Button wide onClick={() => choose(only)}>
                {what}
              </Button>
            ) : (
              <fieldset className={styles.places}>
                <legend>{what}</legend>
                {these.map((one) => (
                  <Button key={`${one.place}`} onClick={() => choose(one)}>
                    {one.place === null ? 'Here' : placeTitle(one.place)}
                  </Button>
                ))}
              </fieldset>
            )}
          </li>
        );
      })}
    </ul>
  );
};
