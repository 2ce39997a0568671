import type { Place } from '@baize/games';
import type { Citation } from '@baize/rulebook';
import type { TableCommand } from '../table/commands.js';

type Unstamped<C> = C extends unknown ? Omit<C, 'at' | 'by' | 'as'> : never;
export type TableGesture = Unstamped<TableCommand>;

/** What the procedure asks for next: the dealer's screen shows it, and an automatic table does it. */
export type NextStep =
  /** A gesture that is complete as it stands. */
  | { readonly kind: 'do'; readonly who: 'dealer' | 'floorperson'; readonly gesture: TableGesture }
  /** Cards are due at these places, in this order. */
  | { readonly kind: 'deal'; readonly places: readonly Place[] }
  | {
      readonly kind: 'turn';
      readonly place: Place;
      /** How many cards are turned, where a folded hand has only tucked ones. */
      readonly cards?: number;
    }
  /** The stub goes to the rack, counted where it must be. */
  | { readonly kind: 'rack-stub'; readonly mustCount: boolean }
  | {
      readonly kind: 'take-up';
      readonly place: Place;
      readonly mustCount: boolean;
      /** Only the discards of a folded hand: how many cards stay tucked, null where the dealer says it. */
      readonly tucked?: number | null;
    }
  /** Players bet, or decide: any of these seats. A first player to look at the cards has yet to sit down. */
  | {
      readonly kind: 'players';
      readonly what: 'bet' | 'decide' | 'sit';
      readonly seats: readonly number[];
    }
  /** Somebody above the dealer must look at it first. */
  | { readonly kind: 'floorperson'; readonly why: string; readonly cite: Citation };
