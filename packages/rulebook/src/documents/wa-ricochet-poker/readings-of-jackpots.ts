import { readingsOf } from '../readings.js';

/** Meters, awards and envy. */
export const READINGS_OF_JACKPOTS = readingsOf({
  'AMB-13': {
    about: ['WA-RP-AppF-n6', 'WA-RP-AppG-n5', 'WA-RP-AppJ-n5'],
    question: 'Several awards from one meter in one round?',
    reading:
      "One after the other from the dealer's right, each on what the meter then shows; the house may split instead, or pay all on the amount at the lock. Each winner of a House Jackpot gets the posted prize.",
    why: "Nothing is said, and the dealer's shared cards make it happen.",
    setting: 'multiHit',
  },
  'AMB-17': {
    about: ['WA-RP-AppF-n3', 'WA-RP-AppG-n4'],
    question: 'Does a hand set off envy if its player has no jackpot wager?',
    reading: 'No.',
    why: 'Somebody must first win a qualifying award, and only the wager wins one.',
  },
  'AMB-18': {
    about: ['WA-RP-AppF-n3', 'WA-RP-AppG-n4', 'WA-RP-AppH-n3', 'WA-RP-AppI-n3', 'WA-RP-AppJ-n4'],
    question: 'Envy when several hands qualify?',
    reading:
      "One payment for each qualifying hand of another player, at that row's amount; winners get it for the others' hands. It stays within the table and the round, also on a linked jackpot.",
    why: 'Only the own hand is excluded. The Mini-Royal excludes winners altogether, which changes nothing: a round holds one Mini-Royal at most.',
  },
  'AMB-31': {
    about: ['WA-RP-JP-1', 'WA-RP-JP-2', 'WA-RP-JP-5'],
    question: 'May both sensors of a table play the same option, or share a meter?',
    reading: 'No. Two different options, with nothing in common but the cards.',
    why: 'Each sensor is a game of its own with an amount of its own.',
  },
  'AMB-43': {
    about: ['WA-RP-GD#3', 'WA-RP-DEF-prog#2', 'WA-RP-LTR-6'],
    question: 'Law that is named and not supplied: the WAC, the Compact?',
    reading:
      'Ceilings are data that the house must give. A progressive is lowered or closed only for a win, a correction, a documented seed recovery, or with a recorded basis.',
    why: 'The amounts are not in the document, and the prizes on display belong to the players.',
  },
  'AMB-47': {
    about: ['WA-RP-AppF-n8', 'WA-RP-AppG-n7', 'WA-RP-AppH-n6', 'WA-RP-AppI-n6', 'WA-RP-AppJ-n7'],
    question: 'Does envy grow with a larger fixed wager?',
    reading: 'Yes, as the dollar prizes do.',
    why: 'All pays of a table are for one dollar and are multiplied, and envy is called a pay.',
  },
  'AMB-48': {
    about: ['WA-RP-AppF-n8', 'WA-RP-DEF-ic'],
    question: 'Which seed, reserve and rate has a progressive?',
    reading:
      'The house must give them; there is no default. A reset is to the seed and any reserve.',
    why: 'The document speaks of seeds and names no amount.',
  },
  'AMB-58': {
    about: ['WA-RP-DEF-prog#1'],
    question: "Is this round's wager in the amount that this round can win?",
    reading:
      "Yes. Sensors lock and the meter rises before the deal; the award is fixed at the player's turn.",
    why: 'The display is to rise after each wager is placed.',
  },
  'AMB-59': {
    about: ['WA-RP-AppF-n6'],
    question: 'How is a percentage rounded?',
    reading: 'Down to the cent. The rest stays on the meter.',
    why: 'Nothing is said, and so no cent is lost or made.',
  },
  'AMB-65': {
    about: ['WA-RP-AppF-n3', 'WA-RP-AppG-n4', 'WA-RP-AppH-n3', 'WA-RP-AppI-n3', 'WA-RP-AppJ-n4'],
    question: 'Most notes speak of a progressive award: is there envy on a House Jackpot?',
    reading: 'Yes, on both types.',
    why: 'The tables are printed for both, and Appendix G says jackpot.',
  },
  'AMB-66': {
    about: ['WA-RP-DEF-house#1', 'WA-RP-AppF-n6'],
    question: 'What is a percentage of a House Jackpot?',
    reading: 'Of the posted amount, which stays until the house changes it.',
    why: 'No wager feeds it and no fund stands behind it.',
  },
  'AMB-67': {
    about: ['WA-RP-AppG', 'WA-RP-AppH'],
    question: 'Two rows at 100 % on one table: two meters?',
    reading: 'One meter. Two such hands in a round are several awards from it.',
    why: 'Each sensor displays one amount.',
  },
  'AMB-71': {
    about: ['WA-RP-JP-3', 'WA-RP-5CL', 'WA-RP-7CL'],
    question: 'What may be linked in a linked jackpot?',
    reading: 'Sensors of one type, one pay table and one wager; never across games.',
    why: 'The only rule is that House and Progressive stay apart; one meter needs one price.',
  },
  'AMB-76': {
    about: ['WA-RP-AppF-n3', 'WA-RP-AppG-n4', 'WA-RP-AppH-n3', 'WA-RP-AppI-n3', 'WA-RP-AppJ-n4'],
    question: 'A player has two hands: does one of them receive envy for the other?',
    reading: 'No. Others are other people; each of their hands with the wager is paid.',
    why: 'The notes speak of players, and of their own hand.',
  },
  'AMB-77': {
    about: ['WA-RP-3', 'WA-RP-4'],
    question: 'An award waits to be verified: does the action wait too?',
    reading:
      'Yes, until a floorperson has verified or rejected it, or rules that play goes on. Fixed awards are paid before the kickout test.',
    why: 'Every bonus and jackpot wager is reconciled before the kickout test.',
    setting: 'verificationHoldsAction',
  },
});
