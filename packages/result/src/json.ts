import { err, type InputError, ok, type Result } from './result.js';

/**
 * Reads JSON, and refuses what `JSON.parse` lets pass: a name written twice in one object, where the
 * first would silently be lost.
 */
export const parseJson = (
  source: string,
): Result<unknown, InputError<'not-json' | 'name-twice'>> => {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return err({ code: 'not-json', message: `this is not JSON: ${why}` });
  }
  const twice = nameWrittenTwice(source);
  return twice === undefined
    ? ok(value)
    : err({ code: 'name-twice', message: `the name ${twice} is written twice in one object` });
};

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;

/** Only for text that is known to be JSON: then a string followed by a colon is a name. */
const nameWrittenTwice = (source: string): string | undefined => {
  const open: Set<string>[] = [];
  let last = '';
  for (const [token] of source.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const names = open.at(-1);
      const name = String(JSON.parse(last));
      if (names?.has(name)) return JSON.stringify(name);
      names?.add(name);
    }
    last = token;
  }
  return undefined;
};
