import { fiveCardValue } from '@baize/cards';
import { cents } from '@baize/money';
import { present } from '@baize/result';
import { byPolicy, dealerTurnedBy } from '@baize/rulebook';
import { contestCore } from '../contest/core.js';
import type { ContestGame, DealersHand } from '../contest/game.js';
import { rowOf } from './hands.js';
import { caribbeanStudPlay, settleCaribbeanStud } from './settle.js';

/** Five cards each, the dealer's fifth face up; a bet of exactly twice the ante. */
export const CARIBBEAN_STUD: ContestGame<DealersHand | null> = {
  second: 'bet',
  cardsEach: (rules) => caribbeanStudPlay(rules).cardsEach.value,
  dealerUpCard: (rules) => caribbeanStudPlay(rules).dealerUpCard.value,
  secondRange: ({ rulebook }, anteCents) => {
    const rule = present(rulebook.wagers.bet, 'the rule of the bet').stake;
    const times = rule.value.kind === 'ante-multiple' ? rule.value.times : 1;
    const exactly = cents(anteCents * times);
    return { leastCents: exactly, mostCents: exactly, cite: rule.cite };
  },
  inTurn: (rules) => ({ value: false, cite: caribbeanStudPlay(rules).decisionOrder.cite }),
  decides: ({ rulebook }) => present(rulebook.wagers.bet, 'the rule of the bet').placed.cite,
  // The rule says what a player chooses, and not that it stays chosen.
  decisionIsFinal: () => byPolicy('decisions'),
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
  settle: settleCaribbeanStud,
};

export const caribbeanStud = contestCore(CARIBBEAN_STUD);
