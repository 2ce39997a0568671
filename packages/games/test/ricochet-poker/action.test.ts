import { describe, expect, test } from 'vitest';
import { openAction, playInTurn, turnOf } from '../../src/ricochet-poker/action.js';
import { brief, felt, hand, rules, type SeatText, settle, withAnteBonus } from './support/felt.js';

interface Cell {
  readonly name: string;
  readonly dealer: string;
  readonly seats: Readonly<Record<number, SeatText>>;
  /** `seat did: who was put out by what`. */
  readonly steps: readonly string[];
  readonly winners: readonly (number | 'dealer')[];
  readonly pot: number;
}

/** Pair of nines, king kicker: neither kicked out nor beaten by the two cards below. */
const NINES = '9s 9h Kc 5d 2s';
/** King high, and folded to a pair. */
const KING_HIGH = 'Ks Qh Jc 8d 7s';

const plays = (cards: string, draw: string): SeatText => ({ cards, draw, decision: 'play' });
const folds = (cards: string): SeatText => ({ cards, decision: 'fold' });

const stepsOf = (settled: ReturnType<typeof settle>): readonly string[] =>
  settled.action.steps.map(({ seat, did, discarded }) => {
    const out = discarded.map(({ place, cite }) => `${place} by ${cite}`).join(', ');
    return `${seat} ${did}: ${out === '' ? '-' : out}`;
  });

const check = ({ dealer, seats, steps, winners, pot }: Cell) => {
  const settled = settle(rules(), felt(dealer, seats));
  expect(stepsOf(settled)).toEqual(steps);
  expect(settled.pot).toEqual({ amount: pot, winners });
};

describe('8a: the hand beats the highest five-card hand', () => {
  const cells: readonly Cell[] = [
    {
      name: 'the dealer’s: the dealer is discarded',
      dealer: NINES,
      seats: { 1: plays('3c 4d', 'Th Tc 6d') },
      steps: ['1 play: dealer by WA-RP-8a'],
      winners: [1],
      pot: 1000,
    },
    {
      name: 'the dealer’s by a kicker alone',
      dealer: NINES,
      seats: { 1: plays('5c 3d', '9c 9d Kd') },
      steps: ['1 play: dealer by WA-RP-8a'],
      winners: [1],
      pot: 1000,
    },
    {
      name: 'a player’s: it is discarded, ante and play to the pot',
      dealer: NINES,
      seats: { 1: plays('3c 4d', 'Th Tc 6d'), 2: plays('7c 8d', 'Jc Jd 6h') },
      steps: ['1 play: dealer by WA-RP-8a', '2 play: 1 by WA-RP-8a'],
      winners: [2],
      pot: 3000,
    },
    {
      name: 'two players’ that were tied: both are discarded',
      dealer: NINES,
      seats: {
        1: plays('3c 4d', '5c 6d 7h'),
        2: plays('3d 5h', '4c 6c 7d'),
        3: plays('Jh 8c', 'Jc Jd 8h'),
      },
      steps: ['1 play: dealer by WA-RP-8a', '2 play: -', '3 play: 1 by WA-RP-8a, 2 by WA-RP-8a'],
      winners: [3],
      pot: 5000,
    },
    {
      name: 'a player’s, when the dealer is out already',
      dealer: KING_HIGH,
      seats: {
        1: plays('3c 4d', '3d 3h 2c'),
        2: plays('4c 5d', '4h 4s 2d'),
        3: folds('6c 6d'),
      },
      steps: ['1 play: -', '2 play: 1 by WA-RP-8a', '3 fold: 3 by WA-RP-7a'],
      winners: [2],
      pot: 4000,
    },
  ];
  test.each(cells)('[WA-RP-8a] $name', check);
});

