import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../src/index.js';

describe('JSON from outside', () => {
  it.each([
    ['in one object', '{"a":1,"b":2,"a":3}', '"a"'],
    ['deep down', '{"x":[{"y":{"k":1,"k":1}}]}', '"k"'],
    ['spelled differently', String.raw`{"a":1,"\u0061":2}`, '"a"'],
  ])('refuses a name written twice %s', (_, source, name) => {
    expect(parseJson(source)).toEqual({
      ok: false,
      error: { code: 'name-twice', message: `the name ${name} is written twice in one object` },
    });
  });

  it.each([
    ['in two objects', '[{"a":1},{"a":2}]'],
    ['as a value', '{"a":"a","b":"a"}'],
    ['inside and outside', '{"a":{"a":1}}'],
    ['in a text with braces', String.raw`{"a":"{\"a\":1,","b":1}`],
  ])('lets the same name stand %s', (_, source) => {
    expect(parseJson(source)).toEqual({ ok: true, value: JSON.parse(source) });
  });

  it('says why something is not JSON', () => {
    const result = parseJson('{"a":');
    expect(result).toMatchObject({ ok: false, error: { code: 'not-json' } });
    if (!result.ok) expect(result.error.message).toMatch(/^this is not JSON: \S/);
  });

  test.prop([fc.jsonValue()])('reads all that was written', (value) => {
    const source = JSON.stringify(value, null, 1);
    expect(parseJson(source)).toEqual({ ok: true, value: JSON.parse(source) });
  });
});
