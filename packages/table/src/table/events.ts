import type { GameEvent, Packets, Place, SettledLine } from '@baize/games';
import type { Cents } from '@baize/money';
import type {
  Citation,
  Irregularity,
  IrregularityOutcome,
  ReducedCriterion,
  WagerId,
} from '@baize/rulebook';
import type { TablePolicy } from '../automation/policy.js';
import type { CallSubject } from '../calls/state.js';
import type { CardsEvent } from '../cards/index.js';
import type { BeforeDealEvent } from '../dealing/before-deal.js';
import type { Stamp } from '../people/stamp.js';
import type { Unasked } from '../people/unasked.js';
import type { EnvyDue } from './envy-due.js';

/** A chip on its way from the layout into the tray, or back. */
export interface Collected {
  readonly seat: number;
  readonly player: string;
  readonly wager: WagerId;
  readonly cents: Cents;
}

/** What a correction changes in a round that was settled: the line as it was, and as it is. */
export interface Corrected {
  readonly seat: number;
  readonly player: string;
  readonly before: SettledLine | null;
  readonly after: SettledLine | null;
  /** What moves with it, where that is not the difference: awards and envy have a procedure of their own. */
  readonly movesCents?: Cents;
}

export type TableEventBody =
  | {
      readonly type: 'TableOpened';
      readonly dealer: string;
      readonly trayCents: Cents;
      readonly policy: TablePolicy;
    }
  | {
      readonly type: 'TableClosed';
      readonly trayCents: Cents;
      /** Counted less what the books say. */
      readonly overCents: Cents;
    }
  | { readonly type: 'DealerRelieved'; readonly from: string; readonly to: string }
  | {
      readonly type: 'RulesChanged';
      readonly rules: string;
      readonly reason: string;
      readonly cite: Citation;
    }
  | { readonly type: 'RulesApproved'; readonly rules: string; readonly reference: string }
  | { readonly type: 'PlayerSat'; readonly seat: number; readonly player: string }
  | {
      readonly type: 'PlayerLeft';
      readonly seat: number;
      readonly player: string;
      /** With wagers in a round that is not over. */
      readonly midRound: boolean;
      /** The house freed the seat: its player was away, or did nothing. */
      readonly why?: 'away' | 'idle';
      readonly cite: Citation;
    }
  | {
      readonly type: 'SatOut';
      readonly seat: number;
      readonly player: string;
      readonly why: 'asked' | Unasked;
      readonly cite: Citation;
    }
  /** From now on these seats have so long to decide. */
  | {
      readonly type: 'TimeCalled';
      readonly seats: readonly number[];
      readonly seconds: number;
      readonly cite: Citation;
    }
  /** Nobody has bet in time, and bets are taken anew. */
  | { readonly type: 'BettingPassed'; readonly cite: Citation }
  | {
      readonly type: 'AbandonmentRuled';
      readonly seat: number;
      readonly lost: boolean;
      readonly reason: string;
      readonly cite: Citation;
    }
  | { readonly type: 'BoughtIn'; readonly player: string; readonly cents: Cents }
  | { readonly type: 'TrayFilled' | 'TrayCredited'; readonly cents: Cents; readonly slip: string }
  | { readonly type: 'DropTaken'; readonly cents: Cents }
  | {
      readonly type: 'DealerTipped';
      readonly player: string;
      readonly cents: Cents;
      readonly cite: Citation;
    }
  | { readonly type: 'InCards'; readonly event: CardsEvent }
  | {
      readonly type: 'RoundStarted';
      readonly round: string;
      readonly number: number;
      readonly deck: string;
      /** The digest of the rules it is played under, for ever. */
      readonly rules: string;
      readonly packets: Packets;
      /** Winning criteria that were reduced by permission; none where it is not there. */
      readonly criteria?: readonly ReducedCriterion[];
    }
  | {
      readonly type: 'InRound';
      readonly event: GameEvent;
      /** The envy among its lines is not paid with them. */
      readonly envy?: 'waits';
      /** It was done for a player who did not answer in time, or was away, and by which rule. */
      readonly why?: Unasked;
      readonly cite?: Citation;
    }
  | { readonly type: 'BeforeDeal'; readonly event: BeforeDealEvent }
  /** A chip that a sensor does not accept goes back; it may be accepted after all. */
  | ({ readonly type: 'ChipRejected' | 'ChipAccepted'; readonly cite: Citation } & Collected)
  /** Jackpot wagers leave the layout when the sensors lock. */
  | {
      readonly type: 'JackpotWagersCollected';
      readonly chips: readonly Collected[];
      readonly cite: Citation;
    }
  | {
      readonly type: 'StubRacked';
      /** Null where it went to the rack uncounted. */
      readonly counted: number | null;
      readonly cite: Citation;
    }
  | {
      readonly type: 'StubMiscounted';
      readonly counted: number;
      readonly off: number;
      readonly cite: Citation;
    }
  | {
      readonly type: 'IrregularityCalled';
      readonly kind: Irregularity;
      readonly place: Place | null;
      readonly cards: number | null;
      /** The card that was found face up, where one was. */
      readonly card?: string;
      readonly note: string | null;
      /** The floor is called with it, by this number. */
      readonly calls?: number;
      /** What the book says of it, as it was shown before it was confirmed. */
      readonly outcome: IrregularityOutcome;
      readonly cite: Citation;
    }
  | {
      readonly type: 'FloorCalled';
      readonly call: number;
      readonly about: CallSubject;
      readonly note: string | null;
      readonly round: string | null;
    }
  | { readonly type: 'CallAnswered'; readonly call: number }
  | { readonly type: 'CallClosed'; readonly call: number; readonly note: string | null }
  | { readonly type: 'RoundVoided'; readonly reason: string; readonly cite: Citation }
  | {
      readonly type: 'RuledToContinue';
      readonly reason: string;
      /** Play goes on although an award waits to be verified. */
      readonly awards?: true;
    }
  | {
      readonly type: 'TakenUp';
      readonly place: Place;
      readonly counted: number | null;
      /** The discards of a folded hand alone: so many cards stay under a wager. */
      readonly tucked?: number;
      readonly cite: Citation;
    }
  | {
      readonly type: 'AwardPaid' | 'AwardWithdrawn';
      readonly jackpot: WagerId;
      readonly hit: string;
      readonly seat: number;
      readonly player: string;
      readonly cents: Cents;
      readonly cite: Citation;
      /** Of an award that is gone: by whom, and the hand in words. */
      readonly how?: 'taken-off' | 'rejected';
      readonly hand?: string;
      /** The hand wins by its cards all the same: a floorperson is called (AMB-81). */
      readonly qualifies?: boolean;
    }
  /** Keyed again, or worked out anew because an award before it is gone: receipts follow (MD-HCF-11C). */
  | {
      readonly type: 'AwardKeyed' | 'AwardChanged';
      readonly jackpot: WagerId;
      readonly hit: string;
      readonly seat: number;
      readonly player: string;
      /** As it is now. */
      readonly cents: Cents;
      /** More, or less, than the receipt says. */
      readonly changeCents: Cents;
      readonly cite: Citation;
    }
  | {
      readonly type: 'NoAwardRuled';
      readonly jackpot: WagerId;
      readonly seat: number;
      readonly hand: string;
      readonly reason: string;
      readonly cite: Citation;
    }
  | {
      readonly type: 'EnvyPaid' | 'EnvyWithdrawn';
      readonly lines: readonly EnvyDue[];
      readonly cite: Citation;
    }
  | {
      readonly type: 'CardsCorrected';
      readonly round: string;
      readonly place: Place;
      readonly from: readonly string[];
      readonly to: readonly string[];
      readonly reason: string;
      /** The payments are no longer those of the cards: the floor is called with it, by this number. */
      readonly calls?: number;
    }
  | {
      readonly type: 'RoundResettled';
      readonly round: string;
      readonly lines: readonly SettledLine[];
      readonly changes: readonly Corrected[];
      /** Tips are wagers too: what the dealers' box gets is put right with the rest. */
      readonly tips: readonly SettledLine[];
      readonly tipChanges: readonly Corrected[];
      /** All envy that waits from now on, where the round is still at the table. */
      readonly envy?: readonly EnvyDue[];
      readonly reason: string;
      readonly second: string | null;
      readonly cite: Citation;
    }
  | {
      readonly type: 'PaymentAdjusted';
      readonly round: string;
      readonly seat: number;
      readonly player: string;
      readonly cents: Cents;
      readonly reason: string;
      readonly second: string | null;
      readonly cite: Citation;
    }
  | {
      readonly type: 'RoundEnded';
      readonly round: string;
      readonly outcome: 'complete' | 'void';
      readonly deck: 'kept' | 'reshuffled' | 'removed';
    };

/** An event of the stream `table/<slug>`. */
export type TableEvent = Stamp & TableEventBody;

export type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { readonly type: T }>;
