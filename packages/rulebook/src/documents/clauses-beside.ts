import type { ClauseId } from '../schema/cited.js';
import type { RulebookId } from '../schema/games.js';
import type { WagerId } from '../schema/names.js';
import type { Rulebook } from '../schema/rulebook.js';

/**
 * Clauses of the documents that no leaf of a rulebook carries. They stand beside the rulebooks, so that the
 * digest of rules that houses have pinned stays what it is.
 */
const BETS_CLOSED: Readonly<Partial<Record<RulebookId, ClauseId>>> = {
  'sd/high-card-flush': 'SD-HCF-2#1',
  'md/high-card-flush': 'MD-HCF-7E',
  'oh/high-card-flush': 'AMB-69',
  'sd/caribbean-stud': 'SD-CSP-5',
  'wa/ricochet-poker': 'AMB-58',
};

/** By which clause no wager is made, changed or taken back once betting is closed. */
export const betsClosedBy = ({ id, dealing }: Pick<Rulebook, 'id' | 'dealing'>): ClauseId =>
  dealing.betsClosed?.cite ?? BETS_CLOSED[id] ?? 'AMB-58';

const DEALER_TURNED: Readonly<Partial<Record<RulebookId, ClauseId>>> = {
  'sd/caribbean-stud': 'SD-CSP-12#3',
};

/** By which clause the dealer's cards are turned, where the play of the game does not say it. */
export const dealerTurnedBy = ({ id }: Pick<Rulebook, 'id'>): ClauseId | undefined =>
  DEALER_TURNED[id];

const ANTES_FIRST: Readonly<Partial<Record<RulebookId, ClauseId>>> = {
  'sd/caribbean-stud': 'SD-CSP-13#1',
};

/** By which clause a dealer who does not qualify pays every ante before the cards of any player are collected. */
export const antesPaidFirstBy = ({ id }: { readonly id: RulebookId }): ClauseId | undefined =>
  ANTES_FIRST[id];

/** Washington's jackpots have an appendix each: it says this of its own. */
const SHARES: Readonly<Partial<Record<`${RulebookId} ${WagerId}`, ClauseId>>> = {
  'wa/ricochet-poker mini-royal': 'WA-RP-AppF-n6',
  'wa/ricochet-poker straight-flush': 'WA-RP-AppG-n5',
  'wa/ricochet-poker five-card': 'WA-RP-AppH-n4',
  'wa/ricochet-poker seven-card': 'WA-RP-AppI-n4',
  'wa/ricochet-poker heads-up-holdem': 'WA-RP-AppJ-n5',
};

/** By which clause a jackpot pays its shares out of the meter, where the document says it of each. */
export const sharesPaidBy = ({
  rulebook,
  wager,
}: {
  readonly rulebook: RulebookId;
  readonly wager: WagerId;
}): ClauseId | undefined => SHARES[`${rulebook} ${wager}`];
