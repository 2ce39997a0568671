import { clausesOf, under } from '../../catalogue/under.js';

/** South Dakota, Caribbean Stud. */
const DEMANDS = [
  ...under(['A'], {
    'SD-CSP-12#1': 'Five-card hands rank as in poker, ties broken by every card and by no suit.',
    'SD-CSP-12#2':
      'The dealer qualifies with ace and king or anything better, and not with ace-queen.',
  }),
  ...under(['B'], {
    'SD-CSP-1#1': 'One hand for each player and shuffle; a second position is refused.',
    'SD-CSP-2': "Everyone dealt in has an ante in the seat's ante area.",
    'SD-CSP-3': 'A further wager on the coin sensor is the option of the player.',
    'SD-CSP-4#1': 'That wager is what enters a player for the progressive jackpot.',
    'SD-CSP-11b': 'The bet is two antes exactly; any other amount is refused.',
    'SD-CSP-T1': 'Table stakes do not apply: money for the bet may come in during the round.',
    'SD-CSP-T2': 'Wager and bonus wager together stay within the maximum of $100.',
  }),
  ...under(['C'], {
    'SD-CSP-1#2':
      'A table opens only when designated, with its electronic equipment and its signs in place.',
    'SD-CSP-1#3': 'One deck; players contend with the dealer and never with one another.',
    'SD-CSP-9#1': 'A shuffle before play and after every round, and a cut after it.',
  }),
  ...under(['D'], {
    'SD-CSP-5':
      'When bets are down the dealer presses the key, sensors light, and then cards are dealt.',
    'SD-CSP-9#2':
      "Five cards each from the dealer's left, dealer last: singly face down, or as whole hands.",
    'SD-CSP-9#3': "The dealer's fifth card lies face up, and no other, while players decide.",
    'SD-CSP-9#4': 'The rest of the deck goes to the rack unseen and is never shown.',
  }),
  ...under(['E'], {
    'SD-CSP-11': 'Having looked, a player folds or bets.',
    'SD-CSP-11a#1':
      'A fold loses the ante; ante, then cards, are taken, spread, counted to five, racked.',
  }),
  ...under(['F'], {
    'SD-CSP-12#3':
      'The dealer turns the other cards, makes a hand and moves it forward if it qualifies.',
    'SD-CSP-13#1':
      'Not qualified: "no hand" is called, antes still in are paid 1 to 1, bets go back.',
    'SD-CSP-13#2':
      'Hands are then spread, counted and taken one by one; jackpot hands stay, face up.',
    'SD-CSP-14':
      'A qualified dealer is compared with each player who has ante and bet; higher wins.',
    'SD-CSP-15': 'Tied hands push, ante and bet.',
    'SD-CSP-16': 'A winning ante is paid 1 to 1.',
    'SD-CSP-17': "A winning bet is paid by the player's hand, on the printed schedule.",
    'SD-CSP-17(a)': 'Bet with a royal flush: 100 to 1.',
    'SD-CSP-17(b)': 'Bet with a straight flush: 50 to 1.',
    'SD-CSP-17(c)': 'Bet with four of a kind: 20 to 1.',
    'SD-CSP-17(d)': 'Bet with a full house: 7 to 1.',
    'SD-CSP-17(e)': 'Bet with a flush: 5 to 1.',
    'SD-CSP-17(f)': 'Bet with a straight: 4 to 1.',
    'SD-CSP-17(g)': 'Bet with three of a kind: 3 to 1.',
    'SD-CSP-17(h)': 'Bet with two pairs: 2 to 1.',
    'SD-CSP-17(i)': 'Bet with a pair or less: 1 to 1.',
    'SD-CSP-18': "Hands are compared and wagers settled from the dealer's right, counterclockwise.",
    'SD-CSP-19#1':
      "A player's cards are spread, counted and racked before the next player is looked at.",
    'SD-CSP-19#2': 'Cards that qualify for a jackpot payment stay on the table, face up.',
  }),
  ...under(['H'], {
    'SD-CSP-4#2':
      'With the wager made, a flush or better wins; less wins only on the wider schedules.',
    'SD-CSP-4#3':
      'Tables of this game may share a jackpot: one meter, entries and awards in one order.',
    'SD-CSP-6': 'What is said of jackpots here holds for this game and no other.',
    'SD-CSP-20c': "The dealer keys the winner's button; a second press undoes it.",
    'SD-CSP-20d': 'Any progressive winner brings a supervisor, and that is on record.',
    'SD-CSP-20e': 'Several hits on the meter at a time follow the procedure the house has set.',
    'SD-CSP-20f#1':
      'Keying an award lowers the meter; the whole of it leaves seed and any reserve.',
    'SD-CSP-20f#2': 'Further awards go seat by seat, counterclockwise.',
    'SD-CSP-21a': 'Royal flush: the whole of the displayed jackpot.',
    'SD-CSP-21b':
      'Straight flush: 10 percent of the displayed jackpot or $5,000, as first elected.',
    'SD-CSP-21c': 'Four of a kind: $500.',
    'SD-CSP-21d': 'Full house: $100.',
    'SD-CSP-21e': 'Flush: $50.',
    'SD-CSP-21f#1': 'Two schedules stand in their place: PMG-01 for a $1 wager, PMG-02 for $5.',
    'SD-CSP-21f#2': 'On those schedules the stake never comes back.',
    'SD-CSP-21f#3': 'Their envy and seed grow and shrink with the size of the wager.',
  }),
  ...under(['H', 'J'], {
    'SD-CSP-10#2':
      'A wrong number to the dealer is a misdeal: hands play for the progressive alone.',
  }),
  ...under(['H', 'N'], {
    'SD-CSP-20a': 'Percent awards are reckoned on the displayed meter and paid out of it.',
    'SD-CSP-20b': 'Every other progressive award comes from the tray and leaves the meter alone.',
  }),
  ...under(['I'], {
    'SD-CSP-21g-i#1': 'Only a player with the progressive wager can receive envy.',
    'SD-CSP-21g-i#2':
      'Envy is set off by a royal or straight flush of another player at the table.',
    'SD-CSP-21g-i#3': 'A holder without the wager gets the normal prize and no envy.',
    'SD-CSP-21g-ii': 'The hand that sets it off lies face up until everything is paid.',
    'SD-CSP-21g-iii': 'Envy is paid when the round ends, once for each hand that set it off.',
    'SD-CSP-21f#4':
      'Envy is $1,000 and $300 for a $1 wager, $5,000 and $1,500 for $5, in proportion.',
  }),
  ...under(['J'], {
    'SD-CSP-10#1': 'A wrong number to a player kills that hand alone; its ante and bet go back.',
    'SD-CSP-10#3': 'If nobody is in the progressive then, all hands are dead and wagers go back.',
  }),
  ...under(['K'], {
    'SD-CSP-8#1': "A dealer's tip rides on the ante alone and is no larger than the player's ante.",
    'SD-CSP-8#2': 'A tip on the bet is refused.',
  }),
  ...under(['L'], {
    'SD-CSP-17#2': 'The bet schedule is shown on signs or on the layout.',
    'SD-CSP-21#2': 'The progressive schedule in use is shown on signs or layout, and no other.',
  }),
  ...under(['M'], {
    'SD-CSP-21b#2': 'What a straight flush pays is elected when the game opens, and stays.',
    'SD-CSP-source': 'The rule carries its five dates, from 28 August 2001 to 13 May 2015.',
  }),
  ...under(['N'], {
    'SD-CSP-22':
      'A key at the end of the round resets the system, on record; no round starts before it.',
  }),
  ...under(['O'], {
    'SD-CSP-7#1': 'A jackpot runs until a qualified player has won its highest award.',
    'SD-CSP-7#2': 'Winning may be made easier only with a permission on record.',
    'SD-CSP-7#3': "The liability may pass to another game's jackpot, by permission.",
    'SD-CSP-7#4':
      'A licensee that closes may pass liability and fund to one with a like jackpot, permitted.',
  }),
];

export const SD_CSP = clausesOf('SD-CSP', DEMANDS, {
  // What people do at a table, and what comes of it.
  table: [
    // A table opens, its cards are shuffled and cut.
    '1#2 9#1',
    // Wagers and tips.
    '1#1 2 3 4#1 11b T1 T2 8#1 8#2',
    // Dealing.
    '5 9#2 9#3 9#4 10#1 10#2 10#3',
    // Decisions.
    '11 11a#1',
    // Settling.
    '12#3 13#1 13#2 14 15 16 17 17(a) 17(b) 17(c) 17(d) 17(e) 17(f) 17(g) 17(h) 17(i) 18 19#1',
    '19#2',
    // The progressive and envy.
    '4#2 4#3 20a 20b 20c 20d 20e 20f#1 20f#2 21a 21b 21c 21d 21e 21f#2 21f#4 21g-i#1 21g-i#2',
    '21g-i#3 21g-ii 21g-iii 22 7#1 7#2 7#3 7#4',
  ],
  // Ranking, printed tables, layout, equipment, elections, approvals, dates.
  data: ['12#1 12#2 1#3 6 21f#1 21f#3 17#2 21#2 21b#2 source'],
});
