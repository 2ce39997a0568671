import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import { type Callable, irregularitiesNow, newWorld } from '../../src/index.js';
import { aceHigh, confirms, dealing } from '../support/irregularity.js';
import { bet, FLOOR, fold, raise, Table } from '../support/table.js';

const now = ({ world, now: at }: Table): readonly Callable[] => irregularitiesNow(world, at);
const one = (table: Table, kind: string): Callable | undefined =>
  now(table).find((shown) => shown.kind === kind);

const BETS = { 1: { ante: 1_000, flush: 500 }, 2: { ante: 2_000 } } as const;
const JAM = { type: 'ReportDevice', device: 'shoe', trouble: 'jam' } as const;

describe('devices that may be reported', () => {
  const automated = Table.open('md/high-card-flush').bets(BETS);
  const byShoe = Table.open('md/high-card-flush', dealing('manual-shoe')).bets(BETS);
  const byHand = Table.open('md/high-card-flush', dealing('hand')).bets(BETS);
  const dealt = automated.deals(aceHigh);

  const SHUFFLER = [
    'The shuffler jams: shuffler-jam',
    'The shuffler is out of order: device-out-of-order',
  ];
  const STOPS = ['The shoe jams: shoe-jam', 'The shoe is out of order: shoe-jam'];
  const FAILS = ['The shoe is out of order: device-out-of-order'];

  it.each<[string, Table, readonly string[]]>([
    ['between rounds', Table.open('md/high-card-flush'), [...SHUFFLER, ...FAILS]],
    ['while wagers are placed', automated, [...SHUFFLER, ...FAILS]],
    ['while an automated shoe deals', automated.deals(aceHigh, 5), [...SHUFFLER, ...STOPS]],
    ['after its deal', dealt, [...SHUFFLER, ...STOPS]],
    [
      'in a void round',
      dealt.calls({ kind: 'dealer-card-exposed-early' }),
      [...SHUFFLER, ...FAILS],
    ],
    [
      'when the round is settled',
      dealt.decides(1, fold).decides(2, raise(2_000)).settles(),
      [...SHUFFLER, ...FAILS],
    ],
    ['while a shoe is filled by hand', byShoe.deals(aceHigh, 5), [...SHUFFLER, ...FAILS]],
    ['where cards are dealt from the hand', byHand.deals(aceHigh, 5), SHUFFLER],
  ])('%s', (_when, table, expected) => {
    const reports = now(table).filter(({ order }) => order.type === 'Cards');
    expect(reports.map(({ what, kind }) => `${what}: ${kind}`)).toEqual(expected);
  });

  it('between rounds nothing goes back', () => {
    const reports = now(Table.open('md/high-card-flush').readiesCards());
    expect(reports.map(({ returned }) => returned)).toEqual([[], [], []]);
    const { order } = reports.at(-1) ?? {};
    expect(order).toEqual({ type: 'Cards', gesture: { ...JAM, trouble: 'failed' } });
  });
});

