import { printed, together } from './matrix.js';

export const SD_FLUSH = printed(
  'to-1',
  `
  hand       1    2    3    4    5    6    7
  flush-7  300  100  200  300  200  500  400
  flush-6  100   20   20   75   60   50   60
  flush-5   10   10   10    5   12   12   12
  flush-4    1    2    2    2    1    1    1
`,
);

export const SD_STRAIGHT_FLUSH = printed(
  'to-1',
  `
  hand                 1    2    3     4    6
  straight-flush-7  8000  500  500  1000  500
  straight-flush-6  1000  200  200   500  200
  straight-flush-5   100  100  100   100  100
  straight-flush-4    60   50   75    75   60
  straight-flush-3     7    9    7     7    8
`,
);

/** On 3 and 4 the first printed row names two hands, and the second excludes the ace-high one. */
export const SD_PROGRESSIVE = together(
  printed(
    'for-1',
    `
  hand                 1     2
  straight-flush-7  100%  100%
  straight-flush-6   10%   10%
  straight-flush-5   250   900
  straight-flush-4    40    50
  straight-flush-3     3     0
`,
  ),
  printed(
    'for-1',
    `
  hand                          3     4
  straight-flush-7           100%  100%
  straight-flush-6-ace-high  100%  100%
  straight-flush-6            10%   10%
  straight-flush-5            250   800
  straight-flush-4             40    50
  straight-flush-3              3     0
`,
  ),
);

export const MD_FLUSH = printed(
  'to-1',
  `
  hand       A    B    C    D    E    F    G     H    I    J    K    L    M    N    O
  flush-7  300  100  200  300  200  500  400  1000  150  150  400  300  500  500  250
  flush-6  100   20   20   75   60   50   60    50   20   25  100   80   80  100  100
  flush-5   10   10   10    5   12   12   12    10   10   10   10   11   11   10   10
  flush-4    1    2    2    2    1    1    1     1    2    2    1    1    1    1    1
`,
);

export const MD_STRAIGHT_FLUSH = printed(
  'to-1',
  `
  hand                 A    B    C     D    E     F    G
  straight-flush-7  8000  500  500  1000  500  1000  500
  straight-flush-6  1000  200  200   500  200   500  200
  straight-flush-5   100  100  100   100  100   100  100
  straight-flush-4    60   50   75    75   60    60   50
  four-of-a-kind       -    -    -     -    -     -   25
  straight-flush-3     7    9    7     7    8     8    8
`,
);

/** Envy per $1 is printed apart from the pays, for C, D and E. */
export const MD_PROGRESSIVE = printed(
  'to-1',
  `
  hand                          A     B          C          D          E
  straight-flush-7           100%  100%  100%/$200  100%/$250  100%/$250
  straight-flush-6-ace-high     -     -          -       100%       100%
  straight-flush-6            10%   10%  100%/$200        10%        10%
  straight-flush-5           $250  $900       $200       $250       $800
  straight-flush-4            $40   $50        $40        $40        $50
  straight-flush-3             $3     -         $3         $3          -
`,
);

export const OH_FLUSH = printed(
  'to-1',
  `
  hand     brochure
  flush-7       200
  flush-6        60
  flush-5        12
  flush-4         1
`,
);

export const OH_STRAIGHT_FLUSH = printed(
  'to-1',
  `
  hand              brochure
  straight-flush-7       500
  straight-flush-6       200
  straight-flush-5       100
  straight-flush-4        50
  straight-flush-3         9
`,
);
