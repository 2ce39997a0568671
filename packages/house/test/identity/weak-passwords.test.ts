import { describe, expect, test } from 'vitest';
import { checkPassword } from '../../src/identity/passwords.js';
import { People } from '../support/people.js';

const message = (password: string, name = 'Dana'): string | null => {
  const checked = checkPassword(password, name);
  return checked.ok ? null : checked.error.message;
};

describe('a password', () => {
  test.each([
    ...['password1234', 'Password1234!', 'passwordpassword', 'p4ssw0rd1234', '123456789012'],
    ...['abcdefghijkl', 'qwertyuiop12', 'qwertyuiopasdfghjkl', '1q1q1q1q1q1q', 'aaaaaaaaaaaa'],
    ...['letmeinletmein', 'Administrator1', 'welcome12345', 'iloveyou2026', 'baizebaizebaize'],
    ...['Casino2026!!', 'correct horse battery staple', 'changeme1234', '111122223333'],
  ])('that is among the first that are tried is refused: %s', (password) => {
    expect(message(password)).toContain('among the first that a guesser tries');
  });

  test('that is somebody’s own name is refused', () => {
    expect(message('Petra Lind 99', 'Petra Lind')).toContain('among the first');
    expect(message('Petra Lind 99', 'Dana')).toBeNull();
  });

  test.each([
    ...['correct horse battery', 'another good password', 'seven red lamps', 'Xk2#vq9!Lm0z'],
    ...['the dealer sleeps late', 'пять синих чашек', 'river-otter-42-moss'],
  ])('of one’s own is taken: %s', (password) => {
    expect(message(password)).toBeNull();
  });

  test('that is too short says how long it must be', () => {
    expect(message('eleven char')).toBe('a password has 12 to 128 characters');
  });

  test('is looked at when a code is redeemed and when it is changed', async () => {
    const people = new People();
    const refused = await people.identity.redeem(await people.code('dealer'), {
      name: 'Dana',
      password: 'password1234',
      from: '192.0.2.1',
    });
    expect(refused).toMatchObject({ ok: false, error: { code: 'bad-password' } });
    const { token } = await people.hire('Dora');
    const changed = await people.identity.changePassword(
      token.secret(),
      'correct horse battery',
      'passwordpassword',
    );
    expect(changed).toMatchObject({ ok: false, error: { code: 'bad-password' } });
  });
});
