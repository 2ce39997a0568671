export { type AuditProgress, auditHouse, type HouseAudited } from './audit/audit-house.js';
export type { HouseFinding, HouseFindingCode } from './audit/finding.js';
export type { Clock, Timer } from './clock/clock.js';
export { systemClock } from './clock/system-clock.js';
export { type Exported, exportHouse } from './export/export-house.js';
export {
  type ClosedList,
  closingOf,
  playerCommitmentOf,
  type SeatCommitment,
  type Silence,
  type SilentSeat,
} from './fairness/closed-list.js';
export type { Commitment } from './fairness/commitment.js';
export { decodeProof } from './fairness/decode-proof.js';
export { HouseSeed } from './fairness/house-seed.js';
export { below, keyedWords, type Words } from './fairness/keyed-words.js';
export type { PlayerSeed } from './fairness/player-seed.js';
export {
  type Contributed,
  type FirstProof,
  type ProvedCut,
  type ProvedStep,
  type RoundOver,
  type RoundProof,
  revealOf,
  revealOfFirst,
  type SecondProof,
} from './fairness/proof.js';
export { commitmentOf, cutDepthOf, deckOf } from './fairness/recipe.js';
export { isSeedText, type RoundTerms, roundTerms } from './fairness/round-terms.js';
export { type ProofGap, type ProofSeries, seriesOf } from './fairness/series.js';
export { type FairnessCheck, type FairnessVerdict, verifyRound } from './fairness/verify.js';
export {
  decideProposal,
  type ProposalCommand,
  type ProposalRefusal,
} from './identity/decide-proposal.js';
export {
  type AtTheDoor,
  type CurrentSession,
  Identity,
  type IdentityOptions,
  type SignedIn,
} from './identity/identity.js';
export type { IdentityStore } from './identity/identity-store.js';
export { Passwords, SCRYPT_COST, type ScryptCost } from './identity/passwords.js';
export {
  mayOrder,
  mayRead,
  ORDERS,
  type Order,
  orderOf,
  READINGS,
  type Reading,
  secondPersonFor,
} from './identity/permissions.js';
export type { Account, Person } from './identity/person.js';
export {
  evolveProposal,
  type Proposal,
  type ProposalEvent,
  type ProposedOrder,
  standingOf,
} from './identity/proposals.js';
export type { RandomBytes } from './identity/random.js';
export type { IdentityRefusal } from './identity/refusal.js';
export {
  isStaffRole,
  officeAtTable,
  PERSON_ROLES,
  type PersonRole,
  type StaffRole,
} from './identity/roles.js';
export type { SecretText } from './identity/secret-text.js';
export {
  openSqliteIdentity,
  type SqliteIdentityStore,
} from './identity/sqlite/sqlite-identity-store.js';
export type { StaffCode } from './identity/staff-code.js';
export { House } from './live/house.js';
export type { HouseOptions } from './live/house-options.js';
export type { LiveMessage, LiveView } from './live/live-view.js';
export type { Answer, Order as HouseOrder } from './live/orders.js';
export type { Person as PersonAtHouse } from './live/people.js';
export { OddsDesk } from './odds/odds-desk.js';
export { PRACTICE_NAMES } from './practice/names.js';
export { practiceDecision, preparePractice } from './practice/practice-decision.js';
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
export { gamingDayIn } from './reports/floor.js';
export {
  type GamingDay,
  gamingDayOf,
  isDay,
  isGamingDay,
  type Span,
  spanOfDay,
} from './reports/gaming-day.js';
export type { JackpotDay } from './reports/jackpot-day.js';
export { type RestoredHouse, restoreHouse } from './restore/restore-house.js';
export { type CannotServe, databaseIn, sealsIn } from './serve/folder.js';
export { type RunningHouse, runHouse, type ServeOptions } from './serve/run-house.js';
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
export { DamagedRecord } from './store/damaged-record.js';
export type { Head, NewEvent, StoredEvent } from './store/events.js';
export { type ExportSpan, exportEvents } from './store/export-events.js';
export { makeOwnFile, makeOwnFolder, OWNER_ONLY } from './store/owner-only.js';
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
export { openSqliteToRead } from './store/sqlite/read-only.js';
export { type OpenError, openSqlite, type SqliteStore } from './store/sqlite/sqlite-store.js';
export type { LedgerLine, Page, Projection, Reader, Snapshot, Store } from './store/store.js';
export { causeOf } from './store/trouble.js';
export { SHAPES, type Shapes, schemaOf, type Upcast, upcast } from './store/upcast.js';
