import { assertNever } from '@baize/result';
import type { HouseRules } from '../house-rules/house-rules.js';
import type { Fixture } from '../schema/cards-and-dealing.js';
import { bySoftware } from '../schema/citation.js';
import type { Cited } from '../schema/cited.js';
import { isJackpot, wagersOf } from '../schema/lookup.js';
import type { Rulebook } from '../schema/rulebook.js';
import { checkJackpotSystem } from './check-jackpot-system.js';
import { offeredJackpots } from './check-jackpots.js';
import { hasShuffler } from './conditions.js';
import { finding, type Violation, violation } from './violation.js';

/** What stands on and at the table: positions, decks, shuffler, shoe, sensors, boxes. */
export const checkEquipment = (rulebook: Rulebook, house: HouseRules): readonly Violation[] => [
  ...checkPositions(rulebook, house),
  ...checkDecks(rulebook, house),
  ...checkDealing(rulebook, house),
  ...checkShuffler(rulebook, house),
  ...checkFixtures(rulebook, house),
  ...checkSensors(rulebook, house),
  ...checkJackpotSystem(rulebook, house),
];

const checkPositions = ({ name, seats }: Rulebook, house: HouseRules): readonly Violation[] =>
  house.positions <= seats.max.value
    ? []
    : [
        violation(
          'too-many-positions',
          'positions',
          `${name} has at most ${seats.max.value} positions, and ${house.positions} are set`,
          seats.max.cite,
        ),
      ];

const checkDecks = ({ decks }: Rulebook, house: HouseRules): readonly Violation[] => {
  const { found, addViolation } = finding();
  const given = house.equipment.decks;
  const path = 'equipment.decks';
  if (!decks.allowed.value.includes(given.length)) {
    addViolation(
      'deck-count',
      path,
      `the game is played with ${decks.allowed.value.join(' or ')} deck${decks.allowed.value.length === 1 && decks.allowed.value[0] === 1 ? '' : 's'}, and ${given.length} are set`,
      decks.allowed.cite,
    );
    return found;
  }
  const [first, second] = given;
  if (decks.second === null || first === undefined || second === undefined) return found;
  if (!hasShuffler(house)) {
    addViolation(
      'two-decks-without-shuffler',
      path,
      'two decks may be used only with an automated shuffler',
      decks.second.needsShuffler.cite,
    );
  }
  if (first.colour.trim().toLowerCase() === second.colour.trim().toLowerCase()) {
    addViolation(
      'decks-of-one-colour',
      `${path}[1].colour`,
      `the backs of the two decks must differ in colour, and both are ${first.colour}`,
      decks.second.differentColours.cite,
    );
  }
  if (first.design !== second.design) {
    addViolation(
      'decks-of-two-designs',
      `${path}[1].design`,
      `the two decks must be of one design, and are ${first.design} and ${second.design}`,
      decks.second.sameDesign.cite,
    );
  }
  return found;
};

const checkDealing = ({ name, dealing }: Rulebook, house: HouseRules): readonly Violation[] => {
  const { dealing: chosen } = house.equipment;
  const method = dealing.methods.find(({ value }) => value.method === chosen);
  if (method === undefined) {
    return [
      violation(
        'dealing-method',
        'equipment.dealing',
        `${name} is dealt by ${dealing.methods.map(({ value }) => value.method).join(' or ')}, not by ${chosen}`,
        dealing.methods[0]?.cite ?? bySoftware('house-rules'),
      ),
    ];
  }
  const { found, addViolation } = finding();
  // An approved place for the shoe is asked for with the approvals.
  if (method.value.needs.includes('automated-shuffler') && !hasShuffler(house)) {
    addViolation(
      'hand-deal-without-shuffler',
      'equipment.shuffler',
      'cards may be dealt from the hand only when an automated shuffler shuffles them',
      method.cite,
    );
  }
  if (method.value.without?.includes('automated-shuffler') === true && hasShuffler(house)) {
    addViolation(
      'shuffler-must-dispense',
      'equipment.dealing',
      `with a mechanical shuffler the cards come in whole hands from it, not by ${chosen}`,
      method.cite,
    );
  }
  return found;
};

