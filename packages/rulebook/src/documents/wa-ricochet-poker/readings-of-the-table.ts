import { readingsOf } from '../readings.js';

/** Dealing, equipment, layout, and what is left to the house's internal controls. */
export const READINGS_OF_THE_TABLE = readingsOf({
  'AMB-34': {
    about: ['WA-RP-2', 'WA-RP-MR', 'WA-RP-5CL'],
    question: "In which order are cards dealt, and which is the dealer's first?",
    reading:
      "One at a time or in packets, from the dealer's left, the dealer last. The dealer's cards are numbered as they arrive, and shown so.",
    why: 'Jackpots look at the first card and the first three, and no order is given.',
  },
  'AMB-36': {
    about: ['WA-RP-DEF-prog#5'],
    question: 'Chips on the sensors and accepted wagers differ?',
    reading: 'No card is dealt before a floorperson has settled it.',
    why: 'All funds must be accounted for; how is not said, and the deal cannot be taken back.',
  },
  'AMB-38': {
    about: ['WA-RP-gap-irregularities'],
    question: 'What happens when a deal goes wrong?',
    reading:
      'A wrong count to anyone voids the round: antes and plays go back, bonus wagers stand unless a card they used was wrong. An exposed card is nothing: all cards lie face up.',
    why: 'The document has no rules for it; internal controls may say otherwise.',
  },
  'AMB-39': {
    about: ['WA-RP-1', 'WA-RP-1#2'],
    question: 'May a tip be wagered for the dealer?',
    reading: 'No. Tips are money given, and accounted apart.',
    why: 'The document lists the wagers and no tip among them.',
  },
  'AMB-40': {
    about: ['WA-RP-AppJ2', 'WA-RP-1a#2'],
    question: 'A second Appendix J announces example layouts and shows none.',
    reading:
      'The felt has the Pot circle, an ante and a play spot, a spot or sensor for each wager offered; the tables in use can be read at the table.',
    why: 'These are the places the rules of play name.',
  },
  'AMB-42': {
    about: ['WA-RP-EQ#1', 'WA-RP-AppF-n8#2'],
    question: 'How far do the named jackpot system and its display reach into the software?',
    reading:
      'They are equipment on record with a feed to a display that only shows. The controller keeps the meter and knows which sensors took a wager.',
    why: 'Displays must have no intelligence and no network.',
  },
  'AMB-57': {
    about: ['WA-RP-3', 'WA-RP-9'],
    question: 'In which order are the wagers of a round settled?',
    reading:
      'Seat by seat Rapid Fire, Hedge Bet and Pocket Bonus; then one jackpot after the other with its envy; when all have acted, antes, plays, Ante Bonus and pot.',
    why: 'Bonus wagers come before everything else; within them nothing is said.',
  },
  'AMB-69': {
    about: ['WA-RP-GD#4', 'WA-RP-EQ#2', 'WA-RP-DEF-ic'],
    question: 'How is the deck shuffled and cut, and who looks at an award?',
    reading:
      'Shuffled before play and after each round, cut unless a machine shuffled; a floorperson is called for each winner and looks first at shares of a meter and at large prizes.',
    why: "The document leaves procedure to the internal controls; these are the engine's defaults, marked so.",
  },
});
