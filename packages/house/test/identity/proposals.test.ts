import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { decideProposal, type ProposalCommand } from '../../src/identity/decide-proposal.js';
import type { Person } from '../../src/identity/person.js';
import { evolveProposal, type Proposal, standingOf } from '../../src/identity/proposals.js';
import type { PersonRole } from '../../src/identity/roles.js';

const person = (name: string, role: PersonRole): Person => ({ id: `s-${name}`, name, role });

const OLGA = person('Olga', 'operator');
const OSKAR = person('Oskar', 'operator');
const PETRA = person('Petra', 'pit-manager');
const FINN = person('Finn', 'floorperson');
const DANA = person('Dana', 'dealer');

const at = (minute: number): string =>
  new Date(Date.parse('2026-03-01T12:00:00.000Z') + minute * 60_000).toISOString();

const ADJUST = { order: 'AtJackpot/Adjust', command: { table: 'one', changeMicros: 5 } } as const;

type Step = ProposalCommand extends infer C
  ? C extends unknown
    ? Omit<C, 'at' | 'by'>
    : never
  : never;
type Told = readonly [by: Person, minute: number, step: Step];

const PROPOSED: Told = [PETRA, 0, { type: 'Propose', ...ADJUST }];
const CONFIRM = { type: 'Confirm' } as const;
const REFUSE = { type: 'Refuse', reason: 'the sum is wrong' } as const;
const WITHDRAW = { type: 'Withdraw' } as const;

const tell = (state: Proposal | null, [by, minute, step]: Told) =>
  decideProposal(state, { ...step, by, at: at(minute) } as ProposalCommand);

/** Where it stands after all of these, which must be let through. */
const after = (...told: readonly Told[]): Proposal | null =>
  told.reduce<Proposal | null>((state, one) => {
    return evolveProposal(state, unwrap(tell(state, one)));
  }, null);

const refusal = (before: readonly Told[], told: Told): string | null => {
  const decided = tell(after(...before), told);
  return decided.ok ? null : decided.error.code;
};

