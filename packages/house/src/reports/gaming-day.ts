import { assert } from '@baize/result';

/** When the day of the house begins: at an hour of the clock on its wall. */
export interface GamingDay {
  /** As in `America/Denver`. */
  readonly timeZone: string;
  /** 0 to 23. */
  readonly hour: number;
}

/** Where nobody has set one. */
export const USUAL_GAMING_DAY: GamingDay = { timeZone: 'UTC', hour: 6 };

/** From the first instant on, up to but not including the last. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

export const isGamingDay = ({ timeZone, hour }: GamingDay): boolean =>
  Number.isInteger(hour) && hour >= 0 && hour <= 23 && isTimeZone(timeZone);

const isTimeZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** A day of the calendar, as in `2026-03-08`; there is no 30 February. */
export const isDay = (text: string): boolean => {
  const at = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && dayOfMs(at) === text;
};

/** The gaming day that an instant is part of. */
export const gamingDayOf = (instant: string, settings: GamingDay): string => {
  const at = Date.parse(instant);
  assert(!Number.isNaN(at), () => `"${instant}" is no instant`);
  const day = dayOfMs(at + offsetMs(settings.timeZone, at));
  return startOf(day, settings) > at ? dayAfter(day, -1) : day;
};

let latest = { slot: '', day: '' };

/** The same for instants that come one after another: it is worked out once in a quarter of an hour. */
export const gamingDayNow = (instant: string, settings: GamingDay): string => {
  const quarter = Math.floor(Date.parse(instant) / 900_000);
  const slot = `${settings.timeZone} ${settings.hour} ${quarter}`;
  if (latest.slot !== slot) latest = { slot, day: gamingDayOf(instant, settings) };
  return latest.day;
};

/** From the hour of one day to the same hour of the next: 23 or 25 hours where the clocks change. */
export const spanOfDay = (day: string, settings: GamingDay): Span => {
  assert(isDay(day), () => `"${day}" is no day`);
  return {
    from: new Date(startOf(day, settings)).toISOString(),
    to: new Date(startOf(dayAfter(day, 1), settings)).toISOString(),
  };
};

const dayOfMs = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const dayAfter = (day: string, days: number): string =>
  dayOfMs(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);

/**
 * The instant at which the clock on the wall shows the hour: the first time where it shows it twice,
 * and the jump where it never does.
 */
const startOf = (day: string, { timeZone, hour }: GamingDay): number => {
  const wall = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  const before = offsetMs(timeZone, wall - DAY_MS);
  const after = offsetMs(timeZone, wall + DAY_MS);
  const shown = [wall - before, wall - after].filter((at) => at + offsetMs(timeZone, at) === wall);
  return shown.length === 0 ? wall - before : Math.min(...shown);
};

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a clock is slow; a house has one or two. */
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(timeZone, clock);
  return clock;
};

/** How far the clock on the wall is ahead of UTC. */
const offsetMs = (timeZone: string, at: number): number => {
  const whole = Math.floor(at / 1000) * 1000;
  const shows = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shows;
  return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
};
