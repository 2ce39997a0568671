import { present } from '@baize/result';
import { byPolicy, type Citation, type RulesInForce, type WagerId } from '@baize/rulebook';
import type { FeltHand } from '../kernel/felt.js';
import { ricochetPlay } from './felt.js';

/** Why a hand leaves the contest for the pot, why it wins it, and who does what on the way. */
export interface ActionClauses {
  readonly ante: Citation;
  readonly kickout: Citation;
  readonly dealerBeaten: Citation;
  readonly order: Citation;
  /** A player in turn plays or folds. */
  readonly choice: Citation;
  readonly folded: Citation;
  readonly plays: Citation;
  readonly draws: Citation;
  readonly outdone: Citation;
  readonly notBeating: Citation;
  readonly dealerTied: Citation;
  readonly highest: Citation;
  readonly notAsked: Citation;
  readonly split: Citation;
}

/** The clause that took a wager out of the round; with the ante goes what followed it. */
export const voidedBy = ({ aside }: FeltHand, wager: WagerId): Citation =>
  (aside?.find((one) => one.wager === wager) ?? aside?.[0])?.cite ?? byPolicy('void-round');

export const clausesOf = (rules: RulesInForce): ActionClauses => {
  const play = ricochetPlay(rules);
  const { wagers } = rules.rulebook;
  const ante = present(wagers.ante, 'the rule of the ante');
  const playWager = present(wagers.play, 'the rule of the play wager');
  return {
    ante: ante.placed.cite,
    kickout: play.kickedOut.cite,
    dealerBeaten: play.dealerFoldsToBetterTwoCards.cite,
    order: play.actionOrder.cite,
    choice: playWager.offered.cite,
    folded: play.folded.cite,
    plays: playWager.placed.cite,
    draws: play.draw.cite,
    outdone: play.outdone.cite,
    notBeating: play.notBeating.cite,
    dealerTied: play.tiesWithDealer.cite,
    highest: ante.kind.cite,
    notAsked: play.lastPlayerExcused.cite,
    split: play.oddChip.cite,
  };
};
