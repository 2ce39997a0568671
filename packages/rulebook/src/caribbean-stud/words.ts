import { contestWords, decisionStakes, foldWords, ORDER_WORDS } from '../facts/contest-words.js';
import { type Section, say } from '../facts/fact.js';
import type { GameWords } from '../facts/game-words.js';
import { inWords } from '../facts/words.js';
import { playOf } from '../schema/games.js';
import type { Rulebook } from '../schema/rulebook.js';
import type { SignLine } from '../sign/sign-model.js';
import type { CaribbeanStudPlay } from './play.js';

const playIn = (rulebook: Rulebook): CaribbeanStudPlay => playOf(rulebook, 'caribbean-stud');

const decisions: Section = (rulebook) => {
  const play = playIn(rulebook);
  return [
    say('Who decides first?', ORDER_WORDS[play.decisionOrder.value], play.decisionOrder),
    ...decisionStakes(rulebook),
    say(
      'Must the money for the bet lie on the table?',
      'No: table stakes do not apply.',
      play.tableStakes,
    ),
    ...foldWords(rulebook, play),
  ];
};

const HIGH_CARDS: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' };

const contest: Section = (rulebook) => {
  const play = playIn(rulebook);
  const cards = [...play.qualifier.value.atLeast].map((rank) => HIGH_CARDS[rank] ?? rank);
  return [
    say('When does the dealer qualify?', `With ${inWords(cards)} or better.`, play.qualifier),
    say(
      'What if the dealer does not qualify?',
      'The ante wins and the bet pushes.',
      play.notQualified,
    ),
    ...contestWords(rulebook, play, 'bet'),
  ];
};

const inscriptions = (rulebook: Rulebook): readonly SignLine[] => {
  const { qualifier } = playIn(rulebook);
  return [
    {
      text: 'The dealer plays with an ace and a king, or better. Otherwise antes are paid.',
      cite: qualifier.cite,
    },
    {
      text: 'Bet exactly twice your ante, or fold.',
      cite: (rulebook.wagers.bet?.stake ?? qualifier).cite,
    },
  ];
};

export const CARIBBEAN_STUD: GameWords = {
  cards: (rulebook) => {
    const { cardsEach } = playIn(rulebook);
    return { player: cardsEach, dealer: cardsEach };
  },
  faces: (rulebook) => ({ dealer: playIn(rulebook).dealerUpCard }),
  decisions,
  contest,
  inscriptions,
};
