import type { RoundProof } from '@baize/house/client';
import { type Bytes, byte, bytesOf, field, hexOf, joined, word } from './bytes.js';

/**
 * The recipe of docs/fairness.md, with nothing but the browser's own SHA-256 and HMAC: it
 * shares no line with the house, so that the two can only agree when both do as the page says.
 */

const hmac = async (key: Bytes, message: Bytes): Promise<Bytes> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message));
};

/** An endless run of words from a key: block 0, 1, 2 … is the HMAC of its number. */
async function* wordsOf(key: Bytes): AsyncGenerator<number, never> {
  for (let block = 0; ; block += 1) {
    const bytes = await hmac(key, word(block));
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length; at += 4) yield view.getUint32(at);
  }
}

const below = async (bound: number, words: AsyncGenerator<number, never>): Promise<number> => {
  const fair = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const { value } = await words.next();
    if (value < fair) return value % bound;
  }
};

const RANKS = '23456789TJQKA';
const FRESH: readonly string[] = [...RANKS].flatMap((rank) =>
  [...'cdhs'].map((suit) => rank + suit),
);

/** What every byte string of a round begins with, after its purpose. */
export interface Terms {
  readonly version: 1 | 2;
  readonly round: string;
  readonly rulebook: string;
  readonly cut: { readonly atLeast: number } | null;
}

export const beginning = (purpose: string, { version, round, rulebook, cut }: Terms): Bytes =>
  joined(
    field(`baize/fairness/${version}/${purpose}`),
    field(round),
    field(rulebook),
    byte(cut?.atLeast ?? 0),
  );

/** What was, and could only have been, published before betting opened. */
export const commitmentFrom = async (proof: RoundProof): Promise<string> => {
  const message = joined(beginning('commitment', proof), field(bytesOf(proof.houseSeed)));
  return `sha256:${hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', message)))}`;
};

/** How many cards go under the others; 0 where the deck is dealt without a cut. */
export const cutFrom = async (proof: RoundProof): Promise<number> => {
  if (proof.cut === null) return 0;
  const { atLeast } = proof.cut;
  const key = await hmac(bytesOf(proof.houseSeed), beginning('cut', proof));
  return atLeast + (await below(FRESH.length - atLeast, wordsOf(key)));
};

/** The seeds that the deck is made with; null where one of them was never opened. */
const seedsIn = (proof: RoundProof): readonly (readonly [number, string])[] | null => {
  if (proof.version === 1) return proof.playerSeeds.map(({ seat, seed }) => [seat, seed] as const);
  const opened = proof.players.flatMap(({ seat, seed }) =>
    seed === null ? [] : [[seat, seed] as const],
  );
  return opened.length < proof.players.length ? null : opened;
};

/** The whole deck, its top card first; empty where a seed is missing. */
export const deckFrom = async (proof: RoundProof): Promise<readonly string[]> => {
  const seeds = seedsIn(proof);
  if (seeds === null || (proof.version === 2 && proof.closing === null)) return [];
  const seats = seeds.toSorted(([left], [right]) => left - right);
  const message = joined(
    beginning('deck', proof),
    ...(proof.version === 2 ? [field(hashBytes(proof.closing ?? ''))] : []),
    byte(seats.length),
    ...seats.flatMap(([seat, seed]) => [byte(seat), field(seed)]),
  );
  const words = wordsOf(await hmac(bytesOf(proof.houseSeed), message));
  const deck = [...FRESH];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const place = await below(last + 1, words);
    const [low = '', high = ''] = [deck[place], deck[last]];
    deck[last] = low;
    deck[place] = high;
  }
  const depth = await cutFrom(proof);
  return [...deck.slice(depth), ...deck.slice(0, depth)];
};

/** The 32 bytes of a hash that is written as `sha256:…`. */
export const hashBytes = (hash: string): Bytes => bytesOf(hash.slice('sha256:'.length));
