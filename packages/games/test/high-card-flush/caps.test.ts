import type { Elections, RulesInForce } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { handOn, linesInWords, settle } from '../support/felt.js';
import { DEALERS, RUNS } from '../support/flush-hands.js';
import { rulesOf } from '../support/rules.js';

/** Seven in a row and nothing else: flush at 300 or 200 to 1, straight flush at 8000 or 500. */
const hand = (seat: number, bonus: number, cards: string = RUNS['seven in a row']) =>
  handOn(seat, cards, { ante: 1000, raise: 3000, flush: bonus, 'straight-flush': bonus });

const lines = (rules: RulesInForce, ...hands: ReturnType<typeof hand>[]) =>
  linesInWords(rules, DEALERS['three suited, nine high'], hands);

describe('Maryland: the limit on the bonuses of a hand', () => {
  const rules = (payoutLimit?: number) =>
    rulesOf('md/high-card-flush', payoutLimit === undefined ? {} : { settings: { payoutLimit } });

  it('[MD-HCF-12D, AMB-19] cuts the straight flush to what the flush has left of $50,000', () => {
    expect(lines(rules(), hand(1, 1000))).toEqual([
      'seat 1 ante 1000: win 1000, back 1000, tray, MD-HCF-12A',
      'seat 1 raise 3000: win 3000, back 3000, tray, MD-HCF-12A',
      'seat 1 flush 1000: win 300000, back 1000, tray, MD-HCF-12B(1)',
      'seat 1 straight-flush 1000: win 4700000, back 1000, tray, MD-HCF-12D, capped',
    ]);
  });

  it('[MD-HCF-12D] leaves alone what comes to the limit exactly', () => {
    // 300 and 8,000 to 1 on 500 cents: 4,150,000.
    expect(lines(rules(4_150_000), hand(1, 500)).slice(2)).toEqual([
      'seat 1 flush 500: win 150000, back 500, tray, MD-HCF-12B(1)',
      'seat 1 straight-flush 500: win 4000000, back 500, tray, MD-HCF-12C(1)',
    ]);
  });

  it('[MD-HCF-12D] cuts one cent where one cent is too much', () => {
    expect(lines(rules(4_149_999), hand(1, 500)).slice(2)).toEqual([
      'seat 1 flush 500: win 150000, back 500, tray, MD-HCF-12B(1)',
      'seat 1 straight-flush 500: win 3999999, back 500, tray, MD-HCF-12D, capped',
    ]);
  });

  it('[MD-HCF-12D, AMB-19] a line cut to nothing still wins, and its stake goes back', () => {
    expect(lines(rules(100_000), hand(1, 1000)).slice(2)).toEqual([
      'seat 1 flush 1000: win 100000, back 1000, tray, MD-HCF-12D, capped',
      'seat 1 straight-flush 1000: win 0, back 1000, tray, MD-HCF-12D, capped',
    ]);
  });

  it('[AMB-19] counts each hand by itself, a player of two boxes included', () => {
    const other = 'Ac 2c 3c 4c 5c 6c 7c';
    const won = lines(rules(300_000), hand(1, 1000), hand(2, 1000, other));
    expect(won.filter((line) => line.includes('flush 1000'))).toEqual([
      'seat 2 flush 1000: win 300000, back 1000, tray, MD-HCF-12B(1)',
      'seat 2 straight-flush 1000: win 0, back 1000, tray, MD-HCF-12D, capped',
      'seat 1 flush 1000: win 300000, back 1000, tray, MD-HCF-12B(1)',
      'seat 1 straight-flush 1000: win 0, back 1000, tray, MD-HCF-12D, capped',
    ]);
  });

  it('[AMB-19] counts neither ante nor raise nor jackpot nor envy', () => {
    const limited = rulesOf('md/high-card-flush', {
      paytables: { progressive: 'C' },
      settings: { payoutLimit: 1 },
    });
    const stakes = { ante: 1000, raise: 1000, progressive: 100 };
    expect(
      linesInWords(limited, DEALERS['three suited, nine high'], [
        handOn(2, RUNS['five in a row'], stakes),
        handOn(1, 'Ac 2c 3c 4c 5c 6c 7c', stakes),
      ]),
    ).toEqual([
      'seat 2 ante 1000: win 1000, back 1000, tray, MD-HCF-12A',
      'seat 2 raise 1000: win 1000, back 1000, tray, MD-HCF-12A',
      'seat 2 progressive 100: win 20000, back 0, tray, MD-HCF-12E(1)(c)',
      'seat 1 ante 1000: win 1000, back 1000, tray, MD-HCF-12A',
      'seat 1 raise 1000: win 1000, back 1000, tray, MD-HCF-12A',
      'seat 1 progressive 100: win 100% of progressive, back 0, meter, MD-HCF-12E(1)(c)',
      'seat 2 progressive:envy 0: win 20000, back 0, tray, MD-HCF-12E(4)(a)',
    ]);
  });

  it('[MD-HCF-12D] tells the dealer of every line that was cut', () => {
    const { notices } = settle(rules(100_000), DEALERS['three suited, nine high'], [hand(1, 1000)]);
    expect(notices).toEqual([
      { text: 'Seat 1, flush: cut to the payout limit of $1,000.', cite: 'MD-HCF-12D' },
      { text: 'Seat 1, straight-flush: cut to the payout limit of $1,000.', cite: 'MD-HCF-12D' },
    ]);
  });
});

