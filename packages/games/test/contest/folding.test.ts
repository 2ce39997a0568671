import type { WagerId } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import {
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
import { bareRulesOf, type ContestBook, rulesOf } from '../support/rules.js';
import { Scene } from '../support/scene.js';
import { titled } from '../support/titled.js';

const DEALER = 'As Ks Qs Js 9s 7s 5s';
/** Five suited, of which three are in a row. */
const HAND = '9h 8h 7h 4h 2h Kc Jd';
const UNSEEN = Array(7).fill('??').join(' ');

const STAKES: Readonly<Record<ContestBook, Readonly<Partial<Record<WagerId, number>>>>> = {
  'sd/high-card-flush': { ante: 1000, flush: 500, 'straight-flush': 500, progressive: 100 },
  'md/high-card-flush': { ante: 1000, flush: 500, 'straight-flush': 500, progressive: 100 },
  'oh/high-card-flush': { ante: 1000, flush: 500, 'straight-flush': 500 },
  'sd/caribbean-stud': { ante: 1000, progressive: 100 },
};

const dealt = (book: ContestBook, cards = HAND, rules = rulesOf(book)) =>
  Scene.open(rules).after(
    place(1, STAKES[book]),
    place(2, { ante: 1000 }),
    close,
    deal({
      1: book === 'sd/caribbean-stud' ? '9h 8h 7h 4h 2h' : cards,
      2: book === 'sd/caribbean-stud' ? 'Ac Qc Tc 8c 6d' : 'Ac Qc Tc 8c 6d 4d 2d',
      dealer: book === 'sd/caribbean-stud' ? 'As Ks Qs Js 9s' : DEALER,
    }),
  );

const linesOf = (scene: Scene, seat = 1) =>
  scene.settled.lines.filter((line) => line.seat === seat).map(settledInWords);

describe('a fold and its bonuses', () => {
  it('[SD-HCF-8#1, SD-HCF-8#3, AMB-16] South Dakota offers to tuck each, and tells which win', () => {
    expect(dealt('sd/high-card-flush').legal(1)[0]).toEqual({
      act: 'fold',
      bonuses: [
        { wager: 'flush', rule: 'tucked', wins: true, cite: 'SD-HCF-8#1' },
        { wager: 'straight-flush', rule: 'tucked', wins: true, cite: 'SD-HCF-8#3' },
        { wager: 'progressive', rule: 'tucked', wins: true, cite: 'SD-HCF-8#1' },
      ],
    });
  });

  it('tells of a bonus that the hand does not win, and that a lost row is no win', () => {
    const rules = rulesOf('sd/high-card-flush', { paytables: { progressive: '2' } });
    const wins = (cards: string) => {
      const [act] = dealt('sd/high-card-flush', cards, rules).legal(1);
      return act?.act === 'fold' ? act.bonuses.map(({ wins: won }) => won) : [];
    };
    expect(wins(HAND)).toEqual([true, true, false]);
    expect(wins('Ah Qh Th 8h 6s 4s 2s')).toEqual([true, false, false]);
    expect(wins('Ah Qh Th 8s 6s 5c 3c')).toEqual([false, false, false]);
    expect(wins(UNSEEN)).toEqual([null, null, null]);
  });

  it('[MD-HCF-11B(4)(a)] Maryland settles them by itself', () => {
    const [act] = dealt('md/high-card-flush').legal(1);
    expect(act?.act === 'fold' ? act.bonuses.map(({ rule }) => rule) : []).toEqual(
      Array(3).fill('automatic'),
    );
  });

  it('[AMB-16] Caribbean Stud warns that the fold of a winning hand ends the progressive', () => {
    const stud = dealt('sd/caribbean-stud');
    expect(stud.legal(1)[0]).toEqual({
      act: 'fold',
      bonuses: [{ wager: 'progressive', rule: 'forfeited', wins: true, cite: 'SD-CSP-11a#1' }],
    });
    expect(stud.refusal(fold(1, { claims: ['progressive'] }))).toBe(
      'bonus-forfeited by SD-CSP-11a#1',
    );
    const settled = stud.after(
      fold(1),
      { type: 'Decide', seat: 2, decision: { kind: 'fold', claims: [] }, ...STAMP },
      turn('dealer'),
      settleRound(),
    );
    expect(linesOf(settled)).toEqual([
      'seat 1 ante 1000: lose 0, back 0, tray, SD-CSP-11a#1',
      'seat 1 progressive 100: lose 0, back 0, tray, SD-CSP-11a#1',
    ]);
  });

  it('[AMB-16] the strict reading of South Dakota lets only the straight flush be tucked', () => {
    const rules = rulesOf('sd/high-card-flush', { settings: { foldBonus: 'straight-flush-only' } });
    const scene = dealt('sd/high-card-flush', HAND, rules);
    for (const wager of ['flush', 'progressive'] as const) {
      expect(scene.refusal(fold(1, { claims: [wager] }))).toBe('bonus-forfeited by SD-HCF-8#1');
    }
    expect(scene.when(fold(1, { claims: ['straight-flush'] })).ok).toBe(true);
  });
});

describe('claims with a fold', () => {
  it('[SD-HCF-8#3] are kept once each, with the cards that were tucked', () => {
    const decided = dealt('sd/high-card-flush').when(
      fold(1, {
        claims: ['straight-flush', 'flush', 'straight-flush'],
        tucked: { 'straight-flush': '9h 8h 7h' },
      }),
    );
    expect(decided.ok && decided.value).toEqual([
      {
        type: 'Decided',
        seat: 1,
        decision: {
          kind: 'fold',
          claims: ['straight-flush', 'flush'],
          tucked: { 'straight-flush': ['9h', '8h', '7h'] },
        },
        ...STAMP,
      },
    ]);
  });

  it('[MD-HCF-11B(4)(a)] are left out in Maryland, where nothing needs a claim', () => {
    const scene = dealt('md/high-card-flush').after(fold(1, { claims: ['flush'] }));
    expect(scene.handAt(1).decision).toEqual({ kind: 'fold', claims: [] });
  });

  it.each(
    titled('are refused without the wager: $wager in $book', [
      { book: 'sd/high-card-flush', wager: 'flush' },
      { book: 'md/high-card-flush', wager: 'straight-flush' },
      { book: 'oh/high-card-flush', wager: 'flush' },
      { book: 'sd/high-card-flush', wager: 'ante' },
      { book: 'sd/high-card-flush', wager: 'pocket' },
    ]),
  )('%s', (_title, { book, wager }) => {
    const scene = Scene.open(bareRulesOf(book)).after(
      place(1, { ante: 1000 }),
      close,
      deal({ 1: HAND, dealer: DEALER }),
    );
    expect(scene.refusal(fold(1, { claims: [wager] }))).toBe('claim-without-wager by baize:orders');
  });
});

describe('tucked cards are refused', () => {
  const tuck = (
    book: ContestBook,
    claims: readonly WagerId[],
    tucked: Readonly<Partial<Record<WagerId, string>>>,
    cards = HAND,
  ) => dealt(book, cards).refusal(fold(1, { claims, tucked }));

  it.each(
    titled('$why', [
      {
        why: 'under a wager that is not claimed',
        refused: 'tucked-unclaimed by baize:orders',
        claims: ['straight-flush'],
        tucked: { flush: '9h 8h 7h 4h' },
      },
      {
        why: 'when none is named',
        refused: 'no-cards by SD-HCF-8#3',
        claims: ['straight-flush'],
        tucked: { 'straight-flush': '' },
      },
      {
        why: 'when one is not of the hand',
        refused: 'not-a-card-of-the-hand by baize:cards-on-the-felt',
        claims: ['straight-flush'],
        tucked: { 'straight-flush': '9h 8h Th' },
      },
      {
        why: 'when one is named twice',
        refused: 'not-a-card-of-the-hand by baize:cards-on-the-felt',
        claims: ['straight-flush'],
        tucked: { 'straight-flush': '9h 8h 8h' },
      },
      {
        why: 'when one is no card',
        refused: 'not-a-card by baize:forms',
        claims: ['flush'],
        tucked: { flush: '9h 10h' },
      },
      {
        why: 'when one is unknown',
        refused: 'not-a-card by baize:forms',
        claims: ['flush'],
        tucked: { flush: '9h ??' },
      },
    ]),
  )('%s', (_title, { refused, claims, tucked }) => {
    expect(tuck('sd/high-card-flush', claims, tucked)).toBe(refused);
  });

  it('where the document knows no tucking', () => {
    expect(tuck('oh/high-card-flush', ['flush'], { flush: '9h 8h 7h 4h' })).toBe(
      'nothing-is-tucked by OH-HCF-fold#2',
    );
    expect(tuck('md/high-card-flush', ['flush'], { flush: '9h 8h 7h 4h' })).toBe(
      'tucked-unclaimed by baize:orders',
    );
  });
});

describe('tucked cards of a hand nobody has seen', () => {
  const settled = (tucked: string, turned: string) =>
    dealt('sd/high-card-flush', UNSEEN).after(
      fold(1, { claims: ['straight-flush'], tucked: { 'straight-flush': tucked } }),
      raise(2, 1000),
      turn('dealer'),
      turn(1, turned),
      settleRound(),
    );

  it('[SD-HCF-8#3] are judged when the hand is turned', () => {
    expect(linesOf(settled('9h 8h 7h', HAND))).toContain(
      'seat 1 straight-flush 500: win 3500, back 500, tray, SD-HCF-11',
    );
    expect(linesOf(settled('9h 8h 4h', HAND))).toContain(
      'seat 1 straight-flush 500: lose 0, back 0, tray, SD-HCF-11',
    );
  });

  it('[SD-HCF-8#3] count for nothing where the hand does not have them', () => {
    const other = '9h 8h 3c 4h 2h Kc Jd';
    expect(linesOf(settled('9h 8h 7h', other))).toContain(
      'seat 1 straight-flush 500: lose 0, back 0, tray, SD-HCF-11',
    );
    expect(linesOf(settled('Th 3h 5h', other))).toContain(
      'seat 1 straight-flush 500: lose 0, back 0, tray, SD-HCF-8#3',
    );
  });
});

describe('Claim', () => {
  const ohio = dealt('oh/high-card-flush');
  const folded = ohio.after(fold(1));

  it('[OH-HCF-fold#2] is taken from the fold until the round is settled', () => {
    const claimed = { type: 'BonusClaimed', seat: 1, wagers: ['flush'], ...STAMP };
    const revealing = folded.after(raise(2, 1000));
    const turned = revealing.after(turn('dealer'));
    for (const scene of [folded, revealing, turned]) {
      expect(scene.legal(1)).toEqual([{ act: 'claim', wagers: ['flush', 'straight-flush'] }]);
      expect(scene.when(claim(1, 'flush'))).toEqual({ ok: true, value: [claimed] });
    }
    const over = turned.after(settleRound());
    expect(over.refusal(claim(1, 'flush'))).toBe('not-now by OH-HCF-fold#2');
    expect(over.legal(1)).toEqual([]);
    expect(linesOf(turned.after(claim(1, 'flush'), settleRound()))).toEqual([
      'seat 1 ante 1000: lose 0, back 0, tray, OH-HCF-decide',
      'seat 1 flush 500: win 6000, back 500, tray, OH-HCF-flush',
      'seat 1 straight-flush 500: lose 0, back 0, tray, OH-HCF-fold#2',
    ]);
  });

  it('[OH-HCF-fold#2] adds to what was claimed before, each once', () => {
    const once = ohio.after(fold(1, { claims: ['flush'] }));
    expect(once.legal(1)).toEqual([{ act: 'claim', wagers: ['straight-flush'] }]);
    expect(once.refusal(claim(1, 'flush'))).toBe('nothing-to-claim by baize:orders');
    const both = once.after(claim(1, 'straight-flush', 'flush'));
    expect(both.handAt(1).decision).toEqual({ kind: 'fold', claims: ['flush', 'straight-flush'] });
    expect(both.events.at(-1)).toMatchObject({ wagers: ['straight-flush'] });
    expect(both.legal(1)).toEqual([]);
  });

  it('is refused to who has not folded', () => {
    expect(ohio.refusal(claim(1, 'flush'))).toBe('nothing-to-claim by baize:orders');
    expect(ohio.refusal(claim(5, 'flush'))).toBe('nothing-to-claim by baize:orders');
    expect(folded.after(raise(2, 1000)).refusal(claim(2, 'flush'))).toBe(
      'nothing-to-claim by baize:orders',
    );
  });

  it('is refused for a wager that is not there', () => {
    expect(folded.refusal(claim(1, 'ante'))).toBe('claim-without-wager by baize:orders');
    expect(folded.refusal(claim(1, 'progressive'))).toBe('claim-without-wager by baize:orders');
  });

  it('[SD-HCF-8#3] is too late in South Dakota: cards are tucked in the act of folding', () => {
    const scene = dealt('sd/high-card-flush').after(fold(1));
    expect(scene.refusal(claim(1, 'straight-flush'))).toBe('tuck-with-the-fold by SD-HCF-8#3');
    expect(scene.refusal(claim(1, 'flush'))).toBe('tuck-with-the-fold by SD-HCF-8#1');
    expect(scene.legal(1)).toEqual([]);
  });

  it('[MD-HCF-11B(4)(a)] is needless in Maryland, and ends nothing in Caribbean Stud', () => {
    expect(dealt('md/high-card-flush').after(fold(1)).refusal(claim(1, 'flush'))).toBe(
      'nothing-to-claim by baize:orders',
    );
    expect(dealt('sd/caribbean-stud').after(fold(1)).refusal(claim(1, 'progressive'))).toBe(
      'bonus-forfeited by SD-CSP-11a#1',
    );
  });
});
