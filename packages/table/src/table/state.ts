import type { GameRound, LineId, Place, SettledLine } from '@baize/games';
import type { Cents } from '@baize/money';
import type { Citation, Irregularity, ReducedCriterion, WagerId } from '@baize/rulebook';
import type { TablePolicy } from '../automation/policy.js';
import type { FloorRecord } from '../calls/state.js';
import type { TableCards } from '../cards/index.js';
import type { BeforeDeal } from '../dealing/before-deal.js';
import type { StubCounts } from '../dealing/stub.js';
import type { Unasked } from '../people/unasked.js';
import type { EnvyDue } from './envy-due.js';
import type { Collected } from './events.js';

export interface Seat {
  readonly player: string;
  /** Left with wagers in the round; a floorperson's ruling, once there is one. */
  readonly away: 'here' | 'away' | 'lost' | 'plays-on';
  /** When the player sat down; older records do not say it. */
  readonly since?: string;
  /** Rounds in a row without a wager, without any act, and away; left out while there are none. */
  readonly missed?: { readonly rounds: number; readonly idle: number; readonly away: number };
}

/** What stands in the way until somebody above the dealer has looked at it. */
interface Stopped {
  readonly by: Irregularity;
  readonly place: Place | null;
  readonly cite: Citation;
}

interface OnRecord {
  readonly kind: Irregularity;
  readonly place: Place | null;
  /** How many cards were found there. */
  readonly cards: number | null;
  readonly cite: Citation;
}

/** A card that is out of its round, and the clause that took it out. */
export interface DeadCard {
  readonly card: string;
  readonly cite: Citation;
}

/** A hand that wins by its cards and has no award. */
export interface WithoutAward {
  readonly jackpot: WagerId;
  readonly seat: number;
  readonly hand: string;
  /** A floorperson has said that it gets none; otherwise the dealer took it off, and one is called. */
  readonly ruled: boolean;
}

/** What is open about the jackpots of a round, beside the hits on their meters. */
export interface AwardsOfRound {
  readonly envy: readonly EnvyDue[];
  readonly off: readonly WithoutAward[];
  /** What the receipts will say beside the lines, as long as none is issued. */
  readonly changes: readonly Reissue[];
  /** A floorperson ruled that play goes on while an award waits (AMB-77). */
  readonly playsOn: boolean;
}

/** A round at its table, with everything that is not the game's business. */
export interface RoundAtTable {
  readonly round: string;
  readonly number: number;
  readonly deck: string;
  /** Winning criteria that were reduced by permission when it began. */
  readonly criteria?: readonly ReducedCriterion[];
  readonly game: GameRound;
  readonly beforeDeal: BeforeDeal | null;
  /** Chips that a sensor did not accept: they are no wagers, and back with their players. */
  readonly rejected?: readonly Collected[];
  /** Jackpot wagers are in the tray: the sensors have locked. */
  readonly collected: boolean;
  readonly stub: 'in-use' | 'racked';
  /** Its stub was counted, whatever came of it. */
  readonly stubCounted?: true;
  /** Cards that are dead for this round. */
  readonly deadCards: number;
  /** Which of them have a name. */
  readonly dead?: readonly DeadCard[];
  readonly takenUp: readonly Place[];
  /** By seat, how many cards of a folded hand stay under a wager: the rest is in the rack. */
  readonly tucked: Readonly<Record<number, number>>;
  readonly irregularities: readonly OnRecord[];
  readonly stopped: Stopped | null;
  readonly voided: {
    readonly deck: 'kept' | 'reshuffled' | 'removed';
    readonly cite: Citation;
  } | null;
  /** When the last thing happened. */
  readonly since: string;
  /** From when bets are taken: their one deadline is counted from it. */
  readonly bettingSince?: string;
  /** By seat, from when it could decide. */
  readonly decidingSince?: Readonly<Record<number, string>>;
  /** By seat, the time that was called for it; left out while there is none. */
  readonly timeCalled?: Readonly<
    Record<number, { readonly since: string; readonly seconds: number }>
  >;
  /** Seats that sit this round out, and why. */
  readonly sitsOut?: Readonly<Record<number, 'asked' | Unasked>>;
  /** Seats whose players have done something in this round. */
  readonly acted?: readonly number[];
  /** Seats for which something was done because their players were away. */
  readonly absent?: readonly number[];
  /** Cards were put right before the settlement. */
  readonly corrected?: true;
  /** Left out while nothing is open. */
  readonly awards?: AwardsOfRound;
}

/** Why a receipt was issued again, and by how much it changed for the player. */
export interface Reissue {
  readonly seat: number;
  readonly why: 'resettled' | 'adjusted' | 'award-withdrawn' | 'award-changed' | 'envy-withdrawn';
  readonly cents: Cents;
  /** The line it changes, where it changes one. */
  readonly line?: LineId;
  /** Of an envy line: the seat whose hand it was for. */
  readonly envies?: number;
  /** The lines were made anew since, and say it themselves. */
  readonly superseded?: true;
  readonly reason: string;
  readonly cite: Citation;
}

/** The latest round that was settled, as long as it may still be corrected at the table. */
export interface SettledRound {
  readonly round: string;
  readonly criteria?: readonly ReducedCriterion[];
  readonly game: GameRound;
  /** Cards that were out of it. */
  readonly dead?: readonly DeadCard[];
  readonly lines: readonly SettledLine[];
  readonly tips: readonly SettledLine[];
  /** By seat, how many receipts were issued: each replaces the one before it. */
  readonly receipts: Readonly<Record<number, number>>;
  /** In the order in which they were issued. */
  readonly reissues: readonly Reissue[];
  /** By seat, the lines of the receipt before the one that holds; left out where none was replaced. */
  readonly replaced?: Readonly<Record<number, readonly SettledLine[]>>;
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
  /** Calls for the floor, and what it should know of; left out while there was none. */
  readonly floor?: FloorRecord;
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
