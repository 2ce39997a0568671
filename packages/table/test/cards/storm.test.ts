import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { CardsCommand } from '../../src/cards/commands.js';
import { decideCards } from '../../src/cards/decide.js';
import { cardsAfterRound, cardsInPlay, evolveCards } from '../../src/cards/evolve.js';
import { noCards, type TableCards } from '../../src/cards/state.js';
import { deckForRound } from '../../src/index.js';
import { tableUnder } from '../support/card-table.js';

/** Storms take a second; a busy machine may take longer. */
const PATIENCE_MS = 30_000;

const deck = fc.constantFrom('red', 'blue', 'green');
const device = fc.constantFrom('shuffler' as const, 'shoe' as const);
const reason = fc.constantFrom('worn', '');
const is = <const T extends string>(type: T) => fc.constant(type);

const orders = fc.oneof(
  fc.record({
    type: is('BringDeck'),
    deck,
    colour: fc.constantFrom('red', 'blue'),
    design: is('diamond'),
    coverCards: fc.constantFrom(1, 2, 2, Number.NaN),
  }),
  fc.record({
    type: is('BringDeck'),
    deck,
    colour: deck,
    design: is('diamond'),
    coverCards: fc.constantFrom(1, 2),
    certificate: is('PS-1'),
  }),
  fc.record({ type: is('RemoveDeck'), deck, reason }),
  {
    weight: 8,
    arbitrary: fc.record({
      type: is('DoOpeningStep'),
      deck,
      step: fc.constantFrom('dealer-inspects', 'floorperson-verifies', 'spread-face-up', 'wash'),
    }),
  },
  fc.record({ type: is('FeedShuffler'), deck }),
  {
    weight: 4,
    arbitrary: fc.record(
      {
        type: is('Shuffle'),
        deck,
        how: fc.constantFrom('hand', 'machine'),
        counted: fc.constantFrom(52, 52, 52, 51, Number.NaN),
      },
      { requiredKeys: ['type', 'deck', 'how'] },
    ),
  },
  { weight: 3, arbitrary: fc.record({ type: is('Cut'), deck, depth: fc.constantFrom(26, 9, 52) }) },
  { weight: 4, arbitrary: fc.record({ type: is('LoadDeck'), deck }) },
  fc.record({ type: fc.constantFrom('OrderShuffle', 'OrderRecut'), reason }),
  fc.record({ type: is('GoIdle') }),
  fc.record({ type: is('SpreadIdle'), face: fc.constantFrom('down', 'up') }),
  fc.record({ type: is('EndIdle'), inspected: fc.boolean() }),
  fc.record({
    type: is('ReportDevice'),
    device,
    trouble: fc.constantFrom('jam', 'failed', 'unfinished'),
  }),
  fc.record({ type: is('MarkDevice'), device, mark: is('cover') }),
  fc.record({ type: is('RepairDevice'), device }),
  fc.record({
    type: is('ChangeMethod'),
    method: fc.constantFrom('hand', 'manual-shoe', 'automated-shoe'),
  }),
);

const moves = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(orders, fc.constantFrom('dealer', 'floorperson', 'player')) },
  fc.constantFrom('kept' as const, 'reshuffled' as const, 'removed' as const),
);

const AT = '2026-01-01T12:00:00Z';

const IDS = [
  'sd/high-card-flush',
  'sd/caribbean-stud',
  'md/high-card-flush',
  'oh/high-card-flush',
  'wa/ricochet-poker',
] as const;

describe.each(IDS)('a storm of gestures at a table of %s', (id) => {
  const under = tableUnder(id);
  test.prop([fc.array(moves, { maxLength: 80 })])(
    'never throws, and deals only what is shuffled and, where asked, cut',
    (storm) => {
      let state: TableCards = noCards(under);
      let replayed = state;
      for (const [round, move] of storm.entries()) {
        if (typeof move === 'string') {
          const ready = deckForRound(under, state, AT);
          if (!ready.ok) continue;
          const dealt = state.decks.find((one) => one.id === ready.value);
          if (dealt?.stack.is !== 'shuffled') throw new Error('dealt unshuffled');
          const { how, cut } = dealt.stack;
          const rule = under.rulebook.shuffling.cut.value;
          if (rule === 'always' || how !== 'machine') expect(cut).not.toBeNull();
          expect(['shoe', 'hand']).toContain(dealt.place);
          expect(state.decks.filter(({ place }) => place === 'rack')).toEqual([]);
          state = cardsAfterRound(cardsInPlay(state, ready.value, round, AT), move);
          replayed = cardsAfterRound(cardsInPlay(replayed, ready.value, round, AT), move);
          continue;
        }
        const [order, as] = move;
        const command = { ...order, at: AT, by: as, as } as CardsCommand;
        const decided = decideCards(under, state, command);
        if (!decided.ok) {
          expect(decided.error.cite).not.toBe('');
          continue;
        }
        state = decided.value.reduce(evolveCards, state);
        replayed = JSON.parse(JSON.stringify(decided.value)).reduce(evolveCards, replayed);
        const here = state.decks.map((one) => one.id);
        expect(new Set(here).size).toBe(here.length);
        for (const gone of state.gone) expect(here).not.toContain(gone.deck);
        expect(under.rulebook.decks.allowed.value.concat(0)).toContain(here.length);
      }
      expect(replayed).toEqual(state);
    },
    PATIENCE_MS,
  );
});
