import type { KickoutRow, KickoutTable } from '../../schema/pay-table.js';

/** Appendix A: the lowest dealer's hand that is folded, by the number of players' hands dealt. */
const table = (id: string, atLeast: readonly (readonly [string, string])[]): KickoutTable => ({
  id,
  cite: 'WA-RP-AppA',
  rows: atLeast.map(
    ([hand, label], index): KickoutRow => ({ hands: index + 1, atLeast: hand, label }),
  ),
});

export const KICKOUT_TABLES = {
  'PT-FLT-KH-01': table('PT-FLT-KH-01', [
    ['KKQ', 'Pair of kings with a queen'],
    ['AAQ', 'Pair of aces with a queen'],
    ['TT22', 'Two pair, tens high'],
    ['AA22', 'Two pair, aces high'],
    ['222', 'Three of a kind'],
    ['QQQ', 'Three of a kind, queens'],
    ['A2345', 'Straight'],
  ]),
  'PT-FLT-KH-02': table('PT-FLT-KH-02', [
    ['AA', 'Pair of aces'],
    ['2233', 'Two pair'],
    ['TT22', 'Two pair, tens high'],
    ['AA22', 'Two pair, aces high'],
    ['222', 'Three of a kind'],
    ['QQQ', 'Three of a kind, queens'],
    ['A2345', 'Straight'],
  ]),
} as const satisfies Readonly<Record<string, KickoutTable>>;
