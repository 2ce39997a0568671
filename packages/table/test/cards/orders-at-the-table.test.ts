import { describe, expect, it } from 'vitest';
import { dealing, oneDeck } from '../support/irregularity.js';
import type { Draft } from '../support/rounds.js';
import { FLOOR, raise, Table } from '../support/table.js';

const SHUFFLE = {
  type: 'Cards',
  gesture: { type: 'OrderShuffle', reason: 'a card fell to the floor' },
} as const;
const RECUT = {
  type: 'Cards',
  gesture: { type: 'OrderRecut', reason: 'the cut was seen' },
} as const;
const ANTES = { 1: { ante: 1_000 }, 2: { ante: 1_000 } } as const;

const byHand = (house: Draft): void => {
  dealing('manual-shoe')(house);
  oneDeck(house);
  delete house.equipment.shuffler;
};

const open = (): Table => Table.open('md/high-card-flush', byHand);
const next = (table: Table): string =>
  table.next?.kind === 'do' && table.next.gesture.type === 'Cards'
    ? table.next.gesture.gesture.type
    : (table.next?.kind ?? 'nothing');

describe('what a floorperson orders of the cards', () => {
  it('[MD-HCF-5A(3), AMB-63] a shuffle, between rounds: no round opens before it is made', () => {
    const ordered = open().readiesCards().do(SHUFFLE, FLOOR);
    expect(ordered.deck('red')).toBe('unshuffled, when-directed');
    expect(ordered.refuses({ type: 'OpenRound' })).toMatch(/^not-shuffled \[MD-HCF-5A\(3\)\]/);
    expect(next(ordered)).toBe('Shuffle');
    expect(ordered.readiesCards().refuses({ type: 'OpenRound' })).toBeNull();
  });

  it('[MD-HCF-5F] a new cut, between rounds', () => {
    const ordered = open().readiesCards().do(RECUT, FLOOR);
    expect(ordered.refuses({ type: 'OpenRound' })).toMatch(/^not-cut \[MD-HCF-5D\(2\)\]/);
    expect(next(ordered)).toBe('Cut');
    expect(ordered.readiesCards().refuses({ type: 'OpenRound' })).toBeNull();
  });

  const MOMENTS: readonly (readonly [string, (table: Table) => Table])[] = [
    ['while wagers are placed', (table) => table.bets(ANTES)],
    ['after "no more bets"', (table) => table.bets(ANTES).closes()],
  ];

  it.each(MOMENTS)('[MD-HCF-5F] a new cut %s: no card is dealt before it is made', (_when, to) => {
    const ordered = to(open()).do(RECUT, FLOOR);
    expect(next(ordered)).toBe('Cut');
    const cut = ordered.do({ type: 'Cards', gesture: { type: 'Cut', deck: 'red', depth: 12 } });
    expect(next(cut)).toBe('LoadDeck');
    const dealt = cut.deals({ dealer: '9s 3s 2s Qc 4c Td Jd', 1: 'Ah Qh Th 8h 6h 4h 2c' });
    expect(dealt.playing.game.phase).toBe('deciding');
    expect(dealt.playing.deck).toBe('red');
  });

  it.each(MOMENTS)('[MD-HCF-5A(3)] a shuffle %s', (_when, to) => {
    const ordered = to(open()).do(SHUFFLE, FLOOR);
    expect(next(ordered)).toBe('Shuffle');
    const dealt = ordered.deals({});
    expect(
      dealt.since(ordered).flatMap((one) => ('jackpot' in one ? [] : one.events)),
    ).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ event: expect.objectContaining({ type: 'DeckShuffled' }) }),
      ]),
    );
    expect(dealt.playing.game.phase).toBe('deciding');
  });

  it('[MD-HCF-5F] a deck that waits for its cut is not dealt from', () => {
    const ordered = open().bets(ANTES).closes().do(RECUT, FLOOR);
    expect(ordered.refuses({ type: 'Deal', cards: [{ card: '??', to: 1 }] })).toMatch(
      /^not-cut \[MD-HCF-5D\(2\)\]/,
    );
  });

  it('[MD-HCF-5F] once a card has moved it is too late, for a shuffle as for a cut', () => {
    const dealt = open().bets(ANTES).deals({}, 1);
    expect(dealt.refuses(RECUT, FLOOR)).toMatch(/^round-in-progress/);
    expect(dealt.refuses(SHUFFLE, FLOOR)).toMatch(/^round-in-progress/);
  });

  it('a dealer orders neither, and nothing else is done with the deck of an open round', () => {
    const bets = open().bets(ANTES);
    expect(bets.refuses(RECUT)).toMatch(/^not-a-floorperson \[MD-HCF-5F\]/);
    expect(bets.refuses(SHUFFLE)).toMatch(/^not-a-floorperson \[MD-HCF-5A\(3\)\]/);
    const cut = { type: 'Cut', deck: 'red', depth: 12 } as const;
    expect(bets.refuses({ type: 'Cards', gesture: cut })).toMatch(/^deck-in-play/);
    expect(bets.refuses({ type: 'Cards', gesture: { type: 'GoIdle' } })).toMatch(
      /^round-in-progress/,
    );
  });

  it('[MD-HCF-5A(3)] with two decks the one of the round is shuffled again', () => {
    const bets = Table.open('md/high-card-flush').bets(ANTES);
    const { deck } = bets.playing;
    const ordered = bets.do(SHUFFLE, FLOOR);
    expect(ordered.deck(deck)).toBe('unshuffled, when-directed');
    const over = ordered
      .deals({
        dealer: '9s 3s 2s Qc 4c Td Jd',
        1: 'Ah Qh Th 8h 6h 4h 2c',
        2: '9d 8d 7d Kc Jc 4s 6s',
      })
      .decides(1, raise(1_000))
      .decides(2, raise(1_000))
      .ends();
    expect(over.readiesCards().do({ type: 'OpenRound' }).playing.deck).not.toBe(deck);
  });
});

