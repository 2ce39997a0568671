import { clausesOf, under } from '../../catalogue/under.js';

/** Washington, Ricochet Poker. */
const DEMANDS = [
  ...under(['A'], {
    'WA-RP-5#1': 'Five cards against two: a card that is missing ranks below any card.',
    'WA-RP-6a': 'Equal two-card hands are put in order by suit: clubs, diamonds, hearts, spades.',
    'WA-RP-6a-i': 'Equal high-card hands: the better suit of the high card is the higher hand.',
    'WA-RP-6a-ii': 'Equal pairs, first option: the pair with the spade is higher.',
    'WA-RP-6a-iii': 'Equal pairs, second option: the pair with the club is lower and acts first.',
    'WA-RP-6a#2': 'Suits order the action and nothing else: equal five-card hands stay tied.',
    'WA-RP-RF#1': 'Rapid Fire: two cards are a pair or a high card and nothing more.',
    'WA-RP-RF#2': 'Rapid Fire: a dealer with more than a pair beats every player.',
    'WA-RP-RF#3':
      'Rapid Fire: pair over high card, pairs by rank, high cards by the two highest alone.',
    'WA-RP-RF#4': "Rapid Fire: the same two-card hand is a tie, whatever the dealer's other cards.",
    'WA-RP-AppC-n2': "Rapid Fire's table says again that two cards are a pair or a high card.",
    'WA-RP-AppC-n3': "Rapid Fire's dealer has a kicker only between high-card hands.",
    'WA-RP-AppF-n4': 'A Mini-Royal is ace, king and queen of one suit.',
    'WA-RP-AppF-n5#1': 'It is suit specific in the suit the operator chose, and other in the rest.',
    'WA-RP-AppF#1':
      'Three cards make Mini-Royal, straight flush, three of a kind or straight, never a flush.',
    'WA-RP-AppG-n3': 'Straight Flush jackpot: the ace is high or low.',
    'WA-RP-AppG-n2': 'Straight Flush jackpot: of several runs the highest alone is paid.',
    'WA-RP-AppH#1':
      'Suited five-card tables see royal, straight flush, four-card run, flush, four-card flush.',
    'WA-RP-AppA#1': 'A printed kickout hand is the least that counts: that hand or better.',
  }),
  ...under(['B'], {
    'WA-RP-GD#1': 'At most seven players.',
    'WA-RP-GD#2':
      'The house offers bonus wagers, a player may take them, and they change nothing else.',
    'WA-RP-GD#3': 'Limits set by the house stay within ceilings set by law.',
    'WA-RP-1': 'Every player and the dealer post the same ante, in the amount set for the table.',
    'WA-RP-1#2': 'Rapid Fire, Hedge Bet, Pocket Bonus and jackpots are options.',
    'WA-RP-2a': 'Beyond the ante the dealer wagers nothing.',
    'WA-RP-7b#1': 'The play wager is one ante exactly.',
    'WA-RP-BW': 'The operator picks the bonus wagers and sets least and most for each.',
    'WA-RP-DEF-prog#5':
      'A jackpot sensor takes one fixed amount, so that all money is accounted for.',
  }),
  ...under(['B', 'N'], {
    'WA-RP-1a': "The dealer's ante lies in the pot, and the win report shows it apart.",
  }),
  ...under(['C'], {
    'WA-RP-GD#4': 'A standard deck of 52 cards.',
    'WA-RP-EQ#1':
      'The jackpot system is of the approved series or later; its displays only display.',
    'WA-RP-EQ#2': 'A shuffler is an approved model of a licensed maker.',
  }),
  ...under(['D'], {
    'WA-RP-2':
      'Two cards face up to each player, five to the dealer, whose cards keep their order.',
    'WA-RP-7b#2': 'A player who plays gets three more cards, to five.',
    'WA-RP-AppB-n3#2':
      'A last player excused from playing draws three too, for the Ante Bonus alone.',
  }),
  ...under(['E'], {
    'WA-RP-6':
      'Players act one at a time, lowest two-card hand first, seeing what there is to beat.',
    'WA-RP-7': 'The player in turn plays or folds.',
    'WA-RP-7a': 'A fold sends the ante to the pot and the cards away.',
    'WA-RP-7b': 'To play is to post the play wager and draw three.',
    'WA-RP-9a':
      'With no five-card hand alive the last player is not asked, wagers no more and wins the pot.',
  }),
  ...under(['F'], {
    'WA-RP-3': 'Bonus and jackpot wagers are settled right after the deal, before anything else.',
    'WA-RP-4': "Next the dealer's hand is held against the kickout hand for that many hands.",
    'WA-RP-4a': "A dealer who reaches it folds, and the house's ante stays in the pot.",
    'WA-RP-5#2': "A dealer who stays but loses to some player's two cards folds, and play goes on.",
    'WA-RP-7b-i':
      'A completed five-card hand is looked at for the Ante Bonus at once, win or lose.',
    'WA-RP-8a':
      'A hand that beats the best five-card hands puts them out, their wagers in the pot.',
    'WA-RP-8b': 'A hand that does not beat every hand showing goes out, its wagers in the pot.',
    'WA-RP-8c': 'A tie with the dealer puts the dealer out.',
    'WA-RP-8d': 'Players who tie with five cards all stay.',
    'WA-RP-9b': 'Players who tie at the end split the pot; the odd chip is for the last to act.',
    'WA-RP-AppB-n1': 'The Ante Bonus pays to 1 on the ante alone, and the house pays it.',
    'WA-RP-AppB-n2': 'The Ante Bonus pays the best row alone.',
    'WA-RP-AppB-n3#1':
      'Everyone who made a play wager has the Ante Bonus, and the player not asked.',
    'WA-RP-AppA-n1': 'The kickout row is chosen by the number of live hands in the round.',
  }),
  ...under(['F', 'N'], {
    'WA-RP-9':
      'The highest hand takes the pot and keeps its wagers; what the house wins is told apart.',
  }),
  ...under(['G'], {
    'WA-RP-RF#5': 'Rapid Fire pays a win 5 to 1; a tie as the elected table says.',
    'WA-RP-AppC-n1': 'Rapid Fire pays are to 1: the stake comes back.',
    'WA-RP-HB': "The Hedge Bet is on the dealer's five cards and nothing else.",
    'WA-RP-AppD-n1': 'Hedge Bet pays are to 1: the stake comes back.',
    'WA-RP-AppD-n2': 'The Hedge Bet pays the best row alone.',
    'WA-RP-PB': "The Pocket Bonus is on the player's first two cards.",
    'WA-RP-AppE-n1': 'Pocket Bonus pays are to 1: the stake comes back.',
    'WA-RP-AppE-n2': 'The Pocket Bonus pays the best row alone: aces are not paid as a pair too.',
    'WA-RP-PROMO':
      "A promotion is a dated record with its owner's consent, never a changed pay table.",
  }),
  ...under(['H'], {
    'WA-RP-JP-1': 'A layout has at most two jackpots, each with a sensor and an amount of its own.',
    'WA-RP-JP-2': 'Each sensor is a game by itself: wager, table, meter, settlement, envy, report.',
    'WA-RP-JP-3': 'A progressive is never linked with a House Jackpot.',
    'WA-RP-JP-4': 'The jackpots of a table are all of one type.',
    'WA-RP-JP-5': 'A sensor offers one jackpot game.',
    'WA-RP-MR': "Mini-Royal: the player's two cards and the dealer's first.",
    'WA-RP-SF': "Straight Flush: the player's two cards and the dealer's five.",
    'WA-RP-5CL': "Five-Card Linked: the player's two cards and the dealer's first three.",
    'WA-RP-7CL': "Seven-Card Linked: the best five of the player's two and the dealer's five.",
    'WA-RP-HUH': "Heads Up Hold'em: the player's two cards and the dealer's five.",
    'WA-RP-AppF-n1': 'Mini-Royal pays are for 1: the stake stays.',
    'WA-RP-AppG-n1': 'Straight Flush jackpot pays are for 1: the stake stays.',
    'WA-RP-AppH-n1': 'Five-Card Linked pays are for 1: the stake stays.',
    'WA-RP-AppI-n1': 'Seven-Card Linked pays are for 1: the stake stays.',
    'WA-RP-AppJ-n1': "Heads Up Hold'em pays are for 1: the stake stays.",
    'WA-RP-AppF-n2': 'Mini-Royal pays the best row alone.',
    'WA-RP-AppH-n2': 'Five-Card Linked pays the best row alone.',
    'WA-RP-AppI-n2': 'Seven-Card Linked pays the best row alone.',
    'WA-RP-AppJ-n2': "Heads Up Hold'em pays the best row alone.",
    'WA-RP-AppF-n5#2':
      'The suit of the Mini-Royal is chosen, shown, and kept while the jackpot runs.',
    'WA-RP-AppJ-n3':
      'The suit of the flopped royal is chosen, shown, and kept while the jackpot runs.',
    'WA-RP-AppG-n5':
      'Straight Flush jackpot: percents are of its own display, and only they lower it.',
    'WA-RP-AppH-n4': 'Five-Card Linked: percents are of its own display, and only they lower it.',
    'WA-RP-AppI-n4': 'Seven-Card Linked: percents are of its own display, and only they lower it.',
    'WA-RP-AppJ-n5': "Heads Up Hold'em: percents are of its own display, and only they lower it.",
    'WA-RP-AppF-n7': 'Mini-Royal: a prize in dollars is fixed.',
    'WA-RP-AppG-n6': 'Straight Flush jackpot: a prize in dollars is fixed.',
    'WA-RP-AppH-n5': 'Five-Card Linked: a prize in dollars is fixed.',
    'WA-RP-AppI-n5': 'Seven-Card Linked: a prize in dollars is fixed.',
    'WA-RP-AppJ-n6': "Heads Up Hold'em: a prize in dollars is fixed.",
    'WA-RP-AppF-n8': 'Mini-Royal: printed for $1; another fixed wager multiplies dollars and envy.',
    'WA-RP-AppG-n7':
      'Straight Flush jackpot: printed for $1; another wager multiplies the dollars.',
    'WA-RP-AppH-n6':
      'Five-Card Linked: printed for $1; another fixed wager multiplies the dollars.',
    'WA-RP-AppI-n6':
      'Seven-Card Linked: printed for $1; another fixed wager multiplies the dollars.',
    'WA-RP-AppJ-n7':
      "Heads Up Hold'em: printed for $1; another fixed wager multiplies the dollars.",
    'WA-RP-DEF-house#1': 'The display of a House Jackpot does not grow with wagers.',
    'WA-RP-DEF-prog#1': 'The display of a progressive grows with every wager.',
  }),
  ...under(['H', 'L'], {
    'WA-RP-DEF-house#2':
      'Every display of a House Jackpot carries the prescribed notice word for word.',
  }),
  ...under(['H', 'M'], {
    'WA-RP-AppF': 'Mini-Royal tables MR-01, E01 and E02; one is elected when it is offered.',
    'WA-RP-AppG': 'Straight Flush tables SF-01 to 09 and E01 to E05; one is elected when offered.',
    'WA-RP-AppH': 'Five-Card Linked tables 5CL-01 to 11, E01 and E03; one is elected when offered.',
    'WA-RP-AppI':
      'Seven-Card Linked tables 7CL-01 to 06 and E01 to E04; one is elected when offered.',
    'WA-RP-AppJ': "Heads Up Hold'em tables 5CP-01 to 09 and E01; one is elected when offered.",
  }),
  ...under(['H', 'N'], {
    'WA-RP-AppF-n6':
      'Mini-Royal: percents are of its own display, and nothing else lowers the meter.',
  }),
  ...under(['H', 'O'], {
    'WA-RP-DEF-house#3': 'A House Jackpot may be changed or ended at any time; it is on record.',
    'WA-RP-DEF-prog#2': 'A progressive follows the state rules for such prizes: not ended at will.',
  }),
  ...under(['I'], {
    'WA-RP-AppF-n3': 'Mini-Royal envy: when one wins it, the others with the wager get the amount.',
    'WA-RP-AppG-n4':
      'Straight Flush jackpot envy: for the others with the wager, not for the winner.',
    'WA-RP-AppH-n3': 'Five-Card Linked envy: for the others with the wager, not for the winner.',
    'WA-RP-AppI-n3': 'Seven-Card Linked envy: for the others with the wager, not for the winner.',
    'WA-RP-AppJ-n4': "Heads Up Hold'em envy: for the others with the wager, not for the winner.",
  }),
  ...under(['J'], {
    'WA-RP-gap-irregularities':
      'Nothing is said of irregularities: the policy of the house applies, with a stated default.',
  }),
  ...under(['L'], {
    'WA-RP-AppJ2': 'Example layouts are missing: pot, ante, play, offered bonus spots and sensors.',
    'WA-RP-1a#2': 'The circle for the pot is labelled so.',
    'WA-RP-AppF-n8#2':
      'The table display shows pays for the wager in use, chosen suit and amounts.',
  }),
  ...under(['M'], {
    'WA-RP-6a#3': 'One of the two options for tied pairs must be chosen.',
    'WA-RP-LTR-1':
      'The game runs under the rules submitted on 7 March 2022: their version is pinned.',
    'WA-RP-LTR-2': 'Card rooms need approved internal controls first.',
    'WA-RP-LTR-3':
      'Makers and sellers of layouts and equipment for card rooms hold a state licence.',
    'WA-RP-LTR-4': 'Tribal operations need the approval of their gaming agency.',
    'WA-RP-LTR-5': "That agency needs the state commission's concurrence.",
    'WA-RP-LTR-6': 'A tribal submission brings the further information its compact asks for.',
    'WA-RP-LTR-7': 'Tribal suppliers are certified by the state and licensed by the tribe.',
    'WA-RP-LTR-8':
      'A change of rules, tables or equipment puts the table back to needing approval.',
    'WA-RP-DEF-ic':
      'Internal controls say how a jackpot is set up and won, and of which type it is.',
    'WA-RP-AppA': 'Kickout tables KH-01 and KH-02; one is elected.',
    'WA-RP-AppB': 'Ante Bonus table AB-01, part of the game.',
    'WA-RP-AppC': 'Rapid Fire tables RF-01 to 03; one is elected when it is offered.',
    'WA-RP-AppD': 'Hedge Bet tables HB-01 to 04 and 07; one is elected when it is offered.',
    'WA-RP-AppE': 'Pocket Bonus tables PB-01 to 03; one is elected when it is offered.',
  }),
  ...under(['N'], {
    'WA-RP-DEF-prog#3': 'Prizes on display are held for the players and never become revenue.',
    'WA-RP-DEF-prog#4':
      'All money collected is accounted for: taken and seeded = shown, kept and paid.',
  }),
];

