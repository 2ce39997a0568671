import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Metrics } from '../packages/house/src/http/metrics.js';
import {
  mayOrder,
  maySecond,
  ORDERS,
  type Order,
  secondPersonFor,
} from '../packages/house/src/identity/permissions.js';
import { PERSON_ROLES } from '../packages/house/src/identity/roles.js';
import { BOOK } from '../packages/house/src/orders/book.js';
import { describeDomain } from '../packages/rulebook/src/check/check-settings.js';
import {
  AMBIGUITIES,
  CATALOGUE,
  decodeHouseRules,
  exportRulebook,
  HAND_KEYS,
  RULEBOOKS,
  rulebookById,
  type SettingRule,
  tableFamilies,
} from '../packages/rulebook/src/index.js';
import { MAY_IMPORT, PURE } from '../workspace-map.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const markdownIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(folder, entry.name));

const PAGES = ['.', 'docs', 'docs/decisions'].flatMap(markdownIn);

/** Columns as wide as their widest cell, as the formatter has them. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const wide = head.map((_, at) => Math.max(3, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[], fill: string) =>
    `| ${row.map((cell, at) => cell.padEnd(wide[at] ?? 0, fill)).join(' | ')} |`;
  const [first = [], ...others] = cells;
  const rule = head.map(() => '');
  return [line(first, ' '), line(rule, '-'), ...others.map((row) => line(row, ' '))].join('\n');
};

const code = (text: string): string => `\`${text}\``;
const codes = (texts: readonly string[]): string => texts.map(code).join(', ');

const descriptionOf = (name: string): string => {
  const text = read(`packages/${name}/package.json`);
  return (JSON.parse(text) as { description: string }).description;
};

const packages = (): string =>
  table(
    ['package', 'what it holds', 'imports of its siblings', 'pure'],
    Object.entries(MAY_IMPORT).map(([name, allowed]) => [
      code(name),
      descriptionOf(name),
      allowed.length === 0 ? 'nothing' : allowed.join(', '),
      PURE.includes(name) ? 'yes' : 'no',
    ]),
  );

/** The map without the arrows that follow from others. */
const map = (): string => {
  const allowed = (name: string): readonly string[] =>
    Object.entries(MAY_IMPORT).find(([one]) => one === name)?.[1] ?? [];
  const arrows = Object.keys(MAY_IMPORT).flatMap((name) =>
    allowed(name)
      .filter((to) => !allowed(name).some((between) => allowed(between).includes(to)))
      .map((to) => `  ${name} --> ${to}`),
  );
  return ['```mermaid', 'flowchart TD', ...arrows, '```'].join('\n');
};

const documents = (): string =>
  table(
    ['rulebook', 'document', 'clauses', 'in force', 'pay tables', 'readings'],
    RULEBOOKS.map(({ id, source, readings, ...rest }) => [
      code(id),
      `${source.jurisdiction}: ${source.title} (${source.reference})`,
      code(`${source.prefix}-…`),
      source.effective.value ?? 'no date',
      String(
        tableFamilies({ id, source, readings, ...rest }).flatMap(({ paytables }) =>
          Object.keys(paytables),
        ).length,
      ),
      String(readings.length),
    ]),
  );

const settings = (): string =>
  table(
    ['setting', 'rulebook', 'values', 'unless set', 'clause', 'what it does'],
    RULEBOOKS.flatMap((rulebook) =>
      (Object.entries(rulebook.settings) as [string, SettingRule][]).map(([name, rule]) => [
        code(name),
        code(rulebook.id),
        describeDomain(rule.domain),
        rule.default === null ? 'must be set' : code(JSON.stringify(rule.default)),
        rule.reading === undefined || rule.reading === rule.cite
          ? rule.cite
          : `${rule.cite}, ${rule.reading}`,
        rule.words,
      ]),
    ),
  );

const readings = (): string =>
  RULEBOOKS.map((rulebook) =>
    [
      `### ${rulebook.name}`,
      '',
      table(
        ['id', 'question', 'reading', 'setting'],
        rulebook.readings.map(({ id, question, reading, setting, toConfirm }) => [
          toConfirm === true ? `${id} ?` : id,
          question,
          reading,
          setting === undefined ? '' : code(setting),
        ]),
      ),
    ].join('\n'),
  ).join('\n\n');

/** One table and two settings of one rulebook, for a reader to see the shape. */
const exported = (): string => {
  const book = exportRulebook(rulebookById('md/high-card-flush'));
  const { ante, progressive } = book.wagers;
  const { payoutLimit, aceLow } = book.settings;
  const shown = {
    version: 1,
    rulebooks: [
      {
        ...book,
        wagers: {
          ante,
          progressive: { ...progressive, paytables: { C: progressive?.paytables.C } },
        },
        settings: { payoutLimit, aceLow },
      },
    ],
  };
  const json = JSON.stringify(shown, null, 2).replaceAll(
    /\[\s+([^[\]{}]+?)\s+\]/g,
    (_, items: string) => `[${items.replaceAll(/\s*\n\s*/g, ' ')}]`,
  );
  return ['```json', json, '```'].join('\n');
};

