import { assert } from '@baize/result';
import { type Card, DECK_SIZE } from '../card.js';
import type { PokerValue } from '../poker-value.js';
import { SUM_BITS } from './rank-keys.js';
import { SUIT_SUMS } from './suit-keys.js';
import { deriveTables, FIVE_SHAPE, RANK_SETS, SEVEN_SHAPE, STRONGEST } from './tables.js';

// Filled in place on first use, so that importing costs nothing. They stand in the module that
// reads them because the compiler then knows their addresses and lengths.
const CARD_KEYS = new Int32Array(DECK_SIZE);
const FIVE_ROWS = new Uint16Array(1 << FIVE_SHAPE.rowBits);
const FIVE_CELLS = new Uint16Array(1 << FIVE_SHAPE.cellBits);
const FIVE_FLUSHES = new Uint8Array(SUIT_SUMS);
const SEVEN_ROWS = new Uint16Array(1 << SEVEN_SHAPE.rowBits);
const SEVEN_CELLS = new Uint16Array(1 << SEVEN_SHAPE.cellBits);
const SEVEN_FLUSHES = new Uint8Array(SUIT_SUMS);
const SUITED = new Uint16Array(RANK_SETS);
const VALUES = new Int32Array(1 + STRONGEST);

const FIVE_ROW_MASK = FIVE_ROWS.length - 1;
const FIVE_CELL_MASK = FIVE_CELLS.length - 1;
const FIVE_COLUMN_SHIFT = SUM_BITS - FIVE_SHAPE.cellBits;
const SEVEN_ROW_MASK = SEVEN_ROWS.length - 1;
const SEVEN_CELL_MASK = SEVEN_CELLS.length - 1;
const SEVEN_COLUMN_SHIFT = SUM_BITS - SEVEN_SHAPE.cellBits;
const SUIT_SHIFT = SUM_BITS;
const RANK_MASK = RANK_SETS - 1;

let ready = false;

const prepare = (): void => {
  const tables = deriveTables();
  CARD_KEYS.set(tables.cardKeys);
  FIVE_ROWS.set(tables.five.displacements);
  FIVE_CELLS.set(tables.five.cells);
  FIVE_FLUSHES.set(tables.fiveFlushes);
  SEVEN_ROWS.set(tables.seven.displacements);
  SEVEN_CELLS.set(tables.seven.cells);
  SEVEN_FLUSHES.set(tables.sevenFlushes);
  SUITED.set(tables.suited);
  VALUES.set(tables.values, 1);
  ready = true;
};

/** The value the plain evaluator gives to hands of this strength. */
export const pokerValueOfStrength = (strength: number): PokerValue => {
  if (!ready) prepare();
  const value = VALUES[strength];
  assert(value !== undefined && value !== 0, `strengths are 1 to ${STRONGEST}, not ${strength}`);
  return value as PokerValue;
};

/** The least strength worth this value or more: where `pair of fours or better` starts. */
export const strengthToReach = (value: PokerValue): number => {
  if (!ready) prepare();
  const strength = VALUES.findIndex((reached, place) => place >= 1 && reached >= value);
  assert(strength >= 1, `no hand reaches poker value ${value}`);
  return strength;
};

/**
 * To deal in loops, hold partial sums: of the keys of the cards so far, kept to 32 bits with `| 0`,
 * of their minors and of their majors. The sums over a whole hand give its strength.
 */
export const cardKey = (card: Card): number => {
  if (!ready) prepare();
  return CARD_KEYS[card] as number;
};

/** A bit for the rank: clubs from bit 0, diamonds from bit 16, none for hearts and spades. */
export const minorsOf = (card: Card): number =>
  (card & 2) === 0 ? 1 << ((card >> 2) + ((card & 1) << 4)) : 0;

/** A bit for the rank: hearts from bit 0, spades from bit 16, none for clubs and diamonds. */
export const majorsOf = (card: Card): number => minorsOf((card ^ 2) as Card);

export const strengthOfFiveKey = (key: number, minors: number, majors: number): number => {
  const flush = FIVE_FLUSHES[key >>> SUIT_SHIFT] as number;
  return flush === 0 ? strengthOfUnsuitedFiveKey(key) : suited(flush, minors, majors);
};

