import { Agent, request } from 'node:http';
import { onTestFinished } from 'vitest';
import type { Part } from '../attack.js';
import { median, permutationTest } from '../worlds/permutation-test.js';
import { drawOfRound, twinSeeds } from '../worlds/seed-pairs.js';
import { World, type WorldPlan } from '../worlds/world.js';

/** What is asked, and by whom, while cards lie face down. */
const ASKED: readonly (readonly [who: string, method: string, path: string, body: unknown])[] = [
  ['nobody', 'GET', '/api/tables/felt', null],
  ['guest', 'GET', '/api/tables/felt', null],
  ['dealer', 'GET', '/api/tables/felt', null],
  ['nobody', 'GET', '/api/lobby', null],
  ['dealer', 'POST', '/api/tables/felt/orders', { type: 'Turn', place: 'dealer' }],
  ['ben', 'POST', '/api/tables/felt/orders', { type: 'Decide', seat: 1, decision: 'fold' }],
];

/** Houses with the same cards, of each of two decks. */
const HOUSES = 8;
const TIMES = 150;
const PARTINGS = 20_000;
/** A difference is an alarm when chance alone makes one as large less often than this. */
const LEVEL = 0.001;

const agent = new Agent({ keepAlive: true });

const timed = (
  world: World,
  [who, method, path, body]: (typeof ASKED)[number],
  key: string,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const cookie = who === 'nobody' ? null : world.as(who).cookie;
    const headers = {
      ...(cookie === null ? {} : { cookie }),
      ...(body === null ? {} : { 'content-type': 'application/json', 'idempotency-key': key }),
    };
    const began = performance.now();
    const asked = request(`${world.served.base}${path}`, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(performance.now() - began));
    });
    asked.on('error', reject);
    asked.end(body === null ? undefined : JSON.stringify(body));
  });

/** As far as the first decision, with every card of the first hands on the felt. */
const toDecision = async (plan: WorldPlan): Promise<World> => {
  const world = await World.open(plan);
  for (let step = 0; world.phase !== 'deciding' && step < 500; step += 1) await world.step();
  return world;
};

/**
 * Do answers take longer by the cards that are hidden? Many houses of two decks are asked the same in turn,
 * in an order that chance decides, and the median of each house is one value: what is peculiar to one house
 * of a process counts once.
 */
export const timing: Part = {
  name: 'timing',
  quick: false,
  run: async (attack) => {
    onTestFinished(() => agent.destroy());
    const { chance } = attack;
    const seed = `${attack.seed}/timing`;
    const plan: WorldPlan = {
      rulebook: 'md/high-card-flush',
      dealing: 'attended',
      seed,
      instead: new Map(),
    };
    const scout = await World.open(plan);
    while (await scout.step());
    const recipe = await scout.recipe();
    const draw = drawOfRound(recipe, scout.drawn);
    const twins = twinSeeds(recipe, [], chance.fork('twins'), 100_000);
    if (twins === null) throw new Error('no two seeds');
    const groups = chance.shuffled(Array.from({ length: 2 * HOUSES }, (_, at) => at % 2));
    const houses: { readonly group: number; readonly world: World }[] = [];
    for (const group of groups) {
      const instead = new Map([[draw, twins.pair[group] as Uint8Array]]);
      houses.push({ group, world: await toDecision({ ...plan, instead }) });
    }
    let keys = 0;
    for (const asked of ASKED) {
      const [who, method, path, body] = asked;
      const type = body === null ? '' : ` ${(body as { readonly type: string }).type}`;
      const row = attack.row(`times of ${method} ${path}${type} by ${who}`, 'told the cards');
      const took = new Map(houses.map(({ world }) => [world, [] as number[]]));
      for (let time = 0; time < TIMES; time += 1) {
        for (const { world } of chance.shuffled(houses)) {
          keys += 1;
          took.get(world)?.push(await timed(world, asked, `time-${keys}`));
          row.tried();
        }
      }
      const of = (group: number): readonly number[] =>
        houses
          .filter((house) => house.group === group)
          .map(({ world }) => median(took.get(world) ?? []));
      const p = permutationTest(of(0), of(1), chance.fork(`${who} ${path}`), PARTINGS);
      if (p < LEVEL) row.found(`p = ${p}`);
      const apart = Math.abs(median(of(0)) - median(of(1))) * 1000;
      row.note(`p = ${p.toFixed(3)}, medians ${apart.toFixed(0)} µs apart`);
    }
    const all = attack.row('kinds of request whose times were compared', 'an alarm beyond chance');
    all.tried(ASKED.length);
    all.note(
      `false alarms of one run by chance: at most ${(ASKED.length * LEVEL * 100).toFixed(1)} %`,
    );
  },
};
