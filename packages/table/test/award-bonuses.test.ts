import { parseCards } from '@baize/cards';
import type { RicochetFelt } from '@baize/games';
import type { Fund, Funds } from '@baize/jackpot';
import { cents, microsOfCents } from '@baize/money';
import { unwrap } from '@baize/result';
import type { Elections, WagerId } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { awardBonuses } from '../src/award-bonuses.js';
import { meterAwards } from '../src/award-shares.js';
import { settleRound } from '../src/settle-round.js';
import { rulesFrom } from './support/rules.js';

const rules = (jackpot: NonNullable<Elections['jackpots']>['straight-flush'], settings = {}) =>
  rulesFrom('wa/ricochet-poker', {
    paytables: { kickout: 'PT-FLT-KH-01', 'straight-flush': 'PT-BJS-HCF-SF-E01' },
    jackpots: { 'straight-flush': { seed: 100_000, ...jackpot } },
    settings: { tiedPairs: 'spade-high', ...settings },
  });

const fund = (meterCents: number, reserveCents = 0): Fund => ({
  meterMicros: microsOfCents(cents(meterCents)),
  reserveMicros: microsOfCents(cents(reserveCents)),
});

const shown = (meters: Funds) => meters['straight-flush'];

const STAKES = { ante: cents(1000), 'straight-flush': cents(100) };

const felt = (
  dealer: string,
  seats: Readonly<Record<number, string>>,
  stakes: Partial<Record<WagerId, ReturnType<typeof cents>>> = STAKES,
): RicochetFelt => ({
  dealer: unwrap(parseCards(dealer)),
  anteCents: cents(1000),
  hands: Object.entries(seats).map(([seat, cards]) => ({
    seat: Number(seat),
    cards: unwrap(parseCards(cards)),
    draw: null,
    decision: 'fold',
    stakes,
    claims: [],
    voided: [],
  })),
});

/** Seats 5 and 1 each complete a six-card straight flush, and seat 3 has nothing. */
const TWO_HITS = felt('5h 6h 7h 8h 9c', { 1: '9h Th', 3: '2c Kd', 5: '3h 4h' });
const BEFORE: Funds = { 'straight-flush': fund(1_234_567, 5_000) };

describe('awards right after the deal', () => {
  it('[WA-RP-3] come in the order of settlement: the first takes the meter, the second what it was reset to', () => {
    const { awards, meters } = awardBonuses(rules({}), TWO_HITS, BEFORE);
    expect(meterAwards(awards)).toEqual([
      { seat: 5, jackpot: 'straight-flush', cents: 1_234_567 },
      { seat: 1, jackpot: 'straight-flush', cents: 105_000 },
    ]);
    expect(shown(meters)).toEqual(fund(100_000));
  });

  it('[AMB-13] follow the house’s way with several awards from one meter', () => {
    const { awards } = awardBonuses(rules({}, { multiHit: 'split' }), TWO_HITS, BEFORE);
    expect(awards.map(({ cents: amount }) => amount)).toEqual([617_283, 617_283]);
  });

  it('[AMB-66] leave a posted prize as it is, and every winner gets it from the tray', () => {
    const house = rules({ type: 'house' });
    const { awards, meters } = awardBonuses(house, TWO_HITS, BEFORE);
    expect(awards.map(({ seat, cents: amount, from }) => [seat, amount, from])).toEqual([
      [5, 1_234_567, 'tray'],
      [1, 1_234_567, 'tray'],
    ]);
    expect(meters).toEqual(BEFORE);
  });

  it.each([
    ['fixed dollars', felt('5h 6h 7h 8s 9c', { 1: '8h 9h' })],
    ['no jackpot wager', felt('5h 6h 7h 8h 9c', { 1: '9h Th' }, { ante: cents(1000) })],
  ])('move no meter for %s', (_, deal) => {
    expect(awardBonuses(rules({}), deal, BEFORE)).toEqual({ awards: [], meters: BEFORE });
  });

  it('[WA-RP-3] are the awards of the whole round: nobody’s later decision changes them', () => {
    const inForce = rules({});
    const { awards, meters } = awardBonuses(inForce, TWO_HITS, BEFORE);
    const round = settleRound(inForce, { game: 'ricochet-poker', ...TWO_HITS }, BEFORE);
    expect(round.awards).toEqual(awards);
    expect(round.metersAfter).toEqual(meters);
  });

  it('[AMB-66] say of each line whether the meter or the tray pays it', () => {
    const paid = (jackpot: Parameters<typeof rules>[0]) =>
      settleRound(rules(jackpot), { game: 'ricochet-poker', ...TWO_HITS }, BEFORE)
        .lines.filter(({ wager }) => wager === 'straight-flush')
        .map(({ seat, paysCents, from }) => [seat, paysCents, from]);
    expect(paid({})).toEqual([
      [5, 1_234_567, 'meter'],
      [3, 4_000, 'tray'],
      [1, 105_000, 'meter'],
    ]);
    expect(paid({ type: 'house' })).toEqual([
      [5, 1_234_567, 'tray'],
      [3, 4_000, 'tray'],
      [1, 1_234_567, 'tray'],
    ]);
  });
});
