import { classes } from '../kit/classes.js';
import styles from './card.module.css';
import { cardInWords, seenCard } from './card-text.js';
import { CourtFigure, isCourt } from './court.js';
import { Pips } from './pips.js';
import { Pip } from './suits.js';

interface CardProps {
  /** `As`; anything else is a card face down, and nothing of it is on the page. */
  readonly text: string;
  /** A face for little room: index and suit alone. */
  readonly small?: boolean;
  readonly dim?: boolean;
}

/** One playing card. */
export const Card = ({ text, small = false, dim = false }: CardProps) => {
  const card = seenCard(text);
  if (card === null) return <CardBack />;
  const { rank, suit } = card;
  return (
    <svg
      viewBox="0 0 100 140"
      className={classes(styles.card, styles[`suit-${suit}`], dim && styles.dim)}
      role="img"
      aria-label={cardInWords(text)}
    >
      <rect className={styles.paper} x="1" y="1" width="98" height="138" rx="9" />
      {small ? (
        <SmallFace rank={rank} suit={suit} />
      ) : (
        <>
          <Index rank={rank} suit={suit} />
          <g transform="rotate(180 50 70)">
            <Index rank={rank} suit={suit} />
          </g>
          {isCourt(rank) ? (
            <CourtFigure court={rank} suit={suit} />
          ) : (
            <Pips rank={rank} suit={suit} />
          )}
        </>
      )}
    </svg>
  );
};

type Face = NonNullable<ReturnType<typeof seenCard>>;

const shown = (rank: string): string => (rank === 'T' ? '10' : rank);

const Index = ({ rank, suit }: Face) => (
  <>
    <text className={rank === 'T' ? styles.ten : styles.index} x="13.5" y="24" textAnchor="middle">
      {shown(rank)}
    </text>
    <Pip suit={suit} x={13.5} y={36.5} size={15} />
  </>
);

/** A ten is no wider than a queen in any font: the next card may lie close to it. */
const NO_WIDER = { textLength: 42, lengthAdjust: 'spacingAndGlyphs' } as const;

const SmallFace = ({ rank, suit }: Face) => (
  <>
    {rank === 'T' ? (
      <text className={styles.large} x="6" y="58" {...NO_WIDER}>
        {shown(rank)}
      </text>
    ) : (
      <text className={styles.large} x="8" y="58">
        {shown(rank)}
      </text>
    )}
    <Pip suit={suit} x={32} y={98} size={46} />
  </>
);

const CardBack = () => (
  <svg viewBox="0 0 100 140" className={styles.card} role="img" aria-label="A card face down">
    <rect className={styles.paper} x="1" y="1" width="98" height="138" rx="9" />
    <rect className={styles.back} x="6" y="6" width="88" height="128" rx="6" />
    <path
      className={styles.backLines}
      d="M6 40L40 6M6 74L74 6M6 108L94 20M14 134L94 54M48 134L94 88M94 40L60 6M94 74L26 6M94 108L6 20M86 134L6 54M52 134L6 88"
    />
    <rect
      className={styles.backPanel}
      x="31"
      y="51"
      width="38"
      height="38"
      rx="4"
      transform="rotate(45 50 70)"
    />
    <path
      className={styles.backSign}
      d="M50 54C58 63 63 67 63 73A7 7 0 0 1 51.500 78.500C52 82 53 84 55 86H45C47 84 48 82 48.500 78.500A7 7 0 0 1 37 73C37 67 42 63 50 54Z"
    />
  </svg>
);
