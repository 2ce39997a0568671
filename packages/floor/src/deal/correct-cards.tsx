import type { Place } from '@baize/games';
import type { LiveView } from '@baize/house/client';
import { useState } from 'react';
import { Card } from '../art/card.js';
import { Button } from '../kit/button.js';
import { Problem } from '../kit/problem.js';
import type { FeltModel } from '../table/felt-model.js';
import { CardEntry } from './card-entry.js';
import styles from './form.module.css';
import { lyingOn } from './lying.js';
import { placeTitle } from './place-words.js';
import { ReasonField } from './reason-field.js';
import { useCardEntry } from './use-card-entry.js';
import { useCorrection } from './use-correction.js';

interface CorrectCardsProps {
  readonly view: LiveView;
  readonly felt: FeltModel | null;
}

/** A hand that was typed wrong, typed anew. */
export const CorrectCards = ({ view, felt }: CorrectCardsProps) => {
  const hands = handsOn(felt);
  const [place, setPlace] = useState<Place | null>(null);
  const [reason, setReason] = useState('');
  const correction = useCorrection(view.slug);
  const before = hands.find((hand) => hand.place === place)?.cards ?? [];
  const places = before.map(() => place ?? 'dealer');
  const lying = lyingOn(felt, place);
  const entry = useCardEntry(`correct/${place}`, { places, lying, mayHide: true });
  if (hands.length === 0) return <p>No cards lie on the felt.</p>;
  const whole = place !== null && entry.cards.length === before.length;
  const send = (): void => {
    if (place === null || !whole || reason.trim() === '') return;
    const order = { type: 'CorrectCards', place, cards: entry.cards, reason } as const;
    void correction.send(order, `${placeTitle(place)} is put right.`);
  };
  return (
    <div className={styles.form}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Whose hand</legend>
        <div className={styles.acts}>
          {hands.map((hand) => (
            <Button
              key={`${hand.place}`}
              aria-pressed={hand.place === place}
              onClick={() => setPlace(hand.place)}
            >
              {placeTitle(hand.place)}
            </Button>
          ))}
        </div>
      </fieldset>
      {place !== null && (
        <>
          <dl className={styles.compare}>
            <dt>Before</dt>
            <dd>
              {before.map((card, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place
                <span key={at} className={styles.small}>
                  <Card text={card} small />
                </span>
              ))}
            </dd>
          </dl>
          <p className={styles.legend}>After</p>
          <CardEntry entry={entry} places={places} mayHide done={send} />
          <ReasonField label="What was typed wrong" value={reason} change={setReason} />
          <Button
            look="main"
            disabled={!whole || reason.trim() === '' || correction.busy}
            onClick={send}
          >
            Put the hand right
          </Button>
        </>
      )}
      {correction.problem !== null && <Problem problem={correction.problem} />}
      {correction.said !== null && (
        <p className={styles.said} role="status">
          {correction.said}
        </p>
      )}
    </div>
  );
};

const handsOn = (
  felt: FeltModel | null,
): readonly { readonly place: Place; readonly cards: readonly string[] }[] =>
  felt === null
    ? []
    : [
        ...felt.hands.map(({ seat, cards, draw }) => ({ place: seat, cards: [...cards, ...draw] })),
        { place: 'dealer' as const, cards: felt.dealer.cards },
      ].filter(({ cards }) => cards.length > 0);
