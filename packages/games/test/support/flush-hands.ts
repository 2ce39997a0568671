/** Seven-card hands by name. Suits beside the one that counts hold nothing of worth. */

/** By the length of the longest flush, ace high, without a run of three. */
export const FLUSHES = {
  'flush-7': 'Ah Qh Th 8h 6h 4h 2h',
  'flush-6': 'Ah Qh Th 8h 6h 4h 2c',
  'flush-5': 'Ah Qh Th 8h 6h 4c 2c',
  'flush-4': 'Ah Qh Th 8h 6c 4c 2d',
  'flush-3': 'Ah Qh Th 8c 6c 4d 2d',
  'flush-2': 'Ah Qh Tc 8c 6d 4d 2s',
} as const;

/** By the length of the longest straight flush; the sixes apart, as some tables pay them. */
export const RUNS = {
  'seven in a row': '9h 8h 7h 6h 5h 4h 3h',
  'seven up to the ace': 'Ah Kh Qh Jh Th 9h 8h',
  'seven from the ace': 'Ah 2h 3h 4h 5h 6h 7h',
  'nine to ace': 'Ah Kh Qh Jh Th 9h 2c',
  'six up to the king': 'Kh Qh Jh Th 9h 8h 2c',
  'six in a row': '9h 8h 7h 6h 5h 4h Kc',
  'six from the ace': 'Ah 2h 3h 4h 5h 6h Kc',
  'five in a row': '9h 8h 7h 6h 5h Kc 2d',
  'four in a row': '9h 8h 7h 6h Kc Jc 2d',
  'three in a row': '9h 8h 7h Kc Jc 4d 2d',
  'three up to the ace': 'Ah Kh Qh 9c 7c 4d 2d',
  'three from the ace': 'Ah 2h 3h Kc Jc 8d 5d',
  'king, ace, two': 'Kh Ah 2h 9c 7c 5d 3d',
  'two in a row': 'Ah Kh Jc 9c 7d 5d 3s',
} as const;

export const QUADS = {
  'four of a kind alone': '9c 9d 9h 9s Kh 5c 2d',
  'four of a kind and three in a row': '9c 9d 9h 9s 8h 7h 2c',
  'four of a kind and four in a row': '9c 9d 9h 9s 8h 7h 6h',
} as const;

/** Dealer's hands: the least that qualifies, and the best that does not. */
export const DEALERS = {
  'three suited, nine high': '9s 3s 2s Qc 4c Td Jd',
  'three suited, eight high': '8s 7s 6s Jc 4c Td 2d',
  /** Beats everything, and shares no card with the hands above. */
  'seven spades': 'Ks Qs Js 8s 7s 6s 5s',
} as const;
