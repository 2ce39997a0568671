import { readingsOf } from '../readings.js';

export const READINGS = readingsOf({
  'AMB-04': {
    about: ['OH-HCF-sf-ace'],
    question: 'May a low ace begin a run of any length?',
    reading:
      'Yes: lowest or highest in a straight flush of three cards and more, never in the middle.',
    why: 'The brochure calls it the lowest or the highest rank of the suit.',
  },
  'AMB-06': {
    about: ['OH-HCF-compare#1', 'OH-HCF-compare#2'],
    question: 'Two suits of equal length: which of them is the hand?',
    reading:
      'The one whose cards rank higher, compared from the top. Cards outside it break no tie.',
    why: 'A tie is when number and values of the flush are the same, whatever else is held.',
  },
  'AMB-07': {
    about: ['OH-HCF-sflush'],
    question: 'A hand may hold several runs, and every long run holds shorter ones. What is paid?',
    reading: 'One payment per wager, for the longest run.',
    why: 'Only the highest qualifying hand is paid.',
  },
  'AMB-09': {
    about: ['OH-HCF-raise'],
    question: 'With five or more suited cards, may a raise be less than the most allowed?',
    reading:
      'Any amount from one ante up to the cap, in chips of the table. A raise beyond it is cut back.',
    why: 'The raise equals the ante and may be increased from there.',
  },
  'AMB-16': {
    about: ['OH-HCF-fold#1', 'OH-HCF-fold#2'],
    question: 'Until when may a player who folded claim a bonus?',
    reading: 'Until the round is closed; unclaimed, the wager is lost.',
    why: 'The player answers for telling the dealer, and later the cards cannot be looked at.',
  },
  'AMB-20': {
    about: ['OH-HCF-max'],
    question: "Is $25,000 the limit for a player's hand or for the table, and on which wagers?",
    reading: "For each player's hand, on everything it wins.",
    why: 'It says per hand, and aggregate; some houses take the table, or leave out ante and raise.',
    setting: 'aggregateScope',
  },
  'AMB-36': {
    about: ['OH-HCF-gap-irregularities'],
    question: 'What if chips and accepted wagers differ before the deal?',
    reading: 'No card is dealt until a floorperson has settled it, on record.',
    why: 'A wager nobody can prove would be disputed when it wins.',
  },
  'AMB-38': {
    about: ['OH-HCF-gap-irregularities'],
    question: 'Nothing is said of misdeals.',
    reading: 'A wrong count to anybody voids the round and all wagers go back.',
    why: "The least that harms nobody; the house's internal controls may settle bonus wagers instead.",
    setting: 'settleBonusOnVoid',
    toConfirm: true,
  },
  'AMB-39': {
    about: ['OH-HCF-ante'],
    question: 'May a tip be a wager?',
    reading: 'No; and tips are booked apart from drop and win.',
    why: 'It is not mentioned.',
  },
  'AMB-46': {
    about: ['OH-HCF-flush', 'OH-HCF-sflush'],
    question: 'The tables print 200:1. To 1 or for 1?',
    reading: 'To 1: the stake goes back beside the winnings.',
    why: 'The same tables are printed "to 1" in the other states.',
  },
  'AMB-56': {
    about: ['OH-HCF-ante'],
    question: 'How many may play?',
    reading: 'Six.',
    why: "Seven hands of seven, the dealer's included, are 49 of the 52 cards.",
  },
  'AMB-57': {
    about: ['OH-HCF-qualify#3'],
    question: 'In which order are wagers settled?',
    reading: 'As in Maryland: ante, raise, flush, straight flush, seat by seat.',
    why: 'The brochure is silent.',
  },
  'AMB-61': {
    about: ['OH-HCF-raise'],
    question: 'Does the table maximum bind the raise?',
    reading: 'No: a raise is bound by the ante alone.',
    why: 'It is measured in antes and in nothing else.',
  },
  'AMB-62': {
    about: ['OH-HCF-gap-irregularities'],
    question: 'A player walks away in the middle of a round.',
    reading: 'The wagers wait for the end of the round; a floorperson may then treat them as lost.',
    why: 'The brochure is silent; Maryland has it so.',
  },
  'AMB-69': {
    about: ['OH-HCF-gap-irregularities', 'OH-HCF-sign#1'],
    question: 'A brochure has no rules for decks, dealing, order, limits, progressives or tips.',
    reading:
      "Maryland's procedures for the same game stand in, each marked as not from the source; approvals and progressives do not.",
    why: "It is the fullest text on this game, and its figures agree with the brochure's.",
    toConfirm: true,
  },
  'AMB-74': {
    about: ['OH-HCF-ante', 'OH-HCF-optional'],
    question: 'May somebody play a bonus wager alone?',
    reading: 'No: it needs an ante.',
    why: 'Players place an ante to receive cards.',
  },
});
