import { readingsOf } from '../readings.js';

/** The progressive and its envy: what they pay, from which meter, when. */
export const READINGS_OF_JACKPOTS = readingsOf({
  'AMB-13': {
    about: ['SD-CSP-20e', 'SD-CSP-20f#1', 'SD-CSP-20f#2'],
    question: 'Several hands hit the meter in one round: house procedure, or one after the other?',
    reading:
      "One after the other from the dealer's right: the first takes its share, the next is paid on what is then shown. The house may instead split, or pay all on the meter as it stood at the lock.",
    why: 'The last clause has the dealer carry on counterclockwise, which is an order of payment.',
    setting: 'multiHit',
  },
  'AMB-15': {
    about: ['SD-CSP-4#2', 'SD-CSP-21f#1', 'SD-CSP-21f#4'],
    question:
      'Flush or better and dollar prizes stand beside a schedule that pays three of a kind.',
    reading:
      'They are alternatives: one schedule runs per jackpot. Flush or better is the rule, PMG widens it; envy goes with PMG only.',
    why: 'The two price the same hands differently, and only PMG prints envy.',
  },
  'AMB-17': {
    about: ['SD-CSP-21g-i#2', 'SD-CSP-21g-i#3'],
    question:
      'A royal without the progressive wager gets the normal prize and no envy. Whose envy?',
    reading:
      'Its holder gets none. The others get theirs: the hand needs no progressive wager to give envy, and nobody has envy from the own hand.',
    why: 'It is the literal text, and envy is due when another player has the hand.',
  },
  'AMB-18': {
    about: ['SD-CSP-21g-iii'],
    question: 'What is a multiple envy payout?',
    reading: 'One payment for each hand of others that gives envy, at this table, in this round.',
    why: 'Each of these hands alone would have given it.',
  },
  'AMB-46': {
    about: ['SD-CSP-21f#2'],
    question: 'Is the progressive stake part of the prize?',
    reading: 'It never goes back: PMG pays for 1, and 300 for 1 at $5 is $1,500.',
    why: 'The schedule says "for 1", and that the original wager is kept.',
  },
  'AMB-47': {
    about: ['SD-CSP-21c', 'SD-CSP-21d', 'SD-CSP-21e'],
    question: 'For which wager are the dollar prizes of 21(c) to (e) printed?',
    reading: 'For $1, and they are paid as printed whatever the wager.',
    why: 'PMG-01 is printed for $1, and only envy and seed are said to follow the wager.',
  },
  'AMB-48': {
    about: ['SD-CSP-20f#1', 'SD-CSP-21f#3'],
    question: 'Seed, reserve and rate of contribution are spoken of and not given.',
    reading: 'The house states seed and rate before the game may be played.',
    why: 'No figure can be guessed from the rule.',
  },
  'AMB-52': {
    about: ['SD-CSP-21e', 'SD-CSP-21f#1'],
    question: 'The list of 21 ends with an "and" twice, at (d) and at (e).',
    reading: '(f) and (g) belong to the list; the printed letters are kept.',
    why: 'They were added later.',
  },
  'AMB-58': {
    about: ['SD-CSP-20a'],
    question: 'Does the meter of an award hold the wagers of its own round?',
    reading:
      'Yes. The award is fixed when the winner is keyed; what comes in later goes to the new meter.',
    why: 'Sensors light, and the meter rises, before the cards are dealt.',
  },
  'AMB-59': {
    about: ['SD-CSP-20a'],
    question: 'A tenth of the meter may not be whole cents.',
    reading: 'Round the award down to the cent; the rest stays on the meter.',
    why: "The remainder is still the players' money.",
  },
  'AMB-64': {
    about: ['SD-CSP-21b', 'SD-CSP-21b#2'],
    question: 'How long does the choice between a tenth and $5,000 bind?',
    reading: 'Until the jackpot is won; another choice needs a new jackpot.',
    why: 'It is made when the game is put into play, and players fed the meter under it.',
  },
  'AMB-71': {
    about: ['SD-CSP-4#3', 'SD-CSP-6'],
    question: 'Which tables may be linked to one progressive?',
    reading: 'Caribbean stud tables on the same schedule and wager, and no other game.',
    why: 'The section keeps its jackpots to itself, and one meter cannot follow two schedules.',
  },
  'AMB-75': {
    about: ['SD-CSP-10#2', 'SD-CSP-10#3'],
    question: 'What are progressive jackpot hands after a misdeal to the dealer?',
    reading:
      'Hands whose progressive wager was accepted. They play for the jackpot; antes and bets go back to everybody.',
    why: 'Nobody can beat a hand that the dealer does not have.',
  },
  'AMB-76': {
    about: ['SD-CSP-21g-i#2'],
    question: 'Whose royal or straight flush pays envy?',
    reading: "Another person's, never a hand of one's own.",
    why: 'The clause speaks of another player at the table.',
  },
  'AMB-81': {
    about: ['SD-CSP-20c'],
    question: 'Who may take a winner off again, and until when?',
    reading:
      'The dealer of the table, until a floorperson has verified it; each key is on record. Taking off a hand that wins by its cards calls the floorperson.',
    why: 'The button turns off as it turns on; a hand that wins is not left to one person.',
  },
});
