import { randomBytes } from 'node:crypto';
import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { sourceSubject } from '../../src/identity/attempts.js';
import type { Scrambled } from '../../src/identity/passwords.js';
import { Passwords, SCRYPT_COST } from '../../src/identity/passwords.js';
import { CHEAP, FROM, PASSWORD, People } from '../support/people.js';

/** Real passwords that write down what they were asked to compare. */
class WatchedPasswords extends Passwords {
  readonly compared: Scrambled[] = [];

  override matches(password: string, kept: Scrambled): Promise<boolean> {
    this.compared.push(kept);
    return super.matches(password, kept);
  }
}

describe('signing in', () => {
  test('takes the name however it is typed, and the password exactly', async () => {
    const people = new People();
    const { account } = await people.hire('Dana Reed');
    expect(unwrap(await people.signIn(' DANA  reed')).account).toEqual(account);
    for (const wrong of [PASSWORD.toUpperCase(), `${PASSWORD} `, ''])
      expect(await people.refusal('Dana Reed', wrong)).toBe('wrong-name-or-password');
  });

  test('takes the same password of two keyboards', async () => {
    const people = new People();
    await people.hire('Dana', 'dealer', 'caf\u00e9 au lait please');
    expect(await people.refusal('Dana', 'cafe\u0301 au lait please')).toBeNull();
  });

  test('compares as much for an unknown name, and answers the same', async () => {
    const watched = new WatchedPasswords(randomBytes, CHEAP);
    const people = new People(undefined, watched);
    const { account } = await people.hire('Dana');
    await people.hire('Dora');
    const asked = async (name: string, password: string) => {
      watched.compared.length = 0;
      const answer = await people.signIn(name, password);
      const sizes = watched.compared.map(({ n, r, p, salt, hash }) => [
        n,
        r,
        p,
        salt.length,
        hash.length,
      ]);
      return { answer, sizes };
    };
    const wrong = await asked('Dana', 'a wrong password');
    expect(wrong.sizes).toHaveLength(1);
    expect(wrong.answer).toMatchObject({ ok: false, error: { code: 'wrong-name-or-password' } });
    expect(await asked('Nobody', 'a wrong password')).toEqual(wrong);
    expect(await asked('', '')).toEqual(wrong);
    people.disable(account.id);
    expect(await asked('Dana', PASSWORD)).toEqual(wrong);
  });

  test('slows a name down that does not exist as one that does', async () => {
    const people = new People();
    await people.hire('Dana');
    for (const name of ['Dana', 'Nobody']) {
      const codes = [];
      for (let attempt = 0; attempt < 6; attempt += 1)
        codes.push(await people.refusal(name, 'a wrong password', `198.51.100.${attempt % 5}`));
      codes.splice(5, 1, await people.refusal(name, 'a wrong password', '198.51.100.4'));
      expect(codes).toEqual([...Array(5).fill('wrong-name-or-password'), 'locked']);
    }
  });
});

