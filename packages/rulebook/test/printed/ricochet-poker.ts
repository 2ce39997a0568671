import { printed, readMatrix, together } from './matrix.js';

/** The least dealer's hand that is kicked out, by the number of hands. */
const kickout = (text: string) => {
  const { ids, rows } = readMatrix(text);
  return new Map(
    ids.map((id, column) => [
      id,
      rows.map(({ key, values }) => ({ hands: Number(key), atLeast: values[column] })),
    ]),
  );
};

export const KICKOUT = kickout(`
  hands  PT-FLT-KH-01  PT-FLT-KH-02
  1      KKQ           AA
  2      AAQ           2233
  3      TT22          TT22
  4      AA22          AA22
  5      222           222
  6      QQQ           QQQ
  7      A2345         A2345
`);

export const ANTE_BONUS = printed(
  'to-1',
  `
  hand            01
  royal-flush     1000
  straight-flush  100
  four-of-a-kind  25
  full-house      10
  flush           5
  straight        2
`,
  'PT-FLT-AB-',
);

export const RAPID_FIRE = printed(
  'to-1',
  `
  hand  01  02    03
  win   5   5     5
  tie   5   Push  Loss
`,
  'PT-FLT-RF-',
);

export const HEDGE = printed(
  'to-1',
  `
  hand                    01   02    03    04    07
  royal-flush           4000  400  2000   275  2500
  straight-flush         500  125  1000   125  1000
  four-of-a-kind          50   50   200    75   200
  full-house              10    9   100    50    75
  flush                    6    6    50    40    50
  straight                 4    4    25    25    25
  three-of-a-kind          3    3    10    15     5
  two-pair                 2    2     5     5     3
  pair-jacks-or-better     1    1  Loss  Loss     1
  pair-fives-or-better     1    1  Loss  Loss  Loss
`,
  'PT-FLT-HB-',
);

export const POCKET = printed(
  'to-1',
  `
  hand              01  02  03
  pair-of-aces      25  30  30
  ace-face-suited   20  20  20
  ace-face-offsuit  10  10  10
  pair               5   5   4
`,
  'PT-FLT-PB-',
);

export const MINI_ROYAL = printed(
  'for-1',
  `
  hand                01        E01        E02
  mini-royal-suit   100%  100%/$100  100%/$100
  mini-royal-other  $500   $500/$25   $500/$25
  straight-flush     $75       $100        $70
  three-of-a-kind    $50        $90        $60
  straight            $5          -         $6
`,
  'PT-BJS-TCPR-MR-',
);

/** A column headed a/b is two tables; the bare 3 of SF-09 is dollars. */
export const STRAIGHT_FLUSH = together(
  printed(
    'for-1',
    `
  hand                01    02   03a   03b   06a   06b    07   08a   08b
  straight-flush-7  100%  100%  100%  100%  100%  100%  100%  100%  100%
  straight-flush-6   10%   10%  100%  100%  100%  100%   10%  100%  100%
  straight-flush-5  $250  $900  $200  $200  $250  $250  $250  $250  $250
  straight-flush-4   $40   $50   $40   $40   $40   $40   $50   $50   $50
  straight-flush-3    $3     -    $3    $3    $3    $3    $3    $3    $3
`,
    'PT-BJS-HCF-SF-',
  ),
  printed(
    'for-1',
    `
  hand                         04    05    09        E02        E03        E05
  straight-flush-7           100%  100%  100%  100%/$250  100%/$250  100%/$250
  straight-flush-6-ace-high  100%  100%  100%  100%/$250  100%/$250  100%/$250
  straight-flush-6            10%   10%   10%        10%        10%        10%
  straight-flush-5           $250  $800  $250       $250       $800       $250
  straight-flush-4            $40   $50   $50        $40        $50        $50
  straight-flush-3             $3     -    $3         $3          -         $3
`,
    'PT-BJS-HCF-SF-',
  ),
  printed(
    'for-1',
    `
  hand                    E01        E04
  straight-flush-7  100%/$200  100%/$200
  straight-flush-6  100%/$200  100%/$200
  straight-flush-5       $200       $250
  straight-flush-4        $40        $40
  straight-flush-3         $3         $3
`,
    'PT-BJS-HCF-SF-',
  ),
);

