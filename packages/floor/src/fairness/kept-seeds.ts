import { readKept, writeKept } from '../app/kept.js';
import { hexOf } from './bytes.js';

/** A seed of this browser, under the commitment that was sent for it. */
export interface KeptSeed {
  readonly round: string;
  readonly seat: number;
  readonly seed: string;
  /** The commitment of the house that it was made under. */
  readonly house: string;
  /** The closed list to which it was opened: it is opened to no other. */
  readonly openedTo?: string;
}

const KEY = 'baize/seeds';
const KEPT = 60;

/** Where nothing may be stored, a seed lives as long as the page. */
let atHand: Readonly<Record<string, KeptSeed>> = {};

/** What another page of this browser did counts, and so does what could not be stored: opened is opened. */
const all = (): Readonly<Record<string, KeptSeed>> => {
  const stored = readKept<Record<string, KeptSeed>>(KEY) as typeof atHand;
  const opened = Object.entries(atHand).filter(([, { openedTo }]) => openedTo !== undefined);
  return { ...atHand, ...stored, ...Object.fromEntries(opened) };
};

/**
 * Kept before its commitment is sent, so that a page that is loaded again, or another one of the same browser, can
 * still open it.
 */
export const keepSeed = (commitment: string, kept: KeptSeed): void => {
  const { [commitment]: _, ...others } = all();
  atHand = Object.fromEntries([...Object.entries(others).slice(1 - KEPT), [commitment, kept]]);
  writeKept(KEY, atHand);
};

export const keptSeed = (commitment: string): KeptSeed | null => all()[commitment] ?? null;

/** What this browser has committed to for a seat in a round. */
export const seedsFor = (round: string, seat: number): readonly KeptSeed[] =>
  Object.values(all()).filter((one) => one.round === round && one.seat === seat);

const RANDOM_BYTES = 32;

/** 256 bits of the browser's own chance, then what the player typed: so it can never be guessed. */
export const newSeed = (typed = ''): string => {
  const drawn = hexOf(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
  // Half a character, as a cut-off emoji leaves it, is another text once it is sent.
  const whole = new TextDecoder().decode(new TextEncoder().encode(typed));
  return whole === '' ? drawn : `${drawn} ${whole}`;
};
