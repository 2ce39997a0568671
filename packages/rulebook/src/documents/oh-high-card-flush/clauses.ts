import { clausesOf, under } from '../../catalogue/under.js';

/** Ohio, High Card Flush. */
const DEMANDS = [
  ...under(['A'], {
    'OH-HCF-object': 'More cards of one suit win, whichever the suit.',
    'OH-HCF-compare#1': 'Equal lengths compare card by card from the top until one is higher.',
    'OH-HCF-compare#2': 'Same length and same ranks throughout: ante and raise push.',
    'OH-HCF-compare#3':
      'A run means nothing against the dealer, where the ace is the highest card.',
    'OH-HCF-sf-ace': 'In the straight flush bonus the ace is high or low.',
    'OH-HCF-qualify#1': 'The dealer qualifies from a three-card flush, nine high.',
  }),
  ...under(['B'], {
    'OH-HCF-ante': 'A player places an ante and receives seven cards.',
    'OH-HCF-raise':
      'A raise is one ante, up to two with five suited, up to three with six or seven.',
    'OH-HCF-optional': 'The flush and straight flush bonus wagers are options.',
    'OH-HCF-max': 'No more than $25,000 in all is paid on a hand.',
  }),
  ...under(['E'], {
    'OH-HCF-decide':
      'Each player folds, giving up the ante, or raises; only then is the dealer seen.',
    'OH-HCF-fold#1': 'Both bonus wagers can still win after a fold.',
    'OH-HCF-fold#2':
      'It is for the player to tell of a winning bonus on a folded hand, in the round.',
  }),
  ...under(['F'], {
    'OH-HCF-qualify#2': 'Dealer not qualified: antes still in are paid even money, raises push.',
    'OH-HCF-qualify#3': "Dealer qualified: each player's hand is compared.",
    'OH-HCF-win': 'A higher hand is paid even money on ante and raise.',
    'OH-HCF-lose': 'A lower hand loses ante and raise.',
    'OH-HCF-tie': 'A tie pushes ante and raise.',
  }),
  ...under(['G'], {
    'OH-HCF-flush': 'The flush bonus pays by the one printed table, on the best row alone.',
    'OH-HCF-sflush':
      'The straight flush bonus pays by the one printed table, on the best row alone.',
    'OH-HCF-independent': 'A bonus wins whether or not the hand beats the dealer.',
  }),
  ...under(['J'], {
    'OH-HCF-gap-irregularities':
      'Nothing is said of irregularities: the policy of the house applies, with a stated default.',
  }),
  ...under(['L'], {
    'OH-HCF-sign#1': 'Rules, both pay tables and the $25,000 limit are shown.',
    'OH-HCF-sign#2':
      'Age and helpline notice stands on every player screen; nobody under 21 plays.',
  }),
];

export const OH_HCF = clausesOf('OH-HCF', DEMANDS, {
  // What people do at a table, and what comes of it.
  table: [
    // Wagers and decisions.
    'ante raise optional max decide fold#1 fold#2 sign#2',
    // Settling.
    'compare#2 qualify#2 qualify#3 win lose tie flush sflush independent',
    // Irregularities.
    'gap-irregularities',
  ],
  // Ranking, printed tables, layout, equipment, elections, approvals, dates.
  data: ['object compare#1 compare#3 sf-ace qualify#1 sign#1'],
});
