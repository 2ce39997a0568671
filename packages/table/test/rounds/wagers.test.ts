import { describe, expect, it } from 'vitest';
import { aceHigh, dealing } from '../support/irregularity.js';
import { FLOOR, fold, player, raise, Table } from '../support/table.js';

describe('Maryland: what is a wager', () => {
  const open = Table.open('md/high-card-flush').follow((next) => next.kind === 'players');
  const place = { type: 'PlaceWagers', seat: 1, stakes: { ante: 1_000 } } as never;
  const placed = (more: object) => ({ ...(place as object), ...more }) as never;

  it.each(['value-chip', 'plaque', 'other-approved'] as const)(
    '[MD-HCF-7A] %s is taken on the layout',
    (instrument) => {
      expect(open.refuses(placed({ with: instrument }))).toBeNull();
    },
  );

  it('[MD-HCF-7A] cash is not', () => {
    expect(open.refuses(placed({ with: 'cash' }))).toMatch(
      /^not-an-instrument \[MD-HCF-7A\] cash is not taken on the layout: /,
    );
  });

  it('[MD-HCF-7B] a wager called out with cash is not', () => {
    expect(open.refuses(placed({ spoken: true, with: 'cash' }))).toBe(
      'spoken-wager [MD-HCF-7B] a wager that is called out with cash is not taken: change it into chips first',
    );
  });

  it('[MD-HCF-7C] only a seated player wagers', () => {
    expect(open.refuses(placed({ seat: 5 }))).toBe(
      'not-seated [MD-HCF-7C] nobody sits at seat 5, and only a seated player wagers',
    );
    const away = open.do(place).do({ type: 'Leave', seat: 1 });
    expect(away.refuses(place)).toContain('not-seated [MD-HCF-7C]');
    const gone = open.do({ type: 'Leave', seat: 1 });
    expect(gone.refuses(place)).toContain('not-seated [MD-HCF-7C]');
    expect(open.refuses(place, player('Ada'))).toBeNull();
    expect(open.refuses(place, player('Ben'))).toContain('not-your-seat');
  });
});

