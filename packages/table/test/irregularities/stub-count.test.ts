import { describe, expect, it } from 'vitest';
import { aceHigh, confirms, dealing, settings } from '../support/irregularity.js';
import { DEALER, FLOOR, raise, Table } from '../support/table.js';

const LAYOUTS = {
  1: { ante: 1_000, flush: 500, progressive: 100 },
  2: { ante: 1_000, 'straight-flush': 500 },
} as const;
const METHODS = [
  { method: 'manual-shoe', chapter: 'MD-HCF-8J' },
  { method: 'hand', chapter: 'MD-HCF-9E' },
  { method: 'automated-shoe', chapter: 'MD-HCF-10E' },
] as const;
const MISDEALT = { kind: 'stub-count-misdealt', place: 1, cards: 8 } as const;
const FAULTY = { kind: 'stub-count-defective-deck' } as const;

/** Everybody has cards, and the stub is one short. */
const oneShort = (
  method: (typeof METHODS)[number]['method'],
  values: Readonly<Record<string, unknown>> = {},
): Table => {
  const dealt = Table.open('md/high-card-flush', dealing(method, values))
    .bets(LAYOUTS)
    .deals(aceHigh);
  return dealt.do({ type: 'RackStub', counted: dealt.stub - 1 });
};

describe.each(METHODS)(
  'Maryland, dealt by $method: the stub is one card short',
  ({ method, chapter }) => {
    it(`[${chapter}] the round stops until it is known whether cards were misdealt`, () => {
      const short = oneShort(method);
      expect(short.playing.stopped).toEqual({
        by: 'stub-count-misdealt',
        place: null,
        cite: chapter,
      });
      expect(short.next).toMatchObject({ kind: 'floorperson', cite: chapter });
      expect(short.refuses({ type: 'Decide', seat: 1, decision: raise(1_000) })).toMatch(
        `round-is-stopped [${chapter}]`,
      );
      expect(short.refuses({ type: 'RuleContinue', reason: 'never mind' }, FLOOR)).toBe(
        `call-the-count [${chapter}] say whether the cards were misdealt or the deck is faulty`,
      );
    });

    it(`[${chapter}] a stub that was miscounted is counted again, and the round goes on`, () => {
      const short = oneShort(method);
      expect(short.next).toMatchObject({ why: expect.stringContaining('count it again') });
      expect(short.refuses({ type: 'RackStub' })).toMatch(`round-is-stopped [${chapter}]`);
      const again = short.do({ type: 'RackStub', counted: short.stub + 1 });
      expect(again.playing.stopped?.by).toBe('stub-count-misdealt');
      const right = again.do({ type: 'RackStub', counted: short.stub });
      expect(right.playing.stopped).toBeNull();
      expect(right.next).toEqual({ kind: 'players', what: 'decide', seats: [1] });
      expect(right.refuses({ type: 'CallIrregularity', ...FAULTY })).toMatch('stub-not-counted');
      const over = right.decides(1, raise(1_000)).decides(2, raise(1_000)).ends();
      expect(over.lines.some((line) => line.includes('void'))).toBe(false);
    });

    it(`[${chapter}(1), AMB-37] misdealt: every hand is void, bonuses of right hands settle`, () => {
      const over = confirms(oneShort(method), MISDEALT).ends();
      expect(over.lines).toEqual([
        `2 ante void, $10 back [${chapter}(1)]`,
        '2 straight-flush win, pays $40, $5 back [MD-HCF-12C(7)]',
        `1 ante void, $10 back [${chapter}(1)]`,
        `1 flush void, $5 back [${chapter}(1)]`,
        `1 progressive void, $1 back [${chapter}(1)]`,
      ]);
      expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([0, 4_000]);
      expect(over.onTheFelt).toBe(0);
      expect(over.shown()).toBe(3_000_020);
      expect(over.deck('red')).toBe('unshuffled, after-each-round');
    });

    it.each([{ stubCountMisdeal: 'return-all' }, { settleBonusOnVoid: false }])(
      `[${chapter}(1), AMB-37] misdealt, with %j: every wager goes back`,
      (values) => {
        const over = confirms(oneShort(method, values), MISDEALT).ends();
        expect(over.lines.every((line) => line.endsWith(` back [${chapter}(1)]`))).toBe(true);
        expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([0, 0]);
      },
    );

    it(`[${chapter}(2), AMB-37] a faulty deck: every wager goes back and the deck leaves for good`, () => {
      const over = confirms(oneShort(method), FAULTY).ends();
      expect(over.lines).toEqual([
        `2 ante void, $10 back [${chapter}(2)]`,
        `2 straight-flush void, $5 back [${chapter}(2)]`,
        `1 ante void, $10 back [${chapter}(2)]`,
        `1 flush void, $5 back [${chapter}(2)]`,
        `1 progressive void, $1 back [${chapter}(2)]`,
      ]);
      expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([0, 0]);
      expect(over.shown()).toBe(3_000_020);
      const { deck } = over.events.find((event) => event.type === 'RoundStarted') ?? { deck: '' };
      expect(over.deck(deck)).toBe('gone');
      expect(
        over.refuses({
          type: 'Cards',
          gesture: { type: 'BringDeck', deck, colour: 'red', design: 'diamond', coverCards: 2 },
        }),
      ).toContain('deck');
      const next = over.readiesCards().do({ type: 'OpenRound' });
      expect(next.playing.deck).not.toBe(deck);
    });
  },
);

