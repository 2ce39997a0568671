import { describe, expect, it } from 'vitest';
import { entitlementsOf, feltHand, readyToSettle } from '../../src/contest/settle-round.js';
import { HIGH_CARD_FLUSH } from '../../src/index.js';
import {
  award,
  bet,
  claim,
  close,
  deal,
  fold,
  place,
  raise,
  STAMP,
  settleRound,
  turn,
} from '../support/commands.js';
import { settledInWords } from '../support/felt.js';
import { rulesOf, withProgressive } from '../support/rules.js';
import { Scene } from '../support/scene.js';

const DEALER = 'As Ks Qs Js 8s 7s 5s';
const SEVEN = '9h 8h 7h 6h 5h 4h 3h';
const UNSEEN = Array(7).fill('??').join(' ');

const md = Scene.open(withProgressive('md/high-card-flush', 'C')).after(
  place(1, { ante: 1000, progressive: 100 }),
  place(3, { ante: 1000, flush: 500, progressive: 100 }),
  close,
  deal({ 1: SEVEN, 3: 'Ac Qc Tc 8c 6d 4d 2d', dealer: DEALER }),
  raise(1, 3000),
  fold(3),
  turn('dealer'),
);

describe('Settle', () => {
  it('takes what the meter gave, and ends the round', () => {
    const scene = md.after(settleRound(award(1, 4_512_345)));
    expect(scene.settled.lines.map(settledInWords)).toEqual([
      'seat 3 ante 1000: lose 0, back 0, tray, MD-HCF-11B',
      'seat 3 flush 500: win 500, back 500, tray, MD-HCF-12B(1)',
      'seat 3 progressive 100: lose 0, back 0, tray, MD-HCF-12E(1)(c)',
      'seat 1 ante 1000: lose 0, back 0, tray, MD-HCF-11B(5)(d)(i)',
      'seat 1 raise 3000: lose 0, back 0, tray, MD-HCF-11B(5)(d)(i)',
      'seat 1 progressive 100: win 4512345, back 0, meter, MD-HCF-12E(1)(c)',
      'seat 3 progressive:envy 0: win 20000, back 0, tray, MD-HCF-12E(4)(a)',
    ]);
    expect(scene.settled.tips).toEqual([]);
    expect(scene.settled.notices.map(({ cite }) => cite)).toEqual(['MD-HCF-11B(9)(c)']);
    expect(scene.events.at(-1)).toEqual({
      type: 'RoundSettled',
      lines: scene.settled.lines,
      tips: [],
      notices: scene.settled.notices,
      ...STAMP,
    });
  });

  it('is refused without the amount of a share, and with another seat’s', () => {
    const missing = 'award-missing by baize:orders';
    expect(md.refusal(settleRound())).toBe(missing);
    expect(md.refusal(settleRound(award(3, 100)))).toBe(missing);
    expect(md.refusal(settleRound({ ...award(1, 100), jackpot: 'mini-royal' }))).toBe(missing);
  });

  it('[MD-HCF-11B(4)(b)] is refused before the dealer’s cards are turned', () => {
    const scene = Scene.open(rulesOf('md/high-card-flush')).after(
      place(1, { ante: 1000 }),
      close,
      deal({ 1: SEVEN, dealer: DEALER }),
    );
    expect(scene.refusal(settleRound())).toBe('not-now by MD-HCF-11B(4)(b)');
    expect(scene.after(fold(1)).refusal(settleRound())).toBe(
      'dealer-not-turned by MD-HCF-11B(4)(b)',
    );
    expect(scene.after(fold(1), turn('dealer')).when(settleRound()).ok).toBe(true);
  });

  it('is refused twice', () => {
    expect(md.after(settleRound(award(1, 1))).refusal(settleRound(award(1, 1)))).toBe(
      'not-now by MD-HCF-11B(4)(b)',
    );
  });
});