describe('five failures of a name', () => {
  let address = 0;
  /** From as many addresses, and from no device that is known. */
  const fail = async (people: People, times: number, name = 'Dana') => {
    for (let attempt = 0; attempt < times; attempt += 1) {
      address += 1;
      expect(await people.refusal(name, 'a wrong password', `198.51.100.${address % 250}`)).toBe(
        'wrong-name-or-password',
      );
    }
  };
  const waitOf = async (people: People, name = 'Dana') => {
    const answer = await people.signIn(name);
    return answer.ok ? null : 'waitSeconds' in answer.error ? answer.error.waitSeconds : 0;
  };

  test('slow it down where they come from, for the right password too, and longer each time', async () => {
    const people = new People();
    await people.hire('Dana');
    await people.hire('Dora');
    await fail(people, 4);
    expect(await people.refusal('Dana', 'a wrong password')).toBe('wrong-name-or-password');
    expect(await people.signIn('DANA')).toEqual({
      ok: false,
      error: {
        code: 'locked',
        message: 'too many attempts: try again in 15 seconds',
        waitSeconds: 15,
      },
    });
    expect(await people.refusal('Dora')).toBeNull();
    for (const seconds of [15, 30, 60, 120, 240, 480, 900, 900]) {
      expect(await waitOf(people)).toBe(seconds);
      people.clock.pass({ milliseconds: 1000 * seconds });
      expect(await people.refusal('Dana', 'a wrong password')).toBe('wrong-name-or-password');
    }
    people.clock.pass({ minutes: 15 });
    expect(await people.refusal('Dana')).toBeNull();
  });

  test('keep nobody out who comes from elsewhere, however long others guess', async () => {
    const people = new People();
    await people.hire('Dana');
    for (let minute = 0; minute < 120; minute += 1) {
      await people.refusal('Dana', 'a wrong password', `198.51.100.${minute % 5}`);
      people.clock.pass({ minutes: 1 });
      if (minute % 30 === 29) expect(await people.refusal('Dana')).toBeNull();
    }
    // Whoever guesses from there waits, and is not let in by the success from elsewhere.
    await fail(people, 9);
    expect(await people.refusal('Dana', 'a wrong password', '203.0.113.9')).toBe(
      'wrong-name-or-password',
    );
    expect(await people.refusal('Dana')).toBeNull();
    expect(await people.refusal('Dana', PASSWORD, '203.0.113.9')).toBe('locked');
  });

  test('do not keep out who was in before on that device, whatever others guess, from there or elsewhere', async () => {
    const people = new People();
    const { device } = await people.hire('Dana');
    const known = { name: 'Dana', password: PASSWORD, from: FROM, device: device!.secret() };
    await fail(people, 5);
    for (let attempt = 0; attempt < 25; attempt += 1) await people.refusal(`name ${attempt}`);
    expect(await people.refusal('Dana')).toBe('locked');
    expect((await people.identity.signIn(known)).ok).toBe(true);
    // The device is one person's: for another name it is like any other.
    await people.hire('Dora', 'dealer', PASSWORD, '192.0.2.77');
    expect(await people.identity.signIn({ ...known, name: 'Dora' })).toMatchObject({ ok: false });
  });

  test('do not keep out who brings a code, whatever others try from the same address', async () => {
    const people = new People();
    for (let attempt = 0; attempt < 25; attempt += 1) await people.refusal(`name ${attempt}`);
    expect(await people.refusal('Nobody')).toBe('locked');
    const wrong = { name: 'Dana', password: PASSWORD, from: FROM };
    expect(await people.identity.redeem('A'.repeat(26), wrong)).toMatchObject({
      error: { code: 'locked' },
    });
    expect((await people.hire('Dana')).account.name).toBe('Dana');
  });

  test('lock a known device after ten of its own, and nobody else', async () => {
    const people = new People();
    const { device } = await people.hire('Dana');
    const known = {
      name: 'Dana',
      password: 'a wrong password',
      from: FROM,
      device: device!.secret(),
    };
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await people.identity.signIn(known)).toMatchObject({
        error: { code: 'wrong-name-or-password' },
      });
    const right = { ...known, password: PASSWORD };
    expect(await people.identity.signIn(right)).toMatchObject({ error: { waitSeconds: 900 } });
    expect(await people.refusal('Dana', PASSWORD, '192.0.2.3')).toBeNull();
    people.clock.pass({ minutes: 15 });
    expect((await people.identity.signIn(right)).ok).toBe(true);
  });

  test('are counted anew after a success', async () => {
    const people = new People();
    await people.hire('Dana');
    await fail(people, 4);
    expect(await people.refusal('Dana')).toBeNull();
    await fail(people, 4);
    expect(await people.refusal('Dana')).toBeNull();
  });

  test('are five within any hour, not five in a day', async () => {
    const people = new People();
    await people.hire('Dana');
    for (let day = 0; day < 6; day += 1) {
      await fail(people, 1);
      people.clock.pass({ minutes: 16 });
    }
    expect(await people.refusal('Dana')).toBeNull();
  });

  test('are five when they come at once', async () => {
    const people = new People();
    await people.hire('Dana');
    const many = await Promise.all(
      Array.from({ length: 12 }, () => people.refusal('Dana', 'a wrong password')),
    );
    expect(many.filter((code) => code === 'wrong-name-or-password')).toHaveLength(5);
    expect(many.filter((code) => code === 'locked')).toHaveLength(7);
  });
});

