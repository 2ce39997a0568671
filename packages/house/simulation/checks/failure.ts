/** What a simulation asserts; each kind is counted by itself. */
export const KINDS = [
  'stall',
  'withheld',
  'shut-out',
  'silent',
  'untimed',
  'offered',
  'idle',
  'untold',
  'unsettled',
  'alone',
  'ghost',
  'unrest',
  'money',
  'meter',
  'hidden-card',
  'replay',
  'audit',
  'error',
] as const;
export type Kind = (typeof KINDS)[number];

/** Something that must never happen, and did. */
export interface Failure {
  readonly kind: Kind;
  readonly words: string;
}

export class Broken extends Error {
  constructor(
    readonly kind: Kind,
    words: string,
  ) {
    super(words);
  }
}