describe('a proposal', () => {
  test('is told with who made it, in which office, and until when it waits', () => {
    expect(tell(null, PROPOSED)).toEqual({
      ok: true,
      value: {
        type: 'Proposed',
        at: at(0),
        by: 's-Petra',
        name: 'Petra',
        as: 'pit-manager',
        ...ADJUST,
        expiresAt: at(15),
      },
    });
    const state = after(PROPOSED)!;
    expect(state).toMatchObject({ ...ADJUST, ended: null, proposed: { by: 's-Petra' } });
    expect(standingOf(state, at(14))).toBe('waits');
  });

  const ends: readonly (readonly [string, Told, string])[] = [
    [
      'confirmed by another of the office',
      [person('Paul', 'pit-manager'), 1, CONFIRM],
      'confirmed',
    ],
    ['confirmed by another office that may', [OLGA, 1, CONFIRM], 'confirmed'],
    ['refused by another', [OLGA, 1, REFUSE], 'refused'],
    ['withdrawn by who made it', [PETRA, 1, WITHDRAW], 'withdrawn'],
  ];
  test.each(ends)('is %s', (_what, told, how) => {
    const state = after(PROPOSED, told)!;
    expect(standingOf(state, at(1))).toBe(how);
    expect(standingOf(state, at(99))).toBe(how);
    expect(state.ended).toMatchObject({ how, by: { at: at(1), by: told[0].id, as: told[0].role } });
    expect(state).toMatchObject(ADJUST);
    for (const step of [CONFIRM, REFUSE, WITHDRAW])
      expect(refusal([PROPOSED, told], [OSKAR, 2, step])).toBe('proposal-over');
  });

  const refused: readonly (readonly [string, string, readonly Told[], Told])[] = [
    ['a dealer may not propose it', 'not-allowed', [], [DANA, 0, { type: 'Propose', ...ADJUST }]],
    [
      'a floorperson may not propose it',
      'not-allowed',
      [],
      [FINN, 0, { type: 'Propose', ...ADJUST }],
    ],
    [
      'what needs one person is not proposed',
      'needs-no-second',
      [],
      [FINN, 0, { type: 'Propose', order: 'CloseTable', command: {} }],
    ],
    [
      'what is no order is not proposed',
      'not-allowed',
      [],
      [OLGA, 0, { type: 'Propose', order: 'constructor' as never, command: {} }],
    ],
    ['it is proposed once', 'already-proposed', [PROPOSED], PROPOSED],
    ['what was not proposed is not confirmed', 'no-such-proposal', [], [OLGA, 1, CONFIRM]],
    ['nobody confirms the own one', 'same-person', [PROPOSED], [PETRA, 1, CONFIRM]],
    ['nobody refuses the own one', 'same-person', [PROPOSED], [PETRA, 1, REFUSE]],
    [
      'nobody confirms the own one in another office',
      'same-person',
      [PROPOSED],
      [{ ...PETRA, role: 'operator' }, 1, CONFIRM],
    ],
    [
      'nobody confirms the own one under another name',
      'same-person',
      [PROPOSED],
      [{ ...PETRA, name: 'Paula' }, 1, CONFIRM],
    ],
    [
      'nobody of the same name confirms it',
      'same-person',
      [PROPOSED],
      [{ id: 's-2', name: 'PETRA ', role: 'operator' }, 1, CONFIRM],
    ],
    ['who may not issue it may not confirm it', 'not-allowed', [PROPOSED], [FINN, 1, CONFIRM]],
    ['who may not issue it may not refuse it', 'not-allowed', [PROPOSED], [DANA, 1, REFUSE]],
    [
      'an auditor confirms nothing',
      'not-allowed',
      [PROPOSED],
      [person('Ada', 'auditor'), 1, CONFIRM],
    ],
    ['nobody else withdraws it', 'not-yours', [PROPOSED], [OLGA, 1, WITHDRAW]],
    ['a refusal has a reason', 'no-reason', [PROPOSED], [OLGA, 1, { type: 'Refuse', reason: ' ' }]],
    ['it is not confirmed too late', 'proposal-expired', [PROPOSED], [OLGA, 15, CONFIRM]],
    ['it is not refused too late', 'proposal-expired', [PROPOSED], [OLGA, 15, REFUSE]],
    ['it is not withdrawn too late', 'proposal-expired', [PROPOSED], [PETRA, 15, WITHDRAW]],
    [
      'only operators confirm what only they may order',
      'not-allowed',
      [[OLGA, 0, { type: 'Propose', order: 'ChangeRules', command: {} }]],
      [PETRA, 1, CONFIRM],
    ],
  ];
  test.each(refused)('%s', (_what, code, before, told) => {
    expect(refusal(before, told)).toBe(code);
  });

  test('waits until just before its time is over', () => {
    const state = after(PROPOSED)!;
    const last = new Date(Date.parse(at(15)) - 1).toISOString();
    expect(standingOf(state, last)).toBe('waits');
    expect(standingOf(state, at(15))).toBe('expired');
    expect(decideProposal(state, { ...CONFIRM, by: OLGA, at: last }).ok).toBe(true);
  });

  test('of a large correction is confirmed on the floor', () => {
    const proposed: Told = [FINN, 0, { type: 'Propose', order: 'AdjustPayment', command: {} }];
    expect(refusal([proposed], [person('Fay', 'floorperson'), 1, CONFIRM])).toBeNull();
    expect(refusal([proposed], [DANA, 1, CONFIRM])).toBe('not-allowed');
  });

  test('does not end before it was made', () => {
    const confirmed = unwrap(tell(after(PROPOSED), [OLGA, 1, CONFIRM]));
    expect(() => evolveProposal(null, confirmed)).toThrow('a proposal that ends was made');
  });
});
