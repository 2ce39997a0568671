import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { displayName, signInName } from '../../src/identity/names.js';
import { People } from '../support/people.js';

describe('a guest', () => {
  test('joins in one click, and is known by the token from then on', async () => {
    const { identity } = new People();
    const { account, token } = unwrap(await identity.joinGuest());
    expect(account.name).toMatch(/^Guest [1-9]\d{3}$/);
    expect(account.id).toMatch(/^p-[0-9a-z]{16}$/);
    expect(account.role).toBe('player');
    expect(token.secret()).toMatch(/^[\w-]{43}$/);
    expect((await identity.sessionOf(token.secret()))?.account).toEqual(account);
    expect(await identity.account(account.id)).toEqual(account);
  });

  test('may have the name that somebody else has', async () => {
    const { identity } = new People();
    const [ann, other] = [
      unwrap(await identity.joinGuest('Ann')),
      unwrap(await identity.joinGuest('Ann')),
    ];
    expect(other.account.name).toBe('Ann');
    expect(other.account.id).not.toBe(ann.account.id);
    expect(other.token.secret()).not.toBe(ann.token.secret());
  });

  test('has no password to change', async () => {
    const people = new People();
    await people.hire('Dana');
    const { token } = unwrap(await people.identity.joinGuest('Diana'));
    const changed = await people.identity.changePassword(
      token.secret(),
      'correct horse battery',
      'another good password',
    );
    expect(changed).toMatchObject({ ok: false, error: { code: 'no-password' } });
    expect(await people.refusal('Dana')).toBeNull();
  });

  test('with a bad name is told so, and is not there', async () => {
    const { identity } = new People();
    expect(await identity.joinGuest('  ')).toMatchObject({
      ok: false,
      error: { code: 'bad-name', message: 'a name has 1 to 24 characters' },
    });
  });
});

describe('a name', () => {
  const good: readonly (readonly [string, string, string])[] = [
    ['is kept as it is', 'Ann', 'Ann'],
    ['is trimmed', '  Ann \u00a0', 'Ann'],
    ['has single spaces', 'Ann\u2003  Lee', 'Ann Lee'],
    ['is composed', 'Zoe\u0308', 'Zo\u00eb'],
    ['may be of any script', '李小龍', '李小龍'],
    ['may be written from the right', 'ליאור', 'ליאור'],
    ['may be a picture', '🂡', '🂡'],
    ['has up to 24 characters', 'x'.repeat(24), 'x'.repeat(24)],
    ['counts a picture as one', '🂡'.repeat(24), '🂡'.repeat(24)],
  ];
  test.each(good)('%s', (_what, typed, name) => {
    expect(displayName(typed)).toEqual({ ok: true, value: name });
  });

  const bad: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['only spaces', ' \u3000 '],
    ['25 characters', 'x'.repeat(25)],
    ['a line feed', 'Ann\nLee'],
    ['a null', 'Ann\u0000'],
    ['an escape', '\u001b[31mAnn'],
    ['a mark that turns the direction', 'Ann\u202eeel'],
    ['an isolate', '\u2066Ann\u2069'],
    ['a space of no width', 'An\u200bn'],
    ['a soft hyphen', 'An\u00adn'],
    ['a filler that looks like nothing', '\u3164'],
    ['a blank cell', '\u2800'],
    ['a line separator', 'Ann\u2028Lee'],
    ['half a character', 'Ann\ud800'],
    ['a private character', '\ue000'],
    ['marks piled up', 'Z\u0335\u0336\u0337\u0338'],
    ['a mark on nothing', '\u0335Ann'],
  ];
  test.each(bad)('has no %s', (_what, typed) => {
    expect(displayName(typed)).toMatchObject({ ok: false, error: { code: 'bad-name' } });
  });

  test('is the same to sign in by, however it is typed', () => {
    for (const typed of ['dana reed', 'DANA REED', ' Dana  Reed ', 'Ｄana Reed', 'Dana\u00a0Reed'])
      expect(signInName(typed)).toBe('dana reed');
    expect(signInName('Zoe\u0308')).toBe(signInName('ZO\u00cb'));
    expect(signInName('Dana Reid')).not.toBe('dana reed');
  });
});
