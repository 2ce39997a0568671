import { describe, expect, it } from 'vitest';
import { type Callable, irregularitiesNow } from '../../src/index.js';
import { aceHigh, confirms, dealing, goingBack } from '../support/irregularity.js';
import { bet, FLOOR, fold, raise, Table } from '../support/table.js';

const BETS = {
  1: { ante: 1_000, flush: 500, progressive: 100 },
  2: { ante: 1_000, 'straight-flush': 500 },
  3: { ante: 1_000, flush: 500 },
} as const;

const callable = ({ world, now }: Table, kind: string): readonly Callable[] =>
  irregularitiesNow(world, now).filter((one) => one.kind === kind);

const eightAt = (place: number) => ({ kind: 'wrong-count-to-player', place, cards: 8 }) as const;

describe('Maryland on a real felt: two hands are wrongly dealt', () => {
  /** Nobody has seen a card; everybody has raised. */
  const dealt = (): Table =>
    Table.open('md/high-card-flush')
      .bets(BETS)
      .deals({})
      .decides(1, raise(1_000))
      .decides(2, raise(1_000))
      .decides(3, raise(1_000))
      .hiding(aceHigh);

  it('[MD-HCF-13D, MD-HCF-13F] each is called by itself, and the rightly dealt hand settles its bonus', () => {
    const first = confirms(dealt(), eightAt(3));
    expect(first.playing.voided?.cite).toBe('MD-HCF-13D');
    const sixAt1 = { kind: 'wrong-count-to-player', place: 1, cards: 6 } as const;
    expect(goingBack(first, sixAt1)).toEqual(['1: flush progressive']);
    const over = confirms(first, sixAt1).ends();
    expect(over.lines).toEqual([
      '3 ante void, $10 back [MD-HCF-13D]',
      '3 raise void, $10 back [MD-HCF-13D]',
      '3 flush void, $5 back [MD-HCF-13D]',
      '2 ante void, $10 back [MD-HCF-13D]',
      '2 raise void, $10 back [MD-HCF-13D]',
      '2 straight-flush win, pays $40, $5 back [MD-HCF-12C(7)]',
      '1 ante void, $10 back [MD-HCF-13D]',
      '1 raise void, $10 back [MD-HCF-13D]',
      '1 flush void, $5 back [MD-HCF-13D]',
      '1 progressive void, $1 back [MD-HCF-13D]',
    ]);
    expect([over.netOf('Ada'), over.netOf('Ben'), over.netOf('Cleo')]).toEqual([0, 4_000, 0]);
    expect(over.onTheFelt).toBe(0);
  });

  it('[MD-HCF-13D] six cards that are turned tell the dealer to call them, and the call is taken', () => {
    const turning = confirms(dealt(), eightAt(3)).follow(({ kind }) => kind === 'turn');
    expect(turning.next).toEqual({ kind: 'turn', place: 2 });
    const six = '9d 8d 7d Kc Jc 4s'.split(' ');
    expect(turning.refuses({ type: 'Turn', place: 2, cards: six })).toBe(
      'wrong-number-of-cards [MD-HCF-13D] seat 2 has 7 cards, and 6 are named: if no more and no fewer lie there, call it',
    );
    const over = turning.calls({ kind: 'wrong-count-to-player', place: 2, cards: 6 }).ends();
    expect(over.lines).toContain('2 straight-flush void, $5 back [MD-HCF-13D]');
    expect(over.round).toBeNull();
  });

  it('[MD-HCF-13F] a hand is called once, and only while something of it would settle', () => {
    const called = confirms(dealt(), eightAt(3));
    expect(callable(called, 'wrong-count-to-player').map(({ place }) => place)).toEqual([1, 2]);
    for (const place of [3, 'dealer'] as const) {
      const kind = place === 'dealer' ? 'wrong-count-to-dealer' : 'wrong-count-to-player';
      expect(called.refuses({ type: 'CallIrregularity', kind, place, cards: 8 })).toBe(
        'round-is-void [MD-HCF-13D] the round is void already',
      );
    }
  });

  it('[MD-HCF-13F] nobody voids the round a second time and sends bonuses back that settle', () => {
    const called = confirms(dealt(), eightAt(3));
    expect(called.refuses({ type: 'VoidRound', reason: 'never mind' }, FLOOR)).toBe(
      'round-is-void [MD-HCF-13D] the round is void already: what is left of it is settled',
    );
  });
});

describe('Maryland: the stub shows that a hand was misdealt', () => {
  const short = (): Table => {
    const dealt = Table.open('md/high-card-flush', dealing('manual-shoe')).bets(BETS).deals({});
    return dealt.do({ type: 'RackStub', counted: dealt.stub - 1 }).hiding(aceHigh);
  };

  it('[MD-HCF-8J(1)] the faulty hand is named, and its bonus is not paid', () => {
    expect(short().refuses({ type: 'CallIrregularity', kind: 'stub-count-misdealt' })).toBe(
      'no-hand [MD-HCF-8J(1)] say which hand was misdealt: bonuses of the others settle',
    );
    const misdealt = callable(short(), 'stub-count-misdealt');
    expect(misdealt.map(({ place }) => place)).toEqual([1, 2, 3, 'dealer']);
    const [first] = misdealt;
    if (first === undefined) throw new Error('it may be called');
    const over = short().do(first.order).ends();
    expect(over.lines).toContain('1 flush void, $5 back [MD-HCF-8J(1)]');
    expect(over.lines).toContain('2 straight-flush win, pays $40, $5 back [MD-HCF-12C(7)]');
  });
});

describe('a dead hand is racked with the cards that it has', () => {
  const dealt = (): Table =>
    Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500 }, 2: { ante: 500 } })
      .deals({ 1: '8c 8d 8h 3s 4s', 2: 'Qc Jd 9d 5s 6s', dealer: 'As Kd 9h 7h 2c' });

  it('[SD-CSP-10#1] whoever calls it is asked how many it has', () => {
    expect(callable(dealt(), 'wrong-count-to-player').map(({ fill }) => fill)).toEqual([
      ['cards'],
      ['cards'],
    ]);
    expect(
      dealt().refuses({
        type: 'CallIrregularity',
        kind: 'wrong-count-to-player',
        place: 1,
        cards: 5,
      }),
    ).toBe('count-is-right [SD-CSP-10#1] 5 cards are as many as there should be');
  });

  it('[SD-CSP-10#1] where nobody said how many, the true count passes', () => {
    const toTakeUp = dealt()
      .calls({ kind: 'wrong-count-to-player', place: 1 })
      .decides(2, bet(1_000))
      .follow((next) => next.kind === 'take-up' && next.place === 1);
    const taken = toTakeUp.do({ type: 'TakeUp', place: 1, counted: 6 });
    expect(taken.playing.stopped).toBeNull();
    expect(taken.ends().round).toBeNull();
  });

  it('[SD-HCF-8#2] a number that a floorperson has looked at stops the round once, not for ever', () => {
    const short = Table.open('sd/high-card-flush')
      .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 } })
      .deals(aceHigh)
      .decides(1, raise(1_000))
      .decides(2, fold)
      .follow((next) => next.kind === 'take-up')
      .do({ type: 'TakeUp', place: 2, counted: 6 });
    const looked = short.do({ type: 'RuleContinue', reason: 'a card is in the rack' }, FLOOR);
    const taken = looked.do({ type: 'TakeUp', place: 2, counted: 6 });
    expect(taken.playing.stopped).toBeNull();
    expect(taken.ends().round).toBeNull();
  });
});