describe('the token of a device', () => {
  const at = (device: string, name = 'Dana', password = PASSWORD) => ({
    name,
    password,
    from: FROM,
    device,
  });
  const knows = async (people: People, device: string, name: string): Promise<boolean> => {
    for (let attempt = 0; attempt < 25; attempt += 1) await people.refusal(`name ${attempt}`);
    return (await people.identity.signIn(at(device, name))).ok;
  };

  test('is another after each success: one that was planted is never believed', async () => {
    const people = new People();
    await people.hire('Dana');
    const planted = 'A'.repeat(43);
    const entered = unwrap(await people.identity.signIn(at(planted)));
    expect(entered.device!.secret()).not.toBe(planted);
    expect(await knows(people, planted, 'Dana')).toBe(false);
    const own = entered.device!.secret();
    const again = unwrap(await people.identity.signIn(at(own)));
    expect(await knows(people, own, 'Dana')).toBe(false);
    expect(await knows(people, again.device!.secret(), 'Dana')).toBe(true);
  });

  test('of somebody else of the staff, planted, ends too', async () => {
    const people = new People();
    await people.hire('Dana');
    const { device } = await people.hire('Mallory');
    const planted = device!.secret();
    const entered = unwrap(await people.identity.signIn(at(planted)));
    for (const name of ['Dana', 'Mallory']) expect(await knows(people, planted, name)).toBe(false);
    // Two who share a browser are both known on it.
    const shared = entered.device!.secret();
    expect(await knows(people, shared, 'Mallory')).toBe(true);
  });
});

describe('twenty failures from one address', () => {
  test('lock the address, whatever the names, and no other address', async () => {
    const people = new People();
    await people.hire('Dana');
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect(await people.refusal(`name ${attempt}`)).toBe('wrong-name-or-password');
    expect(await people.refusal('Dana')).toBe('locked');
    expect(await people.refusal('Dana', PASSWORD, '192.0.2.2')).toBeNull();
    people.clock.pass({ minutes: 15 });
    expect(await people.refusal('Dana')).toBeNull();
  });

  test('are failures: who succeeds from there is not counted', async () => {
    const people = new People();
    await people.hire('Dana');
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect(await people.refusal('Dana')).toBeNull();
    for (let attempt = 0; attempt < 19; attempt += 1) await people.refusal(`name ${attempt}`);
    expect(await people.refusal('Dana')).toBeNull();
    await people.refusal('name 20');
    expect(await people.refusal('Dana')).toBe('locked');
  });

  test('an address is the same however it is written, and a network of IPv6 is one', () => {
    expect(sourceSubject('::ffff:192.0.2.1')).toBe(sourceSubject(FROM));
    const one = sourceSubject('2001:db8:0:1::1');
    expect(one).toBe('source/2001:db8:0:1::/64');
    for (const same of ['2001:DB8::1:0:0:0:2', '2001:0db8:0000:0001:ffff:1:2:3%eth0'])
      expect(sourceSubject(same)).toBe(one);
    expect(sourceSubject('2001:db8:0:2::1')).not.toBe(one);
    expect(sourceSubject('::1')).toBe('source/0:0:0:0::/64');
    for (const withPort of ['192.0.2.1:50123', '192.0.2.1:50124'])
      expect(sourceSubject(withPort)).toBe(sourceSubject(FROM));
    expect(sourceSubject('[2001:db8:0:1::5]:443')).toBe(one);
    expect(sourceSubject('unknown')).toBe('source/unknown');
  });
});

