import type { Place } from '@baize/games';
import type { TableCommand } from '../table/commands.js';

type Unstamped<C> = C extends unknown ? Omit<C, 'at' | 'by' | 'as'> : never;
export type TableGesture = Unstamped<TableCommand>;

/** What the procedure asks for next: the dealer's screen shows it, and an automatic table does it. */
export type NextStep =
  /** A gesture that is complete as it stands. */
  | { readonly kind: 'do'; readonly who: 'dealer' | 'floorperson'; readonly gesture: TableGesture }
  /** Cards are due at these places, in this order. */
  | { readonly kind: 'deal'; readonly places: readonly Place[] }
  | { readonly kind: 'turn'; readonly place: Place }
  /** The stub goes to the rack, counted where it must be. */
  | { readonly kind: 'rack-stub'; readonly mustCount: boolean }
  | { readonly kind: 'take-up'; readonly place: Place; readonly mustCount: boolean }
  /** Players bet, or decide: any of these seats. */
  | { readonly kind: 'players'; readonly what: 'bet' | 'decide'; readonly seats: readonly number[] }
  /** Somebody above the dealer must look at it first. */
  | { readonly kind: 'floorperson'; readonly why: string; readonly cite: string };
