import type { RulebookId } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { dealing, oneDeck } from '../support/irregularity.js';
import type { Draft } from '../support/rounds.js';
import { DEALER, FLOOR, fold, Table } from '../support/table.js';

const ANTE = { 1: { ante: 1_000 } } as const;
const DUE = { type: 'RackStub' } as const;

/** One deck, no shuffler that counts. */
const uncounted =
  (method: Parameters<typeof dealing>[0]) =>
  (house: Draft): void => {
    dealing(method)(house);
    oneDeck(house);
    house.equipment.shuffler.counts = false;
  };

const dealt = (table: Table): Table => table.bets(ANTE).deals({ dealer: '9s 3s 2s Qc 4c Td Jd' });

/** A round whose only hand folds, by the book. */
const played = (table: Table): Table => dealt(table).decides(1, fold).ends();

const rounds = (table: Table, many: number, round: (before: Table) => Table = played): Table =>
  Array.from({ length: many }).reduce<Table>((now) => round(now), table);

const voided = (table: Table): Table =>
  dealt(table).do({ type: 'VoidRound', reason: 'the lights went out' }, FLOOR).ends();

const tally = ({ world }: Table): number => world.table.stub.roundsSinceCount;
const deckOf = ({ world }: Table): string => world.table.cards.decks[0]?.id ?? 'none';

const count = (table: Table, counted: number) =>
  ({ type: 'Cards', gesture: { type: 'CountDeck', deck: deckOf(table), counted } }) as const;

const TABLES: readonly (readonly [string, RulebookId, Parameters<typeof dealing>[0], string])[] = [
  ['MD-HCF-8G', 'md/high-card-flush', 'manual-shoe', 'MD-HCF-8J(2)'],
  ['MD-HCF-9C(1)', 'md/high-card-flush', 'hand', 'MD-HCF-9E(2)'],
  ['MD-HCF-10C', 'md/high-card-flush', 'automated-shoe', 'MD-HCF-10E(2)'],
  ['AMB-69', 'oh/high-card-flush', 'manual-shoe', 'AMB-69'],
];

describe.each(TABLES)('[%s] %s, dealt by %s', (cite, id, method, faulty) => {
  const open = (): Table => Table.open(id, uncounted(method));

  it(`[${cite}] the stub of the fifth round is counted, and of the tenth`, () => {
    const four = rounds(open(), 4);
    expect(dealt(four).next).toEqual({ kind: 'rack-stub', mustCount: true });
    const five = played(four);
    expect(tally(five)).toBe(0);
    const nine = rounds(five, 4);
    expect(dealt(rounds(five, 3)).next).toEqual({ kind: 'rack-stub', mustCount: false });
    expect(dealt(nine).next).toEqual({ kind: 'rack-stub', mustCount: true });
  });

  it(`[${cite}] a stub that is due does not go to the rack uncounted`, () => {
    const fifth = dealt(rounds(open(), 4));
    expect(fifth.refuses(DUE)).toBe(
      `stub-count-due [${cite}] the stub is counted at least once in 5 rounds: count it face down now`,
    );
    expect(fifth.refuses({ ...DUE, counted: fifth.stub })).toBeNull();
    expect(dealt(open()).refuses(DUE)).toBeNull();
  });

  it(`[${cite}, AMB-78] after a void fifth round the deck is counted between rounds, and play goes on`, () => {
    const due = voided(rounds(open(), 4));
    expect(due.next).toMatchObject({
      kind: 'do',
      who: 'dealer',
      gesture: { type: 'Cards', gesture: { type: 'CountDeck', deck: deckOf(due), counted: 52 } },
    });
    const counted = due.do(count(due, 52));
    expect(counted.events.at(-1)).toMatchObject({
      type: 'InCards',
      event: { type: 'DeckCounted', counted: 52, cite },
    });
    expect(tally(counted)).toBe(0);
    expect(tally(rounds(counted, 3))).toBe(3);
  });

  it(`[${cite}] nobody opens a sixth round over a count that is due, whatever else is done`, () => {
    const due = voided(rounds(open(), 4));
    const skips = due
      .do({ type: 'Cards', gesture: { type: 'RemoveDeck', deck: deckOf(due), reason: 'worn' } })
      .do({ type: 'CloseTable', trayCents: due.tray as never }, FLOOR)
      .do(
        {
          type: 'OpenTable',
          dealer: DEALER.by,
          designated: true,
          trayCents: due.tray as never,
          policy: { gestures: [], decisionSeconds: null, adjustAloneCents: 0 as never },
        },
        FLOOR,
      )
      .joins('Ada', 1);
    // The count comes as soon as there is a deck; then the round.
    expect(tally(played(skips))).toBe(1);
    expect(skips.refuses({ type: 'OpenRound' })).toMatch(/^no-deck/);
  });

  it(`[${faulty}, AMB-78] a deck that does not count 52 leaves the table, and the next one is played`, () => {
    const due = voided(rounds(open(), 4));
    const short = due.do(count(due, 51));
    expect(short.events.at(-1)).toMatchObject({
      event: { type: 'DeckRemoved', counted: 51, cite: faulty },
    });
    expect(short.deck(deckOf(due))).toBe('gone');
    expect(tally(played(short))).toBe(1);
  });
});

