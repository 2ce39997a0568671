import type { Pays } from '@baize/money';
import type { ClauseId } from '../schema/cited.js';
import type { HandKey } from '../schema/names.js';
import type { PayRow } from '../schema/pay-table.js';

/** As most documents print them. */
const LABELS: Readonly<Record<HandKey, string>> = {
  'flush-7': 'Seven-card flush',
  'flush-6': 'Six-card flush',
  'flush-5': 'Five-card flush',
  'flush-4': 'Four-card flush',
  'straight-flush-7': 'Seven-card straight flush',
  'straight-flush-6-ace-high': 'Six-card straight flush, ace high',
  'straight-flush-6': 'Six-card straight flush',
  'straight-flush-5': 'Five-card straight flush',
  'straight-flush-4': 'Four-card straight flush',
  'straight-flush-3': 'Three-card straight flush',
  'royal-flush': 'Royal flush',
  'straight-flush': 'Straight flush',
  'four-of-a-kind': 'Four of a kind',
  'full-house': 'Full house',
  flush: 'Flush',
  straight: 'Straight',
  'three-of-a-kind': 'Three of a kind',
  'two-pair': 'Two pair',
  'pair-jacks-or-better': 'Pair of jacks or better',
  'pair-fives-or-better': 'Pair of fives or better',
  'one-pair-or-less': 'One pair or less',
  'mini-royal-suit': 'Mini-Royal, chosen suit',
  'mini-royal-other': 'Mini-Royal, other suit',
  'flopped-royal-flush-suit': 'Flopped royal flush, chosen suit',
  'flopped-royal-flush': 'Flopped royal flush',
  'flopped-straight-flush': 'Flopped straight flush',
  'dealers-royal-flush': "Dealer's royal flush",
  'four-card-straight-flush': 'Four-card straight flush',
  'four-card-flush': 'Four-card flush',
  'pair-of-aces': 'Pair of aces',
  'ace-face-suited': 'Ace with a face, suited',
  'ace-face-offsuit': 'Ace with a face, offsuit',
  pair: 'Pair',
  win: 'Player wins',
  tie: 'Tie',
};

/** One printed row of a pay table. */
export const row = (
  hand: HandKey,
  pays: Pays,
  cite: ClauseId,
  envy: number | null = null,
  label: string = LABELS[hand],
): PayRow => ({ hand, label, pays, envy, cite });

type Hands = readonly HandKey[];

export const FLUSHES: Hands = ['flush-7', 'flush-6', 'flush-5', 'flush-4'];

export const STRAIGHT_FLUSHES: Hands = [
  'straight-flush-7',
  'straight-flush-6',
  'straight-flush-5',
  'straight-flush-4',
  'straight-flush-3',
];

/** What such hands pay on one table, all by one clause; the last may be missing. */
export const rowsOf = (hands: Hands, prices: readonly Pays[], cite: ClauseId): readonly PayRow[] =>
  prices.flatMap((pays, at) => hands.slice(at, at + 1).map((hand) => row(hand, pays, cite)));
