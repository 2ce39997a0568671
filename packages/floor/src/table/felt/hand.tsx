import { useEffect, useLayoutEffect, useRef } from 'react';
import { Card } from '../../art/card.js';
import { classes } from '../../kit/classes.js';
import { flightFrom, wantsMotion } from './flight.js';
import styles from './hand.module.css';

interface HandProps {
  readonly cards: readonly string[];
  readonly size: 'large' | 'middle' | 'small';
  readonly label: string;
  readonly out?: boolean;
  /** How many of the first cards make the hand: they lie a little higher. */
  readonly lifted?: number;
}

/** Cards side by side; where there is little room they lie over each other, the index always in sight. */
export const Hand = ({ cards, size, label, out = false, lifted = 0 }: HandProps) => (
  <ul className={classes(styles.hand, styles[size], out && styles.out)} aria-label={label}>
    {cards.map((card, at) => (
      // A card has its place in the hand, and nothing else tells two hidden ones apart.
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it is
      <li key={at} className={classes(styles.place, at < lifted && styles.lifted)}>
        <CardInHand text={card} at={at} small={size === 'small'} />
      </li>
    ))}
  </ul>
);

const DEAL_MS = 240;
const BETWEEN_MS = 45;
const TURN_MS = 200;

interface CardInHandProps {
  readonly text: string;
  readonly at: number;
  readonly small: boolean;
}

/** A card comes from the shoe when it is dealt, and turns over where it lies. */
const CardInHand = ({ text, at, small }: CardInHandProps) => {
  const place = useRef<HTMLSpanElement>(null);
  const shown = useRef(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is dealt once
  useLayoutEffect(() => {
    const element = place.current;
    const way = element === null || !wantsMotion() ? null : flightFrom(element, '[data-shoe]');
    if (element === null || way === null) return;
    element.animate([{ transform: `${way} rotate(-18deg) scale(0.7)`, opacity: 0 }, {}], {
      duration: DEAL_MS,
      delay: at * BETWEEN_MS,
      easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
      fill: 'backwards',
    });
  }, []);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    if (wantsMotion()) {
      place.current?.animate([{ transform: 'rotateY(90deg)' }, {}], { duration: TURN_MS });
    }
  }, [text]);
  return (
    <span ref={place} className={styles.card}>
      <Card text={text} small={small} />
    </span>
  );
};
