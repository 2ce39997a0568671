/** Whether this person wants to see things move. */
export const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The way from a place of the felt to an element, as a transform; null where that place is not in sight. */
export const flightFrom = (element: Element, place: string): string | null => {
  const from = document.querySelector(place)?.getBoundingClientRect();
  if (from === undefined || from.width === 0) return null;
  const to = element.getBoundingClientRect();
  const x = Math.round(from.left + from.width / 2 - (to.left + to.width / 2));
  const y = Math.round(from.top + from.height / 2 - (to.top + to.height / 2));
  return `translate(${x}px, ${y}px)`;
};
