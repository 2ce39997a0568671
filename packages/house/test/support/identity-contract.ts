import { describe, expect, test } from 'vitest';
import type { IdentityStore } from '../../src/identity/identity-store.js';
import { disableAccount, issueCodes } from './staff.js';

interface IdentityUnderTest {
  readonly store: IdentityStore;
  /** Where the data lies. */
  readonly file: string;
  /** Opens the same data again, as another process would. */
  readonly again: () => Promise<IdentityStore>;
}

export type MakeIdentityStore = () => Promise<IdentityUnderTest>;

const at = (minute: number): string =>
  new Date(Date.parse('2026-03-01T12:00:00.000Z') + minute * 60_000).toISOString();

const sessionOf = (account: string, hash = `token of ${account}`, minutes = 30) => ({
  hash,
  account,
  createdAt: at(0),
  expiresAt: at(minutes),
  lastSeenAt: at(0),
});

const accountOf = (id: string, name: string, role: 'player' | 'dealer' | 'operator') => ({
  id,
  name,
  role,
  createdAt: at(0),
  signIn: role === 'player' ? null : name.toLowerCase(),
});

const credentialOf = (account: string, hash = `password of ${account}`) => ({
  account,
  n: 16,
  r: 8,
  p: 1,
  salt: 'salt',
  hash,
});

const redemptionOf = (id: string, name: string, role: 'dealer' | 'operator', code: string) => ({
  code,
  at: at(0),
  account: accountOf(id, name, role),
  credential: credentialOf(id),
  session: sessionOf(id),
});

const hire = async (
  { store, file }: Pick<IdentityUnderTest, 'store' | 'file'>,
  id: string,
  name: string,
  role: 'dealer' | 'operator' = 'dealer',
): Promise<void> => {
  issueCodes(file, at(0), [{ hash: `code of ${id}`, role, expiresAt: at(60) }]);
  expect(await store.redeem(redemptionOf(id, name, role, `code of ${id}`))).toMatchObject({
    ok: true,
  });
};

const RULE = { failures: 3, milliseconds: 10 * 60_000 };

