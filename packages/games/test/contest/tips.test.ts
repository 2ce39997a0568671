import type { WagerId } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { bet, close, deal, fold, place, raise, settleRound, turn } from '../support/commands.js';
import { settledInWords } from '../support/felt.js';
import { bareRulesOf, type ContestBook, rulesOf } from '../support/rules.js';
import { Scene } from '../support/scene.js';
import { titled } from '../support/titled.js';

const DEALER = '9s 3s 2s Qc 4c Td Jd';
const FIVE = '9h 8h 7h 6h 5h Kc 2d';

type Tips = Readonly<Partial<Record<WagerId, number>>>;

const tip = (book: ContestBook, tips: Tips, stakes: Tips = { ante: 1000 }) =>
  Scene.open(rulesOf(book)).when(place(1, stakes, { tips }));

const code = (decided: ReturnType<typeof tip>) =>
  decided.ok ? 'accepted' : `${decided.error.code} by ${decided.error.cite}`;

describe('a tip before the deal', () => {
  it.each(
    titled('[$id] $book, $tips: $answer', [
      { id: 'SD-HCF-3#1', book: 'sd/high-card-flush', tips: { ante: 500 }, answer: 'accepted' },
      { id: 'SD-HCF-3#1', book: 'sd/high-card-flush', tips: { flush: 100 }, answer: 'accepted' },
      {
        id: 'SD-HCF-3#1',
        book: 'sd/high-card-flush',
        tips: { ante: 5000, flush: 100, 'straight-flush': 100 },
        answer: 'accepted',
      },
      {
        id: 'AMB-11',
        book: 'sd/high-card-flush',
        tips: { progressive: 100 },
        answer: 'tip-not-allowed by SD-HCF-3#1',
      },
      {
        id: 'SD-HCF-3#2',
        book: 'sd/high-card-flush',
        tips: { raise: 500 },
        answer: 'not-before-the-deal by SD-HCF-3#2',
      },
      { id: 'SD-CSP-8#1', book: 'sd/caribbean-stud', tips: { ante: 1000 }, answer: 'accepted' },
      {
        id: 'SD-CSP-8#1',
        book: 'sd/caribbean-stud',
        tips: { ante: 1001 },
        answer: 'tip-too-large by SD-CSP-8#1',
      },
      {
        id: 'SD-CSP-8#1',
        book: 'sd/caribbean-stud',
        tips: { progressive: 100 },
        answer: 'tip-not-allowed by SD-CSP-8#1',
      },
      {
        id: 'SD-CSP-8#2',
        book: 'sd/caribbean-stud',
        tips: { bet: 100 },
        answer: 'tip-not-allowed by SD-CSP-8#2',
      },
      {
        id: 'AMB-39',
        book: 'md/high-card-flush',
        tips: { ante: 100 },
        answer: 'tip-not-allowed by AMB-39',
      },
      {
        id: 'AMB-39',
        book: 'oh/high-card-flush',
        tips: { flush: 100 },
        answer: 'tip-not-allowed by AMB-39',
      },
    ]),
  )('%s', (_title, { book, tips, answer }) => {
    const stakes =
      book === 'sd/caribbean-stud'
        ? { ante: 1000, progressive: 100 }
        : { ante: 1000, flush: 500, 'straight-flush': 500 };
    expect(code(tip(book, tips, stakes))).toBe(answer);
  });

  it('[SD-HCF-3#1, AMB-11] needs a wager of the player on the hand, not on the same spot', () => {
    expect(code(tip('sd/high-card-flush', { flush: 100 }))).toBe('accepted');
    expect(code(tip('sd/high-card-flush', { ante: 100 }, {}))).toBe(
      'tip-without-wager by SD-HCF-3#1',
    );
    expect(code(tip('oh/high-card-flush', { ante: 100 }, {}))).toBe('tip-without-wager by AMB-39');
  });

  it('goes only on what the table offers', () => {
    const scene = Scene.open(bareRulesOf('sd/high-card-flush'));
    expect(scene.refusal(place(1, { ante: 1000 }, { tips: { flush: 100 } }))).toBe(
      'wager-not-offered by SD-HCF-2#2',
    );
    expect(scene.when(place(1, { ante: 1000 }, { tips: { ante: 100 } })).ok).toBe(true);
  });

  it.each([0, -1, 0.5, Number.NaN])('is whole cents from one: not %d', (amount) => {
    const command = { ...place(1, { ante: 1000 }), tips: { ante: amount } };
    expect(
      Scene.open(rulesOf('sd/high-card-flush')).refusal(command as ReturnType<typeof place>),
    ).toBe('not-an-amount by baize:forms');
  });

  it('[AMB-11] goes where the house allows it', () => {
    const rules = rulesOf('sd/high-card-flush', { settings: { tipsAllowedOn: ['ante'] } });
    const scene = Scene.open(rules);
    expect(scene.when(place(1, { ante: 1000 }, { tips: { ante: 100 } })).ok).toBe(true);
    const refused = scene.when(place(1, { ante: 1000, flush: 500 }, { tips: { flush: 100 } }));
    expect(refused.ok ? null : refused.error).toMatchObject({
      code: 'tip-not-allowed',
      message: 'a tip may be wagered on ante, not on flush',
    });
  });

  it('says that there are none, where there are none', () => {
    const refused = tip('md/high-card-flush', { ante: 100 });
    expect(refused.ok ? null : refused.error.message).toBe('tips are not wagered at this game');
  });
});

