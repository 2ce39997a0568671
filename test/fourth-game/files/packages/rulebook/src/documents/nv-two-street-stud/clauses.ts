import { clausesOf, under } from '../../catalogue/under.js';

/** Nevada, Two-Street Stud. */
const DEMANDS = [
  ...under(['A'], {
    'NV-TSS-7#1': 'Five cards rank as in poker: three of the player and the two that all share.',
  }),
  ...under(['B'], {
    'NV-TSS-1': 'Everyone dealt in has an ante; there are seven places, one hand for each player.',
    'NV-TSS-4#2': 'The first bet is one ante exactly.',
    'NV-TSS-5#2': 'The second bet is one ante exactly.',
  }),
  ...under(['C'], {
    'NV-TSS-2': 'One deck, shuffled before each round and cut.',
  }),
  ...under(['D'], {
    'NV-TSS-3': 'Three cards each, one by one and face down, after "no more bets".',
    'NV-TSS-4#3': 'When all have decided, a first shared card is dealt face up.',
    'NV-TSS-5#3': 'When all have decided again, the second shared card is dealt face up.',
  }),
  ...under(['E'], {
    'NV-TSS-4#1': 'Each player looks at three cards, and bets or folds, in any order.',
    'NV-TSS-5#1': 'Each player who is in bets again or folds.',
    'NV-TSS-6': 'A fold gives up every wager of the hand, and no decision is changed.',
  }),
  ...under(['F'], {
    'NV-TSS-7#2': 'Hands that are in are paid by the table, from the dealer’s right.',
  }),
] as const;

export const NV_TSS = clausesOf('NV-TSS', DEMANDS, {
  table: ['1 2 3 4#1 4#2 4#3 5#1 5#2 5#3 6 7#2'],
  data: ['7#1'],
});
