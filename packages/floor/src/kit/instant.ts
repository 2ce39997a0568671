/** The time of day, as a clock at the wall shows it. */
export const timeOf = (instant: string): string =>
  new Date(instant).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
