import { cents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { nextStep, trayCents, viewTable } from '../../src/index.js';
import { checkWorld, holdings } from '../support/invariants.js';
import { replayed, worldText } from '../support/replay.js';
import { type Gesture, MANUAL, Room } from '../support/room.js';
import { pinned } from '../support/tables.js';

const MICROS = 10_000;

/** A round against the dealer with these cards in it, up to the decisions. */
const dealt = (
  hands: Readonly<Record<number | 'dealer', string>>,
  id = 'oh/high-card-flush' as const,
) => {
  const room = Room.open(id, { players: Object.keys(hands).length - 1 }).until('dealing');
  while (nextStep(room.world, room.at)?.kind !== 'deal') room.advance();
  const next = nextStep(room.world, room.at);
  if (next?.kind !== 'deal') throw new Error('no deal');
  const left = Object.fromEntries(
    Object.entries(hands).map(([place, cards]) => [place, cards.split(' ')]),
  );
  const used = Object.values(left).flat();
  room.stack = [
    ...next.places.map((to) => left[to]?.shift() as string),
    ...room.stack.filter((card) => !used.includes(card)),
  ];
  return room.until('deciding');
};

const DEALER = 'As Kd 9h 7h 2h 3c 4c';
const WINS = 'Kh Qh Jh 8h 5h 2c 3d';
const FOUR = 'Kh Qh Jh 8h 5c 2c 3d';

const correct = (place: number | 'dealer', cards: string, reason = 'typed wrong'): Gesture => ({
  type: 'CorrectCards',
  place,
  cards: cards.split(' '),
  reason,
});

describe('mistyped cards before the settlement', () => {
  test('are put right by the dealer, and the round is settled on what lies there', () => {
    const room = dealt({ 1: FOUR, dealer: DEALER });
    room.do(correct(1, WINS));
    room.decide(1, false);
    room.until('settled');
    const flush = room.world.table.settled?.lines.find(({ wager }) => wager === 'flush');
    expect(flush).toMatchObject({ outcome: 'win' });
    expect(flush?.hand).toContain('five');
  });

  test('are refused where they cannot lie there', () => {
    const room = dealt({ 1: FOUR, dealer: DEALER });
    const code = (gesture: Gesture) => room.tries(gesture)?.code;
    expect(code(correct(1, `${FOUR} Td`))).toBe('wrong-number-of-cards');
    expect(code(correct(1, FOUR))).toBe('nothing-changes');
    expect(code(correct(1, 'As Qh Jh 8h 5c 2c 3d'))).toBe('card-twice');
    expect(code(correct(1, 'Kh Kh Jh 8h 5c 2c 3d'))).toBe('card-twice');
    expect(code(correct(1, '?? Qh Jh 8h 5c 2c 3d'))).toBe('cards-unknown');
    expect(code(correct(4, FOUR))).toBe('no-hand');
    expect(code(correct(1, WINS, ' '))).toBe('no-reason');
  });

  test('there is nothing to correct before the first round', () => {
    const room = Room.open('oh/high-card-flush');
    expect(room.tries(correct(1, WINS))?.code).toBe('no-round');
    expect(room.tries({ type: 'Resettle', reason: 'r' }, 'floorperson')?.code).toBe('no-round');
  });
});

describe('mistyped cards after the settlement', () => {
  const settled = () => {
    const room = dealt({ 1: FOUR, 2: 'Ts 9s 6s 4s 2s Jd Qd', dealer: DEALER });
    room.decide(1, false);
    room.decide(2, true);
    return room.until('settled');
  };

  test('are put right by a floorperson alone', () => {
    const room = settled();
    expect(room.tries(correct(1, WINS))?.code).toBe('not-allowed');
    expect(room.tries(correct(1, WINS), 'floorperson')).toBeNull();
  });

  test('move no chip by themselves; settling again pays the difference and reissues the receipt', () => {
    const room = settled();
    const [before, tray] = [holdings(room.world, 'player-1'), trayCents(room.world)];
    room.do(correct(1, WINS), 'floorperson');
    expect(holdings(room.world, 'player-1')).toBe(before);
    const was = room.world.table.settled?.lines ?? [];
    room.do({ type: 'Resettle', reason: 'the cards', second: 'Fay' }, 'floorperson');
    const now = room.world.table.settled?.lines ?? [];
    const worth = (lines: typeof was) =>
      lines
        .filter(({ seat }) => seat === 1)
        .reduce((sum, line) => sum + line.paysCents + line.returnedCents, 0);
    const difference = worth(now) - worth(was);
    expect(difference).toBeGreaterThan(0);
    expect(holdings(room.world, 'player-1')).toBe(before + difference * MICROS);
    expect(trayCents(room.world)).toBe(tray - difference);
    expect(room.world.table.settled?.receipts).toEqual({ 1: 2 });
    checkWorld(room.world);
    expect(worldText(replayed(room.rules, room.happened))).toBe(worldText(room.world));
  });

  test('are settled again with a reason, when something changes, and with a second person', () => {
    const room = settled();
    const again = (more: object) =>
      room.tries({ type: 'Resettle', reason: 'the cards', ...more } as Gesture, 'floorperson')
        ?.code;
    expect(again({ reason: '' })).toBe('no-reason');
    expect(again({})).toBe('nothing-changes');
    room.do(correct(1, WINS), 'floorperson');
    expect(again({ second: 'Flo' })).toBe('same-person');
    expect(again({ second: 'Fay' })).toBeUndefined();
    expect(again({ second: 'Fay' })).toBe('nothing-changes');
  });

  test('may be put right until the next round is settled, also when the round is over', () => {
    const room = settled().until('between');
    room.do(correct(1, WINS), 'floorperson');
    room.do({ type: 'Resettle', reason: 'the cards', second: 'Fay' }, 'floorperson');
    expect(room.world.table.settled?.round).toBe('pit-1/1');
    checkWorld(room.world);
  });
});

describe('rules that changed since', () => {
  test('the round is not corrected under them: its payments are adjusted', () => {
    const room = dealt({ 1: FOUR, dealer: DEALER });
    room.decide(1, false);
    room.until('between');
    room.world = { ...room.world, rules: pinned('oh/high-card-flush', () => undefined, 'rules-2') };
    room.do({ type: 'ChangeRules', rules: 'rules-2', reason: 'new limits' }, 'operator');
    expect(room.tries(correct(1, WINS), 'floorperson')?.code).toBe('other-rules');
    const again: Gesture = { type: 'Resettle', reason: 'the cards', second: 'Fay' };
    expect(room.tries(again, 'floorperson')?.code).toBe('other-rules');
    // The screen does not offer it either.
    expect(viewTable(room.world, { kind: 'floorperson' }, room.at).correctable).toBeNull();
  });
});

describe('payments that were wrong', () => {
  const adjust = (more: object = {}): Gesture => ({
    type: 'AdjustPayment',
    round: 'pit-1/1',
    seat: 1,
    player: 'player-1',
    cents: cents(500),
    reason: 'a chip too few',
    ...more,
  });
  const room = Room.open('md/high-card-flush', { seed: 2 }).playRound();

  test.each([500, -500])('%d cents are adjusted by one person', (amount) => {
    const [before, tray] = [holdings(room.world, 'player-1'), trayCents(room.world)];
    room.do(adjust({ cents: amount }), 'floorperson');
    expect(holdings(room.world, 'player-1')).toBe(before + amount * MICROS);
    expect(trayCents(room.world)).toBe(tray - amount);
    checkWorld(room.world);
  });

  test('above the limit of the house two people put their names to it', () => {
    const most = MANUAL.adjustAloneCents;
    const code = (more: object) => room.tries(adjust(more), 'floorperson')?.code;
    expect(code({ cents: most })).toBeUndefined();
    expect(code({ cents: most + 1 })).toBe('two-people');
    expect(code({ cents: -most - 1 })).toBe('two-people');
    expect(code({ cents: most + 1, second: '' })).toBe('two-people');
    expect(code({ cents: most + 1, second: 'Flo' })).toBe('same-person');
    expect(code({ cents: most + 1, second: 'Fay' })).toBeUndefined();
  });

  test('at a closed table always two', () => {
    const shut = Room.open('md/high-card-flush', { seed: 2 }).playRound();
    shut.do({ type: 'CloseTable', trayCents: trayCents(shut.world) }, 'floorperson');
    expect(shut.tries(adjust({ cents: 1 }), 'floorperson')?.code).toBe('two-people');
    expect(shut.tries(adjust({ cents: 1, second: 'Fay' }), 'floorperson')).toBeNull();
  });

  test.each([0, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER])('%d cents are no adjustment', (bad) => {
    expect(room.tries(adjust({ cents: bad, second: 'Fay' }), 'floorperson')?.code).toBe(
      'not-an-amount',
    );
  });

  test('not without a reason', () => {
    expect(room.tries(adjust({ reason: ' ' }), 'floorperson')?.code).toBe('no-reason');
  });

  test('only of a round and a seat that there were', () => {
    for (const round of ['pit-1/99', 'pit-1/0', 'pit-2/1', 'pit-1/1.5', 'pit-1/NaN', 'pit-1/01']) {
      expect(room.tries(adjust({ round }), 'floorperson')?.code).toBe('no-such-round');
    }
    const open = Room.open('md/high-card-flush', { seed: 2 }).until('deciding');
    expect(open.tries(adjust(), 'floorperson')?.code).toBe('not-settled');
    expect(room.tries(adjust({ seat: 9 }), 'floorperson')?.code).toBe('no-hand');
    expect(room.tries(adjust({ player: 'somebody' }), 'floorperson')?.code).toBe('no-hand');
  });
});
