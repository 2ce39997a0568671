import { describe, expect, it } from 'vitest';
import { close, deal, place, raise, STAMP, settleRound, turn } from '../support/commands.js';
import { stakesOf } from '../support/felt.js';
import { rulesOf } from '../support/rules.js';
import { Scene } from '../support/scene.js';

const HAND = '9h 8h 7h 6h 5h 4h 3h';

const dealt = Scene.open(rulesOf('md/high-card-flush')).after(
  place(2, { ante: 1000 }),
  close,
  deal({ 2: HAND, dealer: 'As Ks Qs Js 8s 7s 5s' }),
);
const over = dealt.after(raise(2, 3000), turn('dealer'), settleRound());

const placed = {
  type: 'WagersPlaced',
  seat: 1,
  player: 'late',
  stakes: stakesOf({ ante: 500 }),
  tips: {},
  ...STAMP,
} as const;

describe('an event that comes late is folded all the same', () => {
  it('wagers, when the cards are out: nothing else changes', () => {
    const { state } = dealt.evolved([placed]);
    expect(state.hands.map(({ seat }) => seat)).toEqual([1, 2]);
    expect({ ...state, hands: [] }).toEqual({ ...dealt.state, hands: [] });
  });

  it('wagers, when the round is settled: its lines stay', () => {
    const { state } = over.evolved([placed]);
    expect(state.hands.map(({ seat }) => seat)).toEqual([1, 2]);
    expect({ ...state, hands: [] }).toEqual({ ...over.state, hands: [] });
  });

  it('a hand turned when the round is settled: its lines stay', () => {
    const cards = HAND.split(' ');
    const { state } = over.evolved([{ type: 'Turned', place: 2, cards, ...STAMP }]);
    const [hand] = over.state.hands;
    expect(state).toEqual({ ...over.state, hands: [{ ...hand, turned: true }] });
  });

  it('the dealer turned when the round is settled: its lines stay', () => {
    const { state } = over.evolved([{ type: 'Turned', place: 'dealer', cards: ['2c'], ...STAMP }]);
    expect(state).toEqual({ ...over.state, dealer: { cards: [0], turned: true } });
  });
});
