import {
  pokerCategoryOf,
  pokerValueOfStrength,
  STRONGEST,
  strengthToReach,
  type TiedPairs,
} from '@baize/cards';
import type { RulesInForce } from '@baize/rulebook';
import { ricochetGame } from './game.js';

/** What a round of several players depends on, hands as strengths. */
export interface RicochetTable {
  readonly players: number;
  /** From this strength up the dealer is kicked out. */
  readonly kickout: number;
  /** What a player who plays has at stake, in antes: the ante and the play wager. */
  readonly stake: number;
  /** What the ante bonus pays, in antes, by the strength of five cards. */
  readonly bonus: Float64Array;
  readonly tiedPairs: TiedPairs;
  readonly chipUnitCents: number;
}

export const ricochetTable = (
  rules: Pick<RulesInForce, 'rulebook' | 'tables' | 'kickout' | 'settings'>,
  players: number,
): RicochetTable => {
  const { kickout, playAntes, bonusAntes } = ricochetGame(rules, players);
  const { tiedPairs, chipUnitCents } = rules.settings;
  return {
    players,
    kickout: strengthToReach(kickout),
    stake: 1 + playAntes,
    bonus: Float64Array.from({ length: STRONGEST + 1 }, (_, strength) =>
      strength === 0 ? 0 : bonusAntes(pokerCategoryOf(pokerValueOfStrength(strength))),
    ),
    tiedPairs,
    chipUnitCents,
  };
};
