import { expect, test } from 'vitest';
import { every } from '../../src/clock/clock.js';
import { steadyClock } from '../../src/clock/steady-clock.js';
import { StandingClock } from '../live/support/clock.js';

const seconds = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 1000);

test('a machine clock that is set back does not take the house back, nor make it stand', () => {
  const machine = new StandingClock();
  const house = steadyClock(machine);
  machine.set({ hours: 2 });
  const ahead = house.now();
  machine.set({ hours: -2 });
  expect(house.now() >= ahead).toBe(true);
  machine.pass({ seconds: 30 });
  expect(seconds(ahead, house.now())).toBe(30);
  machine.pass({ hours: 3 });
  expect(seconds(ahead, house.now())).toBe(3 * 3600 + 30);
});

test('after a restart it goes on from the last instant that was stored, though that is in the future', () => {
  const machine = new StandingClock();
  const last = '2026-03-01T20:00:00.000Z';
  const house = steadyClock(machine, last);
  expect(house.now() >= last).toBe(true);
  machine.pass({ seconds: 45 });
  expect(seconds(last, house.now())).toBe(45);
});

test('a machine clock that runs ahead is followed', () => {
  const machine = new StandingClock();
  const house = steadyClock(machine);
  const before = house.now();
  machine.set({ hours: 1 });
  expect(seconds(before, house.now())).toBe(3600);
});

test('what is done again and again is done until it is cancelled', () => {
  const clock = new StandingClock();
  let times = 0;
  const timer = every(clock, 10_000, () => {
    times += 1;
  });
  clock.pass({ seconds: 35 });
  expect(times).toBe(3);
  timer.cancel();
  clock.pass({ seconds: 35 });
  expect(times).toBe(3);
});
