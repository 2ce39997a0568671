import { present } from '@baize/result';
import type { ClauseId, RulesInForce, WagerId } from '@baize/rulebook';
import type { FeltHand } from '../kernel/felt.js';
import { ricochetPlay } from './felt.js';

/** Why a hand leaves the contest for the pot, why it wins it, and who does what on the way. */
export interface ActionClauses {
  readonly ante: ClauseId;
  readonly kickout: ClauseId;
  readonly dealerBeaten: ClauseId;
  readonly order: ClauseId;
  readonly folded: ClauseId;
  readonly plays: ClauseId;
  readonly draws: ClauseId;
  readonly outdone: ClauseId;
  readonly notBeating: ClauseId;
  readonly dealerTied: ClauseId;
  readonly highest: ClauseId;
  readonly notAsked: ClauseId;
  readonly split: ClauseId;
  readonly voided: ClauseId;
}

/** The clause that took a wager out of the round; with the ante goes what followed it. */
export const voidedBy = (rules: RulesInForce, { aside }: FeltHand, wager: WagerId): ClauseId =>
  (aside?.find((one) => one.wager === wager) ?? aside?.[0])?.cite ?? clausesOf(rules).voided;

export const clausesOf = (rules: RulesInForce): ActionClauses => {
  const play = ricochetPlay(rules);
  const { wagers, irregularities } = rules.rulebook;
  const ante = present(wagers.ante, 'the rule of the ante');
  return {
    ante: ante.placed.cite,
    kickout: play.kickedOut.cite,
    dealerBeaten: play.dealerFoldsToBetterTwoCards.cite,
    order: play.actionOrder.cite,
    folded: play.folded.cite,
    plays: present(wagers.play, 'the rule of the play wager').placed.cite,
    draws: play.draw.cite,
    outdone: play.outdone.cite,
    notBeating: play.notBeating.cite,
    dealerTied: play.tiesWithDealer.cite,
    highest: ante.kind.cite,
    notAsked: play.lastPlayerExcused.cite,
    split: play.oddChip.cite,
    voided: irregularities['wrong-count-to-player'].cite,
  };
};
