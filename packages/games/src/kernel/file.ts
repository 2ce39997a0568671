import type { Card } from '@baize/cards';
import type { WagerId } from '@baize/rulebook';
import type { Stakes } from './felt.js';

type FileDecision = 'fold' | 'bet' | 'play' | { readonly raise: number };

/** One seat of a round file, as it was read. */
export interface FileSeat {
  readonly seat: number;
  readonly wagers: Readonly<Partial<Record<WagerId, number>>>;
  readonly player?: string;
  readonly decision?: FileDecision;
  readonly claims?: readonly WagerId[];
}

/** How many cards a game has at each place. */
export interface FileCounts {
  readonly dealer: number;
  readonly seat: number;
  /** None where nobody draws. */
  readonly draw: number;
}

/** The cards of a round file, place by place, none of them twice. */
export interface FileCards {
  readonly dealer: readonly Card[];
  readonly hands: readonly FileHand[];
}

export interface FileHand {
  readonly given: FileSeat;
  readonly cards: readonly Card[];
  readonly draw: readonly Card[] | null;
}

/** A sentence that names the field and what was wrong. */
export type Wrong = string;

/** Seats without a name are different people (AMB-76). */
export const namedPlayer = ({ player }: FileSeat): { readonly player?: string } =>
  player === undefined ? {} : { player };

/** The wagers were checked as those at a table are. */
export const stakesIn = ({ wagers }: FileSeat): Stakes => wagers as Stakes;