const hands = (): string => codes(HAND_KEYS);

const money = (): string =>
  table(
    ['order', 'what it moves', 'of an account', 'of a player without a device'],
    Object.entries(BOOK.table).flatMap(([order, { ownMoney, roles }]) =>
      ownMoney === undefined
        ? []
        : [
            [
              code(order),
              ownMoney,
              'its player',
              roles.filter((role) => role !== 'player').join(', '),
            ],
          ],
    ),
  );

const SECOND = {
  always: 'always',
  'above-limit': 'for what is large, or takes from a player, or can confirm',
  never: '',
} as const;

/** Orders that are for the same roles, and take a second person alike, share a row. */
const orders = (): string => {
  const rows = new Map<string, { readonly of: Order[]; readonly cells: readonly string[] }>();
  for (const order of ORDERS) {
    const roles = PERSON_ROLES.filter((role) => mayOrder(role, order));
    const also = PERSON_ROLES.filter((role) => maySecond(role, order) && !mayOrder(role, order));
    const row = [roles.join(', '), SECOND[secondPersonFor(order)], also.join(', ')];
    const alike = rows.get(row.join('|'));
    if (alike === undefined) rows.set(row.join('|'), { of: [order], cells: row });
    else alike.of.push(order);
  }
  return table(
    ['order', 'for', 'a second person', 'who may be a role that cannot order it'],
    [...rows.values()].map(({ of, cells }) => [codes(of), ...cells]),
  );
};

const metrics = (): string => {
  const unasked = (): never => {
    throw new Error('the names and the words are asked for, not the numbers');
  };
  const { registry } = new Metrics({ house: unasked, streams: unasked, connections: unasked });
  return table(
    ['metric', 'type', 'what'],
    registry
      .getMetricsAsArray()
      .toSorted((left, right) => (left.name < right.name ? -1 : 1))
      .map(({ name, type, help }) => [code(name), String(type), help]),
  );
};

/** What the data itself says, in the pages that say it: `<!-- name -->` … `<!-- /name -->`. */
const KEPT: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  'docs/architecture.md': { map, packages },
  'docs/rules.md': { documents, settings, readings },
  'docs/formats.md': { exported, hands },
  'docs/operating.md': { orders, money, metrics },
};

describe('pages that quote the data', () => {
  // To write them anew: npx vitest run --project workspace test/docs.test.ts -u
  it.each(Object.keys(KEPT))('%s', async (file) => {
    const fresh = Object.entries(KEPT[file] ?? {}).reduce((page, [name, make]) => {
      const [before, rest] = page.split(`<!-- ${name} -->\n`);
      const after = rest?.split(`<!-- /${name} -->`)[1];
      if (after === undefined) throw new Error(`${file} has no place for ${name}`);
      return `${before}<!-- ${name} -->\n\n${make()}\n\n<!-- /${name} -->${after}`;
    }, read(file));
    await expect(fresh).toMatchFileSnapshot(join(root, file));
  });
});

describe('docs/rules.md', () => {
  it('has every reading of the catalogue', () => {
    const page = read('docs/rules.md');
    expect(AMBIGUITIES.filter(({ id }) => !page.includes(`| ${id} `))).toEqual([]);
  });
});

