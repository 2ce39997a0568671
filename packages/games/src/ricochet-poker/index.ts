export {
  type Action,
  type ActionStep,
  type Alive,
  type Discard,
  excuseInTurn,
  foldInTurn,
  type HandToBeat,
  handsToBeat,
  openAction,
  playInTurn,
  type Turn,
  turnOf,
  type Winners,
  winnersOf,
} from './action.js';
export { checkFelt } from './check-felt.js';
export { type RicochetCore, ricochetPoker } from './core.js';
export { type DealerFold, dealersFold } from './dealers-fold.js';
export type { Contender, RicochetDecision, RicochetFelt, RicochetHand } from './felt.js';
export { type FirstCards, type Judgement, judge, judgeFive } from './hands.js';
export type { RicochetAct } from './legal.js';
export { playOut } from './play-out.js';
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
export { type Pot, playCents } from './settle-pot.js';
export { placesToDeal } from './standing.js';
export type { RicochetHandView, RicochetView } from './view.js';
