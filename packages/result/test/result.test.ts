import { describe, expect, it } from 'vitest';
import { AssertionFailure, assert, assertNever, err, ok, present, unwrap } from '../src/index.js';

describe('a result', () => {
  it('carries a value or an error', () => {
    expect(ok(3)).toEqual({ ok: true, value: 3 });
    expect(err('no')).toEqual({ ok: false, error: 'no' });
  });

  it('unwraps to its value, or throws what was wrong', () => {
    expect(unwrap(ok('As'))).toBe('As');
    expect(() => unwrap(err({ code: 'not-a-card', message: '"1x" is not a card' }))).toThrow(
      'not-a-card: "1x" is not a card',
    );
  });
});

describe('assertions', () => {
  it('stop when our own reasoning was wrong', () => {
    expect(() => assert(true, 'fine')).not.toThrow();
    expect(() => assert(false, 'the pot vanished')).toThrow(AssertionFailure);
    expect(() => assertNever('surprise' as never)).toThrow('a case was forgotten: surprise');
  });

  it('take what is present, zero and emptiness included', () => {
    expect(present(0, 'a number')).toBe(0);
    expect(present('', 'a text')).toBe('');
    expect(() => present(undefined, 'the seat')).toThrow('missing: the seat');
    expect(() => present(null, 'the seat')).toThrow('missing: the seat');
  });
});
