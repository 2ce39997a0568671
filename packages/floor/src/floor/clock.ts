/** An instant as the clock on the wall shows it here. */
export const clock = (instant: string): string =>
  new Date(instant).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
