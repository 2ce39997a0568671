/** Seconds after midnight of a day without end, as instants: a shift of its own time, with no clock. */
export const instantAfter = (day: string, seconds: number): string => {
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const days = Math.floor(hours / 24);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return `${year}-${two(month)}-${two(date + days)}T${two(hours % 24)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}Z`;
};