describe('Maryland: chips differ from accepted wagers', () => {
  const CHAPTERS = [
    ['MD-HCF-8C(2)(b)', 'manual-shoe'],
    ['MD-HCF-9A(4)(b)', 'hand'],
    ['MD-HCF-10A(3)(b)', 'automated-shoe'],
  ] as const;
  const collected = (method: (typeof CHAPTERS)[number][1] = 'automated-shoe'): Table =>
    Table.open('md/high-card-flush', dealing(method))
      .bets({ 1: { ante: 1_000, progressive: 100 }, 2: { ante: 1_000, progressive: 100 } })
      .follow((next) => next.kind === 'do' && next.gesture.type === 'CountChips');
  const RESOLVE = {
    type: 'ResolveCount',
    seat: 2,
    how: 'void-sensor',
    reason: 'no chip lay there',
  } as const;

  it.each(CHAPTERS)(
    '[%s, AMB-36] dealt by %s: no card moves until a floorperson resolves it',
    (cite, method) => {
      const short = collected(method).do({ type: 'CountChips', chips: 1 });
      expect(short.playing.stopped).toEqual({ by: 'chip-count-differs', place: null, cite });
      expect(short.next?.kind).toBe('floorperson');
      expect(short.refuses({ type: 'Deal', cards: [{ card: '??', to: 1 }] })).toContain(
        'round-is-stopped',
      );
      expect(short.refuses(RESOLVE)).toContain('not-allowed');
      expect(short.refuses({ type: 'RuleContinue', reason: 'fine' }, FLOOR)).toContain(
        'resolve-the-count',
      );
    },
  );

  it.each(CHAPTERS)(
    '[%s] dealt by %s: chips that were miscounted are counted again, and no wager is touched',
    (cite, method) => {
      const short = collected(method).do({ type: 'CountChips', chips: 1 });
      const again = short.do({ type: 'CountChips', chips: 3 });
      expect(again.playing.stopped).toEqual({ by: 'chip-count-differs', place: null, cite });
      const right = again.do({ type: 'CountChips', chips: 2 });
      expect(right.playing.stopped).toBeNull();
      expect(right.closes().shown()).toBe(3_000_040);
      // Every count is on record, the wrong ones too.
      const counts = right.events.flatMap((event) =>
        event.type === 'BeforeDeal' && event.event.type === 'ChipsCounted'
          ? [event.event.chips]
          : [],
      );
      expect(counts).toEqual([1, 3, 2]);
      expect(right.refuses({ type: 'CountChips', chips: 2 })).toMatch(/^out-of-order/);
    },
  );

  it('[MD-HCF-10A(3)(b), AMB-36] after a sensor was voided the others are counted again', () => {
    const short = collected().do({ type: 'CountChips', chips: 0 }).do(RESOLVE, FLOOR);
    expect(short.do({ type: 'CountChips', chips: 2 }).playing.stopped).not.toBeNull();
    const right = short.do({ type: 'CountChips', chips: 1 });
    expect(right.closes().shown()).toBe(3_000_020);
    expect(right.closes().next?.kind).toBe('deal');
  });

  it('[AMB-36] a chip short: the sensor is voided, its wager goes back, and no share of it is on the meter', () => {
    const resolved = collected().do({ type: 'CountChips', chips: 1 }).do(RESOLVE, FLOOR);
    expect(resolved.playing.stopped).toBeNull();
    expect(resolved.closes().shown()).toBe(3_000_020);
    const over = resolved.deals(aceHigh).decides(1, raise(1_000)).decides(2, fold).ends();
    expect(over.lines).toContain('2 progressive void, $1 back [MD-HCF-10A(3)(b)]');
    expect(over.lines).toContain('1 progressive lose [MD-HCF-12E(1)(d)]');
    expect(over.netOf('Ben')).toBe(-1_000);
    expect(over.onTheFelt).toBe(0);
  });

  it('[AMB-36] a chip too many: it goes back to its player, and the wagers stand', () => {
    const more = collected().do({ type: 'CountChips', chips: 3 });
    const resolved = more.do(
      { ...RESOLVE, seat: 1, how: 'return-chip', reason: 'it lay beside' },
      FLOOR,
    );
    expect(resolved.closes().shown()).toBe(3_000_040);
    expect(resolved.closes().next?.kind).toBe('deal');
    const over = resolved.deals(aceHigh).decides(1, raise(1_000)).decides(2, fold).ends();
    expect(over.lines).toContain('1 progressive lose [MD-HCF-12E(1)(d)]');
  });

  it('[AMB-36] two short: one resolution is not enough', () => {
    const short = collected().do({ type: 'CountChips', chips: 0 }).do(RESOLVE, FLOOR);
    expect(short.playing.stopped?.by).toBe('chip-count-differs');
    const both = short.do({ ...RESOLVE, seat: 1 }, FLOOR);
    expect(both.playing.stopped).toBeNull();
    expect(both.closes().shown()).toBe(3_000_000);
  });

  it('the wrong resolution is refused, and so is one where nothing differs', () => {
    const short = collected().do({ type: 'CountChips', chips: 1 });
    expect(short.refuses({ ...RESOLVE, how: 'return-chip' }, FLOOR)).toContain('no-chip-too-many');
    expect(short.refuses({ ...RESOLVE, seat: 3 }, FLOOR)).toContain('no-light');
    expect(short.refuses({ ...RESOLVE, reason: '' }, FLOOR)).toContain('reason');
    expect(collected().refuses(RESOLVE, FLOOR)).toBe(
      'nothing-to-resolve [baize:orders] no count of chips waits for a floorperson',
    );
    expect(collected().refuses({ type: 'CountChips', chips: 1.5 })).toContain('not-a-count');
  });
});
