import { RULEBOOK_IDS, type RulebookId } from '@baize/rulebook';
import type { Attack, Part, RowNotes } from '../attack.js';
import { drawOfRound, twinSeeds } from '../worlds/seed-pairs.js';
import { lookAround, type Moment } from '../worlds/watch.js';
import { World, type WorldPlan } from '../worlds/world.js';

const OUTSIDE = [
  'nobody',
  'guest',
  'dealer',
  'floorperson',
  'pit-manager',
  'surveillance',
  'auditor',
  'operator',
];
const EVERYBODY = [...OUTSIDE, 'ann', 'ben'];

/** A world as it was seen from the first moment until the first card was shown. */
interface History {
  readonly moments: readonly Moment[];
  readonly phases: readonly string[];
  /** Every message of every viewer, as the house sent it. */
  readonly messages: ReadonlyMap<string, readonly string[]>;
  readonly world: World;
}

interface Watching {
  /** Who looks while cards are out. */
  readonly viewers: readonly string[];
  readonly every: boolean;
}

const MOST_STEPS = 2_000;

/** Plays one round and looks around at every change of phase, or at every step. */
const live = async (plan: WorldPlan, { viewers, every }: Watching): Promise<History> => {
  const world = await World.open(plan);
  const messages = new Map<string, string[]>(EVERYBODY.map((name) => [name, []]));
  for (const name of EVERYBODY) {
    const person = name === 'nobody' ? null : world.as(name).person;
    world.over.house.follow(world.slug, person, null, (version, json) => {
      if (world.isHidden) messages.get(name)?.push(`${version} ${json}`);
    });
  }
  await world.over.house.atRest();
  const moments: Moment[] = [];
  const phases: string[] = [];
  let before = '';
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const goesOn = await world.step();
    if (!goesOn || !world.isHidden) break;
    const now = every ? world.standing : (world.phase ?? '');
    if (now === before) continue;
    before = now;
    const isDealt = world.phase !== null && world.phase !== 'betting';
    moments.push(await lookAround(world, isDealt ? viewers : EVERYBODY, `${step}`));
    phases.push(world.phase ?? 'none');
  }
  const mask = await world.masked();
  const masked = [...messages].map(([name, all]) => [name, all.map(mask)] as const);
  return { moments, phases, messages: new Map(masked), world };
};

const firstDifference = (one: string, other: string): string => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `"${one.slice(Math.max(0, at - 60), at + 60)}" and "${other.slice(at, at + 60)}"`;
};

const compareAnswers = (row: RowNotes, where: string, one: History, other: History): void => {
  row.check(
    one.phases.join() === other.phases.join()
      ? null
      : `${where}: the steps are ${one.phases.join()} and ${other.phases.join()}`,
  );
  for (const [at, moment] of one.moments.entries()) {
    for (const [what, text] of moment) {
      const twin = other.moments[at]?.get(what) ?? 'nothing';
      const told = `${where}, ${one.phases[at]}: ${what}: ${firstDifference(text, twin)}`;
      row.check(twin === text ? null : told);
    }
  }
};

const compareMessages = (
  row: RowNotes,
  where: string,
  viewers: readonly string[],
  one: History,
  other: History,
): void => {
  for (const viewer of viewers) {
    const [here, there] = [one.messages.get(viewer) ?? [], other.messages.get(viewer) ?? []];
    row.check(
      here.length === there.length
        ? null
        : `${where}: ${viewer} was sent ${here.length} and ${there.length} messages`,
    );
    for (const [at, text] of here.entries()) {
      const twin = there[at] ?? 'nothing';
      row.check(twin === text ? null : `${where}: ${viewer}: ${firstDifference(text, twin)}`);
    }
  }
};

const MOST_SEEDS = 6_000_000;

interface Case {
  readonly rulebook: RulebookId;
  readonly dealing: WorldPlan['dealing'];
  /** The player whose own cards are the same in both worlds; none looks at their own hand else. */
  readonly own: 'ann' | null;
}

/** Cards that everybody sees as soon as they are dealt, by their place in the deck. */
const openPlaces = async (world: World, seen: string): Promise<readonly number[]> =>
  (await world.dealt()).flatMap((card, at) => (seen.includes(`"${card}"`) ? [at] : []));

const runCase = async (
  attack: Attack,
  { rulebook, dealing, own }: Case,
  seed: string,
): Promise<void> => {
  const viewers = own === null ? OUTSIDE : [...OUTSIDE, own];
  const plan = { rulebook, dealing, seed, instead: new Map<number, Uint8Array>() };
  const watching = { viewers, every: attack.long };
  const scout = await live(plan, { viewers: ['nobody'], every: false });
  const recipe = await scout.world.recipe();
  const draw = drawOfRound(recipe, scout.world.drawn);
  const shown = scout.moments.at(-1)?.get(`nobody GET /api/tables/felt`) ?? '';
  const places = [...(await openPlaces(scout.world, shown.replaceAll('\\"', '"')))];
  if (own !== null) {
    const dealt = await scout.world.dealtTo();
    places.push(...dealt.flatMap((to, at) => (to === 1 ? [at] : [])));
  }
  const twins = twinSeeds(recipe, places, attack.chance.fork(seed), MOST_SEEDS);
  if (draw < 0 || twins === null) throw new Error(`no two seeds for ${rulebook}`);
  const [one, other] = [
    await live({ ...plan, instead: new Map([[draw, twins.pair[0]]]) }, watching),
    await live({ ...plan, instead: new Map([[draw, twins.pair[1]]]) }, watching),
  ];
  const where = `${rulebook}, ${dealing}`;
  const whose = own === null ? '' : ', the own hand of a player the same';
  const answers = attack.row(`answers at ${dealing} tables${whose}`, 'leaked');
  const messages = attack.row(`messages at ${dealing} tables${whose}`, 'leaked');
  compareAnswers(answers, where, one, other);
  compareMessages(messages, where, viewers, one, other);
  const [left, right] = [await one.world.dealt(), await other.world.dealt()];
  const same = left.filter((card, at) => card === right[at]).length;
  const differ = attack.row('pairs of worlds whose hidden cards differ', 'the same');
  differ.check(left.length > 0 && same < left.length ? null : `${where}: the cards are the same`);
};

const CASES: readonly Case[] = RULEBOOK_IDS.flatMap((rulebook) =>
  (['automatic', 'attended'] as const).map((dealing) => ({ rulebook, dealing, own: null })),
);

const QUICK: readonly Case[] = [
  { rulebook: 'sd/caribbean-stud', dealing: 'automatic', own: null },
  { rulebook: 'md/high-card-flush', dealing: 'attended', own: null },
];

const OWN: readonly Case[] = [
  { rulebook: 'sd/caribbean-stud', dealing: 'automatic', own: 'ann' },
  { rulebook: 'sd/caribbean-stud', dealing: 'attended', own: 'ann' },
];

export const worlds: Part = {
  name: 'worlds',
  quick: true,
  run: async (attack) => {
    const cases = attack.long ? [...CASES, ...CASES, ...OWN] : QUICK;
    for (const [at, one] of cases.entries())
      await runCase(attack, one, `${attack.seed}/worlds/${at}`);
  },
};
