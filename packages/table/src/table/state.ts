import type { Place, SettledLine } from '@baize/games';
import type { Cents } from '@baize/money';
import type { ClauseId, Irregularity } from '@baize/rulebook';
import type { TablePolicy } from '../automation/policy.js';
import type { TableCards } from '../cards/index.js';
import type { BeforeDeal } from '../dealing/before-deal.js';
import type { StubCounts } from '../dealing/stub.js';
import type { GameRound } from '../rounds/game.js';

export interface Seat {
  readonly player: string;
  /** Left with wagers in the round; a floorperson's ruling, once there is one. */
  readonly away: 'here' | 'away' | 'lost' | 'plays-on';
}

/** What stands in the way until somebody above the dealer has looked at it. */
interface Stopped {
  readonly by: Irregularity;
  readonly place: Place | null;
  readonly cite: ClauseId;
}

interface OnRecord {
  readonly kind: Irregularity;
  readonly place: Place | null;
  /** How many cards were found there. */
  readonly cards: number | null;
  readonly cite: ClauseId;
}

/** A round at its table, with everything that is not the game's business. */
export interface RoundAtTable {
  readonly round: string;
  readonly number: number;
  readonly deck: string;
  readonly game: GameRound;
  readonly beforeDeal: BeforeDeal | null;
  /** Jackpot wagers are in the tray: the sensors have locked. */
  readonly collected: boolean;
  readonly stub: 'in-use' | 'racked';
  /** Cards that are dead for this round. */
  readonly deadCards: number;
  readonly takenUp: readonly Place[];
  readonly irregularities: readonly OnRecord[];
  readonly stopped: Stopped | null;
  readonly voided: {
    readonly deck: 'kept' | 'reshuffled' | 'removed';
    readonly cite: ClauseId;
  } | null;
  /** When the last thing happened: deadlines are counted from it. */
  readonly since: string;
}

/** Why a receipt was issued again, and by how much it changed for the player. */
export interface Reissue {
  readonly seat: number;
  readonly why: 'resettled' | 'adjusted' | 'award-withdrawn';
  readonly cents: Cents;
  readonly reason: string;
  readonly cite: ClauseId;
}

/** The latest round that was settled, as long as it may still be corrected at the table. */
export interface SettledRound {
  readonly round: string;
  readonly game: GameRound;
  readonly lines: readonly SettledLine[];
  readonly tips: readonly SettledLine[];
  /** By seat, how many receipts were issued: each replaces the one before it. */
  readonly receipts: Readonly<Record<number, number>>;
  /** In the order in which they were issued. */
  readonly reissues: readonly Reissue[];
}

interface Standing {
  readonly slug: string;
  /** The digest of rulebook and house rules. */
  readonly rules: string;
  readonly approval: 'given' | 'needed';
  readonly lastRound: number;
  readonly cards: TableCards;
  readonly stub: StubCounts;
  readonly settled: SettledRound | null;
}

export type ClosedTable = Standing & { readonly phase: 'closed' };

export type OpenTable = Standing & {
  readonly phase: 'open';
  readonly dealer: string;
  readonly policy: TablePolicy;
  readonly seats: Readonly<Record<number, Seat>>;
  readonly round: RoundAtTable | null;
};

export type TableState = ClosedTable | OpenTable;
