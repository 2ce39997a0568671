import { describe, expect, it } from 'vitest';
import { aceHigh, confirms, dealing, goingBack, settings } from '../support/irregularity.js';
import { bet, fold, raise, Table } from '../support/table.js';

const LAYOUTS = {
  1: { ante: 1_000, flush: 500, progressive: 100 },
  2: { ante: 1_000, 'straight-flush': 500 },
  3: { ante: 1_000 },
} as const;

describe('Maryland: somebody has other than seven cards', () => {
  const dealt = (change?: Parameters<typeof Table.open>[1]): Table =>
    Table.open('md/high-card-flush', change).bets(LAYOUTS).deals(aceHigh).decides(1, raise(2_000));

  it.each([
    ['a player', { kind: 'wrong-count-to-player', place: 3, cards: 8 }],
    ['the dealer', { kind: 'wrong-count-to-dealer', place: 'dealer', cards: 6 }],
  ] as const)(
    '[MD-HCF-13D, MD-HCF-13F] %s: antes and raises go back, bonuses settle, the cards are shuffled',
    (_who, call) => {
      const over = confirms(dealt(), call).ends();
      expect(over.lines).toEqual([
        '3 ante void, $10 back [MD-HCF-13D]',
        '2 ante void, $10 back [MD-HCF-13D]',
        '2 straight-flush win, pays $40, $5 back [MD-HCF-12C(7)]',
        '1 ante void, $10 back [MD-HCF-13D]',
        '1 raise void, $20 back [MD-HCF-13D]',
        '1 flush win, pays $300, $5 back [MD-HCF-12B(5)]',
        '1 progressive lose [MD-HCF-12E(1)(d)]',
      ]);
      expect([over.netOf('Ada'), over.netOf('Ben'), over.netOf('Cleo')]).toEqual([
        29_900, 4_000, 0,
      ]);
      expect(over.onTheFelt).toBe(0);
      expect(over.deck('red')).toBe('unshuffled, after-each-round');
      expect(over.refuses({ type: 'OpenRound' })).toContain('MD-HCF');
    },
  );

  it('[AMB-37] whatever the house says of a misdealt stub, a wrong count goes by its own reading', () => {
    const table = dealt(settings({ stubCountMisdeal: 'return-all' }));
    const call = { kind: 'wrong-count-to-player', place: 3, cards: 8 } as const;
    expect(table.preview(call).outcome.bonus).toBe('settled-if-rightly-dealt');
    // No card was found: the event names none.
    expect(
      table.calls(call).events.find(({ type }) => type === 'IrregularityCalled'),
    ).not.toHaveProperty('card');
  });

  it('[MD-HCF-13F, AMB-37] bonuses of the hand that was wrongly dealt go back too', () => {
    const call = { kind: 'wrong-count-to-player', place: 1, cards: 6 } as const;
    expect(goingBack(dealt(), call)).toEqual([
      '1: ante flush progressive raise',
      '2: ante',
      '3: ante',
    ]);
    const over = confirms(dealt(), call).ends();
    expect(over.lines.filter((line) => line.startsWith('1 '))).toEqual([
      '1 ante void, $10 back [MD-HCF-13D]',
      '1 raise void, $20 back [MD-HCF-13D]',
      '1 flush void, $5 back [MD-HCF-13D]',
      '1 progressive void, $1 back [MD-HCF-13D]',
    ]);
    expect(over.netOf('Ada')).toBe(0);
  });

  it('[AMB-37] a house that does not settle bonuses of a void round returns everything', () => {
    const call = { kind: 'wrong-count-to-dealer', place: 'dealer', cards: 8 } as const;
    const over = confirms(dealt(settings({ settleBonusOnVoid: false })), call).ends();
    expect(over.lines.every((line) => line.includes(' void, '))).toBe(true);
    expect([over.netOf('Ada'), over.netOf('Ben'), over.netOf('Cleo')]).toEqual([0, 0, 0]);
  });

  it('[AMB-29, AMB-37] a progressive stake that goes back is the house’s: the meter keeps its share', () => {
    const call = { kind: 'wrong-count-to-player', place: 1, cards: 6 } as const;
    const before = dealt();
    const over = confirms(before, call).ends();
    expect(before.shown()).toBe(3_000_020);
    expect(over.shown()).toBe(3_000_020);
    const opened = Table.open('md/high-card-flush');
    // The stake went back out of the tray, and what Ben won.
    expect(over.tray).toBe(opened.tray - 4_000);
  });

  it('while the deal is not done, hands that have all their cards settle and the others return', () => {
    const half = Table.open('md/high-card-flush').bets(LAYOUTS).deals(aceHigh, 10);
    const call = { kind: 'wrong-count-to-dealer' } as const;
    expect(goingBack(half, call)).toEqual(['1: ante', '2: ante straight-flush', '3: ante']);
    const over = confirms(half, call).ends();
    expect(over.lines).toContain('1 flush win, pays $300, $5 back [MD-HCF-12B(5)]');
    expect(over.lines).toContain('2 straight-flush void, $5 back [MD-HCF-13D]');
  });

  it('cards dealt one by one leave no hand complete: everything goes back', () => {
    const half = Table.open('md/high-card-flush', dealing('hand')).bets(LAYOUTS).deals(aceHigh, 10);
    const over = confirms(half, { kind: 'wrong-count-to-dealer' }).ends();
    expect(over.lines.every((line) => line.includes(' void, '))).toBe(true);
    expect(over.netOf('Ada')).toBe(0);
  });

  it('a void round stays void: no card is dealt, and nothing is called again', () => {
    const half = Table.open('md/high-card-flush').bets(LAYOUTS).deals(aceHigh, 10);
    const over = half.calls({ kind: 'wrong-count-to-dealer' });
    expect(over.refuses({ type: 'Deal', cards: [{ card: '5h', to: 2 }] })).toBe(
      'round-is-void [MD-HCF-13D] no card is dealt in a void round',
    );
    expect(over.refuses({ type: 'CallIrregularity', kind: 'wrong-count-to-dealer' })).toBe(
      'round-is-void [MD-HCF-13D] the round is void already',
    );
  });

  it('a hand that was wrongly dealt makes nobody envious', () => {
    const envy = Table.open('md/high-card-flush')
      .bets({ 1: { ante: 1_000, progressive: 100 }, 2: { ante: 1_000 } })
      .deals({ ...aceHigh, 2: '9d 8d 7d 6d 5d 4d 3d' });
    const rightly = envy.decides(1, raise(1_000)).decides(2, raise(1_000)).ends();
    expect(rightly.lines.filter((line) => line.includes('envy'))).toHaveLength(1);
    const wrongly = confirms(envy, { kind: 'wrong-count-to-player', place: 2, cards: 8 }).ends();
    expect(wrongly.lines.filter((line) => line.includes('envy'))).toEqual([]);
  });
});

