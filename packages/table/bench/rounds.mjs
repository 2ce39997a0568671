/** `npm run bench -- rounds`: full six-seat High Card Flush rounds with every side bet, one thread. */
import { readFileSync } from 'node:fs';
import { FULL_DECK, formatCard } from '@baize/cards';
import { dealOrder, entitlementsOf, GAMES, HIGH_CARD_FLUSH } from '@baize/games';
import { awardInOrder } from '@baize/jackpot';
import { microsOfCents } from '@baize/money';
import { decodeHouseRules, putInForce, rulebookById } from '@baize/rulebook';

const SEATS = [1, 2, 3, 4, 5, 6];
const ROUNDS = 40_000;
const STAMP = { at: '2026-01-01T00:00:00Z', by: 'bench' };

/** A small generator, so that every run deals the same cards: not for anything but measuring. */
const generator = (seed) => {
  let state = seed >>> 0;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
};

const shuffle = (random) => {
  const deck = [...FULL_DECK];
  for (let place = deck.length - 1; place > 0; place -= 1) {
    const other = random(place + 1);
    [deck[place], deck[other]] = [deck[other], deck[place]];
  }
  return deck;
};

const rulesOf = () => {
  const file = new URL('../../rulebook/examples/md-high-card-flush.json', import.meta.url);
  const decoded = decodeHouseRules(JSON.parse(readFileSync(file, 'utf8')));
  const rules = putInForce(rulebookById('md/high-card-flush'), decoded.value);
  return rules.value;
};

const awardsOf = (rules, state) => {
  const { entitlements } = entitlementsOf(HIGH_CARD_FLUSH, rules, state);
  const shares = entitlements.flatMap(({ seat, due }) =>
    due.from === 'meter' ? [{ seat, jackpot: due.jackpot, percent: due.percent }] : [],
  );
  const fund = { meterMicros: microsOfCents(4_512_345), reserveMicros: 0 };
  return awardInOrder(rules.jackpots, { progressive: fund }, shares, 'sequential').awards;
};

const game = GAMES['high-card-flush'];

const play = (rules, random, number) => {
  let state = game.open(`bench/${number}`, 'sha256:bench', 'one-card');
  let events = 0;
  const step = (command) => {
    command.at = STAMP.at;
    command.by = STAMP.by;
    const decided = game.decide(rules, state, command);
    if (!decided.ok) throw new Error(`${command.type}: ${decided.error.message}`);
    for (const event of decided.value) {
      state = game.evolve(rules, state, event);
      events += 1;
    }
  };
  for (const seat of SEATS) {
    step({
      type: 'PlaceWagers',
      seat,
      player: `player ${seat}`,
      stakes: { ante: 1_000, flush: 500, 'straight-flush': 500, progressive: 100 },
    });
  }
  step({ type: 'CloseBetting' });
  const deck = shuffle(random);
  const order = dealOrder({ seats: SEATS, toSeat: 7, toDealer: 7, packets: 'one-card' });
  step({ type: 'Deal', cards: order.map((to, place) => ({ card: formatCard(deck[place]), to })) });
  for (const seat of SEATS) {
    const raise = game.legal(rules, state, seat).find(({ act }) => act === 'raise');
    const folds = random(4) === 0;
    step({
      type: 'Decide',
      seat,
      decision: folds ? { kind: 'fold', claims: [] } : { kind: 'raise', cents: raise.mostCents },
    });
  }
  step({ type: 'Turn', place: 'dealer' });
  step({ type: 'Settle', awards: awardsOf(rules, state) });
  return { events, lines: state.lines.length };
};

const heapMegabytes = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};

export const run = () => {
  const rules = rulesOf();
  const random = generator(20_260_101);
  for (let number = 0; number < 3_000; number += 1) play(rules, random, number);
  const before = heapMegabytes();
  const started = performance.now();
  let events = 0;
  let lines = 0;
  for (let number = 0; number < ROUNDS; number += 1) {
    const played = play(rules, random, number);
    events += played.events;
    lines += played.lines;
  }
  const seconds = (performance.now() - started) / 1000;
  const after = heapMegabytes();
  console.log(
    [
      `${ROUNDS.toLocaleString('en-US')} rounds of six seats in ${seconds.toFixed(2)} s`,
      `${Math.round(ROUNDS / seconds).toLocaleString('en-US')} rounds a second (bar: 10,000)`,
      `${(events / ROUNDS).toFixed(1)} events and ${(lines / ROUNDS).toFixed(1)} lines a round`,
      `heap ${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after${globalThis.gc === undefined ? ' (node --expose-gc tells it exactly)' : ''}`,
    ].join('\n'),
  );
};
