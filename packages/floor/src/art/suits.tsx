/** Suits by the letter that stands for them in a card's text. */
export const SUITS = ['c', 'd', 'h', 's'] as const;
export type Suit = (typeof SUITS)[number];

export const SUIT_WORDS: Readonly<Record<Suit, string>> = {
  c: 'clubs',
  d: 'diamonds',
  h: 'hearts',
  s: 'spades',
};

const PATHS: Readonly<Record<Suit, string>> = {
  s: 'M50 5C61 25 93 41 93 65A20 20 0 0 1 56 74C57 84 61 90 68 96H32C39 90 43 84 44 74A20 20 0 0 1 7 65C7 41 39 25 50 5Z',
  h: 'M50 95C38 78 6 58 6 33A22.500 22.500 0 0 1 50 25A22.500 22.500 0 0 1 94 33C94 58 62 78 50 95Z',
  d: 'M50 3C60 22 72 36 87 50C72 64 60 78 50 97C40 78 28 64 13 50C28 36 40 22 50 3Z',
  c: 'M50 6A20.500 20.500 0 0 1 66 39A20.500 20.500 0 1 1 56 71C57 83 61 90 68 96H32C39 90 43 83 44 71A20.500 20.500 0 1 1 34 39A20.500 20.500 0 0 1 50 6Z',
};

interface PipProps {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly upsideDown?: boolean;
}

/** A suit sign, centred on a point of a drawing. */
export const Pip = ({ suit, x, y, size, upsideDown = false }: PipProps) => {
  const scale = size / 100;
  const turn = upsideDown ? ' rotate(180)' : '';
  return (
    <path
      d={PATHS[suit]}
      fill="currentColor"
      transform={`translate(${x} ${y})${turn} scale(${scale}) translate(-50 -50)`}
    />
  );
};

/** A suit sign that stands in a line of text. */
export const SuitSign = ({
  suit,
  className,
}: {
  readonly suit: Suit;
  readonly className?: string | undefined;
}) => (
  <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
    <path d={PATHS[suit]} fill="currentColor" />
  </svg>
);
