import { GAME_REFUSALS } from '../../packages/games/src/kernel/refusal-codes.js';
import { HOUSE_REFUSALS } from '../../packages/house/src/refusal.js';
import { METER_REFUSALS } from '../../packages/jackpot/src/refusal-codes.js';
import { VIOLATION_CODES } from '../../packages/rulebook/src/check/violation-codes.js';
import {
  ambiguity,
  citationKind,
  citationLabel,
  clause,
  houseWords,
  RULEBOOKS,
  type Rulebook,
} from '../../packages/rulebook/src/index.js';
import { TABLE_REFUSALS } from '../../packages/table/src/refusal-codes.js';
import type { Pair } from './collect.js';
import type { Cite } from './resolve.js';

/** Who is cited for a sentence: ids, with the documents that have it so where a reading is behind it. */
export interface Told {
  readonly file: string;
  readonly kind: Pair['kind'];
  readonly code: string;
  readonly sentence: string;
  readonly ids: readonly string[];
  readonly cites: readonly string[];
  /** Citations that no one could follow to their source. */
  readonly lost: readonly string[];
}

/** A tuple is not followed: the counts of a felt that comes from outside. */
const BY_HAND: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'ReadonlyArray: counted.*.*.cite': [
    ['play', 'cardsToDealer'],
    ['play', 'cardsToPlayer'],
    ['play', 'draw'],
  ],
};

/** Where one of many entries is meant, and each has its own clause. */
const ENTRIES: Readonly<Record<string, string>> = {
  '**paytables': 'the pay table’s clause',
  'wagers.*': 'the wager’s clause',
  'approvals.*': 'the approval’s clause',
  'settings.*': 'the setting’s clause',
  'readings.*': 'the reading’s clause',
  'legalCeilings.*': 'the law that is named',
};
export const IN_WORDS: readonly string[] = ['as recorded', ...Object.values(ENTRIES)];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What lies at a path of a rulebook: `*` is every entry, `=x` those whose value is x. */
const at = (value: unknown, [key, ...rest]: readonly string[]): readonly unknown[] => {
  if (key === undefined) return [value];
  if (!isObject(value)) return [];
  if (key === '**paytables') return tablesIn(value).flatMap((table) => at(table, rest));
  if (key.startsWith('play:')) {
    const { play } = value;
    return isObject(play) && play.game === key.slice(5) ? at(play, rest) : [];
  }
  if (key === '*') return Object.values(value).flatMap((entry) => at(entry, rest));
  if (key.startsWith('=')) {
    return Object.values(value)
      .filter((entry) => isObject(entry) && entry.value === key.slice(1))
      .flatMap((entry) => at(entry, rest));
  }
  return Object.hasOwn(value, key) ? at(value[key], rest) : [];
};

const tablesIn = (value: unknown): readonly unknown[] => {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'paytables' && isObject(entry) ? Object.values(entry) : tablesIn(entry),
  );
};

const textsIn = (value: unknown, field: string | null): readonly string[] => {
  if (typeof value === 'string') return [value];
  const cite = isObject(value) ? value[field ?? 'cite'] : undefined;
  if (typeof cite === 'string') return [cite];
  return isObject(value) && field === null
    ? Object.values(value).filter((one): one is string => typeof one === 'string')
    : [];
};

const idsOf = (cite: Cite, rulebook: Rulebook): readonly string[] => {
  switch (cite.kind) {
    case 'id':
      return [cite.id];
    case 'leaf': {
      const entry = ENTRIES[cite.path.slice(0, 2).join('.')] ?? ENTRIES[cite.path[0] ?? ''];
      if (entry !== undefined) return [entry];
      return at(rulebook, cite.path).flatMap((one) => textsIn(one, cite.field));
    }
    case 'first':
      return cite.of.map((one) => idsOf(one, rulebook)).find((ids) => ids.length > 0) ?? [];
    case 'if':
      return idsOf(
        at(rulebook, cite.path).some((one) => one != null) ? cite.there : cite.gone,
        rulebook,
      );
    case 'any':
      return cite.of.flatMap((one) => idsOf(one, rulebook));
    case 'recorded':
      return ['as recorded'];
    case 'unknown':
      return (BY_HAND[cite.text] ?? []).flatMap((path) =>
        at(rulebook, path).flatMap((one) => textsIn(one, 'cite')),
      );
  }
};

const lostIn = (cite: Cite): readonly string[] => {
  if (cite.kind === 'unknown') return BY_HAND[cite.text] === undefined ? [cite.text] : [];
  if (cite.kind === 'if') return [...lostIn(cite.there), ...lostIn(cite.gone)];
  return cite.kind === 'first' || cite.kind === 'any' ? cite.of.flatMap(lostIn) : [];
};

