/**
 * `npm run bench -- odds`: what exact odds cost, each in a process of its own from a cold start, one thread:
 * the time is from the start of the process to the answer, loading included.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { run as simulate } from './simulate.mjs';

const HERE = fileURLToPath(import.meta.url);
const RULEBOOKS = [
  'sd/high-card-flush',
  'md/high-card-flush',
  'oh/high-card-flush',
  'sd/caribbean-stud',
  'wa/ricochet-poker',
];

const rulesOf = async (id) => {
  const { decodeHouseRules, putInForce, rulebookById } = await import('@baize/rulebook');
  const file = new URL(`../../rulebook/examples/${id.replace('/', '-')}.json`, import.meta.url);
  const house = decodeHouseRules(JSON.parse(readFileSync(file, 'utf8')));
  return putInForce(rulebookById(id), house.value).value;
};

/** What is asked, what the answer must be under, and the answer in a few words. */
const QUESTIONS = {
  'High Card Flush, base game, best play': {
    bar: '1.0 s, 300 MB',
    ask: async ({ flushGame, flushFigures }) =>
      flushFigures(flushGame(await rulesOf('md/high-card-flush')), 'optimal').numerator,
  },
  'the same by another qualifier and raises': {
    bar: '1.0 s, 300 MB',
    ask: async ({ flushGame, flushFigures }) => {
      const { lowestFlush } = await import('@baize/cards');
      const game = flushGame(await rulesOf('md/high-card-flush'));
      const changed = {
        ...game,
        qualifier: lowestFlush(3, 11),
        mostRaise: [0, 1, 1, 2, 3, 4, 4, 4],
      };
      return flushFigures(changed, 'optimal').numerator;
    },
  },
  'Caribbean Stud, base game, best play': {
    bar: '3 s',
    ask: async ({ studGame, studFigures }) =>
      studFigures(studGame(await rulesOf('sd/caribbean-stud')), 'optimal').numerator,
  },
  'Ricochet Poker, one player, both kickout tables': {
    bar: '60 s',
    ask: async ({ baseOdds }) =>
      baseOdds(await rulesOf('wa/ricochet-poker'))
        .map(({ figures }) => figures.numerator)
        .join(', '),
  },
  ...Object.fromEntries(
    RULEBOOKS.map((id) => [
      `every side bet and jackpot, ${id}`,
      {
        bar: '2 s',
        ask: async ({ oddsOfWagers }) => {
          const wagers = oddsOfWagers(await rulesOf(id));
          const tables = wagers.reduce((sum, one) => sum + Object.keys(one.tables).length, 0);
          return `${tables} tables`;
        },
      },
    ]),
  ),
};

/** Single hands, after start-up: the mean of many different ones. */
const HANDS = {
  'one hand of High Card Flush': {
    bar: '50 ms',
    ask: async ({ flushGame, flushHandValue }) => {
      const game = flushGame(await rulesOf('md/high-card-flush'));
      return (deck) => flushHandValue(game, deck.slice(0, 7)).best.decision;
    },
  },
  'one hand of Caribbean Stud': {
    bar: '50 ms',
    ask: async ({ studGame, studHandValue }) => {
      const game = studGame(await rulesOf('sd/caribbean-stud'));
      return (deck) => studHandValue(game, deck.slice(0, 5), deck[5]).best.decision;
    },
  },
};

const ANTE_CENTS = 1_000;

/** A player alone against the dealer: of all last seats the one with most draws to count. */
HANDS['the last seat of Ricochet Poker'] = {
  bar: '300 ms',
  ask: async ({ adviseRicochet, ricochetTable }) => {
    const { fiveCardValue } = await import('@baize/cards');
    const table = ricochetTable(await rulesOf('wa/ricochet-poker'), 1);
    return (deck) =>
      adviseRicochet(
        table,
        {
          seat: 1,
          two: deck.slice(0, 2),
          toAct: [],
          showing: { value: fiveCardValue(deck.slice(2, 7)), players: 0 },
          others: deck.slice(2, 7),
          potAntes: 1,
        },
        ANTE_CENTS,
      ).best;
  },
};

/** Seven players, one thread: rounds until the house's win is known to one per cent of an ante. */
const sevenPlayers = async () => {
  const odds = await import('@baize/odds');
  const { run: block } = odds.ricochetSimulation(await rulesOf('wa/ricochet-poker'), {
    seed: 'bench',
    players: 7,
    through: 'fast',
  });
  const start = performance.now();
  let tally = block(0, 1_000);
  let estimate = odds.ricochetEstimate(tally);
  for (let next = 1; estimate.house.plusMinus > 0.01; next += 1) {
    tally = odds.addRicochetTallies(tally, block(next, 1_000));
    estimate = odds.ricochetEstimate(tally);
  }
  const { mean, plusMinus } = estimate.house;
  const percent = (share) => `${(100 * share).toFixed(2)} %`;
  row(
    'Ricochet Poker, seven players, to ±1 % (99 %)',
    `${((performance.now() - start) / 1000).toFixed(0)} s`,
    '5 min',
    `${percent(mean)} ± ${percent(plusMinus)}, ${tally.rounds} rounds`,
  );
};

const answered = async (name) => {
  const odds = await import('@baize/odds');
  const answer = await QUESTIONS[name].ask(odds);
  const ms = performance.now();
  const megabytes = process.resourceUsage().maxRSS / 1024;
  process.stdout.write(JSON.stringify({ answer: String(answer), ms, megabytes }));
};

const row = (what, took, bar, answer) =>
  console.log(`${what.padEnd(50)} ${took.padStart(18)}   bar ${bar.padEnd(13)} ${answer}`);

const cold = (name) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [HERE, '--question', name], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name}: ${stderr}`);
  const { answer, ms, megabytes } = JSON.parse(stdout);
  row(
    name,
    `${(ms / 1000).toFixed(2)} s, ${Math.round(megabytes)} MB`,
    QUESTIONS[name].bar,
    answer,
  );
};

const MANY = 200;

const single = async (name) => {
  const { FULL_DECK } = await import('@baize/cards');
  const ask = await HANDS[name].ask(await import('@baize/odds'));
  let state = 20_261_116;
  const below = (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const deck = [...FULL_DECK];
  const times = [];
  for (let hand = 0; hand < MANY; hand += 1) {
    for (let place = 0; place < 7; place += 1) {
      const other = place + below(deck.length - place);
      [deck[place], deck[other]] = [deck[other], deck[place]];
    }
    const start = performance.now();
    ask(deck);
    times.push(performance.now() - start);
  }
  const mean = times.slice(1).reduce((sum, ms) => sum + ms, 0) / (MANY - 1);
  const took = `${mean.toFixed(2)} ms`;
  row(name, took, HANDS[name].bar, `the first ${times[0]?.toFixed(1)} ms, ${MANY} hands`);
};

export const run = async () => {
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `${cpus()[0]?.model ?? 'a processor'}, ${availableParallelism()} cores, load ${load}`,
  );
  for (const name of Object.keys(QUESTIONS)) cold(name);
  for (const name of Object.keys(HANDS)) await single(name);
  await sevenPlayers();
  console.log('\nsimulated rounds');
  simulate();
};

if (process.argv[1] === HERE) await answered(process.argv[3]);
