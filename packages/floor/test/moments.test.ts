import type { LiveMessage, LiveView } from '@baize/house/client';
import { describe, expect, it } from 'vitest';
import { momentInWords, momentsIn } from '../src/table/felt/moments.js';

const viewWith = (pending: readonly object[], lines: readonly object[] = []): LiveView =>
  ({
    mine: [3],
    dealing: 'attended',
    people: { otter: { name: 'Otter', practice: true } },
    jackpots: [{ wager: 'progressive', name: 'Progressive', display: null, lit: [], pending }],
    round: { round: 'a/1', game: { settled: { lines } } },
  }) as unknown as LiveView;

const hit = (seat: number, player: string) => ({
  hit: `a/1/${seat}`,
  seat,
  player,
  hand: 'royal flush',
  cents: 500_000,
});

const told = (events: readonly object[]): LiveMessage['told'] =>
  events as unknown as LiveMessage['told'];

describe('the moments of a table', () => {
  it('begin with a hit, and say what it waits for', () => {
    const [own] = momentsIn(viewWith([]), { view: viewWith([hit(3, 'me')]), told: [] });
    expect(own && momentInWords(own)).toBe(
      'Progressive: you win $5,000 with royal flush. It waits for a floorperson; the next round waits too.',
    );
    const [theirs] = momentsIn(viewWith([]), { view: viewWith([hit(2, 'otter')]), told: [] });
    expect(theirs && momentInWords(theirs)).toContain('Progressive: Otter wins $5,000');
  });

  it('are no news for who comes in later, or was told already', () => {
    const view = viewWith([hit(3, 'me')]);
    expect(momentsIn(null, { view, told: [] })).toEqual([]);
    expect(momentsIn(view, { view, told: [] })).toEqual([]);
  });

  it.each([
    ['AwardPaid', 'Progressive: you are paid $5,000 with royal flush. Validated, and paid.'],
    [
      'AwardWithdrawn',
      'Progressive: your award is taken back $5,000 with royal flush. It was not validated; the meter has it back.',
    ],
  ])('end with what became of it: %s', (type, words) => {
    const event = { type, jackpot: 'progressive', ...hit(3, 'me') };
    const [moment] = momentsIn(viewWith([hit(3, 'me')]), {
      view: viewWith([]),
      told: told([event]),
    });
    expect(moment && momentInWords(moment)).toBe(words);
  });

  it('are an envy bonus of the viewer, once', () => {
    const line = {
      seat: 3,
      wager: 'progressive:envy',
      paysCents: 5_000,
      hand: 'straight flush',
      envies: 5,
    };
    const after = viewWith([], [line, { ...line, seat: 2 }]);
    const moments = momentsIn(viewWith([]), { view: after, told: [] });
    expect(moments.map(momentInWords)).toEqual([
      'Progressive, envy bonus: you win $50 with straight flush. For the hand of seat 5.',
    ]);
    expect(momentsIn(after, { view: after, told: [] })).toEqual([]);
  });
});
