import { whenAllKnown } from '@baize/cards';
import { cents, formatCents } from '@baize/money';
import { err, ok } from '@baize/result';
import { citationLabel } from '@baize/rulebook';
import type { ContestGame, DealersHand } from '../contest/game.js';
import { BONUSES, foldedBonusRule, isBonus, judge } from './bonuses.js';
import { judgeStraightFlush, mostAntes } from './hands.js';
import { highCardFlushPlay } from './play.js';
import { readingOf } from './reading.js';
import { settleHighCardFlush } from './settle.js';

const secondRange: ContestGame<unknown>['secondRange'] = (rules, anteCents, cards) => {
  const play = highCardFlushPlay(rules);
  const known = whenAllKnown(cards);
  // On cards nobody has seen, every multiple may be right.
  const most =
    known === undefined
      ? Math.max(...play.raise.map(({ value }) => value.atMost))
      : mostAntes(known, play);
  const step = play.raise.find(({ value }) => value.atMost === most);
  return {
    leastCents: cents(anteCents * play.raiseAtLeast.value),
    mostCents: cents(anteCents * most),
    cite: step?.cite ?? play.raiseAtLeast.cite,
  };
};

/** Seven cards each, all face down; a raise that grows with the flush. */
export const HIGH_CARD_FLUSH: ContestGame<DealersHand | null> = {
  id: 'high-card-flush',
  play: highCardFlushPlay,
  second: 'raise',
  cardsEach: (rules) => highCardFlushPlay(rules).cardsEach.value,
  dealerUpCard: () => null,
  secondRange,
  inTurn: (rules) => {
    const { value, cite } = highCardFlushPlay(rules).decisionOrder;
    return { value: value === 'clockwise-from-dealers-left', cite };
  },
  decides: (rules) => highCardFlushPlay(rules).folded.cite,
  decidesBy: (rules) => highCardFlushPlay(rules).decisionOrder.cite,
  dealerTurns: (rules) => highCardFlushPlay(rules).dealerRevealed.cite,
  decisionIsFinal: (rules) => highCardFlushPlay(rules).raiseIsFinal.cite,
  bonuses: BONUSES,
  foldedBonus: (rules, wager) => foldedBonusRule(rules, isBonus(wager) ? wager : 'flush'),
  bonusesWon: (rules, cards) => {
    const reading = readingOf(cards, rules.settings);
    return (wager) => {
      if (!isBonus(wager)) return false;
      const { row } = judge(rules, wager, reading);
      return row !== undefined && row.pays.kind !== 'lose';
    };
  },
  jackpotRow: (rules, { table }, cards) =>
    judgeStraightFlush(table, readingOf(cards, rules.settings)).row,
  staysLies: (rules) => highCardFlushPlay(rules).raisedHandLies?.value ?? 'face-down',
  file: {
    hasClaims: true,
    second: (rules, { decision, anteCents }, cards) => {
      if (typeof decision !== 'object') {
        return err('decision: it must be { "raise": cents } or "fold"');
      }
      const { leastCents, mostCents, cite } = secondRange(rules, anteCents, cards);
      const raise = cents(decision.raise);
      if (raise >= leastCents && raise <= mostCents) return ok({ raise });
      const allowed =
        leastCents === mostCents
          ? `exactly ${formatCents(leastCents)}`
          : `${formatCents(leastCents)} to ${formatCents(mostCents)}`;
      return err(
        `decision.raise: this hand raises ${allowed}, and ${formatCents(raise)} is given (${citationLabel(cite)})`,
      );
    },
  },
  fiveCardRow: () => undefined,
  settle: settleHighCardFlush,
};
