import type { HandKey } from '@baize/rulebook';

/** Cards that make a hand of a pay table; nothing where the row names no hand. */
const EXAMPLES: Readonly<Record<HandKey, string>> = {
  'flush-7': 'Kh Jh 9h 7h 5h 4h 2h',
  'flush-6': 'Qs Ts 8s 6s 4s 2s',
  'flush-5': 'Ad Jd 8d 5d 3d',
  'flush-4': 'Kc 9c 6c 2c',
  'straight-flush-7': 'Th 9h 8h 7h 6h 5h 4h',
  'straight-flush-6-ace-high': 'As Ks Qs Js Ts 9s',
  'straight-flush-6': 'Jd Td 9d 8d 7d 6d',
  'straight-flush-5': '9c 8c 7c 6c 5c',
  'straight-flush-4': 'Qh Jh Th 9h',
  'straight-flush-3': '7s 6s 5s',
  'royal-flush': 'As Ks Qs Js Ts',
  'straight-flush': '9h 8h 7h 6h 5h',
  'four-of-a-kind': 'Qs Qh Qd Qc 6d',
  'full-house': 'Jh Jd Jc 8s 8c',
  flush: 'Ad Jd 8d 5d 3d',
  straight: '9s 8h 7d 6c 5h',
  'three-of-a-kind': '7s 7d 7c Kh 4d',
  'two-pair': 'Ks Kd 5h 5c 9d',
  'pair-jacks-or-better': 'Js Jd Ac 8h 4c',
  'pair-fives-or-better': '5s 5d Kc 9h 4c',
  'one-pair-or-less': '9s 9d Ac 8h 4c',
  'mini-royal-suit': 'Ah Kh Qh',
  'mini-royal-other': 'As Ks Qs',
  'flopped-royal-flush-suit': 'Ah Kh Qh Jh Th',
  'flopped-royal-flush': 'As Ks Qs Js Ts',
  'flopped-straight-flush': '9c 8c 7c 6c 5c',
  'dealers-royal-flush': 'Ad Kd Qd Jd Td',
  'four-card-straight-flush': 'Th 9h 8h 7h',
  'four-card-flush': 'Kd 9d 6d 2d',
  'pair-of-aces': 'As Ah',
  'ace-face-suited': 'Ad Kd',
  'ace-face-offsuit': 'As Jh',
  pair: '8s 8d',
  win: '',
  tie: '',
};

export const cardsOf = (text: string): readonly string[] => text.split(' ').filter(Boolean);

export const exampleOf = (hand: HandKey): readonly string[] => cardsOf(EXAMPLES[hand]);
