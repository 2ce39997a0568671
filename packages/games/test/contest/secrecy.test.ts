import type { RulesInForce } from '@baize/rulebook';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { ContestCommand, Packets, Viewer } from '../../src/index.js';
import {
  bet,
  cardsInOrder,
  close,
  dealCards,
  fold,
  type Hands,
  place,
  raise,
  settleRound,
  turn,
} from '../support/commands.js';
import {
  awardsFor,
  cardsEach,
  handsFrom,
  pick,
  type Random,
  randomDeck,
  randomLayout,
  randomRules,
  randomSeats,
} from '../support/random-round.js';
import { Scene } from '../support/scene.js';

/** Two worlds: the same commands, and cards that differ only where a viewer may not look. */

const SPECTATOR: Viewer = { kind: 'spectator' };
const STAFF: readonly Viewer[] = [{ kind: 'dealer' }, { kind: 'floorperson' }];

/** The bytes that leave the server for a viewer, step by step. */
const bytes = (scene: Scene, viewer: Viewer): readonly string[] =>
  scene.steps.map(({ before, event, after }) =>
    JSON.stringify({
      told: scene.core.tell(scene.rules, before, event, viewer),
      view: scene.core.view(scene.rules, after, viewer),
    }),
  );

/** Other cards in the hidden places: they and the stub are mixed anew. */
const otherWorld = (
  random: Random,
  hands: Hands,
  deck: readonly string[],
  isHidden: (to: string, index: number) => boolean,
): Hands => {
  const places = Object.entries(hands).map(([to, cards]) => [to, cards.split(' ')] as const);
  const shown = places.flatMap(([to, cards]) => cards.filter((_, at) => !isHidden(to, at)));
  const rest = deck.filter((card) => !shown.includes(card));
  const mixed = random(fc.shuffledSubarray<string>, rest, {
    minLength: rest.length,
    maxLength: rest.length,
  });
  let next = 0;
  const instead = (to: string, card: string, at: number): string => {
    if (!isHidden(to, at)) return card;
    next += 1;
    return mixed[next - 1] ?? '';
  };
  return Object.fromEntries(
    places.map(([to, cards]) => [to, cards.map((card, at) => instead(to, card, at)).join(' ')]),
  ) as unknown as Hands;
};

/** One card at a time, or in a few packets. */
const dealing = (random: Random, hands: Hands, packets: Packets) => {
  const cards = cardsInOrder(hands, packets);
  const size = pick(random, [1, 5, cards.length]);
  return (of: Hands): readonly ContestCommand[] => {
    const all = cardsInOrder(of, packets);
    return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
      dealCards(all.slice(at * size, (at + 1) * size)),
    );
  };
};

/** The least that keeps a hand in: legal with any cards. */
const stayIn = (rules: RulesInForce, scene: Scene, seat: number): ContestCommand => {
  const ante = scene.handAt(seat).stakes.ante ?? 0;
  return rules.rulebook.game === 'caribbean-stud' ? bet(seat, 2 * ante) : raise(seat, ante);
};

interface Table {
  readonly rules: RulesInForce;
  readonly seats: readonly number[];
  readonly deck: readonly string[];
  readonly hands: Hands;
  readonly packets: Packets;
  readonly layouts: readonly ContestCommand[];
}

const randomTable = (random: Random): Table => {
  const rules = randomRules(random);
  const seats = randomSeats(random, rules);
  const deck = randomDeck(random);
  return {
    rules,
    seats,
    deck,
    hands: handsFrom(rules, deck, seats),
    packets: pick(random, ['one-card', 'whole-hands']),
    layouts: seats.map((seat) => randomLayout(random, rules, seat)),
  };
};

