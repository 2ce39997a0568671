import { cents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { ricochetPoker } from '../../src/ricochet-poker/core.js';
import { felt, withJackpot } from './support/felt.js';
import {
  dealtOut,
  did,
  type Gesture,
  type Live,
  playedOut,
  STAMP,
  settled,
} from './support/live.js';
import {
  BONUS,
  BONUSES,
  IN_PHASE,
  KING_HIGH,
  RULES,
  refused,
  SETTLE,
  START,
  TWO,
  told,
} from './support/rounds.js';

describe('SettleBonuses', () => {
  const MR = withJackpot('mini-royal', 'PT-BJS-TCPR-MR-E01', { suit: 's' });
  const ROYAL = felt('Qs 9h 4c 5d 2s', {
    1: { cards: 'As Ks', decision: 'fold', wagers: { 'mini-royal': 100 } },
    2: { cards: '3c 4d', decision: 'fold', wagers: { 'mini-royal': 100 } },
  });
  const award = { seat: 1, jackpot: 'mini-royal', cents: cents(123_456) } as const;

  test('[WA-RP-3] settles before the dealer’s hand is looked at, and opens the action', () => {
    const events = told(RULES, IN_PHASE.bonuses, BONUSES);
    expect(events).toEqual([
      { type: 'BonusesSettled', lines: [], notices: [], ...STAMP },
      { type: 'ActionOpened', order: [2, 1], ...STAMP },
    ]);
  });

  test('[WA-RP-4a] tells of the dealer’s fold', () => {
    const live = dealtOut(
      RULES,
      felt('As Ah Kc Kd 7s', { 1: { cards: '2c 3d' }, 2: { cards: '2d 3c' } }),
    );
    expect(told(RULES, live, BONUSES).map(({ type }) => type)).toEqual([
      'BonusesSettled',
      'DealerFolded',
      'ActionOpened',
    ]);
    expect(told(RULES, live, BONUSES)[1]).toMatchObject({ because: 'kickout', cite: 'WA-RP-4a' });
    const open = did(RULES, live, BONUSES);
    expect(open.state).toMatchObject({ dealerFold: { because: 'kickout', cite: 'WA-RP-4a' } });
  });

  test('[WA-RP-3] pays what the meter gave, and the envy', () => {
    const live = dealtOut(MR, ROYAL);
    const [settledNow] = told(MR, live, { type: 'SettleBonuses', awards: [award] });
    if (settledNow?.type !== 'BonusesSettled') throw new Error('not settled');
    expect(
      settledNow.lines.map(({ seat, wager, paysCents, from }) => [seat, wager, paysCents, from]),
    ).toEqual([
      [2, 'mini-royal', 0, 'tray'],
      [1, 'mini-royal', 123_456, 'meter'],
      [2, 'mini-royal:envy', 10_000, 'tray'],
    ]);
    expect(settledNow.notices[0]?.text).toContain('call a floorperson');
  });

  test('[AMB-66] pays a house jackpot from the tray', () => {
    const house = withJackpot('mini-royal', 'PT-BJS-TCPR-MR-E01', { suit: 's', type: 'house' });
    const [settledNow] = told(house, dealtOut(house, ROYAL), {
      type: 'SettleBonuses',
      awards: [award],
    });
    if (settledNow?.type !== 'BonusesSettled') throw new Error('not settled');
    expect(settledNow.lines[1]).toMatchObject({ seat: 1, paysCents: 123_456, from: 'tray' });
  });

  const cells: [
    code: string,
    name: string,
    awards: readonly (typeof award | object)[],
    cite: string,
  ][] = [
    ['award-missing', 'none', [], 'baize:orders'],
    ['award-missing', 'for another seat', [{ ...award, seat: 2 }], 'baize:orders'],
    ['award-missing', 'of another jackpot', [{ ...award, jackpot: 'seven-card' }], 'baize:orders'],
    ['award-not-due', 'one too many', [award, { ...award, seat: 2 }], 'baize:orders'],
    ['award-not-due', 'the same twice', [award, award], 'baize:orders'],
    ['not-an-amount', 'below nothing', [{ ...award, cents: -1 }], 'baize:forms'],
    ['not-an-amount', 'in parts of a cent', [{ ...award, cents: 0.5 }], 'baize:forms'],
  ];
  test.each(cells)('refuses awards that are not those due: %s, %s', (code, _, awards, cite) => {
    const gesture = { type: 'SettleBonuses', awards } as Gesture;
    expect(refused(MR, dealtOut(MR, ROYAL), gesture)).toMatchObject({ code, cite });
  });

  test('an award of nothing is an award', () => {
    const nothing = { ...award, cents: cents(0) };
    const gesture: Gesture = { type: 'SettleBonuses', awards: [nothing] };
    expect(refused(MR, dealtOut(MR, ROYAL), gesture)).toBeNull();
  });

  test.each(['betting', 'dealing', 'acting', 'over', 'settled'] as const)(
    '[WA-RP-3] refuses to settle them when the round is %s',
    (phase) => {
      expect(refused(RULES, IN_PHASE[phase], BONUSES)).toMatchObject({
        code: 'not-now',
        cite: 'WA-RP-3',
      });
    },
  );
});

describe('Turn', () => {
  test.each(Object.keys(IN_PHASE) as (keyof typeof IN_PHASE)[])(
    '[WA-RP-2] is refused: every card lies face up (%s)',
    (phase) => {
      expect(refused(RULES, IN_PHASE[phase], { type: 'Turn', place: 'dealer' })).toEqual({
        code: 'nothing-to-turn',
        message: 'every card of this game is dealt face up',
        cite: 'WA-RP-2',
      });
    },
  );
});

describe('Settle', () => {
  test('[WA-RP-9] pays the pot, and gives the winner’s wagers back', () => {
    const [event] = told(RULES, IN_PHASE.over, SETTLE);
    if (event?.type !== 'RoundSettled') throw new Error('not settled');
    expect(event.pot).toEqual({ amount: 3000, winners: [2] });
    expect(event.tips).toEqual([]);
    expect(
      event.lines.map(({ seat, wager, outcome, paysCents }) => [seat, wager, outcome, paysCents]),
    ).toEqual([
      [2, 'ante', 'push', 0],
      [2, 'play', 'push', 0],
      [2, 'pot', 'win', 3000],
      [1, 'ante', 'lose', 0],
      [1, 'play', 'lose', 0],
    ]);
  });

  test.each([
    ['without', RULES],
    ['with', BONUS],
  ])('[WA-RP-9a] pays the player who is not asked, %s an ante bonus', (_, inForce) => {
    const on = felt(KING_HIGH, {
      1: { cards: '3c 4d', decision: 'fold' },
      2: { cards: '6c 6d', draw: '8c 9c Th' },
    });
    const { state } = settled(inForce, on);
    if (state.phase !== 'settled') throw new Error(state.phase);
    expect(state.pot).toEqual({ amount: 2000, winners: [2] });
    expect(state.lines.map(({ seat, wager, cite }) => [seat, wager, cite])).toEqual([
      [2, 'ante', 'WA-RP-9a'],
      [2, 'pot', 'WA-RP-9a'],
      [1, 'ante', 'WA-RP-7a'],
    ]);
    expect(ricochetPoker.view(inForce, state, { kind: 'spectator' }).action).toMatchObject({
      turn: null,
      toBeat: [],
    });
  });

  test('[WA-RP-3] keeps the notices of the bonuses before those of the pot', () => {
    const inForce = withJackpot('seven-card', 'PT-BJS-7CL-01');
    const on = felt('7c 7s 7d Kd 2s', { 1: { cards: '7h 3d', wagers: { 'seven-card': 100 } } });
    const { state } = settled(inForce, on);
    if (state.phase !== 'settled') throw new Error(state.phase);
    expect(state.notices.map(({ cite }) => cite)).toEqual(['AMB-69', 'WA-RP-4a', 'WA-RP-9a']);
  });

  test('[WA-RP-7b-i] does not pay an ante bonus a second time', () => {
    const live = playedOut(BONUS, TWO);
    const [event] = told(BONUS, live, SETTLE);
    if (event?.type !== 'RoundSettled') throw new Error('not settled');
    expect(event.lines.some(({ wager }) => wager === 'ante-bonus')).toBe(false);
    const { state } = settled(BONUS, TWO);
    if (state.phase !== 'settled') throw new Error(state.phase);
    expect(state.lines.map(({ seat, wager }) => `${seat} ${wager}`)).toEqual([
      '2 ante',
      '2 play',
      '2 ante-bonus',
      '2 pot',
      '1 ante',
      '1 play',
    ]);
  });

  test('[WA-RP-3] refuses awards: jackpots were settled before the action', () => {
    const awards = [{ seat: 1, jackpot: 'mini-royal', cents: cents(1) }] as const;
    expect(refused(RULES, IN_PHASE.over, { type: 'Settle', awards })).toMatchObject({
      code: 'award-not-due',
      cite: 'baize:orders',
    });
  });

  test.each(['betting', 'dealing', 'bonuses', 'acting', 'settled'] as const)(
    '[WA-RP-9] refuses to settle when the round is %s',
    (phase) => {
      expect(refused(RULES, IN_PHASE[phase], SETTLE)).toMatchObject({
        code: 'not-now',
        cite: 'WA-RP-9',
      });
    },
  );
});

describe('events in the wrong place are bugs of ours', () => {
  const evolve = (live: Live, event: object) =>
    ricochetPoker.evolve(RULES, live.state, { ...event, ...STAMP } as never);

  test('cards before betting is closed', () => {
    expect(() => evolve(START, { type: 'CardsDealt', cards: [] })).toThrow('no cards before');
  });

  test('actions before the bonus wagers are settled', () => {
    expect(() => evolve(IN_PHASE.bonuses, { type: 'ActionOpened', order: [1, 2] })).toThrow(
      'nobody acts before',
    );
  });
});
