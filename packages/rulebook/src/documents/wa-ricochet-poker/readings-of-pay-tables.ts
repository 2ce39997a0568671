import { readingsOf } from '../readings.js';

/** What the printed pay tables mean, and where the print slips. */
export const READINGS_OF_PAY_TABLES = readingsOf({
  'AMB-02': {
    about: ['WA-RP-RF#3', 'WA-RP-AppC-n3'],
    question: "Rapid Fire: does the dealer's kicker count?",
    reading:
      "Between high cards the dealer's second card meets the player's second, the others never count. Pairs meet by their rank alone.",
    why: 'The note under the table says so where the text is short; without the second card the player would be ahead on RF-01.',
  },
  'AMB-02b': {
    about: ['WA-RP-RF#4', 'WA-RP-RF#5'],
    question: 'Does a tie win at Rapid Fire?',
    reading: 'The elected table decides: it pays on RF-01, pushes on RF-02 and loses on RF-03.',
    why: 'The sentence that a tie wins describes the first table only.',
  },
  'AMB-04': {
    about: ['WA-RP-AppF#1', 'WA-RP-AppG-n3', 'WA-RP-AppH#1'],
    question: 'Is the ace low too in three-card hands and suited four-card runs?',
    reading: 'It is low or high, and never in the middle of a run, as the setting has it for both.',
    why: 'The Straight Flush jackpot of the same document says so; the other tables are silent.',
    setting: 'aceLow',
  },
  'AMB-07': {
    about: ['WA-RP-AppG-n2'],
    question: 'Seven cards hold more than one straight flush: which is paid?',
    reading: 'The longest, once. Of six-card runs the ace-high one goes first.',
    why: 'Only the highest-ranking one is to be paid, and length is what the tables rank by.',
  },
  'AMB-14': {
    about: ['WA-RP-AppG'],
    question: 'Which six-card runs share the first line of SF-04, 05, 09, E02, E03 and E05?',
    reading: 'Nine to ace alone. Every run up to king high takes the line below.',
    why: 'The line below is printed for king high or lower.',
  },
  'AMB-30': {
    about: ['WA-RP-HUH', 'WA-RP-AppJ', 'WA-RP-AppJ-n3'],
    question: "What are a flopped royal, a royal and a dealer's royal?",
    reading:
      "Flopped: the player's two and the dealer's first three cards. Dealer's: the dealer's five. Royal: any other, with at least one card of the player; a flopped one of another suit too. On 5CP-09 a flopped royal is a flopped straight flush and a dealer's royal a royal.",
    why: 'Read otherwise, a royal of the dealer would pay the whole jackpot of 5CP-07 to everybody.',
  },
  'AMB-32': {
    about: ['WA-RP-AppD', 'WA-RP-AppD-n2'],
    question: 'Hedge Bet: two pair rows with the same price?',
    reading: 'Rows fall in order. The lower one is for pairs of fives to tens.',
    why: 'The two part ways on HB-07; on the others the print repeats the price.',
  },
  'AMB-33': {
    about: ['WA-RP-PB', 'WA-RP-AppE-n2'],
    question: 'Pocket Bonus: what is a face, and what is a pair?',
    reading: 'A king, queen or jack. Any pair but aces.',
    why: 'A ten shows no face, and aces have a row of their own.',
  },
  'AMB-46': {
    about: ['WA-RP-AppF-n1', 'WA-RP-AppG-n1', 'WA-RP-AppH-n1', 'WA-RP-AppI-n1', 'WA-RP-AppJ-n1'],
    question: 'Does a winning jackpot wager come back?',
    reading: 'Never. One dollar for a flush on a Seven-Card table is the stake and no more.',
    why: 'All jackpot pays are for 1; all others of the document are to 1.',
  },
  'AMB-49': {
    about: ['WA-RP-AppH'],
    question: 'Three of a kind stands twice on 5CL-01 to 05, 09 and 10.',
    reading: 'The second line is two pair: it loses on five of them and pays $3 on 05 and 10.',
    why: 'With two pair these tables return what their family returns; with a pair they would return far more.',
    toConfirm: true,
  },
  'AMB-50': {
    about: ['WA-RP-AppG'],
    question: 'What sets SF-03a apart from 03b, 06a from 06b, 08a from 08b?',
    reading: 'Nothing in the pays. Both ids may be elected.',
    why: 'They share one printed column.',
  },
  'AMB-51': {
    about: ['WA-RP-AppG'],
    question: 'SF-09 pays a three-card run a bare 3.',
    reading: 'Three dollars.',
    why: 'Its sister table with envy, E05, prints $3, and every other prize of the column has its sign.',
  },
  'AMB-52': {
    about: ['WA-RP-AppD', 'WA-RP-AppH'],
    question: 'Are Hedge Bet 05 and 06 and 5CL-E02 missing?',
    reading: 'No. The numbers skip, and there is no such table.',
    why: 'Ids are kept as printed, so that a sign and an approval name the same table.',
  },
  'AMB-68': {
    about: ['WA-RP-RF#5', 'WA-RP-AppC'],
    question: 'Slips of the pen: "payable" for pay table, blanks inside the ids.',
    reading: 'Without effect. Ids are written without the blanks.',
    why: 'Nothing else could be meant.',
  },
});
