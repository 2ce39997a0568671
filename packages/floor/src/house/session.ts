import type { MoneyView, Person, ProblemView } from '@baize/house/client';
import type { Result } from '@baize/result';
import { createStore, useStore } from '../app/store.js';
import { house } from './client.js';

/** Who is here, and with what; `unknown` until the house has said so. */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'nobody' }
  | { readonly state: 'here'; readonly person: Person; readonly money: MoneyView | null };

const session = createStore<Session>({ state: 'unknown' });

export const useSession = (): Session => useStore(session);

/** Asks the house who is here and what is in the wallet. */
export const refreshSession = async (): Promise<void> => {
  const me = await house.me();
  if (me.ok) session.set({ state: 'here', ...me.value });
  else if (me.error.status === 401 || session.get().state === 'unknown') {
    session.set({ state: 'nobody' });
  }
};

/** Comes in as a guest, unless somebody is here already. */
export const comeIn = async (): Promise<Result<Person, ProblemView>> => {
  const now = session.get();
  if (now.state === 'here') return { ok: true, value: now.person };
  const joined = await house.joinAsGuest();
  if (joined.ok) await refreshSession();
  return joined;
};
