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