describe('South Dakota High Card Flush: a wrong number is always a misdeal', () => {
  const dealt = (): Table =>
    Table.open('sd/high-card-flush').bets(LAYOUTS).deals(aceHigh).decides(1, raise(2_000));

  it.each([
    ['a player', { kind: 'wrong-count-to-player', place: 3, cards: 8 }],
    ['the dealer', { kind: 'wrong-count-to-dealer', place: 'dealer', cards: 6 }],
  ] as const)('[SD-HCF-5#1, AMB-29] %s: every wager goes back', (_who, call) => {
    const over = confirms(dealt(), call).ends();
    expect(over.lines).toEqual([
      '3 ante void, $10 back [SD-HCF-5#1]',
      '2 ante void, $10 back [SD-HCF-5#1]',
      '2 straight-flush void, $5 back [SD-HCF-5#1]',
      '1 raise void, $20 back [SD-HCF-5#1]',
      '1 ante void, $10 back [SD-HCF-5#1]',
      '1 flush void, $5 back [SD-HCF-5#1]',
      '1 progressive void, $1 back [SD-HCF-5#1]',
    ]);
    expect([over.netOf('Ada'), over.netOf('Ben'), over.netOf('Cleo')]).toEqual([0, 0, 0]);
    expect(over.shown()).toBe(1_000_020);
    expect(over.onTheFelt).toBe(0);
    expect(over.deck('red')).toBe('unshuffled, after-each-round');
  });
});

