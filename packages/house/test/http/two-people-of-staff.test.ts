import { unwrap } from '@baize/result';
import { describe, expect, it } from 'vitest';
import { auditHouse } from '../../src/audit/audit-house.js';
import { onRecord } from '../../src/identity/staff-code.js';
import { STAFF_ROLL } from '../../src/identity/staff-roll.js';
import { exampleHouse, openHouse } from '../live/support/open-house.js';
import { PASSWORD } from '../support/people.js';
import { raw } from '../support/raw.js';
import { Caller, problemOf } from './support/caller.js';
import { type Served, serve } from './support/serve.js';

type SignedIn = Awaited<ReturnType<Served['as']>>;

interface Issued {
  readonly codes: readonly { readonly role: string; readonly code: string }[];
  readonly proposal?: string;
}

const TABLE = 'pit-table';
const RULES = exampleHouse('sd/caribbean-stud');
const ADJUST = {
  type: 'AtJackpot',
  jackpot: 'progressive',
  step: {
    type: 'Adjust',
    of: 'meter',
    changeMicros: 1_000_000,
    reason: 'the display stood behind',
  },
};
const CHANGE = {
  type: 'ChangeRules',
  house: { ...RULES, limits: { ante: { min: 1000, max: 3000, step: 500 } } },
  reason: 'a higher minimum',
};

/** A house whose roll names everybody, with two operators and a pit manager of the first day. */
const openForStaff = async () => {
  const over = await openHouse();
  await over.create('sd/caribbean-stud', { slug: TABLE, dealing: 'attended' });
  const served = await serve({ over });
  await served.people.identity.beginRoll();
  const [one, two] = [await served.as('operator'), await served.as('operator')];
  const pit = await served.as('pit-manager');
  return { over, served, one, two, pit };
};

const issue = async (by: Caller, ...roles: readonly string[]): Promise<Issued> => {
  const answer = await by.post('/api/codes', { roles });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Issued;
};

const redeem = async (served: Served, code: string, name: string): Promise<Caller | null> => {
  const answer = await served.nobody.post('/api/staff', { code, name, password: PASSWORD });
  if (!answer.ok) return null;
  return new Caller(served.base, answer.headers.get('set-cookie')?.split(';')[0] ?? '');
};

const decide = async (by: Caller, id: string, decision = 'confirm'): Promise<string> => {
  const answer = await by.order(`/api/proposals/${id}`, { decision, reason: 'because' });
  return answer.ok ? 'done' : (await problemOf(answer)).code;
};

const propose = async (by: Caller, path: string, body: object): Promise<string> => {
  const answer = await by.order(path, body);
  expect(answer.status).toBe(200);
  const { proposal } = (await answer.json()) as { readonly proposal?: string };
  expect(proposal).toEqual(expect.any(String));
  return proposal ?? '';
};

const changeRules = (by: Caller) => propose(by, `/api/tables/${TABLE}/orders`, CHANGE);
const disabling = ({ person }: SignedIn) => `/api/accounts/${person.account}/disable`;

const onRoll = async (over: Awaited<ReturnType<typeof openHouse>>) =>
  (await over.store.readStream(STAFF_ROLL)).map(
    ({ text }) => JSON.parse(text) as { readonly type: string; readonly by?: string },
  );

describe('codes for roles that can confirm', () => {
  it.each(['operator', 'pit-manager', 'floorperson'])(
    '%s: one person alone has no code that works',
    async (role) => {
      const { over, served, one, two } = await openForStaff();
      const { codes, proposal } = await issue(one, role);
      const code = codes[0]?.code ?? '';
      expect(await redeem(served, code, 'Somebody Else')).toBeNull();
      expect(await decide(one, proposal ?? '')).toBe('same-person');
      expect(await redeem(served, code, 'Somebody Else')).toBeNull();
      expect(await decide(two, proposal ?? '')).toBe('done');
      served.people.clock.pass({ minutes: 1 });
      expect(await redeem(served, code, 'Somebody Else')).not.toBeNull();
      const told = await onRoll(over);
      expect(told.at(-2)).toMatchObject({
        type: 'CodesIssued',
        by: one.person.account,
        second: two.person.account,
      });
      expect(told.at(-1)).toMatchObject({ type: 'StaffJoined', role });
      expect(JSON.stringify(told)).not.toContain(code);
      expect(await auditHouse(over.store, null)).toMatchObject({ ok: true });
    },
  );

  it.each(['dealer', 'surveillance', 'auditor'])(
    '%s: one person issues it, on record',
    async (role) => {
      const { over, served, one } = await openForStaff();
      const { codes, proposal } = await issue(one, role);
      expect(proposal).toBeUndefined();
      expect(await redeem(served, codes[0]?.code ?? '', 'Newcomer')).not.toBeNull();
      const told = await onRoll(over);
      expect(told.at(-2)).toMatchObject({
        type: 'CodesIssued',
        by: one.person.account,
        second: null,
      });
    },
  );

  it('a pit manager may be the second: one operator who is left is not stuck', async () => {
    const { served, one, pit } = await openForStaff();
    const { codes, proposal } = await issue(one, 'operator');
    expect(await decide(pit, proposal ?? '')).toBe('done');
    expect(await redeem(served, codes[0]?.code ?? '', 'Otto')).not.toBeNull();
  });
});