describe('a tip with the raise', () => {
  const raised = (tips: Tips, ante = 1000) =>
    Scene.open(rulesOf('sd/high-card-flush')).after(
      place(1, { ante }, { tips }),
      close,
      deal({ 1: FIVE, dealer: DEALER }),
    );

  it.each(
    titled('[SD-HCF-3#2, AMB-11] on a tip of $tipAnte and a raise of $amount: $most at most', [
      { tipAnte: 300, amount: 1000, most: 300 },
      { tipAnte: 300, amount: 2000, most: 600 },
      { tipAnte: 300, amount: 1500, most: 450 },
      { tipAnte: 1, amount: 1999, most: 1 },
    ]),
  )('%s', (_title, { tipAnte, amount, most }) => {
    const scene = raised({ ante: tipAnte });
    expect(scene.when(raise(1, amount, most)).ok).toBe(true);
    expect(scene.refusal(raise(1, amount, most + 1))).toBe('tip-too-large by AMB-11');
    expect(scene.after(raise(1, amount, most)).handAt(1)).toMatchObject({
      stakes: { ante: 1000, raise: amount },
      tips: { ante: tipAnte, raise: most },
    });
  });

  it('[SD-HCF-3#2] is the player’s choice: the tip on the ante stays without one', () => {
    const scene = raised({ ante: 300 }).after(raise(1, 2000));
    expect(scene.handAt(1).tips).toEqual({ ante: 300 });
  });

  it('[AMB-11] needs a tip on the ante', () => {
    expect(raised({}).refusal(raise(1, 1000, 1))).toBe('tip-too-large by AMB-11');
    expect(raised({ flush: 100 }).refusal(raise(1, 1000, 1))).toBe('tip-too-large by AMB-11');
  });

  it('is an amount', () => {
    expect(raised({ ante: 300 }).refusal(raise(1, 1000, 0))).toBe('not-an-amount by baize:forms');
  });

  it('is refused where the house allows tips on the ante alone', () => {
    const rules = rulesOf('sd/high-card-flush', { settings: { tipsAllowedOn: ['ante'] } });
    const scene = Scene.open(rules).after(
      place(1, { ante: 1000 }, { tips: { ante: 300 } }),
      close,
      deal({ 1: FIVE, dealer: DEALER }),
    );
    expect(scene.refusal(raise(1, 1000, 300))).toBe('tip-not-allowed by SD-HCF-3#1');
  });

  it('[SD-CSP-8#2] is refused on the bet', () => {
    const scene = Scene.open(rulesOf('sd/caribbean-stud')).after(
      place(1, { ante: 1000 }, { tips: { ante: 300 } }),
      close,
      deal({ 1: '9h 9c 4d 4c 2h', dealer: 'As Kd Qc Jh 9s' }),
    );
    expect(scene.refusal(bet(1, 2000, 300))).toBe('tip-not-allowed by SD-CSP-8#2');
    expect(scene.when(bet(1, 2000)).ok).toBe(true);
  });
});

describe('tips settle with the hand they ride on, apart from its own wagers', () => {
  it('[SD-HCF-3#1] and win what it wins', () => {
    const scene = Scene.open(rulesOf('sd/high-card-flush')).after(
      place(1, { ante: 1000, flush: 500 }, { tips: { ante: 300, 'straight-flush': 100 } }),
      place(2, { ante: 1000 }),
      close,
      deal({ 1: FIVE, 2: 'Ac 8c 6c Kh Qh Js 7s', dealer: DEALER }),
      raise(1, 2000, 600),
      raise(2, 1000),
      turn('dealer'),
      settleRound(),
    );
    expect(scene.settled.tips.map(settledInWords)).toEqual([
      'seat 1 raise 600: win 600, back 600, tray, SD-HCF-9b-ii',
      'seat 1 ante 300: win 300, back 300, tray, SD-HCF-9b-ii',
      'seat 1 straight-flush 100: win 10000, back 100, tray, SD-HCF-11',
    ]);
    expect(scene.settled.lines.map(({ seat, wager }) => `${seat} ${wager}`)).toEqual([
      ...['2 raise', '2 ante', '1 raise', '1 ante', '1 flush'],
    ]);
  });

  it('[AMB-11] the tip on the ante is lost with a fold, and a tucked one lives', () => {
    const tips = { ante: 300, flush: 100, 'straight-flush': 100 };
    const scene = Scene.open(rulesOf('sd/high-card-flush')).after(
      place(1, { ante: 1000 }, { tips }),
      close,
      deal({ 1: FIVE, dealer: DEALER }),
    );
    expect(scene.legal(1)[0]).toMatchObject({
      bonuses: [{ wager: 'flush' }, { wager: 'straight-flush' }],
    });
    const settled = scene.after(
      fold(1, { claims: ['flush'] }),
      turn('dealer'),
      settleRound(),
    ).settled;
    expect(settled.tips.map(settledInWords)).toEqual([
      'seat 1 ante 300: lose 0, back 0, tray, SD-HCF-7#2',
      'seat 1 flush 100: win 1000, back 100, tray, SD-HCF-10',
      'seat 1 straight-flush 100: lose 0, back 0, tray, SD-HCF-8#3',
    ]);
  });

  it('[SD-CSP-8#1] in Caribbean Stud with the ante', () => {
    const scene = Scene.open(rulesOf('sd/caribbean-stud')).after(
      place(1, { ante: 1000, progressive: 100 }, { tips: { ante: 500 } }),
      close,
      deal({ 1: 'Ah Jh 8h 5h 2h', dealer: 'As Kd Qc Jc 9s' }),
      bet(1, 2000),
      turn('dealer'),
      settleRound(),
    );
    expect(scene.settled.tips.map(settledInWords)).toEqual([
      'seat 1 ante 500: win 500, back 500, tray, SD-CSP-16',
    ]);
  });
});
