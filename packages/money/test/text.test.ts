import { unwrap } from '@baize/result';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  cents,
  formatCents,
  formatCentsFull,
  formatMicros,
  micros,
  parseDollars,
} from '../src/index.js';

describe('amounts in words', () => {
  it.each([
    [0, '$0', '$0.00'],
    [5, '$0.05', '$0.05'],
    [2_500, '$25', '$25.00'],
    [123_450, '$1,234.50', '$1,234.50'],
    [100_000_000, '$1,000,000', '$1,000,000.00'],
    [-5, '-$0.05', '-$0.05'],
    [-250_000, '-$2,500', '-$2,500.00'],
  ])('%d cents read %s, or in full %s', (amount, short, full) => {
    expect(formatCents(cents(amount))).toBe(short);
    expect(formatCentsFull(cents(amount))).toBe(full);
  });

  it('shows every micro', () => {
    expect(formatMicros(micros(1_234_567_890))).toBe('$1,234.567890');
    expect(formatMicros(micros(-5))).toBe('-$0.000005');
    expect(formatMicros(micros(0))).toBe('$0.000000');
  });
});

describe('amounts read', () => {
  it.each([
    ['25', 2_500],
    ['$25', 2_500],
    ['12.50', 1_250],
    ['$1,234.50', 123_450],
    ['1,000,000', 100_000_000],
    ['0', 0],
    ['0.01', 1],
  ])('"%s" is %d cents', (text, amount) => {
    expect(parseDollars(text)).toEqual({ ok: true, value: amount });
  });

  it.each([
    '',
    '$',
    '1,00',
    '12.5',
    '12.345',
    '1,2345',
    '-5',
    ' 5',
    '5 ',
    '1e3',
    '١',
    '$$5',
    '.50',
    '5.',
    '10,000,00',
    '1.000,00',
    'five',
  ])('refuses "%s" and says how to write it', (text) => {
    const result = parseDollars(text);
    expect(result).toMatchObject({ ok: false, error: { code: 'not-an-amount' } });
    if (!result.ok) expect(result.error.message).toContain(`"${text}" is not an amount`);
  });

  it('refuses what it could not count exactly', () => {
    expect(parseDollars('999999999999999')).toMatchObject({
      ok: false,
      error: { code: 'amount-too-large' },
    });
    expect(parseDollars('90071992547409.91')).toEqual({ ok: true, value: Number.MAX_SAFE_INTEGER });
    expect(parseDollars('90071992547409.92')).toMatchObject({ ok: false });
  });

  test.prop([fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })])(
    'reads back what it wrote',
    (amount) => {
      expect(unwrap(parseDollars(formatCents(cents(amount))))).toBe(amount);
      expect(unwrap(parseDollars(formatCentsFull(cents(amount))))).toBe(amount);
    },
  );
});
