import type { Stakes } from '@baize/games';
import type { Cents } from '@baize/money';
import type { HouseRules, Instrument, WagerId } from '@baize/rulebook';
import type { CardsOrder, TableGesture } from '@baize/table';
import type { CodeOnRecord } from '../identity/identity-store.js';
import type { StaffRole } from '../identity/roles.js';

/** The second person is the one who confirms the order; its sender does not name them. */
type Alone<T> = T extends unknown ? Omit<T, 'second'> : never;

type JackpotOrder = Extract<TableGesture, { readonly type: 'AtJackpot' }>;

type Cut = Extract<CardsOrder, { readonly type: 'Cut' }>;

/** What the house fills in by itself, where the sender leaves it out. */
type Adapted =
  | 'OpenTable'
  | 'Sit'
  | 'Leave'
  | 'BuyIn'
  | 'TipDealer'
  | 'PlaceWagers'
  | 'Deal'
  | 'Cards'
  | 'ChangeRules'
  | 'AtJackpot'
  | 'CorrectCards'
  | 'Resettle'
  | 'AdjustPayment';

/** An order to a table: a gesture of its own procedure, with what a sender may leave to the house. */
export type TableOrder =
  | Exclude<TableGesture, { readonly type: Adapted }>
  | Alone<Extract<TableGesture, { readonly type: 'CorrectCards' | 'Resettle' | 'AdjustPayment' }>>
  | (Omit<JackpotOrder, 'step'> & { readonly step: Alone<JackpotOrder['step']> })
  /** The dealer is the automatic one, or the person who takes an attended table. */
  | {
      readonly type: 'OpenTable';
      readonly trayCents: Cents;
      readonly dealer?: string;
      /** Whether the licensee has designated this table for the game; yes unless said otherwise. */
      readonly designated?: boolean;
    }
  | { readonly type: 'Sit'; readonly seat: number; readonly player?: string }
  | { readonly type: 'Leave'; readonly seat: number }
  /** A player without a device, whom the dealer looks after. */
  | {
      readonly type: 'SeatWalkIn';
      readonly seat: number;
      readonly name: string;
      /** Cash that is changed into chips at once. */
      readonly cents?: Cents;
      /** The person who seats the player has seen a proof of age. */
      readonly ofAge?: boolean;
    }
  | { readonly type: 'BuyIn'; readonly cents: Cents; readonly player?: string }
  | { readonly type: 'TipDealer'; readonly cents: Cents; readonly player?: string }
  | {
      readonly type: 'PlaceWagers';
      readonly seat: number;
      readonly stakes: Stakes;
      readonly tips?: Stakes;
      /** What lies on the layout; chips where nothing is said. */
      readonly with?: Instrument | 'cash';
      /** Called out instead of placed. */
      readonly spoken?: boolean;
      /** The commitment to what this player mixes into the shuffle, as `CommitSeed` takes it. */
      readonly seedCommitment?: string;
    }
  /** Without cards: those of the committed deck. */
  | {
      readonly type: 'Deal';
      readonly cards?: Extract<TableGesture, { readonly type: 'Deal' }>['cards'];
    }
  | {
      readonly type: 'Cards';
      readonly gesture:
        | Exclude<CardsOrder, Cut>
        | (Omit<Cut, 'depth'> & { readonly depth?: number });
    }
  | { readonly type: 'ChangeRules'; readonly house: HouseRules; readonly reason: string }
  /** While betting is open: the hash of what the player will mix into the shuffle. */
  | { readonly type: 'CommitSeed'; readonly seat: number; readonly commitment: string }
  /** When betting has closed: what was committed to. */
  | { readonly type: 'OpenSeed'; readonly seat: number; readonly seed: string }
  /** A dealer takes an attended table that has no dealer. */
  | { readonly type: 'TakeTable' }
  /** The dealer leaves the table without a successor; it waits. */
  | { readonly type: 'HandBack' }
  /** No round after this one, so that the table can be closed or its rules changed; or rounds again. */
  | { readonly type: 'HaltRounds'; readonly halted: boolean }
  /** How many practice players there shall be. */
  | { readonly type: 'SetPractice'; readonly count: number }
  /** Chips that a player lays on the spots of a seat and has not placed yet. */
  | {
      readonly type: 'LayChips';
      readonly seat: number;
      readonly stakes: Stakes;
      readonly tips?: Stakes;
    }
  /** Whether chips that lie there when the time is over are placed. */
  | { readonly type: 'SetPlaceLaid'; readonly on: boolean };

/** Orders that are kept in the process and not stored. */
export type KeptOrder = Extract<TableOrder, { readonly type: 'LayChips' | 'SetPlaceLaid' }>;

/** What a person orders of the own account. */
export type AccountOrder =
  | { readonly type: 'TopUp' }
  | { readonly type: 'CashOut'; readonly cents: Cents }
  | { readonly type: 'ConfirmAge'; readonly atLeast: number }
  | { readonly type: 'DismissNotice'; readonly notice: string };

/** How a table is run: who deals, and where its cards come from. */
export interface TableSettings {
  readonly slug: string;
  readonly name: string;
  readonly dealing: 'automatic' | 'attended';
  readonly cards: 'shuffler' | 'typed';
  /** Which jackpot each jackpot wager of the table plays for; a new one is opened. */
  readonly jackpots: Readonly<Partial<Record<WagerId, string>>>;
  readonly practice: number;
  readonly decisionSeconds: number | null;
}

/** What is ordered of the house as a whole. */
export type FloorOrder =
  | ({ readonly type: 'CreateTable'; readonly house: HouseRules } & TableSettings)
  | { readonly type: 'SetGamingDay'; readonly timeZone: string; readonly hour: number };

/** What is ordered of the people of the house. */
export type StaffOrder =
  | {
      readonly type: 'IssueCodes';
      readonly roles: readonly StaffRole[];
      /** What is kept of the codes; who ordered them has seen them. */
      readonly codes: readonly CodeOnRecord[];
    }
  | { readonly type: 'DisableAccount' | 'EnableAccount'; readonly account: string };

/** Any order, with where it goes. */
export type Order =
  | { readonly to: 'table'; readonly table: string; readonly order: TableOrder }
  | { readonly to: 'account'; readonly order: AccountOrder }
  | { readonly to: 'floor'; readonly order: FloorOrder }
  | { readonly to: 'staff'; readonly order: StaffOrder };

/** What the sender of an order is answered: where the streams stand that it wrote on. */
export interface Answer {
  /** By stream, its version after the order. */
  readonly versions: Readonly<Record<string, number>>;
  /** The order waits for a second person, under this id. */
  readonly proposal?: string;
}
