import { clausesOf, under } from '../../catalogue/under.js';

/** South Dakota, High Card Flush. */
const DEMANDS = [
  ...under(['A'], {
    'SD-HCF-1#1': 'Cards rank from ace down to two; suits are equal and never decide a comparison.',
    'SD-HCF-1#2': 'The ace may stand below the two in a straight flush of ace to five.',
    'SD-HCF-9#1':
      'A hand is its longest flush, the higher ranks among equal lengths; dealer and player alike.',
    'SD-HCF-9a#1':
      'The dealer qualifies from a three-card flush led by a nine; 9-3-2 is the least.',
    'SD-HCF-11b': 'In a straight flush the ace is high or low, and no run goes round the corner.',
    'SD-HCF-11c':
      'Of several straight flushes in a hand one counts: the longest, then the highest.',
    'SD-HCF-12#1':
      'The progressive looks at the longest straight flush and tells nine-to-ace from other sixes.',
  }),
  ...under(['B'], {
    'SD-HCF-2#1': 'Nobody is dealt in without an ante within the posted limits.',
    'SD-HCF-2#2': 'Flush and straight flush wagers are options with areas and limits of their own.',
    'SD-HCF-2#3': "The progressive wager is an option, placed on the seat's sensor.",
    'SD-HCF-2#4':
      'Three wagers play for the hand alone, ante and raise against the dealer; any mix goes.',
    'SD-HCF-7#1':
      'A raise is one ante; with five suited one to two, with six or seven one to three.',
  }),
  ...under(['C'], {
    'SD-HCF-1#3': 'The game runs only at a table the licensee has designated for it.',
    'SD-HCF-1#4': 'One deck of 52 cards.',
    'SD-HCF-4#1':
      'The deck is shuffled before play and after each round; unshuffled it is not dealt.',
    'SD-HCF-4#2': 'A cut comes between shuffle and deal.',
  }),
  ...under(['D'], {
    'SD-HCF-4#3':
      'With a progressive: sensors are locked and light up, the wagers are taken in, then cards.',
    'SD-HCF-4#4':
      "Seven cards each, face down, singly and in rotation from the dealer's left, dealer last.",
    'SD-HCF-4#5': 'A shuffler deals whole seven-card hands instead, the dealer still last.',
  }),
  ...under(['E'], {
    'SD-HCF-7#2': 'Having looked, a player folds and gives up the ante, or raises; nothing else.',
    'SD-HCF-7#3': 'A raise binds: it can be neither taken back nor altered.',
    'SD-HCF-7#4': 'A raised hand waits face down under its ante, the raise in its own area.',
    'SD-HCF-8#1':
      'A fold may give up every wager; wagers and cards of folded hands go once all have decided.',
    'SD-HCF-8#2': 'Folded cards are spread face down and counted to seven before they are racked.',
    'SD-HCF-8#3':
      'A folded straight flush wager lives on when the cards that make it are tucked under it.',
  }),
  ...under(['F'], {
    'SD-HCF-6#1': 'Wagers are taken and paid in the order raise, ante, flush, straight flush.',
    'SD-HCF-6#2':
      'Progressive wagers are in before the deal, the light stays on, winners are paid at the end.',
    'SD-HCF-9#2':
      "After the last decision the dealer's seven cards are turned and the flush is called.",
    'SD-HCF-9a#2':
      "Not qualified: from the dealer's right antes win 1 to 1, raises return, the rest by table.",
    'SD-HCF-9b':
      "Qualified: from the dealer's right each raised hand is turned and its flush called.",
    'SD-HCF-9b-i': 'A lower hand loses ante and raise at once.',
    'SD-HCF-9b-ii': 'A higher hand is paid 1 to 1 on ante and raise.',
    'SD-HCF-9b-iii': 'A tie pushes ante and raise.',
  }),
  ...under(['G'], {
    'SD-HCF-10': 'The flush wager wins from four suited cards up, by one of the tables 1 to 7.',
    'SD-HCF-10a': 'Flush pays are to 1, so that the stake comes back with them.',
    'SD-HCF-10b': 'A flush wager is paid on one row, the best the hand reaches.',
    'SD-HCF-11': 'The straight flush wager wins from three in a run up, by table 1, 2, 3, 4 or 6.',
    'SD-HCF-11a': 'Straight flush pays are to 1, so that the stake comes back with them.',
  }),
  ...under(['H'], {
    'SD-HCF-12#2': 'The licensee may offer the progressive, on one of the tables 1 to 4.',
    'SD-HCF-12#3':
      'It wins by the hand alone: not below three in a run, and with three on tables 1 and 3.',
    'SD-HCF-12#4': 'The progressive stake never comes back.',
    'SD-HCF-12#5': 'The seed grows and shrinks with the size of the wager.',
    'SD-HCF-12c':
      'A progressive winner brings a supervisor; percent and large fixed awards wait for one.',
    'SD-HCF-12d': 'Several hits on the meter in one round follow the procedure the house has set.',
    'SD-HCF-12e#1':
      'An award may lower the meter; the whole of it leaves the seed and any reserve.',
    'SD-HCF-12e#2': 'Progressive awards go round the table counterclockwise.',
  }),
  ...under(['H', 'N'], {
    'SD-HCF-12a': 'A percent award is paid out of the meter that is displayed.',
    'SD-HCF-12b': 'Every other progressive award is paid from the tray and leaves the meter alone.',
  }),
  ...under(['J'], {
    'SD-HCF-5#1': 'A wrong number of cards, with a player or the dealer, is always a misdeal.',
    'SD-HCF-5#2':
      'A card exposed in dealing is turned down again, the deal goes on, and it is noted.',
  }),
  ...under(['K'], {
    'SD-HCF-3#1':
      "A dealer's tip may ride on the wagers named, beside the player's own on that hand.",
    'SD-HCF-3#2':
      'After a raise the tip on the ante may stay, with or without a raise for the dealer.',
  }),
  ...under(['L'], {
    'SD-HCF-10#2': 'The flush table in use is printed on the layout.',
    'SD-HCF-11#2': 'The straight flush table in use is printed on the layout.',
    'SD-HCF-12#6': 'The progressive schedule stands on a placard or a video sign.',
    'SD-HCF-2#5': 'The limits of the table are posted.',
  }),
  ...under(['M'], {
    'SD-HCF-2#6': 'The licensee sets the amount of the opening wager.',
    'SD-HCF-10#7': 'A flush table is one of the printed ones, never an invented one.',
    'SD-HCF-11#7': 'A straight flush table is one of the printed ones, never an invented one.',
    'SD-HCF-12#7': 'A progressive table is one of the printed ones, never an invented one.',
    'SD-HCF-source':
      'The rule carries the date it came into force, 17 April 2017, and its reference.',
  }),
  ...under(['O'], {
    'SD-HCF-gap-discontinuing':
      'Nothing is said of ending a jackpot: the Caribbean Stud procedure of the state is used.',
  }),
];

export const SD_HCF = clausesOf('SD-HCF', DEMANDS, {
  // What people do at a table, and what comes of it.
  table: [
    // A table opens, its cards are shuffled and cut.
    '1#3 4#1 4#2',
    // Wagers and tips.
    '2#1 2#2 2#3 2#4 7#1 3#1 3#2',
    // Dealing.
    '4#3 4#4 4#5 5#1 5#2',
    // Decisions.
    '7#2 7#3 7#4 8#1 8#2 8#3',
    // Settling.
    '6#1 6#2 9#2 9a#2 9b 9b-i 9b-ii 9b-iii 10 10a 10b 11 11a',
    // The progressive.
    '12#3 12#4 12a 12b 12c 12d 12e#1 12e#2 gap-discontinuing',
  ],
  // Ranking, printed tables, layout, equipment, elections, approvals, dates.
  data: [
    '1#1 1#2 9#1 9a#1 11b 11c 12#1 1#4 12#2 12#5 10#2 11#2 12#6 2#5 2#6 10#7 11#7 12#7 source',
  ],
});
