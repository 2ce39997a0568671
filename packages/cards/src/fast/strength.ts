import { type Card, DECK_SIZE } from '../card.js';
import type { PokerValue } from '../poker-value.js';
import { deriveTables, FIVE_SHAPE, SEVEN_SHAPE } from './tables.js';

export const STRENGTHS = 7462;

const CARD_KEYS = new Int32Array(DECK_SIZE);
const FIVE_ROWS = new Uint16Array(1 << FIVE_SHAPE.rowBits);
const FIVE_CELLS = new Uint16Array(1 << FIVE_SHAPE.cellBits);
const SEVEN_ROWS = new Uint16Array(1 << SEVEN_SHAPE.rowBits);
const SEVEN_CELLS = new Uint16Array(1 << SEVEN_SHAPE.cellBits);
const FLUSH_OF_FIVE = new Uint8Array(256);
const FLUSH_OF_SEVEN = new Uint8Array(256);
const SUITED = new Uint16Array(1 << 13);
const VALUES = new Int32Array(STRENGTHS + 1);
let derived = false;

export const derive = (): void => {
  if (derived) return;
  const t = deriveTables();
  CARD_KEYS.set(t.cardKeys);
  FIVE_ROWS.set(t.five.displacements);
  FIVE_CELLS.set(t.five.cells);
  SEVEN_ROWS.set(t.seven.displacements);
  SEVEN_CELLS.set(t.seven.cells);
  FLUSH_OF_FIVE.set(t.flushOfFive);
  FLUSH_OF_SEVEN.set(t.flushOfSeven);
  SUITED.set(t.strengthOfSuited);
  VALUES.set(t.values, 1);
  derived = true;
};

export const cardKey = (card: Card): number => {
  if (!derived) derive();
  return CARD_KEYS[card] as number;
};
export const minorRanks = (card: Card): number =>
  (card & 2) === 0 ? 1 << ((card >> 2) + 16 * (card & 1)) : 0;
export const majorRanks = (card: Card): number =>
  (card & 2) === 0 ? 0 : 1 << ((card >> 2) + 16 * (card & 1));

const suitedStrength = (suit: number, minors: number, majors: number): number => {
  const pair = suit <= 2 ? minors : majors;
  return SUITED[(pair >>> ((suit - 1) & 1) * 16) & 8191] as number;
};

export const strengthOfSevenKey = (key: number, minors: number, majors: number): number => {
  const suit = FLUSH_OF_SEVEN[key >>> 24] as number;
  if (suit !== 0) return suitedStrength(suit, minors, majors);
  return SEVEN_CELLS[((key >>> 8) + (SEVEN_ROWS[key & 8191] as number)) & 65535] as number;
};

export const strengthOfSeven = (a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number => {
  if (!derived) derive();
  const key = ((CARD_KEYS[a] as number) + (CARD_KEYS[b] as number) + (CARD_KEYS[c] as number) +
    (CARD_KEYS[d] as number) + (CARD_KEYS[e] as number) + (CARD_KEYS[f] as number) + (CARD_KEYS[g] as number)) | 0;
  const suit = FLUSH_OF_SEVEN[key >>> 24] as number;
  if (suit !== 0) {
    const s = suit - 1;
    let m = 0;
    if ((a & 3) === s) m |= 1 << (a >> 2);
    if ((b & 3) === s) m |= 1 << (b >> 2);
    if ((c & 3) === s) m |= 1 << (c >> 2);
    if ((d & 3) === s) m |= 1 << (d >> 2);
    if ((e & 3) === s) m |= 1 << (e >> 2);
    if ((f & 3) === s) m |= 1 << (f >> 2);
    if ((g & 3) === s) m |= 1 << (g >> 2);
    return SUITED[m] as number;
  }
  return SEVEN_CELLS[((key >>> 8) + (SEVEN_ROWS[key & 8191] as number)) & 65535] as number;
};

export const pokerValueOfStrength = (strength: number): PokerValue => {
  if (!derived) derive();
  return VALUES[strength] as PokerValue;
};
