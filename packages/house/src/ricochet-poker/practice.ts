import { feltSeen, type RicochetDecision, type RicochetView } from '@baize/games';
import { BestResponse, positionInTurn, ricochetTable, turnOfPosition } from '@baize/odds';
import type { RulesInForce } from '@baize/rulebook';
import type { PracticePlayer } from '../practice/practice-player.js';

/** By the stated best response. */
export const ricochetPlayer = (
  rules: RulesInForce,
): PracticePlayer<RicochetView, RicochetDecision> => {
  const response = new BestResponse(ricochetTable(rules, 1));
  return {
    decide: (view, seat) => {
      if (view.legal[seat]?.some(({ act }) => act === 'fold') !== true) return null;
      const position = positionInTurn(rules, feltSeen(view));
      if (position?.seat !== seat) return 'fold';
      return response.plays(turnOfPosition(position)) ? 'play' : 'fold';
    },
  };
};
