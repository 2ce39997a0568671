export { type AuditProgress, auditHouse, type HouseAudited } from './audit/audit-house.js';
export type { HouseFinding } from './audit/finding.js';
export type { Clock } from './clock/clock.js';
export { type Exported, exportHouse } from './export/export-house.js';
export { decodeProof } from './fairness/decode-proof.js';
export { HouseSeed } from './fairness/house-seed.js';
export { keyedWords } from './fairness/keyed-words.js';
export { type RoundProof, revealOf } from './fairness/proof.js';
export { cutDepthOf, deckOf } from './fairness/recipe.js';
export { roundTerms } from './fairness/round-terms.js';
export { type ProofSeries, seriesOf } from './fairness/series.js';
export { type FairnessCheck, type FairnessVerdict, verifyRound } from './fairness/verify.js';
export { House } from './live/house.js';
export type { LiveView } from './live/live-view.js';
export type { Order as HouseOrder } from './live/orders.js';
export type { Person as PersonAtHouse } from './live/people.js';
export { OddsDesk } from './odds/odds-desk.js';
export { dayCsv } from './reports/day-csv.js';
export {
  type DayOfHouse,
  dayReport,
  type HouseTotals,
  type TableDay,
} from './reports/day-report.js';
export { gamingDayIn } from './reports/floor.js';
export { type GamingDay, gamingDayOf, isDay, type Span } from './reports/gaming-day.js';
export type { JackpotDay } from './reports/jackpot-day.js';
export { type RestoredHouse, restoreHouse } from './restore/restore-house.js';
export { type RunningHouse, runHouse } from './serve/run-house.js';
export { DamagedRecord } from './store/damaged-record.js';
export { seal } from './store/seals/make-seal.js';
export { backupSqlite, type CopyError } from './store/sqlite/backup.js';
export { migrateSqlite, SCHEMA_VERSION } from './store/sqlite/migrate.js';
export { openSqliteToRead } from './store/sqlite/read-only.js';
export { openSqlite, type SqliteStore } from './store/sqlite/sqlite-store.js';
export type { Reader } from './store/store.js';
export { causeOf } from './store/trouble.js';
