import { err, ok, type Result } from '@baize/result';
import type { Entered, IdentityPort, SignInProblem, StaffMember } from '../http/ports.js';
import type { Identity, SignedIn } from '../identity/identity.js';
import type { IdentityRefusal } from '../identity/refusal.js';
import type { Person } from '../live/people.js';

const personOf = ({ id, name, role }: SignedIn['account']): Person => ({ account: id, name, role });

const memberOf = (account: SignedIn['account']): StaffMember => ({
  ...personOf(account),
  createdAt: account.createdAt,
  disabledAt: account.disabledAt,
});

const entered = (answer: Result<SignedIn, IdentityRefusal>): Result<Entered, SignInProblem> =>
  answer.ok
    ? ok({
        person: personOf(answer.value.account),
        token: answer.value.token,
        device: answer.value.device,
      })
    : err(answer.error);

/** Who people are, as the HTTP edge asks for it. */
export const identityPort = (identity: Identity): IdentityPort => ({
  joinGuest: async (name) => entered(await identity.joinGuest(name ?? undefined)),
  idleGuests: () => identity.idleGuests(),
  signIn: async (name, password, { address: from, device }) =>
    entered(await identity.signIn({ name, password, from, device })),
  redeem: async (code, name, password, { address: from, device }) =>
    entered(await identity.redeem(code, { name, password, from, device })),
  isDevice: (token) => identity.isDevice(token),
  signOut: (token) => identity.signOut(token),
  sessionOf: async (token) => {
    const session = await identity.sessionOf(token);
    return session === null ? null : personOf(session.account);
  },
  holds: (token) => identity.holds(token),
  changePassword: (token, current, next) => identity.changePassword(token, current, next),
  staff: async () => (await identity.staff()).map(memberOf),
  drawCodes: (roles) => identity.drawCodes(roles),
  peopleChanged: () => undefined,
});
