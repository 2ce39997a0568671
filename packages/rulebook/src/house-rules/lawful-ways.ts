import { assertNever } from '@baize/result';
import type { Rulebook } from '../schema/rulebook.js';
import type { SettingDomain, SettingName, SettingRule, SettingValue } from '../schema/settings.js';
import type { HouseRules } from './house-rules.js';

/** One way to run a table: house rules, and what sets them apart from those that were given. */
export interface LawfulWay {
  readonly name: string;
  readonly house: HouseRules;
}

interface Choice {
  readonly label: string;
  readonly put: (house: HouseRules) => HouseRules;
}

/** One thing that a house chooses, with everything it may choose. */
type Factor = readonly Choice[];

/** Which choice was made of each factor; null leaves it as it was given. */
type Chosen = readonly (number | null)[];

/**
 * House rules in which every choice that a document leaves open is made once, and every two of them
 * together once: how cards are dealt, shuffler, decks, and each value of each setting. What is not lawful,
 * alone or together, is left out.
 */
export const lawfulWays = (
  rulebook: Rulebook,
  given: HouseRules,
  isLawful: (house: HouseRules) => boolean,
): readonly LawfulWay[] => {
  const equipment = [dealing(rulebook), shuffler(given), decks(rulebook, given)];
  const factors: readonly Factor[] = [...equipment, ...settings(rulebook)];
  const house = (chosen: Chosen): HouseRules =>
    factors.reduce((built, factor, at) => choiceOf(factor, chosen[at])?.put(built) ?? built, given);
  const lawful = (chosen: Chosen): boolean => isLawful(house(chosen));
  const missing = new Map(
    pairsOf(factors.map((factor) => factor.map((_, at) => at))).map((pair) => [keyOf(pair), pair]),
  );
  const ways: Chosen[] = [];
  for (const [key, pair] of missing) {
    if (!missing.has(key)) continue;
    missing.delete(key);
    const begun = begin(factors, equipment.length, pair, lawful);
    if (begun === null) continue;
    const way = complete(factors, begun, missing, lawful);
    for (const one of pairsIn(way)) missing.delete(keyOf(one));
    ways.push(way);
  }
  return ways.map((chosen) => ({ name: nameOf(factors, chosen), house: house(chosen) }));
};

/** A choice of one factor beside a choice of another. */
type Pair = readonly [one: number, choice: number, other: number, beside: number];

const keyOf = (pair: Pair): string => pair.join('/');

const pairsOf = (choices: readonly (readonly number[])[]): readonly Pair[] =>
  choices.flatMap((mine, one) =>
    mine.flatMap((choice) =>
      choices
        .slice(one + 1)
        .flatMap((theirs, at) => theirs.map((beside): Pair => [one, choice, one + 1 + at, beside])),
    ),
  );

const pairsIn = (chosen: Chosen): readonly Pair[] =>
  pairsOf(chosen.map((choice) => (choice === null ? [] : [choice])));

const choiceOf = (factor: Factor, at: number | null | undefined): Choice | undefined =>
  at === null || at === undefined ? undefined : factor[at];

const withChoice = (chosen: Chosen, factor: number, choice: number | null): Chosen =>
  chosen.map((one, at) => (at === factor ? choice : one));

/** Two choices together, with whatever equipment makes them lawful; null where none does. */
const begin = (
  factors: readonly Factor[],
  equipment: number,
  [one, choice, other, beside]: Pair,
  lawful: (chosen: Chosen) => boolean,
): Chosen | null => {
  const nothing: Chosen = factors.map(() => null);
  const pair = withChoice(withChoice(nothing, one, choice), other, beside);
  let tries: readonly Chosen[] = [pair];
  for (let at = 0; at < equipment; at += 1) {
    if (at === one || at === other) continue;
    const all = [null, ...(factors[at] ?? []).map((_, kind) => kind)];
    tries = tries.flatMap((chosen) => all.map((kind) => withChoice(chosen, at, kind)));
  }
  return tries.find(lawful) ?? null;
};

/** Every factor that is still open takes the lawful choice that meets most others for the first time. */
const complete = (
  factors: readonly Factor[],
  begun: Chosen,
  missing: ReadonlyMap<string, Pair>,
  lawful: (chosen: Chosen) => boolean,
): Chosen => {
  const isNew = (pair: Pair): boolean => missing.has(keyOf(pair));
  return factors.reduce<Chosen>((chosen, factor, at) => {
    if (chosen[at] !== null) return chosen;
    const tries = factor
      .map((_, choice) => withChoice(chosen, at, choice))
      .map((way) => ({ way, news: pairsIn(way).filter(isNew).length }))
      .toSorted((left, right) => right.news - left.news);
    return tries.find(({ way }) => lawful(way))?.way ?? chosen;
  }, begun);
};

const nameOf = (factors: readonly Factor[], chosen: Chosen): string =>
  factors.flatMap((factor, at) => choiceOf(factor, chosen[at])?.label ?? []).join(', ');

const dealing = ({ dealing: { methods } }: Rulebook): Factor =>
  methods.map(({ value: { method } }) => ({
    label: method,
    put: (house) => ({ ...house, equipment: { ...house.equipment, dealing: method } }),
  }));

const shuffler = (given: HouseRules): Factor => {
  const model = { approvedModel: true, licensedMaker: true, ...given.equipment.shuffler };
  const machine = (counts: boolean): Choice => ({
    label: counts ? 'a shuffler that counts' : 'a shuffler that does not count',
    put: (house) => ({
      ...house,
      equipment: { ...house.equipment, shuffler: { model: 'Shuffler', ...model, counts } },
    }),
  });
  const none: Choice = {
    label: 'no shuffler',
    put: (house) => ({ ...house, equipment: { ...house.equipment, shuffler: null } }),
  };
  return [none, machine(true), machine(false)];
};

const COLOURS = ['red', 'blue'];

const decks = ({ decks: { allowed } }: Rulebook, given: HouseRules): Factor => {
  const design = given.equipment.decks[0]?.design ?? 'diamond';
  return allowed.value.map((count) => ({
    label: count === 1 ? 'one deck' : `${count} decks`,
    put: (house) => ({
      ...house,
      equipment: {
        ...house.equipment,
        decks: COLOURS.slice(0, count).map((colour) => ({ colour, design })),
      },
    }),
  }));
};

const settings = (rulebook: Rulebook): readonly Factor[] =>
  (Object.entries(rulebook.settings) as [SettingName, SettingRule][]).map(([name, rule]) =>
    valuesOf(rule).map((value) => ({
      label: `${name} ${Array.isArray(value) ? `[${value.join(' ')}]` : String(value)}`,
      put: (house) => ({ ...house, settings: { ...house.settings, [name]: value } }),
    })),
  );

/** Every value; of amounts and numbers the least, the usual one and the most. */
const valuesOf = ({ domain, default: usual }: SettingRule): readonly SettingValue[] => {
  const all = [...inDomain(domain), ...(usual === null ? [] : [usual])];
  return all.filter(
    (value, at) => all.findIndex((one) => JSON.stringify(one) === JSON.stringify(value)) === at,
  );
};

const inDomain = (domain: SettingDomain): readonly SettingValue[] => {
  switch (domain.kind) {
    case 'one-of':
      return domain.values;
    case 'yes-no':
      return [true, false];
    case 'some-of':
      return [[], ...domain.values.map((value) => [value]), domain.values];
    case 'cents':
    case 'count':
      return domain.max === null ? [domain.min] : [domain.min, domain.max];
    default:
      return assertNever(domain);
  }
};
