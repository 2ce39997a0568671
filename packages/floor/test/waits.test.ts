import type { FloorOffer, FloorTable, ProposalView } from '@baize/house/client';
import { describe, expect, it } from 'vitest';
import { detailsOfProposal, titleOfProposal } from '../src/pit/proposal-words.js';
import { waitingOn } from '../src/pit/waits.js';

const TABLE: FloorTable = {
  slug: 'one',
  name: 'Table one',
  rulebook: 'md/high-card-flush',
  game: 'high-card-flush',
  phase: 'open',
  dealing: 'attended',
  halted: false,
  dealer: null,
  seats: { positions: 6, taken: [], away: [] },
  waiting: { for: 'nobody', what: '', since: '', seats: [], stalled: false },
  trayCents: 0,
  round: null,
  awards: [],
  call: null,
  calls: [],
  matters: [],
  offers: [],
};

const AWARD: FloorTable['awards'][number] = {
  wager: 'progressive',
  name: 'Progressive',
  hit: 'h1',
  seat: 1,
  player: 'Guest 1234',
  hand: 'royal flush',
  cards: ['As'],
  cents: 500_000,
  from: 'meter',
  gate: 'floorperson-validates',
  cite: 'MD-HCF-13D',
};

const atHit = (type: 'VerifyHit' | 'RejectHit', hit = 'h1'): FloorOffer => ({
  order: { type: 'AtJackpot', jackpot: 'progressive', step: { type, hit } },
  cite: 'MD-HCF-13D',
});

const PROPOSAL: ProposalView = {
  id: 'p1',
  at: '2026-01-01T00:00:00.000Z',
  by: 'Pit desk',
  what: 'AtJackpot/Adjust',
  order: {
    to: 'table',
    table: 'one',
    order: {
      type: 'AtJackpot',
      jackpot: 'progressive',
      step: { type: 'Adjust', of: 'meter', changeMicros: -1_230_000, reason: 'it stood ahead' },
    },
  },
  state: 'open',
  expires: '2026-01-01T00:15:00.000Z',
  may: ['confirm', 'refuse'],
};

const STOPPED = { kind: 'ruling', words: 'Stopped.', cite: 'MD-HCF-13D' } as const;

describe('what waits on the floor', () => {
  const rows: readonly (readonly [string, Partial<FloorTable>, number, number])[] = [
    ['nothing at a table that goes on', {}, 0, 0],
    [
      'an award for whoever may validate it',
      { awards: [AWARD], offers: [atHit('VerifyHit'), atHit('RejectHit')] },
      1,
      0,
    ],
    [
      'an award for the dealer first, where it can only be rejected yet',
      { awards: [{ ...AWARD, gate: 'hand-wins' }], offers: [atHit('RejectHit')] },
      0,
      1,
    ],
    [
      'no award at a table that is looked after by policy',
      { dealing: 'automatic', awards: [AWARD], offers: [atHit('VerifyHit')] },
      0,
      0,
    ],
    [
      'a ruling for whoever may rule',
      { call: STOPPED, offers: [{ order: { type: 'VoidRound' }, cite: 'MD-HCF-13D' }] },
      1,
      0,
    ],
    ['a ruling for others, where nothing is offered', { call: STOPPED }, 0, 1],
  ];

  it.each(rows)('%s', (_, table, you, others) => {
    const found = waitingOn({ tables: [{ ...TABLE, ...table }], proposals: [] });
    expect([found.you.length, found.others.length]).toEqual([you, others]);
  });

  it('offers each award its own answers', () => {
    const table = {
      ...TABLE,
      awards: [AWARD, { ...AWARD, hit: 'h2' }],
      offers: [atHit('VerifyHit'), atHit('VerifyHit', 'h2'), atHit('RejectHit', 'h2')],
    };
    const { you } = waitingOn({ tables: [table], proposals: [] });
    expect(you.map((one) => (one.kind === 'award' ? one.offers.length : 0))).toEqual([1, 2]);
  });

  it.each([
    [['confirm', 'refuse'], 'open', 1, 0],
    [['withdraw'], 'open', 0, 1],
    [[], 'open', 0, 1],
    [[], 'confirmed', 0, 0],
    [[], 'expired', 0, 0],
  ] as const)('a proposal with %j that is %s', (may, state, you, others) => {
    const found = waitingOn({ tables: [], proposals: [{ ...PROPOSAL, may, state }] });
    expect([found.you.length, found.others.length]).toEqual([you, others]);
  });
});

it('a proposal is told in words, with its amounts and its reason', () => {
  expect(titleOfProposal(PROPOSAL)).toBe('Adjust a jackpot');
  expect(detailsOfProposal(PROPOSAL, () => 'Table one')).toEqual([
    { label: 'Table', value: 'Table one' },
    { label: 'Jackpot', value: 'Progressive' },
    { label: 'Of its', value: 'meter' },
    { label: 'By', value: '−$1.23' },
    { label: 'Reason', value: 'it stood ahead' },
  ]);
});
