import { Temporal } from 'temporal-polyfill';

/** When the day of the house begins: at an hour of the clock on its wall. */
export interface GamingDay {
  /** As in `America/Denver`. */
  readonly timeZone: string;
  /** 0 to 23. */
  readonly hour: number;
}

/** Where none was set. */
export const USUAL_GAMING_DAY: GamingDay = { timeZone: 'UTC', hour: 6 };

/** From the first instant on, up to but not including the last. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

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
  try {
    return DAY.test(text) && Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
};

/** The gaming day that an instant is part of. */
export const gamingDayOf = (instant: string, settings: GamingDay): string => {
  const at = Temporal.Instant.from(instant);
  const day = at.toZonedDateTimeISO(settings.timeZone).toPlainDate();
  const hasBegun = Temporal.Instant.compare(startOf(day, settings), at) <= 0;
  return (hasBegun ? day : day.subtract({ days: 1 })).toString();
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
export const spanOfDay = (text: string, settings: GamingDay): Span => {
  const day = Temporal.PlainDate.from(text);
  return {
    from: textOf(startOf(day, settings)),
    to: textOf(startOf(day.add({ days: 1 }), settings)),
  };
};

/** The first time where the clock on the wall shows the hour twice, and the jump where it never does. */
const startOf = (day: Temporal.PlainDate, { timeZone, hour }: GamingDay): Temporal.Instant =>
  day
    .toPlainDateTime({ hour })
    .toZonedDateTime(timeZone, { disambiguation: 'compatible' })
    .toInstant();

const textOf = (instant: Temporal.Instant): string =>
  instant.toString({ smallestUnit: 'millisecond' });
