import type { Rulebook } from '../schema/rulebook.js';
import type { SignItem, SignRule } from '../schema/signage.js';
import { type Saying, type Section, say, sayOf, unsaid } from './fact.js';
import { inWords, sentence, wagerWord } from './words.js';

const PLACES: Readonly<Record<SignRule['place'], string>> = {
  layout: 'on the layout',
  sign: 'on a sign',
  'layout-or-sign': 'on the layout or a sign',
  'player-screen': "on the player's screen",
};

type Kind = SignItem['kind'];
type RuleOf<K extends Kind> = SignRule & { readonly item: Extract<SignItem, { kind: K }> };

const rulesOf = <K extends Kind>({ signage }: Rulebook, kind: K): readonly RuleOf<K>[] =>
  signage.rules.filter((rule): rule is RuleOf<K> => rule.item.kind === kind);

export const signsAndLayout: Section = (rulebook) => [
  areas(rulebook),
  ...dealerAreas(rulebook),
  payTables(rulebook),
  say('Which pay tables may be shown?', 'Only those in use.', rulebook.signage.onlyTablesInUse),
  ...(
    [
      ['operator-name', "Where does the operator's name stand?"],
      ['limits', 'Where do the limits stand?'],
      ['payout-limit', 'Where does the payout limit stand?'],
      ['jackpot-amount', 'Where does the jackpot amount stand?'],
      ['jackpot-wager', 'Where does the jackpot wager stand?'],
      ['chosen-suit', 'Where does the chosen suit stand?'],
    ] as const
  ).flatMap(([kind, question]) => placesOf(rulebook, kind, question)),
  quoted(rulebook, 'inscription', 'Which rules must be written out?'),
  quoted(rulebook, 'notice', 'Which notice is prescribed?'),
  sayOf(
    rulebook,
    'How old must a player be?',
    rulebook.signage.minimumAge,
    (age) => `At least ${age}.`,
  ),
];

const areas = (rulebook: Rulebook): Saying => {
  const question = 'Which areas does the layout mark?';
  const rules = rulesOf(rulebook, 'area');
  const [first, ...others] = rules;
  if (first === undefined) return unsaid(rulebook, question);
  const named = (always: boolean) =>
    rules
      .filter(({ if: condition }) => (condition.when === 'always') === always)
      .map(({ item }) => wagerWord(rulebook, item.wager));
  const offered = named(false);
  const words = [
    inWords(named(true)),
    ...(offered.length === 0 ? [] : [`where offered ${inWords(offered)}`]),
  ];
  return say(question, sentence(words.join('; ')), first, ...others);
};

const dealerAreas = (rulebook: Rulebook): readonly Saying[] => {
  const rules = rulesOf(rulebook, 'dealer-area');
  const [first, ...others] = rules;
  return first === undefined
    ? []
    : [
        say(
          'Which areas has the dealer?',
          sentence(inWords(rules.map(({ item }) => item.label))),
          first,
          ...others,
        ),
      ];
};

/** The tables of one place are told together. */
const payTables = (rulebook: Rulebook): Saying => {
  const question = 'Where do the pay tables stand?';
  const rules = rulesOf(rulebook, 'pay-table');
  const [first, ...others] = rules;
  if (first === undefined) return unsaid(rulebook, question);
  const parts = Object.entries(PLACES).flatMap(([place, words]) => {
    const there = rules.filter((rule) => rule.place === place);
    return there.length === 0
      ? []
      : [`${words}: ${inWords(there.map(({ item }) => wagerWord(rulebook, item.table)))}`];
  });
  return say(question, sentence(parts.join('; ')), first, ...others);
};

const placesOf = (rulebook: Rulebook, kind: Kind, question: string): readonly Saying[] => {
  const rules = rulesOf(rulebook, kind);
  const [first, ...others] = rules;
  if (first === undefined) return [];
  const places = new Set(rules.map(({ place }) => PLACES[place]));
  return [say(question, sentence(inWords([...places])), first, ...others)];
};

const quoted = (rulebook: Rulebook, kind: 'inscription' | 'notice', question: string): Saying => {
  const rules = rulesOf(rulebook, kind);
  const [first, ...others] = rules;
  if (first === undefined) return unsaid(rulebook, question);
  const places = new Set(rules.map(({ place }) => PLACES[place]));
  const texts = new Set(rules.map(({ item }) => `"${item.text}"`));
  return say(
    question,
    sentence(`${inWords([...places])}: ${[...texts].join(' ')}`),
    first,
    ...others,
  );
};
