import { FULL_DECK, formatCard } from '@baize/cards';
import { type RulesInForce, type WagerId, wagersOf } from '@baize/rulebook';
import { fc } from '@fast-check/vitest';
import type { ContestCommand, LegalAct, Packets } from '../../src/index.js';
import {
  award,
  bet,
  claim,
  close,
  deal,
  fold,
  type Hands,
  place,
  raise,
  settleRound,
  turn,
} from './commands.js';
import { CONTEST_BOOKS, rulesOf } from './rules.js';
import { Scene } from './scene.js';

/** fast-check's generator of values inside a property. */
export type Random = fc.GeneratorValue;

export const pick = <T>(random: Random, values: readonly T[]): T =>
  values[random(fc.nat, values.length - 1)] as T;

const yes = (random: Random): boolean => random(fc.boolean);

/** Any document, any of its tables, with or without posted limits. */
export const randomRules = (random: Random): RulesInForce => {
  const book = pick(random, CONTEST_BOOKS);
  const tables = wagersOf(rulesOf(book).rulebook)
    .filter(([, rule]) => Object.keys(rule.paytables).length > 0)
    .map(([wager, rule]) => [wager, pick(random, Object.keys(rule.paytables))] as const);
  const limits = {
    ante: { min: 500, max: 3000, step: 500 },
    flush: { min: 100, max: 2500, step: 100 },
    'straight-flush': { min: 100, max: 2500, step: 100 },
  };
  return rulesOf(book, {
    paytables: Object.fromEntries(tables),
    ...(yes(random) ? { positions: book === 'sd/caribbean-stud' ? 7 : 6, limits } : {}),
    ...(book === 'md/high-card-flush' ? { settings: { maxAdjacentBoxes: 6 } } : {}),
  });
};

const BY_SUIT = [...FULL_DECK]
  .map(formatCard)
  .sort((left, right) => left.charAt(1).localeCompare(right.charAt(1)));

/** Shuffled, or by suit with a few cards out of place, so that long flushes and runs come up. */
export const randomDeck = (random: Random): readonly string[] => {
  const all = { minLength: 52, maxLength: 52 };
  if (yes(random)) return random(fc.shuffledSubarray<string>, BY_SUIT, all);
  const cut = random(fc.nat, 51);
  const deck = [...BY_SUIT.slice(cut), ...BY_SUIT.slice(0, cut)];
  const swaps = random(fc.array<[number, number]>, fc.tuple(fc.nat(51), fc.nat(51)), {
    maxLength: 8,
  });
  for (const [left, right] of swaps) {
    [deck[left], deck[right]] = [deck[right] ?? '', deck[left] ?? ''];
  }
  return deck;
};

export const cardsEach = ({ rulebook }: RulesInForce): number =>
  rulebook.game === 'caribbean-stud' ? 5 : 7;

/** Hands off the top of the deck for these seats and the dealer. */
export const handsFrom = (
  rules: RulesInForce,
  deck: readonly string[],
  seats: readonly number[],
): Hands => {
  const each = cardsEach(rules);
  const hand = (place: number) => deck.slice(place * each, (place + 1) * each).join(' ');
  return {
    ...Object.fromEntries(seats.map((seat, at) => [seat, hand(at)])),
    dealer: hand(seats.length),
  };
};

export const randomSeats = (random: Random, { rulebook }: RulesInForce): readonly number[] =>
  random(fc.uniqueArray<number, number>, fc.integer({ min: 1, max: rulebook.seats.max.value }), {
    minLength: 1,
    maxLength: rulebook.seats.max.value,
  }).sort((left, right) => left - right);

/** A layout that is in order: an ante, and some of what the table offers; tips where there are any. */
export const randomLayout = (random: Random, rules: RulesInForce, seat: number): ContestCommand => {
  const stakes: Partial<Record<WagerId, number>> = {
    ante: 500 * random(fc.integer, { min: 1, max: 6 }),
  };
  const tips: Partial<Record<WagerId, number>> = {};
  for (const wager of ['flush', 'straight-flush', 'progressive'] as const) {
    if (rules.tables[wager] === undefined || !yes(random)) continue;
    stakes[wager] =
      wager === 'progressive'
        ? (rules.jackpots[0]?.wagerCents ?? 100)
        : 100 * random(fc.integer, { min: 1, max: 25 });
  }
  for (const wager of rules.settings.tipsAllowedOn) {
    const own = stakes[wager];
    if (own !== undefined && yes(random)) tips[wager] = random(fc.integer, { min: 1, max: own });
  }
  const most = rules.settings.maxBetLimitCents;
  if (most !== null) stakes.ante = Math.min(stakes.ante ?? 500, 3000);
  if (tips.ante !== undefined) tips.ante = Math.min(tips.ante, stakes.ante ?? 0);
  return place(seat, stakes, { tips });
};