describe('Ohio: $25,000 in all on a hand', () => {
  const rules = (settings: NonNullable<Elections['settings']> = {}) =>
    rulesOf('oh/high-card-flush', { settings });

  it('[OH-HCF-max, AMB-20] counts ante, raise and both bonuses, in this order', () => {
    // 200 and 500 to 1 on 5,000 cents: 1,000,000 and 2,500,000.
    expect(lines(rules(), hand(1, 5000))).toEqual([
      'seat 1 ante 1000: win 1000, back 1000, tray, OH-HCF-win',
      'seat 1 raise 3000: win 3000, back 3000, tray, OH-HCF-win',
      'seat 1 flush 5000: win 1000000, back 5000, tray, OH-HCF-flush',
      'seat 1 straight-flush 5000: win 1496000, back 5000, tray, OH-HCF-max, capped',
    ]);
  });

  it('[OH-HCF-max] cuts what would be a cent more, and not what comes to it exactly', () => {
    // 1,000 and 3,000 on ante and raise, 200 and 500 to 1 on 100 cents: 74,000.
    const cut = (payoutLimit: number) =>
      lines(rules({ payoutLimit }), hand(1, 100)).filter((line) => line.endsWith('capped'));
    expect(cut(74_000)).toEqual([]);
    expect(cut(73_999)).toEqual([
      'seat 1 straight-flush 100: win 49999, back 100, tray, OH-HCF-max, capped',
    ]);
  });

  it('[AMB-20] cuts the ante itself where the limit is that low', () => {
    expect(lines(rules({ payoutLimit: 1500 }), hand(1, 100))).toEqual([
      'seat 1 ante 1000: win 1000, back 1000, tray, OH-HCF-win',
      'seat 1 raise 3000: win 500, back 3000, tray, OH-HCF-max, capped',
      'seat 1 flush 100: win 0, back 100, tray, OH-HCF-max, capped',
      'seat 1 straight-flush 100: win 0, back 100, tray, OH-HCF-max, capped',
    ]);
  });

  it('[AMB-20] leaves out what the house does not count', () => {
    const settings = { payoutLimit: 20_000, aggregateIncludes: ['straight-flush'] };
    expect(lines(rules(settings), hand(1, 100))).toEqual([
      'seat 1 ante 1000: win 1000, back 1000, tray, OH-HCF-win',
      'seat 1 raise 3000: win 3000, back 3000, tray, OH-HCF-win',
      'seat 1 flush 100: win 20000, back 100, tray, OH-HCF-flush',
      'seat 1 straight-flush 100: win 20000, back 100, tray, OH-HCF-max, capped',
    ]);
  });

  it('[AMB-20] takes all hands of the round together where the house reads it so', () => {
    const settings = { payoutLimit: 30_000, aggregateScope: 'table' };
    const two = [hand(1, 100, 'Ac 2c 3c 4c 5c 6c 7c'), hand(2, 100)] as const;
    expect(lines(rules(settings), ...two)).toEqual([
      'seat 2 ante 1000: win 1000, back 1000, tray, OH-HCF-win',
      'seat 2 raise 3000: win 3000, back 3000, tray, OH-HCF-win',
      'seat 2 flush 100: win 20000, back 100, tray, OH-HCF-flush',
      'seat 2 straight-flush 100: win 6000, back 100, tray, OH-HCF-max, capped',
      'seat 1 ante 1000: win 0, back 1000, tray, OH-HCF-max, capped',
      'seat 1 raise 3000: win 0, back 3000, tray, OH-HCF-max, capped',
      'seat 1 flush 100: win 0, back 100, tray, OH-HCF-max, capped',
      'seat 1 straight-flush 100: win 0, back 100, tray, OH-HCF-max, capped',
    ]);
  });

  it('[OH-HCF-max] takes nothing from lines that lose or push', () => {
    const lost = linesInWords(rules({ payoutLimit: 1 }), DEALERS['seven spades'], [
      handOn(1, 'Ah Qh Tc 8c 6d 4d 2s', { ante: 1000, raise: 1000, flush: 100 }),
    ]);
    expect(lost).toEqual([
      'seat 1 ante 1000: lose 0, back 0, tray, OH-HCF-lose',
      'seat 1 raise 1000: lose 0, back 0, tray, OH-HCF-lose',
      'seat 1 flush 100: lose 0, back 0, tray, OH-HCF-flush',
    ]);
  });
});

it('South Dakota has no limit on payouts', () => {
  expect(lines(rulesOf('sd/high-card-flush'), hand(1, 10_000_000)).slice(2)).toEqual([
    'seat 1 flush 10000000: win 3000000000, back 10000000, tray, SD-HCF-10',
    'seat 1 straight-flush 10000000: win 80000000000, back 10000000, tray, SD-HCF-11',
  ]);
});
