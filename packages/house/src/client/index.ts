export type { Callable, CardsOffer, CorrectionPreview, OpenCall } from '@baize/table';
export type { RoundProof } from '../fairness/proof.js';
export type { FloorTable, FloorView } from '../http/schemas/floor-views.js';
export type { OddsView } from '../http/schemas/odds.js';
export type { RulesView } from '../http/schemas/table-sign.js';
export type {
  HistoryEntry,
  LobbyTable,
  MoneyView,
  ProblemView,
  ProposalView,
  SessionView,
  SignView,
} from '../http/schemas/views.js';
export type { LiveMessage, LiveView } from '../live/live-view.js';
export type { AccountOrder, TableOrder } from '../live/orders.js';
export { isWalkIn, type Person } from '../live/people.js';
export type { FloorOffer } from '../live/readings/floor-offers.js';
export { BaizeClient } from './client.js';
export type { FollowState } from './follow.js';
