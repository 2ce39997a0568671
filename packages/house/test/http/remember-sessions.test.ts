import { describe, expect, it } from 'vitest';
import { rememberSessions } from '../../src/http/remember-sessions.js';
import { identityPort } from '../../src/serve/identity-port.js';
import { PASSWORD, People } from '../support/people.js';

/** Counts how often somebody is really looked up. */
const remembering = async () => {
  const people = new People();
  const port = identityPort(people.identity);
  const hired = await people.hire('Bo');
  const token = hired.token.secret();
  const at = { milliseconds: 0, lookedUp: 0 };
  let held: Promise<void> = Promise.resolve();
  const identity = rememberSessions(
    {
      ...port,
      sessionOf: async (asked) => {
        at.lookedUp += 1;
        const person = await port.sessionOf(asked);
        await held;
        return person;
      },
    },
    () => at.milliseconds,
  );
  const hold = (): (() => void) => {
    let release: () => void = () => undefined;
    held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
  return { people, identity, token, account: hired.account.id, at, hold };
};

describe('who a session belongs to', () => {
  it('is looked up once a second', async () => {
    const { identity, token, at } = await remembering();
    for (const milliseconds of [0, 400, 999, 1000, 1500, 2000]) {
      at.milliseconds = milliseconds;
      expect(await identity.sessionOf(token)).toMatchObject({ name: 'Bo' });
    }
    expect(at.lookedUp).toBe(3);
    expect(await identity.sessionOf('nobody')).toBeNull();
    expect(await identity.sessionOf('nobody')).toBeNull();
    expect(at.lookedUp).toBe(5);
  });

  it('is nobody from the moment they sign out or are disabled', async () => {
    const out = await remembering();
    await out.identity.sessionOf(out.token);
    await out.identity.signOut(out.token);
    expect(await out.identity.sessionOf(out.token)).toBeNull();
    const disabled = await remembering();
    await disabled.identity.sessionOf(disabled.token);
    disabled.people.disable(disabled.account);
    disabled.identity.peopleChanged();
    expect(await disabled.identity.sessionOf(disabled.token)).toBeNull();
  });

  it('is nobody for other sessions once the password is changed', async () => {
    const { people, identity, token } = await remembering();
    const other = await people.signIn('Bo');
    const elsewhere = other.ok ? other.value.token.secret() : '';
    expect(await identity.sessionOf(elsewhere)).not.toBeNull();
    await identity.changePassword(token, PASSWORD, 'another good password');
    expect(await identity.sessionOf(elsewhere)).toBeNull();
  });

  it('is not remembered when the answer was on its way as the session ended', async () => {
    const { identity, token, hold } = await remembering();
    const release = hold();
    const asked = identity.sessionOf(token);
    await identity.signOut(token);
    release();
    await asked;
    expect(await identity.sessionOf(token)).toBeNull();
  });
});