describe('a count between rounds', () => {
  const open = (): Table => Table.open('md/high-card-flush', uncounted('manual-shoe'));

  it('[AMB-78] may be made before it is due, also from the shoe, and starts the tally anew', () => {
    const two = rounds(open(), 2).readiesCards();
    const { place } = two.world.table.cards.decks[0] ?? { place: 'none' };
    expect(place).toBe('shoe');
    const counted = two.do(count(two, 52));
    expect(tally(counted)).toBe(0);
    expect(counted.refuses({ type: 'OpenRound' })).toBeNull();
  });

  it('is a whole number of cards, of a deck that is here and not being dealt', () => {
    const ready = open().readiesCards();
    expect(ready.refuses(count(ready, -1))).toBe(
      'not-a-count [baize:forms] cards are counted in whole numbers',
    );
    const other = { type: 'CountDeck', deck: 'green', counted: 52 } as const;
    expect(ready.refuses({ type: 'Cards', gesture: other })).toMatch(/^unknown-deck/);
    const opened = ready.do({ type: 'OpenRound' });
    expect(opened.refuses(count(opened, 52))).toMatch(/^deck-in-play/);
    expect(ready.refuses(count(ready, 52), { by: 'Ada', as: 'player' })).toMatch(/^not-allowed/);
  });

  it('[AMB-78] a void round whose stub was counted is a count, right or wrong', () => {
    const fifth = dealt(rounds(open(), 4));
    const misdealt = fifth
      .do({ type: 'RackStub', counted: fifth.stub - 1 })
      .calls({ kind: 'stub-count-misdealt', place: 1, cards: 8 })
      .ends();
    expect(tally(misdealt)).toBe(0);
    const late = fifth
      .do({ type: 'RackStub', counted: fifth.stub })
      .do({ type: 'VoidRound', reason: 'the lights went out' }, FLOOR)
      .ends();
    expect(tally(late)).toBe(0);
    expect(tally(played(late))).toBe(1);
  });
});

describe('a shuffler that counts', () => {
  const fails = { type: 'ReportDevice', device: 'shuffler', trouble: 'failed' } as const;
  const marks = { type: 'MarkDevice', device: 'shuffler', mark: 'cover' } as const;
  const repairs = { type: 'RepairDevice', device: 'shuffler' } as const;
  const open = (): Table =>
    Table.open('md/high-card-flush', (house) => {
      dealing('manual-shoe')(house);
      oneDeck(house);
    });

  it('[MD-HCF-8G, AMB-78] while it counts no round is tallied, and no count is due', () => {
    const six = rounds(open(), 6);
    expect(tally(six)).toBe(0);
    expect(dealt(six).refuses(DUE)).toBeNull();
  });

  it('[MD-HCF-8G, AMB-78] when it fails after five rounds, the tally starts with the next round', () => {
    const seventh = dealt(rounds(open(), 6));
    const over = seventh.do({ type: 'Cards', gesture: fails }).decides(1, fold).ends();
    expect(tally(over)).toBe(0);
    const byHand = rounds(over.do({ type: 'Cards', gesture: marks }), 4);
    expect(tally(byHand)).toBe(4);
    expect(dealt(byHand).refuses(DUE)).toMatch(/^stub-count-due \[MD-HCF-8G\]/);
    expect(tally(played(byHand))).toBe(0);
  });

  it('[MD-HCF-8G] once it is repaired, it counts again', () => {
    const byHand = rounds(
      open().do({ type: 'Cards', gesture: fails }).do({ type: 'Cards', gesture: marks }),
      4,
    );
    const due = voided(byHand);
    expect(due.next).toMatchObject({ gesture: { gesture: { type: 'CountDeck' } } });
    const repaired = due.do({ type: 'Cards', gesture: repairs }, FLOOR);
    // What the shuffler shuffles next it counts by itself.
    expect(repaired.next).toMatchObject({ gesture: { gesture: { type: 'Shuffle', counted: 52 } } });
    expect(tally(rounds(repaired, 6))).toBe(0);
  });

  it('[MD-HCF-8G] a deck that was shuffled by hand is not one that it has counted', () => {
    const byHand = (table: Table): Table =>
      dealt(
        table
          .follow((next) => next.kind === 'do' && isShuffle(next.gesture))
          .do({ type: 'Cards', gesture: { type: 'Shuffle', deck: 'red', how: 'hand' } }),
      )
        .decides(1, fold)
        .ends();
    expect(tally(rounds(open(), 3, byHand))).toBe(3);
  });
});

const isShuffle = (gesture: { readonly type: string }): boolean =>
  gesture.type === 'Cards' &&
  'gesture' in gesture &&
  (gesture.gesture as { readonly type: string }).type === 'Shuffle';
