import { describe, expect, test } from 'vitest';
import { ricochetPoker } from '../../src/ricochet-poker/core.js';
import { placesToDeal } from '../../src/ricochet-poker/standing.js';
import { felt, hand } from './support/felt.js';
import { acting, dealtOut, did, type Gesture, STAMP, to } from './support/live.js';
import {
  BONUS,
  BONUSES,
  choose,
  draw,
  IN_PHASE,
  KING_HIGH,
  RULES,
  refused,
  TWO,
  told,
} from './support/rounds.js';

describe('Decide', () => {
  test('[WA-RP-7b, WA-RP-7b#1] play puts one ante on play, and waits for three cards', () => {
    const events = told(RULES, IN_PHASE.acting, choose(2, 'play'));
    expect(events).toEqual([
      { type: 'Decided', seat: 2, decision: 'play', playCents: 1000, cite: 'WA-RP-7b', ...STAMP },
    ]);
    const live = did(RULES, IN_PHASE.acting, choose(2, 'play'));
    expect(live.state.hands[1]).toMatchObject({
      decision: 'play',
      stakes: { ante: 1000, play: 1000 },
    });
    expect(live.state.hands[0]).toMatchObject({ decision: null, stakes: { ante: 1000 } });
    expect(placesToDeal(RULES, live.state)).toEqual([2, 2, 2]);
  });

  test('[WA-RP-7a] fold sends the ante to the pot and the cards away', () => {
    const live = did(RULES, IN_PHASE.acting, choose(2, 'fold'));
    expect(live.events.at(-1)).toEqual({
      type: 'Decided',
      seat: 2,
      decision: 'fold',
      playCents: 0,
      cite: 'WA-RP-7a',
      ...STAMP,
    });
    expect(live.state.hands[1]?.decision).toBe('fold');
    expect(live.state.hands[1]?.stakes).toEqual({ ante: 1000 });
    expect(live.state).toMatchObject({
      phase: 'acting',
      steps: [{ seat: 2, did: 'fold', hand: null, discarded: [{ place: 2, cite: 'WA-RP-7a' }] }],
    });
    expect(ricochetPoker.view(RULES, live.state, { kind: 'spectator' }).potCents).toBe(2000);
  });

  test('[WA-RP-9] is over when the last has acted', () => {
    const one = did(RULES, IN_PHASE.acting, choose(2, 'fold'));
    expect(did(RULES, one, choose(1, 'fold')).state.phase).toBe('over');
  });

  test('[WA-RP-6] refuses a player whose turn it is not', () => {
    expect(refused(RULES, IN_PHASE.acting, choose(1, 'play'))).toEqual({
      code: 'not-your-turn',
      message: 'it is the turn of seat 2',
      cite: 'WA-RP-6',
    });
    const drawing = did(RULES, IN_PHASE.acting, choose(2, 'play'));
    expect(refused(RULES, drawing, choose(1, 'play'))).toMatchObject({
      code: 'not-your-turn',
      message: 'it is the turn of seat 2',
    });
  });

  test.each(['play', 'fold'] as const)('[WA-RP-7] a decision is final: %s', (decision) => {
    const live = did(RULES, IN_PHASE.acting, choose(2, decision));
    expect(refused(RULES, live, choose(2, 'fold'))).toEqual({
      code: 'locked-in',
      message: 'seat 2 has decided, and cannot change it',
      cite: 'house:decisions',
    });
  });

  test('refuses a seat without a hand', () => {
    expect(refused(RULES, IN_PHASE.acting, choose(3, 'play'))).toEqual({
      code: 'no-hand',
      message: 'seat 3 has no hand in this round',
      cite: 'baize:orders',
    });
  });

  test.each([
    ['dealing', 'being dealt'],
    ['bonuses', 'waiting for the bonus wagers to be settled'],
  ] as const)('[WA-RP-6] refuses a decision before the action: %s', (phase, words) => {
    expect(refused(RULES, IN_PHASE[phase], choose(2, 'play'))).toEqual({
      code: 'not-now',
      message: `nobody plays or folds now: the round is ${words}`,
      cite: 'baize:steps',
    });
  });
});

