import { describe, expect, it } from 'vitest';
import type { ContestCommand } from '../../src/contest/round.js';
import { GAMES, isAllAside } from '../../src/index.js';
import { close, deal, fold, place, raise, STAMP, settleRound, turn } from '../support/commands.js';
import { settledInWords } from '../support/felt.js';
import { rulesOf } from '../support/rules.js';
import { Scene } from '../support/scene.js';

const DEALER = 'As Ks Qs Js 8s 7s 5s';
const FLUSH = 'Ah Qh Th 8h 6d 4d 2d';
const OTHER = 'Ac Qc Tc 8c 6h 4h 2h';
const UNSEEN = Array(7).fill('??').join(' ');
const RULES = rulesOf('md/high-card-flush');

type Aside = Extract<ContestCommand, { type: 'SetAside' }>;
const aside = (
  seat: number,
  wagers: Aside['wagers'],
  as: Aside['as'] = 'void',
  cite: Aside['cite'] = 'MD-HCF-13D',
): Aside => ({ type: 'SetAside', seat, wagers, as, cite, ...STAMP });

const betting = Scene.open(RULES).after(
  place(1, { ante: 1000, flush: 500 }),
  place(3, { ante: 1000, flush: 500 }),
);
const dealt = betting.after(close, deal({ 1: FLUSH, 3: OTHER, dealer: DEALER }));
const lines = (scene: Scene) => scene.settled.lines.map(settledInWords);

describe('SetAside', () => {
  it('is told with the clause, and kept with the hand', () => {
    const scene = dealt.after(aside(1, ['ante', 'flush']));
    expect(scene.events.at(-1)).toEqual({
      type: 'WagersSetAside',
      seat: 1,
      wagers: ['ante', 'flush'],
      as: 'void',
      cite: 'MD-HCF-13D',
      ...STAMP,
    });
    expect(scene.handAt(1).aside).toEqual([
      { wager: 'ante', as: 'void', cite: 'MD-HCF-13D' },
      { wager: 'flush', as: 'void', cite: 'MD-HCF-13D' },
    ]);
    expect(scene.handAt(3).aside).toEqual([]);
  });

  it('is refused before and after the cards are out, for a hand or wager that is not there, and twice', () => {
    expect(betting.refusal(aside(1, ['ante']))).toBe('not-now by baize:steps');
    expect(dealt.refusal(aside(2, ['ante']))).toBe('no-hand by baize:orders');
    expect(dealt.refusal(aside(1, ['raise']))).toBe('nothing-to-set-aside by baize:orders');
    expect(dealt.refusal(aside(1, []))).toBe('nothing-to-set-aside by baize:orders');
    const once = dealt.after(aside(1, ['flush']));
    expect(once.refusal(aside(1, ['flush']))).toBe('nothing-to-set-aside by baize:orders');
    const over = dealt.after(raise(1, 1000), fold(3), turn('dealer')).after(settleRound());
    expect(over.refusal(aside(1, ['ante']))).toBe('not-now by baize:steps');
  });

  it('a hand that is out is asked nothing, and the turn goes to the next', () => {
    const scene = dealt.after(aside(1, ['ante']));
    expect(scene.refusal(raise(1, 1000))).toBe('hand-is-out by MD-HCF-13D');
    expect(GAMES['high-card-flush'].legal(RULES, scene.state, 1)).toEqual([]);
    expect(GAMES['high-card-flush'].legal(RULES, scene.state, 3).map(({ act }) => act)).toEqual([
      'fold',
      'raise',
    ]);
    expect(scene.after(raise(3, 1000)).state.phase).toBe('revealing');
  });

  it('a dead hand among others: its stake goes back, the others play on', () => {
    const scene = dealt
      .after(aside(1, ['ante', 'flush']), raise(3, 1000), turn('dealer'))
      .after(settleRound());
    expect(lines(scene)).toEqual([
      'seat 3 ante 1000: lose 0, back 0, tray, MD-HCF-11B(5)(d)(i)',
      'seat 3 raise 1000: lose 0, back 0, tray, MD-HCF-11B(5)(d)(i)',
      'seat 3 flush 500: win 500, back 500, tray, MD-HCF-12B(1)',
      'seat 1 ante 1000: void 0, back 1000, tray, MD-HCF-13D',
      'seat 1 flush 500: void 0, back 500, tray, MD-HCF-13D',
    ]);
  });

  it('with nobody left in the contest bonuses settle without the dealer’s hand', () => {
    const scene = dealt.after(aside(1, ['ante']), aside(3, ['ante', 'flush']));
    expect(scene.state.phase).toBe('revealing');
    expect(isAllAside(scene.state)).toBe(true);
    const over = scene.after(settleRound());
    expect(lines(over)).toEqual([
      'seat 3 ante 1000: void 0, back 1000, tray, MD-HCF-13D',
      'seat 3 flush 500: void 0, back 500, tray, MD-HCF-13D',
      'seat 1 ante 1000: void 0, back 1000, tray, MD-HCF-13D',
      'seat 1 flush 500: win 500, back 500, tray, MD-HCF-12B(1)',
    ]);
  });

  it('a bonus that still plays needs its cards, a hand that is wholly out does not', () => {
    const unseen = betting.after(close, deal({ 1: UNSEEN, 3: UNSEEN, dealer: UNSEEN }));
    const scene = unseen.after(aside(1, ['ante']), aside(3, ['ante', 'flush']));
    expect(scene.refusal(settleRound())).toBe('cards-unknown by baize:cards-on-the-felt');
    expect(scene.after(turn(1, FLUSH)).when(settleRound()).ok).toBe(true);
    const both = unseen.after(aside(1, ['ante', 'flush']), aside(3, ['ante', 'flush']));
    expect(both.when(settleRound()).ok).toBe(true);
  });

  it('ends a deal that was broken off', () => {
    const broken = betting.after(close, aside(1, ['ante', 'flush']));
    expect(broken.state.phase).toBe('dealing');
    const all = broken.after(aside(3, ['ante', 'flush']));
    expect(all.state.phase).toBe('revealing');
    expect(lines(all.after(settleRound())).every((line) => line.includes('void'))).toBe(true);
  });

  it('[MD-HCF-7C(2)] what is lost goes to the house, whatever the hand was', () => {
    const scene = dealt
      .after(aside(1, ['ante', 'flush'], 'lost', 'MD-HCF-7C(2)'), fold(3), turn('dealer'))
      .after(settleRound());
    expect(lines(scene).slice(-2)).toEqual([
      'seat 1 ante 1000: lose 0, back 0, tray, MD-HCF-7C(2)',
      'seat 1 flush 500: lose 0, back 0, tray, MD-HCF-7C(2)',
    ]);
  });

  it('everybody sees what is out, and nobody a card by it', () => {
    const scene = dealt.after(aside(1, ['ante', 'flush']));
    const view = GAMES['high-card-flush'].view(RULES, scene.state, { kind: 'spectator' });
    expect(view.hands[0]?.aside.map(({ wager }) => wager)).toEqual(['ante', 'flush']);
    expect(JSON.stringify(view)).not.toContain('Ah');
  });
});
