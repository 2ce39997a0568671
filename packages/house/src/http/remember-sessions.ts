import type { Person } from '../live/people.js';
import type { IdentityPort } from './ports.js';

const KEPT_MS = 1000;
const MOST_KEPT = 10_000;

interface Remembered {
  readonly person: Person;
  readonly until: number;
}

/**
 * Remembers for a second who a session belongs to, so that frequent orders need no lookup each.
 * Whatever ends a session here is known at once; what another process ended, within that second.
 */
export const rememberSessions = (identity: IdentityPort, now: () => number): IdentityPort => {
  const remembered = new Map<string, Remembered>();
  /** How often everything was forgotten: what was asked before is not remembered after. */
  let forgotten = 0;
  const forget = (): void => {
    forgotten += 1;
    remembered.clear();
  };
  const forgetting = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer;
    forget();
    return given;
  };
  return {
    ...identity,
    sessionOf: async (token) => {
      const known = remembered.get(token);
      if (known !== undefined && now() < known.until) return known.person;
      const asked = forgotten;
      const person = await identity.sessionOf(token);
      if (remembered.size >= MOST_KEPT) forget();
      if (person === null) remembered.delete(token);
      else if (asked === forgotten) remembered.set(token, { person, until: now() + KEPT_MS });
      return person;
    },
    signOut: (token) => forgetting(identity.signOut(token)),
    changePassword: (...typed) => forgetting(identity.changePassword(...typed)),
    peopleChanged: forget,
  };
};
