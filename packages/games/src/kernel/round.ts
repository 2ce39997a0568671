import type { Card, DealtCard } from '@baize/cards';
import type { Cents } from '@baize/money';
import type { Citation, WagerId } from '@baize/rulebook';
import type { SetAside, Stakes } from './felt.js';
import type { GameRefusalCode } from './refusal-codes.js';
import type { Notice, SettledLine } from './settlement.js';

/** Why a command was refused: a code for programs, a sentence a person understands, and the clause. */
export interface Refusal {
  readonly code: GameRefusalCode;
  readonly message: string;
  readonly cite: Citation;
}

/** Time and people come in with the command, stamped by the house. */
export interface Stamp {
  readonly at: string;
  readonly by: string;
}

/** A seat number, or the dealer. */
export type Place = number | 'dealer';

/** A card on its way to a place, as text: `As`, or `??` when nobody has seen it. */
export interface CardTo {
  readonly card: string;
  readonly to: Place;
}

export type Packets = 'one-card' | 'whole-hands';

/** The gestures every game has. `D` is what the game's players decide between. */
export type RoundCommand<D> = Stamp &
  (
    | {
        readonly type: 'PlaceWagers';
        readonly seat: number;
        readonly player: string;
        /** A seat's whole layout: it replaces what lay there; nothing at all clears it. */
        readonly stakes: Stakes;
        readonly tips?: Stakes;
      }
    | { readonly type: 'CloseBetting' }
    /** One card or all of them, in the order of the deal. */
    | { readonly type: 'Deal'; readonly cards: readonly CardTo[] }
    | { readonly type: 'Decide'; readonly seat: number; readonly decision: D }
    /** The table takes wagers of a hand out of the round. */
    | {
        readonly type: 'SetAside';
        readonly seat: number;
        readonly wagers: readonly WagerId[];
        readonly as: SetAside['as'];
        readonly cite: Citation;
      }
    /** Turns a hand face up; names its cards where nobody had seen them. */
    | { readonly type: 'Turn'; readonly place: Place; readonly cards?: readonly string[] }
    /** What is due from the meters comes in with the command: no game reads a meter. */
    | { readonly type: 'Settle'; readonly awards: readonly MeterAward[] }
  );

export interface MeterAward {
  readonly seat: number;
  readonly jackpot: WagerId;
  readonly cents: Cents;
}

export type RoundEvent<D> = Stamp &
  (
    | {
        readonly type: 'RoundOpened';
        readonly round: string;
        /** The digest of rulebook and house rules: the round replays under them for ever. */
        readonly rules: string;
        readonly packets: Packets;
      }
    | {
        readonly type: 'WagersPlaced';
        readonly seat: number;
        readonly player: string;
        readonly stakes: Stakes;
        readonly tips: Stakes;
      }
    | { readonly type: 'BettingClosed' }
    | { readonly type: 'CardsDealt'; readonly cards: readonly CardTo[] }
    | { readonly type: 'Decided'; readonly seat: number; readonly decision: D }
    | {
        readonly type: 'WagersSetAside';
        readonly seat: number;
        readonly wagers: readonly WagerId[];
        readonly as: SetAside['as'];
        readonly cite: Citation;
      }
    | { readonly type: 'Turned'; readonly place: Place; readonly cards: readonly string[] }
    /** A raise beyond what the turned hand allows: the excess returns, a floorperson is called. */
    | {
        readonly type: 'RaiseCut';
        readonly seat: number;
        readonly toCents: Cents;
        readonly returnedCents: Cents;
        /** The tip that rode on the raise, cut to the same multiple. */
        readonly tip?: { readonly toCents: Cents; readonly returnedCents: Cents };
        readonly cite: Citation;
      }
    | {
        readonly type: 'RoundSettled';
        readonly lines: readonly SettledLine[];
        readonly tips: readonly SettledLine[];
        readonly notices: readonly Notice[];
      }
  );

/** A hand in play, as far as the felt knows it. */
export interface HandInPlay<D> {
  readonly seat: number;
  readonly player: string;
  readonly stakes: Stakes;
  readonly tips: Stakes;
  readonly cards: readonly DealtCard[];
  readonly decision: D | null;
  readonly turned: boolean;
  readonly aside: readonly SetAside[];
}

export const knownCards = (cards: readonly DealtCard[]): readonly Card[] =>
  cards.filter((card): card is Card => card !== '??');
