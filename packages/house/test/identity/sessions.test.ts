import { createHash } from 'node:crypto';
import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { People } from '../support/people.js';
import { raw } from '../support/raw.js';

describe('a session of the staff', () => {
  test('ends half an hour after its last use', async () => {
    const people = new People();
    const { token } = await people.hire('Dana');
    const holds = async () => (await people.identity.sessionOf(token.secret())) !== null;
    for (let use = 0; use < 4; use += 1) {
      people.clock.pass({ minutes: 29 });
      expect(await holds()).toBe(true);
    }
    people.clock.pass({ minutes: 30, milliseconds: -1 });
    expect(await holds()).toBe(true);
    people.clock.pass({ minutes: 30 });
    expect(await holds()).toBe(false);
  });

  test('ends after twelve hours, however busy', async () => {
    const people = new People();
    const { token } = await people.hire('Dana');
    const start = people.clock.now().getTime();
    const expiry = async () => {
      const session = await people.identity.sessionOf(token.secret());
      return session === null ? null : Date.parse(session.expiresAt) - start;
    };
    for (let use = 0; use < 47; use += 1) {
      people.clock.pass({ minutes: 15 });
      expect(await expiry()).not.toBeNull();
    }
    expect(await expiry()).toBe(12 * 3600_000);
    people.clock.pass({ minutes: 15, milliseconds: -1 });
    expect(await expiry()).toBe(12 * 3600_000);
    people.clock.pass({ milliseconds: 1 });
    expect(await expiry()).toBeNull();
  });

  test('is not written down with every use', async () => {
    const people = new People();
    const { token, expiresAt } = await people.hire('Dana');
    people.clock.pass({ minutes: 1, milliseconds: -1 });
    expect((await people.identity.sessionOf(token.secret()))?.expiresAt).toBe(expiresAt);
    people.clock.pass({ milliseconds: 1 });
    const later = (await people.identity.sessionOf(token.secret()))?.expiresAt;
    expect(Date.parse(later!) - Date.parse(expiresAt)).toBe(60_000);
  });
});

describe('a session of a guest', () => {
  test('ends thirty days after its last use, and by nothing else', async () => {
    const people = new People();
    const { token } = unwrap(await people.identity.joinGuest());
    const holds = async () => (await people.identity.sessionOf(token.secret())) !== null;
    for (let use = 0; use < 15; use += 1) {
      people.clock.pass({ days: 29 });
      expect(await holds()).toBe(true);
    }
    people.clock.pass({ days: 30 });
    expect(await holds()).toBe(false);
  });
});

describe('a session', () => {
  test('is known to every process of the house', async () => {
    const people = new People();
    const { token, account } = await people.hire('Dana');
    expect((await people.another().sessionOf(token.secret()))?.account).toEqual(account);
  });

  test('ends when its holder signs out, and no other with it', async () => {
    const people = new People();
    const first = await people.hire('Dana');
    const second = unwrap(await people.signIn('Dana'));
    await people.identity.signOut(first.token.secret());
    await people.identity.signOut('no token at all');
    expect(await people.identity.sessionOf(first.token.secret())).toBeNull();
    expect(await people.identity.sessionOf(second.token.secret())).not.toBeNull();
  });

  test('is looked at without being used, for as long as it holds', async () => {
    const people = new People();
    const { account, token } = await people.hire('Dana');
    const other = unwrap(await people.signIn('Dana'));
    people.clock.pass({ minutes: 30, milliseconds: -1 });
    expect(await people.identity.holds(token.secret())).toBe(true);
    expect(await people.identity.sessionOf(other.token.secret())).not.toBeNull();
    people.clock.pass({ milliseconds: 1 });
    expect(await people.identity.holds(token.secret())).toBe(false);
    expect(await people.identity.holds('no token')).toBe(false);
    expect(await people.identity.holds(other.token.secret())).toBe(true);
    people.disable(account.id);
    expect(await people.identity.holds(other.token.secret())).toBe(false);
  });

  test('is nobody’s where the token is another', async () => {
    const people = new People();
    const { token } = await people.hire('Dana');
    for (const wrong of ['', 'x', token.secret().slice(1), `${token.secret()} `])
      expect(await people.identity.sessionOf(wrong)).toBeNull();
  });

  test('that has expired is swept as people come in', async () => {
    const people = new People();
    const { token } = await people.hire('Dana');
    const hash = createHash('sha256').update(token.secret()).digest('hex');
    unwrap(await people.identity.joinGuest());
    people.clock.pass({ minutes: 31 });
    expect(await people.store.session(hash)).not.toBeNull();
    unwrap(await people.identity.joinGuest());
    expect(await people.store.session(hash)).toBeNull();
  });
});

describe('an account that is disabled', () => {
  test('is out everywhere, and does not come back', async () => {
    const people = new People();
    const { account, token } = await people.hire('Dana');
    people.disable(account.id);
    const disabled = await people.identity.account(account.id);
    expect(disabled?.disabledAt).toBe(people.clock.now().toISOString());
    expect(await people.identity.sessionOf(token.secret())).toBeNull();
    expect(await people.refusal('Dana')).toBe('wrong-name-or-password');
  });

  test('is guessed at no more often than any other', async () => {
    const people = new People();
    const { account } = await people.hire('Dana');
    people.disable(account.id);
    for (let attempt = 0; attempt < 5; attempt += 1) await people.refusal('Dana');
    expect(await people.refusal('Dana')).toBe('locked');
  });

  test('has no session that holds, even one that was left', async () => {
    const people = new People();
    const { token } = await people.hire('Dana');
    raw(people.file, "UPDATE accounts SET disabled_at = '2026-03-01T12:00:00.000Z'");
    expect(await people.identity.sessionOf(token.secret())).toBeNull();
  });

  test('keeps its name: nobody else gets it', async () => {
    const people = new People();
    const { account } = await people.hire('Dana');
    people.disable(account.id);
    const taken = await people.identity.redeem(await people.code('dealer'), {
      name: 'dana',
      password: 'another good password',
      from: '192.0.2.9',
    });
    expect(taken).toMatchObject({ ok: false, error: { code: 'name-taken' } });
  });
});
