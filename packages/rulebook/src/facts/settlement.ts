import { assertNever } from '@baize/result';
import type { LineKey } from '../schema/names.js';
import type {
  CaribbeanStudPlay,
  HighCardFlushPlay,
  RicochetPlay,
  SettlementStage,
} from '../schema/play.js';
import type { Rulebook } from '../schema/rulebook.js';
import { type Saying, type Section, say, sayOf } from './fact.js';
import { countWord, inWords, rankWord, sentence, wagerWord } from './words.js';

const RACKED = {
  'hand-by-hand': 'Hand by hand, as each is settled.',
  'after-the-round': 'After the round.',
  'as-discarded': 'As they are discarded.',
} as const;

export const settlement: Section = (rulebook) => {
  const { settlement: rules, play } = rulebook;
  return [
    ...(play.game === 'ricochet-poker' ? thePot(play) : againstTheDealer(rulebook, play)),
    say(
      'In which direction does the dealer settle?',
      "From the dealer's far right, counterclockwise.",
      rules.direction,
    ),
    say(
      'In which order are wagers settled?',
      orderWords(rulebook, rules.stages.value),
      rules.stages,
    ),
    say(
      'When do settled cards leave the table?',
      RACKED[rules.cardsRacked.value],
      rules.cardsRacked,
    ),
    say(
      'When are the wagers of a folded hand taken?',
      FOLDED_WAGERS[rules.foldedWagers.value],
      rules.foldedWagers,
    ),
    say(
      'Is each player finished before the next?',
      rules.succession.value === 'seat-by-seat'
        ? 'Yes: turned and settled, one after the other.'
        : 'No: the round is settled as a whole.',
      rules.succession,
    ),
    say(
      'Do hands with an award stay on the table?',
      rules.awardHandsStay.value
        ? 'Yes, until they are paid.'
        : 'No need: awards are settled while all cards lie there.',
      rules.awardHandsStay,
    ),
  ];
};

const FOLDED_WAGERS = {
  'before-the-cards': 'Before its cards are.',
  'before-the-dealer': "Before its cards are, and both before the dealer's hand is turned.",
  'with-the-settlement': 'When the round is settled.',
} as const;

type DealerPlay = HighCardFlushPlay | CaribbeanStudPlay;

const againstTheDealer = (rulebook: Rulebook, play: DealerPlay): readonly Saying[] => {
  const second = play.game === 'high-card-flush' ? 'raise' : 'bet';
  return [
    say('When does the dealer qualify?', qualifierWords(play), play.qualifier),
    say(
      'What if the dealer does not qualify?',
      `The ante wins and the ${second} pushes.`,
      play.notQualified,
    ),
    sayOf(
      rulebook,
      'What of a higher hand than the dealer?',
      play.higher,
      () => `Ante and ${second} win.`,
    ),
    sayOf(
      rulebook,
      'What of a lower hand than the dealer?',
      play.lower,
      () => `Ante and ${second} lose.`,
    ),
    say('What of a tie with the dealer?', `Ante and ${second} push.`, play.tie),
  ];
};

const HIGH_CARDS: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' };

const qualifierWords = (play: DealerPlay): string => {
  if (play.game === 'high-card-flush') {
    const { flushLength, topRank } = play.qualifier.value;
    return `With a ${countWord(flushLength)}-card flush, ${rankWord(topRank)} high, or better.`;
  }
  const cards = [...play.qualifier.value.atLeast].map((rank) => HIGH_CARDS[rank] ?? rank);
  return `With ${inWords(cards)} or better.`;
};

const thePot = (play: RicochetPlay): readonly Saying[] => [
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
  say('How are five cards compared with two?', 'A missing card ranks lowest.', play.fiveAgainstTwo),
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
  say('What of a tie between players?', 'Both stay in and split the pot.', play.tiesBetweenPlayers),
  say('Who gets the odd chip?', 'The tied winner who acted last.', play.oddChip),
  say(
    'When is the Ante Bonus paid?',
    'At once when the five cards are there, win or lose.',
    play.anteBonus,
  ),
];

const orderWords = (rulebook: Rulebook, stages: readonly SettlementStage[]): string =>
  sentence(stages.map((stage) => stageWords(rulebook, stage)).join('; then '));

const stageWords = (rulebook: Rulebook, stage: SettlementStage): string => {
  switch (stage.by) {
    case 'seat':
      return `seat by seat ${stage.lines.map((line) => lineWord(rulebook, line)).join(', ')}`;
    case 'jackpot':
      return `the jackpots: ${stage.lines.map((line) => lineWord(rulebook, line)).join(', ')}`;
    case 'envy':
      return 'envy';
    default:
      return assertNever(stage);
  }
};

const lineWord = (rulebook: Rulebook, line: LineKey): string =>
  line === 'pot' ? 'pot' : wagerWord(rulebook, line);
