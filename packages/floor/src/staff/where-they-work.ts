import { mayRead, type Session } from '../house/session.js';

/** Where somebody goes who has just signed in: the floor for those who see it, the tables for dealers. */
export const whereTheyWork = (session: Session): string =>
  mayRead(session, 'read-floor') ? '/floor' : '/';
