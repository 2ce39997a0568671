import { type Bytes, joined } from './bytes.js';

/**
 * SHA-256 (FIPS 180-4). Browsers lend theirs only to pages that came by https, and a page must be able to commit
 * to its seed wherever it is played.
 */

const primes = (count: number): readonly number[] => {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
};

/** The first 32 bits of the fraction. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

const padded = (message: Uint8Array): Bytes => {
  const zeros = (119 - (message.length % 64)) % 64;
  const length = new Uint8Array(8);
  new DataView(length.buffer).setBigUint64(0, BigInt(message.length) * 8n);
  return joined(message, Uint8Array.of(0x80), new Uint8Array(zeros), length);
};

const scheduleOf = (view: DataView, block: number): Int32Array => {
  const words = new Int32Array(64);
  for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(block + 4 * at);
  for (let at = 16; at < 64; at += 1) {
    const [far, near] = [words[at - 15] ?? 0, words[at - 2] ?? 0];
    const low = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[at] = ((words[at - 16] ?? 0) + low + (words[at - 7] ?? 0) + high) | 0;
  }
  return words;
};

type State = [number, number, number, number, number, number, number, number];

const compressed = (state: State, words: Int32Array): State => {
  let [a, b, c, d, e, f, g, h] = state;
  for (let at = 0; at < 64; at += 1) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + (ROUNDS[at] ?? 0) + (words[at] ?? 0);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h];
};

export const sha256 = (message: Uint8Array): Bytes => {
  const bytes = padded(message);
  const view = new DataView(bytes.buffer);
  let state = [...START] as State;
  for (let block = 0; block < bytes.length; block += 64) {
    const next = compressed(state, scheduleOf(view, block));
    state = state.map((value, at) => (value + (next[at] ?? 0)) | 0) as State;
  }
  const out = new Uint8Array(32);
  for (const [at, value] of state.entries()) new DataView(out.buffer).setInt32(4 * at, value);
  return out;
};
