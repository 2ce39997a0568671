import { FULL_DECK, formatCard, isKnown } from '@baize/cards';
import type { cents } from '@baize/money';
import { AMBIGUITIES, CATALOGUE, houseWords, WAGER_IDS, type WagerId } from '@baize/rulebook';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { ContestCommand, ContestRound, Place } from '../../src/index.js';
import { close, dealCards, STAMP, settleRound, turn } from '../support/commands.js';
import {
  awardsFor,
  cardsEach,
  pick,
  type Random,
  randomAct,
  randomDeck,
  randomLayout,
  randomRules,
} from '../support/random-round.js';
import { Scene } from '../support/scene.js';

const CLAUSES = new Set<string>([...CATALOGUE, ...AMBIGUITIES].map(({ id }) => id));

const PHASES = ['betting', 'dealing', 'deciding', 'revealing', 'settled'];

const randomAmount = (random: Random): number => {
  switch (random(fc.nat, 2)) {
    case 0:
      return random(fc.integer, { min: -1000, max: 20_000 });
    case 1:
      return pick(random, [0, 100, 500, 1000, 2000, 3000, 2 ** 31]);
    default:
      return random(fc.double);
  }
};

const randomStakes = (random: Random): Partial<Record<WagerId, ReturnType<typeof cents>>> =>
  Object.fromEntries(
    random(fc.subarray<WagerId>, [...WAGER_IDS], { maxLength: 4 }).map((wager) => [
      wager,
      randomAmount(random) as ReturnType<typeof cents>,
    ]),
  );

const randomCard = (random: Random): string =>
  pick(random, [...[...FULL_DECK].map(formatCard), '??', '??', '??', '1h', '', 'Ahh']);

const randomPlace = (random: Random): Place => pick(random, [-1, 0, 1, 2, 3, 6, 7, 8, 'dealer']);

const randomSeat = (random: Random): number => pick(random, [-1, 0, 1, 2, 3, 4, 6, 7, 8, 1.5]);

const randomCards = (random: Random): string[] =>
  Array.from({ length: random(fc.nat, 8) }, () => randomCard(random));

const randomWagers = (random: Random): WagerId[] =>
  random(fc.subarray<WagerId>, [...WAGER_IDS], { maxLength: 4 });

/** Anything that has the shape of a command. */
const anyCommand = (random: Random): ContestCommand => {
  const seat = randomSeat(random);
  switch (random(fc.nat, 7)) {
    case 0:
      return {
        type: 'PlaceWagers',
        seat,
        player: pick(random, ['Ada', 'Bob']),
        stakes: randomStakes(random),
        tips: randomStakes(random),
        ...STAMP,
      };
    case 1:
      return close;
    case 2:
      return dealCards(randomCards(random).map((card) => ({ card, to: randomPlace(random) })));
    case 3:
      return {
        type: 'Decide',
        seat,
        decision: {
          kind: 'fold',
          claims: randomWagers(random),
          ...(random(fc.boolean)
            ? {
                tucked: Object.fromEntries(
                  randomWagers(random).map((to) => [to, randomCards(random)]),
                ),
              }
            : {}),
        },
        ...STAMP,
      };
    case 4:
      return {
        type: 'Decide',
        seat,
        decision: {
          kind: pick(random, ['raise', 'bet'] as const),
          cents: randomAmount(random) as ReturnType<typeof cents>,
          ...(random(fc.boolean)
            ? { tipCents: randomAmount(random) as ReturnType<typeof cents> }
            : {}),
        },
        ...STAMP,
      };
    case 5:
      return { type: 'Claim', seat, wagers: randomWagers(random), ...STAMP };
    case 6:
      return {
        type: 'Turn',
        place: randomPlace(random),
        ...(random(fc.boolean) ? { cards: randomCards(random) } : {}),
        ...STAMP,
      };
    default:
      return settleRound();
  }
};

/** What takes a round one step further, as a sensible table would. */
const sensible = (random: Random, scene: Scene, deck: readonly string[]): ContestCommand => {
  const { state, rules } = scene;
  switch (state.phase) {
    case 'betting':
      return random(fc.nat, 2) === 0 ? close : randomLayout(random, rules, randomSeat(random));
    case 'dealing': {
      const places: Place[] = [...state.hands.map(({ seat }) => seat), 'dealer'];
      const each = cardsEach(rules);
      const order =
        state.packets === 'whole-hands'
          ? places.flatMap((to) => Array<Place>(each).fill(to))
          : Array<readonly Place[]>(each).fill(places).flat();
      const lying = state.hands.flatMap(({ cards }) => cards).length + state.dealer.cards.length;
      const unseen = random(fc.nat, 3) === 0;
      return dealCards(
        order
          .slice(lying)
          .map((to, at) => ({ card: unseen ? '??' : (deck[lying + at] ?? '??'), to })),
      );
    }
    case 'deciding': {
      const { seat } = pick(random, state.hands);
      const acts = scene.legal(seat);
      return acts.length === 0 ? close : randomAct(random, scene, seat, pick(random, acts));
    }
    case 'revealing':
    case 'settled': {
      const place = pick<Place>(random, [...state.hands.map(({ seat }) => seat), 'dealer']);
      if (random(fc.boolean)) return settleRound(...awardsFor(scene));
      return random(fc.boolean)
        ? turn(place)
        : turn(place, deck.slice(-cardsEach(rules)).join(' '));
    }
  }
};

const invariants = (before: ContestRound, after: ContestRound): void => {
  expect(PHASES.indexOf(after.phase)).toBeGreaterThanOrEqual(PHASES.indexOf(before.phase));
  const seats = after.hands.map(({ seat }) => seat);
  expect(seats).toEqual([...new Set(seats)].sort((left, right) => left - right));
  if (after.phase === 'betting') return;
  const known = [...after.hands.flatMap(({ cards }) => cards), ...after.dealer.cards].filter(
    isKnown,
  );
  expect(new Set(known).size).toBe(known.length);
  for (const { stakes, tips, decision } of after.hands) {
    expect(stakes.ante).toBeGreaterThan(0);
    for (const amount of [...Object.values(stakes), ...Object.values(tips)]) {
      expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
    }
    const second = stakes.raise ?? stakes.bet;
    expect(second !== undefined).toBe(decision !== null && decision.kind !== 'fold');
    if (second !== undefined) expect(second).toBeLessThanOrEqual(3 * (stakes.ante ?? 0));
  }
  if (after.phase === 'revealing' || after.phase === 'settled') {
    expect(after.hands.every(({ decision }) => decision !== null)).toBe(true);
  }
};

test.prop([fc.gen()], { numRuns: 150, endOnFailure: true })(
  'a storm of commands throws nothing, refuses with reasons, and breaks no round',
  (random) => {
    const rules = randomRules(random);
    const deck = randomDeck(random);
    let scene = Scene.open(rules, pick(random, ['one-card', 'whole-hands']));
    for (let step = 0; step < 40; step += 1) {
      const command = random(fc.boolean) ? sensible(random, scene, deck) : anyCommand(random);
      const decided = scene.when(command);
      if (decided.ok) {
        const next = scene.evolved(decided.value);
        invariants(scene.state, next.state);
        scene = next;
      } else {
        expect(decided.error.code).toMatch(/^[a-z-]+$/);
        expect(decided.error.message.length).toBeGreaterThan(10);
        const { cite } = decided.error;
        expect(CLAUSES.has(cite) || houseWords(cite) !== undefined, cite).toBe(true);
      }
    }
  },
  30_000,
);
