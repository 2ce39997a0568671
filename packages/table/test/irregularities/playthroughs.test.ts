import { expect, it } from 'vitest';
import { aceHigh, dealing } from '../support/irregularity.js';
import { bet, FLOOR, fold, raise, Table } from '../support/table.js';
import { storyOf } from '../support/table-story.js';

/** Each irregularity where it tells most, from the first wager to the next shuffled deck. */

const LAYOUTS = {
  1: { ante: 1_000, flush: 500, progressive: 100 },
  2: { ante: 1_000, 'straight-flush': 500 },
} as const;
const { 1: ada, 2: ben, dealer } = aceHigh;
const HANDS = { 1: ada, 2: ben, dealer };
const STUD = { 1: '8c 8d 8h 3s 4s', 2: 'Qc Jh 9d 5s 6s', dealer: 'As Kd 9h 7h 2c' };

const maryland = (change?: Parameters<typeof Table.open>[1]): Table =>
  Table.open('md/high-card-flush', change).readiesCards();
const dakota = (): Table => Table.open('sd/high-card-flush').readiesCards();
const stud = (): Table => Table.open('sd/caribbean-stud').readiesCards();
const bothRaise = (table: Table): Table => table.decides(1, raise(1_000)).decides(2, raise(1_000));
const jam = (table: Table, device: 'shoe' | 'shuffler', trouble: 'jam' | 'failed'): Table =>
  table.do({ type: 'Cards', gesture: { type: 'ReportDevice', device, trouble } }, FLOOR);

interface Story {
  readonly title: string;
  readonly ready: Table;
  readonly play: (ready: Table) => Table;
}

