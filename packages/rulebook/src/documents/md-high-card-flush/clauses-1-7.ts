import { under } from '../../catalogue/under.js';

/** Maryland, High Card Flush: definitions, tables, cards, shuffling, ranking, wagers. */
export const CLAUSES_1_7 = [
  ...under(['A'], {
    'MD-HCF-6A': 'Cards rank from the ace, highest, down to the two.',
    'MD-HCF-6B': 'No suit ranks above another.',
    'MD-HCF-6C': 'Ante, raise and Flush Bonus all go by the ranking of flushes.',
    'MD-HCF-6C(1)': 'Seven suited cards in any order are the highest hand.',
    'MD-HCF-6C(2)': 'Six suited cards come second.',
    'MD-HCF-6C(3)': 'Five suited cards come third.',
    'MD-HCF-6C(4)': 'Four suited cards come fourth.',
    'MD-HCF-6C(5)': 'Three suited cards come fifth.',
    'MD-HCF-6C(6)': 'Two suited cards are the lowest hand.',
    'MD-HCF-6D(1)':
      'Equal lengths go to the highest card the other lacks; cards outside the flush never count.',
    'MD-HCF-6D(2)': 'Equal ranks all the way are a tie.',
    'MD-HCF-6E': 'Straight Flush Bonus and progressive go by the ranking of runs.',
    'MD-HCF-6E(1)': 'Seven suited cards in a row.',
    'MD-HCF-6E(2)': 'Six suited cards in a row.',
    'MD-HCF-6E(3)': 'Five suited cards in a row.',
    'MD-HCF-6E(4)': 'Four suited cards in a row.',
    'MD-HCF-6E(5)': 'Three suited cards in a row.',
  }),
  ...under(['B'], {
    'MD-HCF-1B(1)': 'To fold is to leave the round by not raising.',
    'MD-HCF-1B(2)': 'The raise is the wager made after looking at seven cards.',
    'MD-HCF-7A':
      'Chips, plaques and other approved instruments are taken, in the proper area, only.',
    'MD-HCF-7B': 'A spoken wager with cash is refused.',
    'MD-HCF-7C': 'Only a seated player may wager.',
    'MD-HCF-7C(1)':
      'A player with cards stays seated to the end of the round; leaving is recorded.',
    'MD-HCF-7C(2)':
      'Wagers of one who left may be ruled abandoned and lost; who ruled it is recorded.',
    'MD-HCF-7D': 'Ante and bonus wagers close when "no more bets" is called.',
    'MD-HCF-7E': 'After that call nothing is placed, raised or withdrawn, except the raise.',
    'MD-HCF-7F(1)': 'Ante and then raise are the contest with the dealer.',
    'MD-HCF-7F(4)(a)': "The progressive wager needs an ante and goes into the seat's device.",
    'MD-HCF-7F(4)(b)':
      'A light tells the seat whether its wager was accepted; without it there is none.',
  }),
  ...under(['B', 'M'], {
    'MD-HCF-7F(2)':
      'The Flush Bonus is offered when submitted, and wins from a four-card flush up.',
    'MD-HCF-7F(3)':
      'The Straight Flush Bonus is offered when submitted, and wins from three in a row.',
    'MD-HCF-7F(4)':
      'The progressive is offered when submitted, and wins from three or four in a row.',
    'MD-HCF-7G': 'The submission says on how many adjacent boxes one player may wager.',
  }),
  ...under(['C'], {
    'MD-HCF-2A': 'No more than six betting positions.',
    'MD-HCF-2C(1)': 'Each position has a device that accepts the progressive wager and shows it.',
    'MD-HCF-2C(2)': 'A controller ignores a progressive wager tried after "no more bets".',
    'MD-HCF-2D(1)': "Drop box and tip box hang on the dealer's side, to either hand of the dealer.",
    'MD-HCF-2D(2)': "A discard rack is fixed on the dealer's side.",
    'MD-HCF-3A': 'One deck of one look, and two cover cards.',
    'MD-HCF-3B': 'Two decks may be used with an automated shuffler, and not without.',
    'MD-HCF-3B(1)': 'The two decks are of one design.',
    'MD-HCF-3B(2)': 'The two decks have backs of different colours.',
    'MD-HCF-3B(3)': 'One deck waits shuffled in the device while the other is played.',
    'MD-HCF-3B(4)': 'Decks take turns, round by round; the same one twice running is refused.',
    'MD-HCF-3B(5)': 'The rack holds cards of one deck at a time.',
    'MD-HCF-3C(1)': 'Dealt from the hand, decks are changed every 4 hours at the latest.',
    'MD-HCF-3C(2)': 'Dealt from a shoe, decks are changed every 8 hours at the latest.',
    'MD-HCF-4A': 'At opening the dealer inspects the cards and a floorperson confirms it.',
    'MD-HCF-4B': 'The deck is spread face up, by suit and in order, for the first player.',
    'MD-HCF-4C(1)': 'When the first player has looked, the cards are turned face down.',
    'MD-HCF-4C(2)': 'Then they are washed.',
    'MD-HCF-4C(3)': 'Then they are stacked.',
    'MD-HCF-4D': 'Then they are shuffled as chapter 5 says.',
    'MD-HCF-4E': 'With two decks each goes through the whole opening.',
    'MD-HCF-4F':
      'Decks inspected and shuffled beforehand skip the opening; their paper is recorded.',
    'MD-HCF-5A': 'Unless shuffled beforehand, cards are mixed at random, by hand or by machine.',
    'MD-HCF-5A(1)': 'A shuffle right before play starts.',
    'MD-HCF-5A(2)': 'A shuffle after every completed round.',
    'MD-HCF-5A(3)': 'A shuffle whenever a floorperson or above orders it.',
    'MD-HCF-5B': 'A shuffler may put the finished stack straight into the shoe.',
    'MD-HCF-5C(1)': 'Whether the shuffler counts to 52 after each shuffle is known and recorded.',
    'MD-HCF-5C(2)': 'A deck it counts wrong leaves the table and does not come back.',
    'MD-HCF-5D(1)': 'Shuffled by machine: dealt without a cut.',
    'MD-HCF-5D(2)': 'Shuffled by hand or beforehand: a cut first.',
    'MD-HCF-5E': 'The cover card goes in at least ten cards from the top.',
    'MD-HCF-5E(1)': 'What lies above the cover card goes under the stack, the cover card with it.',
    'MD-HCF-5E(2)': 'The cut stack then goes into the shoe.',
    'MD-HCF-5F':
      'Before the first card a floorperson or above may order a new cut, with the reason.',
    'MD-HCF-5G(1)': 'At an open table without play the cards leave shoe and rack.',
    'MD-HCF-5G(2)': 'They lie spread face down, or face up when a player asks.',
    'MD-HCF-5G(3)': 'The first player to return may inspect them; then the opening is done again.',
    'MD-HCF-5I': 'With a device that reshuffles and counts, cut and idle rules fall away.',
    'MD-HCF-8B': 'The stack is put into the shoe by dealer or device.',
    'MD-HCF-9A(1)': 'Dealing from the hand takes an automated shuffler; without one it is refused.',
    'MD-HCF-9A(2)': 'For dealing from the hand, the stack is taken into one hand, either one.',
    'MD-HCF-9A(2)(a)': {
      words: 'The stack stays in the same hand for the whole round.',
      guidance: 'Which hand holds the cards is a movement of the dealer, and nothing reports it.',
    },
    'MD-HCF-9A(2)(b)': {
      words: 'The stack is held over the inventory container, in front of the dealer.',
      guidance:
        'Where the dealer holds the cards is watched by people and cameras, not by records.',
    },
    'MD-HCF-10A(1)': 'After the shuffle the cards go into the automated shoe or shuffler.',
  }),
  ...under(['C', 'M'], {
    'MD-HCF-2E': 'Another place for the tip box needs an approval on record.',
    'MD-HCF-5H': 'A device that reshuffles and counts by itself is used only when approved.',
    'MD-HCF-8A': 'A manual shoe stands only where its place was approved.',
  }),
  ...under(['K'], {
    'MD-HCF-2D(1)#2':
      'A tip box takes cash tips, kept apart from drop and win; there are no tip wagers.',
  }),
  ...under(['L'], {
    'MD-HCF-2B(1)': "The layout shows the operator's name or logo.",
    'MD-HCF-2B(2)': 'Each player has an area for the ante and one for the raise.',
    'MD-HCF-2B(3)': "There is an area for the dealer's seven cards.",
    'MD-HCF-2B(4)': 'Each player has a Flush Bonus area exactly when that wager is offered.',
    'MD-HCF-2B(5)':
      'Each player has a Straight Flush Bonus area exactly when that wager is offered.',
    'MD-HCF-2B(6)': 'Each player has a progressive area exactly when that wager is offered.',
    'MD-HCF-2B(7)(a)': 'Odds or amounts of every wager stand on the layout or a sign.',
    'MD-HCF-2B(7)(b)': 'An inscription tells when the dealer qualifies and what happens otherwise.',
    'MD-HCF-2B(7)(c)(i)': 'An inscription: with two to four suited the raise equals the ante.',
    'MD-HCF-2B(7)(c)(ii)': 'An inscription: with five suited the raise is at most two antes.',
    'MD-HCF-2B(7)(c)(iii)': 'An inscription: with six or seven suited it is at most three antes.',
    'MD-HCF-2B(7)(d)': 'The payout limit is inscribed or posted; one of the two names the amount.',
  }),
  ...under(['L', 'M'], {
    'MD-HCF-2B': 'The layout is submitted and approved, and holds everything chapter 2 lists.',
  }),
];
