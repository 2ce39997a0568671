/** A count as it was typed; null while it is none. */
export const countedIn = (typed: string, most: number): number | null =>
  /^\d{1,2}$/.test(typed) && Number(typed) <= most ? Number(typed) : null;