describe('docs/house-rules.md', () => {
  const page = read('docs/house-rules.md');

  /** Rows of a table under a heading: the code in the first cell, the second cell as it is. */
  const rowsUnder = (heading: string): Record<string, string> => {
    const section = page.split(`${heading}\n`)[1]?.split(/^#/m)[0] ?? '';
    const rows = [...section.matchAll(/^\| `([\w-]+)` +\| ([^|]+) \|/gm)];
    return Object.fromEntries(rows.map(([, name = '', second = '']) => [name, second.trim()]));
  };

  /** Every code of a check, and whether it is told as an error, a warning, or the one or the other. */
  const codesIn = (files: readonly string[]): Record<string, string> => {
    const SEVERITY = {
      violation: 'error',
      addViolation: 'error',
      warning: 'warning',
      addWarning: 'warning',
      tell: 'error or warning',
    } as const;
    const found: Record<string, string> = {};
    for (const file of files) {
      const source = read(`packages/rulebook/src/check/${file}`);
      for (const [, by, argument = ''] of source.matchAll(
        /\b(violation|addViolation|warning|addWarning|tell)\(\s*([^,]*?),/g,
      )) {
        const named = argument.replace(/=== '[^']*'/g, '').matchAll(/'([a-z-]+)'/g);
        for (const [, name = ''] of named) found[name] = SEVERITY[by as keyof typeof SEVERITY];
      }
    }
    return found;
  };

  const CHANGES = 'check-change.ts';
  const checks = readdirSync(join(root, 'packages/rulebook/src/check'));

  it('tells what each code of a check means, and how serious it is', () => {
    const told = codesIn(checks.filter((file) => file !== CHANGES));
    expect(Object.keys(told).length).toBeGreaterThan(50);
    expect(rowsUnder('### Codes')).toEqual(told);
  });

  it('tells what each code of a change means', () => {
    expect(rowsUnder('### Codes of a change')).toEqual(codesIn([CHANGES]));
  });

  it('has every field of the format', () => {
    // An unknown field in every object: the decoder answers with the fields it knows.
    const x = { '?': 0 };
    const decoded = decodeHouseRules({
      ...x,
      limits: { ante: x },
      jackpots: { progressive: { ...x, link: x } },
      equipment: { ...x, decks: [x], shuffler: x, progressiveSystem: x },
      approvals: [x],
      promotions: [{ ...x, consent: x }],
    });
    const problems = decoded.ok ? [] : decoded.problems;
    const fields = problems
      .filter(({ code: kind }) => kind === 'unknown-field')
      .flatMap(({ path, message }) => {
        const parent = path
          .replace(/\?$/, '')
          .replace(/\.(ante|progressive)\b/, '.WAGER')
          .replaceAll(/\[0\]/g, '[]');
        const [, known = ''] = message.split('known are: ');
        return known.split(', ').map((field) => `${parent}${field}`);
      });
    expect(fields.length).toBeGreaterThan(50);
    expect(fields.filter((field) => !page.includes(`| \`${field}\` `))).toEqual([]);
  });

  it('shows an example that is one of those shipped', () => {
    const shown = /^```json\n(.*?)^```$/ms.exec(page)?.[1] ?? '';
    const shipped = read('packages/rulebook/examples/md-high-card-flush.json');
    expect(JSON.parse(shown)).toEqual(JSON.parse(shipped));
  });
});

describe('docs/glossary.md', () => {
  const page = read('docs/glossary.md');
  const lists = page
    .split(/^## /m)
    .map((list) => [...list.matchAll(/^\| \*\*(.+?)\*\* +\|/gm)].map(([, word = '']) => word));
  const words = lists.flat();

  it.each(lists)('is in order, each word once: %s …', (...list) => {
    expect(list).toEqual([...new Set(list)].toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('has each word in one list', () => {
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it.each(
    'ante raise bet play fold push qualify kickout envy meter seed reserve tray pot misdeal stub'
      .split(' ')
      .concat('dead hand', 'discard rack', 'no more bets', 'floorperson'),
  )('knows "%s"', (word) => {
    expect(words).toContain(word);
  });
});

const PREFIXES = RULEBOOKS.map(({ source }) => source.prefix);
const CITATION = new RegExp(
  `\\b(?:${PREFIXES.join('|')}|AMB)-[\\w#-]+(?:\\(\\w+\\))*(?:#\\d)?`,
  'g',
);

describe('every page', () => {
  const anchorsOf = (page: string): readonly string[] =>
    [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    );

  it.each(PAGES)('%s links to what is there', (file) => {
    const links = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to);
    const dead = links.filter((link) => {
      if (/^https?:/.test(link)) return false;
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
    });
    expect(dead).toEqual([]);
  });

  it.each(PAGES)('%s cites clauses and readings that exist', (file) => {
    const known = new Set<string>([...CATALOGUE, ...AMBIGUITIES].map(({ id }) => id));
    const cited = read(file).match(CITATION);
    expect((cited ?? []).filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(PAGES)('%s names npm scripts that exist', (file) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read(file).matchAll(/\bnpm (?:run )?(test|(?<=run )[a-z-]+)\b/g)];
    expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('docs/decisions', () => {
  const names = readdirSync(join(root, 'docs/decisions')).toSorted();

  it('are numbered without gaps, and listed with the architecture', () => {
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, at) => at + 1));
    const page = read('docs/architecture.md');
    expect(names.filter((name) => !page.includes(`(decisions/${name})`))).toEqual([]);
  });

  it.each(names)('%s says context, choice, why and consequences', (name) => {
    const headings = [...read(`docs/decisions/${name}`).matchAll(/^## (.+)$/gm)];
    expect(headings.map(([, title]) => title)).toEqual([
      'Context',
      'Choice',
      'Why',
      'Consequences',
    ]);
  });
});