const checkShuffler = ({ shuffling }: Rulebook, house: HouseRules): readonly Violation[] => {
  const { shuffler } = house.equipment;
  if (shuffler === undefined || shuffler === null) return [];
  const { found, addViolation } = finding();
  const registry = shuffling.shufflerRegistry;
  if (registry !== null && (shuffler.approvedModel !== true || shuffler.licensedMaker !== true)) {
    addViolation(
      'shuffler-not-registered',
      'equipment.shuffler',
      `the shuffler ${shuffler.model} must be an approved model of a licensed maker`,
      registry.cite,
    );
  }
  if (shuffler.reshuffles === true && shuffling.reshufflingDevice === null) {
    addViolation(
      'reshuffling-device',
      'equipment.shuffler.reshuffles',
      'the document knows no device that reshuffles by itself',
      bySoftware('house-rules'),
    );
  }
  return found;
};

const checkFixtures = (rulebook: Rulebook, house: HouseRules): readonly Violation[] =>
  rulebook.seats.fixtures
    .filter((fixture) => !hasFixture(rulebook, house, fixture.value))
    .map((fixture) => missing(fixture));

const hasFixture = (rulebook: Rulebook, house: HouseRules, fixture: Fixture): boolean => {
  const { equipment } = house;
  const noJackpot = !playsForJackpot(rulebook, house);
  switch (fixture) {
    case 'drop-box-and-tip-box':
      return equipment.dropBox === true && equipment.tipBox !== undefined;
    case 'discard-rack':
      return equipment.discardRack === true;
    case 'progressive-device-per-position':
      return noJackpot || equipment.progressiveSystem?.deviceAtEveryPosition === true;
    case 'progressive-controller':
      return noJackpot || equipment.progressiveSystem?.locksAtNoMoreBets === true;
    case 'electronic-equipment':
      return noJackpot || equipment.progressiveSystem !== undefined;
    case 'jackpot-signage':
      return noJackpot || equipment.jackpotSignage === true;
    default:
      return assertNever(fixture);
  }
};

/** Because the house elects a jackpot, or because the game is not played without one. */
const playsForJackpot = (rulebook: Rulebook, house: HouseRules): boolean =>
  offeredJackpots(rulebook, house).length > 0 ||
  wagersOf(rulebook).some(([, rule]) => isJackpot(rule) && rule.offered.value === 'always');

const FIXTURES: Readonly<Record<Fixture, readonly [path: string, words: string]>> = {
  'drop-box-and-tip-box': ['equipment.tipBox', 'a drop box and a tip box on the dealer’s side'],
  'discard-rack': ['equipment.discardRack', 'a discard rack on the dealer’s side'],
  'progressive-device-per-position': [
    'equipment.progressiveSystem.deviceAtEveryPosition',
    'a device at every position that accepts the progressive wager',
  ],
  'progressive-controller': [
    'equipment.progressiveSystem.locksAtNoMoreBets',
    'a controller that takes no progressive wager after "no more bets"',
  ],
  'electronic-equipment': ['equipment.progressiveSystem', 'the electronic equipment of the game'],
  'jackpot-signage': ['equipment.jackpotSignage', 'the signage of the game'],
};

const missing = ({ value, cite }: Cited<Fixture>): Violation => {
  const [path, words] = FIXTURES[value];
  return violation('equipment-missing', path, `the table must have ${words}`, cite);
};

/** Each sensor of a position plays one option, none of them twice, and every jackpot has its own. */
const checkSensors = (rulebook: Rulebook, house: HouseRules): readonly Violation[] => {
  const rules = rulebook.jackpots;
  const { sensors } = house.equipment;
  if (rules === null || sensors === undefined) return [];
  const { found, addViolation } = finding();
  const path = 'equipment.sensors';
  if (sensors.length > rules.maxPerTable.value) {
    addViolation(
      'too-many-sensors',
      path,
      `a position has at most ${rules.maxPerTable.value} jackpot sensor${rules.maxPerTable.value === 1 ? '' : 's'}, and ${sensors.length} are wired`,
      rules.maxPerTable.cite,
    );
  }
  const twice = sensors.find((option, place) => sensors.indexOf(option) !== place);
  if (twice !== undefined) {
    addViolation(
      'option-twice',
      path,
      `two sensors play ${twice}: each plays an option of its own`,
      rules.oneOptionPerSensor?.cite ?? rules.maxPerTable.cite,
    );
  }
  const offered = offeredJackpots(rulebook, house).map(({ id }) => id);
  for (const option of new Set(sensors)) {
    if (!offered.includes(option)) {
      addViolation(
        'sensor-without-jackpot',
        path,
        `a sensor is wired to ${option}, which is not offered`,
        bySoftware('house-rules'),
      );
    }
  }
  for (const option of offered) {
    if (!sensors.includes(option)) {
      addViolation(
        'jackpot-without-sensor',
        path,
        `${option} is offered, and no sensor is wired to it`,
        rules.maxPerTable.cite,
      );
    }
  }
  return found;
};
