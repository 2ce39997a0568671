export type { RoundProof } from '../fairness/proof.js';
export type { OddsView } from '../http/schemas/odds.js';
export type { RulesView } from '../http/schemas/table-sign.js';
export type {
  HistoryEntry,
  LobbyTable,
  MoneyView,
  ProblemView,
  SignView,
} from '../http/schemas/views.js';
export type { LiveMessage, LiveView } from '../live/live-view.js';
export type { AccountOrder, TableOrder } from '../live/orders.js';
export type { Person } from '../live/people.js';
export { BaizeClient } from './client.js';
export type { Follower, Following, FollowState } from './follow.js';
