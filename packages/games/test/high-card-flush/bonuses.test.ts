import { describe, expect, it } from 'vitest';
import { isBonus, jackpotOf } from '../../src/high-card-flush/bonuses.js';
import { mostAntes } from '../../src/high-card-flush/hands.js';
import { highCardFlushPlay } from '../../src/high-card-flush/play.js';
import { cardsOf } from '../support/felt.js';
import { rulesOf } from '../support/rules.js';

describe('the bonus wagers of High Card Flush', () => {
  it('are three', () => {
    for (const wager of ['flush', 'straight-flush', 'progressive'] as const) {
      expect(isBonus(wager)).toBe(true);
    }
    for (const wager of ['ante', 'raise', 'bet', 'pocket'] as const) {
      expect(isBonus(wager)).toBe(false);
    }
  });

  it('have one jackpot among them, and no other', () => {
    const rules = rulesOf('md/high-card-flush');
    const other = { ...rules.jackpots[0]!, id: 'mini-royal' as const };
    expect(jackpotOf({ ...rules, jackpots: [other, ...rules.jackpots] }, 'progressive').id).toBe(
      'progressive',
    );
    expect(() => jackpotOf(rules, 'mini-royal')).toThrow('the jackpot mini-royal');
  });
});

it('a raise may be the least there is with a flush that no step names', () => {
  const play = highCardFlushPlay(rulesOf('md/high-card-flush'));
  expect(mostAntes(cardsOf('Ah Qh Th 8h 6h 4h 2h'), play)).toBe(3);
  expect(mostAntes(cardsOf('Ah Qh Th 8h 6h 4h 2h'), { ...play, raise: [] })).toBe(1);
});
