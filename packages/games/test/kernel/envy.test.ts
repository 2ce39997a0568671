import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import { envyLines } from '../../src/kernel/envy.js';
import { handOn } from '../support/felt.js';
import { withProgressive } from '../support/rules.js';

const md = withProgressive('md/high-card-flush', 'C');
const [jackpot] = md.jackpots;
const trigger = { seat: 2, row: 'straight-flush-7', hand: 'a hand' } as const;
const receiver = handOn(1, null, { ante: 1000, progressive: 500 });

describe('envy', () => {
  it('grows with the wager, by what the table is printed for', () => {
    expect(envyLines(md, jackpot!, [receiver], [trigger]).map(({ due }) => due)).toEqual([
      { from: 'tray', cents: 100_000 },
    ]);
  });

  it('takes the sensor’s own wager for what the table is printed for, where it prints none', () => {
    const { printedForCents: _, ...table } = jackpot!.table;
    const bare = { ...jackpot!, table, wagerCents: cents(500) };
    expect(envyLines(md, bare, [receiver], [trigger]).map(({ due }) => due)).toEqual([
      { from: 'tray', cents: 20_000 },
    ]);
  });

  it('is nothing where the document knows none', () => {
    const { rulebook } = md;
    const silent = [
      { ...md, rulebook: { ...rulebook, jackpots: null } },
      { ...md, rulebook: { ...rulebook, jackpots: { ...rulebook.jackpots!, envy: null } } },
    ];
    for (const rules of silent) {
      expect(envyLines(rules, jackpot!, [receiver], [trigger])).toEqual([]);
    }
  });
});
