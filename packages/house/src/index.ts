export { type AuditProgress, auditHouse, type HouseReport } from './audit/audit-house.js';
export type { HouseFinding, HouseFindingCode } from './audit/finding.js';
export { type Exported, exportHouse } from './export/export-house.js';
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
export { type AuditReport, audit } from './store/audit/audit.js';
export type { Finding, FindingCode } from './store/audit/finding.js';
export { hashOf, NO_HASH } from './store/chain.js';
export type {
  Answered,
  Append,
  Commit,
  CommitError,
  Committed,
  Secret,
  Snapped,
} from './store/commit.js';
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
