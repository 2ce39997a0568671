export type { Callable } from '@baize/table';
export type { RoundProof } from '../fairness/proof.js';
export type {
  HistoryEntry,
  LobbyTable,
  MoneyView,
  ProblemView,
  RulesView,
  SignView,
} from '../http/schemas/views.js';
export type { LiveMessage, LiveView } from '../live/live-view.js';
export type { AccountOrder, TableOrder } from '../live/orders.js';
export type { Person } from '../live/people.js';
export { BaizeClient } from './client.js';
export type { Follower, Following, FollowState } from './follow.js';