describe('8b: the hand does not beat the highest hand showing', () => {
  const cells: readonly Cell[] = [
    {
      name: 'lower than the dealer’s',
      dealer: NINES,
      seats: { 1: plays('3c 4d', '8h 8c 6d') },
      steps: ['1 play: 1 by WA-RP-8b'],
      winners: ['dealer'],
      pot: 3000,
    },
    {
      name: 'lower than the dealer’s by a kicker alone',
      dealer: NINES,
      seats: { 1: plays('4c 3d', '9c 9d Kd') },
      steps: ['1 play: 1 by WA-RP-8b'],
      winners: ['dealer'],
      pot: 3000,
    },
    {
      name: 'lower than a player’s',
      dealer: NINES,
      seats: { 1: plays('3c 4d', 'Th Tc 6d'), 2: plays('7c 8d', '8c 5h 6h') },
      steps: ['1 play: dealer by WA-RP-8a', '2 play: 2 by WA-RP-8b'],
      winners: [1],
      pot: 3000,
    },
    {
      name: 'lower than two cards still to act, with no five-card hand alive',
      dealer: KING_HIGH,
      seats: { 1: plays('3c 4d', '5c 5h 2d'), 2: { cards: '6c 6d' } },
      steps: ['1 play: 1 by WA-RP-8b', '2 not-asked: -'],
      winners: [2],
      pot: 3000,
    },
    {
      name: 'higher than the next two cards, lower than the last',
      dealer: KING_HIGH,
      seats: { 1: plays('3c 4d', '5c 5h 2d'), 2: folds('4c 4h'), 3: { cards: '6c 6d' } },
      steps: ['1 play: 1 by WA-RP-8b', '2 fold: 2 by WA-RP-7a', '3 not-asked: -'],
      winners: [3],
      pot: 4000,
    },
  ];
  test.each(cells)('[WA-RP-8b] $name', check);

  const survivors: readonly Cell[] = [
    {
      name: 'higher than all two cards still to act, with no five-card hand alive: it stays',
      dealer: KING_HIGH,
      seats: { 1: plays('3c 4d', '7c 7h 2d'), 2: folds('6c 6d') },
      steps: ['1 play: -', '2 fold: 2 by WA-RP-7a'],
      winners: [1],
      pot: 2000,
    },
    {
      name: 'the same pair as two cards still to act: five cards beat two, and it stays',
      dealer: KING_HIGH,
      seats: { 1: plays('3c 4d', '6s 6h 2d'), 2: folds('6c 6d') },
      steps: ['1 play: -', '2 fold: 2 by WA-RP-7a'],
      winners: [1],
      pot: 2000,
    },
    {
      name: 'the same high cards as two still to act: five cards beat two, and it stays',
      dealer: '9s 8h 7c 5d 2s',
      seats: { 1: plays('3c 4d', 'Ac Kh 2d'), 2: folds('Ad Kc') },
      steps: ['1 play: -', '2 fold: 2 by WA-RP-7a'],
      winners: [1],
      pot: 2000,
    },
  ];
  test.each(survivors)('[WA-RP-8b, WA-RP-5#1] $name', check);
});

describe('8c: the hand ties the dealer', () => {
  test('[WA-RP-8c] the dealer is discarded, and the player wins', () => {
    check({
      name: '',
      dealer: NINES,
      seats: { 1: plays('5c 2d', '9c 9d Kd') },
      steps: ['1 play: dealer by WA-RP-8c'],
      winners: [1],
      pot: 1000,
    });
  });

  test('[WA-RP-8c, WA-RP-8b] the tied hand is then the one to beat', () => {
    check({
      name: '',
      dealer: NINES,
      seats: { 1: plays('5c 2d', '9c 9d Kd'), 2: plays('7c 8d', '8c 3h 4h') },
      steps: ['1 play: dealer by WA-RP-8c', '2 play: 2 by WA-RP-8b'],
      winners: [1],
      pot: 3000,
    });
  });
});

