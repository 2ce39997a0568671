import { readFileSync } from 'node:fs';
import { fiveCardValue, parseCards, pokerCategoryOf } from '@baize/cards';
import { readyMadeHouse } from '@baize/house/ready-made';
import { unwrap } from '@baize/result';
import {
  decodeHouseRules,
  HAND_KEYS,
  type HouseRules,
  RULEBOOKS,
  type RulebookId,
  rulebookById,
} from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { routeOf } from '../src/app/route-of.js';
import { EXAMPLE as STUD } from '../src/caribbean-stud/example.js';
import { answersBeginning, answerTo } from '../src/help/model/answers.js';
import { endingsOf } from '../src/help/model/endings.js';
import { jackpotsOf, rowsOf, sideBetsOf } from '../src/help/model/families.js';
import { exampleOf } from '../src/help/model/hand-examples.js';
import { factsInForce, factsWith, settingsOf } from '../src/help/model/in-force.js';
import { prescribedAges, prescribedNotices } from '../src/help/model/notices.js';
import { ENVY_QUESTIONS, METER_QUESTIONS } from '../src/help/model/questions.js';
import { flushRanking, pokerRanking, twoCardRanking } from '../src/help/model/rankings.js';
import { workedExample } from '../src/help/model/worked-example.js';
import { TOPICS, topicOf } from '../src/help/topics.js';
import { EXAMPLE as FLUSH } from '../src/high-card-flush/example.js';
import { EXAMPLE as RICOCHET } from '../src/ricochet-poker/example.js';
import { CHOICE_QUESTIONS } from '../src/ricochet-poker/questions.js';

const houseOf = (id: RulebookId): HouseRules => {
  const decoded = decodeHouseRules(JSON.parse(readFileSync(readyMadeHouse(id), 'utf8')));
  if (!decoded.ok) throw new Error('the ready-made house rules cannot be read');
  return decoded.value;
};

