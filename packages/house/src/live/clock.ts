/**
 * A clock that never goes back, whatever the machine's does: the order of events is the order of their
 * instants. It begins no earlier than the last thing that was stored.
 */
export const steadyClock = (now: () => string, last: string): (() => string) => {
  let latest = last;
  return () => {
    const at = now();
    // Instants of one form compare as texts.
    if (at > latest) latest = at;
    return latest;
  };
};