export const strengthOfSevenKey = (key: number, minors: number, majors: number): number => {
  const flush = SEVEN_FLUSHES[key >>> SUIT_SHIFT] as number;
  return flush === 0 ? strengthOfUnsuitedSevenKey(key) : suited(flush, minors, majors);
};

const strengthOfUnsuitedFiveKey = (key: number): number => {
  const displacement = FIVE_ROWS[key & FIVE_ROW_MASK] as number;
  return FIVE_CELLS[((key >>> FIVE_COLUMN_SHIFT) + displacement) & FIVE_CELL_MASK] as number;
};

/** For hands that have no five cards of one suit. */
export const strengthOfUnsuitedSevenKey = (key: number): number => {
  const displacement = SEVEN_ROWS[key & SEVEN_ROW_MASK] as number;
  return SEVEN_CELLS[((key >>> SEVEN_COLUMN_SHIFT) + displacement) & SEVEN_CELL_MASK] as number;
};

/** From 1 to 7462, stronger greater. The cards must be five different cards: nothing is checked. */
export const strengthOfFive = (a: Card, b: Card, c: Card, d: Card, e: Card): number => {
  if (!ready) prepare();
  const keys = CARD_KEYS;
  const key =
    ((keys[a] as number) +
      (keys[b] as number) +
      (keys[c] as number) +
      (keys[d] as number) +
      (keys[e] as number)) |
    0;
  if (FIVE_FLUSHES[key >>> SUIT_SHIFT] === 0) return strengthOfUnsuitedFiveKey(key);
  return SUITED[rankBitOf(a) | rankBitOf(b) | rankBitOf(c) | rankBitOf(d) | rankBitOf(e)] as number;
};

/** The best five of seven different cards, on the same scale. Nothing is checked. */
export const strengthOfSeven = (
  a: Card,
  b: Card,
  c: Card,
  d: Card,
  e: Card,
  f: Card,
  g: Card,
): number => {
  if (!ready) prepare();
  const keys = CARD_KEYS;
  const key =
    ((keys[a] as number) +
      (keys[b] as number) +
      (keys[c] as number) +
      (keys[d] as number) +
      (keys[e] as number) +
      (keys[f] as number) +
      (keys[g] as number)) |
    0;
  const flush = SEVEN_FLUSHES[key >>> SUIT_SHIFT] as number;
  if (flush === 0) return strengthOfUnsuitedSevenKey(key);
  const suit = flush - 1;
  let ranks = 0;
  if ((a & 3) === suit) ranks |= rankBitOf(a);
  if ((b & 3) === suit) ranks |= rankBitOf(b);
  if ((c & 3) === suit) ranks |= rankBitOf(c);
  if ((d & 3) === suit) ranks |= rankBitOf(d);
  if ((e & 3) === suit) ranks |= rankBitOf(e);
  if ((f & 3) === suit) ranks |= rankBitOf(f);
  if ((g & 3) === suit) ranks |= rankBitOf(g);
  return SUITED[ranks] as number;
};

/** Hands of seven cards one after another; their strengths in the same order. */
export const strengthsOfSeven = (hands: Uint8Array, strengths: Uint16Array): void => {
  assert(hands.length === 7 * strengths.length, 'seven cards for each strength');
  for (let hand = 0; hand < strengths.length; hand++) {
    const card = 7 * hand;
    strengths[hand] = strengthOfSeven(
      hands[card] as Card,
      hands[card + 1] as Card,
      hands[card + 2] as Card,
      hands[card + 3] as Card,
      hands[card + 4] as Card,
      hands[card + 5] as Card,
      hands[card + 6] as Card,
    );
  }
};

const suited = (flush: number, minors: number, majors: number): number => {
  const twoSuits = flush <= 2 ? minors : majors;
  return SUITED[(flush % 2 === 1 ? twoSuits : twoSuits >>> 16) & RANK_MASK] as number;
};

const rankBitOf = (card: Card): number => 1 << (card >> 2);
