import { describe, expect, it } from 'vitest';
import { checkContestCards, withContestCards } from '../../src/contest/correct.js';
import { close, deal, fold, place, raise, settleRound, turn } from '../support/commands.js';
import { rulesOf } from '../support/rules.js';
import { Scene } from '../support/scene.js';

const DEALER = 'As Ks Qs Js 8s 7s 5s';
const FLUSH = 'Ah Qh Th 8h 6d 4d 2d';
const RULES = rulesOf('md/high-card-flush');
const dealt = Scene.open(RULES).after(
  place(1, { ante: 1000 }),
  close,
  deal({ 1: FLUSH, dealer: DEALER }),
);
const refusal = (place: number | 'dealer', cards: string) => {
  const checked = checkContestCards(dealt.state, place, cards.split(' '));
  return checked.ok ? 'accepted' : checked.error.code;
};

describe('cards that were typed wrong', () => {
  it('are put right, and what was typed is told', () => {
    const right = 'Ah Qh Th 9h 6d 4d 2d'.split(' ');
    const checked = checkContestCards(dealt.state, 1, right);
    expect(checked).toEqual({ ok: true, value: FLUSH.split(' ') });
    const state = withContestCards(dealt.state, 1, right);
    const after = checkContestCards(state, 1, FLUSH.split(' '));
    expect(after).toEqual({ ok: true, value: right });
    expect(state.phase).toBe('deciding');
  });

  it('the dealer’s too, and whether they lie face up stays as it was', () => {
    const over = dealt.after(raise(1, 1000), turn('dealer'), turn(1)).after(settleRound());
    const state = withContestCards(over.state, 'dealer', 'As Ks Qs Js 8s 7s 6s'.split(' '));
    expect(state).toMatchObject({ phase: 'settled', dealer: { turned: true } });
    const down = withContestCards(dealt.state, 'dealer', 'As Ks Qs Js 8s 7s 6s'.split(' '));
    expect(down).toMatchObject({ phase: 'deciding', dealer: { turned: false } });
    expect(
      withContestCards(over.state, 1, 'Kh Qh Th 8h 6d 4d 2d'.split(' ')).hands[0]?.turned,
    ).toBe(true);
  });

  it('are refused when they cannot lie there', () => {
    expect(refusal(2, FLUSH)).toBe('no-hand');
    expect(refusal(1, 'Ah Qh')).toBe('wrong-number-of-cards');
    expect(refusal(1, 'Ah Qh Th 8h 6d 4d zz')).not.toBe('accepted');
    expect(refusal(1, 'Ah Qh Th 8h 6d 4d ??')).toBe('cards-unknown');
    expect(refusal(1, 'Ah Qh Th 8h 6d 4d As')).toBe('card-twice');
    expect(refusal(1, 'Ah Ah Th 8h 6d 4d 2d')).toBe('card-twice');
    expect(refusal(1, FLUSH)).toBe('nothing-changes');
    expect(refusal('dealer', 'As Ks Qs Js 8s 7s Ah')).toBe('card-twice');
    expect(refusal('dealer', DEALER.replace('5s', '4s'))).toBe('accepted');
  });

  it('a folded hand may be corrected as well', () => {
    const folded = dealt.after(fold(1));
    expect(checkContestCards(folded.state, 1, 'Kh Qh Th 8h 6d 4d 2d'.split(' ')).ok).toBe(true);
  });
});
