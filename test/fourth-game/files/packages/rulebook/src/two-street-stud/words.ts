import { decisionStakes, ORDER_WORDS } from '../facts/contest-words.js';
import { type Section, say } from '../facts/fact.js';
import type { GameWords } from '../facts/game-words.js';
import { playOf } from '../schema/games.js';
import type { Rulebook } from '../schema/rulebook.js';
import type { TwoStreetStudPlay } from './play.js';

const playIn = (rulebook: Rulebook): TwoStreetStudPlay => playOf(rulebook, 'two-street-stud');

const decisions: Section = (rulebook) => {
  const { decisionOrder, decisionIsFinal, folded } = playIn(rulebook);
  return [
    say('Who decides first?', ORDER_WORDS[decisionOrder.value], decisionOrder),
    ...decisionStakes(rulebook),
    say('May a decision be changed?', 'No.', decisionIsFinal),
    say('What does a fold cost?', 'Every wager that lies there.', folded),
  ];
};

const contest: Section = (rulebook) => [
  say(
    'What is a hand paid by?',
    'By the pay table: three cards of its own and the two that all share.',
    playIn(rulebook).shared,
  ),
];

export const TWO_STREET_STUD: GameWords = {
  cards: (rulebook) => {
    const { cardsEach, shared } = playIn(rulebook);
    return { player: cardsEach, dealer: shared };
  },
  decisions,
  contest,
  inscriptions: (rulebook) => [
    {
      text: 'Bet one ante before each of the two shared cards, or fold.',
      cite: playIn(rulebook).shared.cite,
    },
  ],
};
