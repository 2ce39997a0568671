import type { Place } from '@baize/games';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Card } from '../../art/card.js';
import { Button } from '../../kit/button.js';
import { classes } from '../../kit/classes.js';
import shared from '../../kit/shared.module.css';
import { placeTitle } from '../felt/place-words.js';
import styles from './card-entry.module.css';
import type { CardEntry as Entry } from './use-card-entry.js';

interface CardEntryProps {
  readonly entry: Entry;
  readonly places: readonly Place[];
  readonly mayHide: boolean;
  /** Enter, once every card is there. */
  readonly done: () => void;
  readonly attention?: string;
}

/** Cards typed by their names: each is shown as soon as it is whole, the place of the next one is lit. */
export const CardEntry = ({ entry, places, mayHide, done, attention }: CardEntryProps) => {
  const input = useRef<HTMLInputElement>(null);
  const name = useId();
  const fault = useId();
  const { cards, rest } = entry;
  const next = places[cards.length];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus comes back when it is called for
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
  }, [attention]);
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Backspace' && rest === '') {
      event.preventDefault();
      entry.back();
    }
    if (event.key === 'Enter' && !event.repeat && next === undefined) done();
  };
  return (
    <div className={shared.stack}>
      <ol className={styles.hands} aria-label="Cards typed">
        {handsOf(places).map(({ place, from, to }) => (
          <li
            key={`${from}`}
            className={classes(
              styles.hand,
              cards.length >= from && cards.length < to && styles.lit,
            )}
          >
            <span className={styles.place}>{placeTitle(place)}</span>
            <span className={styles.cards}>
              {places.slice(from, to).map((_, at) => {
                const card = cards[from + at];
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place
                  <span key={at} className={card === undefined ? styles.gap : styles.card}>
                    {card !== undefined && <Card text={card} small />}
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ol>
      <label className={shared.strong} htmlFor={name}>
        {next === undefined
          ? 'Every card is there'
          : `${placeTitle(next)}, card ${countAt(places, cards.length)} of ${places.filter((place) => place === next).length}`}
      </label>
      <div className={shared.wrap}>
        <input
          ref={input}
          id={name}
          className={styles.input}
          value={rest}
          placeholder={next === undefined ? '' : 'Ah'}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={fault}
          aria-invalid={entry.fault !== null}
          onChange={(event) => entry.type(event.target.value)}
          onKeyDown={press}
        />
        {mayHide && next !== undefined && (
          <Button onClick={entry.hideRest}>The rest face down</Button>
        )}
      </div>
      <p id={fault} className={entry.fault === null ? shared.small : shared.fault} role="status">
        {entry.fault ??
          (mayHide
            ? 'Ah, td, 10c … and ? for an unseen card. Backspace takes one back.'
            : 'Ah, td, 10c … Backspace takes one back.')}
      </p>
    </div>
  );
};

interface HandOfPlaces {
  readonly place: Place;
  readonly from: number;
  readonly to: number;
}

/** Cards that go to one place one after the other lie together. */
const handsOf = (places: readonly Place[]): readonly HandOfPlaces[] => {
  const hands: { place: Place; from: number; to: number }[] = [];
  for (const [at, place] of places.entries()) {
    const last = hands.at(-1);
    if (last?.place === place) last.to = at + 1;
    else hands.push({ place, from: at, to: at + 1 });
  }
  return hands;
};

const countAt = (places: readonly Place[], at: number): number =>
  places.slice(0, at + 1).filter((place) => place === places[at]).length;
