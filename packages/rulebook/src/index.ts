export { canonicalText } from './canonical.js';
export { AMBIGUITIES, ambiguity, CATALOGUE, CATALOGUE_GROUPS, clause } from './catalogue/index.js';
export { checkOnDay } from './check/check-approvals.js';
export { checkChange } from './check/check-change.js';
export { jackpotWagerCents } from './check/check-jackpots.js';
export { settingInForce } from './check/check-settings.js';
export { checkHouseRules, electionsText, pinnedText } from './check/index.js';
export { hasErrors, type Violation } from './check/violation.js';
export type { ViolationCode } from './check/violation-codes.js';
export {
  antesPaidFirstBy,
  betsClosedBy,
  dealerTurnedBy,
  sharesPaidBy,
} from './documents/clauses-beside.js';
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
  decodeHouseRules,
  type Elections,
  type Equipment,
  type HouseRules,
  houseRulesDecoder,
  roundHouseDecoder,
} from './house-rules/house-rules.js';
export { lawfulWays } from './house-rules/lawful-ways.js';
export { isByPolicy } from './in-force/irregularities-in-force.js';
export { type ReducedCriterion, withReducedCriteria } from './in-force/reduced-criteria.js';
export {
  envyDollarsOf,
  type JackpotInForce,
  putInForce,
  type RulesInForce,
} from './in-force/rules-in-force.js';
export { type SettingsInForce, settingsInForce } from './in-force/settings-in-force.js';
export type {
  Dealing,
  DealingMethod,
  DealingTopic,
  DealStep,
  DeviceMark,
  Instrument,
  OpeningStep,
  ShuffleWay,
  Shuffling,
} from './schema/cards-and-dealing.js';
export {
  byPolicy,
  bySoftware,
  type Citation,
  citationKind,
  citationLabel,
  houseWords,
} from './schema/citation.js';
export type { Cited, ClauseId } from './schema/cited.js';
export * from './schema/games.js';
export type { Irregularity, IrregularityOutcome } from './schema/irregularities.js';
export { IRREGULARITIES } from './schema/irregularities.js';
export type { EnvyRules, JackpotRules, JackpotType, MultiHit } from './schema/jackpots.js';
export { isJackpot, payTable, type TableFamily, tableFamilies, wagersOf } from './schema/lookup.js';
export {
  HAND_KEYS,
  type HandKey,
  type LineKey,
  type TableKey,
  WAGER_IDS,
  type WagerId,
} from './schema/names.js';
export type { KickoutRow, KickoutTable, PayRow, PayTable } from './schema/pay-table.js';
export { looksAtDealersCards } from './schema/pay-table.js';
export type { ContestPlay, FoldedBonus, SettlementStage } from './schema/play.js';
export type { Reading, Rulebook } from './schema/rulebook.js';
export type { SettingDomain, SettingName, SettingRule, SettingValue } from './schema/settings.js';
export type { SignRule } from './schema/signage.js';
export type { WagerRule } from './schema/wagers.js';
export { signOf } from './sign/sign.js';
export type { Sign, SignJackpot, SignTable } from './sign/sign-model.js';
