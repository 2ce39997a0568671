import { decisionStakes, ORDER_WORDS } from '../facts/contest-words.js';
import { type Section, say } from '../facts/fact.js';
import type { GameWords } from '../facts/game-words.js';
import { countWord, sentence } from '../facts/words.js';
import { playOf } from '../schema/games.js';
import type { Rulebook } from '../schema/rulebook.js';
import type { SignLine } from '../sign/sign-model.js';
import type { RicochetPlay } from './play.js';

const playIn = (rulebook: Rulebook): RicochetPlay => playOf(rulebook, 'ricochet-poker');

const decisions: Section = (rulebook) => {
  const play = playIn(rulebook);
  return [
    say('Who decides first?', ORDER_WORDS[play.actionOrder.value], play.actionOrder),
    say(
      'What puts equal two-card hands in order?',
      'Suits, for the order of action and for nothing else.',
      play.suitsOrderActionOnly,
    ),
    ...decisionStakes(rulebook),
    say('What does a fold cost?', 'The ante, which goes to the pot.', play.folded),
    say(
      'How many cards does a player who stays draw?',
      sentence(countWord(play.draw.value)),
      play.draw,
    ),
    say(
      'Who is not asked?',
      'The last player, when no five-card hand is alive: no further wager, and the pot is won.',
      play.lastPlayerExcused,
    ),
    say(
      'Does the player who is not asked draw?',
      'Yes, for the Ante Bonus alone.',
      play.excusedPlayerDraws,
    ),
    say(
      'What becomes of side bets after a fold?',
      'Nothing: bonus and jackpot wagers are settled before anybody decides.',
      play.bonusSettled,
    ),
  ];
};

const contest: Section = (rulebook) => {
  const play = playIn(rulebook);
  return [
    say("Where does the house's ante lie?", 'On the pot, and it stays there.', play.houseAnte),
    say(
      'When does the dealer fold to the kickout hand?',
      "At the elected table's hand or better, by the number of players' hands dealt.",
      play.kickoutCounts,
      play.kickedOut,
    ),
    say(
      'When else does the dealer fold?',
      "When any player's two cards are better.",
      play.dealerFoldsToBetterTwoCards,
    ),
    say(
      'How are five cards compared with two?',
      'A missing card ranks lowest.',
      play.fiveAgainstTwo,
    ),
    say(
      'What of a five-card hand that another beats?',
      'It goes out, its ante and play to the pot.',
      play.outdone,
    ),
    say(
      'What of a five-card hand that does not beat every hand showing?',
      'It goes out, its ante and play to the pot. Two-card hands still to act are showing too.',
      play.notBeating,
    ),
    say('What of a tie with the dealer?', 'The player wins.', play.tiesWithDealer),
    say(
      'What of a tie between players?',
      'Both stay in and split the pot.',
      play.tiesBetweenPlayers,
    ),
    say('Who gets the odd chip?', 'The tied winner who acted last.', play.oddChip),
    say(
      'When is the Ante Bonus paid?',
      'At once when the five cards are there, win or lose.',
      play.anteBonus,
    ),
  ];
};

const inscriptions = (rulebook: Rulebook): readonly SignLine[] => {
  const { tiesWithDealer, actionOrder, anteBonus } = playIn(rulebook);
  return [
    {
      text: 'The highest hand, player or dealer, takes the pot. Players win ties with the dealer.',
      cite: tiesWithDealer.cite,
    },
    {
      text: 'The lowest two-card hand acts first: play for one more ante and draw three, or fold.',
      cite: actionOrder.cite,
    },
    { text: 'The ante bonus pays at once, win or lose.', cite: anteBonus.cite },
  ];
};

export const RICOCHET_POKER: GameWords = {
  cards: (rulebook) => {
    const { cardsToPlayer, cardsToDealer } = playIn(rulebook);
    return { player: cardsToPlayer, dealer: cardsToDealer };
  },
  faces: (rulebook) => ({ player: playIn(rulebook).faces }),
  decisions,
  contest,
  inscriptions,
};
