export { HouseSeed } from './fairness/house-seed.js';
export { below, keyedWords, type Words } from './fairness/keyed-words.js';
export { drawnPlayerSeed, type PlayerSeed } from './fairness/player-seed.js';
export {
  decodeProof,
  type ProvedCut,
  type RoundOver,
  type RoundProof,
  revealOf,
} from './fairness/proof.js';
export { type Commitment, commitmentOf, cutDepthOf, deckOf } from './fairness/recipe.js';
export { isSeedText, type RoundTerms, roundTerms } from './fairness/round-terms.js';
export { type ProofGap, type ProofSeries, seriesOf } from './fairness/series.js';
export { type FairnessCheck, type FairnessVerdict, verifyRound } from './fairness/verify.js';
export { preparePractice } from './practice/best-move.js';
export { PRACTICE_NAMES } from './practice/names.js';
export { practiceDecision } from './practice/practice-decision.js';
export { type Chance, practiceStakes } from './practice/practice-stakes.js';
export { dayCsv } from './reports/day-csv.js';
export {
  type DayOfHouse,
  dayReport,
  type HouseReport,
  type HouseTotals,
  spanReport,
  type TableDay,
} from './reports/day-report.js';
export { gamingDayIn, USUAL_GAMING_DAY } from './reports/floor.js';
export {
  type GamingDay,
  gamingDayOf,
  isDay,
  isGamingDay,
  type Span,
  spanOfDay,
} from './reports/gaming-day.js';
export type { JackpotDay } from './reports/jackpot-day.js';
export { type AuditReport, audit } from './store/audit/audit.js';
export type { Finding, FindingCode } from './store/audit/finding.js';
export { hashOf, NO_HASH } from './store/chain.js';
export type { Answered, Append, Commit, CommitError, Committed, Secret } from './store/commit.js';
export type { Head, NewEvent, StoredEvent } from './store/events.js';
export { type ExportSpan, exportEvents } from './store/export-events.js';
export { type SealError, seal } from './store/seals/make-seal.js';
export type { Seal } from './store/seals/seal.js';
export { type BadSeal, verifySeals } from './store/seals/verify-seals.js';
export { backupSqlite, type CopyError, restoreSqlite } from './store/sqlite/backup.js';
export type { Unreadable } from './store/sqlite/connect.js';
export {
  type Migrated,
  migrateSqlite,
  SCHEMA_VERSION,
  type WrongSchema,
} from './store/sqlite/migrate.js';
export { type OpenError, openSqlite, type SqliteStore } from './store/sqlite/sqlite-store.js';
export type { LedgerLine, Page, Projection, Reader, Snapshot, Store } from './store/store.js';
export { SHAPES, type Shapes, schemaOf, type Upcast, upcast } from './store/upcast.js';
