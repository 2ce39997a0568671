import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import { toldInWords } from '../src/table/live/told-words.js';

type Told = Parameters<typeof toldInWords>[0];

const stamp = { at: '2026-01-01T00:00:00.000Z', by: 'house', as: 'house' } as const;
const view = {
  mine: [3],
  seats: [
    { seat: 3, player: 'p-1', away: 'here', presence: 'here', since: null, sitsOut: null },
    { seat: 4, player: 'p-2', away: 'here', presence: 'here', since: null, sitsOut: null },
  ],
  people: {
    'p-1': { name: 'Guest 1', practice: false },
    'p-2': { name: 'Onyx', practice: true },
  },
} as const;
const inRound = (event: object): Told => ({ ...stamp, type: 'InRound', event }) as Told;

describe('what is told in words', () => {
  it.each<readonly [string, Told, string | null]>([
    [
      'a round begins',
      {
        ...stamp,
        type: 'RoundStarted',
        round: 't/7',
        number: 7,
        deck: 'red',
        rules: '',
        packets: 'one-card',
      },
      'Round 7 starts with deck red. Place your wagers.',
    ],
    ['no more bets', inRound({ type: 'BettingClosed' }), 'No more bets.'],
    [
      'the own cards, and only the count of hidden ones',
      inRound({
        type: 'CardsDealt',
        cards: [
          { card: 'As', to: 3 },
          { card: 'Kd', to: 3 },
          { card: '??', to: 4 },
          { card: '??', to: 'dealer' },
        ],
      }),
      'You are dealt Ace of spades, King of diamonds.',
    ],
    [
      'a raise of another player',
      inRound({ type: 'Decided', seat: 4, decision: { kind: 'raise', cents: cents(2_000) } }),
      'Onyx raises $20.',
    ],
    [
      'an own play',
      inRound({ type: 'Decided', seat: 3, decision: 'play', playCents: cents(500) }),
      'You play $5.',
    ],
    [
      'the own result',
      inRound({
        type: 'RoundSettled',
        lines: [
          { seat: 3, stakeCents: 1_000, paysCents: 1_000, returnedCents: 1_000 },
          { seat: 4, stakeCents: 1_000, paysCents: 0, returnedCents: 0 },
        ],
      }),
      'The round is settled: you win $10.',
    ],
    ['nothing of the deck', { ...stamp, type: 'DropTaken', cents: cents(1) }, null],
  ])('%s', (_what, told, words) => {
    expect(toldInWords(told, view)).toBe(words);
  });
});
