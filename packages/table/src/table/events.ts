import type { Packets, Place, SettledLine } from '@baize/games';
import type { Cents } from '@baize/money';
import type { ClauseId, Irregularity, IrregularityOutcome, WagerId } from '@baize/rulebook';
import type { TablePolicy } from '../automation/policy.js';
import type { CardsEvent } from '../cards/index.js';
import type { BeforeDealEvent } from '../dealing/before-deal.js';
import type { Stamp } from '../people/stamp.js';
import type { GameEvent } from '../rounds/game.js';

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
      readonly cite: ClauseId;
    }
  | { readonly type: 'RulesApproved'; readonly rules: string; readonly reference: string }
  | { readonly type: 'PlayerSat'; readonly seat: number; readonly player: string }
  | {
      readonly type: 'PlayerLeft';
      readonly seat: number;
      readonly player: string;
      /** With wagers in a round that is not over. */
      readonly midRound: boolean;
      readonly cite: ClauseId;
    }
  | {
      readonly type: 'AbandonmentRuled';
      readonly seat: number;
      readonly lost: boolean;
      readonly reason: string;
      readonly cite: ClauseId;
    }
  | { readonly type: 'BoughtIn'; readonly player: string; readonly cents: Cents }
  | { readonly type: 'TrayFilled' | 'TrayCredited'; readonly cents: Cents; readonly slip: string }
  | { readonly type: 'DropTaken'; readonly cents: Cents }
  | {
      readonly type: 'DealerTipped';
      readonly player: string;
      readonly cents: Cents;
      readonly cite: ClauseId;
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
    }
  | { readonly type: 'InRound'; readonly event: GameEvent }
  | { readonly type: 'BeforeDeal'; readonly event: BeforeDealEvent }
  /** Jackpot wagers leave the layout when the sensors lock. */
  | {
      readonly type: 'JackpotWagersCollected';
      readonly chips: readonly Collected[];
      readonly cite: ClauseId;
    }
  | {
      readonly type: 'StubRacked';
      /** Null where it went to the rack uncounted. */
      readonly counted: number | null;
      readonly cite: ClauseId;
    }
  | {
      readonly type: 'StubMiscounted';
      readonly counted: number;
      readonly off: number;
      readonly cite: ClauseId;
    }
  | {
      readonly type: 'IrregularityCalled';
      readonly kind: Irregularity;
      readonly place: Place | null;
      readonly cards: number | null;
      readonly note: string | null;
      /** What the book says of it, as it was shown before it was confirmed. */
      readonly outcome: IrregularityOutcome;
      readonly cite: ClauseId;
    }
  | { readonly type: 'RoundVoided'; readonly reason: string; readonly cite: ClauseId }
  | { readonly type: 'RuledToContinue'; readonly reason: string }
  | {
      readonly type: 'TakenUp';
      readonly place: Place;
      readonly counted: number | null;
      readonly cite: ClauseId;
    }
  | {
      readonly type: 'AwardPaid' | 'AwardWithdrawn';
      readonly jackpot: WagerId;
      readonly hit: string;
      readonly seat: number;
      readonly player: string;
      readonly cents: Cents;
      readonly cite: ClauseId;
    }
  | {
      readonly type: 'CardsCorrected';
      readonly round: string;
      readonly place: Place;
      readonly from: readonly string[];
      readonly to: readonly string[];
      readonly reason: string;
    }
  | {
      readonly type: 'RoundResettled';
      readonly round: string;
      readonly lines: readonly SettledLine[];
      readonly changes: readonly Corrected[];
      /** Tips are wagers too: what the dealers' box gets is put right with the rest. */
      readonly tips: readonly SettledLine[];
      readonly tipChanges: readonly Corrected[];
      readonly reason: string;
      readonly second: string | null;
      readonly cite: ClauseId;
    }
  | {
      readonly type: 'PaymentAdjusted';
      readonly round: string;
      readonly seat: number;
      readonly player: string;
      readonly cents: Cents;
      readonly reason: string;
      readonly second: string | null;
      readonly cite: ClauseId;
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
