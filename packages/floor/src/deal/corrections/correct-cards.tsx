import type { Place } from '@baize/games';
import { useState } from 'react';
import { Card } from '../../art/card.js';
import { Button } from '../../kit/button.js';
import { Problem } from '../../kit/problem.js';
import shared from '../../kit/shared.module.css';
import { useAtDeal } from '../at-deal.js';
import { CardEntry } from '../entry/card-entry.js';
import styles from '../entry/form.module.css';
import { ReasonField } from '../entry/reason-field.js';
import { useCardEntry } from '../entry/use-card-entry.js';
import { lyingOn } from '../felt/lying.js';
import { placeTitle } from '../felt/place-words.js';
import { CorrectionChanges } from './correction-changes.js';
import { Outcome, useCorrection } from './use-correction.js';
import { useCorrectionPreview } from './use-correction-preview.js';

/** A hand that was typed wrong, typed again; a settled round is settled again with it. */
export const CorrectCards = () => {
  const { view, felt } = useAtDeal();
  const [place, setPlace] = useState<Place | null>(null);
  const [reason, setReason] = useState('');
  const [done, setDone] = useState<Parameters<typeof CorrectionChanges>[0]['preview'] | null>(null);
  const correction = useCorrection(view.slug);
  const { correctable } = view;
  const hands = correctable?.hands ?? [];
  const before = hands.find((hand) => hand.place === place)?.cards ?? [];
  const places = before.map(() => place ?? 'dealer');
  const lying = lyingOn(felt, place);
  const entry = useCardEntry(`correct/${place}`, { places, lying, mayHide: true });
  const whole = place !== null && entry.cards.length === before.length;
  const settles = correctable?.who === 'floorperson';
  const preview = useCorrectionPreview(
    view.slug,
    whole && settles && done === null ? { place, cards: entry.cards } : null,
  );
  if (hands.length === 0) return <p>No cards lie on the felt.</p>;
  const isReady = whole && reason.trim() !== '' && (!settles || preview.preview !== null);
  const send = async (): Promise<void> => {
    if (place === null || !isReady || correction.busy) return;
    const settle = settles && preview.preview?.remains === null;
    const paysAgain = settle && preview.preview.receipts.length > 0;
    const order = {
      type: 'CorrectCards',
      place,
      cards: entry.cards,
      reason: reason.trim(),
      ...(correctable === null ? {} : { round: correctable.round }),
      ...(settle ? { settle } : {}),
    } as const;
    const outcome = await correction.send(
      order,
      `${placeTitle(place)} is put right${paysAgain ? ', and the round is settled again' : ''}.`,
    );
    if (outcome === 'done') setDone(preview.preview);
  };
  return (
    <div className={styles.form}>
      <fieldset>
        <legend className={shared.strong}>Whose hand</legend>
        <div className={shared.wrap}>
          {hands.map((hand) => (
            <Button
              key={`${hand.place}`}
              aria-pressed={hand.place === place}
              onClick={() => {
                setPlace(hand.place);
                setDone(null);
              }}
            >
              {placeTitle(hand.place)}
            </Button>
          ))}
        </div>
      </fieldset>
      {place !== null && done === null && (
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
          <p className={shared.strong}>After</p>
          <CardEntry entry={entry} places={places} mayHide done={() => void send()} />
          {preview.preview !== null && (
            <CorrectionChanges preview={preview.preview} isDone={false} />
          )}
          {preview.problem !== null && <Problem problem={preview.problem} />}
          <ReasonField label="What was typed wrong" value={reason} change={setReason} />
          <Button look="main" disabled={!isReady || correction.busy} onClick={() => void send()}>
            {settles && preview.preview?.remains === null
              ? 'Put right and settle again'
              : 'Put the hand right'}
          </Button>
        </>
      )}
      <Outcome of={correction} />
      {done !== null && <CorrectionChanges preview={done} isDone />}
    </div>
  );
};
