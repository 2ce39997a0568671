import type { Place } from '@baize/games';
import type { Cents } from '@baize/money';
import type { Citation, Irregularity, IrregularityOutcome } from '@baize/rulebook';
import type { Stamp } from '../people/stamp.js';

/** What only a floorperson sees to: it comes with an irregularity or a correction by itself. */
const OWN_SUBJECTS = ['irregularity', 'unsettled'] as const;
export type OwnSubject = (typeof OWN_SUBJECTS)[number];

/** Why the floor is called. */
export const CALL_SUBJECTS = ['help', 'ruling', 'correction', 'void', ...OWN_SUBJECTS] as const;
export type CallSubject = (typeof CALL_SUBJECTS)[number];

/** A call for the floor that no floorperson has closed. */
export interface OpenCall {
  /** Its number at this table, from 1. */
  readonly call: number;
  readonly about: CallSubject;
  readonly note: string | null;
  readonly round: string | null;
  readonly at: string;
  readonly by: string;
  readonly answered: { readonly at: string; readonly by: string } | null;
}

/** Something out of the ordinary at a table: who did it, when and why. */
export type Matter = Stamp & { readonly round: string | null } & (
    | {
        readonly kind: 'irregularity';
        readonly irregularity: Irregularity;
        readonly place: Place | null;
        readonly outcome: IrregularityOutcome['round'];
        readonly note: string | null;
        readonly cite: Citation;
      }
    | { readonly kind: 'stub-count'; readonly off: number; readonly cite: Citation }
    | { readonly kind: 'void'; readonly reason: string; readonly cite: Citation }
    | { readonly kind: 'cards-corrected'; readonly place: Place; readonly reason: string }
    | {
        readonly kind: 'resettled';
        readonly lines: number;
        readonly reason: string;
        readonly second: string | null;
        readonly cite: Citation;
      }
    | {
        readonly kind: 'adjusted';
        readonly seat: number;
        readonly cents: Cents;
        readonly reason: string;
        readonly second: string | null;
        readonly cite: Citation;
      }
    | { readonly kind: 'call'; readonly about: CallSubject; readonly note: string | null }
  );

/** What the floor looks at, of one table. */
export interface FloorRecord {
  /** How many calls there were. */
  readonly lastCall: number;
  readonly calls: readonly OpenCall[];
  /** The latest ones, the oldest first. */
  readonly matters: readonly Matter[];
}

export const isOwnSubject = (about: CallSubject): about is OwnSubject =>
  OWN_SUBJECTS.some((one) => one === about);

export const NOTHING_CALLED: FloorRecord = { lastCall: 0, calls: [], matters: [] };

/** The number of the next call. */
export const nextCall = ({ floor = NOTHING_CALLED }: { readonly floor?: FloorRecord }): number =>
  floor.lastCall + 1;