describe('Caribbean Stud: a wrong number of cards', () => {
  const HANDS = {
    1: '8c 8d 8h 3s 4s',
    2: 'Qc Jd 9d 5s 6s',
    3: 'Kc Kh 7d 7s 2h',
    dealer: 'As Kd 9h 7h 2c',
  };
  const dealt = (layouts: Parameters<Table['bets']>[0]): Table =>
    Table.open('sd/caribbean-stud').bets(layouts).deals(HANDS);

  it('[SD-CSP-10#1, AMB-29] to a player: that hand alone is dead, and its wagers go back', () => {
    const before = dealt({ 1: { ante: 500, progressive: 100 }, 2: { ante: 500 }, 3: { ante: 500 } })
      .decides(1, bet(1_000))
      .decides(3, bet(1_000));
    const dead = confirms(before, { kind: 'wrong-count-to-player', place: 1, cards: 6 });
    expect(dead.playing.voided).toBeNull();
    const over = dead.decides(2, fold).ends();
    expect(over.lines).toEqual([
      '3 ante win, pays $5, $5 back [SD-CSP-16]',
      '3 bet win, pays $20, $10 back [SD-CSP-17(h)]',
      '2 ante lose [SD-CSP-11a#1]',
      '1 ante void, $5 back [SD-CSP-10#1]',
      '1 bet void, $10 back [SD-CSP-10#1]',
      '1 progressive void, $1 back [SD-CSP-10#1]',
    ]);
    expect([over.netOf('Ada'), over.netOf('Ben'), over.netOf('Cleo')]).toEqual([0, -500, 2_500]);
    expect(over.shown()).toBe(500_025);
    expect(over.events.findLast(({ type }) => type === 'RoundEnded')).toMatchObject({
      outcome: 'complete',
      deck: 'kept',
    });
  });

  it('[SD-CSP-10#1] a dead hand is asked nothing any more', () => {
    const before = dealt({ 1: { ante: 500 }, 2: { ante: 500 } });
    const dead = confirms(before, { kind: 'wrong-count-to-player', place: 1, cards: 4 });
    expect(dead.refuses({ type: 'Decide', seat: 1, decision: bet(1_000) })).toBe(
      'hand-is-out [SD-CSP-10#1] the hand of seat 1 is out of this round',
    );
  });

  it('[SD-CSP-10#1] a dead hand is taken up with the cards it really has', () => {
    const before = dealt({ 1: { ante: 500 }, 2: { ante: 500 } });
    const settled = confirms(before, { kind: 'wrong-count-to-player', place: 1, cards: 6 })
      .decides(2, bet(1_000))
      .follow((next) => next.kind === 'take-up' && next.place === 1);
    const taken = settled.do({ type: 'TakeUp', place: 1, counted: 6 });
    expect(taken.playing.takenUp).toEqual([2, 1]);
    expect(taken.playing.stopped).toBeNull();
  });

  it('[SD-CSP-10#2, AMB-75] to the dealer: antes and bets go back, hands play for the progressive', () => {
    const before = dealt({
      1: { ante: 500, progressive: 100 },
      2: { ante: 500, progressive: 100 },
      3: { ante: 500 },
    }).decides(1, bet(1_000));
    const over = confirms(before, {
      kind: 'wrong-count-to-dealer',
      place: 'dealer',
      cards: 6,
    }).ends();
    expect(over.lines).toEqual([
      '3 ante void, $5 back [SD-CSP-10#2]',
      '2 ante void, $5 back [SD-CSP-10#2]',
      '1 ante void, $5 back [SD-CSP-10#2]',
      '1 bet void, $10 back [SD-CSP-10#2]',
      '2 progressive lose [SD-CSP-21f#1]',
      '1 progressive win, pays $9 [SD-CSP-21f#1]',
    ]);
    expect([over.netOf('Ada'), over.netOf('Ben'), over.netOf('Cleo')]).toEqual([800, -100, 0]);
    expect(over.shown()).toBe(500_050);
    expect(over.onTheFelt).toBe(0);
    expect(over.deck('red')).toBe('unshuffled, after-each-round');
  });

  it('[SD-CSP-10#2] a hand that has not all of its cards plays for nothing: its progressive goes back', () => {
    const half = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500, progressive: 100 }, 2: { ante: 500, progressive: 100 } })
      .deals(HANDS, 7);
    const call = { kind: 'wrong-count-to-dealer', place: 'dealer', cards: 6 } as const;
    expect(goingBack(half, call)).toEqual(['1: ante', '2: ante progressive']);
  });

  it('[SD-CSP-10#2] a share of the meter is won in such a round too, keyed and verified', () => {
    const royal = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500, progressive: 100 }, 2: { ante: 500, progressive: 100 } })
      .deals({ ...HANDS, 1: 'Ad Qd Jd Td Kd', 2: 'Qc Jh 9d 5s 6s', dealer: 'As Kh 9h 7h 2c' });
    const over = confirms(royal, {
      kind: 'wrong-count-to-dealer',
      place: 'dealer',
      cards: 4,
    }).ends();
    expect(over.lines).toContain('1 progressive win, pays $5,000.50 [SD-CSP-21f#1]');
    expect(over.lines).toContain('2 progressive:envy win, pays $1,000 [SD-CSP-21f#4]');
    expect(over.netOf('Ada')).toBe(500_050 - 100);
  });

  it('[SD-CSP-10#1] a dead hand makes nobody envious', () => {
    const flush = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500, progressive: 100 }, 2: { ante: 500 } })
      .deals({ ...HANDS, 2: '5s 6s 7s 8s 9s' });
    const rightly = flush.decides(1, bet(1_000)).decides(2, bet(1_000)).ends();
    expect(rightly.lines.some((line) => line.includes('envy'))).toBe(true);
    const dead = confirms(flush, { kind: 'wrong-count-to-player', place: 2, cards: 6 });
    const over = dead.decides(1, bet(1_000)).ends();
    expect(over.lines.some((line) => line.includes('envy'))).toBe(false);
  });

  it('[SD-CSP-10#3] to the dealer, and nobody is in the progressive: all hands are dead', () => {
    const before = dealt({ 1: { ante: 500 }, 2: { ante: 500 } }).decides(1, bet(1_000));
    const over = confirms(before, {
      kind: 'wrong-count-to-dealer',
      place: 'dealer',
      cards: 6,
    }).ends();
    expect(over.lines).toEqual([
      '2 ante void, $5 back [SD-CSP-10#2]',
      '1 ante void, $5 back [SD-CSP-10#2]',
      '1 bet void, $10 back [SD-CSP-10#2]',
    ]);
    expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([0, 0]);
  });
});

