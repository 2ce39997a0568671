import { describe, expect, test } from 'vitest';
import { AMBIGUITIES, CATALOGUE } from '../src/catalogue/index.js';
import { RULEBOOKS, rulebookById } from '../src/documents/index.js';
import { compareRulebooks } from '../src/facts/compare.js';
import { type Fact, TOPICS, type Topic } from '../src/facts/fact.js';
import { factsOf } from '../src/facts/index.js';
import type { RulebookId } from '../src/schema/games.js';
import type { Rulebook } from '../src/schema/rulebook.js';

const factOf = (id: RulebookId, question: string): Fact | undefined =>
  factsOf(rulebookById(id)).find((fact) => fact.question === question);

const answer = (id: RulebookId, question: string): string | undefined =>
  factOf(id, question)?.answer;

const KNOWN = new Set([...CATALOGUE.map(({ id }) => id), ...AMBIGUITIES.map(({ id }) => id)]);

describe.each(RULEBOOKS)('the facts of $id', (rulebook) => {
  const facts = factsOf(rulebook);

  test.each(TOPICS)('%s has something to say', (topic) => {
    expect(facts.filter((fact) => fact.topic === topic).length).toBeGreaterThan(0);
  });

  test('each rests on clauses or readings that exist', () => {
    for (const { question, cites, readings } of facts) {
      expect(cites.length, question).toBeGreaterThan(0);
      expect(
        [...cites, ...readings].filter((cite) => !KNOWN.has(cite)),
        question,
      ).toEqual([]);
    }
  });

  test('no question is asked twice', () => {
    const questions = facts.map(({ question }) => question);
    expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([]);
  });

  test('answers are sentences', () => {
    for (const { question, answer: words } of facts) {
      expect(words, question).toMatch(/^[A-Z0-9$"].*[.!?)]"?$/);
      expect(words, question).not.toMatch(/undefined|\[object|\s\s|\.\.|,,/);
    }
  });
});

/** Every leaf renamed after its place, so that what no fact rests on can be named. */
const withPathsAsCites = (value: unknown, path: string, paths: string[]): unknown => {
  if (Array.isArray(value)) {
    return value.map((item, at) => withPathsAsCites(item, `${path}.${at}`, paths));
  }
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      withPathsAsCites(item, `${path}.${key}`, paths),
    ]),
  );
  if (typeof copy.cite !== 'string') return copy;
  paths.push(path);
  return { ...copy, cite: path };
};

/** What is told elsewhere: the paper, printed rows and their notes, readings, one notice twice. */
const TOLD_ELSEWHERE =
  /^\.(source|readings)\.|\.paytables\..*\.(rows|notes)\.|^\.jackpots\.houseNotice$/;

describe('nothing of a rulebook is left out', () => {
  test.each(RULEBOOKS)('$id', (rulebook) => {
    const paths: string[] = [];
    const renamed = withPathsAsCites(rulebook, '', paths) as Rulebook;
    const told = new Set<string>(factsOf(renamed).flatMap(({ cites }) => cites));
    const untold = paths.filter((path) => !told.has(path) && !TOLD_ELSEWHERE.test(path));
    // Where no progressive is offered, what would become of it is nobody's question.
    const moot = rulebook.wagers.progressive === undefined ? ['.play.foldedBonus.progressive'] : [];
    expect(untold.filter((path) => !moot.includes(path))).toEqual([]);
  });
});

const SD = 'sd/high-card-flush';
const MD = 'md/high-card-flush';
const OH = 'oh/high-card-flush';
const CSP = 'sd/caribbean-stud';
const WA = 'wa/ricochet-poker';

