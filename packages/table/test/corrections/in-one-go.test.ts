import { describe, expect, test } from 'vitest';
import {
  nextStep,
  previewCorrection,
  receiptsOf,
  type SettledRound,
  viewTable,
} from '../../src/index.js';
import { checkWorld, holdings } from '../support/invariants.js';
import { replayed, worldText } from '../support/replay.js';
import { type Gesture, Room } from '../support/room.js';

const DEALER = 'As Kd 9h 7h 2h 3c 4c';
const FIVE = 'Kh Qh Jh 8h 5h 2c 3d';
const FOUR = 'Kh Qh Jh 8h 5c 2c 3d';
const LONG = 'Kh Qh Jh Th 9d 8d 6h';
const FLOOR = 'floorperson';

/** A settled round of Ohio with this hand at seat 1. */
const settledWith = (hand: string): Room => {
  const room = Room.open('oh/high-card-flush', { players: 1 }).until('dealing');
  while (nextStep(room.world, room.at)?.kind !== 'deal') room.advance();
  const next = nextStep(room.world, room.at);
  if (next?.kind !== 'deal') throw new Error('no deal');
  const left: Record<string, string[]> = { 1: hand.split(' '), dealer: DEALER.split(' ') };
  const used = Object.values(left).flat();
  room.stack = [
    ...next.places.map((to) => left[to]?.shift() as string),
    ...room.stack.filter((card) => !used.includes(card)),
  ];
  room.until('deciding').decide(1, false);
  return room.until('settled');
};

const correct = (cards: string, more: object = {}): Gesture =>
  ({
    type: 'CorrectCards',
    place: 1,
    cards: cards.split(' '),
    reason: 'a five misread',
    settle: true,
    ...more,
  }) as Gesture;

const settledIn = (room: Room): SettledRound => {
  const { settled } = room.world.table;
  if (settled === null) throw new Error('no round is settled');
  return settled;
};

const previewOf = (room: Room, cards: string) => {
  const stamp = { at: room.at, by: 'Flo', as: FLOOR } as const;
  const preview = previewCorrection(room.world, { ...correct(cards), ...stamp } as never);
  if (!preview.ok) throw new Error(preview.error.message);
  return preview.value;
};

describe('cards put right after the settlement', () => {
  test('are settled again in the same order: felt, chips and receipt follow at once', () => {
    const room = settledWith(FOUR);
    const [before, old] = [holdings(room.world, 'player-1'), receiptsOf(settledIn(room))[0]];
    const preview = previewOf(room, FIVE);
    expect(preview).toMatchObject({ twoPeople: false, remains: null });
    expect(holdings(room.world, 'player-1')).toBe(before);
    room.do(correct(FIVE), FLOOR);
    const [receipt] = receiptsOf(settledIn(room));
    expect(receipt?.netCents).toBeGreaterThan(old?.netCents ?? 0);
    expect(receipt).toEqual(preview.receipts[0]?.after);
    expect(preview.receipts[0]?.before).toEqual(old);
    // The old receipt stays on the new one, line by line.
    expect(receipt?.replaces).toMatchObject({ issue: 1, lines: old?.lines });
    const { round, correctable } = viewTable(room.world, { kind: 'floorperson' }, room.at);
    expect(round?.game.hands[0]?.cards).toEqual(FIVE.split(' '));
    expect(round?.game.settled?.lines).toEqual(settledIn(room).lines);
    expect(correctable?.hands[0]?.cards).toEqual(FIVE.split(' '));
    checkWorld(room.world);
    expect(worldText(replayed(room.rules, room.happened))).toBe(worldText(room.world));
  });

  test('above the limit take two people, and neither cards nor chips change before', () => {
    const room = settledWith(FOUR);
    const big = 'Kh Qh Jh 8h 5h 6h Th';
    expect(previewOf(room, big).twoPeople).toBe(true);
    expect(room.refuses(correct(big), FLOOR)).toBe('two-people house:two-people');
    expect(room.refuses(correct(big, { second: 'Flo' }), FLOOR)).toContain('same-person');
    room.do(correct(big, { second: 'Fay' }), FLOOR);
    expect(settledIn(room).reissues.at(-1)).toMatchObject({ why: 'resettled' });
    checkWorld(room.world);
  });

  test('that pay the same are put right, and no receipt is issued again', () => {
    const room = settledWith(LONG);
    expect(previewOf(room, 'Kh Qh Jh Th 9d 8d 5h').receipts).toEqual([]);
    room.do(correct('Kh Qh Jh Th 9d 8d 5h'), FLOOR);
    expect(receiptsOf(settledIn(room))[0]?.issue).toBe(1);
  });

  test('are those of the round that was meant, and of no later one', () => {
    const room = settledWith(FOUR);
    const other = { round: 'pit-1/2' };
    expect(room.refuses(correct(FIVE, other), FLOOR)).toBe('no-such-round house:corrections');
    expect(room.tries(correct(FIVE, { round: 'pit-1/1' }), FLOOR)).toBeNull();
  });

  test('are a floorperson’s: the dealer’s screen knows it before a card is typed', () => {
    const room = settledWith(FOUR);
    expect(room.refuses(correct(FIVE))).toContain('not-allowed');
    const { correctable } = viewTable(room.world, { kind: 'dealer' }, room.at);
    expect(correctable).toMatchObject({ round: 'pit-1/1', who: 'floorperson' });
    while (!room.isBetween) room.advance();
    // The round is gone from the felt, and its cards can still be put right.
    const after = viewTable(room.world, { kind: 'floorperson' }, room.at).correctable;
    expect(after?.hands.find(({ place }) => place === 1)?.cards).toEqual(FOUR.split(' '));
    room.do(correct(FIVE), FLOOR);
    checkWorld(room.world);
  });

  test('before the settlement are the dealer’s, and nobody reads what is hidden', () => {
    const room = Room.open('oh/high-card-flush', { players: 1 }).until('deciding');
    const { correctable } = viewTable(room.world, { kind: 'dealer' }, room.at);
    expect(correctable?.who).toBe('dealer');
    expect(new Set(correctable?.hands.flatMap(({ cards }) => cards))).toEqual(new Set(['??']));
  });
});