describe('a password', () => {
  const NEXT = 'another good password';

  test('is changed by who knows it, and every other session ends', async () => {
    const people = new People();
    const { token } = await people.hire('Dana');
    const other = unwrap(await people.signIn('Dana'));
    expect(await people.identity.changePassword(token.secret(), PASSWORD, NEXT)).toEqual({
      ok: true,
      value: true,
    });
    expect(await people.identity.sessionOf(token.secret())).not.toBeNull();
    expect(await people.identity.sessionOf(other.token.secret())).toBeNull();
    expect(await people.refusal('Dana')).toBe('wrong-name-or-password');
    expect(await people.refusal('Dana', NEXT)).toBeNull();
  });

  test('is not changed by who does not know it, is not signed in, or wants a weak one', async () => {
    const people = new People();
    const { token } = await people.hire('Dana');
    const code = async (...given: readonly [string, string, string]) => {
      const answer = await people.identity.changePassword(...given);
      return answer.ok ? null : answer.error.code;
    };
    expect(await code(token.secret(), 'a wrong password', NEXT)).toBe('wrong-name-or-password');
    expect(await code('no token', PASSWORD, NEXT)).toBe('no-session');
    expect(await code(token.secret(), PASSWORD, 'eleven char')).toBe('bad-password');
    expect(await people.refusal('Dana')).toBeNull();
  });

  test('is guessed at ten times here, and the door stays as it is', async () => {
    const people = new People();
    const { token } = await people.hire('Dana');
    for (let attempt = 0; attempt < 10; attempt += 1)
      await people.identity.changePassword(token.secret(), 'a wrong password', NEXT);
    expect(await people.identity.changePassword(token.secret(), PASSWORD, NEXT)).toMatchObject({
      error: { code: 'locked' },
    });
    expect(await people.refusal('Dana')).toBeNull();
  });

  test('is kept at the cost of the day it was set, and anew when the cost has changed', async () => {
    const people = new People();
    await people.hire('Dana');
    const kept = async () => (await people.store.signInOf('dana'))?.credential;
    const before = await kept();
    expect(before).toMatchObject(CHEAP);
    expect(await people.refusal('Dana')).toBeNull();
    expect(await kept()).toEqual(before);
    const dearer = new Passwords(randomBytes, { n: 32, r: 8, p: 1 });
    const later = people.another(undefined, dearer);
    const given = { name: 'Dana', password: 'a wrong password', from: FROM };
    expect(await later.signIn(given)).toMatchObject({ ok: false });
    expect(await kept()).toEqual(before);
    const { token } = unwrap(await later.signIn({ ...given, password: PASSWORD }));
    expect(await kept()).toMatchObject({ n: 32, r: 8, p: 1 });
    expect(await later.sessionOf(token.secret())).not.toBeNull();
    expect(await people.refusal('Dana')).toBeNull();
  });

  test('costs what it should unless it is told otherwise', async () => {
    expect(SCRYPT_COST).toEqual({ n: 32_768, r: 8, p: 1 });
    const passwords = new Passwords(randomBytes);
    const kept = await passwords.scramble(PASSWORD);
    expect(kept).toMatchObject(SCRYPT_COST);
    expect(await passwords.matches(PASSWORD, kept)).toBe(true);
    expect(await passwords.matches(`${PASSWORD}!`, kept)).toBe(false);
    expect(await passwords.matches(PASSWORD, passwords.nobody())).toBe(false);
  });

  test('is scrypt as everybody computes it', async () => {
    // A vector of RFC 7914, section 12.
    const passwords = new Passwords(randomBytes);
    const hash = Buffer.from(
      'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162',
      'hex',
    );
    const kept = {
      n: 1024,
      r: 8,
      p: 16,
      salt: Buffer.from('NaCl').toString('base64url'),
      hash: hash.toString('base64url'),
    };
    expect(await passwords.matches('password', kept)).toBe(true);
  });

  test('is kept with a salt of its own', async () => {
    const passwords = new Passwords(randomBytes, CHEAP);
    const [one, other] = [await passwords.scramble(PASSWORD), await passwords.scramble(PASSWORD)];
    expect(one.salt).not.toBe(other.salt);
    expect(one.hash).not.toBe(other.hash);
  });
});
