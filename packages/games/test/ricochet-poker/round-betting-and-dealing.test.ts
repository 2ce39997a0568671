import { cents, MOST_CENTS } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { ricochetPoker } from '../../src/ricochet-poker/core.js';
import { placesToDeal } from '../../src/ricochet-poker/standing.js';
import { felt, hand, rules, withJackpot } from './support/felt.js';
import { after, did, firstDeal, type Gesture, STAMP, settled } from './support/live.js';
import {
  ante,
  BONUSES,
  CLOSE,
  draw,
  IN_PHASE,
  NINES,
  RULES,
  refused,
  START,
  TWO,
  told,
} from './support/rounds.js';

test('every phase is reached', () => {
  for (const [phase, live] of Object.entries(IN_PHASE)) expect(live.state.phase).toBe(phase);
});

test('a round that is opened again starts empty', () => {
  const opened = {
    type: 'RoundOpened',
    round: 'table-1/2',
    rules: 'd',
    packets: 'whole-hands',
    ...STAMP,
  } as const;
  expect(ricochetPoker.evolve(RULES, IN_PHASE.settled.state, opened)).toEqual({
    phase: 'betting',
    game: 'ricochet-poker',
    round: 'table-1/2',
    rules: 'd',
    packets: 'whole-hands',
    hands: [],
  });
});

describe('PlaceWagers', () => {
  test('refuses an ante that is not counted exactly, and plays the largest that is', () => {
    expect(refused(RULES, START, ante(1, MOST_CENTS + 1))).toEqual({
      code: 'amount-too-large',
      message: 'Ante at seat 1 is at most $1,000,000,000, and $1,000,000,000.01 was placed',
      cite: 'baize:forms',
    });
    const straight = { cards: '3c 4d', draw: '5c 6d 7h', decision: 'play' } as const;
    const { state } = settled(RULES, felt(NINES, { 1: straight }, MOST_CENTS));
    expect(state).toMatchObject({ pot: { amount: MOST_CENTS, winners: [1] } });
  });

  test('[WA-RP-1, WA-RP-1#2] puts a seat’s whole layout down, and replaces it', () => {
    const inForce = rules({ paytables: { pocket: 'PT-FLT-PB-01' } });
    const stakes = { ante: cents(1000), pocket: cents(500) };
    const once = after(inForce, { type: 'PlaceWagers', seat: 3, player: 'ann', stakes });
    expect(once.events).toEqual([
      { type: 'WagersPlaced', seat: 3, player: 'ann', stakes, tips: {}, ...STAMP },
    ]);
    expect(once.state.hands).toEqual([
      {
        seat: 3,
        player: 'ann',
        stakes,
        tips: {},
        cards: [],
        draw: [],
        decision: null,
        turned: true,
        aside: [],
      },
    ]);
    const twice = did(inForce, once, ante(3, 2000, 'ann'));
    expect(twice.state.hands.map(({ stakes: now }) => now)).toEqual([{ ante: 2000 }]);
  });

  test('keeps hands by seat, and an empty layout takes one away', () => {
    const three = after(RULES, ante(5), ante(1), ante(3));
    expect(three.state.hands.map(({ seat }) => seat)).toEqual([1, 3, 5]);
    const two = did(RULES, three, { type: 'PlaceWagers', seat: 3, player: 'player 3', stakes: {} });
    expect(two.state.hands.map(({ seat }) => seat)).toEqual([1, 5]);
  });

  test('[WA-RP-1] refuses an ante that is not everybody’s', () => {
    expect(refused(RULES, after(RULES, ante(1)), ante(2, 1500))).toEqual({
      code: 'unequal-antes',
      message: 'every Ante is the same amount: $10 lies there, and seat 2 has $15',
      cite: 'WA-RP-1',
    });
  });

  test('[WA-RP-GD#1] refuses an eighth seat', () => {
    expect(refused(RULES, START, ante(8))).toMatchObject({
      code: 'no-such-seat',
      cite: 'WA-RP-GD#1',
    });
  });

  test('[WA-RP-7b] refuses a play wager before the cards are seen', () => {
    const stakes = { ante: cents(1000), play: cents(1000) };
    const gesture = { type: 'PlaceWagers', seat: 1, player: 'ann', stakes } as const;
    expect(refused(RULES, START, gesture)).toMatchObject({
      code: 'not-before-the-deal',
      cite: 'WA-RP-7b',
    });
  });

  test('[WA-RP-GD#2] refuses a bonus wager that is not offered', () => {
    const stakes = { ante: cents(1000), hedge: cents(500) };
    const gesture = { type: 'PlaceWagers', seat: 1, player: 'ann', stakes } as const;
    expect(refused(RULES, START, gesture)).toMatchObject({
      code: 'wager-not-offered',
      cite: 'WA-RP-GD#2',
    });
  });

  test('[WA-RP-DEF-prog#5] refuses another amount than the sensor’s', () => {
    const inForce = withJackpot('seven-card', 'PT-BJS-7CL-01');
    const stakes = { ante: cents(1000), 'seven-card': cents(200) };
    const gesture = { type: 'PlaceWagers', seat: 1, player: 'ann', stakes } as const;
    expect(refused(inForce, START, gesture)?.code).toBe('not-the-fixed-amount');
  });

  test.each([
    ['to change it', { ante: cents(1000) }],
    ['to clear it', {}],
  ])('refuses somebody else’s seat, %s', (_, stakes) => {
    const gesture = { type: 'PlaceWagers', seat: 1, player: 'bob', stakes } as const;
    expect(refused(RULES, after(RULES, ante(1)), gesture)).toEqual({
      code: 'seat-taken',
      message: 'seat 1 is played by somebody else',
      cite: 'house:seats',
    });
  });

  test('refuses tips, which are not wagered at this game', () => {
    const gesture: Gesture = { ...ante(1), tips: { ante: cents(100) } } as Gesture;
    expect(refused(RULES, START, gesture)?.code).toBe('tip-not-allowed');
  });

  test.each(['dealing', 'bonuses', 'acting', 'over', 'settled'] as const)(
    'refuses any wager when the round is %s',
    (phase) => {
      expect(refused(RULES, IN_PHASE[phase], ante(3))).toEqual({
        code: 'no-more-bets',
        message: 'no wager is made, changed or withdrawn after "no more bets"',
        cite: 'AMB-58',
      });
    },
  );
});

