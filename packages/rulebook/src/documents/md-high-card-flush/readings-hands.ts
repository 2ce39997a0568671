import { readingsOf } from '../readings.js';

/** Readings on what a hand is worth and what its wagers may be. */
export const handReadings = readingsOf({
  'AMB-04': {
    about: ['MD-HCF-6A', 'MD-HCF-6E'],
    question: 'May an ace be the low card of a straight flush?',
    reading: 'Yes, low or high, never round the corner: K-A-2 is no run.',
    why: 'The document only speaks of consecutive rank; its sister documents, with the same pay tables, all allow the low ace.',
    setting: 'aceLow',
    toConfirm: true,
  },
  'AMB-06': {
    about: ['MD-HCF-6D(1)', 'MD-HCF-11B(4)(b)'],
    question: 'Which of two flushes of equal length is the hand, and do other cards count?',
    reading: 'The flush whose cards compare higher; cards outside it never break a tie.',
    why: 'Dealer and players form the highest possible hand, and only the flush is a hand.',
  },
  'AMB-07': {
    about: ['MD-HCF-6E', 'MD-HCF-12C', 'MD-HCF-12E(1)'],
    question: 'What is paid when seven cards hold several straight flushes?',
    reading: 'Each wager is paid once, on the highest row that the hand reaches.',
    why: 'The document is silent; every sister document pays the highest hand only.',
  },
  'AMB-08': {
    about: ['MD-HCF-6D(2)'],
    question: 'What of two hands that hold no listed hand at all?',
    reading: 'There are none.',
    why: 'Seven cards in four suits always hold two of one suit.',
  },
  'AMB-09': {
    about: ['MD-HCF-11B(1)', 'MD-HCF-11B(2)', 'MD-HCF-11B(3)'],
    question: 'How small may a raise be, and what of one that is too large?',
    reading:
      'At least the ante, in any chip amount up to the cap; what is above the cap goes back.',
    why: 'Only the caps are written; the short flushes raise exactly one ante, and so do the sister documents.',
  },
  'AMB-10': {
    about: ['MD-HCF-12C(7)#1', 'MD-HCF-12C(7)#2'],
    question: 'Where does four of a kind stand among straight flushes?',
    reading:
      'On Straight Flush Bonus table G only, below the four-card and above the three-card run; one row is paid.',
    why: 'No ranking lists it, but the table prints it in that place, at a price between the two.',
  },
  'AMB-14': {
    about: ['MD-HCF-12E(1)(d)', 'MD-HCF-12E(1)(e)'],
    question: 'What is the suited nine to ace on tables D and E?',
    reading: 'The six-card straight flush with the ace on top; every other run of six pays 10%.',
    why: 'It stands above the six-card row with a price of its own.',
  },
  'AMB-16': {
    about: ['MD-HCF-11B(4)(a)'],
    question: 'What becomes of bonus wagers when the hand is folded?',
    reading:
      'The cards stay and all three wagers settle by themselves; such a hand may also bring envy to others.',
    why: 'The cards of a player with a bonus or progressive wager are excepted from collection.',
  },
  'AMB-61': {
    about: ['MD-HCF-11B(3)'],
    question: 'Does the table maximum bind the raise?',
    reading: 'No: a raise is limited by multiples of the ante alone.',
    why: 'No clause sets another limit to it.',
  },
  'AMB-74': {
    about: ['MD-HCF-7F(4)(a)', 'MD-HCF-8E'],
    question: 'May a bonus be wagered without an ante?',
    reading: 'No.',
    why: 'It is written for the progressive, and only a box with an ante is dealt in.',
  },
});