describe('hands nobody has seen', () => {
  const unseen = (book: 'sd/high-card-flush' | 'md/high-card-flush' | 'oh/high-card-flush') =>
    Scene.open(rulesOf(book)).after(
      place(1, { ante: 1000, flush: 500 }),
      close,
      deal({ 1: UNSEEN, dealer: DEALER }),
    );
  const over = (scene: Scene) => scene.after(turn('dealer'));

  it('must be turned when they stayed in', () => {
    const scene = over(unseen('sd/high-card-flush').after(raise(1, 1000)));
    expect(scene.refusal(settleRound())).toBe('cards-unknown by baize:cards-on-the-felt');
    expect(scene.after(turn(1, SEVEN)).when(settleRound()).ok).toBe(true);
  });

  it('may stay so when they were folded and nothing of them plays', () => {
    const scene = over(unseen('sd/high-card-flush').after(fold(1))).after(settleRound());
    expect(scene.settled.lines.map(settledInWords)).toEqual([
      'seat 1 ante 1000: lose 0, back 0, tray, SD-HCF-7#2',
      'seat 1 flush 500: lose 0, back 0, tray, SD-HCF-8#1',
    ]);
  });

  it('[SD-HCF-8#3] must be turned when a bonus was tucked', () => {
    const scene = over(unseen('sd/high-card-flush').after(fold(1, { claims: ['flush'] })));
    expect(scene.refusal(settleRound())).toBe('cards-unknown by baize:cards-on-the-felt');
    expect(scene.after(turn(1, SEVEN)).when(settleRound()).ok).toBe(true);
  });

  it('[MD-HCF-11B(4)(a)] must be turned in Maryland, where the bonus stays by itself', () => {
    const scene = over(unseen('md/high-card-flush').after(fold(1)));
    expect(scene.refusal(settleRound())).toBe('cards-unknown by baize:cards-on-the-felt');
    expect(scene.after(turn(1, SEVEN)).when(settleRound()).ok).toBe(true);
  });

  it('may stay so in Maryland without a bonus', () => {
    const scene = Scene.open(rulesOf('md/high-card-flush')).after(
      place(1, { ante: 1000 }),
      close,
      deal({ 1: UNSEEN, dealer: DEALER }),
      fold(1),
      turn('dealer'),
    );
    expect(scene.when(settleRound()).ok).toBe(true);
  });

  it('[OH-HCF-fold#2] must be turned in Ohio once the player has told of the bonus', () => {
    const scene = over(unseen('oh/high-card-flush').after(fold(1)));
    expect(scene.when(settleRound()).ok).toBe(true);
    const told = scene.after(claim(1, 'flush'));
    expect(told.refusal(settleRound())).toBe('cards-unknown by baize:cards-on-the-felt');
    expect(told.after(turn(1, SEVEN)).when(settleRound()).ok).toBe(true);
  });

  it('may stay so in Caribbean Stud, where a fold ends the progressive', () => {
    const scene = Scene.open(rulesOf('sd/caribbean-stud')).after(
      place(1, { ante: 1000, progressive: 100 }),
      place(2, { ante: 1000 }),
      close,
      deal({ 1: '?? ?? ?? ?? ??', 2: '9h 9c 4d 4c 2h', dealer: 'As Kd Qc Jh 9s' }),
      fold(1),
      bet(2, 2000),
      turn('dealer'),
      settleRound(),
    );
    expect(scene.settled.lines.map(({ outcome }) => outcome)).toEqual([
      'win',
      'win',
      'lose',
      'lose',
    ]);
  });
});

describe('what a table needs of it before it settles', () => {
  it('knows when a round is ready, and what is due', () => {
    const rules = withProgressive('md/high-card-flush', 'C');
    const ready = readyToSettle(HIGH_CARD_FLUSH, rules, md.state);
    expect(ready.ok).toBe(true);
    if (!ready.ok) return;
    const { entitlements } = entitlementsOf(HIGH_CARD_FLUSH, rules, ready.value);
    expect(entitlements.filter(({ due }) => due.from === 'meter')).toHaveLength(1);
  });

  it('voids the wagers that an irregularity voided', () => {
    const aside = [{ wager: 'ante', as: 'void', cite: 'MD-HCF-13D' }] as const;
    expect(feltHand({ ...md.handAt(1), aside }, 7)).toMatchObject({
      seat: 1,
      voided: ['ante'],
      folded: false,
      claims: [],
    });
    expect(feltHand(md.handAt(3), 7)).toMatchObject({ seat: 3, voided: [], folded: true });
    expect(feltHand(md.handAt(3), 7)).not.toHaveProperty('tucked');
    expect(feltHand({ ...md.handAt(3), decision: null }, 7)).toMatchObject({
      folded: false,
      claims: [],
    });
  });
});
