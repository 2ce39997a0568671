import { decode, err, object, ok, parseJson, type Result, text, wholeNumber } from '@baize/result';
import { canonicalText } from '@baize/rulebook';
import { NO_HASH, sha256 } from '../chain.js';

/** What all streams were at a moment, written down outside of the database. */
export interface Seal {
  /** From 1, without gaps. */
  readonly seq: number;
  readonly at: string;
  /** Of the last event that it covers. */
  readonly position: number;
  readonly streams: number;
  /** One hash over the heads of all streams. */
  readonly root: string;
  /** What it covers since the seal before; not in seals of earlier versions. */
  readonly order?: string;
  readonly answers?: string;
  /** The hash of the seal before. */
  readonly previous: string;
  /** SHA-256 of the canonical text of all the other fields. */
  readonly hash: string;
}

export const sealHash = ({ hash: _, ...rest }: Seal): string => sha256(canonicalText(rest));

/** The seal after another one; the first has none before it. */
export const nextSeal = (
  before: Seal | null,
  fields: Pick<Seal, 'at' | 'position' | 'streams' | 'root' | 'order' | 'answers'>,
): Seal => {
  const seal: Seal = {
    ...fields,
    seq: (before?.seq ?? 0) + 1,
    previous: before?.hash ?? NO_HASH,
    hash: '',
  };
  return { ...seal, hash: sealHash(seal) };
};

const shape = object(
  {
    seq: wholeNumber(1),
    at: text,
    position: wholeNumber(1),
    streams: wholeNumber(1),
    root: text,
    previous: text,
    hash: text,
  },
  { order: text, answers: text },
);

/** One line of a file of seals. */
export const parseSeal = (line: string): Result<Seal, string> => {
  const json = parseJson(line);
  if (!json.ok) return err(json.error.message);
  const decoded = decode(shape, json.value);
  return decoded.ok
    ? ok(decoded.value)
    : err(decoded.problems.map((one) => one.message).join('; '));
};
