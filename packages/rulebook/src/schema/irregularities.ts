import type { Cited } from './cited.js';

export const IRREGULARITIES = [
  'card-face-up-in-deck',
  'second-card-face-up-in-deck',
  'card-drawn-in-error',
  'card-exposed-while-dealing',
  'wrong-count-to-player',
  'wrong-count-to-dealer',
  'dealer-card-exposed-early',
  'stub-count-misdealt',
  'stub-count-defective-deck',
  'shuffler-jam',
  'shoe-jam',
  'device-out-of-order',
  'folded-cards-miscounted',
  'raise-too-large',
  'player-leaves',
  'chip-count-differs',
] as const;
export type Irregularity = (typeof IRREGULARITIES)[number];

/** What the book says happens, in parts that the table can act on and a screen can tell. */
export interface IrregularityOutcome {
  /** `void`: no hand plays on. `dead-hand`: that hand alone. `jackpot-only`: hands play for the jackpot. */
  readonly round: 'continues' | 'void' | 'dead-hand' | 'jackpot-only' | 'blocked';
  /** Ante, raise, bet, play of the hands concerned. */
  readonly contest: 'stands' | 'returned' | 'lost-at-discretion' | 'excess-returned';
  /** Bonus and jackpot wagers of the hands concerned. */
  readonly bonus:
    | 'stands'
    | 'returned'
    | 'settled-if-rightly-dealt'
    | 'settled-jackpot-only'
    | 'lost-at-discretion';
  readonly card: 'none' | 'dead-to-rack' | 'next-card' | 'turned-over';
  readonly deck: 'kept' | 'reshuffled' | 'removed' | 'retired-if-device-counts-wrong';
  /** A floorperson decides or is told. */
  readonly floorperson: boolean;
  readonly words: string;
}

export type Irregularities = Readonly<Record<Irregularity, Cited<IrregularityOutcome>>>;
