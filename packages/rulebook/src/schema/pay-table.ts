import type { Pays } from '@baize/money';
import type { Cited, ClauseId } from './cited.js';
import type { HandKey } from './names.js';
import type { SettingName } from './settings.js';

/** How the hand of a pay table is judged: which cards, by which ranking. */
export type Judged =
  | 'flush-of-seven'
  | 'straight-flush-of-seven'
  | 'five-card-poker'
  | 'two-against-dealer'
  | 'dealer-five-card-poker'
  | 'pocket-two'
  | 'two-and-dealers-first'
  | 'two-and-dealers-five-straight-flush'
  | 'two-and-dealers-three-poker'
  | 'two-and-dealers-three-suited'
  | 'two-and-dealers-five-poker'
  | 'two-and-dealers-five-holdem';

/** Whether the dealer's cards are among those that a table looks at. */
export const looksAtDealersCards = (judged: Judged): boolean => {
  switch (judged) {
    case 'flush-of-seven':
    case 'straight-flush-of-seven':
    case 'five-card-poker':
    case 'pocket-two':
      return false;
    case 'two-against-dealer':
    case 'dealer-five-card-poker':
    case 'two-and-dealers-first':
    case 'two-and-dealers-five-straight-flush':
    case 'two-and-dealers-three-poker':
    case 'two-and-dealers-three-suited':
    case 'two-and-dealers-five-poker':
    case 'two-and-dealers-five-holdem':
      return true;
  }
};

export interface PayRow {
  readonly hand: HandKey;
  readonly label: string;
  readonly pays: Pays;
  /** Dollars to each other player with the wager, as printed for the table's own wager; null when none. */
  readonly envy: number | null;
  readonly cite: ClauseId;
}

/** Rows stand in printed order; a hand takes the first row it satisfies, and none below the last. */
export interface PayTable {
  readonly id: string;
  readonly cite: ClauseId;
  readonly judged: Judged;
  readonly rows: readonly PayRow[];
  /** The fixed wager that the printed dollars and envy are for. */
  readonly printedForCents?: Cited<number>;
  /** The lowest initial and reset amount the document allows on this table. */
  readonly minimumSeedCents?: Cited<number>;
  /** The operator chooses a suit, and the sign shows it. */
  readonly needsSuit?: Cited<true>;
  /** Who gets the envy that is printed, where the document says it table by table. */
  readonly envy?: Cited<'others-with-the-wager'>;
  /** An envy bonus that the table does not print, paid only when the setting says yes. */
  readonly envyBySetting?: Cited<{
    readonly setting: SettingName;
    readonly hand: HandKey;
    readonly dollars: number;
  }>;
  /** Readings that were needed to transcribe it, in words. */
  readonly notes?: readonly Cited<string>[];
}

export interface KickoutRow {
  readonly hands: number;
  /** The lowest dealer's hand that is folded, as printed: `KKQ`, `TT22`, `A2345`. */
  readonly atLeast: string;
  readonly label: string;
}

export interface KickoutTable {
  readonly id: string;
  readonly cite: ClauseId;
  readonly rows: readonly KickoutRow[];
}
