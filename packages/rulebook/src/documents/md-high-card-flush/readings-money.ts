import { readingsOf } from '../readings.js';

/** Readings on pay tables, limits, jackpots and envy. */
export const moneyReadings = readingsOf({
  'AMB-13': {
    about: ['MD-HCF-12E(3)'],
    question: 'What if several hands win from the meter in one round?',
    reading:
      "One after the other from the dealer's right; after a full award the next is paid on the reset meter.",
    why: "The amount is that on the meter when the player's turn comes.",
  },
  'AMB-17': {
    about: ['MD-HCF-11B(9)(e)(i)'],
    question: 'Must the holder of the envy hand have a progressive wager?',
    reading: 'No; only the one who receives the envy bonus must.',
    why: 'The clause asks a wager of the receiver and only a hand of the other player.',
  },
  'AMB-18': {
    about: ['MD-HCF-11B(9)(e)(ii)', 'MD-HCF-11B(9)(e)(iii)'],
    question: 'How many envy bonuses are paid when several hands bring one?',
    reading:
      'One for each qualifying hand of another player at the same table, linked or not; none for the own hand.',
    why: 'The clauses say so, and speak of the same table.',
  },
  'AMB-19': {
    about: ['MD-HCF-12D', 'MD-HCF-2B(7)(d)'],
    question: 'What does the payout limit cover, and how is a payment cut?',
    reading:
      'Winnings of the two bonuses of one hand, filled in the order they are settled; never ante, raise, progressive, envy or stakes. The house sets it, at most the greater of $50,000 and the most one player can win at the minimum wagers.',
    why: 'The clause sets aside the odds of those two bonuses only, and the layout speaks of a limit set by the operator.',
    setting: 'payoutLimit',
  },
  'AMB-35': {
    about: ['MD-HCF-12E(5)(a)', 'MD-HCF-12E(5)(b)', 'MD-HCF-12E(5)(c)'],
    question: 'Which hands bring an envy bonus?',
    reading:
      'Those printed: seven and six cards on C, seven cards on D and E; none on A and B. Where printed, envy must be paid.',
    why: 'The qualifying hand is not defined. Nine to ace wins the whole meter on D and E but has no envy line; the sister tables give it $250.',
    setting: 'envyNineToAce',
  },
  'AMB-43': {
    about: ['MD-HCF-7G', 'MD-HCF-12D'],
    question: 'What of the law that is cited and not printed?',
    reading: 'Limits are data that the house must give; the Rules Submission is a dated record.',
    why: 'COMAR 36.05.03.19 is not part of the document, which names no table limits of its own.',
  },
  'AMB-46': {
    about: ['MD-HCF-8C(2)(c)', 'MD-HCF-12E(1)'],
    question: 'Is the stake returned with a win?',
    reading: 'With bonuses yes, the odds are to 1; with the progressive no, it pays the prize.',
    why: 'Progressive chips are already in the table inventory when the cards are dealt.',
  },
  'AMB-47': {
    about: ['MD-HCF-12E(1)', 'MD-HCF-12E(4)(a)'],
    question: 'For which wager are the fixed prizes printed, and do they grow with it?',
    reading: 'For one dollar; prizes are paid as printed, and only envy grows with the wager.',
    why: "Envy is printed for one dollar and tied to the receiver's wager; no clause ties the prizes to it.",
  },
  'AMB-48': {
    about: ['MD-HCF-12E(2)(a)', 'MD-HCF-12E(2)(b)(i)'],
    question: 'Which rate and which seed does a jackpot have?',
    reading: 'The house must give both; the seed is at least the printed minimum of its table.',
    why: "The document gives minimum seeds and no rate. A reserve is the house's choice.",
  },
  'AMB-52': {
    about: ['MD-HCF-12B(8)#2'],
    question: 'Flush Bonus table O is numbered (8), after (14).',
    reading: 'It is the fifteenth table; it keeps its letter.',
    why: 'A slip in the numbering.',
  },
  'AMB-58': {
    about: ['MD-HCF-12E(3)'],
    question: "Are this round's contributions in the award?",
    reading: 'Yes: they reach the meter when betting closes, and the award is fixed at the turn.',
    why: 'The wagers are locked and collected before the deal.',
  },
  'AMB-59': {
    about: ['MD-HCF-12E(1)(a)'],
    question: 'How is a share of the meter rounded?',
    reading: 'Down to the cent; the rest stays on the meter.',
    why: 'The document is silent.',
  },
  'AMB-67': {
    about: ['MD-HCF-12E(1)(c)', 'MD-HCF-12E(1)(d)', 'MD-HCF-12E(1)(e)'],
    question: 'Two rows pay 100%: is that one meter or two?',
    reading: 'One meter; each award empties it, and it is reset between two in one round.',
    why: 'Every table speaks of the meter.',
  },
  'AMB-76': {
    about: ['MD-HCF-11B(9)(e)(i)', 'MD-HCF-11B(9)(e)(iii)'],
    question: 'One player holds two boxes: is the other box paid envy for their own hand?',
    reading:
      'No. Another player is another person; each box of the others with the wager is paid for each such hand.',
    why: "The clauses speak of players and of the player's hand, not of positions.",
  },
});