describe('whoever was made by one of the two', () => {
  const withNewcomers = async () => {
    const house = await openForStaff();
    const { served, one, two } = house;
    const { codes, proposal } = await issue(one, 'operator', 'operator');
    expect(await decide(two, proposal ?? '')).toBe('done');
    const [first, second] = [
      await redeem(served, codes[0]?.code ?? '', 'New One'),
      await redeem(served, codes[1]?.code ?? '', 'New Two'),
    ];
    return { ...house, first: first!, second: second! };
  };

  it('is not the second person with them for 24 hours, in either order, nor with a sibling', async () => {
    const { over, served, one, two, pit, first, second } = await withNewcomers();
    expect(await decide(first, await changeRules(one))).toBe('not-independent');
    expect(await decide(first, await changeRules(two))).toBe('not-independent');
    expect(await decide(one, await changeRules(first))).toBe('not-independent');
    expect(await decide(second, await changeRules(first))).toBe('not-independent');
    // Somebody of the first day had no part in it; and who is made by a newcomer is no way round it.
    const made = await issue(first, 'pit-manager');
    expect(await decide(pit, made.proposal ?? '')).toBe('done');
    const grandchild = (await redeem(served, made.codes[0]?.code ?? '', 'Third'))!;
    const adjusting = () => propose(one, `/api/tables/${TABLE}/orders`, ADJUST);
    expect(await decide(grandchild, await adjusting())).toBe('not-independent');
    expect(await decide(pit, await adjusting())).toBe('done');
    over.clock.pass({ hours: 23 });
    expect(await decide(first, await changeRules(one))).toBe('not-independent');
    over.clock.pass({ hours: 2 });
    expect(await decide(first, await changeRules(one))).toBe('done');
  });
});

describe('disabling and enabling', () => {
  it('take two people, end sessions at once, and are on record', async () => {
    const { over, served, one, two, pit } = await openForStaff();
    const dealer = await served.as('dealer');
    const id = await propose(one, disabling(dealer), {});
    expect((await dealer.get('/api/me')).status).toBe(200);
    expect(await decide(one, id)).toBe('same-person');
    expect(await decide(two, id)).toBe('done');
    expect((await dealer.get('/api/me')).status).toBe(401);
    expect((await served.people.signIn(dealer.person.name)).ok).toBe(false);
    expect((await onRoll(over)).at(-1)).toMatchObject({
      type: 'StaffDisabled',
      account: dealer.person.account,
      by: one.person.account,
      second: two.person.account,
    });
    expect(await auditHouse(over.store, null)).toMatchObject({ ok: true });
    const back = await propose(two, `/api/accounts/${dealer.person.account}/enable`, {});
    expect(await decide(pit, back)).toBe('done');
    expect((await served.people.signIn(dealer.person.name)).ok).toBe(true);
    expect(await auditHouse(over.store, null)).toMatchObject({ ok: true });
  });

  it('are not refused by whom they are about, who may confirm them', async () => {
    const { one, two, pit } = await openForStaff();
    const proposal = await propose(one, disabling(two), {});
    expect(await decide(two, proposal, 'refuse')).toBe('about-you');
    expect(await decide(pit, proposal, 'refuse')).toBe('done');
    expect(await decide(two, await propose(one, disabling(two), {}))).toBe('done');
  });

  it('hold for players too, and refuse who is not there and the last operator', async () => {
    const { over, served, one, two, pit } = await openForStaff();
    const player = await served.as('player');
    expect(await decide(two, await propose(one, disabling(player), {}))).toBe('done');
    expect((await player.get('/api/me')).status).toBe(401);
    expect(await auditHouse(over.store, null)).toMatchObject({ ok: true });
    for (const account of ['s-nobody', 'p-nobody']) {
      const none = await one.post(`/api/accounts/${account}/disable`, {});
      expect((await problemOf(none)).code).toBe('no-such-account');
    }
    const [first, second] = [
      await propose(one, disabling(two), {}),
      await propose(two, disabling(one), {}),
    ];
    // Both at once: one of them is the last, whoever was quicker.
    const answers = await Promise.all([decide(pit, first), decide(pit, second)]);
    expect(answers.toSorted()).toEqual([
      'done',
      expect.stringMatching(/^(last-operator|proposer-gone)$/),
    ]);
  });
});