describe('what is shown before it is called', () => {
  const dealt = Table.open('md/high-card-flush').bets(BETS).deals(aceHigh);

  it('nothing at a closed table', () => {
    const { world } = dealt;
    expect(irregularitiesNow(newWorld('t1', world.rules), dealt.now)).toEqual([]);
  });

  it.each([
    ['wrong-count-to-dealer', 'The dealer has the wrong number of cards', ['cards']],
    ['dealer-card-exposed-early', "A dealer's card was seen too early", []],
    ['player-leaves', 'A player leaves with wagers in the round', []],
  ])('%s in words, and what else must be said', (kind, what, fill) => {
    expect(one(dealt, kind)).toMatchObject({ what });
    expect(one(dealt, kind)?.fill).toEqual(fill);
  });

  it("the dealer's hand is called at the dealer's place", () => {
    expect(one(dealt, 'wrong-count-to-dealer')?.order).toEqual({
      type: 'CallIrregularity',
      kind: 'wrong-count-to-dealer',
      place: 'dealer',
    });
  });

  it('each wager that goes back with its own amount, the tip that rides on it too', () => {
    const tipped = Table.open('sd/high-card-flush')
      .bets(BETS)
      .do({
        type: 'PlaceWagers',
        seat: 2,
        stakes: { ante: cents(2_000) },
        tips: { ante: cents(500) },
      })
      .deals(aceHigh);
    expect(one(tipped, 'wrong-count-to-dealer')?.returned).toEqual([
      {
        seat: 1,
        wagers: [
          { wager: 'ante', cents: 1_000 },
          { wager: 'flush', cents: 500 },
        ],
      },
      { seat: 2, wagers: [{ wager: 'ante', cents: 2_500 }] },
    ]);
  });

  it('[SD-CSP-10#1] of a dead hand its own wagers alone', () => {
    const stud = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500 }, 2: { ante: 1_000 } })
      .deals({ 1: '8c 8d 8h 3s 4s', 2: 'Qc Jd 9d 5s 6s', dealer: 'As Kd 9h 7h 2c' })
      .decides(2, bet(2_000));
    const dead = now(stud).filter(({ kind }) => kind === 'wrong-count-to-player');
    expect(dead.map(({ returned }) => returned)).toEqual([
      [{ seat: 1, wagers: [{ wager: 'ante', cents: 500 }] }],
      [
        {
          seat: 2,
          wagers: [
            { wager: 'ante', cents: 1_000 },
            { wager: 'bet', cents: 2_000 },
          ],
        },
      ],
    ]);
  });

  it('a card face up is offered whichever cards are out already', () => {
    const low = Table.open('md/high-card-flush').bets(BETS).deals({ 1: '2c 2d 2h' }, 3);
    expect(one(low, 'card-face-up-in-deck')?.fill).toEqual(['card']);
  });

  it('nobody leaves with wagers once the round is settled', () => {
    const settled = dealt.decides(1, fold).decides(2, raise(2_000)).settles();
    expect(one(settled, 'player-leaves')).toBeUndefined();
  });
});

describe('what the book says', () => {
  it('[MD-HCF-13A] the first card face up is the first, whatever was called before it', () => {
    const drawn = confirms(Table.open('md/high-card-flush').bets(BETS).deals(aceHigh, 5), {
      kind: 'card-drawn-in-error',
    });
    expect(drawn.preview({ kind: 'card-face-up-in-deck', card: '5c' }).kind).toBe(
      'card-face-up-in-deck',
    );
  });

  it('[MD-HCF-8J(1)] a reading for the count of the stub is for nothing else', () => {
    const readings = dealing('manual-shoe', { stubCountMisdeal: 'return-all' });
    const dealt = Table.open('md/high-card-flush', readings).bets(BETS).deals(aceHigh);
    const wrong = { kind: 'wrong-count-to-player', place: 2, cards: 8 } as const;
    expect(dealt.preview(wrong).outcome.bonus).toBe('settled-if-rightly-dealt');
    const short = dealt.do({ type: 'RackStub', counted: dealt.stub - 1 });
    expect(short.preview({ kind: 'stub-count-misdealt', place: 2 }).outcome.bonus).toBe('returned');
  });

  it('a round that goes on keeps its bonuses, whatever the reading for void rounds', () => {
    const folded = Table.open('oh/high-card-flush')
      .bets(BETS)
      .deals(aceHigh)
      .decides(1, fold)
      .decides(2, raise(2_000))
      .follow((next) => next.kind === 'take-up')
      .do({ type: 'TakeUp', place: 1, counted: 6 });
    expect(folded.events.at(-1)).toMatchObject({
      kind: 'folded-cards-miscounted',
      outcome: { bonus: 'stands' },
    });
  });

  it('a call that names no card records none', () => {
    const called = Table.open('md/high-card-flush')
      .bets(BETS)
      .deals(aceHigh)
      .calls({ kind: 'dealer-card-exposed-early' }, FLOOR);
    expect(called.events.find(({ type }) => type === 'IrregularityCalled')).not.toHaveProperty(
      'card',
    );
  });
});
