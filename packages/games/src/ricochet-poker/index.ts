export {
  type Action,
  type ActionStep,
  foldInTurn,
  type HandToBeat,
  openAction,
  playInTurn,
  turnOf,
} from './action.js';
export { checkFelt } from './check-felt.js';
export { type RicochetCore, ricochetPoker } from './core.js';
export { checkRicochetCards, withRicochetCards } from './correct.js';
export {
  contendersOf,
  type RicochetDecision,
  type RicochetFelt,
  type RicochetHand,
} from './felt.js';
export { feltSeen } from './felt-seen.js';
export { type FirstCards, type JudgedBy, judge as judgeFirstCards, judgeFive } from './hands.js';
export type { RicochetAct } from './legal.js';
export {
  feltOf,
  type RicochetCommand,
  type RicochetEvent,
  type RicochetHandInPlay,
  type RicochetPhase,
  type RicochetRound,
} from './round.js';
export {
  type ActionStory,
  type RicochetDealer,
  type RicochetSettlement,
  settleRicochet,
} from './settle.js';
export { bonusEntitlements, type FirstDeal } from './settle-bonuses.js';
export type { Pot } from './settle-pot.js';
export { placesToDeal } from './standing.js';
export type { RicochetHandView, RicochetView } from './view.js';
