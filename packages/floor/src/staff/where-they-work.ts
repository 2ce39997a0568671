import { mayRead, type Session } from '../house/session.js';

/** Where staff go after signing in: to the floor if they may see it, dealers to the tables. */
export const whereTheyWork = (session: Session): string =>
  mayRead(session, 'read-floor') ? '/floor' : '/';
