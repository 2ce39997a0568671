import type { JackpotRules, JackpotType, MultiHit } from '../schema/jackpots.js';
import type { Rulebook } from '../schema/rulebook.js';
import { NOT_STATED, type Saying, type Section, say, sayAll, sayOf, unsaid } from './fact.js';
import { jackpotTables } from './pay-tables.js';
import { countWord, inWords, sentence } from './words.js';

const TYPES: Readonly<Record<JackpotType, string>> = {
  progressive: 'progressive',
  house: 'House',
};

const HITS: Readonly<Record<MultiHit, string>> = {
  sequential: 'one after the other',
  split: 'split between them',
  sameBasis: 'all on the amount shown at the lock',
};

const GATES: Readonly<Record<JackpotRules['gates'][number]['value'], string>> = {
  'hand-wins': 'the hand wins',
  'light-lit': "the seat's light is lit",
  keyed: 'the dealer keys it',
  'floorperson-validates': 'a floorperson validates it',
  pay: 'it is paid',
};

const VALIDATION = {
  'every-award': 'Every award.',
  'percent-awards-and-from-house-amount':
    'Every share of the meter, and fixed prizes from an amount that the house sets.',
} as const;

const KINDS = 'Which kinds of jackpot are there?';

export const jackpots: Section = (rulebook) => {
  const rules = rulebook.jackpots;
  return rules === null
    ? [unsaid(rulebook, KINDS, 'None.')]
    : [
        ...jackpotTables(rulebook),
        ...atTheTable(rulebook, rules),
        ...theMeter(rulebook, rules),
        ...anAward(rulebook, rules),
      ];
};

const atTheTable = (rulebook: Rulebook, rules: JackpotRules): readonly Saying[] => [
  say(
    KINDS,
    sentence(
      inWords(
        rules.types.value.map((type) => TYPES[type]),
        'or',
      ),
    ),
    rules.types,
  ),
  say(
    'How many jackpots may a table have?',
    sentence(countWord(rules.maxPerTable.value)),
    rules.maxPerTable,
  ),
  ...optional('May one table mix the kinds?', 'No, one kind only.', rules.oneTypePerTable),
  ...optional('How many options has a sensor?', 'One.', rules.oneOptionPerSensor),
  ...optional('May the kinds be linked?', 'Never.', rules.typesNeverLinked),
  say(
    'Which tables may share a meter?',
    'Tables of the same game, pay table and wager.',
    rules.linking,
  ),
  say('How does a seat see its wager accepted?', 'By a light of its own.', rules.lights),
  sayOf(
    rulebook,
    'What ends the round for the jackpot system?',
    rules.endOfRoundReset,
    () => 'A key that resets it, on record; no round starts before.',
  ),
  ...frozen(rules),
];

const frozen = ({ frozenWhileRunning = [] }: JackpotRules): readonly Saying[] => {
  const [first, ...others] = frozenWhileRunning;
  if (first === undefined) return [];
  const parts = new Set(
    frozenWhileRunning.map(({ value }) =>
      value === 'suit' ? 'the chosen suit' : 'the elected pay table',
    ),
  );
  return [
    say(
      'What may not change while a jackpot runs?',
      sentence(inWords([...parts])),
      first,
      ...others,
    ),
  ];
};

const theMeter = (rulebook: Rulebook, rules: JackpotRules): readonly Saying[] => [
  ...optional(
    'How does a progressive meter move?',
    'It rises with every wager.',
    rules.display?.progressive,
  ),
  ...optional(
    'How does a house jackpot move?',
    'It stays until the house changes it.',
    rules.display?.house,
  ),
  say(
    'What must the house set for a jackpot?',
    'The rate of progression and the seed.',
    rules.rateRequired,
    rules.seedRequired,
  ),
  seedGrows(rules),
  ...optional('What do the jackpots run on?', systemWords(rules), rules.system),
  say(
    'What does the meter restart from?',
    'The seed, and whatever the reserve holds.',
    rules.resetTo,
  ),
  sayOf(
    rulebook,
    'Whose money is on the meter?',
    rules.funds,
    () => "The players': it is held for them and never becomes revenue.",
  ),
];

const systemWords = ({ system }: JackpotRules): string =>
  system === undefined
    ? NOT_STATED
    : `${system.value.make}, Series ${system.value.fromSeries} or higher, with displays that are on no network.`;

const seedGrows = ({ seedScalesWithWager: leaf }: JackpotRules): Saying => {
  const question = 'Does the seed grow with the wager?';
  if (leaf.value === 'not-stated') return { ...say(question, NOT_STATED, leaf), notStated: true };
  return say(question, leaf.value === 'required' ? 'Yes, it must.' : 'It should.', leaf);
};

const anAward = (rulebook: Rulebook, rules: JackpotRules): readonly Saying[] => [
  say('Where does a share of the meter come from?', 'From the meter.', rules.percentFrom),
  say('Where does a fixed prize come from?', 'From the tray.', rules.fixedFrom),
  say(
    'Do fixed prizes grow with the wager?',
    rules.fixedDollars.value === 'as-printed' ? 'No, as printed.' : 'Yes, for each dollar wagered.',
    rules.fixedDollars,
  ),
  say('Does the jackpot stake come back?', 'No.', rules.stakeReturned),
  say('What if several hands hit the meter in one round?', hitWords(rules), rules.multiHit),
  say(
    'In which order are awards made?',
    "From the dealer's far right, counterclockwise.",
    rules.awardOrder,
  ),
  say(
    'Which amount is a share taken of?',
    "What the meter shows at the player's turn.",
    rules.awardAmount,
  ),
  say('How is a share rounded?', 'Down to the cent; the rest stays on the meter.', rules.rounding),
  say('Which awards wait for a floorperson?', VALIDATION[rules.validation.value], rules.validation),
  say('When is a supervisor called?', 'For every winner.', rules.supervisorCalled),
  sayAll(rulebook, 'What must an award go through?', rules.gates, (gates) =>
    sentence(gates.map((gate) => GATES[gate]).join(', then ')),
  ),
];

const hitWords = ({ multiHit }: JackpotRules): string => {
  const ways = multiHit.value.map((way) => HITS[way]);
  return ways.length === 1
    ? sentence(`they are paid ${inWords(ways)}`)
    : sentence(`the house chooses: ${inWords(ways, 'or')}`);
};

const optional = (
  question: string,
  answer: string,
  leaf: Parameters<typeof say>[2] | null | undefined,
): readonly Saying[] => (leaf === null || leaf === undefined ? [] : [say(question, answer, leaf)]);

export const endingAJackpot: Section = (rulebook) => {
  const { jackpots: rules } = rulebook;
  if (rules === null)
    return [unsaid(rulebook, 'When may a progressive be ended?', 'There is none.')];
  const { progressive, reduceCriteria, transferToGame, transferToLicensee, house } =
    rules.discontinue;
  return [
    say(
      'When may a progressive be ended?',
      'After its highest award was won, or by permission.',
      progressive,
    ),
    say('May winning be made easier?', 'By permission.', reduceCriteria),
    say("May the amount pass to another game's jackpot?", 'By permission.', transferToGame),
    say(
      'May it pass to another licensee?',
      'With the fund behind it, by permission.',
      transferToLicensee,
    ),
    ...optional('When may a house jackpot be ended?', 'At any time, on record.', house),
  ];
};
