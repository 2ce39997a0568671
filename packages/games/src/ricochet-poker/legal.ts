import type { Cents } from '@baize/money';
import type { Citation, RulesInForce } from '@baize/rulebook';
import { seatExists } from '../kernel/betting.js';
import { type LegalWager, legalWagers } from '../kernel/legal-wagers.js';
import { isOut } from '../kernel/set-aside.js';
import { type HandToBeat, handsToBeat } from './action.js';
import { clausesOf } from './clauses.js';
import { anteOf, handAt, type RicochetRound } from './round.js';
import { playCents } from './settle-pot.js';
import { actionOf, inTurn } from './standing.js';

/** What a seat may do now, with amounts: screens draw their buttons from it. */
export type RicochetAct =
  | { readonly act: 'place-wagers'; readonly wagers: readonly LegalWager[] }
  | {
      readonly act: 'play';
      /** Exactly this, no more and no less. */
      readonly stakeCents: Cents;
      /** Every hand that the five cards must beat, the highest first. */
      readonly toBeat: readonly HandToBeat[];
      readonly cite: Citation;
    }
  | {
      readonly act: 'fold';
      /** What the fold sends to the pot. */
      readonly losesCents: Cents;
      readonly cite: Citation;
    };

export const legalRicochet = (
  rules: RulesInForce,
  state: RicochetRound,
  seat: number,
): readonly RicochetAct[] => {
  if (state.phase === 'betting') {
    return seatExists(rules, seat)
      ? [{ act: 'place-wagers', wagers: legalWagers(rules, state.hands, seat) }]
      : [];
  }
  if (state.phase !== 'acting' || inTurn(state) !== seat || state.hands.some(isOut)) return [];
  if (state.excused === seat || handAt(state, seat)?.decision !== null) return [];
  const cites = clausesOf(rules);
  const ante = anteOf(state);
  const toBeat = handsToBeat(actionOf(rules, state));
  return [
    { act: 'play', stakeCents: playCents(rules, ante), toBeat, cite: cites.plays },
    { act: 'fold', losesCents: ante, cite: cites.folded },
  ];
};