describe('two worlds that differ only in hidden cards give equal bytes', () => {
  test.prop([fc.gen()], { endOnFailure: true })(
    'to everybody, until the first card is turned',
    (random) => {
      const { rules, seats, deck, hands, packets, layouts } = randomTable(random);
      const own = pick(random, [[], [pick(random, seats)], seats.slice(0, 2)]);
      const viewers: readonly Viewer[] =
        own.length === 0 ? [SPECTATOR, ...STAFF] : [{ kind: 'player', seats: own }];
      const up = rules.rulebook.game === 'caribbean-stud' ? 4 : -1;
      const other = otherWorld(random, hands, deck, (to, at) =>
        to === 'dealer' ? at !== up : !own.includes(Number(to)),
      );
      const packetsOf = dealing(random, hands, packets);
      const folds = seats.map(() => random(fc.boolean));
      const world = (dealt: Hands): Scene => {
        const open = Scene.open(rules, packets).after(...layouts, close, ...packetsOf(dealt));
        return seats.reduce<Scene>(
          (scene, seat, at) => scene.after(folds[at] ? fold(seat) : stayIn(rules, scene, seat)),
          open,
        );
      };
      const [one, two] = [world(hands), world(other)];
      expect(one.state.phase).toBe('revealing');
      for (const viewer of viewers) expect(bytes(one, viewer)).toEqual(bytes(two, viewer));
    },
    30_000,
  );

  test.prop([fc.gen()], { endOnFailure: true })(
    'of folded hands, to the end and after it',
    (random) => {
      const table = randomTable(random);
      const { rules, seats, deck, hands, packets } = table;
      const folded = seats.filter(() => random(fc.boolean));
      // In Maryland a folded hand with a bonus stays on the layout, for all to see.
      const layouts = table.layouts.map((layout) =>
        layout.type === 'PlaceWagers' &&
        folded.includes(layout.seat) &&
        rules.rulebook.id.startsWith('md')
          ? place(layout.seat, { ante: layout.stakes.ante ?? 500 })
          : layout,
      );
      const other = otherWorld(random, hands, deck, (to) => folded.includes(Number(to)));
      const world = (dealt: Hands): Scene => {
        const decided = seats.reduce<Scene>(
          (scene, seat) =>
            scene.after(folded.includes(seat) ? fold(seat) : stayIn(rules, scene, seat)),
          Scene.open(rules, packets).after(
            ...layouts,
            close,
            dealCards(cardsInOrder(dealt, packets)),
          ),
        );
        const turned = seats.filter((seat) => !folded.includes(seat)).map((seat) => turn(seat));
        return decided.after(turn('dealer'), ...turned, settleRound(...awardsFor(decided)));
      };
      const [one, two] = [world(hands), world(other)];
      expect(one.state.phase).toBe('settled');
      const others: Viewer = {
        kind: 'player',
        seats: seats.filter((seat) => !folded.includes(seat)),
      };
      for (const viewer of [SPECTATOR, others])
        expect(bytes(one, viewer)).toEqual(bytes(two, viewer));
      // Staff may rebuild a folded hand, and not before the round is over.
      for (const viewer of STAFF) {
        expect(bytes(one, viewer).slice(0, -1)).toEqual(bytes(two, viewer).slice(0, -1));
      }
    },
    30_000,
  );

  test.prop([fc.gen()], { endOnFailure: true })(
    'and the test would see it if they did not',
    (random) => {
      const { rules, seats, deck, hands, packets, layouts } = randomTable(random);
      const first = seats[0] ?? 1;
      const other = otherWorld(random, hands, deck, (to) => to === `${first}`);
      fc.pre(other[first] !== hands[first]);
      const world = (dealt: Hands): Scene =>
        Scene.open(rules, packets).after(
          ...layouts,
          close,
          dealCards(cardsInOrder(dealt, packets)),
        );
      const owner: Viewer = { kind: 'player', seats: [first] };
      expect(bytes(world(hands), owner)).not.toEqual(bytes(world(other), owner));
      expect(cardsEach(rules)).toBe(hands.dealer.split(' ').length);
    },
    30_000,
  );
});