it('the count of a stub is called only after it was counted, and while it differs', () => {
  const dealt = Table.open('md/high-card-flush').bets(LAYOUTS).deals(aceHigh);
  expect(dealt.refuses({ type: 'CallIrregularity', ...FAULTY })).toBe(
    'stub-not-counted [MD-HCF-10E(2)] first count the stub: its count shows it',
  );
  const racked = dealt.do({ type: 'RackStub', counted: dealt.stub });
  expect(racked.refuses({ type: 'CallIrregularity', ...MISDEALT })).toBe(
    'stub-not-counted [MD-HCF-10E(1)] first count the stub: its count shows it',
  );
});

describe('Caribbean Stud: the stub is one card short', () => {
  const short = (): Table => {
    const dealt = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500 }, 2: { ante: 500 } })
      .deals({ dealer: 'As Kd 9h 7h 2c' });
    return dealt.do({ type: 'RackStub', counted: dealt.stub - 1 });
  };

  it('[AMB-29] misdealt: find the hand, and call it dead; then the stub counts out', () => {
    const asked = confirms(short(), { kind: 'stub-count-misdealt' });
    expect(asked.playing.stopped?.by).toBe('stub-count-misdealt');
    const dead = confirms(asked, { kind: 'wrong-count-to-player', place: 2, cards: 6 });
    expect(dead.playing.stopped).toBeNull();
    const { stub } = dead;
    const racked = dead.do({ type: 'RackStub', counted: stub - 1 });
    expect(racked.playing.stub).toBe('racked');
  });

  it('[AMB-29] a faulty deck voids the round and leaves', () => {
    const over = confirms(short(), FAULTY, DEALER).ends();
    expect(over.lines).toEqual(['2 ante void, $5 back [AMB-29]', '1 ante void, $5 back [AMB-29]']);
    expect(over.deck('red')).toBe('gone');
  });
});

describe('Ohio: the stub is one card short, because a hand has one too many', () => {
  const short = (settleBonusOnVoid: boolean): Table => {
    const dealt = Table.open('oh/high-card-flush', settings({ settleBonusOnVoid }))
      .bets({ 1: { ante: 1_000, flush: 500 }, 2: { ante: 1_000 } })
      .deals(aceHigh);
    return dealt.do({ type: 'RackStub', counted: dealt.stub - 1 });
  };
  const OTHER = { kind: 'stub-count-misdealt', place: 2, cards: 8 } as const;

  it('[OH-HCF-gap-irregularities, AMB-38] every wager goes back', () => {
    expect(confirms(short(false), OTHER).ends().netOf('Ada')).toBe(0);
  });

  it('[OH-HCF-gap-irregularities] a house that settles bonuses of void rounds settles them here too', () => {
    const over = confirms(short(true), OTHER).ends();
    expect(over.lines).toContain('1 flush win, pays $300, $5 back [OH-HCF-flush]');
  });
});
