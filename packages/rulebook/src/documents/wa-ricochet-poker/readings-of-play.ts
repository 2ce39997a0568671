import { readingsOf } from '../readings.js';

/** The contest for the pot, and the ranking behind it. */
export const READINGS_OF_PLAY = readingsOf({
  'AMB-01': {
    about: ['WA-RP-5#1', 'WA-RP-8b', 'WA-RP-9a'],
    question: 'Five cards against two with the same top ranks: A-K-9-5-2 against A-K?',
    reading:
      'A missing card ranks below any card. The five-card hand wins, and such a tie cannot happen.',
    why: 'Ties are known only between five-card hands, and the word that no kicker counts is written for Rapid Fire alone.',
    toConfirm: true,
  },
  'AMB-03': {
    about: ['WA-RP-6a#2', 'WA-RP-8d', 'WA-RP-9b'],
    question: 'Do suits ever decide the pot?',
    reading: 'No. They put equal two-card hands in order of action and do nothing else.',
    why: 'Equal five-card hands are said to stay in, and to split the pot.',
  },
  'AMB-24': {
    about: ['WA-RP-9a', 'WA-RP-AppB-n3#2'],
    question: 'When is the last player excused from a play wager, and what do the three cards do?',
    reading:
      'When no five-card hand, of a player or the dealer, is alive. The player is not asked, takes the pot, and draws for the Ante Bonus alone. So does a lone player after a kickout.',
    why: 'The last to act always has the highest two cards; only a five-card hand can stand above them, and whoever survived did beat them.',
  },
  'AMB-25': {
    about: ['WA-RP-9b'],
    question: 'In what chips is a pot split, and who gets several odd ones?',
    reading:
      'In the smallest chip of the table. Whatever is left over goes to the winner who acted last.',
    why: 'The rule names the one odd chip and its owner; a second has no better one.',
    setting: 'chipUnit',
  },
  'AMB-26': {
    about: ['WA-RP-9', 'WA-RP-8a', 'WA-RP-8b'],
    question: 'What is in the pot?',
    reading:
      "The house's ante and every ante and play that lost. The winner's own are never in it, nothing is taken out, and when all fold to a living dealer the house has it.",
    why: 'Only losing wagers are ever moved to the circle.',
  },
  'AMB-27': {
    about: ['WA-RP-1a', 'WA-RP-4a', 'WA-RP-5#2'],
    question: "Where does the house's ante go when the dealer folds?",
    reading: 'It stays in the pot.',
    why: 'It was put on the circle at the start, and nothing takes it away.',
  },
  'AMB-28': {
    about: ['WA-RP-4', 'WA-RP-AppA-n1'],
    question: 'Which hands count for the kickout?',
    reading:
      "The players' hands dealt in the round, without the dealer's. Two hands of one player are two.",
    why: 'The test comes before anybody can fold, and the table counts hands. It ends at seven, as the seats do.',
  },
  'AMB-72': {
    about: ['WA-RP-6'],
    question: 'Is the order of action sorted again after each turn?',
    reading: 'No. It is fixed when the cards lie on the table.',
    why: 'It goes by the first two cards, and these never change.',
  },
  'AMB-44': {
    about: ['WA-RP-9', 'WA-RP-AppB'],
    question: 'How do poker hands rank?',
    reading:
      'As everywhere: all five cards break ties, suits never do, A-2-3-4-5 is the lowest straight.',
    why: 'The document takes the ranking as known; its kickout table names A-2-3-4-5 as the least straight.',
  },
  'AMB-70': {
    about: ['WA-RP-AppA-n1'],
    question: 'May one player have several hands?',
    reading: 'One hand each, unless the house sets more, up to the free seats.',
    why: 'The kickout table hints at hands besides players, and no rule forbids or orders it.',
    setting: 'handsPerPlayer',
  },
  'AMB-74': {
    about: ['WA-RP-1', 'WA-RP-1#2'],
    question: 'Can a bonus or jackpot wager be made without an ante?',
    reading: 'No. Nobody is dealt in without one.',
    why: 'Every player must post the ante to begin a round.',
  },
});
