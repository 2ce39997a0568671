import { expect, test } from 'vitest';
import { CardTable, tableUnder } from '../support/card-table.js';

/** What the dealer is told to do next with the cards, as it is read, with what people fill in. */
const told = (table: CardTable): readonly string[] => {
  const lines: string[] = [];
  let now = table;
  for (let step = 0; step < 60 && now.next !== null; step += 1) {
    const { message, fill, cite, command } = now.next;
    lines.push(`${message}${fill.length === 0 ? '' : ` (${fill.join(', ')})`} [${cite}]`);
    now = now.do(command);
  }
  return lines;
};

const maryland = CardTable.open(tableUnder('md/high-card-flush'));
const fails = (table: CardTable, device: 'shuffler' | 'shoe'): CardTable =>
  table.do({ type: 'ReportDevice', device, trouble: 'failed' });

const opening = (deck: string, ...cites: readonly string[]): readonly string[] =>
  [
    'the dealer inspects the cards',
    'a floorperson confirms the inspection',
    'spread the cards face up, by suit and in order',
    'let the first player look at them',
    'turn the cards face down',
    'wash the cards',
    'stack the cards',
  ].map((what, at) => `Deck ${deck}: ${what}. [${cites[at]}]`);

/** Each deck is opened by itself, step by step. */
const STEPS = [
  'MD-HCF-4A',
  'MD-HCF-4A',
  'MD-HCF-4B',
  'MD-HCF-4B',
  'MD-HCF-4C(1)',
  'MD-HCF-4C(2)',
  'MD-HCF-4C(3)',
];

const OPENED_AND_LOADED = [
  ...opening('red', ...STEPS),
  'Let the shuffler shuffle deck red. (counted) [MD-HCF-4D]',
  'Deck red: put the cards into the automated shoe. [MD-HCF-10A(1)]',
  ...opening('blue', ...STEPS),
  'Put deck blue into the shuffler. [MD-HCF-3B(3)]',
];

test.each<readonly [string, CardTable, readonly string[]]>([
  [
    'two decks, with a shuffler that counts',
    maryland,
    [
      'Bring a red deck to the table. (deck) [baize:steps]',
      'Bring a blue deck to the table. (deck) [MD-HCF-3B]',
      ...OPENED_AND_LOADED,
    ],
  ],
  [
    'one deck that is cut',
    CardTable.open(tableUnder('sd/caribbean-stud')),
    [
      'Bring a red deck to the table. (deck) [baize:steps]',
      'Let the shuffler shuffle deck red. (counted) [SD-CSP-9#1]',
      'Have deck red cut, at least 1 from the top. (depth) [SD-CSP-9#1]',
      'Deck red: put the cards into the automated shoe. [SD-CSP-9#2]',
    ],
  ],
  [
    'while one deck is dealt, the shuffler finishes with the other',
    maryland.followed().deal(),
    ['Let the shuffler shuffle deck blue. (counted) [baize:steps]'],
  ],
  [
    'after a round, the other deck is next',
    maryland.followed().deal().endRound(),
    [
      'Let the shuffler shuffle deck blue. (counted) [MD-HCF-4D]',
      'Deck blue: put the cards into the automated shoe. [MD-HCF-10A(1)]',
      'Put deck red into the shuffler. [MD-HCF-3B(5)]',
    ],
  ],
  [
    'the shuffler fails',
    fails(maryland.followed(), 'shuffler'),
    [
      'Cover the shuffler, or hang an out-of-order sign on it. (mark) [MD-HCF-13I]',
      'Remove deck blue. [MD-HCF-3B]',
    ],
  ],
  [
    'the shoe fails',
    fails(maryland.followed(), 'shoe'),
    [
      'Cover the shoe, or hang an out-of-order sign on it. (mark) [MD-HCF-13I]',
      'Deal from the hand. [MD-HCF-13I]',
      'Let the shuffler shuffle deck blue. (counted) [MD-HCF-4D]',
      'Deck blue: take the stack into the hand. [MD-HCF-9A(2)]',
      'Put deck red into the shuffler. [MD-HCF-3B(3)]',
    ],
  ],
  [
    'nobody plays',
    maryland.followed().do({ type: 'GoIdle' }),
    [
      'Spread the cards face down. [MD-HCF-5G(3)]',
      'When a player is back, let them inspect the cards. (inspected) [MD-HCF-5G(3)]',
      ...OPENED_AND_LOADED,
    ],
  ],
])('%s', (_when, table, lines) => {
  expect(told(table)).toEqual(lines);
});

test('a deck in the shuffler stays there when the dealer deals another way', () => {
  const covered = fails(maryland.followed(), 'shoe').do({
    type: 'MarkDevice',
    device: 'shoe',
    mark: 'cover',
  });
  const byHand = covered.do({ type: 'ChangeMethod', method: 'hand' });
  expect([byHand.deck('red').place, byHand.deck('blue').place]).toEqual(['felt', 'shuffler']);
});