describe('the draw', () => {
  const drawing = did(RULES, IN_PHASE.acting, choose(2, 'play'));

  test('[WA-RP-7b#2, WA-RP-8a] completes five cards, and puts out whom they beat', () => {
    expect(told(RULES, drawing, draw(2, '5c 6d 7h'))).toEqual([
      { type: 'CardsDealt', cards: to(2, hand('5c 6d 7h')), ...STAMP },
      {
        type: 'HandCompleted',
        step: {
          seat: 2,
          did: 'play',
          hand: 'straight, seven high',
          discarded: [{ place: 'dealer', cite: 'WA-RP-8a' }],
        },
        anteBonus: null,
        ...STAMP,
      },
    ]);
    const live = did(RULES, drawing, draw(2, '5c 6d 7h'));
    expect(live.state.hands.map((one) => one.draw)).toEqual([[], hand('5c 6d 7h')]);
  });

  test('[WA-RP-7b-i] pays the ante bonus at once', () => {
    const live = did(BONUS, acting(BONUS, TWO), choose(2, 'play'));
    const after2 = did(BONUS, live, draw(2, '5c 6d 7h'));
    const line = {
      seat: 2,
      wager: 'ante-bonus',
      stakeCents: 0,
      outcome: 'win',
      paysCents: 2000,
      returnedCents: 0,
      from: 'tray',
      hand: 'straight, seven high',
      cite: 'WA-RP-AppB',
    };
    expect(after2.events.at(-1)).toMatchObject({ type: 'HandCompleted', anteBonus: line });
    expect(after2.state).toMatchObject({ anteBonuses: [line] });
    expect(ricochetPoker.view(BONUS, after2.state, { kind: 'spectator' }).paid).toEqual([line]);
  });

  test('takes its cards one by one', () => {
    const one = did(RULES, drawing, draw(2, '5c'));
    expect(one.events.at(-1)?.type).toBe('CardsDealt');
    expect(placesToDeal(RULES, one.state)).toEqual([2, 2]);
    expect(refused(RULES, one, draw(2, '6d 7h 8h'))?.code).toBe('too-many-cards');
    const two = did(RULES, one, draw(2, '6d'));
    const three = did(RULES, two, draw(2, '7h'));
    expect(three.events.slice(-2).map(({ type }) => type)).toEqual(['CardsDealt', 'HandCompleted']);
    expect(three.state).toEqual(did(RULES, drawing, draw(2, '5c 6d 7h')).state);
  });

  const cells: [code: string, name: string, gesture: Gesture][] = [
    ['wrong-place', 'for another seat', draw(1, '5c 6d 7h')],
    ['card-twice', 'a card of the dealer’s', draw(2, '9s 6d 7h')],
    ['card-twice', 'a card of a player’s', draw(2, '8c 6d 7h')],
    ['cards-unknown', 'face down', { type: 'Deal', cards: [{ card: '??', to: 2 }] }],
    ['no-cards', 'of nothing', { type: 'Deal', cards: [] }],
  ];
  test.each(cells)('is refused, %s: %s', (code, _, gesture) => {
    expect(refused(RULES, drawing, gesture)?.code).toBe(code);
  });

  test('a card of a folded hand, or of an earlier draw, does not come back', () => {
    const folded = did(RULES, IN_PHASE.acting, choose(2, 'fold'));
    const next = did(RULES, folded, choose(1, 'play'));
    expect(refused(RULES, next, draw(1, '3c 6d 7h'))?.code).toBe('card-twice');
    const played = did(RULES, did(RULES, drawing, draw(2, '5c 6d 7h')), choose(1, 'play'));
    expect(refused(RULES, played, draw(1, '5c Td Jh'))?.code).toBe('card-twice');
  });
});

describe('the player who is not asked', () => {
  const ALONE = felt(KING_HIGH, { 4: { cards: 'Ac 2d', draw: '3c 4d 5h' } });
  const AFTER_FOLD = felt(KING_HIGH, {
    1: { cards: '3c 4d', decision: 'fold' },
    2: { cards: '6c 6d', draw: '8c 9c Th' },
  });

  test('[WA-RP-9a] is told at once, and the round is over where there is nothing to draw for', () => {
    const events = told(RULES, dealtOut(RULES, ALONE), BONUSES);
    expect(events.at(-1)).toEqual({
      type: 'SeatExcused',
      seat: 4,
      draws: false,
      cite: 'WA-RP-9a',
      ...STAMP,
    });
    const live = acting(RULES, ALONE);
    expect(live.state).toMatchObject({
      phase: 'over',
      excused: 4,
      steps: [{ seat: 4, did: 'not-asked', hand: null, discarded: [] }],
    });
  });

  test('[WA-RP-AppB-n3#2] draws three cards for the ante bonus first', () => {
    const live = acting(BONUS, ALONE);
    expect(live.state).toMatchObject({ phase: 'acting', excused: 4, steps: [] });
    expect(placesToDeal(BONUS, live.state)).toEqual([4, 4, 4]);
    const drawn = did(BONUS, live, draw(4, '3c 4d 5h'));
    expect(drawn.state.phase).toBe('over');
    expect(drawn.events.at(-1)).toMatchObject({
      type: 'HandCompleted',
      step: { seat: 4, did: 'not-asked', hand: 'straight, five high', discarded: [] },
      anteBonus: { paysCents: 2000 },
    });
  });

  test('[WA-RP-9a] comes up when all before have gone', () => {
    const live = did(BONUS, acting(BONUS, AFTER_FOLD), choose(1, 'fold'));
    expect(live.events.at(-1)).toMatchObject({ type: 'SeatExcused', seat: 2, draws: true });
    expect(live.state.phase).toBe('acting');
    const beaten = felt(KING_HIGH, {
      1: { cards: '3c 4d', draw: '5c 9h Th', decision: 'play' },
      2: { cards: '6c 6d' },
    });
    const played = did(RULES, acting(RULES, beaten), choose(1, 'play'));
    const out = did(RULES, played, draw(1, '5c 9h Th'));
    expect(out.events.slice(-2)).toMatchObject([
      { type: 'HandCompleted', step: { discarded: [{ place: 1, cite: 'WA-RP-8b' }] } },
      { type: 'SeatExcused', seat: 2, draws: false },
    ]);
    expect(out.state.phase).toBe('over');
  });

  test.each(['play', 'fold'] as const)('[WA-RP-9a] may not %s', (decision) => {
    expect(refused(BONUS, acting(BONUS, ALONE), choose(4, decision))).toEqual({
      code: 'not-asked',
      message: 'seat 4 wins without a play wager',
      cite: 'WA-RP-9a',
    });
    expect(ricochetPoker.legal(BONUS, acting(BONUS, ALONE).state, 4)).toEqual([]);
  });

  test('[WA-RP-9a] leaves the earlier players nothing more to decide', () => {
    const live = did(BONUS, acting(BONUS, AFTER_FOLD), choose(1, 'fold'));
    expect(refused(BONUS, live, choose(1, 'play'))?.code).toBe('locked-in');
  });
});
