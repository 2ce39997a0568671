/** Asked before the player goes to another page; it calls `go` if they do. */
type Guard = (go: () => void) => void;

let guard: Guard | null = null;

/** Sets who is asked from now on; what is returned takes it back. */
export const setGuard = (next: Guard): (() => void) => {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
};

/** They have been asked. */
export const clearGuard = (): void => {
  guard = null;
};

/** Goes at once where there is no guard. */
export const passGuard = (go: () => void): void => {
  if (guard === null) go();
  else guard(go);
};

export const isGuarded = (): boolean => guard !== null;
