import type { Dealing, Decks, Seats, Shuffling } from './cards-and-dealing.js';
import type { AmbiguityId, Cited, ClauseId } from './cited.js';
import type { GameId, Play, RulebookId } from './games.js';
import type { Irregularities } from './irregularities.js';
import type { JackpotRules } from './jackpots.js';
import type { WagerId } from './names.js';
import type { BetLimit, PayoutCap, Settlement } from './play.js';
import type { Settings } from './settings.js';
import type { ApprovalRule, Signage } from './signage.js';
import type { OpenIrregularities } from './treatments.js';
import type { BesideWagers, Wagers } from './wagers.js';

/** The paper a rulebook is made from. Dates are calendar dates, `2017-04-17`. */
interface SourceDocument {
  /** The prefix of its clauses: `SD-HCF`. */
  readonly prefix: string;
  readonly jurisdiction: string;
  readonly title: string;
  readonly reference: string;
  readonly effective: Cited<string | null>;
  readonly history: readonly Cited<{ readonly effective: string; readonly reference: string }>[];
}

export interface Tips {
  /** Wagers that a dealer's tip may be placed on; none where tip wagers are off. */
  readonly wagers: Cited<readonly WagerId[]>;
  readonly needsOwnWager: Cited<true> | null;
  /** May not exceed the player's own wager there. */
  readonly capped: Cited<'players-ante'> | null;
  readonly raise: Cited<'players-choice'> | null;
  readonly accounted: Cited<'apart'>;
}

/** A reading of the document where it is silent, contradicts itself or slips. */
export interface Reading {
  readonly id: AmbiguityId;
  readonly about: readonly ClauseId[];
  readonly question: string;
  readonly reading: string;
  readonly why: string;
  /** The setting that selects another defensible reading. */
  readonly setting?: string;
  /** Ask the regulator; shown until the house rules record the answer. */
  readonly toConfirm?: boolean;
}

/** A limit set by law that the document cites and does not contain: it must be given as data. */
export interface LegalCeiling {
  readonly name: string;
  readonly law: string;
  readonly cite: ClauseId;
  readonly words: string;
  /** The house rules must state it before a table opens. */
  readonly required?: true;
}

/** What one document allows: immutable, versioned, dated. The house elects within it. */
export interface Rulebook {
  readonly id: RulebookId;
  readonly version: number;
  readonly game: GameId;
  readonly name: string;
  readonly source: SourceDocument;
  readonly seats: Seats;
  readonly decks: Decks;
  readonly shuffling: Shuffling;
  readonly dealing: Dealing;
  readonly wagers: Wagers;
  readonly beside: BesideWagers;
  readonly play: Play;
  readonly settlement: Settlement;
  readonly payoutCap: PayoutCap | null;
  readonly betLimit: BetLimit | null;
  readonly legalCeilings: readonly LegalCeiling[];
  readonly jackpots: JackpotRules | null;
  readonly irregularities: Irregularities;
  /** What the house may decide otherwise, where the document says nothing of irregularities. */
  readonly openIrregularities: OpenIrregularities | null;
  readonly tips: Tips;
  readonly signage: Signage;
  readonly approvals: readonly ApprovalRule[];
  readonly settings: Settings;
  readonly readings: readonly Reading[];
  /** After any change of rules, tables or equipment the table needs approval again. */
  readonly changesNeedApproval: Cited<true> | null;
  readonly promotions: Cited<'dated-record-with-consent'> | null;
}
