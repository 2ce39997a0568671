import { describe, expect, it } from 'vitest';
import { type CardsOrder, irregularitiesNow } from '../../src/index.js';
import { aceHigh } from '../support/irregularity.js';
import { FLOOR, raise, Table } from '../support/table.js';

const LAYOUTS = {
  1: { ante: 1_000, flush: 500, progressive: 100 },
  2: { ante: 1_000, 'straight-flush': 500 },
} as const;

const cards = (table: Table, gesture: CardsOrder, person = FLOOR): Table =>
  table.do({ type: 'Cards', gesture }, person);
const JAM = { type: 'ReportDevice', device: 'shoe', trouble: 'jam' } as const;

describe('Maryland: the automated shoe stops in a round', () => {
  it.each([
    ['with cards still to come', (table: Table) => table.deals(aceHigh, 10)],
    [
      'after a raise, with the stub still in it',
      (table: Table) =>
        table.deals(aceHigh).do({ type: 'Decide', seat: 1, decision: raise(2_000) }),
    ],
  ])('[MD-HCF-13H, AMB-37] %s: the round is void and every wager goes back', (_when, play) => {
    const playing = play(Table.open('md/high-card-flush').bets(LAYOUTS));
    const shown = irregularitiesNow(playing.world, playing.now).find(
      ({ what }) => what === 'The shoe jams',
    );
    const jammed = cards(playing, JAM);
    expect(shown?.cite).toBe('MD-HCF-13H');
    const back = shown?.returned.flatMap(({ wagers }) => wagers) ?? [];
    expect(back.length).toBe(jammed.ends().lines.length);
    expect(jammed.playing.voided).toEqual({ deck: 'reshuffled', cite: 'MD-HCF-13H' });
    const over = jammed.ends();
    expect(over.lines.length).toBeGreaterThan(4);
    expect(over.lines.every((line) => line.endsWith(' back [MD-HCF-13H]'))).toBe(true);
    expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([0, 0]);
    expect(over.shown()).toBe(3_000_020);
    expect(over.onTheFelt).toBe(0);
    // Its cards are shuffled again together with those dealt.
    expect(over.deck(playing.playing.deck)).toMatch(/^unshuffled/);
  });

  it('[MD-HCF-13H, MD-HCF-13I] once the stub has left it, the hands that were dealt are played', () => {
    const raised = Table.open('md/high-card-flush')
      .bets(LAYOUTS)
      .deals(aceHigh)
      .decides(1, raise(2_000))
      .decides(2, raise(1_000));
    const paid = raised.turns('dealer').turns(2).do({ type: 'Settle', seat: 2 });
    expect(
      irregularitiesNow(paid.world, paid.now).map(({ what, kind }) => [what, kind]),
    ).toContainEqual(['The shoe is out of order', 'device-out-of-order']);
    const failed = cards(paid, { ...JAM, trouble: 'failed' });
    expect(failed.playing.voided).toBeNull();
    const over = failed.ends();
    expect(over.lines.some((line) => line.includes('void'))).toBe(false);
    expect(over.netOf('Ada')).toBeGreaterThan(0);
    // Before the next round it is marked, or works again.
    expect(over.refuses({ type: 'OpenRound' })).not.toBeNull();
  });

  it('between rounds it takes no round with it', () => {
    const ready = Table.open('md/high-card-flush').readiesCards();
    const jammed = cards(ready, JAM);
    expect(jammed.events.some(({ type }) => type === 'IrregularityCalled')).toBe(false);
    expect(jammed.refuses({ type: 'OpenRound' })).not.toBeNull();
  });

  it('[MD-HCF-13H] a shoe that is not in use takes no round with it', () => {
    const marked = cards(cards(Table.open('md/high-card-flush').readiesCards(), JAM), {
      type: 'MarkDevice',
      device: 'shoe',
      mark: 'cover',
    });
    const byHand = cards(marked, { type: 'ChangeMethod', method: 'hand' });
    const repaired = cards(byHand, { type: 'RepairDevice', device: 'shoe' });
    const playing = repaired.bets(LAYOUTS).deals(aceHigh, 10);
    expect(cards(playing, JAM).playing.voided).toBeNull();
  });

  it('a round that is paid is not voided, though the shoe still holds the rest of the deck', () => {
    const dealt = Table.open('sd/high-card-flush')
      .bets({ 1: { ante: 1_000 } })
      .deals(aceHigh);
    expect(cards(dealt, JAM).playing.voided).not.toBeNull();
    const paid = dealt.decides(1, raise(1_000)).settles();
    expect(paid.playing.stub).toBe('in-use');
    expect(cards(paid, JAM).playing.voided).toBeNull();
  });

  it('a round that is void already is not voided again', () => {
    const misdealt = Table.open('md/high-card-flush')
      .bets(LAYOUTS)
      .deals(aceHigh)
      .calls({ kind: 'wrong-count-to-dealer', place: 'dealer' });
    expect(cards(misdealt, JAM).playing.voided?.cite).toBe('MD-HCF-13D');
  });
});

