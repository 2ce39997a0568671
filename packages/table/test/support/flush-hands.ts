/** Hands of High Card Flush that can lie on one felt with any of these dealers. */

export const DEALERS = {
  /** Three suited, nine high: the least that qualifies. */
  least: '9s 3s 2s Qc 4c Td Jd',
  /** Three suited, eight high. */
  short: '8s 3s 2s Qc 4c Td Jd',
  /** Seven suited: beats every hand here. */
  best: 'As Ks Qs Js 9s 7s 4s',
} as const;

/** The longest flush against the least that qualifies. */
export const AGAINST_LEAST = {
  lower: '8h 7h 6h Kc Jc Kd 6d',
  higher: 'Kh 5h 3h Jc 2c 9d 6d',
  tied: '9h 3h 2h Kc Jc Kd 6d',
} as const;

/** So many suited, and never three of them in a row. */
export const SUITED = {
  2: 'Ah Th 8c Kc 9d 6d 2s',
  3: 'Ah Th 8h Kc Jc 9d 2d',
  4: 'Ah Th 8h 3h Jc 2c 6d',
  5: 'Ah Th 8h 5h 3h 2c 6d',
  6: 'Ah Qh Th 8h 5h 3h 6d',
  7: 'Ah Qh Th 8h 6h 4h 3h',
} as const;

/** So many suited in a row. */
export const RUNS = {
  2: '7h 6h 3h Kc Jc 9d 2d',
  3: '7h 6h 5h Kc Jc 9d 2d',
  4: '8h 7h 6h 5h Jc 9d 2d',
  5: '9h 8h 7h 6h 5h 2c 2d',
  6: 'Th 9h 8h 7h 6h 5h 2d',
  7: 'Jh Th 9h 8h 7h 6h 5h',
  nineToAce: 'Ah Kh Qh Jh Th 9h 2d',
} as const;

/** The same for another player: seven clubs in a row, and six and five of diamonds. */
export const OTHER_RUNS = {
  4: '8c 7c 6c 5c Kd 9d 3d',
  5: '9c 8c 7c 6c 5c 3d Kd',
  6: 'Tc 9c 8c 7c 6c 5c Kd',
  7: 'Jc Tc 9c 8c 7c 6c 5c',
} as const;
