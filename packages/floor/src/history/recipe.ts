import type { RoundProof } from '@baize/house/client';

/**
 * The recipe of docs/fairness.md once more, with nothing but the browser's own SHA-256 and HMAC: it
 * shares no line with the house, so that the two can only agree when both do as the page says.
 */

type Bytes = Uint8Array<ArrayBuffer>;

const utf8 = new TextEncoder();

const joined = (...parts: readonly Uint8Array[]): Bytes => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

const byte = (value: number): Bytes => Uint8Array.of(value);

const word = (value: number): Bytes => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};

const field = (value: string | Uint8Array): Bytes => {
  const bytes = typeof value === 'string' ? utf8.encode(value) : value;
  return joined(word(bytes.length), bytes);
};

const bytesOf = (hex: string): Bytes =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('');

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

type Terms = Pick<RoundProof, 'round' | 'rulebook' | 'cut' | 'houseSeed' | 'playerSeeds'>;

const beginning = (purpose: string, { round, rulebook, cut }: Terms): Bytes =>
  joined(
    field(`baize/fairness/1/${purpose}`),
    field(round),
    field(rulebook),
    byte(cut?.atLeast ?? 0),
  );

/** What was, and could only have been, published before betting opened. */
export const commitmentFrom = async (terms: Terms): Promise<string> => {
  const message = joined(beginning('commitment', terms), field(bytesOf(terms.houseSeed)));
  return `sha256:${hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', message)))}`;
};

/** How many cards go under the others; 0 where the deck is dealt without a cut. */
export const cutFrom = async (terms: Terms): Promise<number> => {
  if (terms.cut === null) return 0;
  const { atLeast } = terms.cut;
  const key = await hmac(bytesOf(terms.houseSeed), beginning('cut', terms));
  return atLeast + (await below(FRESH.length - atLeast, wordsOf(key)));
};

/** The whole deck, its top card first. */
export const deckFrom = async (terms: Terms): Promise<readonly string[]> => {
  const seats = terms.playerSeeds.toSorted((left, right) => left.seat - right.seat);
  const message = joined(
    beginning('deck', terms),
    byte(seats.length),
    ...seats.flatMap(({ seat, seed }) => [byte(seat), field(seed)]),
  );
  const words = wordsOf(await hmac(bytesOf(terms.houseSeed), message));
  const deck = [...FRESH];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const place = await below(last + 1, words);
    const [low = '', high = ''] = [deck[place], deck[last]];
    deck[last] = low;
    deck[place] = high;
  }
  const depth = await cutFrom(terms);
  return [...deck.slice(depth), ...deck.slice(0, depth)];
};
