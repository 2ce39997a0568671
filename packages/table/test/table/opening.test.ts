import { cents } from '@baize/money';
import type { RulebookId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { newWorld, trayCents, type World, whyNotInForce } from '../../src/index.js';
import { checkWorld } from '../support/invariants.js';
import { eachEvent } from '../support/replay.js';
import { MANUAL, Room } from '../support/room.js';
import { pinned, RULEBOOKS } from '../support/tables.js';

const OPENS = {
  type: 'OpenTable',
  dealer: 'Dana',
  designated: true,
  trayCents: cents(1_000_000),
  policy: MANUAL,
} as const;

const closed = (id: RulebookId, rules = pinned(id)): Room => {
  const room = new Room(rules);
  room.openJackpots();
  return room;
};

const refusal = (room: Room, more: object = {}): string | undefined =>
  room.tries({ ...OPENS, ...more }, 'floorperson')?.code;

describe('a table opens', () => {
  test.each(RULEBOOKS)('%s: with its jackpots running, a dealer and its tray counted', (id) => {
    const room = closed(id);
    expect(refusal(room)).toBeUndefined();
    expect(trayCents(room.world)).toBe(1_000_000);
    checkWorld(room.world);
  });

  test('not twice', () => {
    const room = closed('md/high-card-flush');
    refusal(room);
    expect(refusal(room)).toBe('table-is-open');
  });

  test('not without a dealer', () => {
    expect(refusal(closed('md/high-card-flush'), { dealer: '' })).toBe('no-dealer');
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER])(
    'not with %d cents in its tray',
    (trays) => {
      expect(refusal(closed('md/high-card-flush'), { trayCents: trays })).toBe('not-an-amount');
    },
  );

  test('[SD-CSP-1#2] only where it is designated for the game', () => {
    const room = closed('sd/caribbean-stud');
    const refused = room.tries({ ...OPENS, designated: false }, 'floorperson');
    expect(refused?.code).toBe('not-designated');
  });

  test.each<RulebookId>(['md/high-card-flush', 'oh/high-card-flush', 'wa/ricochet-poker'])(
    '%s: anywhere, where no clause asks for a designation',
    (id) => {
      expect(refusal(closed(id), { designated: false })).toBeUndefined();
    },
  );

  test('not before its rules are in force: the day counts, not the hour', () => {
    const room = closed('md/high-card-flush');
    const world = {
      ...room.world,
      rules: pinned('md/high-card-flush', (house) => {
        house.effective = '2026-03-02';
      }),
    };
    expect(whyNotInForce(world, '2026-03-01T23:59:59Z')?.message).toBe(
      'effective: these house rules are in force from 2026-03-02, and this is 2026-03-01',
    );
    expect(whyNotInForce(world, '2026-03-02T00:00:00Z')).toBeNull();
  });

  test('not on house rules that break the document', () => {
    const good = pinned('md/high-card-flush');
    const broken = { ...good, house: { ...good.house, approvals: [] } };
    const room = closed('md/high-card-flush', good);
    room.world = { ...room.world, rules: broken };
    expect(refusal(room)).toBe('house-rules');
  });

  test('not on rules that are not its own', () => {
    const room = closed('md/high-card-flush');
    room.world = { ...room.world, rules: pinned('md/high-card-flush', () => undefined, 'rules-2') };
    expect(refusal(room)).toBe('other-rules');
  });

  test('not before its jackpot is open', () => {
    expect(refusal(new Room(pinned('md/high-card-flush')))).toBe('jackpot-not-open');
  });

  test('not on a jackpot that it is not linked to', () => {
    const room = new Room(pinned('md/high-card-flush'));
    room.do(
      {
        type: 'AtJackpot',
        jackpot: 'progressive',
        step: { type: 'Open', jackpot: 'pit-progressive', tables: ['pit-2'] },
      },
      'operator',
    );
    expect(refusal(room)).toBe('not-linked');
  });

  test('not on a jackpot with another pay table, wager or suit', () => {
    const room = closed('md/high-card-flush');
    const other = pinned('md/high-card-flush', (house) => {
      house.paytables.progressive = 'E';
    });
    room.world = { ...room.world, rules: other };
    expect(refusal(room)).toBe('jackpot-terms-differ');
  });

  test('[SD-CSP-7#1] not on a jackpot that is discontinued', () => {
    const room = closed('sd/caribbean-stud');
    const at = (step: object) =>
      room.do({ type: 'AtJackpot', jackpot: 'progressive', step } as never, 'operator');
    at({ type: 'Petition', petition: 'P-1', asks: 'discontinue', reason: 'the pit closes' });
    at({ type: 'RecordDecision', petition: 'P-1', granted: true, reference: 'letter 7' });
    at({ type: 'Discontinue', petition: 'P-1', reason: 'the pit closes' });
    expect(refusal(room)).toBe('jackpot-ended');
  });
});

describe('a table closes', () => {
  test('with its tray counted; what differs from the books is on record', () => {
    const room = Room.open('md/high-card-flush');
    const books = trayCents(room.world);
    room.do({ type: 'CloseTable', trayCents: cents(books + 500) }, 'floorperson');
    const last = room.happened.at(-1)?.events.at(-1);
    expect(last).toMatchObject({ type: 'TableClosed', overCents: 500 });
    expect(trayCents(room.world)).toBe(books + 500);
    expect(room.world.table.phase).toBe('closed');
    checkWorld(room.world);
  });

  test('short, likewise', () => {
    const room = Room.open('md/high-card-flush');
    const books = trayCents(room.world);
    room.do({ type: 'CloseTable', trayCents: cents(books - 2_500) }, 'floorperson');
    expect(trayCents(room.world)).toBe(books - 2_500);
    checkWorld(room.world);
  });

  test('not in the middle of a round, and not with a tray that nobody counted', () => {
    const room = Room.open('md/high-card-flush').until('betting');
    const close = (trays: number) =>
      room.tries({ type: 'CloseTable', trayCents: trays as never }, 'floorperson')?.code;
    expect(close(1)).toBe('round-in-progress');
    room.until('between');
    expect(close(Number.NaN)).toBe('not-an-amount');
    expect(close(1)).toBeUndefined();
  });

  test('and then nothing is dealt or wagered there', () => {
    const room = Room.open('md/high-card-flush');
    room.do({ type: 'CloseTable', trayCents: cents(1) }, 'floorperson');
    expect(room.tries({ type: 'OpenRound' })?.code).toBe('table-is-closed');
    expect(room.tries({ type: 'Sit', seat: 1, player: 'x' })?.code).toBe('table-is-closed');
  });

  test('and opens again: what the tray holds then is counted anew', () => {
    const room = Room.open('md/high-card-flush');
    room.do({ type: 'CloseTable', trayCents: cents(1_000) }, 'floorperson');
    room.do({ ...OPENS, trayCents: cents(400) }, 'floorperson');
    expect(trayCents(room.world)).toBe(400);
    checkWorld(room.world);
  });
});

describe('rules that change', () => {
  const change = { type: 'ChangeRules', rules: 'rules-2', reason: 'another pay table' } as const;

  const withNewRules = (room: Room): World => ({
    ...room.world,
    rules: pinned(
      'md/high-card-flush',
      (house) => {
        house.paytables.flush = 'B';
      },
      'rules-2',
    ),
  });

  test('are named by their digest and with a reason, between rounds, by the operator', () => {
    const room = Room.open('md/high-card-flush').until('betting');
    room.world = withNewRules(room);
    expect(room.tries(change, 'operator')?.code).toBe('round-in-progress');
    const between = Room.open('md/high-card-flush');
    expect(between.tries(change, 'operator')?.code).toBe('not-these-rules');
    expect(between.tries({ ...change, rules: 'rules-1' }, 'operator')?.code).toBe(
      'not-these-rules',
    );
    between.world = withNewRules(between);
    expect(between.tries({ ...change, rules: 'rules-1' }, 'operator')?.code).toBe(
      'not-these-rules',
    );
    expect(between.tries({ ...change, reason: ' ' }, 'operator')?.code).toBe('no-reason');
    expect(between.tries(change, 'operator')).toBeNull();
  });

  test.each<[RulebookId, string]>([
    ['md/high-card-flush', 'AMB-79'],
    ['wa/ricochet-poker', 'WA-RP-LTR-8'],
    ['oh/high-card-flush', 'house:approvals'],
    ['sd/high-card-flush', 'house:approvals'],
    ['sd/caribbean-stud', 'house:approvals'],
  ])('%s: are approved by %s', (id, cite) => {
    const room = Room.open(id);
    room.world = { ...room.world, rules: pinned(id, () => undefined, 'rules-2') };
    room.do(change, 'operator');
    expect(room.events().at(-1)).toMatchObject({ type: 'RulesChanged', cite });
    expect(room.refuses({ type: 'OpenRound' })).toBe(`needs-approval ${cite}`);
    expect(room.refuses({ type: 'ApproveRules', reference: '' }, 'operator')).toBe(
      `no-reference ${cite}`,
    );
  });

  test('stop the table until they are approved, by name', () => {
    const room = Room.open('md/high-card-flush').playRound();
    room.world = withNewRules(room);
    room.do(change, 'operator');
    expect(room.world.table.approval).toBe('needed');
    expect(room.tries({ type: 'OpenRound' })?.code).toBe('needs-approval');
    const approve = (reference: string) =>
      room.tries({ type: 'ApproveRules', reference }, 'operator')?.code;
    expect(approve('')).toBe('no-reference');
    expect(approve(' ')).toBe('no-reference');
    expect(approve('RS-2026-9')).toBeUndefined();
    expect(approve('RS-2026-9')).toBe('nothing-to-approve');
    room.playRound();
    expect(room.events()).toContainEqual(
      expect.objectContaining({ type: 'RoundStarted', rules: 'rules-2' }),
    );
  });

  test('are not approved where the table could not run on them', () => {
    const room = Room.open('md/high-card-flush');
    const other = pinned(
      'md/high-card-flush',
      (house) => {
        house.paytables.progressive = 'E';
      },
      'rules-2',
    );
    room.world = { ...room.world, rules: other };
    room.do(change, 'operator');
    const approve = { type: 'ApproveRules', reference: 'RS-1' } as const;
    expect(room.tries(approve, 'operator')?.code).toBe('jackpot-terms-differ');
  });

  test('a table that has never been open is closed, approved and empty', () => {
    const world = newWorld('pit-1', pinned('oh/high-card-flush'));
    expect(world.table).toMatchObject({ phase: 'closed', approval: 'given', lastRound: 0 });
  });
});

describe('chips beside the rounds', () => {
  const room = Room.open('md/high-card-flush');
  const BAD = [0, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER];

  test.each(BAD)('%d cents are no amount', (bad) => {
    const amount = bad as never;
    const code = (gesture: object) => room.tries(gesture as never, 'floorperson')?.code;
    expect(code({ type: 'BuyIn', player: 'player-1', cents: amount })).toBe('not-an-amount');
    expect(code({ type: 'FillTray', cents: amount, slip: 's' })).toBe('not-an-amount');
    expect(code({ type: 'CreditTray', cents: amount, slip: 's' })).toBe('not-an-amount');
    expect(code({ type: 'TakeDrop', cents: amount })).toBe('not-an-amount');
    expect(code({ type: 'TipDealer', player: 'player-1', cents: amount })).toBe('not-an-amount');
  });

  test('nothing leaves a tray or a box that does not hold it', () => {
    const more = cents(trayCents(room.world) + 1);
    const code = (gesture: object) => room.tries(gesture as never, 'floorperson')?.code;
    expect(code({ type: 'BuyIn', player: 'x', cents: more })).toBe('not-in-the-tray');
    expect(code({ type: 'CreditTray', cents: more, slip: 's' })).toBe('not-in-the-tray');
    expect(code({ type: 'TakeDrop', cents: cents(900_000_000) })).toBe('not-in-the-box');
  });

  test('all that a tray or a box holds may leave it', () => {
    const other = Room.open('md/high-card-flush');
    const refused = (gesture: object) => other.refuses(gesture as never, 'floorperson');
    const all = cents(trayCents(other.world));
    expect(refused({ type: 'TakeDrop', cents: cents(6_000_000) })).toBeNull();
    expect(refused({ type: 'CreditTray', cents: all, slip: 's' })).toBeNull();
    expect(refused({ type: 'FillTray', cents: all, slip: 's' })).toBeNull();
    expect(refused({ type: 'BuyIn', player: 'x', cents: all })).toBeNull();
    expect(trayCents(other.world)).toBe(0);
  });

  test('ten million dollars is the most that moves at once', () => {
    const fill = (amount: number) => ({ type: 'FillTray', cents: amount as never, slip: 's' });
    const other = Room.open('md/high-card-flush');
    expect(other.refuses(fill(1_000_000_000) as never, 'floorperson')).toBeNull();
    expect(other.refuses(fill(1_000_000_001) as never, 'floorperson')).toBe(
      'not-an-amount baize:forms',
    );
  });

  test('fills, credits, buy-ins and the drop are accounted to the cent', () => {
    const before = trayCents(room.world);
    room.do({ type: 'FillTray', cents: cents(70_000), slip: 'F' }, 'floorperson');
    room.do({ type: 'CreditTray', cents: cents(20_000), slip: 'C' }, 'floorperson');
    room.do({ type: 'BuyIn', player: 'player-1', cents: cents(10_000) });
    room.do({ type: 'TipDealer', player: 'player-1', cents: cents(500) }, 'player', 'player-1');
    expect(trayCents(room.world)).toBe(before + 70_000 - 20_000 - 10_000);
    room.do({ type: 'TakeDrop', cents: cents(6_010_000) }, 'floorperson');
    expect(room.world.books.get('tips/pit-1')).toBe(500 * 10_000);
    expect(room.world.books.get('house/drop/pit-1')).toBe(0);
    eachEvent(room.rules, room.happened, (_before, _event, after) => checkWorld(after));
  });
});