/** What every adapter of the store of people must do. */
export const identityContract = (name: string, make: MakeIdentityStore): void => {
  describe(`${name}: accounts and sessions`, () => {
    test('a guest is there with the session, for every connection', async () => {
      const { store, again } = await make();
      await store.addGuest(accountOf('p-1', 'Ann', 'player'), sessionOf('p-1'));
      const account = {
        id: 'p-1',
        name: 'Ann',
        role: 'player',
        createdAt: at(0),
        disabledAt: null,
      };
      const other = await again();
      expect(await other.account('p-1')).toEqual(account);
      expect(await other.session('token of p-1')).toEqual({ account, session: sessionOf('p-1') });
      expect(await other.account('p-2')).toBeNull();
      expect(await other.session('token of p-2')).toBeNull();
    });

    test('two guests share a name, and neither can be signed in by it', async () => {
      const { store } = await make();
      await store.addGuest(accountOf('p-1', 'Ann', 'player'), sessionOf('p-1'));
      await store.addGuest(accountOf('p-2', 'Ann', 'player'), sessionOf('p-2'));
      expect(await store.signInOf('ann')).toBeNull();
      expect(await store.signInOfAccount('p-1')).toBeNull();
    });

    test('an account that is there already leaves nothing behind', async () => {
      const { store } = await make();
      await store.addGuest(accountOf('p-1', 'Ann', 'player'), sessionOf('p-1'));
      const twice = store.addGuest(accountOf('p-1', 'Eve', 'player'), sessionOf('p-1', 'other'));
      await expect(twice).rejects.toThrow();
      expect(await store.session('other')).toBeNull();
      expect((await store.account('p-1'))?.name).toBe('Ann');
    });

    test('a session is prolonged, and ended', async () => {
      const { store } = await make();
      await store.addGuest(accountOf('p-1', 'Ann', 'player'), sessionOf('p-1'));
      await store.touchSession('token of p-1', at(5), at(35));
      expect((await store.session('token of p-1'))?.session).toEqual({
        ...sessionOf('p-1'),
        lastSeenAt: at(5),
        expiresAt: at(35),
      });
      await store.endSession('token of p-1');
      expect(await store.session('token of p-1')).toBeNull();
    });

    test('staff are listed, players are not', async () => {
      const made = await make();
      const { store } = made;
      await store.addGuest(accountOf('p-1', 'Ann', 'player'), sessionOf('p-1'));
      await hire(made, 's-2', 'Ben');
      await hire(made, 's-1', 'Olga', 'operator');
      expect((await store.staff()).map(({ id }) => id)).toEqual(['s-1', 's-2']);
    });

    test('a disabled account has no session, and gets none', async () => {
      const made = await make();
      const { store, file } = made;
      await hire(made, 's-1', 'Ben');
      await hire(made, 's-2', 'Dana');
      disableAccount(file, at(1), 's-1');
      expect(await store.session('token of s-1')).toBeNull();
      expect(await store.addSession(sessionOf('s-1', 'new'), 'password of s-1')).toBe(false);
      expect(await store.session('new')).toBeNull();
      expect((await store.account('s-1'))?.disabledAt).toBe(at(1));
      expect(await store.session('token of s-2')).not.toBeNull();
    });
  });

  describe(`${name}: passwords`, () => {
    test('are found by the name that somebody signs in by, and by the account', async () => {
      const made = await make();
      const { store } = made;
      await hire(made, 's-1', 'Dana');
      const found = await store.signInOf('dana');
      expect(found).toMatchObject({ account: { id: 's-1' }, credential: credentialOf('s-1') });
      expect(await store.signInOfAccount('s-1')).toEqual(found);
      expect(await store.signInOf('Dana')).toBeNull();
    });

    test('are replaced where nobody else has come between', async () => {
      const made = await make();
      const { store, again } = made;
      await hire(made, 's-1', 'Dana');
      const next = { ...credentialOf('s-1', 'next'), n: 32, salt: 'other' };
      expect(await store.replaceCredential(next, 'password of s-1')).toBe(true);
      expect(await (await again()).signInOf('dana')).toMatchObject({ credential: next });
      const late = credentialOf('s-1', 'late');
      expect(await store.replaceCredential(late, 'password of s-1', 'none')).toBe(false);
      expect(await store.signInOf('dana')).toMatchObject({ credential: next });
      expect(await store.session('token of s-1')).not.toBeNull();
    });

    test('that change end every session of the account but one', async () => {
      const made = await make();
      const { store } = made;
      await hire(made, 's-1', 'Dana');
      await hire(made, 's-2', 'Ben');
      await store.addSession(sessionOf('s-1', 'second'), 'password of s-1');
      await store.addSession(sessionOf('s-1', 'third'), 'password of s-1');
      await store.replaceCredential(credentialOf('s-1', 'next'), 'password of s-1', 'second');
      expect(await store.session('token of s-1')).toBeNull();
      expect(await store.session('second')).not.toBeNull();
      expect(await store.session('third')).toBeNull();
      expect(await store.session('token of s-2')).not.toBeNull();
    });

    test('that changed meanwhile open no session', async () => {
      const made = await make();
      const { store } = made;
      await hire(made, 's-1', 'Dana');
      await store.replaceCredential(credentialOf('s-1', 'next'), 'password of s-1');
      expect(await store.addSession(sessionOf('s-1', 'late'), 'password of s-1')).toBe(false);
      expect(await store.addSession(sessionOf('s-1', 'new'), 'next')).toBe(true);
    });
  });

  describe(`${name}: codes`, () => {
    const codes = [{ hash: 'code', role: 'dealer', expiresAt: at(60) }] as const;

    test('make an account, its password and its session at once, and only once', async () => {
      const { store, file } = await make();
      issueCodes(file, at(0), codes);
      expect(await store.roleOfCode('code', at(0))).toBe('dealer');
      expect(await store.redeem(redemptionOf('s-1', 'Dana', 'dealer', 'code'))).toMatchObject({
        ok: true,
        value: { id: 's-1', name: 'Dana', role: 'dealer', disabledAt: null },
      });
      expect(await store.session('token of s-1')).not.toBeNull();
      expect(await store.roleOfCode('code', at(0))).toBeNull();
      const second = await store.redeem(redemptionOf('s-2', 'Eve', 'dealer', 'code'));
      expect(second).toEqual({ ok: false, error: 'no-such-code' });
      expect(await store.account('s-2')).toBeNull();
    });

    test('do not work for another role, nor when they have expired', async () => {
      const { store, file } = await make();
      issueCodes(file, at(0), codes);
      const none = { ok: false, error: 'no-such-code' };
      expect(await store.redeem(redemptionOf('s-1', 'Olga', 'operator', 'code'))).toEqual(none);
      const late = { ...redemptionOf('s-1', 'Dana', 'dealer', 'code'), at: at(60) };
      expect(await store.redeem(late)).toEqual(none);
      expect(await store.roleOfCode('code', at(60))).toBeNull();
      expect(await store.redeem({ ...late, at: at(59) })).toMatchObject({ ok: true });
    });

    test('stay good when the name is taken', async () => {
      const made = await make();
      const { store, file } = made;
      await hire(made, 's-1', 'Dana');
      issueCodes(file, at(0), codes);
      const taken = await store.redeem(redemptionOf('s-2', 'DANA', 'dealer', 'code'));
      expect(taken).toEqual({ ok: false, error: 'name-taken' });
      expect(await store.account('s-2')).toBeNull();
      expect(await store.roleOfCode('code', at(0))).toBe('dealer');
    });

    test('let one of two connections win', async () => {
      const { store, again, file } = await make();
      issueCodes(file, at(0), codes);
      const other = await again();
      const both = await Promise.all(
        [store, other].map((one, index) =>
          one.redeem(redemptionOf(`s-${index}`, `Name ${index}`, 'dealer', 'code')),
        ),
      );
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await store.staff()).toHaveLength(1);
    });

    test('are issued first only while there is no staff, in place of those before', async () => {
      const { store, again } = await make();
      const first = (minute: number, hash: string) =>
        store.addFirstCodes([{ hash, role: 'dealer', expiresAt: at(minute + 60) }], at(minute));
      await store.addGuest(accountOf('p-1', 'Ann', 'player'), sessionOf('p-1'));
      expect(await first(0, 'a')).toBe(true);
      expect(await first(1, 'b')).toBe(true);
      expect(await store.roleOfCode('a', at(1))).toBeNull();
      expect(await store.roleOfCode('b', at(1))).toBe('dealer');
      expect(await first(60, 'c')).toBe(true);
      const other = await again();
      await other.redeem({ ...redemptionOf('s-1', 'Dana', 'dealer', 'c'), at: at(61) });
      expect(await first(500, 'd')).toBe(false);
    });
  });

  describe(`${name}: attempts`, () => {
    test('lock their subject from the last one allowed, for every connection', async () => {
      const { store, again } = await make();
      for (const minute of [0, 1, 2])
        expect(await store.takeAttempt('name/dana', at(minute), RULE)).toBeNull();
      const other = await again();
      expect(await other.takeAttempt('name/dana', at(3), RULE)).toBe(at(12));
      expect(await other.takeAttempt('name/dana', at(11), RULE)).toBe(at(12));
      expect(await other.takeAttempt('name/ben', at(3), RULE)).toBeNull();
      expect(await store.takeAttempt('name/dana', at(12), RULE)).toBeNull();
    });

    test('count as long as the rule says', async () => {
      const { store } = await make();
      for (const minute of [0, 9, 10, 19, 20, 29])
        expect(await store.takeAttempt('name/dana', at(minute), RULE)).toBeNull();
      expect(await store.takeAttempt('name/dana', at(29), RULE)).toBeNull();
      expect(await store.takeAttempt('name/dana', at(29), RULE)).toBe(at(39));
    });

    test('are given back one by one, with the lock they made', async () => {
      const { store } = await make();
      for (const minute of [0, 1, 2]) await store.takeAttempt('source/x', at(minute), RULE);
      await store.giveAttemptBack('source/x', at(1));
      await store.giveAttemptBack('source/x', at(1));
      await store.giveAttemptBack('source/none', at(1));
      expect(await store.takeAttempt('source/x', at(3), RULE)).toBeNull();
      expect(await store.takeAttempt('source/x', at(4), RULE)).toBe(at(13));
    });

    test('are forgotten', async () => {
      const { store } = await make();
      for (const minute of [0, 1, 2]) await store.takeAttempt('name/dana', at(minute), RULE);
      await store.forgetAttempts('name/dana');
      for (const minute of [3, 4, 5])
        expect(await store.takeAttempt('name/dana', at(minute), RULE)).toBeNull();
      expect(await store.takeAttempt('name/dana', at(6), RULE)).toBe(at(15));
    });
  });

  describe(`${name}: sweeping`, () => {
    test('takes what has run out and leaves the rest', async () => {
      const { store, file } = await make();
      await store.addGuest(accountOf('p-1', 'Ann', 'player'), sessionOf('p-1', 'short', 30));
      await store.addGuest(accountOf('p-2', 'Ben', 'player'), sessionOf('p-2', 'long', 31));
      issueCodes(file, at(0), [{ hash: 'short', role: 'dealer', expiresAt: at(30) }]);
      issueCodes(file, at(0), [{ hash: 'long', role: 'dealer', expiresAt: at(31) }]);
      await store.takeAttempt('name/long', at(21), { ...RULE, failures: 1 });
      await store.sweep(at(30));
      expect(await store.session('short')).toBeNull();
      expect(await store.session('long')).not.toBeNull();
      expect(await store.roleOfCode('short', at(0))).toBeNull();
      expect(await store.roleOfCode('long', at(0))).toBe('dealer');
      expect(await store.takeAttempt('name/long', at(30), RULE)).toBe(at(31));
      expect(await store.account('p-1')).not.toBeNull();
    });

    test('forgets attempts long ago', async () => {
      const { store } = await make();
      await store.takeAttempt('name/short', at(20), { ...RULE, failures: 1 });
      await store.sweep(at(30));
      expect(await store.takeAttempt('name/short', at(25), RULE)).toBeNull();
    });
  });
};
