/** The capability a requirement belongs to. */
export const CATALOGUE_GROUPS = {
  A: 'Cards and ranking',
  B: 'Wagers and limits',
  C: 'Table set-up, cards, shuffling, cutting',
  D: 'Dealing',
  E: 'Decisions',
  F: 'Settlement and order',
  G: 'Side bets',
  H: 'Progressive and house jackpots',
  I: 'Envy',
  J: 'Irregularities',
  K: 'Tips',
  L: 'Signage and layout',
  M: 'Operator configuration and approvals',
  N: 'Accounting and audit',
  O: 'Discontinuing and transfer',
} as const;
export type CatalogueGroup = keyof typeof CATALOGUE_GROUPS;

/** One demand of one clause, in our own words. */
export interface CatalogueEntry<Id extends string = string> {
  readonly id: Id;
  /** A clause that concerns several capabilities is listed once, under each of its groups. */
  readonly groups: readonly CatalogueGroup[];
  readonly words: string;
  /** Set when no software can hold it: what is left to people, and why. */
  readonly guidance?: string;
}
