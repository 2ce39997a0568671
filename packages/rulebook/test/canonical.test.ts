import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { canonicalText, pinnedText, rulebookById } from '../src/index.js';
import { example } from './support/examples.js';

describe('canonical text', () => {
  it('is what RFC 8785 prints for its own example', () => {
    const value = {
      numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '€$\u000F\u000aA\'\u0042\u0022\u005c\\"\u002f',
      literals: [null, true, false],
    };
    expect(canonicalText(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('sorts names by code unit, as RFC 8785 does in its sorting example', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    };
    const order = [...canonicalText(value).matchAll(/:"([^"]*)"/g)].map((match) => match[1]);
    expect(order).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ]);
  });

  it('knows no undefined field, and refuses what has no text', () => {
    expect(canonicalText({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(canonicalText({ zero: -0 })).toBe('{"zero":0}');
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, undefined, () => 1, 1n, [undefined]]) {
      expect(() => canonicalText(bad)).toThrow('has no canonical text');
    }
  });

  const shuffledKeys = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffledKeys);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([name, item]) => [name, shuffledKeys(item)]),
    );
  };

  test.prop([fc.jsonValue({ noUnicodeString: false })])(
    'does not depend on the order of names, and reads back as the same value',
    (value) => {
      const text = canonicalText(value);
      expect(canonicalText(shuffledKeys(value))).toBe(text);
      expect(canonicalText(JSON.parse(text))).toBe(text);
    },
  );
});

describe('[WA-RP-LTR-1] the rules a round pins', () => {
  const id = 'wa/ricochet-poker';

  it('[WA-RP-LTR-1] are one text for equal rules, and another for any change', () => {
    const rulebook = rulebookById(id);
    const house = example(id);
    const text = pinnedText(rulebook, house);
    expect(pinnedText(rulebook, shuffle(house))).toBe(text);
    expect(pinnedText({ ...rulebook, version: 2 }, house)).not.toBe(text);
    expect(pinnedText(rulebook, { ...house, positions: 6 })).not.toBe(text);
  });

  const shuffle = <T extends object>(value: T): T =>
    Object.fromEntries(Object.entries(value).reverse()) as T;
});
