import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { HouseRules } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import type { HandOnFelt } from '../src/table/live/felt-model.js';
import { paysInWords } from '../src/table/own/worth-words.js';
import { rulesAtHand } from '../src/table/rules/rules-at-hand.js';

const houseOf = (name: string): HouseRules => {
  const rulebook = createRequire(import.meta.url).resolve('@baize/rulebook');
  const file = path.resolve(path.dirname(rulebook), '..', 'examples', `${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as HouseRules;
};

const handOf = (cards: string, stakes: HandOnFelt['stakes']): HandOnFelt => ({
  seat: 3,
  player: 'me',
  stakes,
  tips: {},
  cards: cards.split(' '),
  draw: [],
  decision: null,
  words: null,
  out: false,
});

const worth = (name: string, cards: string, stakes: HandOnFelt['stakes'], dealer = '') =>
  rulesAtHand(houseOf(name))
    ?.worthOf(handOf(cards, stakes), dealer === '' ? [] : dealer.split(' '))
    .map(({ wager, wins, row, due }) => ({ wager, wins, row, due }));

describe('what a hand is worth', () => {
  it('is settled by the rules in force, with the row of the posted table', () => {
    const stakes = { ante: 1_000, flush: 500, 'straight-flush': 500 };
    expect(worth('sd-high-card-flush', '2h 5h 9h Jh 3c 4d Ks', stakes)).toMatchObject([
      { wager: 'flush', wins: true, row: expect.stringMatching(/4-card|Four-card/i) },
      { wager: 'straight-flush', wins: false, row: null },
    ]);
  });

  it('is a share of the meter where the table says so', () => {
    const [only] =
      worth('sd-caribbean-stud', 'Ah Kh Qh Jh Th', { ante: 500, progressive: 100 }) ?? [];
    expect(only).toMatchObject({ wager: 'progressive', wins: true, due: { from: 'meter' } });
  });

  it('is nothing while a card is hidden, or nothing lies beside the ante', () => {
    expect(worth('sd-caribbean-stud', 'Ah Kh ?? Jh Th', { ante: 500, progressive: 100 })).toEqual(
      [],
    );
    expect(worth('sd-caribbean-stud', 'Ah Kh Qh Jh Th', { ante: 500 })).toEqual([]);
  });

  it('is told as an amount, or as the share and what it is now', () => {
    const base = {
      wager: 'progressive',
      wins: true,
      hand: '',
      row: null,
      returnedCents: 0,
    } as const;
    const jackpots = [{ wager: 'progressive', display: { amountCents: 123_456 } }] as never;
    const share = { from: 'meter', jackpot: 'progressive', percent: 10 } as const;
    expect(paysInWords({ ...base, due: share }, jackpots)).toBe('10% of the meter, $123.45 now');
    expect(paysInWords({ ...base, wins: false, due: share }, jackpots)).toBeNull();
  });
});

describe('the rules at hand', () => {
  it.each([
    ['md-high-card-flush', [3, 4], true],
    ['md-high-card-flush', [3, 5], false],
    ['md-high-card-flush', [3, 4, 5], false],
    ['sd-caribbean-stud', [3, 4], false],
  ])('say at %s whether somebody may play at %j', (name, seats, expected) => {
    expect(rulesAtHand(houseOf(name))?.mayPlayAt(seats)).toBe(expected);
  });

  it('know where a tip may ride', () => {
    expect(rulesAtHand(houseOf('sd-caribbean-stud'))?.tipWagers).toEqual(['ante']);
    expect(rulesAtHand(houseOf('md-high-card-flush'))?.tipWagers).toEqual([]);
  });

  it.each([
    ['sd-caribbean-stud', 'Ah Kd 2c 3c 4c', true],
    ['sd-caribbean-stud', 'Ah Qd 2c 3c 4c', false],
    ['sd-caribbean-stud', 'Ah ?? ?? ?? ??', null],
    ['wa-ricochet-poker', 'Ah Kd 2c 3c 4c', null],
  ])('say at %s whether the dealer qualifies with %s', (name, cards, expected) => {
    expect(rulesAtHand(houseOf(name))?.qualifies(cards.split(' '))).toBe(expected);
  });
});
