import { parseJson } from '@baize/result';
import type { KeptAnswer, Reader } from '../store/store.js';
import { type HouseFinding, notOnRecord } from './finding.js';

const PAGE = 1000;

interface Kept {
  readonly digest: unknown;
  readonly answer: { readonly versions?: Readonly<Record<string, unknown>> };
}

/**
 * The answers that are given again to who asks again: each was stored with events, at their instant, and
 * says versions that they brought about. How many were looked at, or the first that cannot be.
 */
export const checkAnswers = async (reader: Reader): Promise<HouseFinding | number> => {
  let count = 0;
  for (let after = ''; ; ) {
    const page = await reader.keptAnswers(after, PAGE);
    for (const kept of page) {
      const fault = await faultOf(reader, kept);
      if (fault !== null)
        return notOnRecord('answer-differs', `the answer to ${kept.key} ${fault}`);
    }
    count += page.length;
    const last = page.at(-1);
    if (last === undefined) return count;
    after = last.key;
  }
};

const faultOf = async (
  reader: Reader,
  { at, position, answer: text }: KeptAnswer,
): Promise<string | null> => {
  const parsed = parseJson(text);
  if (!parsed.ok || !isKept(parsed.value)) return 'cannot be read';
  if (position !== null) {
    const [event] = await reader.readAll({ after: position - 1, limit: 1 });
    if (event?.position !== position || event.at !== at) return 'was not stored with its events';
  }
  for (const [stream, version] of Object.entries(parsed.value.answer.versions ?? {})) {
    const [event] = typeof version === 'number' ? await reader.readStream(stream, version, 1) : [];
    if (event !== undefined && event.version === version && event.at === at) continue;
    return `says that ${stream} came to version ${String(version)}, which it did not`;
  }
  return null;
};

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'digest' in value &&
  'answer' in value &&
  typeof value.answer === 'object' &&
  value.answer !== null;
