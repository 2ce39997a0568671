import { type Cents, cents, formatCents } from '@baize/money';
import {
  type Fact,
  factsOf,
  type HouseRules,
  IRREGULARITIES,
  isByPolicy,
  type JackpotInForce,
  type RulesInForce,
  type SettingDomain,
  type SettingName,
  type SettingRule,
  type SettingValue,
  settingInForce,
  type Topic,
  tableFamilies,
  wagersOf,
} from '@baize/rulebook';

export interface ElectedGroup {
  readonly title: string;
  readonly lines: readonly ElectedLine[];
}

export interface ElectedLine {
  readonly what: string;
  readonly value: string;
  readonly cites: readonly string[];
}

/** The house's elections, and the rules of play that the odds rest on. */
export const electedGroups = (rules: RulesInForce, house: HouseRules): readonly ElectedGroup[] =>
  [
    { title: 'Table and limits', lines: [positions(rules, house), ...limits(rules, house)] },
    { title: 'Pay tables', lines: payTables(rules) },
    { title: 'Kickout hands', lines: kickoutHands(rules) },
    { title: 'Jackpots', lines: rules.jackpots.flatMap((one) => jackpotLines(one, house)) },
    { title: 'Settings', lines: settings(rules) },
    { title: 'Irregularities by the policy of the house', lines: policy(rules, house) },
    ...RULES_OF_PLAY.map((title) => ({ title, lines: factLines(rules, title) })),
  ].filter(({ lines }) => lines.length > 0);

/** Topics that change figures; shuffling or signs do not. */
const RULES_OF_PLAY: readonly Topic[] = ['Decisions', 'Settlement', 'Payout limits'];

const positions = ({ rulebook }: RulesInForce, house: HouseRules): ElectedLine => ({
  what: 'Positions',
  value: String(house.positions),
  cites: [rulebook.seats.max.cite],
});

const limits = ({ rulebook }: RulesInForce, house: HouseRules): readonly ElectedLine[] =>
  wagersOf(rulebook).flatMap(([id, { name, stake }]) => {
    const limit = house.limits[id];
    if (limit === undefined) return [];
    const { min, max, step } = limit;
    const steps = step === undefined ? '' : `, in steps of ${dollars(step)}`;
    const value = min === max ? `${dollars(min)} exactly` : `${dollars(min)} to ${dollars(max)}`;
    return [{ what: name, value: `${value}${steps}`, cites: [stake.cite] }];
  });

const dollars = (amount: number): string => formatCents(cents(amount));

const payTables = ({ rulebook, tables, kickout }: RulesInForce): readonly ElectedLine[] =>
  tableFamilies(rulebook).flatMap(({ key, name }) => {
    const table = key === 'kickout' ? kickout : tables[key];
    return table === null || table === undefined
      ? []
      : [{ what: name, value: `Table ${table.id}`, cites: [table.cite] }];
  });

const kickoutHands = ({ kickout }: RulesInForce): readonly ElectedLine[] =>
  kickout === null
    ? []
    : kickout.rows.map(({ hands, label }) => ({
        what: hands === 1 ? '1 hand dealt' : `${hands} hands dealt`,
        value: `${label} or better folds the dealer`,
        cites: [kickout.cite],
      }));

const SUITS = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' } as const;

const jackpotLines = (jackpot: JackpotInForce, house: HouseRules): readonly ElectedLine[] => {
  const { name, type, table, wagerCents, seedCents, reserveCents, suit } = jackpot;
  const initial = house.jackpots?.[jackpot.id]?.initial;
  const say = (what: string, value: string): ElectedLine => ({
    what: `${name}: ${what}`,
    value,
    cites: [table.cite],
  });
  const suitLine = suit === null ? [] : [say('chosen suit', SUITS[suit])];
  if (type === 'house') {
    return [
      say('kind and wager', `house jackpot, ${dollars(wagerCents)}`),
      say('posted prize', dollars(seedCents)),
      ...suitLine,
    ];
  }
  return [
    say('kind and wager', `progressive, ${dollars(wagerCents)}`),
    say('seed', dollars(seedCents)),
    ...(initial === undefined ? [] : [say('first amount', dollars(initial))]),
    say('reserve at the start', dollars(reserveCents)),
    say('to the meter', ofWager(jackpot.rateBasisPoints, wagerCents)),
    say('to the reserve', ofWager(jackpot.reserveRateBasisPoints, wagerCents)),
    ...suitLine,
  ];
};

const ofWager = (basisPoints: number, wagerCents: Cents): string =>
  `${basisPoints / 100} % of every ${dollars(wagerCents)} wager`;

const settings = ({ rulebook, elections }: RulesInForce): readonly ElectedLine[] =>
  (Object.entries(rulebook.settings) as [SettingName, SettingRule][]).flatMap(([name, rule]) => {
    const value = settingInForce(rulebook, elections, name);
    if (value === undefined) return [];
    const by = elections.settings?.[name] === undefined ? 'as the rulebook has it' : 'elected';
    return [
      {
        what: rule.words,
        value: `${name}: ${settingText(rule.domain, value)} (${by})`,
        cites: citesOf([rule.cite], rule.reading),
      },
    ];
  });

const settingText = ({ kind }: SettingDomain, value: SettingValue): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return kind === 'cents' ? dollars(value) : String(value);
  return typeof value === 'string' ? value : value.join(', ');
};

const citesOf = (
  cites: readonly string[],
  ...readings: readonly (string | undefined)[]
): readonly string[] => [
  ...new Set([...cites, ...readings.filter((one): one is string => one !== undefined)]),
];

const policy = ({ rulebook }: RulesInForce, house: HouseRules): readonly ElectedLine[] => {
  const lines = IRREGULARITIES.filter((kind) => isByPolicy(house, kind)).map((kind) => {
    const { value, cite } = rulebook.irregularities[kind];
    return { what: kind.replaceAll('-', ' '), value: value.words, cites: [cite] };
  });
  const [first] = lines;
  const reference = house.irregularityPolicy?.reference;
  return first === undefined || reference === undefined
    ? lines
    : [{ what: 'policy', value: reference, cites: first.cites }, ...lines];
};

const factLines = ({ rulebook }: RulesInForce, topic: Topic): readonly ElectedLine[] =>
  factsOf(rulebook)
    .filter((fact) => fact.topic === topic && fact.notStated !== true)
    .map((fact: Fact) => ({
      what: fact.question,
      value: fact.answer,
      cites: citesOf(fact.cites, ...fact.readings),
    }));
