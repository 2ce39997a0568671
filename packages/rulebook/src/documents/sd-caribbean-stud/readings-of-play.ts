import { readingsOf } from '../readings.js';

/** Cards, wagers, limits, decisions and slips of the pen. */
export const READINGS_OF_PLAY = readingsOf({
  'AMB-16': {
    about: ['SD-CSP-11a#1'],
    question: 'Does a progressive wager live on when its hand is folded?',
    reading:
      'No: a fold ends it, and a folded hand gives nobody envy. The player is warned before folding a hand that would win.',
    why: 'The cards of a folded hand are counted and racked at once.',
  },
  'AMB-21': {
    about: ['SD-CSP-T2'],
    question:
      'Which wagers may not exceed $100 together: ante and progressive, or the bet as well?',
    reading:
      'Ante, bet and progressive of one hand. It is tested with the ante, as three antes and the progressive, so that the bet is always possible. Tips do not count.',
    why: 'The strict reading is safe under either; the statute behind the limit has since been raised, so the amount can be set.',
    setting: 'maxBetLimit',
  },
  'AMB-22': {
    about: ['SD-CSP-T1'],
    question:
      'The table-stakes rule does not apply, and the section does not say what that allows.',
    reading: 'A player may bring money to the table in mid-round to make the bet.',
    why: 'Table stakes would hold a player to the chips that lay there when the hand began.',
  },
  'AMB-23': {
    about: ['SD-CSP-13#1'],
    question: 'The dealer has no hand: the antes are paid, and the bets?',
    reading: 'They go back to every player still in, whatever the hand.',
    why: 'A bet is decided by comparing hands, and here is nothing to compare with.',
  },
  'AMB-29': {
    about: ['SD-CSP-10#1', 'SD-CSP-10#3', 'SD-CSP-11a#1'],
    question:
      'What becomes of the progressive of a dead hand, and of mishaps the rule does not name?',
    reading:
      "It goes back as well. An exposed card is turned over and the deal goes on, as in the state's other games; the rest follows common practice.",
    why: "A hand of four or six cards can win no jackpot, and its owner is not to pay for the dealer's slip.",
  },
  'AMB-36': {
    about: ['SD-CSP-5'],
    question: 'What if the chips in the sensors do not match the lights?',
    reading: 'No card is dealt until a floorperson has settled it, on record.',
    why: 'A wager nobody can prove would be disputed when it wins.',
  },
  'AMB-39': {
    about: ['SD-CSP-8#1'],
    question: 'Where are tips booked?',
    reading: 'Apart from drop and win.',
    why: "A tip is not the house's money.",
  },
  'AMB-43': {
    about: ['SD-CSP-T1', 'SD-CSP-T2'],
    question: 'The statute on the maximum bet and the table-stakes rule are cited, not printed.',
    reading: 'Their amounts are data that the house fills in.',
    why: 'A figure that is not in the document would go stale unseen.',
  },
  'AMB-44': {
    about: ['SD-CSP-12#1'],
    question: 'Poker hands are named, not defined.',
    reading:
      'The usual ranking: ace-to-five is the lowest straight, all five cards break ties, suits never.',
    why: 'The names have one common meaning.',
  },
  'AMB-56': {
    about: ['SD-CSP-1#1'],
    question: 'How many may play?',
    reading: 'Seven, though one deck would serve nine.',
    why: 'Seven is the usual layout, and the rule gives no number.',
  },
  'AMB-57': {
    about: ['SD-CSP-18', 'SD-CSP-20f#2', 'SD-CSP-21g-iii'],
    question: 'In which order are ante, bet, progressive and envy settled?',
    reading:
      'Seat by seat ante and bet; then the progressive awards; envy at the end of the round.',
    why: 'Winning hands stay on the table until then, and envy is to be paid last.',
  },
  'AMB-62': {
    about: ['SD-CSP-11'],
    question: 'A player walks away in the middle of a round.',
    reading: 'The wagers wait for the end of the round; a floorperson may then treat them as lost.',
    why: 'The rule is silent, and this harms nobody before the round is over.',
  },
  'AMB-68': {
    about: ['SD-CSP-5'],
    question: 'Misspelt words.',
    reading: 'They are read as meant.',
    why: 'None of them changes a rule.',
  },
  'AMB-73': {
    about: ['SD-CSP-13#1', 'SD-CSP-14'],
    question:
      "The comparison of hands is printed after the dealer's no hand, as if it followed it.",
    reading: 'Hands are compared only when the dealer qualifies.',
    why: 'With no hand all antes are already paid and the cards collected.',
  },
  'AMB-74': {
    about: ['SD-CSP-2', 'SD-CSP-3'],
    question: 'May somebody play the progressive alone?',
    reading: 'No: it needs an ante.',
    why: 'Every player must make one, and nobody is dealt in without it.',
  },
});
