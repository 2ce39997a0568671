import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { ContestEvent, SettledLine } from '../../src/index.js';
import { randomRound } from '../support/random-round.js';

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const valuesOf = (stakes: object) => Object.values(stakes) as number[];

/** What went onto the felt and came back before the settlement, by the events alone. */
const onFelt = (events: readonly ContestEvent[], whose: 'stakes' | 'tips'): number =>
  total(
    events.map((event) => {
      if (event.type === 'WagersPlaced') return total(valuesOf(event[whose]));
      if (event.type === 'Decided' && event.decision.kind !== 'fold') {
        return whose === 'stakes' ? event.decision.cents : (event.decision.tipCents ?? 0);
      }
      if (event.type === 'RaiseCut') {
        return -(whose === 'stakes' ? event.returnedCents : (event.tip?.returnedCents ?? 0));
      }
      return 0;
    }),
  );

const checkLine = ({ outcome, stakeCents, paysCents, returnedCents, cite, hand }: SettledLine) => {
  expect(cite).not.toBe('');
  expect(hand).not.toBe('');
  expect(paysCents).toBeGreaterThanOrEqual(0);
  switch (outcome) {
    case 'lose':
      return expect([paysCents, returnedCents]).toEqual([0, 0]);
    case 'push':
    case 'void':
      return expect([paysCents, returnedCents]).toEqual([0, stakeCents]);
    case 'win':
      return expect([0, stakeCents]).toContain(returnedCents);
  }
};

describe('money over a whole round', () => {
  test.prop([fc.gen()], { endOnFailure: true })(
    'every cent on the felt is in one line, and nowhere else',
    (random) => {
      const scene = randomRound(random);
      const { lines, tips } = scene.settled;
      expect(total(lines.map(({ stakeCents }) => stakeCents))).toBe(onFelt(scene.events, 'stakes'));
      expect(total(tips.map(({ stakeCents }) => stakeCents))).toBe(onFelt(scene.events, 'tips'));
      for (const hand of scene.state.hands) {
        for (const [whose, settled] of [
          [hand.stakes, lines],
          [hand.tips, tips],
        ] as const) {
          const mine = settled.filter(
            ({ seat, stakeCents }) => seat === hand.seat && stakeCents > 0,
          );
          expect(
            Object.fromEntries(mine.map(({ wager, stakeCents }) => [wager, stakeCents])),
          ).toEqual(whose);
          expect(mine).toHaveLength(Object.keys(whose).length);
        }
      }
    },
    30_000,
  );

  test.prop([fc.gen()], { endOnFailure: true })(
    'players, tray and meter together gain and lose nothing',
    (random) => {
      const { settled, state, events } = randomRound(random);
      const accounts = { players: 0, felt: 0, tray: 0, meter: 0 };
      accounts.players -= onFelt(events, 'stakes');
      accounts.felt += onFelt(events, 'stakes');
      for (const line of settled.lines) {
        checkLine(line);
        accounts.felt -= line.stakeCents;
        accounts.players += line.paysCents + line.returnedCents;
        accounts.tray += line.stakeCents - line.returnedCents;
        accounts[line.from === 'meter' ? 'meter' : 'tray'] -= line.paysCents;
        expect(line.from).not.toBe('pot');
      }
      expect(accounts.felt).toBe(0);
      expect(accounts.players + accounts.tray + accounts.meter).toBe(0);
      expect(state.phase).toBe('settled');
    },
    30_000,
  );

  test.prop([fc.gen()], { endOnFailure: true })(
    'a tip wins and loses as the wager it rides on',
    (random) => {
      const { settled } = randomRound(random);
      for (const tip of settled.tips) {
        checkLine(tip);
        const own = settled.lines.find(
          ({ seat, wager }) => seat === tip.seat && wager === tip.wager,
        );
        if (own !== undefined) expect([tip.outcome, tip.cite]).toEqual([own.outcome, own.cite]);
      }
    },
    30_000,
  );
});

describe('a round and its events', () => {
  test.prop([fc.gen()], { endOnFailure: true })(
    'replay to the same state, step by step',
    (random) => {
      const scene = randomRound(random);
      const { core, rules, events } = scene;
      const first = core.open('t/1', 'digest', scene.state.packets);
      const replayed = JSON.parse(JSON.stringify(events)) as ContestEvent[];
      expect(replayed.reduce((state, event) => core.evolve(rules, state, event), first)).toEqual(
        scene.state,
      );
    },
    30_000,
  );

  test.prop([fc.gen()], { endOnFailure: true })(
    'are at most four for a seat, and a handful beside',
    (random) => {
      const scene = randomRound(random);
      expect(scene.events.length).toBeLessThanOrEqual(5 * scene.state.hands.length + 5);
    },
    30_000,
  );
});
