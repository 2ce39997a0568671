/** Questions of the rulebooks' facts that the help puts to them, word for word. */

export const METER_QUESTIONS = [
  'How does a progressive meter move?',
  'How does a house jackpot move?',
  'What does the meter restart from?',
  'Where does a share of the meter come from?',
  'Where does a fixed prize come from?',
  'Does the jackpot stake come back?',
  'What if several hands hit the meter in one round?',
  'Which awards wait for a floorperson?',
];

export const ENVY_QUESTIONS = [
  'Who receives envy?',
  'Must the hand that sets it off have the wager?',
  'Does a folded hand set off envy?',
  "Does a player's own hand pay them envy?",
  'What of several such hands?',
  'Does envy grow with the wager?',
];

/** What playing and folding lead to in Ricochet. */
export const RICOCHET_QUESTIONS = [
  'What does a fold cost?',
  'What may the play wager be?',
  'How many cards does a player who stays draw?',
  'What of a five-card hand that another beats?',
  'What of a five-card hand that does not beat every hand showing?',
  'What of a tie with the dealer?',
  'What of a tie between players?',
  'Who is not asked?',
  'What becomes of side bets after a fold?',
];