describe('Maryland: the shuffler', () => {
  const FAILED = { type: 'ReportDevice', device: 'shuffler', trouble: 'failed' } as const;

  it('[MD-HCF-13G] a jam means a new shuffle, and the round that is dealt goes on', () => {
    const playing = Table.open('md/high-card-flush').bets(LAYOUTS).deals(aceHigh);
    const jammed = cards(playing, { ...FAILED, trouble: 'jam' });
    expect(jammed.playing.voided).toBeNull();
    expect(jammed.deck('blue')).toBe('unshuffled, shuffler-jam');
    const over = jammed.decides(1, raise(1_000)).decides(2, raise(1_000)).ends();
    expect(over.lines.some((line) => line.includes('void'))).toBe(false);
  });

  it.each([
    ['MD-HCF-13I(1)', 'cover'],
    ['MD-HCF-13I(2)', 'out-of-order-sign'],
  ] as const)(
    '[MD-HCF-13I, %s] a broken one blocks every other way until it has its %s',
    (cite, mark) => {
      const broken = cards(Table.open('md/high-card-flush').readiesCards(), FAILED);
      const byHand = { type: 'Shuffle', deck: 'blue', how: 'hand' } as const;
      expect(broken.refuses({ type: 'Cards', gesture: byHand })).toMatch(
        /^device-unmarked \[MD-HCF-13I\]/,
      );
      expect(broken.refuses({ type: 'OpenRound' })).toMatch(/^device-unmarked \[MD-HCF-13I\]/);
      const marked = cards(broken, { type: 'MarkDevice', device: 'shuffler', mark });
      expect(marked.events.at(-1)).toMatchObject({
        type: 'InCards',
        event: { type: 'DeviceMarked', device: 'shuffler', mark, cite, by: 'Flo' },
      });
      expect(marked.refuses({ type: 'OpenRound' }) ?? '').not.toContain('device-unmarked');
      expect(marked.readiesCards().do({ type: 'OpenRound' }).round).not.toBeNull();
    },
  );
});

it.each([
  ['[WA-RP-gap-irregularities, AMB-38] Washington', 'wa/ricochet-poker', 'AMB-38'],
  ['[OH-HCF-gap-irregularities, AMB-69] Ohio', 'oh/high-card-flush', 'AMB-69'],
  ['[AMB-29] South Dakota High Card Flush', 'sd/high-card-flush', 'AMB-29'],
  ['[AMB-29] Caribbean Stud', 'sd/caribbean-stud', 'AMB-29'],
] as const)('%s: a shoe that stops voids the round', (_title, id, cite) => {
  const ante = { ante: 1_000 };
  const playing = Table.open(id).bets({ 1: ante, 2: ante }).closes();
  const over = cards(playing, JAM).ends();
  expect(over.lines).toEqual([
    `2 ante void, $10 back [${cite}]`,
    `1 ante void, $10 back [${cite}]`,
  ]);
  expect(over.onTheFelt).toBe(0);
});

describe('a shoe that jams while none of its cards is out', () => {
  const jam = {
    type: 'Cards',
    gesture: { type: 'ReportDevice', device: 'shoe', trouble: 'jam' },
  } as const;

  it.each([
    ['bets are open', () => Table.open('md/high-card-flush').bets({ 1: { ante: 1_000 } })],
    [
      'the round is settled',
      () =>
        Table.open('md/high-card-flush')
          .bets({ 1: { ante: 1_000 } })
          .deals(aceHigh)
          .decides(1, raise(1_000))
          .settles(),
    ],
  ])('%s: the round stands', (_when, table) => {
    const jammed = table().do(jam, FLOOR);
    expect(jammed.playing.voided).toBeNull();
    expect(jammed.playing.irregularities).toEqual([]);
  });
});
