import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import {
  type Happened,
  reconstructRound,
  type TableEvent,
  tellReconstruction,
} from '../../src/index.js';
import { Room } from '../support/room.js';
import { pinned, RULEBOOKS, shiftOf } from '../support/tables.js';

const eventsOf = (happened: readonly Happened[]): readonly TableEvent[] =>
  happened.flatMap((one) => ('jackpot' in one ? [] : one.events));

const rebuild = (room: Room, round = 'pit-1/1') =>
  unwrap(reconstructRound(room.rules, room.happened, round));

describe('a round rebuilt for a dispute', () => {
  const room = Room.open('md/high-card-flush', { seed: 14 }).playRound();

  test('[MD-HCF-11C] every card lies where it was put, one after the other', () => {
    const { steps } = rebuild(room);
    const dealt = steps.filter(({ what }) => what.includes(' is dealt '));
    expect(dealt).toHaveLength(28);
    dealt.forEach(({ felt }, index) => {
      const lying = [...felt.dealer, ...felt.hands.flatMap(({ cards }) => cards)];
      expect(lying).toHaveLength(index + 1);
    });
    const first = dealt[0]?.what.slice(-2);
    expect(dealt.at(-1)?.felt.hands[0]?.cards[0]).toBe(first);
  });

  test('[MD-HCF-11C] every step has its time, its person, its office and, where there is one, its clause', () => {
    const { steps } = rebuild(room);
    const times = steps.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    for (const { by, as, event } of steps) {
      expect(by).not.toBe('');
      expect(as === null).toBe(event.on === 'jackpot');
    }
    const turned = steps.filter(({ what }) => what.includes(' shows '));
    expect(turned.length).toBeGreaterThan(1);
    const ruled = steps.filter(({ cite }) => cite !== null);
    expect(ruled.length).toBeGreaterThan(5);
  });

  test('wagers, decisions and lines are those of the round', () => {
    const { steps, lines, outcome } = rebuild(room);
    expect(outcome).toBe('complete');
    expect(lines).toEqual(room.world.table.settled?.lines);
    const last = steps.at(-1)?.felt;
    expect(last?.hands.every(({ decision }) => decision !== null)).toBe(true);
    expect(last?.hands[0]?.stakes.ante).toBe(1_000);
  });

  test('the events of other rounds make no difference', () => {
    const alone = rebuild(room);
    const later = Room.open('md/high-card-flush', { seed: 14 }).playRound().playRound();
    expect(rebuild(later)).toEqual(alone);
    expect(rebuild(later, 'pit-1/2').steps[0]?.what).toContain('pit-1/2');
  });

  test('reads as a story', () => {
    const text = tellReconstruction(rebuild(room));
    expect(text).toMatch(/^Round pit-1\/1, complete, under rules-1\n/);
    expect(text).toContain('no more bets');
    expect(text).toContain('seat 1 wagers Ante $10');
    expect(text).toContain('seat 1 (player-1): ');
    expect(text).toMatch(/\nSettlement\n {2}seat \d .*\[MD-HCF-/);
  });
});

describe('what is not told', () => {
  test('a round that is still played', () => {
    const room = Room.open('md/high-card-flush', { seed: 14 }).until('settled');
    const asked = reconstructRound(room.rules, room.happened, 'pit-1/1');
    expect(asked).toMatchObject({ ok: false, error: { code: 'round-not-over' } });
  });

  test('a round that never was, or that was played under other rules', () => {
    const room = Room.open('md/high-card-flush', { seed: 14 }).playRound();
    const none = reconstructRound(room.rules, room.happened, 'pit-1/9');
    expect(none).toMatchObject({ error: { code: 'no-such-round' } });
    const other = pinned('md/high-card-flush', () => undefined, 'rules-2');
    const under = reconstructRound(other, room.happened, 'pit-1/1');
    expect(under).toMatchObject({ error: { code: 'other-rules' } });
  });
});

describe('what was put right', () => {
  test('[MD-HCF-11C] a correction after the end of the round is part of it, and so is what was paid then', () => {
    const room = Room.open('oh/high-card-flush', { seed: 14 }).playRound();
    const hand = room.world.table.settled?.game.hands[0];
    const cards = hand?.cards.map((card) => room.text(card)) ?? [];
    const reason = 'typed wrong';
    const to = [room.stack.at(-1) as string, ...cards.slice(1)];
    room.do({ type: 'CorrectCards', place: 1, cards: to, reason }, 'floorperson');
    room.tries({ type: 'Resettle', reason, second: 'Fay' }, 'floorperson');
    room.do(
      {
        type: 'AdjustPayment',
        round: 'pit-1/1',
        seat: 1,
        player: 'player-1',
        cents: 500 as never,
        reason,
      },
      'floorperson',
    );
    const { steps, lines } = rebuild(room);
    expect(steps.at(-1)?.what).toContain('receives $5');
    expect(steps.at(-1)?.felt.hands[0]?.cards).toEqual(to);
    expect(lines).toEqual(room.world.table.settled?.lines);
  });

  test('irregularities, relief and what a floorperson ruled stand in their place', () => {
    const room = Room.open('md/high-card-flush', { seed: 14 }).until('deciding');
    room.do({ type: 'RelieveDealer', dealer: 'Dora' }, 'floorperson');
    room.do({ type: 'RackStub', counted: 3 });
    room.do({ type: 'CallIrregularity', kind: 'stub-count-defective-deck' });
    room.until('between');
    const { steps, outcome } = rebuild(room);
    const told = steps.map(({ what }) => what).join('\n');
    expect(outcome).toBe('void');
    expect(told).toContain('Dora deals in place of Dana');
    expect(told).toContain('the stub is counted 3, off by');
    expect(told).toContain('stub count defective deck');
  });
});

describe('every rulebook, both felts', () => {
  for (const id of RULEBOOKS) {
    for (const felt of ['virtual', 'real'] as const) {
      test(`${id}, ${felt}: each round reads from its start to its end`, () => {
        const shift = shiftOf(id, { rounds: 12, seed: 31, felt });
        const rounds = eventsOf(shift.happened).flatMap((event) =>
          event.type === 'RoundEnded' ? [event.round] : [],
        );
        for (const round of rounds) {
          const rebuilt = unwrap(reconstructRound(pinned(id), shift.happened, round));
          const text = tellReconstruction(rebuilt);
          expect(text).toContain(`round ${round} starts with deck`);
          expect(text).toContain('the round is over');
          expect(text).not.toContain('undefined');
          expect(text).not.toContain('[object');
        }
      });
    }
  }
});
