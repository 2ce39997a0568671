const READINGS = {
  'AMB-01': 'Five cards against the same top two: a missing card is lowest, so five cards win.',
  'AMB-02':
    "Rapid Fire's kicker: the dealer's second card counts between high cards, the rest never.",
  'AMB-02b': 'A tie at Rapid Fire is what the elected table says, whatever the text says of ties.',
  'AMB-03': 'Suits put tied hands in order of action and never decide a pot.',
  'AMB-04':
    'The ace is low or high in a straight flush everywhere, without going round the corner.',
  'AMB-05': 'South Dakota writes the rank of hands and means the rank of cards.',
  'AMB-06': 'Of two flushes of one length the higher ranks are the hand; other cards break no tie.',
  'AMB-07': 'One payment for one wager: the longest run; nine-to-ace before any other six.',
  'AMB-08': 'Seven cards in four suits always hold a two-card flush: no hand is without one.',
  'AMB-09': 'A raise is at least one ante, and any amount in chips from there to its maximum.',
  'AMB-10': "Four of a kind belongs to Maryland's table G alone; the best single row is paid.",
  'AMB-11':
    "South Dakota's words from another game: odds are the raise; no tips on the progressive.",
  'AMB-12': 'Cards are dealt after the progressive is locked, not only when there is none.',
  'AMB-13':
    'Several hits on one meter: in turn by default, split or one basis where it may be chosen.',
  'AMB-14': 'South Dakota tables 3 and 4: runs of six up to king high pay 10 %, nine-to-ace all.',
  'AMB-15': 'Printed amounts and the PMG schedules are alternatives; envy goes with PMG alone.',
  'AMB-16': 'Bonus wagers after a fold: automatic, claimed or tucked, as the document has it.',
  'AMB-17': 'A stud hand that sets off envy needs no wager of its own and earns its holder none.',
  'AMB-18': 'Several envy hands: one payment for each hand of another player, winners included.',
  'AMB-19':
    "Maryland's cap cuts bonus winnings of a hand in settling order, within the legal most.",
  'AMB-20': "Ohio's maximum is for one player's hand and all it wins, unless set otherwise.",
  'AMB-21': 'The $100 of Caribbean Stud covers ante, bet and progressive, tested at the ante.',
  'AMB-22': 'Without table stakes nobody asks where the money for the bet comes from.',
  'AMB-23': 'When the stud dealer has no hand, every bet still in goes back.',
  'AMB-24': 'The last player is excused exactly when no five-card hand, player or dealer, lives.',
  'AMB-25': 'Pots split in the smallest chip; every chip left over is for the last to act.',
  'AMB-26': "The pot is the house's ante and all lost antes and plays; nothing is taken from it.",
  'AMB-27': "A folded dealer's ante stays in the pot.",
  'AMB-28': 'Live hands for the kickout are the player hands dealt, without the dealer.',
  'AMB-29':
    'A misdeal has the consequence its own document gives; unstated, everything goes back, and other mishaps follow common practice.',
  'AMB-30':
    "Flopped is two plus the dealer's first three; a dealer's royal is all five of the dealer.",
  'AMB-31': 'Two jackpots at a table are two different games with nothing in common but the cards.',
  'AMB-32': 'Hedge Bet pair rows stand in falling order; the lower one is for fives to tens.',
  'AMB-33': 'A face is king, queen or jack; a pair is any but aces.',
  'AMB-34': "The dealer's cards are numbered as they arrive.",
  'AMB-35': "Maryland's envy is literal: nine-to-ace earns none on D and E until agreed.",
  'AMB-36': 'Progressive chips that differ from accepted wagers stop the deal until resolved.',
  'AMB-37': 'In a void Maryland round rightly dealt hands still settle their bonus wagers.',
  'AMB-38': 'Where no irregularity rules exist a wrong count voids the round and wagers go back.',
  'AMB-39':
    'Tip wagers are off where the document does not know them; tips are booked apart from drop and win.',
  'AMB-40': 'The second appendix J is taken as a K without content.',
  'AMB-41': 'Ending a jackpot where nothing is said: only after its top award or by permission.',
  'AMB-42': 'Proprietary equipment is an adapter and a display; the controller keeps the meter.',
  'AMB-43': 'Law that is cited and not supplied is data that must be set.',
  'AMB-44':
    'Poker hands rank as everywhere; ace to five is the lowest straight; suits never count.',
  'AMB-45':
    "Drop box and tip box: on the dealer's side of the table, left and right of the dealer.",
  'AMB-46': 'Which pays are to 1 and which for 1 where the print is bare.',
  'AMB-47': 'Fixed dollars are for $1 where no size is given, and grow only where it is said.',
  'AMB-48': 'Seeds, reserves and rates that are not printed must be set, without default.',
  'AMB-49': "Ricochet's five-card tables print three of a kind twice: the second is two pair.",
  'AMB-50': 'Tables with an a and a b are two ids that pay the same.',
  'AMB-51': 'A bare 3 on SF-09 is $3.',
  'AMB-52': 'Printed ids stay, with their gaps and repeats; no table is made up to fill one.',
  'AMB-53':
    "Maryland's two names for the progressive wager are one; two wrong references are put right.",
  'AMB-54': 'A printed 0 for one or two in a run is no win.',
  'AMB-55': 'Whether three or four in a run win is what the elected South Dakota table says.',
  'AMB-56':
    'Where no number of players is given the deck and the layout give it, with one hand each.',
  'AMB-57':
    "Settling order is each document's own; Ohio takes Maryland's; stud jackpots come last, and cards are racked after them where nothing is said.",
  'AMB-58': "A round's contributions are on the meter before its cards are dealt.",
  'AMB-59': 'A percent award is cut down to the cent; the rest stays on the meter.',
  'AMB-60': 'The amount specified at the table is a least and a most for each wager.',
  'AMB-61': 'A raise has only its multiple; a ceiling set by law is tested at the ante.',
  'AMB-62':
    'Whether a wager left behind is lost is for a supervisor, at the end of the round at most.',
  'AMB-63': "Maryland's three occasions for a shuffle all stand.",
  'AMB-64': 'What a stud straight flush pays is elected for the life of the jackpot.',
  'AMB-65': "Ricochet's envy holds for House Jackpots as for progressives.",
  'AMB-66': 'Percents of a House Jackpot are of the posted amount, which does not fall.',
  'AMB-67': 'Two rows of 100 % are of one meter.',
  'AMB-68': 'Slips of the pen that change nothing.',
  'AMB-69':
    "Ohio's brochure, and Washington's rules where they leave procedure to internal controls, are filled up with Maryland's procedure, marked as not their own.",
  'AMB-70': 'One Ricochet hand for each player unless the house allows more.',
  'AMB-71': 'A linked jackpot joins sensors of one type, table, wager and game.',
  'AMB-72': 'The order of action is fixed at the deal.',
  'AMB-73': 'Stud hands are compared only when the dealer qualifies.',
  'AMB-74': 'A progressive wager needs an ante everywhere.',
  'AMB-75': 'Stud hands that play on after a misdeal are those with an accepted progressive wager.',
  'AMB-76': 'Nobody is paid envy for a hand of their own, in whichever of their boxes it lies.',
  'AMB-77':
    'Fixed jackpot awards of Ricochet are paid before the action; shares of a meter are keyed then, and the action waits for the floorperson.',
  'AMB-78': 'A stub count that is due may be made whenever all cards are at the dealer.',
  'AMB-79':
    'What an approval covers, and its first and last day, are checked whenever rules come into force, a table opens or a gaming day begins.',
  'AMB-80':
    'Criteria reduced by permission are rows of the table from then on, in place of the printed award.',
  'AMB-81':
    'Until a floorperson has verified it, the dealer may key a hand and take it off; a qualifying hand taken off calls the floorperson.',
} as const;

/** Where a document is silent or contradicts itself: the id of the reading that was chosen. */
export type AmbiguityId = keyof typeof READINGS;

/** Where a document is silent, contradicts itself or slips, and the reading that was taken. */
export interface Ambiguity {
  readonly id: AmbiguityId;
  readonly words: string;
}

const isReading = (id: string): id is AmbiguityId => Object.hasOwn(READINGS, id);

/** The reading of that id, where there is one. */
export const ambiguity = (id: string): Ambiguity | undefined =>
  isReading(id) ? { id, words: READINGS[id] } : undefined;

export const AMBIGUITIES: readonly Ambiguity[] = Object.keys(READINGS)
  .filter(isReading)
  .map((id) => ({ id, words: READINGS[id] }));