const STORIES: Readonly<Record<string, Story>> = {
  'card-face-up-in-deck': {
    title: 'Maryland: a card is found face up',
    ready: maryland(),
    play: (t) =>
      bothRaise(
        t
          .bets(LAYOUTS)
          .deals(HANDS, 9)
          .calls({ kind: 'card-face-up-in-deck', card: '5c' })
          .deals(HANDS),
      ),
  },
  'second-card-face-up-in-deck': {
    title: 'Maryland: two cards are found face up',
    ready: maryland(),
    play: (t) =>
      t
        .bets(LAYOUTS)
        .deals(HANDS, 9)
        .calls({ kind: 'card-face-up-in-deck', card: '5c' })
        .calls({ kind: 'card-face-up-in-deck', card: '5d' }),
  },
  'card-drawn-in-error': {
    title: 'Maryland, dealt by hand: a card is drawn in error and not seen',
    ready: maryland(dealing('hand')),
    play: (t) =>
      bothRaise(
        t.bets(LAYOUTS).deals(HANDS, 9).calls({ kind: 'card-drawn-in-error' }).deals(HANDS),
      ),
  },
  'card-exposed-while-dealing': {
    title: 'South Dakota: a card of seat 2 shows while it is dealt',
    ready: dakota(),
    play: (t) =>
      bothRaise(
        t
          .bets(LAYOUTS)
          .deals(HANDS, 9)
          .calls({ kind: 'card-exposed-while-dealing', place: 2 })
          .deals(HANDS),
      ),
  },
  'wrong-count-to-player': {
    title: 'Caribbean Stud: a player has six cards, a dead hand',
    ready: stud(),
    play: (t) =>
      t
        .bets({ 1: { ante: 500, progressive: 100 }, 2: { ante: 500 } })
        .deals(STUD)
        .decides(1, bet(1_000))
        .calls({ kind: 'wrong-count-to-player', place: 1, cards: 6 })
        .decides(2, bet(1_000)),
  },
  'wrong-count-to-player-maryland': {
    title: 'Maryland: a player has eight cards, every hand is void',
    ready: maryland(),
    play: (t) =>
      t
        .bets({ ...LAYOUTS, 3: { ante: 1_000, progressive: 100 } })
        .deals(aceHigh)
        .decides(1, raise(3_000))
        .calls({ kind: 'wrong-count-to-player', place: 3, cards: 8 }),
  },
  'wrong-count-to-player-washington': {
    title: 'Washington: a player has three cards, the round is void',
    ready: Table.open('wa/ricochet-poker').readiesCards(),
    play: (t) =>
      t
        .bets({ 1: { ante: 1_000, 'mini-royal': 100 }, 2: { ante: 1_000, pocket: 500 } })
        .deals({ 1: '7c 8d', 2: 'Ac Ad', dealer: '2c 5d 9h Js Kc' })
        .calls({ kind: 'wrong-count-to-player', place: 1, cards: 3 }),
  },
  'wrong-count-to-dealer': {
    title: 'Caribbean Stud: the dealer has six cards, hands play for the progressive alone',
    ready: stud(),
    play: (t) =>
      t
        .bets({ 1: { ante: 500, progressive: 100 }, 2: { ante: 500 } })
        .deals(STUD)
        .decides(1, bet(1_000))
        .calls({ kind: 'wrong-count-to-dealer', place: 'dealer', cards: 6 }),
  },
  'wrong-count-to-dealer-ohio': {
    title: 'Ohio: the dealer has six cards, everything goes back',
    ready: Table.open('oh/high-card-flush').readiesCards(),
    play: (t) =>
      t
        .bets({ 1: { ante: 1_000, flush: 500 } })
        .deals(HANDS)
        .decides(1, raise(2_000))
        .calls({ kind: 'wrong-count-to-dealer', place: 'dealer', cards: 6 }),
  },
  'round-voided': {
    title: 'Ohio: a floorperson ends the round for a reason that no rule foresees',
    ready: Table.open('oh/high-card-flush').readiesCards(),
    play: (t) =>
      t
        .bets({ 1: { ante: 1_000, flush: 500 } })
        .deals(HANDS)
        .decides(1, raise(2_000))
        .do({ type: 'VoidRound', reason: 'the lights went out' }, FLOOR),
  },
  'dealer-card-exposed-early': {
    title: "Maryland: a dealer's card is seen before everybody has decided",
    ready: maryland(),
    play: (t) =>
      t
        .bets(LAYOUTS)
        .deals(HANDS)
        .decides(1, raise(2_000))
        .calls({ kind: 'dealer-card-exposed-early' }),
  },
  'stub-count-misdealt': {
    title: 'Maryland, from a manual shoe: the stub is short, because seat 1 has eight cards',
    ready: maryland(dealing('manual-shoe')),
    play: (t) =>
      t
        .bets(LAYOUTS)
        .deals(HANDS)
        .do({ type: 'RackStub', counted: 30 })
        .calls({ kind: 'stub-count-misdealt', place: 1, cards: 8 }),
  },
  'stub-count-defective-deck': {
    title: 'Maryland: the stub is short, and every hand is right: the deck is faulty',
    ready: maryland(),
    play: (t) =>
      t
        .bets(LAYOUTS)
        .deals(HANDS)
        .do({ type: 'RackStub', counted: 30 })
        .calls({ kind: 'stub-count-defective-deck' }),
  },
  'shuffler-jam': {
    title: 'Maryland: the shuffler jams while a round is played from the other deck',
    ready: maryland(),
    play: (t) => bothRaise(jam(t.bets(LAYOUTS).deals(HANDS), 'shuffler', 'jam')),
  },
  'shoe-jam': {
    title: 'Maryland: the automated shoe jams in the round',
    ready: maryland(),
    play: (t) => {
      const jammed = jam(t.bets(LAYOUTS).deals(HANDS, 9), 'shoe', 'jam');
      return jammed.do({ type: 'Cards', gesture: { type: 'RepairDevice', device: 'shoe' } }, FLOOR);
    },
  },
  'device-out-of-order': {
    title:
      'Maryland: the shuffler is out of order, and is marked before cards are shuffled by hand',
    ready: maryland(),
    play: (t) => bothRaise(jam(t.bets(LAYOUTS).deals(HANDS), 'shuffler', 'failed')),
  },
  'folded-cards-miscounted': {
    title: 'South Dakota: a folded hand counts six, and the seventh card is found',
    ready: dakota(),
    play: (t) =>
      t
        .bets(LAYOUTS)
        .deals(HANDS)
        .decides(1, raise(1_000))
        .decides(2, fold)
        .do({ type: 'Settle', seat: 2 })
        .do({ type: 'TakeUp', place: 2, counted: 6 })
        .do({ type: 'RuleContinue', reason: 'a card lay under the chips' }, FLOOR),
  },
  'raise-too-large': {
    title: 'South Dakota: three antes are raised on a hand that allows one',
    ready: dakota(),
    play: (t) =>
      t
        .bets({ 2: { ante: 1_000 } })
        .deals({ dealer })
        .hiding({ 2: ben })
        .decides(2, raise(3_000)),
  },
  'player-leaves': {
    title: 'Maryland: a player leaves in the round, and the wagers are ruled abandoned',
    ready: maryland(),
    play: (t) =>
      t
        .bets(LAYOUTS)
        .deals(HANDS)
        .do({ type: 'Leave', seat: 1 })
        .decides(1, fold)
        .decides(2, raise(1_000))
        .do({ type: 'RuleAbandoned', seat: 1, lost: true, reason: 'gone for an hour' }, FLOOR),
  },
  'chip-count-differs': {
    title: 'Maryland: a chip is missing from the accepted progressive wagers',
    ready: maryland(),
    play: (t) =>
      bothRaise(
        t
          .bets({ 1: { ante: 1_000, progressive: 100 }, 2: { ante: 1_000, progressive: 100 } })
          .follow((next) => next.kind === 'do' && next.gesture.type === 'CountChips')
          .do({ type: 'CountChips', chips: 1 })
          .do(
            { type: 'ResolveCount', seat: 2, how: 'void-sensor', reason: 'no chip lay there' },
            FLOOR,
          )
          .deals(HANDS),
      ),
  },
};

it.each(Object.entries(STORIES))('%s', async (name, { title, ready, play }) => {
  const over = play(ready).ends().readiesCards();
  const file = new URL(`../golden/irregularity-${name}.txt`, import.meta.url).pathname;
  await expect(storyOf(title, over.since(ready))).toMatchFileSnapshot(file);
});
