import { assert } from '@baize/result';
import { type Card, DECK_SIZE } from '../card.js';
import type { PokerValue } from '../poker-value.js';
import { SUM_BITS } from './rank-keys.js';
import { deriveTables, FIVE_SHAPE, SEVEN_SHAPE, STRENGTHS, SUITED_HANDS } from './tables.js';

// The tables are filled on first use, in place: constants of this module, they are looked up
// without a check of their bounds.
const CARD_KEYS = new Int32Array(DECK_SIZE);
const FIVE_ROWS = new Uint16Array(1 << FIVE_SHAPE.rowBits);
const FIVE_CELLS = new Uint16Array(1 << FIVE_SHAPE.cellBits);
const FIVE_FLUSHES = new Uint8Array(256);
const SEVEN_ROWS = new Uint16Array(1 << SEVEN_SHAPE.rowBits);
const SEVEN_CELLS = new Uint16Array(1 << SEVEN_SHAPE.cellBits);
const SEVEN_FLUSHES = new Uint8Array(256);
const SUITED = new Uint16Array(SUITED_HANDS);
const VALUES = new Int32Array(1 + STRENGTHS);

const FIVE_ROW_MASK = FIVE_ROWS.length - 1;
const FIVE_CELL_MASK = FIVE_CELLS.length - 1;
const FIVE_COLUMN_SHIFT = SUM_BITS - FIVE_SHAPE.cellBits;
const SEVEN_ROW_MASK = SEVEN_ROWS.length - 1;
const SEVEN_CELL_MASK = SEVEN_CELLS.length - 1;
const SEVEN_COLUMN_SHIFT = SUM_BITS - SEVEN_SHAPE.cellBits;
const SUIT_SHIFT = SUM_BITS;

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
  assert(strength >= 1 && value !== undefined, `strengths are 1 to ${STRENGTHS}, not ${strength}`);
  return value as PokerValue;
};

export const cardKey = (card: Card): number => {
  if (!ready) prepare();
  return CARD_KEYS[card] as number;
};

/** Clubs from bit 0 and diamonds from bit 16, a bit for each rank. */
export const minorRanks = (card: Card): number =>
  (card & 2) === 0 ? 1 << ((card >> 2) + ((card & 1) << 4)) : 0;

/** Hearts from bit 0 and spades from bit 16, a bit for each rank. */
export const majorRanks = (card: Card): number => minorRanks((card ^ 2) as Card);

const suitedStrength = (flush: number, minors: number, majors: number): number => {
  const ranks = (flush <= 2 ? minors : majors) >> (flush & 1 ? 0 : 16);
  return SUITED[ranks & (SUITED_HANDS - 1)] as number;
};

export const strengthOfFiveKey = (key: number, minors: number, majors: number): number => {
  const flush = FIVE_FLUSHES[key >>> SUIT_SHIFT] as number;
  if (flush !== 0) return suitedStrength(flush, minors, majors);
  const displacement = FIVE_ROWS[key & FIVE_ROW_MASK] as number;
  return FIVE_CELLS[((key >>> FIVE_COLUMN_SHIFT) + displacement) & FIVE_CELL_MASK] as number;
};

export const strengthOfSevenKey = (key: number, minors: number, majors: number): number => {
  const flush = SEVEN_FLUSHES[key >>> SUIT_SHIFT] as number;
  if (flush !== 0) return suitedStrength(flush, minors, majors);
  const displacement = SEVEN_ROWS[key & SEVEN_ROW_MASK] as number;
  return SEVEN_CELLS[((key >>> SEVEN_COLUMN_SHIFT) + displacement) & SEVEN_CELL_MASK] as number;
};

/** One to 7462, stronger greater. The cards must be different: it is not checked here. */
export const strengthOfFive = (a: Card, b: Card, c: Card, d: Card, e: Card): number => {
  if (!ready) prepare();
  const key =
    ((CARD_KEYS[a] as number) +
      (CARD_KEYS[b] as number) +
      (CARD_KEYS[c] as number) +
      (CARD_KEYS[d] as number) +
      (CARD_KEYS[e] as number)) |
    0;
  if (FIVE_FLUSHES[key >>> SUIT_SHIFT] !== 0) {
    return SUITED[rankBit(a) | rankBit(b) | rankBit(c) | rankBit(d) | rankBit(e)] as number;
  }
  const displacement = FIVE_ROWS[key & FIVE_ROW_MASK] as number;
  return FIVE_CELLS[((key >>> FIVE_COLUMN_SHIFT) + displacement) & FIVE_CELL_MASK] as number;
};
const rankBit = (card: Card): number => 1 << (card >> 2);
const rankBitIn = (suit: number, card: Card): number => (card & 3) === suit ? 1 << (card >> 2) : 0;

/** The best five of seven, one to 7462, stronger greater. The cards must be different. */
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
  const key =
    ((CARD_KEYS[a] as number) +
      (CARD_KEYS[b] as number) +
      (CARD_KEYS[c] as number) +
      (CARD_KEYS[d] as number) +
      (CARD_KEYS[e] as number) +
      (CARD_KEYS[f] as number) +
      (CARD_KEYS[g] as number)) |
    0;
  const flush = SEVEN_FLUSHES[key >>> SUIT_SHIFT] as number;
  if (flush !== 0) {
    const suit = flush - 1;
    return SUITED[
      rankBitIn(suit, a) |
        rankBitIn(suit, b) |
        rankBitIn(suit, c) |
        rankBitIn(suit, d) |
        rankBitIn(suit, e) |
        rankBitIn(suit, f) |
        rankBitIn(suit, g)
    ] as number;
  }
  const displacement = SEVEN_ROWS[key & SEVEN_ROW_MASK] as number;
  return SEVEN_CELLS[((key >>> SEVEN_COLUMN_SHIFT) + displacement) & SEVEN_CELL_MASK] as number;
};

/** Hands of seven cards one after another; their strengths in the same order. */
export const strengthsOfSeven = (hands: Uint8Array, strengths: Uint16Array): void => {
  assert(hands.length === 7 * strengths.length, 'seven cards for each strength');
  for (let hand = 0, card = 0; hand < strengths.length; hand++, card += 7) {
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
