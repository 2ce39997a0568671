import { readingsOf } from '../readings.js';

/** The progressive: what it pays, from which meter, when. */
export const READINGS_OF_JACKPOTS = readingsOf({
  'AMB-13': {
    about: ['SD-HCF-12d', 'SD-HCF-12e#1', 'SD-HCF-12e#2'],
    question: 'Several hands hit the meter in one round: house procedure, or one after the other?',
    reading:
      "One after the other from the dealer's right: the first takes its share, the next is paid on what is then shown. The house may instead split, or pay all on the meter as it stood at the lock.",
    why: 'The last clause has the dealer carry on counterclockwise, which is an order of payment.',
    setting: 'multiHit',
  },
  'AMB-14': {
    about: ['SD-HCF-12#1'],
    question: 'Tables 3 and 4 print "A23456- 89TJQK" beside the six-card straight flush.',
    reading: 'The dash means through: those runs pay the tenth, and 9TJQKA pays the whole meter.',
    why: 'Nine-to-ace stands on the line above, and the two lines together name every run of six.',
  },
  'AMB-41': {
    about: ['SD-HCF-gap-discontinuing'],
    question: 'May a progressive be closed with money on the meter?',
    reading: 'Only after its top award is won, or by recorded permission to ease or transfer it.',
    why: "The rule is silent; the same state's rule for Caribbean stud protects the players' money so.",
  },
  'AMB-46': {
    about: ['SD-HCF-12#4'],
    question: 'Are the bare numbers of the progressive "to 1" or "for 1"?',
    reading: 'For 1.',
    why: 'The wager itself may not be returned, which is what "for 1" says.',
  },
  'AMB-48': {
    about: ['SD-HCF-12#5', 'SD-HCF-12e#1'],
    question: 'Seed, reserve and rate of contribution are spoken of and not given.',
    reading: 'The house states seed and rate before a progressive may be offered.',
    why: 'No figure can be guessed from the rule.',
  },
  'AMB-54': {
    about: ['SD-HCF-12#3'],
    question: 'What is a straight flush of one or two cards, printed at 0?',
    reading: 'No win.',
    why: 'Less than three cards loses by the text above the table.',
  },
  'AMB-55': {
    about: ['SD-HCF-12#3'],
    question: 'A straight flush of three or four cards "may win".',
    reading: 'The chosen table decides: three cards win on 1 and 3 only, four and more on all.',
    why: 'Tables 2 and 4 print 0 for three cards.',
  },
  'AMB-58': {
    about: ['SD-HCF-12a'],
    question: 'Does the meter of an award hold the wagers of its own round?',
    reading:
      "Yes. The award is fixed at the winner's turn; what comes in later goes to the new meter.",
    why: 'Sensors lock, and the meter rises, before the cards are dealt.',
  },
  'AMB-59': {
    about: ['SD-HCF-12a'],
    question: 'A tenth of the meter may not be whole cents.',
    reading: 'Round the award down to the cent; the rest stays on the meter.',
    why: "The remainder is still the players' money.",
  },
  'AMB-71': {
    about: ['SD-HCF-12#2'],
    question: 'May several tables share one meter?',
    reading: 'Yes, if they play this game on the same pay table and wager.',
    why: 'The rule does not forbid it, and nothing else would give every player the same chance.',
  },
});
