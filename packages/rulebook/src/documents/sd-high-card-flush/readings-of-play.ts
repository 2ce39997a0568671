import { readingsOf } from '../readings.js';

/** Cards, wagers, dealing, decisions and slips of the pen. */
export const READINGS_OF_PLAY = readingsOf({
  'AMB-04': {
    about: ['SD-HCF-1#2', 'SD-HCF-11b'],
    question:
      'The opening clause lowers the ace for A-2-3-4-5 only. What of longer or shorter runs?',
    reading: 'An ace is low or high in a straight flush of any length, and never in the middle.',
    why: 'Clause 11(b) says so for the wager itself, and pay tables 3 and 4 print a run from ace to six.',
  },
  'AMB-05': {
    about: ['SD-HCF-1#1'],
    question: 'The rule calls its list from ace to two a rank of hands.',
    reading: 'It ranks cards. The straight it mentions has no use in this game.',
    why: 'The list names cards, and no wager is decided by a straight.',
  },
  'AMB-06': {
    about: ['SD-HCF-9#1'],
    question: 'Two suits of equal length: which of them is the hand?',
    reading:
      'The one whose cards rank higher, compared from the top. Cards outside it break no tie.',
    why: 'The rule looks for the best possible flush, for player and dealer alike.',
  },
  'AMB-07': {
    about: ['SD-HCF-11c'],
    question: 'A hand may hold several runs, and every long run holds shorter ones. What is paid?',
    reading: 'One payment per wager, for the longest run; nine-to-ace beats other runs of six.',
    why: 'Only the highest straight flush is paid, and the tables rank them by length.',
  },
  'AMB-09': {
    about: ['SD-HCF-7#1'],
    question: 'With five or more suited cards, may a raise be less than the most allowed?',
    reading:
      'Any amount from one ante up to the cap, in chips of the table. A raise beyond it is cut back.',
    why: 'The raise equals the ante and may be increased from there.',
  },
  'AMB-11': {
    about: ['SD-HCF-2#4', 'SD-HCF-3#1', 'SD-HCF-3#2'],
    question: 'Clauses 2 and 3 name odds, trips and pocket bets, which this game does not have.',
    reading:
      "Odds stands for the raise. Tips may go on ante, raise, flush and straight flush, not on the sensor; a tip raise follows the player's raise within the same multiple, and a fold loses the tip ante.",
    why: 'The words come from another game of the same kind; these are the wagers that match them.',
    setting: 'tipsAllowedOn',
  },
  'AMB-12': {
    about: ['SD-HCF-4#3', 'SD-HCF-4#4'],
    question: 'Read literally, cards are dealt only where no progressive is offered.',
    reading: 'Lock and collect the progressive where there is one; then deal.',
    why: 'A table with a progressive has to be dealt too, so "otherwise" stands for "thereafter".',
  },
  'AMB-16': {
    about: ['SD-HCF-8#1', 'SD-HCF-8#3'],
    question: 'A fold forfeits any or all bets, yet a straight flush bet lives on. And the others?',
    reading:
      'Tucking the winning cards keeps the straight flush, the flush and the progressive alive; what is not tucked is forfeited.',
    why: 'Both are won whatever the dealer holds, and "any or all" leaves the choice to the player.',
    setting: 'foldBonus',
  },
  'AMB-29': {
    about: ['SD-HCF-5#1', 'SD-HCF-5#2', 'SD-HCF-8#2'],
    question: 'A wrong count is a misdeal, but what follows from it? And from other mishaps?',
    reading:
      'The round is void and every wager goes back, the progressive from the tray; the meter keeps what it was given. What the rule does not name follows common practice.',
    why: 'Nobody can win or lose on hands that were never rightly dealt, and a shown jackpot does not fall.',
  },
  'AMB-36': {
    about: ['SD-HCF-4#3'],
    question: 'What if the chips collected do not match the sensors that are lit?',
    reading: 'No card is dealt until a floorperson has settled it, on record.',
    why: 'A wager nobody can prove would be disputed when it wins.',
  },
  'AMB-39': {
    about: ['SD-HCF-3#1'],
    question: 'Where are tips booked?',
    reading: 'Apart from drop and win.',
    why: "A tip is not the house's money.",
  },
  'AMB-52': {
    about: ['SD-HCF-11', 'SD-HCF-11#7'],
    question: 'The straight flush tables go from 4 to 6.',
    reading: 'There is no table 5; printed numbers are kept.',
    why: 'A table that is not printed cannot be chosen.',
  },
  'AMB-56': {
    about: ['SD-HCF-4#4'],
    question: 'How many may play?',
    reading: 'Six, one hand each.',
    why: "Seven hands of seven, the dealer's included, are 49 of the 52 cards.",
  },
  'AMB-57': {
    about: ['SD-HCF-6#1', 'SD-HCF-6#2'],
    question: 'When does the progressive settle, and when are settled hands racked?',
    reading:
      'Seat by seat raise, ante, flush, straight flush; then the progressive; then the cards.',
    why: 'The order is printed, and progressive winners are paid when the round is complete.',
  },
  'AMB-60': {
    about: ['SD-HCF-2#1', 'SD-HCF-2#6'],
    question: 'Is the amount specified at the table one amount or a range?',
    reading: 'A least and a most for each wager.',
    why: 'The same sentence speaks of table limits that are not to be exceeded.',
  },
  'AMB-61': {
    about: ['SD-HCF-7#1'],
    question: 'Does the table maximum bind the raise?',
    reading:
      'No: a raise is bound by the ante alone. A ceiling by statute, where one is set, also binds the largest raise.',
    why: 'The clause measures the raise in antes and in nothing else.',
  },
  'AMB-62': {
    about: ['SD-HCF-7#3'],
    question: 'A player walks away in the middle of a round.',
    reading: 'The wagers wait for the end of the round; a floorperson may then treat them as lost.',
    why: 'The rule is silent; this is what another state prescribes for the same game.',
  },
  'AMB-68': {
    about: ['SD-HCF-4#4', 'SD-HCF-11c', 'SD-HCF-12#1'],
    question: 'Misspelt and run-together words.',
    reading: 'They are read as meant.',
    why: 'None of them changes a rule.',
  },
  'AMB-74': {
    about: ['SD-HCF-2#3'],
    question: 'May somebody play the progressive alone?',
    reading: 'No: it needs an ante.',
    why: 'Nobody is dealt in without one.',
  },
});