export const toldOf = (pairs: readonly Pair[]): readonly Told[] => {
  const told = pairs.map(({ file, kind, code, sentence, cite }): Told => {
    const by = new Map<string, Set<string>>();
    for (const rulebook of RULEBOOKS) {
      for (const id of idsOf(cite, rulebook)) {
        by.set(id, (by.get(id) ?? new Set()).add(rulebook.source.prefix));
      }
    }
    const cites = [...by].map(([id, prefixes]) =>
      citationKind(id) === 'reading' && prefixes.size < RULEBOOKS.length
        ? `${id} (${[...prefixes].join(', ')})`
        : id,
    );
    return { file, kind, code, sentence, ids: [...by.keys()], cites, lost: lostIn(cite) };
  });
  const seen = new Map(told.map((one) => [keyOf(one), one]));
  return [...seen.values()];
};

const keyOf = ({ file, kind, code, sentence, cites }: Told): string =>
  [file.split('/')[1], kind, code, sentence, ...cites].join('\n');

const KINDS: readonly (readonly [Pair['kind'], string])[] = [
  ['violation', 'What is wrong with house rules'],
  ['refusal', 'Refusals'],
  ['event', 'What is recorded'],
  ['line', 'Settlement lines'],
  ['notice', 'Notices to the dealer'],
  ['step', 'Steps of the procedure'],
];

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const wordsOf = (id: string): string =>
  (clause(id) ?? ambiguity(id))?.words ?? houseWords(id) ?? 'What the record says.';

/** The codes of each package, as its type has them. */
export const CODES: Readonly<Record<string, readonly string[]>> = {
  rulebook: VIOLATION_CODES,
  games: GAME_REFUSALS,
  jackpot: METER_REFUSALS,
  table: TABLE_REFUSALS,
  house: HOUSE_REFUSALS,
};

/** The codes that the sources of a package give by name. */
export const codesIn = (told: readonly Told[], name: string): ReadonlySet<string> =>
  new Set(
    told
      .filter(({ kind, file }) => CODED.includes(kind) && file.split('/')[1] === name)
      .flatMap(({ code }) => code.split(' / '))
      .filter((code) => /^[a-z0-9-]+$/.test(code)),
  );

const CODED: readonly Pair['kind'][] = ['refusal', 'violation'];

/** Every sentence with what it cites, once, and what each of those says. */
export const refusalsPage = (told: readonly Told[]): string => {
  const packages = [...new Set(told.map(({ file }) => file.split('/')[1] ?? ''))];
  const sections = packages.flatMap((name) =>
    KINDS.flatMap(([kind, title]) => {
      const rows = told.filter((one) => one.kind === kind && one.file.split('/')[1] === name);
      if (rows.length === 0) return [];
      const lines = rows.map(
        ({ code, sentence, cites }) =>
          `| ${code === '' ? '' : `\`${cell(code)}\``} | ${cell(sentence)} | ${cites.join('; ')} |`,
      );
      return [
        `## ${name}: ${title.toLowerCase()}`,
        '',
        '| code | sentence | cites |',
        '| --- | --- | --- |',
        ...lines,
        '',
      ];
    }),
  );
  const ids = [...new Set(told.flatMap((one) => one.ids))].toSorted();
  const cited = ids
    .filter((id) => !IN_WORDS.includes(id))
    .map(
      (id) =>
        `| ${id} | ${citationLabel(id) === id ? '' : citationLabel(id)} | ${cell(wordsOf(id))} |`,
    );
  return [
    '# Sentences and what they cite',
    '',
    'Every refusal, event, notice, line and step that the packages make, once, with the clause, the reading or',
    'the part of the house that says so, under each rulebook. Made from the sources by `npm run refusals`;',
    'a test keeps it current. `…` is what only the moment knows. A reading is followed by the documents that',
    'are read so, where not all are. "As recorded" is what an earlier event cited: that event is here too.',
    '',
    ...sections,
    '## Codes',
    '',
    'What each package refuses of its own accord, as its type has it. A table also passes on the codes of',
    '`rulebook`, `games` and `jackpot`, and the house those of a table.',
    '',
    '| package | codes |',
    '| --- | --- |',
    ...Object.entries(CODES).map(
      ([name, codes]) => `| \`${name}\` | ${codes.map((code) => `\`${code}\``).join(', ')} |`,
    ),
    '',
    '## What is cited',
    '',
    '| id | shown as | what it says |',
    '| --- | --- | --- |',
    ...cited,
    '',
  ].join('\n');
};
