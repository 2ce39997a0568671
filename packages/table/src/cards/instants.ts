const INSTANT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,3}))?Z$/;

/** Days on one line of time, by the calendar that has a leap day every 4 years, not 100, but 400. */
const daysOf = (year: number, month: number, day: number): number => {
  // The year is taken to start in March, so that the leap day is its last.
  const y = month <= 2 ? year - 1 : year;
  const monthFromMarch = (month + 9) % 12;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + day;
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear;
};

/** Milliseconds on one line of time; null when the text is no instant in UTC. */
export const millisecondsOf = (at: string): number | null => {
  const parts = INSTANT.exec(at);
  if (parts === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map(Number);
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  const seconds = ((daysOf(year, month, day) * 24 + hour) * 60 + minute) * 60 + second;
  return seconds * 1000 + Number((parts[7] ?? '').padEnd(3, '0'));
};

const HOUR = 3_600_000;

/** How long it is from one instant to another, in hours; null when either is no instant. */
export const hoursBetween = (from: string, to: string): number | null => {
  const start = millisecondsOf(from);
  const end = millisecondsOf(to);
  return start === null || end === null ? null : (end - start) / HOUR;
};
