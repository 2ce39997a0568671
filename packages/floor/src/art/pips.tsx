import { Pip, type Suit } from './suits.js';

/** Where the pips of each rank lie, as on any deck; those in the lower half stand on their heads. */
const [L, M, R] = [36, 50, 64];
const PLACES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  2: [
    [M, 28],
    [M, 112],
  ],
  3: [
    [M, 28],
    [M, 70],
    [M, 112],
  ],
  4: [
    [L, 28],
    [R, 28],
    [L, 112],
    [R, 112],
  ],
  5: [
    [L, 28],
    [R, 28],
    [M, 70],
    [L, 112],
    [R, 112],
  ],
  6: [
    [L, 28],
    [R, 28],
    [L, 70],
    [R, 70],
    [L, 112],
    [R, 112],
  ],
  7: [
    [L, 28],
    [R, 28],
    [M, 49],
    [L, 70],
    [R, 70],
    [L, 112],
    [R, 112],
  ],
  8: [
    [L, 28],
    [R, 28],
    [M, 49],
    [L, 70],
    [R, 70],
    [M, 91],
    [L, 112],
    [R, 112],
  ],
  9: [
    [L, 28],
    [R, 28],
    [L, 56],
    [R, 56],
    [M, 70],
    [L, 84],
    [R, 84],
    [L, 112],
    [R, 112],
  ],
  T: [
    [L, 28],
    [R, 28],
    [M, 42],
    [L, 56],
    [R, 56],
    [L, 84],
    [R, 84],
    [M, 98],
    [L, 112],
    [R, 112],
  ],
};

export const Pips = ({ rank, suit }: { readonly rank: string; readonly suit: Suit }) =>
  rank === 'A' ? (
    <Pip suit={suit} x={50} y={70} size={46} />
  ) : (
    (PLACES[rank] ?? []).map(([x, y]) => (
      <Pip key={`${x}/${y}`} suit={suit} x={x} y={y} size={19} upsideDown={y > 70} />
    ))
  );