describe('where the documents differ', () => {
  test.each<[question: string, Partial<Record<RulebookId, string>>]>([
    ['How many positions?', { [MD]: 'Up to 6.', [CSP]: 'Up to 7.', [WA]: 'Up to 7.' }],
    ['How many decks?', { [SD]: 'One.', [MD]: 'One or two, played in turn.', [WA]: 'One.' }],
    [
      'How often is a deck changed?',
      {
        [SD]: 'Not stated.',
        [MD]: 'At the latest every 4 hours dealt by hand and every 8 hours dealt from a manual shoe or from an automated shoe.',
      },
    ],
    [
      'Who decides first?',
      {
        [SD]: 'Nobody: players decide in any order.',
        [MD]: "The player at the dealer's far left, then clockwise.",
        [CSP]: 'Nobody: players decide in any order.',
        [WA]: 'The lowest two-card hand, then upwards.',
      },
    ],
    [
      'What becomes of the flush bonus after a fold?',
      {
        [SD]: 'It settles when the player tucks the winning cards under it; otherwise it is lost.',
        [MD]: 'The cards stay, and it settles by itself.',
        [OH]: 'It settles when the player tells the dealer of it; otherwise it is lost.',
      },
    ],
    [
      'What becomes of the progressive after a fold?',
      { [MD]: 'The cards stay, and it settles by itself.', [CSP]: 'It is lost.' },
    ],
    [
      "A dealer's card is seen before everybody has decided",
      {
        [SD]: 'Play goes on. The card is turned over.',
        [MD]: 'The round is void. Main wagers go back. Bonus wagers of rightly dealt hands are settled. The cards are reshuffled.',
        [WA]: 'Play goes on.',
      },
    ],
    [
      'A card lies face up in the deck',
      { [MD]: 'Play goes on. The card goes to the discard rack.' },
    ],
    [
      'A player has the wrong number of cards',
      {
        [SD]: 'The round is void. Every wager goes back. The cards are reshuffled. A floorperson is called.',
        [MD]: 'The round is void. Main wagers go back. Bonus wagers of rightly dealt hands are settled. The cards are reshuffled.',
        [CSP]: 'That hand alone is dead. Every wager goes back. A floorperson is called.',
      },
    ],
    [
      'What is the most one hand may be paid?',
      {
        [SD]: 'No limit is stated.',
        [MD]: '$50,000, or what the minimum wagers could win if that is more.',
        [OH]: '$25,000.',
        [CSP]: 'No limit is stated.',
      },
    ],
    [
      'What is the most that may be wagered on one hand?',
      { [SD]: 'Not stated.', [CSP]: '$100 on ante, bet and progressive together.' },
    ],
    [
      'When does the dealer qualify?',
      {
        [SD]: 'With a three-card flush, nine high, or better.',
        [OH]: 'With a three-card flush, nine high, or better.',
        [CSP]: 'With ace and king or better.',
      },
    ],
    [
      'What may the raise be?',
      {
        [OH]: 'One ante with two, three or four suited cards, one to two antes with five suited cards, one to three antes with six or seven suited cards.',
      },
    ],
    ['What does a fold cost?', { [SD]: 'The ante.', [WA]: 'The ante, which goes to the pot.' }],
    [
      'What of a five-card hand that another beats?',
      { [WA]: 'It goes out, its ante and play to the pot.' },
    ],
    [
      'What of a five-card hand that does not beat every hand showing?',
      {
        [WA]: 'It goes out, its ante and play to the pot. Two-card hands still to act are showing too.',
      },
    ],
    [
      'Which kinds of jackpot are there?',
      { [MD]: 'Progressive.', [OH]: 'None.', [WA]: 'Progressive or House.' },
    ],
    [
      'Which tables pay envy?',
      {
        [SD]: 'None.',
        [MD]: 'Progressive C, D and E.',
        [OH]: 'None.',
        [CSP]: 'Progressive PMG-01 and -02.',
      },
    ],
    [
      'On which wagers may a tip ride?',
      {
        [SD]: 'Ante, raise, flush bonus and straight flush bonus.',
        [MD]: 'On none.',
        [CSP]: 'Ante.',
      },
    ],
    [
      'Must the player have a wager on the hand?',
      { [SD]: 'Yes, of their own.', [CSP]: 'Yes, of their own.' },
    ],
  ])('%s', (question, expected) => {
    for (const [id, words] of Object.entries(expected)) {
      expect(answer(id as RulebookId, question), id).toBe(words);
    }
  });

  test('what a document does not say is marked', () => {
    expect(factOf(SD, 'How many positions?')?.notFromSource).toBe(true);
    expect(factOf(MD, 'How many positions?')?.notFromSource).toBeUndefined();
    expect(factOf(SD, 'How often is a deck changed?')?.notStated).toBe(true);
    expect(factOf(OH, 'How often is a deck changed?')?.notFromSource).toBe(true);
  });
});

