import { under } from '../../catalogue/under.js';

/** Maryland, High Card Flush: dealing, completing a round, payouts, irregularities. */
export const CLAUSES_8_13 = [
  ...under(['A'], {
    'MD-HCF-12C(7)#1': 'For Straight Flush Bonus table G, and only there, four of a kind is seen.',
  }),
  ...under(['B'], {
    'MD-HCF-11B(1)': 'With two, three or four suited the raise is one ante.',
    'MD-HCF-11B(2)': 'With five suited the raise is at most two antes.',
    'MD-HCF-11B(3)': 'With six or seven suited the raise is at most three antes.',
    'MD-HCF-12D':
      'Payouts on a hand are capped: at $50,000, or at what the least wagers could win if more.',
  }),
  ...under(['D'], {
    'MD-HCF-8C': 'From a manual shoe: "no more bets" is called before any card, with its time.',
    'MD-HCF-8C(1)': 'From a manual shoe: with that call the progressive system is locked.',
    'MD-HCF-8C(2)(a)': 'From a manual shoe: progressive wagers are collected.',
    'MD-HCF-8C(2)(c)': 'From a manual shoe: the chips then go into the inventory.',
    'MD-HCF-8D': {
      words: 'The hand next to the shoe draws a card and the other places it.',
      guidance: 'Which hand does what is a movement of the dealer, and nothing reports it.',
    },
    'MD-HCF-8E':
      'From a manual shoe: single cards, face down, clockwise from the far left, to seven each.',
    'MD-HCF-8F': 'From a manual shoe: the stub goes to the rack unseen, unless it is counted.',
    'MD-HCF-8G':
      'From a manual shoe: without a counting shuffler the stub is counted every 5 rounds.',
    'MD-HCF-8H': 'From a manual shoe: the stub is counted face down.',
    'MD-HCF-8I': 'From a manual shoe: a count that comes to 52 sends the stub to the rack.',
    'MD-HCF-9A(3)(a)': 'From the hand: "no more bets" is called before any card.',
    'MD-HCF-9A(3)(b)': 'From the hand: with that call the progressive system is locked.',
    'MD-HCF-9A(4)(a)': 'From the hand: progressive wagers are collected before the inventory.',
    'MD-HCF-9A(4)(b)': 'From the hand: chips collected must equal wagers accepted.',
    'MD-HCF-9A(4)(c)': 'From the hand: the chips then go into the inventory.',
    'MD-HCF-9B(1)': {
      words: 'The free hand takes the top card and lays it face down in its place.',
      guidance: 'Which hand does what is a movement of the dealer, and nothing reports it.',
    },
    'MD-HCF-9B(2)':
      "From the hand: single cards, clockwise from the dealer's far left, to seven each.",
    'MD-HCF-9B(3)': 'From the hand: the stub goes to the rack unseen, unless it is counted.',
    'MD-HCF-9C(1)':
      'From the hand: without a counting shuffler the stub is counted every 5 rounds.',
    'MD-HCF-9C(2)': 'From the hand: the stub is counted face down on the layout.',
    'MD-HCF-9D': 'From the hand: a count that comes to 52 sends the stub to the rack.',
    'MD-HCF-10A(2)(a)':
      'From an automated shoe: "no more bets" is called before any stack comes out.',
    'MD-HCF-10A(2)(b)': 'From an automated shoe: with that call the progressive system is locked.',
    'MD-HCF-10A(3)(a)': 'From an automated shoe: progressive wagers are collected.',
    'MD-HCF-10A(3)(b)': 'From an automated shoe: chips collected must equal wagers accepted.',
    'MD-HCF-10A(3)(c)': 'From an automated shoe: the chips then go into the inventory.',
    'MD-HCF-10B(1)':
      "From an automated shoe: stacks of seven to each ante, clockwise from the dealer's far left.",
    'MD-HCF-10B(2)': 'From an automated shoe: the dealer has seven face down under a cover card.',
    'MD-HCF-10B(3)(a)': 'From an automated shoe: after the last stack the stub is taken out.',
    'MD-HCF-10B(3)(b)': 'From an automated shoe: the stub goes to the rack unseen, unless counted.',
    'MD-HCF-10C':
      'From an automated shoe: without a counting shuffler a stub count every 5 rounds.',
    'MD-HCF-10D': 'From an automated shoe: a count that comes to 52 sends the stub to the rack.',
  }),
  ...under(['D', 'N'], {
    'MD-HCF-8C(2)(b)':
      'From a manual shoe: chips collected must equal wagers accepted; both numbers are kept.',
  }),
  ...under(['E'], {
    'MD-HCF-11A(1)': "A hand is its player's business: nobody puts a legal decision right.",
    'MD-HCF-11A(2)': "A player's cards are for that player and the dealer, and for no other eyes.",
    'MD-HCF-11A(3)': {
      words: 'Players keep their cards where the dealer can see them.',
      guidance: 'Where a player holds paper cards is for the dealer to watch at a real table.',
    },
    'MD-HCF-11B':
      "Players are asked in turn, clockwise from the dealer's far left: raise or give up.",
    'MD-HCF-11B(4)(a)':
      'Given-up wagers and cards are taken in, but cards with a bonus or progressive wager stay.',
  }),
  ...under(['F'], {
    'MD-HCF-11B(4)(b)': "The dealer's seven cards are turned and the best hand is made of them.",
    'MD-HCF-11B(5)': "Players are settled from the dealer's far right, each one to the end.",
    'MD-HCF-11B(5)(a)': "The player's seven cards are turned up.",
    'MD-HCF-11B(5)(b)': "The player's best hand is made of them.",
    'MD-HCF-11B(5)(c)':
      'Dealer below three suited, nine high: the ante is paid, the raise returned.',
    'MD-HCF-11B(5)(d)(i)': 'Dealer qualified, player lower: ante and raise are collected at once.',
    'MD-HCF-11B(5)(d)(ii)': 'Dealer qualified, player higher: ante and raise are paid.',
    'MD-HCF-11B(5)(d)(iii)': 'Dealer qualified, hands equal: ante and raise are returned.',
    'MD-HCF-11B(5)(e)': 'The cards of a losing player with a bonus or progressive wager stay.',
    'MD-HCF-11B(5)(f)': 'Winning antes and raises are paid as chapter 12 says.',
    'MD-HCF-11B(6)': "After ante and raise come the player's bonus and progressive wagers.",
    'MD-HCF-11B(7)': 'A winning Flush Bonus is paid as chapter 12 says.',
    'MD-HCF-11B(8)': 'A winning Straight Flush Bonus is paid as chapter 12 says.',
    'MD-HCF-12A': 'Ante and raise pay 1 to 1.',
  }),
  ...under(['F', 'N'], {
    'MD-HCF-11C':
      'Cards are put away, and kept on record, so that each hand can be rebuilt in a dispute.',
  }),
  ...under(['G'], {
    'MD-HCF-12B(1)': 'Flush Bonus table A.',
    'MD-HCF-12B(2)': 'Flush Bonus table B.',
    'MD-HCF-12B(3)': 'Flush Bonus table C.',
    'MD-HCF-12B(4)': 'Flush Bonus table D.',
    'MD-HCF-12B(5)': 'Flush Bonus table E.',
    'MD-HCF-12B(6)': 'Flush Bonus table F.',
    'MD-HCF-12B(7)': 'Flush Bonus table G.',
    'MD-HCF-12B(8)': 'Flush Bonus table H.',
    'MD-HCF-12B(9)': 'Flush Bonus table I.',
    'MD-HCF-12B(10)': 'Flush Bonus table J.',
    'MD-HCF-12B(11)': 'Flush Bonus table K.',
    'MD-HCF-12B(12)': 'Flush Bonus table L.',
    'MD-HCF-12B(13)': 'Flush Bonus table M.',
    'MD-HCF-12B(14)': 'Flush Bonus table N.',
    'MD-HCF-12B(8)#2': 'Flush Bonus table O, the fifteenth, which is numbered 8 a second time.',
    'MD-HCF-12C(1)': 'Straight Flush Bonus table A.',
    'MD-HCF-12C(2)': 'Straight Flush Bonus table B.',
    'MD-HCF-12C(3)': 'Straight Flush Bonus table C.',
    'MD-HCF-12C(4)': 'Straight Flush Bonus table D.',
    'MD-HCF-12C(5)': 'Straight Flush Bonus table E.',
    'MD-HCF-12C(6)': 'Straight Flush Bonus table F.',
    'MD-HCF-12C(7)': 'Straight Flush Bonus table G.',
    'MD-HCF-12C(7)#2':
      'On table G four of a kind pays 25 to 1, between runs of four and of three; one row is paid.',
  }),
  ...under(['H'], {
    'MD-HCF-11B(9)(a)': 'Progressive, first gate: the hand does win.',
    'MD-HCF-11B(9)(b)': "Progressive, second gate: the seat's light is lit.",
    'MD-HCF-11B(9)(d)': 'Progressive, fourth gate: it is paid as chapter 12 says.',
    'MD-HCF-12E(1)(a)': 'Progressive table A.',
    'MD-HCF-12E(1)(b)': 'Progressive table B.',
    'MD-HCF-12E(1)(c)': 'Progressive table C.',
    'MD-HCF-12E(1)(d)': 'Progressive table D.',
    'MD-HCF-12E(1)(e)': 'Progressive table E.',
    'MD-HCF-12E(2)(a)': 'The submission states the rate at which the meter grows.',
    'MD-HCF-12E(2)(b)(i)': 'Tables A, B and D start and restart at $30,000 or more.',
    'MD-HCF-12E(2)(b)(ii)': 'Table C starts and restarts at $5,000 or more.',
    'MD-HCF-12E(2)(b)(iii)': 'Table E starts and restarts at $25,000 or more.',
    'MD-HCF-12E(3)': "An award is what the meter shows when it is that player's turn.",
  }),
  ...under(['H', 'N'], {
    'MD-HCF-11B(9)(c)': 'Progressive, third gate: a floorperson or above validates it, on record.',
  }),
  ...under(['I'], {
    'MD-HCF-11B(9)(e)': 'Envy is paid after the progressive.',
    'MD-HCF-11B(9)(e)(i)':
      "Who has a progressive wager gets envy for another player's qualifying hand.",
    'MD-HCF-11B(9)(e)(ii)': 'There is one envy payment for each such hand.',
    'MD-HCF-11B(9)(e)(iii)': "Nobody gets envy for the player's own hand.",
    'MD-HCF-12E(4)(a)': 'Envy grows with the progressive wager of the one who receives it.',
    'MD-HCF-12E(5)(a)': 'Envy with table C, per $1: $200 for seven in a row and $200 for six.',
    'MD-HCF-12E(5)(b)': 'Envy with table D, per $1: $250 for seven in a row.',
    'MD-HCF-12E(5)(c)': 'Envy with table E, per $1: $250 for seven in a row.',
  }),
  ...under(['I', 'M'], {
    'MD-HCF-12E(4)(b)': 'Which envy payouts apply is named in the submission.',
  }),
  ...under(['J'], {
    'MD-HCF-8J': 'From a manual shoe: a wrong stub count asks whether cards were misdealt.',
    'MD-HCF-9E': 'From the hand: a wrong stub count asks whether cards were misdealt.',
    'MD-HCF-10E': 'From an automated shoe: a wrong stub count asks whether cards were misdealt.',
    'MD-HCF-8J(1)':
      'From a manual shoe: 52 cards but a hand not of seven voids all; wagers go back.',
    'MD-HCF-9E(1)': 'From the hand: 52 cards but a hand not of seven voids all; wagers go back.',
    'MD-HCF-10E(1)':
      'From an automated shoe: 52 cards, a hand not of seven: all void, wagers go back.',
    'MD-HCF-8J(2)': 'From a manual shoe: a faulty deck voids all, wagers go back, the deck leaves.',
    'MD-HCF-9E(2)': 'From the hand: a faulty deck voids all, wagers go back, the deck leaves.',
    'MD-HCF-10E(2)':
      'From an automated shoe: a faulty deck voids all, wagers back, the deck leaves.',
    'MD-HCF-13A': 'A card found face up is dead for the round and racked; the next one is dealt.',
    'MD-HCF-13B': 'A second one voids all hands; wagers go back and the cards are shuffled.',
    'MD-HCF-13C': 'A card drawn too early but unseen is used as the next card.',
    'MD-HCF-13D': 'A wrong number with anyone voids all hands; wagers go back, cards are shuffled.',
    'MD-HCF-13E': "A dealer's card seen before all have decided voids all hands, likewise.",
    'MD-HCF-13F': 'Even then bonus and progressive wagers are settled as chapter 11 says.',
    'MD-HCF-13G': 'A shuffler that jams or stops short means a new shuffle.',
    'MD-HCF-13H':
      'An automated shoe that jams in a round voids it: wagers back, all cards shuffled.',
    'MD-HCF-13I': 'A broken device must be marked before cards are shuffled or dealt another way.',
    'MD-HCF-13I(1)': 'It may be marked by a cover.',
    'MD-HCF-13I(2)': 'It may be marked by an out-of-order sign.',
  }),
  ...under(['M'], {
    'MD-HCF-12B': 'One Flush Bonus table is elected, in an approved submission.',
    'MD-HCF-12C': 'One Straight Flush Bonus table is elected, in an approved submission.',
    'MD-HCF-12E(1)': 'One progressive table is elected, in an approved submission.',
    'MD-HCF-12E(2)': 'The submission states rate and initial amount of the progressive.',
  }),
  ...under(['O'], {
    'MD-HCF-gap-discontinuing':
      'Nothing is said of ending a jackpot: the South Dakota stud procedure is the default.',
  }),
];