describe('addresses of the help', () => {
  it.each([
    ['/help', { page: 'help', topic: null, table: null }],
    ['/help/fairness', { page: 'help', topic: 'fairness', table: null }],
    ['/help/rules/felt%201', { page: 'help', topic: 'rules', table: 'felt 1' }],
    ['/help/fairness/more', { page: 'nowhere' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it('name each topic once', () => {
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length);
    expect(topicOf('poker')).toBeUndefined();
  });
});

describe('hands shown in the help', () => {
  it.each([
    ['seven cards', flushRanking()],
    ['five cards', pokerRanking()],
    ['two cards', twoCardRanking()],
  ])('of %s stand from the strongest down', (_, hands) => {
    const values = hands.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((left, right) => right - left));
    expect(new Set(values).size).toBe(values.length);
  });

  it('end, of seven cards, with the lowest that every dealer of the game qualifies with', () => {
    for (const rulebook of RULEBOOKS) {
      if (rulebook.play.game !== 'high-card-flush') continue;
      expect(answerTo(rulebook, 'When does the dealer qualify?')?.answer).toBe(
        `With a ${flushRanking().at(-1)?.words}, or better.`,
      );
    }
  });

  it('are what the row of a pay table says', () => {
    const five = HAND_KEYS.filter((key) =>
      [
        'royal-flush',
        'straight-flush',
        'four-of-a-kind',
        'full-house',
        'flush',
        'straight',
      ].includes(key),
    );
    for (const key of five) {
      const cards = unwrap(parseCards(exampleOf(key).join(' ')));
      expect(pokerCategoryOf(fiveCardValue(cards))).toBe(key);
    }
    for (const key of HAND_KEYS) {
      const cards = exampleOf(key);
      const length = Number(/(?:^|-)flush-(\d)/.exec(key)?.[1] ?? cards.length);
      expect([key, cards.length]).toEqual([key, length]);
      if (/flush-\d/.test(key)) expect(new Set(cards.map((card) => card.at(-1))).size).toBe(1);
    }
  });
});

describe('worked examples', () => {
  it.each([
    ['sd/high-card-flush', FLUSH, { 1: 8_000, 2: -2_000, 3: -1_000 }],
    ['md/high-card-flush', FLUSH, { 1: 8_000, 2: -2_000, 3: -1_000 }],
    ['oh/high-card-flush', FLUSH, { 1: 9_000, 2: -2_000, 3: -1_000 }],
    ['sd/caribbean-stud', STUD, { 1: 15_900, 2: -3_000, 3: -1_000 }],
    ['wa/ricochet-poker', RICOCHET, { 1: -2_000, 2: -1_000, 3: 4_000 }],
  ] as const)('of %s are settled by the core of the tables', (id, round, nets) => {
    const worked = workedExample(rulebookById(id), round);
    if (!worked.ok) throw new Error(worked.error);
    const example = worked.value;
    expect(Object.fromEntries(example.seats.map(({ seat, netCents }) => [seat, netCents]))).toEqual(
      nets,
    );
    for (const { lines, netCents } of example.seats) {
      const sum = lines.reduce(
        (all, { pays, returned, stake }) => all + pays + returned - stake,
        0,
      );
      expect(sum).toBe(netCents);
    }
  });
});

describe('what the help asks of the rulebooks', () => {
  it.each(
    RULEBOOKS.filter(({ play }) => play.game !== 'ricochet-poker').map(
      (one) => [one.id, one] as const,
    ),
  )('%s says how a hand can end, with a clause for each', (_, rulebook) => {
    const { play } = rulebook;
    if (play.game === 'ricochet-poker') throw new Error('not against the dealer');
    const endings =
      play.game === 'caribbean-stud'
        ? endingsOf(rulebook, play, 'bet')
        : endingsOf(rulebook, play, 'raise');
    expect(endings.map(({ ante, second }) => `${ante}, ${second}`)).toEqual([
      'wins 1 to 1, pushes',
      `wins 1 to 1, ${play.game === 'caribbean-stud' ? 'wins by its table' : 'wins 1 to 1'}`,
      'pushes, pushes',
      'loses, loses',
      'loses, never made',
    ]);
    expect(answersBeginning(rulebook, 'What becomes of the', 'after a fold?')).not.toEqual([]);
  });

  it('Ricochet Poker answers every question that is put to it', () => {
    const rulebook = rulebookById('wa/ricochet-poker');
    const silent = CHOICE_QUESTIONS.filter((one) => answerTo(rulebook, one) === null);
    expect(silent).toEqual([]);
  });

  it('questions on jackpots and envy each have an answer somewhere', () => {
    const unknown = [...METER_QUESTIONS, ...ENVY_QUESTIONS].filter((question) =>
      RULEBOOKS.every((rulebook) => answerTo(rulebook, question) === null),
    );
    expect(unknown).toEqual([]);
  });

  it('every bet with a table is shown with rows, and envy where it is printed', () => {
    for (const rulebook of RULEBOOKS) {
      for (const family of [...sideBetsOf(rulebook), ...jackpotsOf(rulebook)]) {
        for (const table of Object.values(family.paytables)) {
          expect(rowsOf(table).length).toBeGreaterThan(0);
        }
      }
    }
    const [progressive] = jackpotsOf(rulebookById('md/high-card-flush'));
    const table = progressive?.paytables.D;
    expect(table === undefined ? [] : rowsOf(table).map(({ envy }) => envy)).toContain('$250');
  });
});

describe('prescribed lines', () => {
  it('stand word for word, with the clause that prescribes them', () => {
    const ohio = prescribedNotices().find(({ rulebook }) => rulebook === 'oh/high-card-flush');
    expect(ohio).toMatchObject({
      text: 'Must be 21. Gambling Problem? Call 1-800-589-9966 for help.',
      cite: 'OH-HCF-sign#2',
      when: null,
    });
    const washington = prescribedNotices().find(({ rulebook }) => rulebook === 'wa/ricochet-poker');
    expect(washington?.when).toBe('where a jackpot is a house jackpot');
    expect(prescribedAges()).toMatchObject([{ age: 21 }]);
  });
});

describe('rules in force', () => {
  it.each(RULEBOOKS.map(({ id }) => [id]))(
    'of %s tell only what is said, each with a clause',
    (id) => {
      const facts = factsInForce(houseOf(id)).flatMap((topic) => topic.facts);
      expect(facts.length).toBeGreaterThan(30);
      expect(
        facts.filter(({ cites, notStated }) => cites.length === 0 || notStated === true),
      ).toEqual([]);
    },
  );

  it('are found by words and by clause', () => {
    const topics = factsInForce(houseOf('md/high-card-flush'));
    const found = factsWith(topics, 'second  FACE up').flatMap(({ facts }) => facts);
    expect(found.map(({ question }) => question)).toEqual([
      'A second card lies face up in the deck',
    ]);
    expect(factsWith(topics, 'MD-HCF-13B').map(({ topic }) => topic)).toEqual(['Irregularities']);
    expect(factsWith(topics, 'roulette')).toEqual([]);
  });

  it('tell what the house decided where the document leaves it open', () => {
    const settings = settingsOf(houseOf('wa/ricochet-poker'));
    expect(settings.find(({ name }) => name === 'tiedPairs')?.value).toBe('Spade high');
    expect(settings.find(({ name }) => name === 'validateFrom')?.value).toBe('$600');
  });
});