describe('8d: the hand ties another player’s', () => {
  test('[WA-RP-8d] all tied hands stay, and split the pot', () => {
    check({
      name: '',
      dealer: NINES,
      seats: { 1: plays('3c 4d', '5c 6d 7h'), 2: plays('3d 5h', '4c 6c 7d') },
      steps: ['1 play: dealer by WA-RP-8a', '2 play: -'],
      winners: [1, 2],
      pot: 1000,
    });
  });

  test('[WA-RP-8d] three hands tie: all of them stay', () => {
    check({
      name: '',
      dealer: NINES,
      seats: {
        4: plays('3c 4d', '5c 6d 7h'),
        2: plays('3d 5h', '4c 6c 7d'),
        6: plays('7c 3h', '4h 5s 6h'),
      },
      steps: ['4 play: dealer by WA-RP-8a', '2 play: -', '6 play: -'],
      winners: [2, 4, 6],
      pot: 1000,
    });
  });

  test('[WA-RP-8d, WA-RP-8b] a later, lower hand leaves the tie as it is', () => {
    check({
      name: '',
      dealer: NINES,
      seats: {
        1: plays('3c 4d', '5c 6d 7h'),
        2: plays('3d 5h', '4c 6c 7d'),
        3: plays('Jh 8c', 'Jc Jd 2h'),
      },
      steps: ['1 play: dealer by WA-RP-8a', '2 play: -', '3 play: 3 by WA-RP-8b'],
      winners: [1, 2],
      pot: 3000,
    });
  });
});

describe('7a: fold', () => {
  test('[WA-RP-7a, WA-RP-9] all fold and the dealer lives: the house takes the pot', () => {
    const settled = settle(
      rules(),
      felt(NINES, { 1: folds('3c 4d'), 2: folds('6c 7d'), 3: folds('8c Jd') }),
    );
    expect(stepsOf(settled)).toEqual([
      '1 fold: 1 by WA-RP-7a',
      '2 fold: 2 by WA-RP-7a',
      '3 fold: 3 by WA-RP-7a',
    ]);
    expect(settled.pot).toEqual({ amount: 4000, winners: ['dealer'] });
    expect(brief(settled)).toEqual([
      '3 ante lose 0 pot 0 WA-RP-7a',
      '2 ante lose 0 pot 0 WA-RP-7a',
      '1 ante lose 0 pot 0 WA-RP-7a',
    ]);
  });

  test('[WA-RP-7] whoever is asked may fold the best hand there is', () => {
    check({
      name: '',
      dealer: NINES,
      seats: { 1: folds('8c 8d') },
      steps: ['1 fold: 1 by WA-RP-7a'],
      winners: ['dealer'],
      pot: 2000,
    });
  });
});

