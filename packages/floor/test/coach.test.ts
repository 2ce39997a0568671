import { readFileSync } from 'node:fs';
import { parseCards } from '@baize/cards';
import { readyMadeHouse } from '@baize/house/ready-made';
import { decisionValues, flushGame, flushHandValue, studGame, studHandValue } from '@baize/odds';
import { present, unwrap } from '@baize/result';
import { decodeHouseRules, putInForce, type RulebookId, rulebookById } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import type { CoachQuestion } from '../src/coach/question.js';
import { choiceInWords, exactInWords, shareInWords, valueInMoney } from '../src/coach/words.js';

const rulesOf = (id: RulebookId) => {
  const decoded = decodeHouseRules(JSON.parse(readFileSync(readyMadeHouse(id), 'utf8')));
  if (!decoded.ok) throw new Error(`the rules of ${id}`);
  const put = putInForce(rulebookById(id), decoded.value);
  if (!put.ok) throw new Error(`the rules of ${id}`);
  return put.value;
};

const cards = (text: string) => unwrap(parseCards(text));

interface Hand {
  readonly cards: string;
  readonly draw?: string;
  readonly decision?: 'play' | 'fold';
}

const split = (text: string): readonly string[] => text.split(' ').filter((card) => card !== '');

/** A round as its players see it, as far as the coach looks at it. */
const seen = (dealer: string | { readonly cards: readonly string[] }, hands: readonly Hand[]) =>
  ({
    dealer: typeof dealer === 'string' ? split(dealer) : dealer,
    hands: hands.map((hand, at) => ({
      seat: at + 1,
      stakes: { ante: 1_000 },
      cards: split(hand.cards),
      draw: split(hand.draw ?? ''),
      decision: hand.decision ?? null,
      aside: [],
    })),
  }) as unknown as CoachQuestion['game'];

const HIDDEN = Array.from({ length: 7 }, () => '??').join(' ');

describe('the coach', () => {
  it.each(['Ah Kh 9h 4h 2c 3d 5s', 'Qd 5h 8s Jh 3d 2s 5c', 'Ah Kh Qh Jh Th 2c 3d'])(
    'values %s at High Card Flush as the odds do',
    (hand) => {
      const rules = rulesOf('md/high-card-flush');
      const said = present(decisionValues(rules, seen(HIDDEN, [{ cards: hand }]), 1), 'an answer');
      const value = flushHandValue(flushGame(rules), cards(hand));
      expect(said.choices).toEqual(
        value.choices.map(({ decision, numerator, value: antes }, at) => ({
          decision,
          adds: at,
          exactly: { numerator, denominator: 45_379_620 },
          value: antes,
        })),
      );
      expect(said.best).toBe(value.best.decision);
      expect(said.counted).toContain('45,379,620 hands of the dealer from the 45 cards');
    },
  );

  it('values a hand of Caribbean Stud against the card face up', () => {
    const rules = rulesOf('sd/caribbean-stud');
    const view = seen('?? ?? ?? ?? 4d', [{ cards: 'As Kd 9h 4c 2s' }]);
    const said = present(decisionValues(rules, view, 1), 'an answer');
    const [up] = cards('4d');
    const value = studHandValue(studGame(rules), cards('As Kd 9h 4c 2s'), present(up, 'a card'));
    expect(said.choices.map(({ decision, adds, value: antes }) => [decision, adds, antes])).toEqual(
      value.choices.map((one) => [one.decision, one.decision === 'bet' ? 2 : 0, one.value]),
    );
    expect(said.counted).toContain('163,185 hands of the dealer with the 4d');
  });

  it('is exact at Ricochet Poker for who acts last, and says where it is not', () => {
    const rules = rulesOf('wa/ricochet-poker');
    const dealer = { cards: split('Ks 8d 4h 4c 2s') };
    const last = present(decisionValues(rules, seen(dealer, [{ cards: 'Ac Th' }]), 1), 'an answer');
    expect(last.counted).toBe('Exact, over all 14,190 draws from the cards you have not seen');
    expect(last.choices.every(({ exactly }) => exactly !== null)).toBe(true);
    const two = seen(dealer, [{ cards: '9c 8c' }, { cards: 'Ac Th' }]);
    const first = present(decisionValues(rules, two, 1), 'an answer');
    expect(first.counted).toBe('Not exact: others act after you');
    expect(first.choices.map(({ exactly }) => exactly === null)).toEqual([false, true]);
    expect(decisionValues(rules, two, 2)).toBeNull();
  });

  it('says nothing of cards that it does not see', () => {
    const rules = rulesOf('md/high-card-flush');
    expect(decisionValues(rules, seen(HIDDEN, [{ cards: HIDDEN }]), 1)).toBeNull();
    expect(decisionValues(rules, seen(HIDDEN, []), 1)).toBeNull();
  });

  it('speaks in money, in shares of the ante and, to the last digit, in fractions', () => {
    const raise = {
      decision: 'raise-2',
      adds: 2,
      exactly: { numerator: -1_234_567, denominator: 45_379_620 },
      value: -1_234_567 / 45_379_620,
    };
    expect(choiceInWords(raise, 1_000)).toBe('Raise $20');
    expect(choiceInWords({ ...raise, decision: 'fold', adds: 0 }, 1_000)).toBe('Fold');
    expect(valueInMoney(raise.value, 1_000)).toBe('−$0.27');
    expect(valueInMoney(0.000_001, 1_000)).toBe('$0.00');
    expect(shareInWords(raise.value)).toBe('−2.72 %');
    expect(shareInWords(1.5)).toBe('+150.00 %');
    expect(exactInWords(raise)).toBe('−1,234,567 / 45,379,620 antes');
    expect(exactInWords({ exactly: null })).toBeNull();
  });
});
