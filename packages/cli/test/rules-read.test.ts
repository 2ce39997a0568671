import { AMBIGUITIES, CATALOGUE, RULEBOOK_IDS, TOPICS } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { answerOf, jsonOf } from './support/baize.js';

describe('baize rules list', () => {
  test('names the five, with date, pay tables and positions', async () => {
    const lines = (await answerOf('rules', 'list')).split('\n');
    const rows = lines
      .filter((line) => /^[a-z]{2}\//.test(line))
      .map((line) => line.split(/ {2,}/));
    expect(rows).toEqual([
      ['sd/high-card-flush', 'High Card Flush, South Dakota', '2017-04-17', '16', '6'],
      ['md/high-card-flush', 'High Card Flush, Maryland', 'no date', '27', '6'],
      ['oh/high-card-flush', 'High Card Flush, Ohio', 'no date', '2', '6'],
      ['sd/caribbean-stud', 'Caribbean Stud, South Dakota', '2015-05-13', '5', '7'],
      ['wa/ricochet-poker', 'Ricochet Poker, Washington', '2022-03-15', '67', '7'],
    ]);
    expect(lines.join()).toContain('ARSD 20:18:16:15.21');
  });

  test('--json', async () => {
    const { version, rulebooks } = (await jsonOf('rules', 'list', '--json')) as {
      version: number;
      rulebooks: readonly { id: string; paytables: number }[];
    };
    expect(version).toBe(1);
    expect(rulebooks.map(({ id }) => id)).toEqual(RULEBOOK_IDS);
    expect(rulebooks.map(({ paytables }) => paytables)).toEqual([16, 27, 2, 5, 67]);
  });
});

describe('baize rules show', () => {
  test('in short: what is asked first, the pay tables, and where there is more', async () => {
    const text = await answerOf('rules', 'show', 'md/high-card-flush');
    expect(text).toMatch(/^High Card Flush, Maryland\n.*MLGCA Version 1\.0/);
    expect(text).toMatch(/How many positions\? +Up to 6\. \[MD-HCF-2A\]/);
    expect(text).toContain(
      '│ Seven-card flush │ 300 │ 100 │ 200 │ 300 │ 200 │ 500 │ 400 │ 1,000 │',
    );
    expect(text).toContain('│ Smallest seed             │ $30,000 │ $30,000 │    $5,000 │');
    expect(text).toContain('27 pay tables, 6 settings');
    expect(text).not.toContain('A spoken wager');
  });

  test('one topic, and what its clauses demand', async () => {
    const text = await answerOf(
      'rules',
      'show',
      'sd/caribbean-stud',
      '--topic',
      'tips',
      '--clauses',
    );
    expect(text).toMatch(/On which wagers may a tip ride\? +Ante\. \[SD-CSP-8#2\]/);
    expect(text).toMatch(/^ {2}SD-CSP-8#2 +A tip on the bet is refused\.$/m);
    expect(text).not.toContain('How many positions?');
    expect(text).not.toContain('┌');
  });

  test('an irregularity with the words of the rulebook', async () => {
    const text = await answerOf('rules', 'show', 'md/high-card-flush', '--topic', 'irreg');
    expect(text).toContain('The round is void.');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('A dealer without exactly seven cards voids');
  });

  test('one wager: its tables and their notes', async () => {
    const text = await answerOf('rules', 'show', 'sd/caribbean-stud', '--wager', 'progressive');
    expect(text).toMatch(/│ Royal flush +│ +100% │ +100% │ +100% │ +100% │/);
    expect(text).toMatch(/envy \$1,000 │ envy \$5,000/);
    expect(text).toMatch(/│ Printed for a wager of │ +\$1 │ +\$1 │ +\$1 │ +\$5 │/);
    expect(text).toContain('AMB-64');
    expect(text).not.toContain('Bet · pays to 1');
  });

  test('ids that begin alike say it once', async () => {
    const text = await answerOf('rules', 'show', 'wa/ricochet-poker', '--wager', 'rapid-fire');
    expect(text).toMatch(/│ PT-FLT-RF- +│ +01 │ +02 │ +03 │/);
    expect(text).toMatch(/│ Tie +│ +5 │ +push │ +loses │/);
  });

  test('the kickout hands, by the number of hands dealt', async () => {
    const text = await answerOf('rules', 'show', 'wa/ricochet-poker', '--wager', 'kickout');
    expect(text).toMatch(/│ 1 hand +│ Pair of kings with a queen │ +Pair of aces │/);
  });

  test.each(RULEBOOK_IDS)('%s --all: every topic, setting and reading', async (id) => {
    const text = await answerOf('rules', 'show', id, '--all');
    for (const topic of TOPICS) expect(text).toMatch(new RegExp(`^${topic}$`, 'm'));
    expect(text).toMatch(/^Readings$/m);
  });

  test('--json', async () => {
    const shown = (await jsonOf('rules', 'show', 'oh/high-card-flush', '--json')) as {
      version: number;
      rulebook: { id: string };
      facts: readonly { topic: string; question: string; answer: string; cites: string[] }[];
      readings: readonly { id: string }[];
    };
    expect(shown.version).toBe(1);
    expect(shown.rulebook.id).toBe('oh/high-card-flush');
    expect(shown.facts).toContainEqual({
      topic: 'Payout limits',
      question: 'What is the most one hand may be paid?',
      answer: '$25,000.',
      cites: ['OH-HCF-max'],
      readings: [],
    });
    expect(shown.readings.map(({ id }) => id)).toContain('AMB-20');
  });
});

describe('baize rules diff', async () => {
  const text = await answerOf('rules', 'diff', 'sd/high-card-flush', 'md/high-card-flush');

  test('differences come first, then the tables, then what stays', () => {
    const at = ['Irregularities', 'Pay tables', 'What stays the same'].map((title) =>
      text.indexOf(`\n${title}\n`),
    );
    expect(at.every((place) => place > 0)).toBe(true);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });

  test('a difference gives both answers with their clauses', () => {
    expect(text).toContain(
      '  Who decides first?\n' +
        '    South Dakota  Nobody: players decide in any order. [SD-HCF-7#2]\n' +
        "    Maryland      The player at the dealer's far left, then clockwise. [MD-HCF-11B]\n",
    );
  });

  test('tables with the same prices stand beside each other', () => {
    expect(text).toContain(
      'same prices: South Dakota 1 = Maryland A, 2 = B, 3 = C, 4 = D, 5 = E, 6 = F, 7 = G\n',
    );
    expect(text).toContain('only in Maryland: H, I, J, K, L, M, N and O\n');
  });

  test('what stays is a short list; --same gives its answers', async () => {
    const stays = (all: string) => all.slice(all.indexOf('What stays the same'));
    expect(stays(text)).toContain('When does the dealer qualify?');
    expect(stays(text)).not.toContain('nine high');
    const longer = await answerOf(
      'rules',
      'diff',
      'sd/high-card-flush',
      'md/high-card-flush',
      '--same',
    );
    expect(stays(longer)).toContain('nine high');
  });

  test('games of one state are told apart by their names', async () => {
    expect(await answerOf('rules', 'diff', 'sd/high-card-flush', 'sd/caribbean-stud')).toContain(
      '    High Card Flush  Seven. [SD-HCF-4#4]\n    Caribbean Stud   Five. [SD-CSP-9#2]\n',
    );
  });

  test('a rulebook and itself', async () => {
    expect(await answerOf('rules', 'diff', 'wa/ricochet-poker', 'wa/ricochet-poker')).toBe(
      'Ricochet Poker, Washington is compared with itself: nothing changes.\n',
    );
  });

  test('--json', async () => {
    const diff = (await jsonOf(
      'rules',
      'diff',
      'md/high-card-flush',
      'oh/high-card-flush',
      '--json',
    )) as {
      version: number;
      a: string;
      b: string;
      tables: readonly { key: string; alike: unknown }[];
    };
    expect([diff.version, diff.a, diff.b]).toEqual([1, 'md/high-card-flush', 'oh/high-card-flush']);
    expect(diff.tables.find(({ key }) => key === 'flush')?.alike).toEqual([
      { a: ['E'], b: ['brochure'], apartFrom: [] },
    ]);
  });
});

describe('baize rules clause', () => {
  test('what a clause demands, and what rests on it', async () => {
    const text = await answerOf('rules', 'clause', 'oh-hcf-max');
    expect(text).toMatch(/^OH-HCF-max Wagers and limits\nNo more than \$25,000/);
    expect(text).toMatch(/What is the most one hand may be paid\? +\$25,000\./);
  });

  test('how an ambiguity is read in each rulebook', async () => {
    const text = await answerOf('rules', 'clause', 'AMB-16');
    expect(text).toContain('\nsd/high-card-flush\n');
    expect(text).toContain('\nmd/high-card-flush\n');
    expect(text).not.toContain('wa/ricochet-poker');
  });

  test('what is left to people', async () => {
    expect(await answerOf('rules', 'clause', 'MD-HCF-8D')).toContain('Left to people: ');
  });

  test('--json', async () => {
    const [first] = CATALOGUE;
    const found = (await jsonOf('rules', 'clause', first?.id ?? '', '--json')) as { words: string };
    expect(found.words).toBe(first?.words);
    expect(AMBIGUITIES.length).toBeGreaterThan(0);
  });
});
