const two = (value: number): string => String(value).padStart(2, '0');

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysIn = (year: number, month: number): number => {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** So many seconds after midnight of a day, as an instant: a shift has its own time, and no clock. */
export const instantAfter = (day: string, seconds: number): string => {
  let [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  date += Math.floor(seconds / 86_400);
  while (date > daysIn(year, month)) {
    date -= daysIn(year, month);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
  const time = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  return `${year}-${two(month)}-${two(date)}T${time.map(two).join(':')}Z`;
};
