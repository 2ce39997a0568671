import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { crockford, readCrockford } from '../../src/identity/crockford.js';
import { codeHash, drawCode } from '../../src/identity/staff-code.js';
import { FROM, PASSWORD, People } from '../support/people.js';

const at = (name: string, password = PASSWORD, from = FROM) => ({ name, password, from });

describe('a staff code', () => {
  test('has 128 bits in groups that are easily read out', () => {
    const bytes = Uint8Array.from({ length: 16 }, (_, index) => index * 17);
    expect(drawCode(() => bytes).secret()).toBe('008J4-CT4AN-K7F24-SNAXW-SQFEZW');
    expect(drawCode(() => new Uint8Array(16).fill(255)).secret()).toMatch(/^(Z{5}-){4}Z{5}W$/);
  });

  test('is the same however it is typed', () => {
    const hash = codeHash('008J4-CT4AN-K7F24-SNAXW-SQFEZW');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    for (const typed of [
      'oo8j4-ct4an-k7f24-snaxw-sqfezw',
      ' 008J4 CT4AN K7F24 SNAXW SQFEZW ',
      'OO8J4CT4ANK7F24SNAXWSQFEZW',
    ])
      expect(codeHash(typed)).toBe(hash);
    expect(codeHash('108J4-CT4AN-K7F24-SNAXW-SQFEZW')).not.toBe(hash);
    for (const typed of ['', '008J4', '008J4-CT4AN-K7F24-SNAXW-SQFEZWW', 'u'.repeat(26)])
      expect(codeHash(typed)).toBeNull();
  });

  test('is written in base 32 as Crockford has it', () => {
    expect(crockford(new TextEncoder().encode('fooba'))).toBe('CSQPYRK1');
    expect(crockford(Uint8Array.of(255))).toBe('ZW');
    expect(readCrockford('il-lo')).toBe('1110');
    expect(readCrockford('u')).toBeNull();
  });

  test('makes a member of the staff, who is signed in at once', async () => {
    const people = new People();
    const signedIn = unwrap(
      await people.identity.redeem(await people.code('pit-manager'), at(' Petra  Lind ')),
    );
    expect(signedIn.account).toMatchObject({ name: 'Petra Lind', role: 'pit-manager' });
    expect(signedIn.account.id).toMatch(/^s-[0-9a-z]{16}$/);
    const session = await people.identity.sessionOf(signedIn.token.secret());
    expect(session?.account).toEqual(signedIn.account);
    expect(await people.identity.staff()).toEqual([signedIn.account]);
    expect(await people.refusal('petra lind')).toBeNull();
  });

  test('works once', async () => {
    const people = new People();
    const code = await people.code('dealer');
    unwrap(await people.identity.redeem(code, at('Dana')));
    const again = await people.identity.redeem(code, at('Dora'));
    expect(again).toMatchObject({ ok: false, error: { code: 'no-such-code' } });
  });

  test('works once for two who bring it at the same time by two connections', async () => {
    const people = new People();
    const code = await people.code('dealer');
    const other = people.another();
    const both = await Promise.all([
      people.identity.redeem(code, at('Dana')),
      other.redeem(code, at('Dora')),
    ]);
    expect(both.map((one) => (one.ok ? 'in' : one.error.code)).sort()).toEqual([
      'in',
      'no-such-code',
    ]);
    expect(await people.identity.staff()).toHaveLength(1);
  });

  test('expires after seven days', async () => {
    const people = new People();
    const [early, late] = [await people.code('dealer'), await people.code('dealer')];
    people.clock.pass({ days: 7, milliseconds: -1 });
    expect(await people.identity.redeem(early, at('Dana'))).toMatchObject({ ok: true });
    people.clock.pass({ milliseconds: 1 });
    const refused = { ok: false, error: { code: 'no-such-code' } };
    expect(await people.identity.redeem(late, at('Dora'))).toMatchObject(refused);
  });

  test('is not used up by a name that is taken, a bad name or a weak password', async () => {
    const people = new People();
    await people.hire('Dana');
    const code = await people.code('dealer');
    const codeOf = async (given: ReturnType<typeof at>) => {
      const answer = await people.identity.redeem(code, given);
      return answer.ok ? null : answer.error.code;
    };
    expect(await codeOf(at('DANA'))).toBe('name-taken');
    expect(await codeOf(at('Da\u202ena'))).toBe('bad-name');
    expect(await codeOf(at('Dora', 'eleven char'))).toBe('bad-password');
    expect(await codeOf(at('Dora', 'x'.repeat(129)))).toBe('bad-password');
    expect(await codeOf(at('Dora', 'red lamps '.repeat(13).slice(0, 128)))).toBeNull();
  });

  test('that is wrong locks the address after twenty, for whoever has none that is right', async () => {
    const people = new People();
    const wrong = '00000-00000-00000-00000-000000';
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect(await people.identity.redeem(wrong, at('Eve'))).toMatchObject({
        ok: false,
        error: { code: 'no-such-code' },
      });
    expect(await people.identity.redeem(wrong, at('Eve'))).toMatchObject({
      ok: false,
      error: { code: 'locked', waitSeconds: 900 },
    });
    expect((await people.identity.redeem(await people.code('dealer'), at('Dana'))).ok).toBe(true);
  });
});

describe('the codes of the first day', () => {
  test('are for every office', async () => {
    const { identity } = new People();
    const codes = (await identity.firstCodes()) ?? [];
    const count = (role: string) => codes.filter((one) => one.role === role).length;
    expect(
      ['operator', 'pit-manager', 'floorperson', 'dealer', 'surveillance', 'auditor'].map(count),
    ).toEqual([2, 2, 2, 2, 1, 1]);
    expect(new Set(codes.map(({ code }) => code.secret())).size).toBe(10);
  });

  test('are not given where there is staff, and the other codes go on', async () => {
    const people = new People();
    const [first, second] = (await people.identity.firstCodes()) ?? [];
    unwrap(await people.identity.redeem(first!.code.secret(), at('Olga')));
    expect(await people.identity.firstCodes()).toBeNull();
    unwrap(await people.identity.redeem(second!.code.secret(), at('Oskar')));
    people.clock.pass({ days: 30 });
    expect(await people.identity.firstCodes()).toBeNull();
  });

  test('are drawn anew at each start until one is used, and those before end', async () => {
    const people = new People();
    const before = (await people.identity.firstCodes()) ?? [];
    const after = (await people.identity.firstCodes()) ?? [];
    expect(after).toHaveLength(10);
    expect(await people.identity.redeem(before[0]!.code.secret(), at('Eve'))).toMatchObject({
      ok: false,
      error: { code: 'no-such-code' },
    });
    unwrap(await people.identity.redeem(after[0]!.code.secret(), at('Olga')));
  });

  test('are given again where nobody came before they had expired', async () => {
    const people = new People();
    await people.identity.firstCodes();
    people.clock.pass({ days: 7 });
    expect(await people.identity.firstCodes()).toHaveLength(10);
  });

  test('of two who start at once, one set works', async () => {
    const people = new People();
    const both = await Promise.all([people.identity.firstCodes(), people.another().firstCodes()]);
    const redeemed = await Promise.all(
      both.map((codes, index) =>
        people.identity.redeem(codes?.[0]?.code.secret() ?? '', at(`Olga ${index}`)),
      ),
    );
    expect(redeemed.filter((one) => one.ok)).toHaveLength(1);
  });
});