/** A command that `legal` says a seat may give now. */
export const randomAct = (
  random: Random,
  scene: Scene,
  seat: number,
  act: LegalAct,
): ContestCommand => {
  switch (act.act) {
    case 'fold': {
      const open = act.bonuses.filter(({ rule }) => rule !== 'forfeited');
      return fold(seat, { claims: open.filter(() => yes(random)).map(({ wager }) => wager) });
    }
    case 'raise':
    case 'bet': {
      const steps = Math.floor((act.mostCents - act.leastCents) / act.stepCents);
      const amount = act.leastCents + act.stepCents * random(fc.nat, steps);
      const hand = scene.handAt(seat);
      const tipAnte = hand.tips.ante ?? 0;
      const mostTip = Math.floor((tipAnte * amount) / (hand.stakes.ante ?? 1));
      const mayTip = scene.rules.settings.tipsAllowedOn.includes(act.act) && mostTip > 0;
      const tip = mayTip && yes(random) ? random(fc.integer, { min: 1, max: mostTip }) : undefined;
      return act.act === 'raise' ? raise(seat, amount, tip) : bet(seat, amount, tip);
    }
    case 'claim':
      return claim(seat, ...act.wagers);
    case 'place-wagers':
      return randomLayout(random, scene.rules, seat);
  }
};

/** Everybody decides, as far as `legal` lets them, and some claim afterwards. */
const decideAll = (random: Random, from: Scene): Scene => {
  let scene = from;
  while (scene.state.phase === 'deciding') {
    const ready = scene.state.hands
      .map(({ seat }) => ({ seat, acts: scene.legal(seat) }))
      .filter(({ acts }) => acts.some(({ act }) => act !== 'claim'));
    const { seat, acts } = pick(random, ready);
    scene = scene.after(randomAct(random, scene, seat, pick(random, acts)));
  }
  for (const { seat } of scene.state.hands) {
    const [act] = scene.legal(seat);
    if (act !== undefined && yes(random)) scene = scene.after(randomAct(random, scene, seat, act));
  }
  return scene;
};

export interface Unseen {
  readonly hands: Hands;
  /** Places whose cards nobody sees before they are turned. */
  readonly unseen: ReadonlySet<number | 'dealer'>;
}

/** The last card of a Caribbean Stud dealer lies face up. */
const hide = ({ rulebook }: RulesInForce, { hands, unseen }: Unseen): Hands =>
  Object.fromEntries(
    Object.entries(hands).map(([to, cards]) => {
      if (!unseen.has(to === 'dealer' ? to : Number(to))) return [to, cards];
      const up = to === 'dealer' && rulebook.game === 'caribbean-stud';
      return [to, cards.replaceAll(up ? /\S+(?= )/g : /\S+/g, '??')];
    }),
  ) as Hands;

export const openDealt = (
  random: Random,
  rules: RulesInForce,
): { readonly scene: Scene; readonly felt: Unseen } => {
  const packets: Packets = pick(random, ['one-card', 'whole-hands']);
  const seats = randomSeats(random, rules);
  const hands = handsFrom(rules, randomDeck(random), seats);
  const unseen = new Set([...seats, 'dealer' as const].filter(() => random(fc.nat, 5) === 0));
  const felt = { hands, unseen };
  const layouts = seats.map((seat) => randomLayout(random, rules, seat));
  const scene = Scene.open(rules, packets).after(
    ...layouts,
    close,
    deal(hide(rules, felt), packets),
  );
  return { scene, felt };
};

/** Every amount that a meter might give, for whoever needs one. */
export const awardsFor = (scene: Scene) =>
  scene.state.hands.map(({ seat }) => award(seat, 100_000 + seat));

/** Turns what is needed, and settles. */
const finish = (from: Scene, { hands, unseen }: Unseen): Scene => {
  const turned = from.after(turn('dealer', hands.dealer));
  const all = from.state.hands
    .map(({ seat }) => seat)
    .filter((seat) => unseen.has(seat))
    .map((seat) => turn(seat, hands[seat]));
  return turned.after(...all, settleRound(...awardsFor(from)));
};

/** A whole round, from the first wager to the last line. */
export const randomRound = (random: Random, rules = randomRules(random)): Scene => {
  const { scene, felt } = openDealt(random, rules);
  return finish(decideAll(random, scene), felt);
};
