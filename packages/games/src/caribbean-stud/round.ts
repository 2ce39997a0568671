import { fiveCardValue } from '@baize/cards';
import { type Cents, cents } from '@baize/money';
import { err, ok, present } from '@baize/result';
import { byPolicy, dealerTurnedBy, type RulesInForce } from '@baize/rulebook';
import type { ContestGame, DealersHand } from '../contest/game.js';
import { rowOf } from './hands.js';
import { caribbeanStudPlay, settleCaribbeanStud } from './settle.js';

const betRule = ({ rulebook }: RulesInForce) =>
  present(rulebook.wagers.bet, 'the rule of the bet').stake;

const exactBet = (rules: RulesInForce, anteCents: Cents): Cents => {
  const { value } = betRule(rules);
  return cents(anteCents * (value.kind === 'ante-multiple' ? value.times : 1));
};

/** Five cards each, the dealer's fifth face up; a bet of exactly twice the ante. */
export const CARIBBEAN_STUD: ContestGame<DealersHand | null> = {
  id: 'caribbean-stud',
  play: caribbeanStudPlay,
  second: 'bet',
  cardsEach: (rules) => caribbeanStudPlay(rules).cardsEach.value,
  dealerUpCard: (rules) => caribbeanStudPlay(rules).dealerUpCard.value,
  secondRange: (rules, anteCents) => {
    const exactly = exactBet(rules, anteCents);
    return { leastCents: exactly, mostCents: exactly, cite: betRule(rules).cite };
  },
  inTurn: (rules) => ({ value: false, cite: caribbeanStudPlay(rules).decisionOrder.cite }),
  decides: ({ rulebook }) => present(rulebook.wagers.bet, 'the rule of the bet').placed.cite,
  // The rule says what a player chooses, and not that it stays chosen.
  decisionIsFinal: () => byPolicy('decisions'),
  decidesBy: (rules) => caribbeanStudPlay(rules).decisionOrder.cite,
  dealerTurns: (rules) => dealerTurnedBy(rules.rulebook) ?? caribbeanStudPlay(rules).qualifier.cite,
  bonuses: ['progressive'],
  foldedBonus: (rules) => caribbeanStudPlay(rules).foldedBonus.progressive,
  bonusesWon: (rules, cards) => {
    const value = fiveCardValue(cards);
    return (wager) => {
      const table = rules.tables[wager];
      return table !== undefined && rowOf(table, value) !== undefined;
    };
  },
  jackpotRow: (_rules, { table }, cards) => rowOf(table, fiveCardValue(cards)),
  staysLies: () => 'face-down',
  file: {
    hasClaims: false,
    second: (rules, { decision, anteCents }) =>
      decision === 'bet'
        ? ok({ bet: exactBet(rules, anteCents) })
        : err('decision: it must be "bet" or "fold"'),
  },
  fiveCardRow: (table, cards) => rowOf(table, fiveCardValue(cards)),
  settle: settleCaribbeanStud,
};
