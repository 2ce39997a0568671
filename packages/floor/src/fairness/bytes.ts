/** The byte strings of docs/fairness.md. They share no line with the house. */

export type Bytes = Uint8Array<ArrayBuffer>;

const utf8 = new TextEncoder();

export const joined = (...parts: readonly Uint8Array[]): Bytes => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

export const byte = (value: number): Bytes => Uint8Array.of(value);

export const word = (value: number): Bytes => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};

export const field = (value: string | Uint8Array): Bytes => {
  const bytes = typeof value === 'string' ? utf8.encode(value) : value;
  return joined(word(bytes.length), bytes);
};

export const bytesOf = (hex: string): Bytes =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('');
