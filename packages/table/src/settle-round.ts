import {
  type CaribbeanStudFelt,
  type DealersFlush,
  type DealersPokerHand,
  type Entitlement,
  type HighCardFlushFelt,
  type Notice,
  type RicochetFelt,
  type SettledLine,
  settleCaribbeanStud,
  settledLine,
  settleHighCardFlush,
  settleRicochet,
} from '@baize/games';
import { awardInOrder, type Meters, type Share } from '@baize/jackpot';
import { type Cents, cents } from '@baize/money';
import { assertNever, present } from '@baize/result';
import type { RulesInForce, WagerId } from '@baize/rulebook';

/** A finished round of any game. */
export type Felt =
  | ({ readonly game: 'high-card-flush' } & HighCardFlushFelt)
  | ({ readonly game: 'caribbean-stud' } & CaribbeanStudFelt)
  | ({ readonly game: 'ricochet-poker' } & RicochetFelt);
