import type { Cents, Micros } from '@baize/money';
import { type Ok, ok } from '@baize/result';
import type { Citation, HandKey, JackpotRules, MultiHit } from '@baize/rulebook';
import type { Effect } from './books.js';
import type {
  CountResolution,
  Office,
  Party,
  PetitionFor,
  SensedWager,
  Stamp,
  TwoPeople,
} from './commands.js';
import type { Terms } from './terms.js';

export type Gate = JackpotRules['gates'][number]['value'];

/** A hit at the moment it is keyed: its amount is fixed, and where it will be paid from. */
export interface KeyedWinner {
  readonly hit: string;
  readonly seat: number;
  readonly player: string;
  readonly hand: string;
  readonly cite: Citation;
  /** Null for a fixed amount. */
  readonly percent: number | null;
  readonly cents: Cents;
  readonly from: 'meter' | 'tray';
  /** It is paid only after a floorperson has validated it. */
  readonly waits: boolean;
}

/** A later hit whose amount is another one now that an earlier hit is gone. */
export interface Recomputed {
  readonly hit: string;
  readonly cents: Cents;
}

interface AtRound {
  readonly table: string;
  readonly round: string;
}

/** The meter's books change by exactly this. */
interface Moves {
  readonly effect: Effect;
  readonly cite: Citation;
}

interface HitGone extends Moves {
  readonly hit: string;
  readonly recomputed: readonly Recomputed[];
}

export type MeterEventBody =
  | (Moves & {
      readonly type: 'Opened';
      readonly terms: Terms;
      readonly tables: readonly string[];
      /** The posted prize of a house jackpot, null for a progressive. */
      readonly prizeCents: Cents | null;
    })
  | { readonly type: 'TableLinked'; readonly table: string; readonly cite: Citation }
  | { readonly type: 'TableUnlinked'; readonly table: string }
  | { readonly type: 'TermsChanged'; readonly terms: Terms; readonly reason: string }
  | {
      readonly type: 'PrizeModified';
      readonly prizeCents: Cents;
      readonly reason: string;
      readonly cite: Citation;
    }
  | (AtRound & { readonly type: 'WagersAccepted'; readonly wagers: readonly SensedWager[] })
  | (AtRound & { readonly type: 'SensorsLocked'; readonly cite: Citation })
  | (AtRound & {
      readonly type: 'ChipsCounted';
      readonly chips: number;
      readonly accepted: number;
      readonly cite: Citation;
    })
  | (AtRound & {
      readonly type: 'CountResolved';
      readonly seat: number;
      readonly how: CountResolution;
      readonly office: Office;
      readonly reason: string;
      readonly cite: Citation;
    })
  | (AtRound &
      Moves & {
        readonly type: 'Contributed';
        readonly wagers: number;
        /** What the display shows from now on: the basis of this round's awards. */
        readonly displayMicros: Micros;
      })
  | (AtRound & {
      readonly type: 'SensorsReset';
      readonly outcome: 'complete' | 'void';
      readonly cite: Citation;
    })
  | (AtRound &
      Moves & {
        readonly type: 'WinnersKeyed';
        readonly winners: readonly KeyedWinner[];
        readonly multiHit: MultiHit;
        /** What the meter restarts from, should one of them empty it. */
        readonly seedMicros: Micros;
        /** Gates that the key itself passes. */
        readonly gates: readonly { readonly gate: Gate; readonly cite: Citation }[];
      })
  | (AtRound & {
      readonly type: 'SupervisorCalled';
      readonly hits: readonly string[];
      readonly cite: Citation;
    })
  | (HitGone & { readonly type: 'WinnerUnkeyed' })
  | {
      readonly type: 'GatePassed';
      readonly hit: string;
      readonly gate: Gate;
      readonly cite: Citation;
    }
  | {
      readonly type: 'HitVerified';
      readonly hit: string;
      readonly office: Office;
      readonly cite: Citation;
    }
  | (HitGone & {
      readonly type: 'HitRejected';
      readonly office: Office;
      readonly reason: string;
    })
  | {
      readonly type: 'HitPaid';
      readonly hit: string;
      readonly table: string;
      readonly player: string;
      readonly cents: Cents;
      readonly from: 'meter' | 'tray';
      readonly cite: Citation;
    }
  | (Moves & TwoPeople & { readonly type: 'Adjusted'; readonly of: 'meter' | 'reserve' })
  | (Moves & TwoPeople & { readonly type: 'SeedRecovered'; readonly document: string })
  | {
      readonly type: 'Petitioned';
      readonly petition: string;
      readonly asks: PetitionFor;
      readonly reason: string;
      readonly cite: Citation;
    }
  | {
      readonly type: 'PetitionDecided';
      readonly petition: string;
      readonly granted: boolean;
      readonly reference: string;
    }
  | {
      readonly type: 'CriteriaReduced';
      readonly petition: string;
      readonly hand: HandKey;
      readonly percent: number;
      readonly cite: Citation;
    }
  | (Moves & {
      readonly type: 'TransferredOut';
      readonly petition: string;
      readonly transfer: string;
      readonly to: Party;
    })
  | (Moves & {
      readonly type: 'TransferredIn';
      readonly transfer: string;
      readonly from: Party;
      readonly reference: string;
    })
  | (Moves & {
      readonly type: 'Discontinued';
      readonly petition: string | null;
      readonly reason: string;
      /** What stays held for the players until it may be transferred. */
      readonly heldMicros: Micros;
    });

/** An event of the stream `jackpot/<slug>`. */
export type MeterEvent = Stamp & { readonly jackpot: string } & MeterEventBody;

export type EventOf<T extends MeterEvent['type']> = Extract<MeterEvent, { readonly type: T }>;

/** What a command brought about, under its stamp. */
export const happened = (
  { at, by }: Stamp,
  jackpot: string,
  ...bodies: readonly MeterEventBody[]
): Ok<readonly MeterEvent[]> => ok(bodies.map((body) => ({ ...body, at, by, jackpot })));
