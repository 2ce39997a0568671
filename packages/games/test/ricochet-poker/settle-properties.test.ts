import { sumCents } from '@baize/money';
import { unwrap } from '@baize/result';
import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { handsToBeat } from '../../src/ricochet-poker/action.js';
import { playOut } from '../../src/ricochet-poker/play-out.js';
import { settleRicochet } from '../../src/ricochet-poker/settle.js';
import { anyFelt, anyRules } from './support/arbitrary.js';
import { lineOf, settle } from './support/felt.js';
import { plainContest } from './support/plain-contest.js';

const RUNS = { numRuns: 300 };

describe('any round', () => {
  test.prop([anyRules, anyFelt], RUNS)(
    '[WA-RP-8a, WA-RP-8b, WA-RP-9] is decided as a plain reading of the rules decides it',
    (rules, felt) => {
      const plain = plainContest(rules, felt);
      const settled = settle(rules, felt);
      expect(settled.pot).toEqual({ amount: plain.pot, winners: plain.winners });
      for (const { seat } of felt.hands) {
        const lost = lineOf(settled, seat, 'ante')?.outcome === 'lose';
        const fate = plain.fates[seat];
        expect(lost).toBe(fate === 'folded' || fate === 'beaten');
        expect(lineOf(settled, seat, 'play') !== undefined).toBe(
          fate === 'beaten' || fate === 'won',
        );
        expect(lineOf(settled, seat, 'pot') !== undefined).toBe(plain.winners.includes(seat));
      }
    },
  );

  test.prop([anyRules, anyFelt], RUNS)(
    '[WA-RP-9, WA-RP-9b, WA-RP-1a] moves every chip of the contest exactly once',
    (rules, felt) => {
      const { entitlements, pot } = settleRicochet(rules, felt);
      const contest = entitlements.filter(({ line }) => line === 'ante' || line === 'play');
      const shares = entitlements.filter(({ line }) => line === 'pot');
      const staked = sumCents(contest.map(({ stakeCents }) => stakeCents));
      const returned = sumCents(contest.map(({ returnedCents }) => returnedCents));
      const paid = sumCents(
        shares.map(({ due }) => (due.from === 'meter' ? 0 : due.cents) as never),
      );
      const toHouse = pot.winners[0] === 'dealer' ? pot.amount : 0;
      expect(returned + paid + toHouse).toBe(staked + felt.anteCents);
      expect(paid + toHouse).toBe(pot.amount);
      for (const { outcome, stakeCents, returnedCents, due } of contest) {
        expect(returnedCents).toBe(outcome === 'push' ? stakeCents : 0);
        expect(due).toEqual({ from: outcome === 'push' ? 'tray' : 'pot', cents: 0 });
      }
    },
  );

  test.prop([anyRules, anyFelt], RUNS)(
    '[WA-RP-9b] shares are equal whole chips but for the last tied winner to act',
    (rules, felt) => {
      const { pot, action, entitlements } = settleRicochet(rules, felt);
      const winners = action.order.filter((seat) => pot.winners.includes(seat as never));
      const shareOf = (seat: number) => {
        const due = entitlements.find((one) => one.seat === seat && one.line === 'pot')?.due;
        return due?.from === 'pot' ? due.cents : -1;
      };
      const chip = rules.settings.chipUnitCents;
      for (const seat of winners.slice(0, -1)) {
        expect(shareOf(seat)).toBe(Math.floor(pot.amount / chip / winners.length) * chip);
      }
      const last = winners.at(-1);
      if (last !== undefined) {
        for (const seat of winners) expect(shareOf(last)).toBeGreaterThanOrEqual(shareOf(seat));
      }
    },
  );

  test.prop([anyRules, anyFelt], RUNS)(
    '[WA-RP-9a] always has a winner: the dealer alone, or players who are never tied with the dealer',
    (rules, felt) => {
      const action = unwrap(playOut(rules, felt));
      const places = action.alive.map(({ place }) => place);
      expect(places.length).toBeGreaterThan(0);
      expect(places.includes('dealer') && places.length > 1).toBe(false);
      expect(new Set(action.alive.map(({ value }) => value)).size).toBe(1);
      expect(action.steps.map(({ seat }) => seat)).toEqual(action.order.map(({ seat }) => seat));
      // Only the last can be excused, and whoever is out was put out once.
      expect(action.steps.slice(0, -1).some(({ did }) => did === 'not-asked')).toBe(false);
      const out = action.steps.flatMap(({ discarded }) => discarded.map(({ place }) => place));
      expect(new Set(out).size).toBe(out.length);
      expect(out.some((place) => places.includes(place))).toBe(false);
      expect(handsToBeat(action).map(({ place }) => place)).toEqual(places);
    },
  );

  test.prop([anyRules, anyFelt], RUNS)(
    '[WA-RP-3] has its lines in the order the dealer settles, one for every wager placed',
    (rules, felt) => {
      const { entitlements } = settleRicochet(rules, felt);
      const keys = entitlements.map(({ seat, line }) => ({ seat, line }));
      const stage = (line: string): number => {
        if (['rapid-fire', 'hedge', 'pocket'].includes(line)) return 0;
        if (['ante', 'play', 'ante-bonus', 'pot'].includes(line)) return 5;
        const place = [
          'straight-flush',
          'straight-flush:envy',
          'heads-up-holdem',
          'heads-up-holdem:envy',
        ];
        return 1 + place.indexOf(line);
      };
      for (const [index, key] of keys.entries()) {
        const before = keys[index - 1];
        if (before === undefined) continue;
        expect(stage(before.line)).toBeLessThanOrEqual(stage(key.line));
        if (stage(before.line) === stage(key.line)) {
          expect(before.seat).toBeGreaterThanOrEqual(key.seat);
        }
      }
      const placed = felt.hands.flatMap(({ seat, stakes }) =>
        Object.keys(stakes).map((line) => `${seat} ${line}`),
      );
      const told = keys.map(({ seat, line }) => `${seat} ${line}`);
      for (const wager of placed) expect(told.filter((one) => one === wager)).toHaveLength(1);
    },
  );
});