describe('9a: the last player', () => {
  const cells: readonly Cell[] = [
    {
      name: 'a lone player after a kickout',
      dealer: 'As Ah Ks 7c 8d',
      seats: { 3: { cards: '2c 3d' } },
      steps: ['3 not-asked: -'],
      winners: [3],
      pot: 1000,
    },
    {
      name: 'a lone player whose two cards beat the dealer',
      dealer: KING_HIGH,
      seats: { 1: { cards: 'Ac 2d' } },
      steps: ['1 not-asked: -'],
      winners: [1],
      pot: 1000,
    },
    {
      name: 'the dealer out, all others folded',
      dealer: KING_HIGH,
      seats: { 1: folds('3c 4d'), 2: { cards: '6c 6d' } },
      steps: ['1 fold: 1 by WA-RP-7a', '2 not-asked: -'],
      winners: [2],
      pot: 2000,
    },
    {
      name: 'the dealer out, one folded and one discarded',
      dealer: KING_HIGH,
      seats: { 1: folds('3c 4d'), 2: plays('3h 5d', '8h 2c 4h'), 3: { cards: '6c 6d' } },
      steps: ['1 fold: 1 by WA-RP-7a', '2 play: 2 by WA-RP-8b', '3 not-asked: -'],
      winners: [3],
      pot: 4000,
    },
  ];
  test.each(cells)('[WA-RP-9a] is not asked: $name', check);

  test('[WA-RP-9a] a decision of the player who is not asked is ignored', () => {
    const asFold = settle(rules(), felt(KING_HIGH, { 1: folds('Ac 2d') }));
    const asPlay = settle(rules(), felt(KING_HIGH, { 1: plays('Ac 2d', '3c 4d 6h') }));
    expect(stepsOf(asFold)).toEqual(['1 not-asked: -']);
    expect(brief(asFold)).toEqual(brief(asPlay));
    expect(brief(asFold)).toEqual([
      '1 ante push 0 tray 1000 WA-RP-9a',
      '1 pot win 1000 pot 0 WA-RP-9a',
    ]);
  });

  const asked: readonly Cell[] = [
    {
      name: 'the dealer’s hand is alive',
      dealer: NINES,
      seats: { 1: folds('3c 4d'), 2: folds('8c 8d') },
      steps: ['1 fold: 1 by WA-RP-7a', '2 fold: 2 by WA-RP-7a'],
      winners: ['dealer'],
      pot: 3000,
    },
    {
      name: 'a player’s five-card hand is alive',
      dealer: KING_HIGH,
      seats: { 1: plays('3c 4d', '7c 7h 2d'), 2: folds('6c 6d') },
      steps: ['1 play: -', '2 fold: 2 by WA-RP-7a'],
      winners: [1],
      pot: 2000,
    },
  ];
  test.each(asked)('[WA-RP-9a] the last player is asked when $name', check);

  test('[WA-RP-9a] only the last: an earlier player is asked with nothing alive', () => {
    const action = openAction(rules(), hand(KING_HIGH), [
      { seat: 1, cards: hand('3c 4d') },
      { seat: 2, cards: hand('6c 6d') },
    ]);
    expect(action.alive).toEqual([]);
    expect(turnOf(action)).toEqual({ kind: 'asked', seat: 1 });
  });

  test('[WA-RP-AppB-n3#2] draws for the ante bonus, and cannot lose the pot by it', () => {
    const inForce = withAnteBonus();
    const settled = settle(
      inForce,
      felt(KING_HIGH, { 1: folds('3c 4d'), 2: { cards: '6c 6d', draw: '8c 9c Th' } }),
    );
    expect(settled.action.steps[1]).toEqual({
      seat: 2,
      did: 'not-asked',
      hand: 'pair of sixes, ten-nine-eight kickers',
      discarded: [],
    });
    expect(settled.pot.winners).toEqual([2]);
  });

  test('[WA-RP-AppB-n3#2] draws nothing where there is no ante bonus', () => {
    const settled = settle(rules(), felt(KING_HIGH, { 1: { cards: 'Ac 2d', draw: '3d 4h 5c' } }));
    expect(settled.action.steps).toEqual([
      { seat: 1, did: 'not-asked', hand: null, discarded: [] },
    ]);
  });
});

describe('the action as a whole', () => {
  test('[WA-RP-9] ends after all players have acted in turn', () => {
    let action = openAction(rules(), hand(NINES), [{ seat: 1, cards: hand('3c 4d') }]);
    expect(turnOf(action)).toEqual({ kind: 'asked', seat: 1 });
    action = playInTurn(rules(), action, hand('Th Tc 6d'));
    expect(turnOf(action)).toEqual({ kind: 'over' });
    expect(() => playInTurn(rules(), action, hand('2h 3h 4h'))).toThrow('not acted');
  });

  test('[WA-RP-7b] a step tells the five-card hand in words', () => {
    const settled = settle(rules(), felt(NINES, { 1: plays('3c 4d', 'Th Tc 6d') }));
    expect(settled.action.steps).toEqual([
      {
        seat: 1,
        did: 'play',
        hand: 'pair of tens, six-four-three kickers',
        discarded: [{ place: 'dealer', cite: 'WA-RP-8a' }],
      },
    ]);
  });
});
