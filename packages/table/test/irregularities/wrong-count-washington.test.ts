import { describe, expect, it } from 'vitest';
import { receiptsOf } from '../../src/index.js';
import { antes } from '../support/clauses.js';
import { confirms, goingBack } from '../support/irregularity.js';
import { onlyJackpot } from '../support/ricochet.js';
import { FLOOR, Table } from '../support/table.js';

describe('Washington: the rules of play have no irregularities', () => {
  const HANDS = { 1: '7c 8d', 2: 'Ac Ad', dealer: '2c 5d 9h Js Kc' };
  const dealt = (): Table =>
    Table.open('wa/ricochet-poker')
      .bets({
        1: { ante: 1_000, pocket: 500, 'mini-royal': 100 },
        2: { ante: 1_000, pocket: 500 },
      })
      .deals(HANDS);

  it('[WA-RP-gap-irregularities, AMB-38] a wrong number before bonuses settle: right hands keep theirs', () => {
    const over = confirms(dealt(), { kind: 'wrong-count-to-player', place: 1, cards: 3 }).ends();
    expect(over.lines).toEqual([
      '2 pocket win, pays $125, $5 back [WA-RP-AppE]',
      '1 pocket void, $5 back [AMB-38]',
      '1 mini-royal void, $1 back [AMB-38]',
      '2 ante void, $10 back [AMB-38]',
      '1 ante void, $10 back [AMB-38]',
    ]);
    expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([0, 12_500]);
    expect(over.shown('mini-royal')).toBe(100_020);
    expect(over.onTheFelt).toBe(0);
  });

  it('[WA-RP-gap-irregularities, AMB-38] a wrong dealer: only what looks at no card of the dealer settles', () => {
    const call = { kind: 'wrong-count-to-dealer', place: 'dealer', cards: 6 } as const;
    const over = confirms(dealt(), call).ends();
    expect(over.lines).toEqual([
      '2 pocket win, pays $125, $5 back [WA-RP-AppE]',
      '1 pocket lose [WA-RP-AppE]',
      '1 mini-royal void, $1 back [AMB-38]',
      '2 ante void, $10 back [AMB-38]',
      '1 ante void, $10 back [AMB-38]',
    ]);
    expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([-500, 12_500]);
  });

  it('[AMB-38] it is about the dealer’s hand also where nobody says so', () => {
    const call = { kind: 'wrong-count-to-dealer', cards: 6 } as const;
    expect(goingBack(dealt(), call)).toEqual(goingBack(dealt(), { ...call, place: 'dealer' }));
    const over = confirms(dealt(), call).ends();
    expect(over.lines).toContain('1 mini-royal void, $1 back [AMB-38]');
    expect(over.events.find(({ type }) => type === 'IrregularityCalled')).toMatchObject({
      place: 'dealer',
      cards: 6,
    });
  });

  it('[WA-RP-gap-irregularities] after the bonuses, what was settled stands and the house’s ante goes back', () => {
    const acting = dealt().follow((next) => next.kind === 'players');
    const before = acting.tray;
    const over = confirms(acting, {
      kind: 'wrong-count-to-dealer',
      place: 'dealer',
      cards: 6,
    }).ends();
    expect(over.lines.filter((line) => line.includes('ante'))).toEqual([
      '2 ante void, $10 back [AMB-38]',
      '1 ante void, $10 back [AMB-38]',
    ]);
    expect(over.lines).toContain('2 pocket win, pays $125, $5 back [WA-RP-AppE]');
    expect(over.netOf('Ben')).toBe(12_500);
    // The house's ante, less the jackpot wager that the dealer's wrong cards had lost.
    expect(over.tray - before).toBe(1_000 - 100);
    expect(over.onTheFelt).toBe(0);
  });

  it('[WA-RP-gap-irregularities] what was settled already is not shown to go back, and does not', () => {
    const acting = dealt().follow((next) => next.kind === 'players');
    const voided = acting.do({ type: 'VoidRound', reason: 'the lights went out' }, FLOOR).ends();
    expect(voided.netOf('Ada')).toBe(acting.netOf('Ada') + 1_000);
    expect(voided.onTheFelt).toBe(0);
  });

  it('[WA-RP-gap-irregularities, AMB-38] settled on a wrong hand, it does not stand', () => {
    const acting = dealt().follow((next) => next.kind === 'players');
    const call = { kind: 'wrong-count-to-player', place: 1, cards: 3 } as const;
    expect(goingBack(acting, call)).toEqual(['1: ante pocket mini-royal', '2: ante']);
    const over = confirms(acting, call).ends();
    expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([0, 12_500]);
    expect(over.onTheFelt).toBe(0);
  });

  it('[AMB-38] a wrong draw is none of the cards that bonuses were settled by', () => {
    const drawn = dealt()
      .follow((next) => next.kind === 'players')
      .do({ type: 'Decide', seat: 1, decision: 'play' })
      .deals({ 1: '7c 8d 8h 8s Qc' });
    const call = { kind: 'wrong-count-to-player', place: 1, cards: 6 } as const;
    expect(goingBack(drawn, call)).toEqual(['1: ante play', '2: ante']);
  });

  it('[AMB-38] a wrong dealer after a draw: what looked at the dealer’s cards goes back, and only that', () => {
    const drawn = dealt()
      .follow((next) => next.kind === 'players')
      .do({ type: 'Decide', seat: 1, decision: 'play' })
      .deals({ 1: '7c 8d 8h 8s Qc' });
    const call = { kind: 'wrong-count-to-dealer', place: 'dealer', cards: 6 } as const;
    expect(goingBack(drawn, call)).toEqual(['1: ante play mini-royal', '2: ante']);
  });

  describe('an award that was keyed on wrong cards', () => {
    const MINI = onlyJackpot('mini-royal', 'PT-BJS-TCPR-MR-E01', { suit: 's' });
    const keyed = (): Table =>
      Table.open('wa/ricochet-poker', MINI)
        .bets(antes(1_000, [1, 2], { 'mini-royal': 100 }))
        .deals({ 1: 'As Ks', 2: 'Kc 2d', dealer: 'Qs 5d 9c Jc 7c' })
        .do({ type: 'SettleBonuses' });
    const call = { kind: 'wrong-count-to-player', place: 1, cards: 3 } as const;

    it('[AMB-38] is taken off, with the envy for it, and the meter has it back', () => {
      const over = keyed().calls(call).ends();
      expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([0, -100]);
      expect(over.shown('mini-royal')).toBe(100_040);
      const { settled } = over.world.table;
      expect(settled === null ? [] : receiptsOf(settled).map(({ netCents }) => netCents)).toEqual([
        0, -100,
      ]);
      expect(over.events.filter(({ type }) => type === 'AwardPaid')).toEqual([]);
    });

    it('[AMB-38] whoever receives envy on a void wager receives none', () => {
      const over = keyed()
        .calls({ ...call, place: 2 })
        .ends();
      expect(over.netOf('Ada')).toBe(100_040 - 100);
      expect(over.netOf('Ben')).toBe(0);
    });

    it('[AMB-38] once a floorperson has verified it, it is corrected and not taken off', () => {
      const verified = keyed().follow((next) => JSON.stringify(next).includes('PayHit'));
      expect(goingBack(verified, call)).toEqual(['1: ante', '2: ante']);
    });
  });
});
