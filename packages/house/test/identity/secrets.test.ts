import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { FROM, PASSWORD, People } from '../support/people.js';
import { connectionOf, openAt } from '../support/sqlite.js';

/** Everything that could be written down of a value. */
const written = (value: unknown): string =>
  [
    inspect(value, { depth: 20, showHidden: true, getters: true }),
    JSON.stringify(value),
    `${String(value)}`,
  ].join('\n');

describe('nothing that is written down by accident holds', () => {
  test('the token or the code that somebody was given', async () => {
    const people = new People();
    const guest = unwrap(await people.identity.joinGuest());
    const [issued] = people.identity.drawCodes(['dealer']);
    const staff = await people.hire('Dana');
    const first = await new People().identity.firstCodes();
    for (const [value, secret] of [
      [guest, guest.token.secret()],
      [staff, staff.token.secret()],
      [issued, issued!.code.secret()],
      [first, first![9]!.code.secret()],
    ] as const) {
      expect(secret.length).toBeGreaterThan(25);
      expect(written(value)).not.toContain(secret);
      expect(written({ inside: [value] })).not.toContain(secret);
    }
    expect(`${guest.token}`).toBe('[session token]');
    expect(inspect(issued!.code)).toBe('[staff code]');
  });

  test('what was typed, in any refusal', async () => {
    const people = new People();
    const { token } = await people.hire('Dana');
    const secrets = ['a wrong secret password', 'short one', '0'.repeat(26), 'x-my-token-x'];
    const [wrong, short, code, unknown] = secrets as [string, string, string, string];
    const door = { name: 'Eve', password: wrong, from: FROM };
    const answers: unknown[] = [
      await people.signIn('Dana', wrong),
      await people.signIn(wrong, wrong),
      await people.identity.redeem(code, door),
      await people.identity.redeem(code, { ...door, password: short }),
      await people.identity.redeem(code, { ...door, name: `\n${code}` }),
      await people.identity.changePassword(unknown, PASSWORD, wrong),
      await people.identity.changePassword(token.secret(), wrong, `${wrong} 2`),
      await people.identity.changePassword(token.secret(), PASSWORD, short),
      await people.identity.sessionOf(unknown),
    ];
    for (let attempt = 0; attempt < 6; attempt += 1)
      answers.push(await people.signIn(wrong, wrong));
    for (const secret of [...secrets, token.secret()])
      expect(written(answers)).not.toContain(secret);
    expect(written(answers)).toContain('locked');
  });

  test('anything, in the house itself after people came in', async () => {
    const people = new People();
    const { token } = await people.hire('Dana');
    unwrap(await people.signIn('Dana'));
    for (const secret of [PASSWORD, token.secret()])
      expect(written(people.identity)).not.toContain(secret);
  });

  test('a thrown error, when the database fails in the middle', async () => {
    const people = new People();
    const code = await people.code('dealer');
    connectionOf(openAt(people.file)).exec('DROP TABLE sessions');
    const failed = await people.identity
      .redeem(code, { name: 'Dana', password: PASSWORD, from: FROM })
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    for (const secret of [code, code.replaceAll('-', ''), PASSWORD])
      expect(written(failed)).not.toContain(secret);
    expect(await people.identity.staff()).toEqual([]);
  });

  test('the file: neither token, code nor password is in it', async () => {
    const people = new People();
    const code = await people.code('dealer');
    const door = { name: 'Dana', password: PASSWORD, from: FROM };
    const { token } = unwrap(await people.identity.redeem(code, door));
    await people.signIn('typed a password as the name', 'x');
    connectionOf(openAt(people.file)).pragma('wal_checkpoint(TRUNCATE)');
    const bytes = readFileSync(people.file).toString('latin1');
    expect(bytes).toContain('Dana');
    const bare = code.replaceAll('-', '');
    for (const secret of [token.secret(), code, bare, PASSWORD, 'typed a password'])
      expect(bytes).not.toContain(secret);
  });
});
