import type { ReactNode } from 'react';
import styles from './card.module.css';
import { Pip, type Suit } from './suits.js';

type Court = 'K' | 'Q' | 'J';

const King = () => (
  <>
    <path className={styles.hair} d="M40.5 30C39.5 40 41 50 44 52H56C59 50 60.5 40 59.5 30Z" />
    <ellipse className={styles.skin} cx="50" cy="37" rx="8.500" ry="10" />
    <path
      className={styles.hair}
      d="M42 41C43 53 47 56 50 57C53 56 57 53 58 41C55 45 45 45 42 41Z"
    />
    <path className={styles.gold} d="M38.500 30L36.500 17L44 23L50 14L56 23L63.500 17L61.500 30Z" />
    <path className={styles.band} d="M38.500 30H61.500V27H38Z" />
  </>
);

const Queen = () => (
  <>
    <path
      className={styles.hair}
      d="M50 23C40 23 37.5 33 38.5 44C39 50 38 54 36 58H64C62 54 61 50 61.5 44C62.500 33 60 23 50 23Z"
    />
    <ellipse className={styles.skin} cx="50" cy="39" rx="8.500" ry="10.500" />
    <path
      className={styles.gold}
      d="M39.500 28L41 19L46 24L50 17L54 24L59 19L60.500 28C54 25 46 25 39.500 28Z"
    />
    <circle className={styles.band} cx="50" cy="15.500" r="1.900" />
  </>
);

const Jack = () => (
  <>
    <path className={styles.hair} d="M39 28C37 40 38 47 40 51H60C62 47 63 40 61 28Z" />
    <ellipse className={styles.skin} cx="50" cy="38" rx="8.500" ry="10.500" />
    <path
      className={styles.cap}
      d="M37 30C36 20 47 17 57 19C63 20 64 26 62.500 30C54 26.500 46 26.500 37 30Z"
    />
    <path className={styles.gold} d="M60 22C66 17 70 18 72 15C72 23 68 28 61 28Z" />
    <path
      className={styles.band}
      d="M37 30C46 26.500 54 26.500 62.500 30L62 32.500C54 29.500 46 29.500 37.500 32.500Z"
    />
  </>
);

const HEADS: Readonly<Record<Court, () => ReactNode>> = { K: King, Q: Queen, J: Jack };

const Half = ({ court, suit }: { readonly court: Court; readonly suit: Suit }) => {
  const Head = HEADS[court];
  return (
    <g>
      <path className={styles.robe} d="M24 70V62C28 52 39 48 50 48C61 48 72 52 76 62V70Z" />
      <path className={styles.gold} d="M36 51L50 70L64 51L60 49.500L50 64L40 49.500Z" />
      <path className={styles.stripe} d="M29 70V58M33.500 70V56M66.500 70V56M71 70V58" />
      <path className={styles.skin} d="M46 44H54V51L50 55L46 51Z" />
      <Head />
      <path
        className={styles.features}
        d="M46 37.500H46.100M54 37.500H54.100M48 43.500C49.500 44.500 50.500 44.500 52 43.500"
      />
      <Pip suit={suit} x={31} y={25} size={11} />
    </g>
  );
};

/** A court card's figure: one half, and the same turned over. */
export const CourtFigure = ({ court, suit }: { readonly court: Court; readonly suit: Suit }) => (
  <g>
    <rect className={styles.frame} x="23" y="11" width="54" height="118" rx="4" />
    <Half court={court} suit={suit} />
    <g transform="rotate(180 50 70)">
      <Half court={court} suit={suit} />
    </g>
    <path className={styles.divide} d="M23 70H77" />
  </g>
);

export const isCourt = (rank: string): rank is Court =>
  rank === 'K' || rank === 'Q' || rank === 'J';
