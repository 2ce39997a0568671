import { describe, expect, it } from 'vitest';
import {
  AMBIGUITIES,
  CATALOGUE,
  HAND_KEYS,
  RULEBOOK_IDS,
  RULEBOOKS,
  type Rulebook,
  rulebookById,
  rulebookInForce,
  tableFamilies,
} from '../src/index.js';
import { SETTING_NAMES } from '../src/schema/settings.js';

const known = new Set<string>([
  ...CATALOGUE.map(({ id }) => id),
  ...AMBIGUITIES.map(({ id }) => id),
]);

/** Every object of a rulebook, with the place it stands in. */
const walk = function* (
  value: unknown,
  path: string,
): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Record<string, unknown>];
  for (const [key, item] of Object.entries(value)) yield* walk(item, `${path}.${key}`);
};

describe.each(RULEBOOKS.map((rulebook) => [rulebook.id, rulebook] as const))(
  '%s',
  (_, rulebook) => {
    it('cites only clauses and readings that exist', () => {
      const unknown = [...walk(rulebook, '')].flatMap(([path, leaf]) =>
        [leaf.cite, leaf.reading, ...(Array.isArray(leaf.about) ? leaf.about : [])]
          .filter((id) => typeof id === 'string' && /^[A-Z]{2,3}-/.test(id))
          .filter((id) => !known.has(String(id)))
          .map((id) => `${path}: ${String(id)}`),
      );
      expect(unknown).toEqual([]);
    });

    it('cites its own document, or a reading', () => {
      const prefix = `${rulebook.source.prefix}-`;
      const foreign = [...walk(rulebook, '')].flatMap(([path, { cite }]) =>
        cite === undefined || [prefix, 'ALL-', 'AMB-'].some((own) => String(cite).startsWith(own))
          ? []
          : [`${path}: ${String(cite)}`],
      );
      expect(foreign).toEqual([]);
    });

    it('explains every reading it takes', () => {
      const explained = new Set<string>(rulebook.readings.map(({ id }) => id));
      const taken = [...walk({ ...rulebook, readings: [] }, '')]
        .map(([, { reading }]) => reading)
        .filter((id): id is string => typeof id === 'string' && id.startsWith('AMB-'));
      expect(taken.filter((id) => !explained.has(id))).toEqual([]);
    });

    it('says of every setting that a reading names what it may be', () => {
      const named = rulebook.readings.flatMap(({ setting }) =>
        setting === undefined ? [] : [setting],
      );
      for (const name of named) expect(SETTING_NAMES).toContain(name);
    });

    it('pays each hand of a table once, in known hands, prices above nothing', () => {
      for (const family of tableFamilies(rulebook)) {
        for (const [id, table] of Object.entries(family.paytables)) {
          expect(table.id).toBe(id);
          if (!('judged' in table)) continue;
          const hands = table.rows.map(({ hand }) => hand);
          expect(new Set(hands).size).toBe(hands.length);
          for (const { hand, pays, envy } of table.rows) {
            expect(HAND_KEYS).toContain(hand);
            if ('value' in pays) expect(pays.value).toBeGreaterThan(0);
            if (pays.kind === 'meter-percent') expect(pays.value).toBeLessThanOrEqual(100);
            if (envy !== null) expect(envy).toBeGreaterThan(0);
          }
        }
      }
    });
  },
);

describe('versions and their days', () => {
  const base = rulebookById('sd/high-card-flush');
  const later: Rulebook = {
    ...base,
    version: 2,
    source: { ...base.source, effective: { ...base.source.effective, value: '2030-01-01' } },
  };
  const history = [...RULEBOOKS, later];

  it('[ALL-effective, SD-HCF-source] an old round finds the rules of its day', () => {
    expect(rulebookInForce(base.id, '2017-04-16', history)).toBeUndefined();
    expect(rulebookInForce(base.id, '2017-04-17', history)?.version).toBe(1);
    expect(rulebookInForce(base.id, '2029-12-31', history)?.version).toBe(1);
    expect(rulebookInForce(base.id, '2030-01-01', history)?.version).toBe(2);
  });

  it('[ALL-effective, SD-CSP-source] Caribbean Stud keeps the dates of its amendments', () => {
    const { source } = rulebookById('sd/caribbean-stud');
    expect(source.effective.value).toBe('2015-05-13');
    expect(source.history.map(({ value }) => value.effective)).toEqual([
      '2001-08-28',
      '2003-02-02',
      '2006-01-30',
      '2011-01-10',
      '2015-05-13',
    ]);
  });

  it('finds every rulebook by its id', () => {
    expect(RULEBOOK_IDS.map((id) => rulebookById(id).id)).toEqual([...RULEBOOK_IDS]);
  });

  it('a document without a date is always in force', () => {
    const undated = RULEBOOKS.filter(({ source }) => source.effective.value === null);
    expect(undated.length).toBeGreaterThan(0);
    for (const { id } of undated) expect(rulebookInForce(id, '1900-01-01')?.id).toBe(id);
  });
});
