import { Pip, type Suit } from './suits.js';

interface Rows {
  /** How far down a pip lies at the left and at the right. */
  readonly sides?: readonly number[];
  readonly middle?: readonly number[];
}

/** Where the pips of each rank lie, as on any deck; those in the lower half stand on their heads. */
const ROWS: Readonly<Record<string, Rows>> = {
  2: { middle: [28, 112] },
  3: { middle: [28, 70, 112] },
  4: { sides: [28, 112] },
  5: { sides: [28, 112], middle: [70] },
  6: { sides: [28, 70, 112] },
  7: { sides: [28, 70, 112], middle: [49] },
  8: { sides: [28, 70, 112], middle: [49, 91] },
  9: { sides: [28, 56, 84, 112], middle: [70] },
  T: { sides: [28, 56, 84, 112], middle: [42, 98] },
};

const [LEFT, MIDDLE, RIGHT] = [36, 50, 64];

const placesOf = ({ sides = [], middle = [] }: Rows): readonly (readonly [number, number])[] => [
  ...sides.flatMap((y) => [[LEFT, y] as const, [RIGHT, y] as const]),
  ...middle.map((y) => [MIDDLE, y] as const),
];

export const Pips = ({ rank, suit }: { readonly rank: string; readonly suit: Suit }) =>
  rank === 'A' ? (
    <Pip suit={suit} x={50} y={70} size={46} />
  ) : (
    placesOf(ROWS[rank] ?? {}).map(([x, y]) => (
      <Pip key={`${x}/${y}`} suit={suit} x={x} y={y} size={19} upsideDown={y > 70} />
    ))
  );
