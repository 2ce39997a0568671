import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { People } from '../support/people.js';

const guest = async (people: People, name: string): Promise<string | null> => {
  const joined = await people.identity.joinGuest(name);
  return joined.ok ? null : joined.error.message;
};

const POSES = 'this name reads like one of the staff: choose another';

describe('a guest does not pose as staff', () => {
  test.each([
    ...[
      'Dealer',
      'DEALER 7',
      'The dealer',
      'd e a l e r',
      'd.e.a.l.e.r',
      'Dea1er',
      'dea|er',
      'Déalër',
    ],
    ...[
      'Ｄｅａｌｅｒ',
      '𝐃𝐞𝐚𝐥𝐞𝐫',
      'Dеаlеr',
      'Ꭰealer',
      'ᴅᴇᴀʟᴇʀ',
      'Floor',
      'Floor Person',
      'fl00rperson',
    ],
    ...[
      'Operator',
      'οperator',
      '0perat0r',
      'Pit manager',
      'Pit',
      'Surveillance',
      'Auditor',
      'Admin',
    ],
    ...['House', 'Staff', 'Cashier', 'Baize', 'Bаize', 'Cage'],
  ])('%s', async (name) => {
    expect(await guest(new People(), name)).toBe(POSES);
  });

  test.each([
    ...[
      'Ann',
      'Guest 4821',
      'Player 1',
      'Flora',
      'Badminton',
      'Falstaff',
      'Housecat',
      'Pitt',
      '李小龍',
    ],
    ...['Adminka', 'Ольга', 'Diana'],
  ])('%s is nobody of the staff', async (name) => {
    expect(await guest(new People(), name)).toBeNull();
  });

  test.each(['Olga Berg', 'OLGA  BERG', 'olgaberg', 'Оlgа Веrg', 'O1ga Berg', 'Ólga Bérg'])(
    'nor as somebody who is: %s',
    async (name) => {
      const people = new People();
      await people.hire('Olga Berg', 'operator');
      expect(await guest(people, name)).toBe(POSES);
      const other = await people.identity.redeem(await people.code('dealer'), {
        name,
        password: 'another good password',
        from: '192.0.2.9',
      });
      expect(other).toMatchObject({ ok: false, error: { code: 'name-taken' } });
    },
  );

  test('and keeps whatever other name they like', async () => {
    const people = new People();
    expect(unwrap(await people.identity.joinGuest()).account.name).toMatch(/^Guest \d{4}$/);
  });
});