describe('Ohio: the brochure has no irregularities', () => {
  const dealt = (change?: Parameters<typeof Table.open>[1]): Table =>
    Table.open('oh/high-card-flush', change)
      .bets({ 1: { ante: 1_000, flush: 500 }, 2: { ante: 1_000, 'straight-flush': 500 } })
      .deals(aceHigh)
      .decides(1, raise(2_000));

  it.each([
    ['a player', { kind: 'wrong-count-to-player', place: 2, cards: 8 }],
    ['the dealer', { kind: 'wrong-count-to-dealer', place: 'dealer', cards: 6 }],
  ] as const)(
    '[OH-HCF-gap-irregularities, AMB-38] %s with a wrong number: the round is void, all goes back',
    (_who, call) => {
      const over = confirms(dealt(), call).ends();
      expect(over.lines.every((line) => line.endsWith(' back [AMB-38]'))).toBe(true);
      expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([0, 0]);
      expect(over.onTheFelt).toBe(0);
    },
  );

  it('[OH-HCF-gap-irregularities] the house may settle bonuses of rightly dealt hands', () => {
    const call = { kind: 'wrong-count-to-player', place: 2, cards: 8 } as const;
    const over = confirms(dealt(settings({ settleBonusOnVoid: true })), call).ends();
    expect(over.lines).toEqual([
      '2 ante void, $10 back [AMB-38]',
      '2 straight-flush void, $5 back [AMB-38]',
      '1 ante void, $10 back [AMB-38]',
      '1 raise void, $20 back [AMB-38]',
      '1 flush win, pays $300, $5 back [OH-HCF-flush]',
    ]);
  });
});