describe('two rulebooks compared', () => {
  const topic = (a: RulebookId, b: RulebookId, name: Topic) => {
    const found = compareRulebooks(rulebookById(a), rulebookById(b)).topics.find(
      (one) => one.topic === name,
    );
    if (found === undefined) throw new Error(name);
    return found;
  };
  const tables = (a: RulebookId, b: RulebookId, key: string) =>
    compareRulebooks(rulebookById(a), rulebookById(b)).tables.filter((one) => one.key === key);

  test.each(RULEBOOKS)('$id differs from itself in nothing', (rulebook) => {
    const { topics, tables: families } = compareRulebooks(rulebook, rulebook);
    for (const { topic: name, differ, onlyA, onlyB } of topics) {
      expect([differ, onlyA, onlyB], name).toEqual([[], [], []]);
    }
    for (const { key, alike, onlyA, onlyB } of families) {
      expect([onlyA, onlyB], key).toEqual([[], []]);
      expect(alike.every(({ apartFrom }) => apartFrom.length === 0)).toBe(true);
    }
  });

  const PAIRS = RULEBOOKS.flatMap((a, at) => RULEBOOKS.slice(at + 1).map((b) => ({ a, b })));

  test.each(PAIRS)('$a.id and $b.id: the other way round it is the mirror', ({ a, b }) => {
    const there = compareRulebooks(a, b);
    const back = compareRulebooks(b, a);
    const byQuestion = (one: { question: string }, other: { question: string }) =>
      one.question < other.question ? -1 : 1;
    expect(
      back.topics.map(({ differ, same, ...only }) => ({
        ...only,
        differ: differ.toSorted(byQuestion),
        same: same.toSorted(byQuestion),
      })),
    ).toEqual(
      there.topics.map(({ topic: name, differ, onlyA, onlyB, same }) => ({
        topic: name,
        onlyA: onlyB,
        onlyB: onlyA,
        differ: differ
          .map((one) => ({ question: one.question, a: one.b, b: one.a }))
          .toSorted(byQuestion),
        same: same
          .map((one) => ({ question: one.question, a: one.b, b: one.a }))
          .toSorted(byQuestion),
      })),
    );
    const pairs = (comparison: typeof there, turned: boolean) =>
      comparison.tables
        .flatMap(({ key, alike, onlyA, onlyB }) => [
          ...alike.map((match) => [key, turned ? match.b : match.a, turned ? match.a : match.b]),
          [key, turned ? onlyB : onlyA, turned ? onlyA : onlyB],
        ])
        .map((pair) => JSON.stringify(pair))
        .toSorted();
    expect(pairs(back, true)).toEqual(pairs(there, false));
  });

  test('no question is lost or told twice', () => {
    for (const { a, b } of PAIRS) {
      const { topics } = compareRulebooks(a, b);
      const told = topics.flatMap(({ differ, onlyA, same }) => [
        ...differ.map((one) => one.a),
        ...onlyA,
        ...same.map((one) => one.a),
      ]);
      expect(new Set(told).size).toBe(told.length);
      const left = factsOf(a).filter(
        (fact) => !told.some(({ question }) => question === fact.question),
      );
      expect(left.every(({ notStated }) => notStated)).toBe(true);
    }
  });

  test('documents that are both silent agree on nothing', () => {
    const { differ, same } = topic(SD, CSP, 'Cards and decks');
    expect([...differ, ...same].map(({ question }) => question)).not.toContain(
      'How often is a deck changed?',
    );
  });

  test('South Dakota and Maryland settle in different orders', () => {
    const order = topic(SD, MD, 'Settlement').differ.find(
      ({ question }) => question === 'In which order are wagers settled?',
    );
    expect(order?.a.answer).toBe(
      'Seat by seat raise, ante, flush bonus, straight flush bonus; then the jackpots: progressive.',
    );
    expect(order?.b.answer).toBe(
      'Seat by seat ante, raise, flush bonus, straight flush bonus, progressive; then envy.',
    );
  });

  test("the flush tables 1 to 7 are Maryland's A to G", () => {
    const [flush] = tables(SD, MD, 'flush');
    expect(flush?.alike.map(({ a, b }) => `${a.join()}=${b.join()}`)).toEqual([
      '1=A',
      '2=B',
      '3=C',
      '4=D',
      '5=E',
      '6=F',
      '7=G',
    ]);
    expect(flush?.alike.every(({ apartFrom }) => apartFrom.length === 0)).toBe(true);
    expect(flush?.onlyA).toEqual([]);
    expect(flush?.onlyB).toEqual(['H', 'I', 'J', 'K', 'L', 'M', 'N', 'O']);
  });

  test("Ohio's brochure is table 5 and table E for the flush, 2 and B for the straight flush", () => {
    const ids = (a: RulebookId, key: string) =>
      tables(a, OH, key).flatMap(({ alike }) => alike.map((match) => [match.a, match.b]));
    expect(ids(SD, 'flush')).toEqual([[['5'], ['brochure']]]);
    expect(ids(MD, 'flush')).toEqual([[['E'], ['brochure']]]);
    expect(ids(SD, 'straight-flush')).toEqual([[['2'], ['brochure']]]);
    expect(ids(MD, 'straight-flush')).toEqual([[['B'], ['brochure']]]);
  });

  test('progressive tables that pay alike at $1 say what sets them apart', () => {
    const [progressive] = tables(SD, MD, 'progressive');
    expect(progressive?.alike).toEqual([
      { a: ['1'], b: ['A'], apartFrom: ['growth'] },
      { a: ['2'], b: ['B'], apartFrom: ['growth'] },
      { a: ['3'], b: ['D'], apartFrom: ['growth', 'envy'] },
      { a: ['4'], b: ['E'], apartFrom: ['growth', 'envy'] },
    ]);
    expect(progressive?.onlyB).toEqual(['C']);
  });

  test('a bonus and a jackpot of the same name are two families', () => {
    const families = tables(SD, WA, 'straight-flush');
    expect(families.map(({ name }) => name)).toEqual([
      'straight flush bonus',
      'straight flush jackpot',
    ]);
    expect(families.every(({ alike }) => alike.length === 0)).toBe(true);
  });
});