describe('at confirmation', () => {
  it('what a disabled account has proposed cannot be confirmed any more, and says so', async () => {
    const { served, one, two } = await openForStaff();
    const third = await served.as('operator');
    const waits = await changeRules(one);
    expect(await decide(two, await propose(third, disabling(one), {}))).toBe('done');
    expect(await decide(two, waits)).toBe('proposer-gone');
    expect(await decide(third, waits)).toBe('proposer-gone');
    expect(await decide(third, waits, 'refuse')).toBe('done');
  });

  it('a role that was changed beside the record confirms nothing', async () => {
    const { served, over, one, two } = await openForStaff();
    const waits = await changeRules(one);
    raw(over.file, `UPDATE accounts SET role = 'floorperson' WHERE id = '${two.person.account}'`);
    served.people.clock.pass({ minutes: 1 });
    const again = unwrap(await served.people.signIn(two.person.name));
    const caller = new Caller(served.base, `baize=${again.token.secret()}`);
    expect(await decide(caller, waits)).toBe('not-allowed');
    expect(await auditHouse(over.store, null)).toMatchObject({ ok: false });
  });

  it('an account that was put beside the record confirms nothing, and the audit names it', async () => {
    const { served, over, one } = await openForStaff();
    const waits = await changeRules(one);
    const guest = unwrap(await served.people.identity.joinGuest('Mallory'));
    raw(over.file, `UPDATE accounts SET role = 'operator' WHERE id = '${guest.account.id}'`);
    const caller = new Caller(served.base, `baize=${guest.token.secret()}`);
    expect(await decide(caller, waits)).toBe('confirmer-gone');
    expect(await auditHouse(over.store, null)).toMatchObject({ ok: false });
  });
});

it('who is named to deal is a dealer on the roll, and not disabled', async () => {
  const { served, one, two } = await openForStaff();
  const floor = await served.as('floorperson');
  const [dealer, gone, player] = [
    await served.as('dealer'),
    await served.as('dealer'),
    await served.as('player'),
  ];
  expect(await decide(two, await propose(one, disabling(gone), {}))).toBe('done');
  const relieve = async (account: string): Promise<string> => {
    const order = { type: 'RelieveDealer', dealer: account };
    const answer = await floor.order(`/api/tables/${TABLE}/orders`, order);
    return answer.ok ? 'done' : (await problemOf(answer)).code;
  };
  for (const account of [gone, player, one, floor].map(({ person }) => person.account))
    expect(await relieve(account)).toBe('no-such-dealer');
  expect(await relieve('s-invented')).toBe('no-such-dealer');
  expect(await relieve(dealer.person.account)).toBe('done');
});

it('who comes in by a code that was put beside the record is named by the audit', async () => {
  const { over, served } = await openForStaff();
  const [drawn] = served.people.identity.drawCodes(['operator']).map((code) => ({
    text: code.code.secret(),
    ...onRecord(code),
  }));
  const { hash, role, expiresAt, text } = drawn!;
  raw(over.file, `INSERT INTO codes VALUES ('${hash}', '${role}', '${expiresAt}', NULL, NULL)`);
  expect(await auditHouse(over.store, null)).toMatchObject({ ok: true });
  expect(await redeem(served, text, 'Mallory')).not.toBeNull();
  expect(await auditHouse(over.store, null)).toMatchObject({
    ok: false,
    error: { code: 'staff-differs' },
  });
});

it('the first start’s codes are on record as such', async () => {
  const over = await openHouse();
  const { people } = await serve({ over });
  await people.identity.beginRoll();
  const first = await people.identity.firstCodes();
  expect(first).toHaveLength(10);
  const told = await onRoll(over);
  expect(told.map(({ type }) => type)).toEqual(['StaffListed', 'CodesIssued']);
  expect(told[1]).toMatchObject({ first: true });
});
