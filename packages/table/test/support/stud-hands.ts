/** Hands of Caribbean Stud that can lie on one felt with any of these dealers. */

export const DEALERS = {
  /** Ace and king: the least that qualifies. */
  least: 'As Kd 9h 7h 2c',
  /** Ace and queen. */
  short: 'As Qd 9h 7h 2c',
  /** Beats everything but a royal flush. */
  best: 'Ts 9s 8s 7s 6s',
} as const;

export const STUD = {
  royal: 'Ac Kc Qc Jc Tc',
  straightFlush: '8d 7d 6d 5d 4d',
  fourOfAKind: '8c 8d 8h 8s 3s',
  fullHouse: '8c 8d 8h 3s 3c',
  flush: 'Jc 9c 8c 5c 3c',
  straight: '8c 7d 6c 5s 4s',
  threeOfAKind: '8c 8d 8h 3s 4s',
  twoPair: '8c 8d 4h 4s 3c',
  pair: '8c 8d 4h 3s 5c',
  nothing: 'Kc Jd 8h 5s 4s',
  /** More than the least dealer, and less than a pair. */
  aceKing: 'Ac Kh Th 5s 4s',
  /** The least dealer once more. */
  tied: 'Ac Kh 9d 7d 2d',
  otherRoyal: 'Ah Kh Qh Jh Th',
} as const;
