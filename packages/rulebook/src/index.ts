export { canonicalText } from './canonical.js';
export {
  AMBIGUITIES,
  type Ambiguity,
  ambiguity,
  CATALOGUE,
  CATALOGUE_GROUPS,
  type CatalogueEntry,
  type CatalogueGroup,
  clause,
  type DocumentClause,
} from './catalogue/index.js';
export { checkOnDay } from './check/check-approvals.js';
export { checkChange } from './check/check-change.js';
export { jackpotType, jackpotWagerCents, offeredJackpots } from './check/check-jackpots.js';
export { describeDomain, settingInForce } from './check/check-settings.js';
export { hasShuffler, holds, isOffered } from './check/conditions.js';
export { checkElections, checkHouseRules, electionsText, pinnedText } from './check/index.js';
export { mostWonAtMinimumCents } from './check/most-won.js';
export { hasErrors, type Violation } from './check/violation.js';
export {
  antesPaidFirstBy,
  betsClosedBy,
  dealerTurnedBy,
  sharesPaidBy,
} from './documents/clauses-beside.js';
export { RULEBOOK_IDS, type RulebookId } from './documents/ids.js';
export { RULEBOOKS, rulebookById, rulebookInForce } from './documents/index.js';
export { exportRulebook, exportRulebooks } from './export.js';
export {
  type Compared,
  type Comparison,
  compareRulebooks,
  type TopicComparison,
} from './facts/compare.js';
export type { TableComparison, TableMatch } from './facts/compare-tables.js';
export { type Fact, TOPICS, type Topic } from './facts/fact.js';
export { factsOf } from './facts/index.js';
export { idList } from './facts/words.js';
export {
  type Approval,
  decodeHouseRules,
  type Elections,
  type Equipment,
  type HouseRules,
  houseRulesDecoder,
  type JackpotElection,
  roundHouseDecoder,
  type WagerLimit,
} from './house-rules/house-rules.js';
export { type LawfulWay, lawfulWays } from './house-rules/lawful-ways.js';
export { isByPolicy } from './in-force/irregularities-in-force.js';
export { type ReducedCriterion, withReducedCriteria } from './in-force/reduced-criteria.js';
export {
  envyDollarsOf,
  type JackpotInForce,
  putInForce,
  type RulesInForce,
} from './in-force/rules-in-force.js';
export { type SettingsInForce, settingsInForce } from './in-force/settings-in-force.js';
export type * from './schema/cards-and-dealing.js';
export {
  byPolicy,
  bySoftware,
  type Citation,
  type CitationKind,
  citationKind,
  citationLabel,
  HOUSE_POLICIES,
  type HouseCite,
  houseWords,
  SOFTWARE_PARTS,
} from './schema/citation.js';
export type { AmbiguityId, Cited, ClauseId } from './schema/cited.js';
export * from './schema/games.js';
export type * from './schema/irregularities.js';
export { IRREGULARITIES } from './schema/irregularities.js';
export type * from './schema/jackpots.js';
export {
  defaultTable,
  isJackpot,
  jackpotWagers,
  kickoutTable,
  payTable,
  type TableFamily,
  tableFamilies,
  wagersOf,
} from './schema/lookup.js';
export {
  HAND_KEYS,
  type HandKey,
  type LineKey,
  type TableKey,
  WAGER_IDS,
  type WagerId,
} from './schema/names.js';
export type * from './schema/pay-table.js';
export { looksAtDealersCards } from './schema/pay-table.js';
export type * from './schema/play.js';
export type * from './schema/rulebook.js';
export type * from './schema/settings.js';
export { SETTING_NAMES } from './schema/settings.js';
export type * from './schema/signage.js';
export type * from './schema/treatments.js';
export type * from './schema/wagers.js';
export { signOf } from './sign/sign.js';
export type * from './sign/sign-model.js';
