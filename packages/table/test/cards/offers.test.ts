import { expect, test } from 'vitest';
import { cardsOffers } from '../../src/index.js';
import { cards, withCards } from '../support/clauses.js';
import { FLOOR, Table } from '../support/table.js';

/** What may be done with the cards beside the next step: who, what, what is filled in, by which clause. */
const offers = (table: Table): readonly string[] =>
  cardsOffers(table.world, table.now).map(
    ({ who, what, fill, cite }) =>
      `${who}: ${what}${fill.length === 0 ? '' : ` (${fill.join(', ')})`} [${cite}]`,
  );

const md = (): Table => Table.open('md/high-card-flush');
const ready = (): Table => md().readiesCards();
const idle = (): Table => withCards(ready(), { type: 'GoIdle' });
const failed = (device: 'shuffler' | 'shoe'): Table =>
  withCards(ready(), { type: 'ReportDevice', device, trouble: 'failed' });
const covered = (device: 'shuffler' | 'shoe'): Table =>
  withCards(failed(device), { type: 'MarkDevice', device, mark: 'cover' });
const betting = (): Table => ready().bets({ 1: { ante: 1_000 } });

const REMOVE = [
  'dealer: Take deck red off the table (reason) [house:cards]',
  'dealer: Take deck blue off the table (reason) [house:cards]',
];
const COUNT_RED = 'dealer: Count deck red (counted) [MD-HCF-10C]';
const COUNT_BOTH = [
  COUNT_RED,
  'dealer: Take deck red off the table (reason) [house:cards]',
  'dealer: Count deck blue (counted) [MD-HCF-10C]',
  'dealer: Take deck blue off the table (reason) [house:cards]',
];
const IDLE = 'dealer: Nobody plays: take the cards out of shoe and rack [MD-HCF-5G(1)]';
const FACE_UP = [1, 2, 3].map(
  (seat) => `dealer: Spread the cards face up: seat ${seat} asks [MD-HCF-5G(2)]`,
);
const SHUFFLE = 'floorperson: Order a shuffle (reason) [MD-HCF-5A(3)]';

const ROWS: readonly (readonly [string, () => Table, readonly string[]])[] = [
  [
    'before there is a deck',
    md,
    ['dealer: Bring a prepared red deck, by its certificate (deck, certificate) [MD-HCF-4F]'],
  ],
  ['a deck is ready to be dealt', ready, [COUNT_RED, ...REMOVE, IDLE, SHUFFLE]],
  [
    'the table is idle',
    idle,
    [...REMOVE, 'dealer: Spread the cards face down [MD-HCF-5G(2)]', ...FACE_UP],
  ],
  [
    'the cards of an idle table are spread',
    () => withCards(idle(), { type: 'SpreadIdle', face: 'down' }),
    [
      ...REMOVE,
      ...FACE_UP,
      'dealer: A player is back, and has inspected the cards [MD-HCF-5G(3)]',
      'dealer: A player is back, and does not want to inspect them [MD-HCF-5G(3)]',
    ],
  ],
  [
    'the shuffler failed',
    () => failed('shuffler'),
    [
      ...COUNT_BOTH,
      IDLE,
      'dealer: Cover the shuffler [MD-HCF-13I(1)]',
      'dealer: Hang a sign on the shuffler [MD-HCF-13I(2)]',
      'floorperson: Put the shuffler back in service [house:cards]',
      SHUFFLE,
    ],
  ],
  [
    'the shuffler is covered',
    () => covered('shuffler'),
    [...COUNT_BOTH, IDLE, 'floorperson: Put the shuffler back in service [house:cards]', SHUFFLE],
  ],
  [
    'the shoe is covered',
    () => covered('shoe'),
    [
      COUNT_RED,
      ...REMOVE,
      IDLE,
      'floorperson: Put the shoe back in service [house:cards]',
      'dealer: Deal from the hand [MD-HCF-13I]',
    ],
  ],
  [
    'the stack was cut',
    () =>
      covered('shuffler')
        .do(cards({ type: 'RemoveDeck', deck: 'blue', reason: 'one deck is enough' }))
        .do(cards({ type: 'OrderShuffle', reason: 'a card was seen' }), FLOOR)
        .readiesCards(),
    [
      COUNT_RED,
      'dealer: Take deck red off the table (reason) [house:cards]',
      IDLE,
      'floorperson: Put the shuffler back in service [house:cards]',
      SHUFFLE,
      'floorperson: Order a new cut (reason) [MD-HCF-5F]',
    ],
  ],
  ['bets are open', betting, [REMOVE[1] ?? '', SHUFFLE]],
  ['cards are out', () => betting().deals({}), [REMOVE[1] ?? '']],
  ['the table is closed', () => closed(), []],
  [
    'the document says nothing of idle tables and orders',
    () => Table.open('wa/ricochet-poker').readiesCards(),
    [
      'dealer: Count deck red (counted) [house:cards]',
      'dealer: Take deck red off the table (reason) [house:cards]',
    ],
  ],
];

const closed = (): Table => {
  const table = ready();
  return table.do({ type: 'CloseTable', trayCents: table.tray as never }, FLOOR);
};

test.each(ROWS)('%s', (_when, table, expected) => {
  expect(offers(table())).toEqual(expected);
});

test.each(ROWS)('every offer is taken: %s', (_when, given) => {
  const table = given();
  for (const { who, what, gesture } of cardsOffers(table.world, table.now)) {
    const refused = table.refuses(cards(gesture), who === 'dealer' ? undefined : FLOOR);
    expect(refused, what).toBeNull();
  }
});

test('whether the player who is back inspects the cards goes with the gesture', () => {
  const spread = withCards(idle(), { type: 'SpreadIdle', face: 'down' });
  const back = cardsOffers(spread.world, spread.now).flatMap(({ what, gesture }) =>
    gesture.type === 'EndIdle' ? [`${gesture.inspected}: ${what}`] : [],
  );
  expect(back).toEqual([
    'true: A player is back, and has inspected the cards',
    'false: A player is back, and does not want to inspect them',
  ]);
});
