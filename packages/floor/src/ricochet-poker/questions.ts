/** What the help asks of the rulebook on playing and folding, word for word. */
export const CHOICE_QUESTIONS = [
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
