import { cents, formatCents } from '@baize/money';
import { gameWords } from '../games.js';
import { isJackpot, type TableFamily, tableFamilies, wagersOf } from '../schema/lookup.js';
import type { Judged, KickoutTable, PayTable } from '../schema/pay-table.js';
import type { Rulebook } from '../schema/rulebook.js';
import { type Saying, type Section, type Sourced, say } from './fact.js';
import { idList, sentence, wagerWord } from './words.js';

const JUDGED_WORDS: Readonly<Record<Judged, string>> = {
  'flush-of-seven': "the longest flush of the player's seven cards",
  'straight-flush-of-seven': "the longest run in one suit of the player's seven cards",
  'five-card-poker': "the player's five cards",
  'two-against-dealer': "the player's two cards against the dealer's five",
  'dealer-five-card-poker': "the dealer's five cards",
  'pocket-two': "the player's two cards",
  'two-and-dealers-first': "the player's two cards and the dealer's first",
  'two-and-dealers-five-straight-flush':
    "the longest run in one suit of the player's two and the dealer's five cards",
  'two-and-dealers-three-poker': "the player's two cards and the dealer's first three",
  'two-and-dealers-three-suited':
    "the suited cards among the player's two and the dealer's first three",
  'two-and-dealers-five-poker': "the best five of the player's two and the dealer's five cards",
  'two-and-dealers-five-holdem':
    "the best five of the player's two and the dealer's five cards, and where a royal lies",
};

/** A wager's tables, the Ante Bonus and the kickout hands: everything that is no jackpot. */
export const sideBets: Section = (rulebook) => [
  ...tableFamilies(rulebook)
    .filter((family) => !ofJackpot(rulebook, family))
    .flatMap((family) => familyWords(rulebook, family)),
  ...(gameWords(rulebook).hands?.(rulebook) ?? []),
];

export const jackpotTables: Section = (rulebook) =>
  tableFamilies(rulebook)
    .filter((family) => ofJackpot(rulebook, family))
    .flatMap((family) => familyWords(rulebook, family));

const ofJackpot = (rulebook: Rulebook, { key }: TableFamily): boolean =>
  wagersOf(rulebook).some(([id, rule]) => id === key && isJackpot(rule));

const isPayTable = (table: PayTable | KickoutTable): table is PayTable => 'judged' in table;

const familyWords = (rulebook: Rulebook, family: TableFamily): readonly Saying[] => {
  const word = wagerWord(rulebook, family.key);
  const tables = Object.values(family.paytables);
  const payTables = tables.filter(isPayTable);
  const [first, ...others] = tables;
  if (first === undefined) return [];
  const judged = [...new Set(payTables.map((table) => JUDGED_WORDS[table.judged]))];
  return [
    say(
      `Which ${word} tables may be used?`,
      sentence(
        `${idList(
          tables.map(({ id }) => id),
          'or',
        )}${tables.length === 1 ? '' : ` (${tables.length} tables)`}`,
      ),
      family.offered,
      first,
      ...others,
    ),
    ...(judged.length === 0
      ? []
      : [say(`What does the ${word} table look at?`, sentence(judged.join('; or ')), first)]),
    ...suits(word, payTables),
    ...seeds(word, payTables),
    ...printedFor(word, payTables),
    ...envyBySetting(word, payTables),
  ];
};

const seeds = (word: string, tables: readonly PayTable[]): readonly Saying[] =>
  byAmount(
    tables,
    ({ minimumSeedCents }) => minimumSeedCents,
    `How small may the seed of the ${word} be?`,
  );

const printedFor = (word: string, tables: readonly PayTable[]): readonly Saying[] =>
  byAmount(
    tables,
    ({ printedForCents }) => printedForCents,
    `For which wager are the ${word} prizes printed?`,
  );

type Amount = Sourced & { readonly value: number };

/** `$30,000 on A, B and D; $5,000 on C`: tables with the same amount are told together. */
const byAmount = (
  tables: readonly PayTable[],
  amountOf: (table: PayTable) => Amount | undefined,
  question: string,
): readonly Saying[] => {
  const groups = new Map<number, { ids: string[]; leaves: Amount[] }>();
  for (const table of tables) {
    const amount = amountOf(table);
    if (amount === undefined) continue;
    const group = groups.get(amount.value) ?? { ids: [], leaves: [] };
    group.ids.push(table.id);
    group.leaves.push(amount);
    groups.set(amount.value, group);
  }
  const [first, ...others] = [...groups.values()].flatMap(({ leaves }) => leaves);
  if (first === undefined) return [];
  const parts = [...groups].map(([value, { ids }]) => {
    const dollars = formatCents(cents(value));
    return ids.length === tables.length ? dollars : `${dollars} on ${idList(ids)}`;
  });
  return [say(question, sentence(parts.join('; ')), first, ...others)];
};

const suits = (word: string, tables: readonly PayTable[]): readonly Saying[] => {
  const needing = tables.flatMap(({ id, needsSuit }) =>
    needsSuit === undefined ? [] : [{ id, leaf: needsSuit }],
  );
  const [first, ...others] = needing.map(({ leaf }) => leaf);
  if (first === undefined) return [];
  const which =
    needing.length === tables.length ? '' : ` on ${idList(needing.map(({ id }) => id))}`;
  return [say(`Is a suit chosen for the ${word}?`, `Yes, by the house${which}.`, first, ...others)];
};

const envyBySetting = (word: string, tables: readonly PayTable[]): readonly Saying[] => {
  const given = tables.flatMap(({ id, envyBySetting: envy }) =>
    envy === undefined ? [] : [{ id, envy }],
  );
  const [first, ...others] = given.map(({ envy }) => envy);
  if (first === undefined) return [];
  const { dollars, setting } = first.value;
  return [
    say(
      `Can the ${word} pay an envy that is not printed?`,
      `Yes: $${dollars} for a suited nine to ace on ${idList(given.map(({ id }) => id))}, when ${setting} is set.`,
      first,
      ...others,
    ),
  ];
};
