import { readingsOf } from '../readings.js';

/** Readings on the table, its procedure and what goes wrong at it. */
export const tableReadings = readingsOf({
  'AMB-29': {
    about: ['MD-HCF-13D', 'MD-HCF-13E'],
    question: 'Which mistakes of the deal void the round?',
    reading:
      "A wrong number of cards anywhere and a dealer's card seen early. A player's card that shows does not.",
    why: "Only those are listed as voiding; a player's card harms no other hand.",
  },
  'AMB-36': {
    about: ['MD-HCF-8C(2)(b)', 'MD-HCF-9A(4)(b)', 'MD-HCF-10A(3)(b)'],
    question: 'What if chips and accepted progressive wagers do not agree?',
    reading:
      'No card is dealt until a floorperson has returned the chip or cancelled the wager, on record.',
    why: 'The count is ordered before the deal, and no consequence is named.',
  },
  'AMB-37': {
    about: ['MD-HCF-13F', 'MD-HCF-13B', 'MD-HCF-13D', 'MD-HCF-13E', 'MD-HCF-13H', 'MD-HCF-8J(1)'],
    question: 'All wagers go back, yet bonuses are settled: which holds in a void round?',
    reading:
      'Bonus and progressive wagers of hands with exactly seven rightly dealt cards settle, all else goes back; so too when the stub count finds the misdeal. A defective deck and a jammed shoe return everything.',
    why: 'The saving clause follows the voiding ones and precedes the jammed shoe; an eight-card hand cannot fairly be paid. A misdeal is the same fact whoever finds it.',
    setting: 'settleBonusOnVoid',
    toConfirm: true,
  },
  'AMB-39': {
    about: ['MD-HCF-2D(1)#2'],
    question: 'May a tip be wagered for the dealer?',
    reading: 'No; tips go into the tip box.',
    why: 'The document knows a tip box and no tip wager.',
  },
  'AMB-41': {
    about: ['MD-HCF-12E(2)'],
    question: 'May a jackpot be ended or moved?',
    reading: 'After its top award was won, or with recorded permission, and never by lowering it.',
    why: "The document is silent; the procedure of Caribbean Stud protects the players' money.",
  },
  'AMB-45': {
    about: ['MD-HCF-2D(1)'],
    question: 'Where do drop box and tip box hang?',
    reading: "Both on the dealer's side of the table, one on either hand of the dealer.",
    why: 'The sentence puts them on the same side and on the opposite side at once.',
  },
  'AMB-53': {
    about: ['MD-HCF-7F(4)', 'MD-HCF-10B(1)', 'MD-HCF-12E(2)(a)'],
    question: 'Names and references that do not match.',
    reading:
      'The Progressive Payout Wager is the Progressive Jackpot Wager; the rate is for the tables of 12E(1); antes are placed under chapter 7.',
    why: 'Slips: nothing else is there that they could mean.',
  },
  'AMB-56': {
    about: ['MD-HCF-2A', 'MD-HCF-13A'],
    question: 'Do the cards suffice for a full table?',
    reading: 'Yes: six players and the dealer take 49; with a dead card 50.',
    why: 'One deck has 52.',
  },
  'AMB-57': {
    about: ['MD-HCF-11B(5)', 'MD-HCF-11B(6)', 'MD-HCF-11B(9)(e)'],
    question: 'In which order are wagers settled?',
    reading:
      'Player by player: ante, raise, flush, straight flush, progressive; envy when all are done.',
    why: 'The clauses stand in that order, and envy depends on every other hand.',
  },
  'AMB-62': {
    about: ['MD-HCF-7C(2)'],
    question: 'Are the wagers of a player who leaves lost?',
    reading: 'A floorperson decides, on record; held to the end of the round, then lost.',
    why: 'The clause says may.',
  },
  'AMB-63': {
    about: ['MD-HCF-5A(1)', 'MD-HCF-5A(2)', 'MD-HCF-5A(3)'],
    question: 'Is it enough to shuffle on one of the three occasions?',
    reading: 'No, each of them asks for a shuffle.',
    why: 'A round must not start on used cards, whatever the little word between the lines.',
  },
  'AMB-68': {
    about: ['MD-HCF-1B(2)', 'MD-HCF-2B(7)(d)', 'MD-HCF-13F'],
    question: 'Misprints.',
    reading: 'Read as plainly meant.',
    why: 'None of them touches a figure.',
  },
  'AMB-71': {
    about: ['MD-HCF-12E(1)'],
    question: 'May several tables feed one meter?',
    reading: 'Tables of this game with the same pay table and wager may.',
    why: "The document is silent; the limits are those that keep every player's chance the same.",
  },
  'AMB-78': {
    about: ['MD-HCF-8G', 'MD-HCF-9C(1)', 'MD-HCF-10C'],
    question: 'May a stub count that is due be made between rounds?',
    reading:
      'Yes, whenever all cards are at the dealer, also after a void round. Rounds whose deck a shuffler counted are not tallied.',
    why: 'The whole deck shows what its stub would, and a table must not get stuck on a count.',
  },
});
