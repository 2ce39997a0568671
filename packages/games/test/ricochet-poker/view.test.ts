import { cents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { ricochetPoker } from '../../src/ricochet-poker/core.js';
import { feltOf } from '../../src/ricochet-poker/round.js';
import { felt, hand, RICOCHET, rules, withAnteBonus, withJackpot } from './support/felt.js';
import { acting, after, dealtOut, did, OPEN, playedOut, settled, to } from './support/live.js';

const NINES = '9s 9h Kc 5d 2s';
const RULES = rules();
const TWO = felt(NINES, {
  1: { cards: '8c 8d', draw: 'Th Ts 3h', decision: 'play' },
  2: { cards: '3c 4d', draw: '5c 6d 7h', decision: 'play' },
});
const SPECTATOR = { kind: 'spectator' } as const;

describe('legal', () => {
  test('[WA-RP-6, WA-RP-7b#1] the player in turn may play, for one ante, or fold', () => {
    const { state } = acting(RULES, TWO);
    expect(ricochetPoker.legal(RULES, state, 2)).toEqual([
      {
        act: 'play',
        stakeCents: 1000,
        toBeat: [
          { place: 'dealer', cards: 'five', hand: 'pair of nines, king-five-two kickers' },
          { place: 1, cards: 'two', hand: 'pair of eights' },
        ],
        cite: 'WA-RP-7b',
      },
      { act: 'fold', losesCents: 1000, cite: 'WA-RP-7a' },
    ]);
    expect(ricochetPoker.legal(RULES, state, 1)).toEqual([]);
    expect(ricochetPoker.legal(RULES, state, 3)).toEqual([]);
  });

  test('[WA-RP-6] nothing while the player draws, and the next sees the new hand to beat', () => {
    const drawing = did(RULES, acting(RULES, TWO), { type: 'Decide', seat: 2, decision: 'play' });
    expect(ricochetPoker.legal(RULES, drawing.state, 2)).toEqual([]);
    const drawn = did(RULES, drawing, { type: 'Deal', cards: to(2, hand('5c 6d 7h')) });
    expect(ricochetPoker.legal(RULES, drawn.state, 1)[0]).toMatchObject({
      act: 'play',
      toBeat: [{ place: 2, cards: 'five', hand: 'straight, seven high' }],
    });
  });

  test('nothing before the action, and nothing after it', () => {
    for (const live of [dealtOut(RULES, TWO), playedOut(RULES, TWO), settled(RULES, TWO)]) {
      expect(ricochetPoker.legal(RULES, live.state, 1)).toEqual([]);
    }
  });

  const wagers = (seat: number, inForce = RULES, state = OPEN) => {
    const [act] = ricochetPoker.legal(inForce, state, seat);
    return act?.act === 'place-wagers' ? act.wagers : null;
  };
  const NONE = { fixedCents: null, leastCents: null, mostCents: null, stepCents: null };

  test('[WA-RP-1#2, WA-RP-BW] in betting: the wagers on offer, with their limits', () => {
    expect(wagers(1)).toEqual([{ wager: 'ante', name: 'Ante', ...NONE }]);
    const offered = rules({
      paytables: { pocket: 'PT-FLT-PB-01', 'seven-card': 'PT-BJS-7CL-01' },
      jackpots: { 'seven-card': { seed: 100_000, wager: 500 } },
    });
    const posted = {
      ...offered,
      posted: { positions: 6, limits: { ante: { min: 500, max: 10_000, step: 500 } } },
    };
    expect(wagers(1, posted)).toEqual([
      {
        wager: 'ante',
        name: 'Ante',
        fixedCents: null,
        leastCents: 500,
        mostCents: 10_000,
        stepCents: 500,
      },
      { wager: 'pocket', name: 'Pocket Bonus', ...NONE },
      { wager: 'seven-card', name: 'Seven-Card Linked', ...NONE, fixedCents: 500 },
    ]);
    expect(wagers(7, posted)).toBeNull();
    expect(wagers(6, posted)).not.toBeNull();
  });

  test('[WA-RP-1] the ante is fixed once somebody else has posted one', () => {
    const ante = { type: 'PlaceWagers', player: 'ann', stakes: { ante: cents(2500) } } as const;
    const { state } = after(RULES, { ...ante, seat: 4 });
    expect(wagers(1, RULES, state)?.[0]?.fixedCents).toBe(2500);
    // The one who posted it alone may still change it.
    expect(wagers(4, RULES, state)?.[0]?.fixedCents).toBeNull();
  });

  test('[WA-RP-1] another player’s bonus fixes nothing', () => {
    const inForce = rules({ paytables: { pocket: 'PT-FLT-PB-01' } });
    const stakes = { ante: cents(1000), pocket: cents(500) };
    const { state } = after(inForce, { type: 'PlaceWagers', seat: 4, player: 'ann', stakes });
    expect(wagers(1, inForce, state)?.map(({ wager, fixedCents }) => [wager, fixedCents])).toEqual([
      ['ante', 1000],
      ['pocket', null],
    ]);
  });

  test('[WA-RP-GD#1] there are seven seats, and no more', () => {
    expect(ricochetPoker.legal(RULES, OPEN, 8)).toEqual([]);
    expect([0, 1, 7, 8, 1.5].map((seat) => wagers(seat) !== null)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test('a wager that is always part of the game but has tables needs one elected', () => {
    const pocket = RICOCHET.wagers.pocket;
    if (pocket === undefined) throw new Error('no pocket bonus');
    const always = { ...pocket, offered: { value: 'always', cite: 'WA-RP-GD#2' } } as const;
    const book = { ...RICOCHET, wagers: { ...RICOCHET.wagers, pocket: always } };
    expect(wagers(1, { ...RULES, rulebook: book })?.map(({ wager }) => wager)).toEqual(['ante']);
  });
});

describe('view', () => {
  test('in betting: the layouts, and nothing on the pot', () => {
    const { state } = after(RULES, {
      type: 'PlaceWagers',
      seat: 2,
      player: 'ann',
      stakes: { ante: cents(1000) },
    });
    const view = ricochetPoker.view(RULES, state, { kind: 'player', seats: [2, 3] });
    expect(view).toMatchObject({
      phase: 'betting',
      round: 'table-1/1',
      rules: 'digest',
      dealer: { cards: [], hand: null, fold: null },
      action: null,
      potCents: 0,
      paid: [],
      settled: null,
    });
    expect(view.hands).toEqual([
      {
        seat: 2,
        player: 'ann',
        stakes: { ante: 1000 },
        tips: {},
        cards: [],
        draw: [],
        decision: null,
        aside: [],
        hand: null,
        outBy: null,
      },
    ]);
    expect(Object.keys(view.legal)).toEqual(['2', '3']);
    expect(view.legal[3]).toEqual(ricochetPoker.legal(RULES, state, 3));
  });

  test('[WA-RP-1a] the house’s ante lies on the pot from the close of betting', () => {
    const view = ricochetPoker.view(RULES, dealtOut(RULES, TWO).state, SPECTATOR);
    expect(view).toMatchObject({ phase: 'bonuses', potCents: 1000, action: null, legal: {} });
    expect(view.dealer).toEqual({
      cards: ['9s', '9h', 'Kc', '5d', '2s'],
      hand: 'pair of nines, king-five-two kickers',
      fold: null,
    });
    expect(view.hands.map(({ hand: words }) => words)).toEqual([
      'pair of eights',
      'four-three high',
    ]);
  });

  test('[WA-RP-6] everybody sees the order of action, whose turn it is and what there is to beat', () => {
    const { state } = acting(RULES, TWO);
    for (const viewer of [SPECTATOR, { kind: 'dealer' }, { kind: 'player', seats: [1] }] as const) {
      const { action } = ricochetPoker.view(RULES, state, viewer);
      expect(action).toMatchObject({ order: [2, 1], turn: 2, steps: [] });
      expect(action?.toBeat.map(({ place }) => place)).toEqual(['dealer', 1]);
    }
  });

  test('[WA-RP-8a] a hand that is out says by which clause, and its wagers lie on the pot', () => {
    const better = felt(NINES, {
      1: { cards: '8c 8d', draw: '8h Ts Td', decision: 'play' },
      2: { cards: '3c 4d', draw: '5c 6d 7h', decision: 'play' },
    });
    const view = ricochetPoker.view(RULES, playedOut(RULES, better).state, SPECTATOR);
    expect(view.phase).toBe('over');
    expect(
      view.hands.map(({ seat, hand: words, outBy, draw }) => ({ seat, words, outBy, draw })),
    ).toEqual([
      { seat: 1, words: 'eights full of tens', outBy: null, draw: ['8h', 'Ts', 'Td'] },
      { seat: 2, words: 'straight, seven high', outBy: 'WA-RP-8a', draw: ['5c', '6d', '7h'] },
    ]);
    expect(view.potCents).toBe(3000);
    expect(view.action).toMatchObject({ turn: null, toBeat: [] });
  });

  test('[WA-RP-4a] the dealer’s fold is shown with its reason', () => {
    const out = felt('As Ah Kc Kd 7s', { 1: { cards: '2c 3d' } });
    const view = ricochetPoker.view(RULES, acting(RULES, out).state, SPECTATOR);
    expect(view.dealer.fold).toMatchObject({ because: 'kickout', cite: 'WA-RP-4a' });
  });

  test('[WA-RP-9a] nothing is to be beaten by the player who is not asked', () => {
    const BONUS = withAnteBonus();
    const alone = felt('As Ah Kc Kd 7s', { 1: { cards: '2c 3d' } });
    const view = ricochetPoker.view(BONUS, acting(BONUS, alone).state, SPECTATOR);
    expect(view.action).toMatchObject({ turn: 1, toBeat: [] });
  });

  test('[WA-RP-9] when it is settled: the lines, the pot, and what was paid on the way', () => {
    const inForce = withJackpot('seven-card', 'PT-BJS-7CL-01');
    const on = felt(NINES, {
      1: { cards: '8c 8d', decision: 'fold', wagers: { 'seven-card': 100 } },
    });
    const view = ricochetPoker.view(inForce, settled(inForce, on).state, SPECTATOR);
    expect(view.settled?.pot).toEqual({ amount: 2000, winners: ['dealer'] });
    expect(view.settled?.lines.map(({ wager }) => wager)).toEqual(['seven-card', 'ante']);
    expect(view.settled?.tips).toEqual([]);
    expect(view.settled?.notices).toEqual([]);
    expect(view.paid.map(({ wager }) => wager)).toEqual(['seven-card']);
    expect(view.potCents).toBe(2000);
  });

  test('[WA-RP-2] everybody is told everything that happens', () => {
    const { events, state } = acting(RULES, TWO);
    for (const event of events) {
      expect(ricochetPoker.tell(RULES, state, event, { kind: 'player', seats: [1] })).toBe(event);
    }
  });
});

describe('the felt of a live round', () => {
  test('[AMB-38] takes the wagers that the table says are void', () => {
    const { state } = acting(RULES, TWO);
    if (state.phase !== 'acting') throw new Error(state.phase);
    const aside = [{ wager: 'ante', as: 'void', cite: 'AMB-38' }] as const;
    const hands = state.hands.map((one) => (one.seat === 2 ? { ...one, aside } : one));
    const on = feltOf({ ...state, hands });
    expect(
      on.hands.map(({ seat, voided, draw, decision }) => ({ seat, voided, draw, decision })),
    ).toEqual([
      { seat: 1, voided: [], draw: null, decision: null },
      { seat: 2, voided: ['ante'], draw: null, decision: null },
    ]);
    expect(on.hands.flatMap(({ claims }) => claims)).toEqual([]);
    expect(on).toMatchObject({ anteCents: 1000, dealer: hand(NINES) });
  });
});