describe('CloseBetting', () => {
  test('ends the betting', () => {
    expect(told(RULES, after(RULES, ante(1)), CLOSE)).toEqual([
      { type: 'BettingClosed', ...STAMP },
    ]);
    expect(IN_PHASE.dealing.state).toMatchObject({ phase: 'dealing', dealer: [] });
  });

  test('[WA-RP-1] refuses a round that nobody plays', () => {
    expect(refused(RULES, START, CLOSE)).toEqual({
      code: 'nobody-plays',
      message: 'nobody has wagered an ante',
      cite: 'WA-RP-1',
    });
  });

  test.each([
    ['dealing', 'being dealt'],
    ['bonuses', 'waiting for the bonus wagers to be settled'],
    ['acting', 'with the players'],
    ['over', 'waiting for the pot to be paid'],
    ['settled', 'over'],
  ] as const)('refuses it a second time: %s', (phase, words) => {
    expect(refused(RULES, IN_PHASE[phase], CLOSE)).toEqual({
      code: 'not-now',
      message: `betting cannot be closed: the round is ${words}`,
      cite: 'baize:steps',
    });
  });
});

describe('Deal', () => {
  test('[WA-RP-2] two to each player and five to the dealer, who keeps the order', () => {
    const { state } = IN_PHASE.bonuses;
    if (state.phase !== 'bonuses') throw new Error(state.phase);
    expect(state.dealer).toEqual(hand(NINES));
    expect(state.hands.map(({ cards }) => cards)).toEqual([hand('8c 8d'), hand('3c 4d')]);
  });

  test('[WA-RP-2] goes to the seats in rotation, the dealer last, and then to the dealer alone', () => {
    expect(placesToDeal(RULES, IN_PHASE.dealing.state)).toEqual([
      1,
      2,
      'dealer',
      1,
      2,
      'dealer',
      'dealer',
      'dealer',
      'dealer',
    ]);
    const whole = { ...IN_PHASE.dealing.state, packets: 'whole-hands' } as const;
    expect(placesToDeal(RULES, whole)).toEqual([
      1,
      1,
      2,
      2,
      'dealer',
      'dealer',
      'dealer',
      'dealer',
      'dealer',
    ]);
  });

  test('takes one card at a time as well as all of them', () => {
    const gesture = firstDeal(TWO);
    if (gesture.type !== 'Deal') throw new Error(gesture.type);
    const one = gesture.cards.reduce(
      (live, card) => did(RULES, live, { type: 'Deal', cards: [card] }),
      IN_PHASE.dealing,
    );
    expect(one.state.hands.map(({ cards }) => cards)).toEqual(
      IN_PHASE.bonuses.state.hands.map(({ cards }) => cards),
    );
    expect(one.state.phase).toBe('bonuses');
  });

  test('is not over while a card of anybody’s is missing', () => {
    const gesture = firstDeal(TWO);
    if (gesture.type !== 'Deal') throw new Error(gesture.type);
    const [last, ...others] = gesture.cards.toReversed();
    const short = did(RULES, IN_PHASE.dealing, { type: 'Deal', cards: others.toReversed() });
    expect(short.state.phase).toBe('dealing');
    expect(placesToDeal(RULES, short.state)).toEqual(['dealer']);
    expect(refused(RULES, short, BONUSES)?.code).toBe('not-now');
    if (last === undefined) throw new Error('no card');
    expect(did(RULES, short, { type: 'Deal', cards: [last] }).state.phase).toBe('bonuses');
  });

  const dealing = IN_PHASE.dealing;
  const cells: [code: string, cards: { card: string; to: number | 'dealer' }[], cite: string][] = [
    ['no-cards', [], 'baize:orders'],
    ['wrong-place', [{ card: 'As', to: 2 }], 'AMB-34'],
    ['not-a-card', [{ card: '10s', to: 1 }], 'baize:forms'],
    [
      'card-twice',
      [
        { card: 'As', to: 1 },
        { card: 'As', to: 2 },
      ],
      'baize:cards-on-the-felt',
    ],
    ['cards-unknown', [{ card: '??', to: 1 }], 'WA-RP-2'],
    [
      'cards-unknown',
      [
        { card: 'As', to: 1 },
        { card: '??', to: 2 },
      ],
      'WA-RP-2',
    ],
  ];
  test.each(cells)('refuses a deal: %s', (code, cards, cite) => {
    expect(refused(RULES, dealing, { type: 'Deal', cards })).toMatchObject({ code, cite });
  });

  test('refuses more cards than are due', () => {
    const gesture = firstDeal(TWO);
    if (gesture.type !== 'Deal') throw new Error(gesture.type);
    const cards = [...gesture.cards, { card: 'Ac', to: 1 }];
    expect(refused(RULES, dealing, { type: 'Deal', cards })?.code).toBe('too-many-cards');
  });

  test.each(['betting', 'bonuses', 'acting', 'over', 'settled'] as const)(
    'refuses cards that nobody is due: %s',
    (phase) => {
      expect(refused(RULES, IN_PHASE[phase], draw(2, '5c 6d 7h'))).toMatchObject({
        code: 'not-now',
        cite: 'baize:steps',
      });
    },
  );
});