describe('a deck that comes prepared', () => {
  it('[MD-HCF-4F] is dealt at a table without an opening, by its certificate', () => {
    const brought = open().do({
      type: 'Cards',
      gesture: {
        type: 'BringDeck',
        deck: 'red',
        colour: 'red',
        design: 'diamond',
        coverCards: 2,
        certificate: 'PS-2026-0001',
      },
    });
    expect(brought.events.at(-1)).toMatchObject({
      event: { type: 'DeckBrought', certificate: 'PS-2026-0001', cite: 'MD-HCF-4F' },
    });
    expect(next(brought)).toBe('Cut');
    const round = brought.readiesCards().do({ type: 'OpenRound' });
    expect(round.playing.deck).toBe('red');
  });
});

describe('a device that is out of order', () => {
  it.each([
    ['MD-HCF-13I(1)', 'cover'],
    ['MD-HCF-13I(2)', 'out-of-order-sign'],
  ] as const)('[%s] is marked with a %s before cards are shuffled another way', (cite, mark) => {
    const broken = Table.open('md/high-card-flush', (house) => {
      dealing('manual-shoe')(house);
      oneDeck(house);
    })
      .readiesCards()
      .do({
        type: 'Cards',
        gesture: { type: 'ReportDevice', device: 'shuffler', trouble: 'failed' },
      });
    expect(broken.refuses({ type: 'OpenRound' })).toMatch(/^device-unmarked/);
    const marked = broken.do({
      type: 'Cards',
      gesture: { type: 'MarkDevice', device: 'shuffler', mark },
    });
    expect(marked.events.at(-1)).toMatchObject({ event: { type: 'DeviceMarked', mark, cite } });
    expect(marked.readiesCards().refuses({ type: 'OpenRound' })).toBeNull();
  });
});
