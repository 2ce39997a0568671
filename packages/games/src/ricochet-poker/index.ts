export {
  type Action,
  foldInTurn,
  type HandToBeat,
  openAction,
  playInTurn,
  turnOf,
} from './action.js';
export { ricochetPoker } from './core.js';
export {
  contendersOf,
  type RicochetDecision,
  type RicochetFelt,
  type RicochetHand,
} from './felt.js';
export { feltSeen } from './felt-seen.js';
export { type FirstCards, type JudgedBy, judge as judgeFirstCards } from './hands.js';
export type { RicochetAct } from './legal.js';
export type { RicochetCommand, RicochetEvent, RicochetRound } from './round.js';
export { settleRicochet } from './settle.js';
export { bonusEntitlements, type FirstDeal } from './settle-bonuses.js';
export type { Pot } from './settle-pot.js';
export { placesToDeal } from './standing.js';
export type { RicochetHandView, RicochetView } from './view.js';
