import type { RulesInForce, WagerId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { bonusEntitlements } from '../../src/ricochet-poker/settle-bonuses.js';
import { felt, RICOCHET, rules, settle, withJackpot } from './support/felt.js';

describe('envy', () => {
  const ENVY: [
    id: WagerId,
    table: string,
    cards: string,
    dealer: string,
    dollars: number,
    more?: object,
  ][] = [
    ['mini-royal', 'PT-BJS-TCPR-MR-E01', 'As Ks', 'Qs 2c 3d 4h 6c', 100, { suit: 's' }],
    ['mini-royal', 'PT-BJS-TCPR-MR-E01', 'Ad Kd', 'Qd 2c 3d 4h 6c', 25, { suit: 's' }],
    ['straight-flush', 'PT-BJS-HCF-SF-E01', '2h 3h', '4h 5h 6h 7h 9c', 200],
    ['straight-flush', 'PT-BJS-HCF-SF-E02', '9h Th', 'Jh Qh Kh Ah 2c', 250],
    ['five-card', 'PT-BJS-5CL-E01', 'Ah Kh', 'Qh Jh Th 2c 3d', 1000],
    ['five-card', 'PT-BJS-5CL-E03', '9h Kh', 'Qh Jh Th 2c 3d', 250],
    ['seven-card', 'PT-BJS-7CL-E03', 'Ah Kh', '2c Jh 3d Qh Th', 100],
    ['heads-up-holdem', 'PT-BJS-HUH-5CP-E01', 'Ah Kh', '2c Jh 3d Qh Th', 100],
  ];
  const IDS = {
    'mini-royal': 'WA-RP-AppF-n3',
    'straight-flush': 'WA-RP-AppG-n4',
    'five-card': 'WA-RP-AppH-n3',
    'seven-card': 'WA-RP-AppI-n3',
    'heads-up-holdem': 'WA-RP-AppJ-n4',
  } as const;

  for (const [id, table, cards, dealer, dollars, more] of ENVY) {
    test(`[${IDS[id as keyof typeof IDS]}] ${table}: $${dollars} to the others with the wager, none on the own hand`, () => {
      const inForce = withJackpot(id, table, more);
      const wagers = { [id]: 100 };
      const on = felt(dealer, {
        1: { cards: '8c 5s', decision: 'fold', wagers },
        2: { cards, decision: 'fold', wagers },
        3: { cards: '9s 5c', decision: 'fold' },
        4: { cards: '8d Tc', decision: 'fold', wagers },
      });
      const envy = settle(inForce, on).entitlements.filter(({ line }) => line.endsWith(':envy'));
      expect(envy.map(({ seat, line, outcome, due }) => ({ seat, line, outcome, due }))).toEqual([
        {
          seat: 4,
          line: `${id}:envy`,
          outcome: 'win',
          due: { from: 'tray', cents: dollars * 100 },
        },
        {
          seat: 1,
          line: `${id}:envy`,
          outcome: 'win',
          due: { from: 'tray', cents: dollars * 100 },
        },
      ]);
      expect(envy[0]?.hand).toMatch(/ at seat 2$/);
      expect(envy.map(({ cite }) => cite)).toEqual(Array(2).fill(IDS[id as keyof typeof IDS]));
    });
  }

  const SF = withJackpot('straight-flush', 'PT-BJS-HCF-SF-E01');
  const SIX = '5h 6h 7h 8h 9c';
  const sf = { 'straight-flush': 100 };
  const envyOf = (inForce: RulesInForce, on: ReturnType<typeof felt>) =>
    bonusEntitlements(inForce, on)
      .filter(({ line }) => line === 'straight-flush:envy')
      .map(({ seat, hand, due }) => `${seat} ${due.from === 'meter' ? '' : due.cents} ${hand}`);

  test('[WA-RP-AppG-n4] somebody must win: a hand without the wager sets off nothing', () => {
    const on = felt(SIX, {
      1: { cards: '9h Th', decision: 'fold' },
      2: { cards: '2c 3d', decision: 'fold', wagers: sf },
    });
    expect(envyOf(SF, on)).toEqual([]);
    const book = SF.rulebook.jackpots;
    if (book?.envy == null) throw new Error('no envy');
    const envy = { ...book.envy, triggerNeedsWager: { value: false, cite: 'AMB-17' } } as const;
    const lenient = { ...SF, rulebook: { ...RICOCHET, jackpots: { ...book, envy } } };
    expect(envyOf(lenient, on)).toHaveLength(1);
  });

  test('[WA-RP-AppG-n4] a hand whose wager is void wins nothing, and sets off nothing', () => {
    const on = felt(SIX, {
      1: { cards: '9h Th', decision: 'fold', wagers: sf, voided: ['straight-flush'] },
      2: { cards: '2c 3d', decision: 'fold', wagers: sf },
    });
    expect(envyOf(SF, on)).toEqual([]);
  });

  test('[WA-RP-AppG-n4] a row without envy sets off nothing', () => {
    const on = felt('5h 6h 7h 8s 9c', {
      1: { cards: '8h 9h', decision: 'fold', wagers: sf },
      2: { cards: '2c 3d', decision: 'fold', wagers: sf },
    });
    expect(envyOf(SF, on)).toEqual([]);
  });

  test('[WA-RP-AppG-n4, AMB-18] two winners: each gets envy for the other’s hand', () => {
    const on = felt(SIX, {
      1: { cards: '9h Th', decision: 'fold', wagers: sf },
      2: { cards: '3h 4h', decision: 'fold', wagers: sf },
      5: { cards: '2d 3d', decision: 'fold', wagers: sf },
    });
    expect(envyOf(SF, on)).toEqual([
      '5 20000 six-card straight flush, eight high at seat 2',
      '5 20000 six-card straight flush, ten high at seat 1',
      '2 20000 six-card straight flush, ten high at seat 1',
      '1 20000 six-card straight flush, eight high at seat 2',
    ]);
  });

  test('[WA-RP-AppG-n7, AMB-47] envy grows with the receiver’s fixed wager', () => {
    const five = withJackpot('straight-flush', 'PT-BJS-HCF-SF-E01', { wager: 500 });
    const on = felt(SIX, {
      1: { cards: '9h Th', decision: 'fold', wagers: { 'straight-flush': 500 } },
      2: { cards: '2c 3d', decision: 'fold', wagers: { 'straight-flush': 500 } },
    });
    expect(envyOf(five, on)).toEqual(['2 100000 six-card straight flush, ten high at seat 1']);
  });

  test('[WA-RP-JP-2] two jackpots settle apart, each with its own lines and envy', () => {
    const two = rules({
      paytables: { 'seven-card': 'PT-BJS-7CL-E01', 'straight-flush': 'PT-BJS-HCF-SF-E01' },
      jackpots: { 'seven-card': { seed: 100_000 }, 'straight-flush': { seed: 100_000 } },
    });
    const on = felt('Th Jh Qh Kh 2c', {
      1: { cards: 'Ah 9h', decision: 'fold', wagers: { ...sf, 'seven-card': 100 } },
      2: { cards: '3c 4d', decision: 'fold', wagers: { 'seven-card': 100 } },
      3: { cards: '3d 4c', decision: 'fold', wagers: sf },
    });
    const amount = (line: ReturnType<typeof bonusEntitlements>[number]) =>
      line.due.from === 'meter' ? `${line.due.percent}% of ${line.due.jackpot}` : line.due.cents;
    expect(bonusEntitlements(two, on).map((one) => [one.seat, one.line, amount(one)])).toEqual([
      [3, 'straight-flush', 4000],
      [1, 'straight-flush', '100% of straight-flush'],
      [3, 'straight-flush:envy', 20_000],
      [2, 'seven-card', 0],
      [1, 'seven-card', '100% of seven-card'],
      [2, 'seven-card:envy', 25_000],
    ]);
  });

  test('[WA-RP-JP-2] a winner is told to the floor', () => {
    const on = felt(SIX, { 1: { cards: '9h Th', decision: 'fold', wagers: sf } });
    expect(settle(SF, on).notices[0]?.text).toBe(
      'Seat 1 wins the straight-flush jackpot (six-card straight flush, ten high): call a floorperson.',
    );
  });
});