/** The second row printed as three of a kind is two pair. */
export const FIVE_CARD = together(
  printed(
    'for-1',
    `
  hand                01     02     03     04    05     09    10
  royal-flush       100%   100%   100%   100%  100%   100%  100%
  straight-flush   $1500  $2500  $1000  $2000  100%  $1500  100%
  four-of-a-kind    $250   $250   $200   $250  $250   $250  $200
  full-house        $100   $100   $100    $75   $75    $75   $75
  flush              $50    $50    $75    $50   $50    $50   $50
  straight           $25    $25    $20    $20   $20    $20   $30
  three-of-a-kind     $5     $5     $5     $5    $5    $10    $5
  two-pair          Loss   Loss   Loss   Loss    $3   Loss    $3
`,
    'PT-BJS-5CL-',
  ),
  printed(
    'for-1',
    `
  hand                        06     07     08    11
  royal-flush               100%   100%   100%  100%
  straight-flush            $500  $1000  $2500  $500
  four-card-straight-flush  $200   $200   $150  $200
  flush                      $50    $50    $75   $75
  four-card-flush             $5     $5     $5    $5
`,
    'PT-BJS-5CL-',
  ),
  printed(
    'for-1',
    `
  hand                    E01         E03
  royal-flush      100%/$1000  100%/$1000
  straight-flush     10%/$300    10%/$250
  four-of-a-kind         $300        $250
  full-house              $50         $75
  flush                   $40         $50
  straight                $30         $25
  three-of-a-kind          $9         $10
`,
    'PT-BJS-5CL-',
  ),
);

export const SEVEN_CARD = printed(
  'for-1',
  `
  hand              01    02     03    04    05    06        E01        E02        E03        E04
  royal-flush     100%  100%   100%  100%  100%  100%  100%/$250  100%/$250  100%/$100  100%/$250
  straight-flush  $500  $250  $1000  $500  $250  $200       $500       $250       $500       $200
  four-of-a-kind  $100   $75    $50   $75  $125  $100       $100        $75        $75       $100
  full-house        $5   $10     $5    $5    $7   $10         $5        $10         $5        $10
  flush             $2    $1     $1    $2    $2    $2         $2         $1         $2         $2
`,
  'PT-BJS-7CL-',
);

export const HEADS_UP_HOLDEM = together(
  printed(
    'for-1',
    `
  hand                        01     02    03     04     05     06     07     08        E01
  flopped-royal-flush-suit  100%   100%  100%      -      -      -      -      -          -
  flopped-royal-flush          -      -     -   100%   100%   100%      -      -          -
  royal-flush                10%  $1000   10%  $1000  $3000     5%   100%   100%  100%/$100
  dealers-royal-flush        10%  $1000   10%  $1000  $3000  $3000  $1000  $1000      $1000
  straight-flush            $200   $200  $500   $500   $250   $250   $250   $300       $250
  four-of-a-kind             $50    $50  $100   $100   $100   $100    $75   $100        $75
  full-house                 $10    $10   $10    $10    $10    $10    $11    $10        $11
  flush                       $5     $5  Loss   Loss   Loss   Loss   Loss   Loss       Loss
`,
    'PT-BJS-HUH-5CP-',
  ),
  printed(
    'for-1',
    `
  hand                       09
  flopped-straight-flush   100%
  royal-flush             $2000
  straight-flush           $250
  four-of-a-kind            $50
  full-house                 $7
  flush                      $5
`,
    'PT-BJS-HUH-5CP-',
  ),
);