export const WA_RP = clausesOf('WA-RP', DEMANDS, {
  // What people do at a table, and what comes of it.
  table: [
    // Wagers.
    'GD#2 1 1#2 1a 2a 7b#1 DEF-prog#5',
    // Dealing.
    '2 7b#2 AppB-n3#2',
    // Decisions.
    '6 7 7a 7b 9a',
    // Settling.
    '3 4 4a AppA-n1 5#2 7b-i 8a 8b 8c 8d 9 9b AppB-n1 AppB-n2 AppB-n3#1',
    // Bonus wagers.
    'RF#5 AppC-n1 HB AppD-n1 AppD-n2 PB AppE-n1 AppE-n2',
    // Jackpots and envy.
    'JP-2 JP-3 MR SF 5CL 7CL HUH AppF-n1 AppG-n1 AppH-n1 AppI-n1 AppJ-n1 AppF-n2 AppH-n2 AppI-n2',
    'AppJ-n2 AppF-n3 AppG-n4 AppH-n3 AppI-n3 AppJ-n4 AppF-n6 AppG-n5 AppH-n4 AppI-n4 AppJ-n5',
    'AppF-n7 AppG-n6 AppH-n5 AppI-n5 AppJ-n6 DEF-house#1 DEF-house#3 DEF-prog#1 DEF-prog#2',
    'DEF-prog#3 DEF-prog#4',
    // Irregularities, and rules that change.
    'gap-irregularities LTR-8',
  ],
  // Ranking, printed tables, layout, equipment, elections, approvals, dates.
  data: [
    '5#1 6a 6a-i 6a-ii 6a-iii 6a#2 RF#1 RF#2 RF#3 RF#4 AppC-n2 AppC-n3 AppF-n4 AppF-n5#1 AppF#1',
    'AppG-n3 AppG-n2 AppH#1 AppA#1 GD#1 GD#3 BW GD#4 EQ#1 EQ#2 PROMO JP-1 JP-4 JP-5 AppF-n5#2',
    'AppJ-n3 AppF-n8 AppG-n7 AppH-n6 AppI-n6 AppJ-n7 DEF-house#2 AppF AppG AppH AppI AppJ AppJ2',
    '1a#2 AppF-n8#2 6a#3 LTR-1 LTR-2 LTR-3 LTR-4 LTR-5 LTR-6 LTR-7 DEF-ic AppA AppB AppC AppD',
    'AppE',
  ],
});
