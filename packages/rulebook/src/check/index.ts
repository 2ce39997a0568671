import { canonicalText } from '../canonical.js';
import type { Elections, HouseRules } from '../house-rules/house-rules.js';
import { bySoftware } from '../schema/citation.js';
import type { Rulebook } from '../schema/rulebook.js';
import { checkApprovals } from './check-approvals.js';
import { checkEquipment } from './check-equipment.js';
import { checkIrregularities } from './check-irregularities.js';
import { checkJackpots, checkJackpotsToOpen } from './check-jackpots.js';
import { checkLimits } from './check-limits.js';
import { checkSettings } from './check-settings.js';
import { checkTables, checkTablesChosen } from './check-tables.js';
import { type Violation, violation } from './violation.js';

/** What a single round needs to be settled by: tables, jackpots and settings that the document allows. */
export const checkElections = (rulebook: Rulebook, elections: Elections): readonly Violation[] => [
  ...checkTables(rulebook, elections),
  ...checkTablesChosen(rulebook, elections, 'to-settle'),
  ...checkJackpots(rulebook, elections),
  ...checkSettings(rulebook, elections),
  ...checkIrregularities(rulebook, elections),
];

/**
 * Everything that is wrong with house rules, each with its clause. A table cannot open while an error
 * is among them. The digest of the elections is made at the edge and handed in, so that approvals given
 * for other elections are found.
 */
export const checkHouseRules = (
  rulebook: Rulebook,
  house: HouseRules,
  electionsDigest?: string,
): readonly Violation[] => {
  if (house.rulebook !== rulebook.id) {
    return [
      violation(
        'other-rulebook',
        'rulebook',
        `these house rules are for ${house.rulebook}, not for ${rulebook.id}`,
        bySoftware('house-rules'),
      ),
    ];
  }
  return [
    ...checkInForce(rulebook, house),
    ...checkTables(rulebook, house),
    ...checkTablesChosen(rulebook, house, 'to-open'),
    ...checkJackpots(rulebook, house),
    ...checkJackpotsToOpen(rulebook, house),
    ...checkSettings(rulebook, house),
    ...checkIrregularities(rulebook, house),
    ...checkLimits(rulebook, house),
    ...checkEquipment(rulebook, house),
    ...checkApprovals(rulebook, house, electionsDigest),
  ];
};

/** House rules cannot start before the document they stand on. */
const checkInForce = ({ name, source }: Rulebook, house: HouseRules): readonly Violation[] => {
  const from = source.effective.value;
  return from === null || house.effective >= from
    ? []
    : [
        violation(
          'before-the-document',
          'effective',
          `the house rules start on ${house.effective}, and ${name} is in force from ${from}`,
          source.effective.cite,
        ),
      ];
};

/** The canonical text that a round pins: the rulebook and the house rules together. */
export const pinnedText = (rulebook: Rulebook, house: HouseRules | Elections): string =>
  canonicalText({ rulebook, house });

/** The canonical text that an approval is given for: everything but the approvals themselves. */
export const electionsText = (rulebook: Rulebook, house: HouseRules): string => {
  const { approvals: _, ...elections } = house;
  return canonicalText({ rulebook: { id: rulebook.id, version: rulebook.version }, elections });
};
