import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type GamingDay, gamingDayOf, isDay } from '../../src/index.js';
import { isGamingDay, spanOfDay } from '../../src/reports/gaming-day.js';

const NEW_YORK: GamingDay = { timeZone: 'America/New_York', hour: 6 };
const DENVER: GamingDay = { timeZone: 'America/Denver', hour: 4 };
const UTC: GamingDay = { timeZone: 'UTC', hour: 0 };

const hoursOf = (day: string, settings: GamingDay): number => {
  const { from, to } = spanOfDay(day, settings);
  return (Date.parse(to) - Date.parse(from)) / 3_600_000;
};

describe('a gaming day', () => {
  test.each([
    ['an ordinary day in New York', '2026-02-01', NEW_YORK, '2026-02-01T11:00:00.000Z', 24],
    ['New York springs forward', '2026-03-07', NEW_YORK, '2026-03-07T11:00:00.000Z', 23],
    ['the day after has its hours', '2026-03-08', NEW_YORK, '2026-03-08T10:00:00.000Z', 24],
    ['New York falls back', '2026-10-31', NEW_YORK, '2026-10-31T10:00:00.000Z', 25],
    ['Denver springs forward', '2026-03-07', DENVER, '2026-03-07T11:00:00.000Z', 23],
    ['Denver falls back', '2026-10-31', DENVER, '2026-10-31T10:00:00.000Z', 25],
    ['an hour that is shown twice', '2026-11-01', at('01'), '2026-11-01T05:00:00.000Z', 25],
    ['an hour that is never shown', '2026-03-08', at('02'), '2026-03-08T07:00:00.000Z', 23],
    ['the hour before it', '2026-03-08', at('01'), '2026-03-08T06:00:00.000Z', 23],
    ['UTC has no seasons', '2026-03-08', UTC, '2026-03-08T00:00:00.000Z', 24],
    ['a leap day', '2028-02-29', UTC, '2028-02-29T00:00:00.000Z', 24],
    ['the end of a year', '2026-12-31', DENVER, '2026-12-31T11:00:00.000Z', 24],
  ])('%s', (_, day, settings, from, hours) => {
    expect(spanOfDay(day, settings).from).toBe(from);
    expect(hoursOf(day, settings)).toBe(hours);
  });

  test.each([
    ['2026-02-01T10:59:59.999Z', NEW_YORK, '2026-01-31'],
    ['2026-02-01T11:00:00Z', NEW_YORK, '2026-02-01'],
    ['2026-03-08T09:59:59Z', NEW_YORK, '2026-03-07'],
    ['2026-03-08T10:00:00Z', NEW_YORK, '2026-03-08'],
    ['2026-11-01T06:30:00Z', at('01'), '2026-11-01'],
    ['2026-11-01T04:59:59Z', at('01'), '2026-10-31'],
    ['2026-01-01T10:59:59Z', DENVER, '2025-12-31'],
    ['2026-06-01T00:00:00Z', UTC, '2026-06-01'],
  ])('%s is part of its day', (instant, settings, day) => {
    expect(gamingDayOf(instant, settings)).toBe(day);
  });

  property.prop([
    fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
    fc.constantFrom('America/New_York', 'America/Denver', 'UTC', 'Australia/Lord_Howe'),
    fc.integer({ min: 0, max: 23 }),
  ])('every instant is in the span of its day, and days meet', (date, timeZone, hour) => {
    const settings = { timeZone, hour };
    const day = gamingDayOf(date.toISOString(), settings);
    const { from, to } = spanOfDay(day, settings);
    expect(Date.parse(from)).toBeLessThanOrEqual(date.getTime());
    expect(Date.parse(to)).toBeGreaterThan(date.getTime());
    expect(gamingDayOf(from, settings)).toBe(day);
    expect(spanOfDay(gamingDayOf(to, settings), settings).from).toBe(to);
  });

  test.each([
    [{ timeZone: 'America/Denver', hour: 23 }, true],
    [{ timeZone: 'America/Denver', hour: 24 }, false],
    [{ timeZone: 'America/Denver', hour: 1.5 }, false],
    [{ timeZone: 'Nowhere/At_All', hour: 6 }, false],
  ])('%j can be set: %s', (settings, can) => {
    expect(isGamingDay(settings)).toBe(can);
  });

  test.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['26-01-01', false],
    ['today', false],
  ])('%s is a day: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });
});

function at(hour: string): GamingDay {
  return { timeZone: 'America/New_York', hour: Number(hour) };
}
