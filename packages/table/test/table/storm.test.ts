import { canonicalText, type RulebookId } from '@baize/rulebook';
import { fc, test as prop } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { decideTable, type Looking, nextStep, viewTable } from '../../src/index.js';
import { anyCommand } from '../support/any-command.js';
import { checkWorld } from '../support/invariants.js';
import { replayed, worldText } from '../support/replay.js';
import { AUTOMATIC, MANUAL, Room } from '../support/room.js';
import { RULEBOOKS } from '../support/tables.js';

const COMMANDS = 500;
const LOOKERS: readonly Looking[] = [
  { kind: 'player', player: 'player-1' },
  { kind: 'dealer' },
  { kind: 'spectator' },
];

/** What a floorperson does about a round that waits for one. */
const rule = (room: Room): void => {
  const { table } = room.world;
  if (table.phase === 'closed') {
    const opens = { dealer: 'Dana', designated: true, policy: MANUAL } as const;
    room.tries({ type: 'OpenTable', ...opens, trayCents: 90_000_000 as never }, 'floorperson');
    return;
  }
  const reason = 'looked at it';
  room.tries({ type: 'RuleContinue', reason }, 'floorperson');
  room.tries({ type: 'CallIrregularity', kind: 'stub-count-defective-deck' }, 'floorperson');
  for (const seat of [1, 2, 3]) {
    room.tries({ type: 'RuleAbandoned', seat, lost: true, reason }, 'floorperson');
    room.tries({ type: 'ResolveCount', seat, how: 'void-sensor', reason }, 'floorperson');
    room.tries({ type: 'ResolveCount', seat, how: 'return-chip', reason }, 'floorperson');
  }
  if (table.round !== null) room.tries({ type: 'VoidRound', reason }, 'floorperson');
};

const goesOn = (room: Room): void => {
  const { table } = room.world;
  const next = table.phase === 'closed' ? null : nextStep(room.world, room.at);
  if (next === null || next.kind === 'floorperson') {
    rule(room);
    return;
  }
  try {
    room.advance();
  } catch (error) {
    // What is next by the book may wait for something that a storm took away.
    expect(String(error)).toMatch(/refused|stuck|^Error: [A-Za-z]+: [a-z-]+, /);
    rule(room);
  }
};

const storm = (id: RulebookId, seed: number, automatic: boolean) => {
  const room = Room.open(id, { policy: automatic ? AUTOMATIC : MANUAL, seed });
  let refused = 0;
  for (let count = 0; count < COMMANDS; count += 1) {
    if (room.chance(2) === 0) {
      goesOn(room);
    } else {
      room.seconds += room.chance(40);
      const command = anyCommand(room.chance, room.world, room.at);
      const before = room.world;
      const text = canonicalText(before.table);
      const decided = decideTable(before, command);
      expect(canonicalText(before.table)).toBe(text);
      const refusal = room.issue(command);
      expect(refusal === null).toBe(decided.ok);
      if (refusal !== null) {
        refused += 1;
        expect(room.world).toBe(before);
        expect(refusal.code).toMatch(/^[a-z-]+$/);
        expect(refusal.message).not.toBe('');
        expect(refusal.cite).not.toBe('');
      }
    }
    checkWorld(room.world);
    for (const looking of LOOKERS) viewTable(room.world, looking, room.at);
  }
  expect(refused).toBeGreaterThan(100);
  expect(worldText(replayed(room.rules, room.happened))).toBe(worldText(room.world));
  return room;
};

describe('a storm of commands', () => {
  for (const id of RULEBOOKS) {
    prop.prop([fc.nat(1_000_000), fc.boolean()], { numRuns: 2 })(
      `${id}: nothing is thrown, a refusal changes nothing, the books balance and the events replay`,
      (seed, automatic) => {
        storm(id, seed, automatic);
      },
      60_000,
    );
  }
});

describe('what a storm has broken once', () => {
  test.each([Number.NaN, -1, 1.5, 53])('a hand is not counted as %s cards', (counted) => {
    const room = Room.open('sd/high-card-flush').until('settled');
    const next = nextStep(room.world, room.at);
    if (next?.kind !== 'take-up') throw new Error(`next is ${next?.kind}`);
    const refusal = room.tries({ type: 'TakeUp', place: next.place, counted });
    expect(refusal?.code).toBe('not-a-count');
  });

  test('bonuses are not settled on their own where they are settled with the round', () => {
    const room = Room.open('md/high-card-flush', { seed: 5 }).until('deciding');
    expect(room.tries({ type: 'SettleBonuses' })?.code).toBe('settled-with-the-round');
  });

  test('no progressive is locked where the document has none', () => {
    const room = Room.open('oh/high-card-flush').until('dealing');
    expect(room.tries({ type: 'DoStep', step: 'lock-progressive' })).not.toBeNull();
  });
});
