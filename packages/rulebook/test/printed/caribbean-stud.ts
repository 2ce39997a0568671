import { printed, together } from './matrix.js';

export const CSP_BET = printed(
  'to-1',
  `
  hand               17
  royal-flush       100
  straight-flush     50
  four-of-a-kind     20
  full-house          7
  flush               5
  straight            4
  three-of-a-kind     3
  two-pair            2
  one-pair-or-less    1
`,
);

/** Two ways to pay a straight flush make two tables of the first schedule. */
export const CSP_PROGRESSIVE = together(
  printed(
    'for-1',
    `
  hand            21-10-percent  21-5000-dollars
  royal-flush              100%             100%
  straight-flush            10%            $5000
  four-of-a-kind           $500             $500
  full-house               $100             $100
  flush                     $50              $50
`,
  ),
  printed(
    'for-1',
    `
  hand                 PMG-01      PMG-02
  royal-flush      100%/$1000  100%/$5000
  straight-flush     10%/$300   10%/$1500
  four-of-a-kind          300         300
  full-house               50          50
  flush                    40          40
  straight                 30          30
  three-of-a-kind           9           9
`,
  ),
);
