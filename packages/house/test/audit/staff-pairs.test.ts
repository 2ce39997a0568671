import { describe, expect, test } from 'vitest';
import { STAFF_ROLL } from '../../src/identity/staff-roll.js';
import { auditHouse } from '../../src/index.js';
import { appendWithin } from '../../src/store/sqlite/append-within.js';
import { connect, inTransaction } from '../../src/store/sqlite/connect.js';
import { openHouse } from '../live/support/open-house.js';
import { People } from '../support/people.js';

interface Told {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A house whose roll names two operators, a dealer and who was disabled; and a way to write on its record. */
const house = async () => {
  const over = await openHouse();
  const people = new People(over.file);
  await people.identity.beginRoll();
  const hired = async (name: string, role: 'operator' | 'dealer' | 'pit-manager') =>
    (await people.hire(name, role)).account.id;
  const [one, two, dealer, gone] = [
    await hired('Olive', 'operator'),
    await hired('Otto', 'operator'),
    await hired('Dora', 'dealer'),
    await hired('Gerd', 'operator'),
  ];
  people.disable(gone);
  const write = (stream: string, ...events: readonly Told[]): void => {
    const db = connect(over.file);
    const all = (at: string) =>
      events.map((event) => ({ type: event.type, schema: 1, data: { at, ...event } }));
    const now = people.clock.now().toISOString();
    inTransaction(db, 'BEGIN IMMEDIATE', () => appendWithin(db, now, stream, all));
    db.close();
  };
  const audited = async (): Promise<string> => {
    const found = await auditHouse(over.store, null);
    return found.ok ? 'sound' : `${found.error.code}: ${found.error.message}`;
  };
  return { one, two, dealer, gone, people, write, audited };
};

const EXPIRES = '2026-03-08T12:00:00.000Z';
const codes = (role: string, code = '0123456789abcdef') => [{ code, role, expiresAt: EXPIRES }];

type House = Awaited<ReturnType<typeof house>>;

describe('the audit of the roll finds', () => {
  test('nothing where two people did it', async () => {
    const { one, two, dealer, write, audited } = await house();
    const pair = { by: one, as: 'operator', second: two };
    write(STAFF_ROLL, { type: 'CodesIssued', codes: codes('operator'), ...pair });
    write(STAFF_ROLL, { type: 'PlayerDisabled', account: 'p-1', ...pair });
    write(STAFF_ROLL, { type: 'PlayerEnabled', account: 'p-1', ...pair });
    write(STAFF_ROLL, { type: 'CodesIssued', codes: codes('dealer'), ...pair, second: null });
    expect(await audited()).toBe('sound');
    expect(dealer).not.toBe(one);
  });

  test('codes of the first start, where there was staff', async () => {
    const { write, audited } = await house();
    write(STAFF_ROLL, { type: 'CodesIssued', codes: codes('operator'), first: true });
    expect(await audited()).toMatch(/^staff-differs: .* of the first start .* there was staff/);
  });

  const pairs: readonly (readonly [string, (of: House) => object, string])[] = [
    ['one alone', ({ one }) => ({ by: one, second: null }), 'alone'],
    ['the same twice', ({ one }) => ({ by: one, second: one }), 'alone'],
    ['nobody on the roll', ({ one }) => ({ by: one, second: 's-made-up' }), 'confirmer-gone'],
    ['a dealer', ({ one, dealer }) => ({ by: one, second: dealer }), 'confirmer-gone'],
    ['who is disabled', ({ one, gone }) => ({ by: one, second: gone }), 'confirmer-gone'],
    ['proposed by who is', ({ two, gone }) => ({ by: gone, second: two }), 'proposer-gone'],
  ];
  for (const [what, pair, why] of pairs) {
    test.each(['CodesIssued', 'StaffDisabled', 'StaffEnabled', 'PlayerDisabled'])(
      `${what}: %s`,
      async (type) => {
        const of = await house();
        const told =
          type === 'CodesIssued' ? { codes: codes('floorperson') } : { account: of.dealer };
        of.write(STAFF_ROLL, { type, as: 'operator', ...told, ...pair(of) });
        expect(await of.audited()).toMatch(new RegExp(`^staff-differs: .*${why}`));
      },
    );
  }

  test('codes of a dealer by who is no operator', async () => {
    const { dealer, write, audited } = await house();
    const told = { codes: codes('dealer'), by: dealer, as: 'dealer', second: null };
    write(STAFF_ROLL, { type: 'CodesIssued', ...told });
    expect(await audited()).toMatch(/^staff-differs: .* issued the codes/);
  });

  test('a proposal that was confirmed by who was made by its proposer', async () => {
    const { one, two, write, audited } = await house();
    const made = { codes: codes('operator'), by: one, as: 'operator', second: two };
    write(STAFF_ROLL, { type: 'CodesIssued', ...made });
    const joins = { account: 's-new', role: 'operator', code: '0123456789abcdef' };
    write(STAFF_ROLL, { type: 'StaffJoined', ...joins });
    const stamp = (by: string) => ({ by, name: by, as: 'operator' });
    const proposed = { order: 'SetGamingDay', command: {}, expiresAt: EXPIRES };
    write(
      'proposal/x',
      { type: 'Proposed', ...stamp(one), ...proposed },
      { type: 'Confirmed', ...stamp('s-new') },
    );
    expect(await audited()).toMatch(/^staff-differs: .*not-independent/);
  });
});
