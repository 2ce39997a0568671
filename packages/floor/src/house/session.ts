import type { MoneyView, Person, ProblemView, SessionView } from '@baize/house/client';
import type { Result } from '@baize/result';
import { createStore, useStore } from '../app/store.js';
import { house } from './client.js';

type May = NonNullable<SessionView['may']>;

/** Who is here, with what, and what they may; `unknown` until the house has said so. */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'nobody' }
  | {
      readonly state: 'here';
      readonly person: Person;
      readonly money: MoneyView | null;
      readonly may: May;
    };

const session = createStore<Session>({ state: 'unknown' });

export const useSession = (): Session => useStore(session);

/** Asks the house who is here and what is in the wallet. */
export const refreshSession = async (): Promise<Session> => {
  const asked = await house.whoAmI();
  if (asked.ok) {
    const { person, money, may } = asked.value;
    session.set(
      person === null || may === null ? { state: 'nobody' } : { state: 'here', person, money, may },
    );
  } else if (session.get().state === 'unknown') {
    session.set({ state: 'nobody' });
  }
  return session.get();
};

/** Signs in as a guest, unless there is a session already. */
export const comeIn = async (): Promise<Result<Person, ProblemView>> => {
  const now = session.get();
  if (now.state === 'here') return { ok: true, value: now.person };
  const joined = await house.joinAsGuest();
  if (joined.ok) await refreshSession();
  return joined;
};

export const signOut = async (): Promise<void> => {
  await house.signOut();
  await refreshSession();
};

/** Whether this person may ever order this; whether they may now, the house says with each table. */
export const mayEverOrder = (here: Session, order: May['orders'][number]): boolean =>
  here.state === 'here' && here.may.orders.includes(order);

export const mayRead = (here: Session, reading: May['readings'][number]): boolean =>
  here.state === 'here' && here.may.readings.includes(reading);

/** Staff come with a code; all others are players. */
export const isStaff = (here: Session): boolean =>
  here.state === 'here' && here.person.role !== 'player';
