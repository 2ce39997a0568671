import type { Approval, HouseRules } from '../house-rules/house-rules.js';
import { byPolicy, bySoftware, type Citation } from '../schema/citation.js';
import type { Rulebook } from '../schema/rulebook.js';
import type { ApprovalKind, ApprovalRule } from '../schema/signage.js';
import { holds, isOffered } from './conditions.js';
import { finding, type Violation, violation, warning } from './violation.js';

/** Calendar dates sort as their text does. */
const isBefore = (left: string, right: string): boolean => left < right;

/** Dated records with a reference: there, not run out, and given for what is now elected. */
export const checkApprovals = (
  rulebook: Rulebook,
  house: HouseRules,
  electionsDigest?: string,
): readonly Violation[] => [
  ...checkVenue(rulebook, house),
  ...checkRequired(rulebook, house),
  ...checkDates(house, rulebook),
  ...checkCoverage(rulebook, house, electionsDigest),
  ...checkPromotions(rulebook, house),
  ...checkConfirmations(rulebook, house),
];

/** Where a document asks different things of different venues, the house says which it is. */
const checkVenue = (rulebook: Rulebook, house: HouseRules): readonly Violation[] => {
  const rule = rulebook.approvals.find((candidate) => candidate.if.when === 'venue');
  if (rule === undefined || house.venue !== undefined) return [];
  return [
    violation(
      'no-venue',
      'venue',
      'say whether the table stands in a commercial card room or a tribal casino: each needs its own approvals',
      rule.cite,
    ),
  ];
};

const requiredNow = (rulebook: Rulebook, house: HouseRules): readonly ApprovalRule[] =>
  rulebook.approvals.filter(
    // A promotion carries its own consent.
    (rule) => rule.kind !== 'promotion-consent' && holds(rule.if, rulebook, house),
  );

const checkRequired = (rulebook: Rulebook, house: HouseRules): readonly Violation[] => {
  const approvals = house.approvals ?? [];
  const missing = requiredNow(rulebook, house).filter(
    (rule) => !approvals.some(({ kind }) => kind === rule.kind),
  );
  return missing.map((rule) =>
    violation(
      'approval-missing',
      'approvals',
      `no ${rule.kind} is recorded. ${rule.words}`,
      rule.cite,
    ),
  );
};

/** An approval that runs later, or ran out, counts only where no other of its kind stands in. */
const checkDates = (house: HouseRules, rulebook: Rulebook): readonly Violation[] => {
  const approvals = house.approvals ?? [];
  return approvals.flatMap((approval, place) => {
    const { kind, reference } = approval;
    const sameKind = approvals.filter((other) => other.kind === kind);
    if (sameKind.some((other) => runsOn(other, house.effective))) return [];
    const cite = clauseFor(rulebook, kind);
    const path = `approvals[${place}]`;
    const from = firstDay(approval);
    return isBefore(house.effective, from)
      ? [
          violation(
            'approval-not-yet',
            path,
            `the house rules start on ${house.effective}, before ${kind} ${reference} takes effect on ${from}`,
            cite,
          ),
        ]
      : [
          violation(
            'approval-run-out',
            path,
            `${kind} ${reference} ran out on ${approval.until}`,
            cite,
          ),
        ];
  });
};

const firstDay = ({ effective, date }: Approval): string => effective ?? date;

const runsOn = (approval: Approval, day: string): boolean =>
  !isBefore(day, firstDay(approval)) &&
  (approval.until === undefined || !isBefore(approval.until, day));

const clauseFor = (rulebook: Rulebook, kind: ApprovalKind): Citation =>
  rulebook.approvals.find((rule) => rule.kind === kind)?.cite ?? byPolicy('approvals');

/** The approvals that are given for the rules themselves, not for a device or a place. */
const OF_THE_RULES: readonly ApprovalKind[] = [
  'rules-submission',
  'internal-controls',
  'tribal-gaming-agency',
];

/** Any change of rules, tables or equipment drops the table to "needs approval again". */
const checkCoverage = (
  rulebook: Rulebook,
  house: HouseRules,
  electionsDigest?: string,
): readonly Violation[] => {
  const rule = rulebook.changesNeedApproval;
  if (rule === null || electionsDigest === undefined) return [];
  const approvals = house.approvals ?? [];
  return approvals.flatMap((approval, place) => {
    if (!OF_THE_RULES.includes(approval.kind)) return [];
    const sameKind = approvals.filter(({ kind }) => kind === approval.kind);
    if (sameKind.some(({ covers }) => covers === electionsDigest)) return [];
    return [
      violation(
        'needs-approval-again',
        `approvals[${place}].covers`,
        approval.covers === undefined
          ? `${approval.kind} ${approval.reference} does not say which elections it was given for; these are ${electionsDigest}`
          : `${approval.kind} ${approval.reference} was given for ${approval.covers}, and the elections are now ${electionsDigest}: a change needs approval again`,
        rule.cite,
      ),
    ];
  });
};

/** The reading by which dates and coverage are looked at. */
const WHEN_LOOKED_AT = 'AMB-79';

/**
 * What is wrong with house rules on one day of the house: they are not in force yet, or an approval that
 * they rest on is not, or is no more. An approval of other elections is none.
 */
export const checkOnDay = (
  rulebook: Rulebook,
  house: HouseRules,
  day: string,
  electionsDigest: string,
): readonly Violation[] => {
  const { found, addViolation } = finding();
  if (isBefore(day, house.effective)) {
    addViolation(
      'not-in-force',
      'effective',
      `these house rules are in force from ${house.effective}, and this is ${day}`,
      WHEN_LOOKED_AT,
    );
  }
  const covers = (approval: Approval): boolean =>
    rulebook.changesNeedApproval === null ||
    !OF_THE_RULES.includes(approval.kind) ||
    approval.covers === electionsDigest;
  const approvals = house.approvals ?? [];
  for (const kind of new Set(requiredNow(rulebook, house).map((rule) => rule.kind))) {
    const given = approvals.filter((approval) => approval.kind === kind && covers(approval));
    const last = given.at(-1);
    if (last === undefined || given.some((approval) => runsOn(approval, day))) continue;
    const isEarly = isBefore(day, firstDay(last));
    addViolation(
      isEarly ? 'approval-not-yet' : 'approval-run-out',
      `approvals[${approvals.indexOf(last)}]`,
      isEarly
        ? `${kind} ${last.reference} takes effect on ${firstDay(last)}, and this is ${day}`
        : `${kind} ${last.reference} ran out on ${last.until}, and this is ${day}`,
      WHEN_LOOKED_AT,
    );
  }
  return found;
};

/** A promotion is a dated record of its own with the owner's consent, never an edit of a table. */
const checkPromotions = (rulebook: Rulebook, house: HouseRules): readonly Violation[] => {
  const rule = rulebook.promotions;
  return (house.promotions ?? []).flatMap((promotion, place) => {
    const path = `promotions[${place}]`;
    if (rule === null) {
      return [
        violation(
          'promotion-not-allowed',
          path,
          `${rulebook.name} says nothing of promotions`,
          bySoftware('house-rules'),
        ),
      ];
    }
    const { found, addViolation } = finding();
    const { wager, name, from, until, consent } = promotion;
    const isBonus = rulebook.wagers[wager]?.placed.value === 'option';
    if (!isBonus || !isOffered(rulebook, house, wager)) {
      addViolation(
        'promotion-without-bonus',
        `${path}.wager`,
        `"${name}" is attached to ${wager}, which is not a bonus wager that is offered`,
        rule.cite,
      );
    }
    if (isBefore(until, from)) {
      addViolation(
        'promotion-dates',
        `${path}.until`,
        `"${name}" ends before it starts`,
        rule.cite,
      );
    }
    if (isBefore(from, consent.date)) {
      addViolation(
        'promotion-before-consent',
        `${path}.consent.date`,
        `"${name}" starts on ${from}, before the owner’s consent of ${consent.date}`,
        rule.cite,
      );
    }
    return found;
  });
};

/** A reading to ask the regulator about is shown until the house rules record the answer. */
const checkConfirmations = (rulebook: Rulebook, house: HouseRules): readonly Violation[] => {
  const confirmed = house.confirmed ?? [];
  const unknown = confirmed.filter((id) => !rulebook.readings.some((reading) => reading.id === id));
  return [
    ...unknown.map((id) =>
      violation(
        'no-such-reading',
        'confirmed',
        `${rulebook.name} has no reading ${id} to confirm`,
        bySoftware('house-rules'),
      ),
    ),
    ...rulebook.readings
      .filter((reading) => reading.toConfirm === true && !confirmed.includes(reading.id))
      .map((reading) =>
        warning(
          'reading-to-confirm',
          'confirmed',
          `${reading.id}, to confirm with the regulator: ${reading.reading}`,
          reading.about[0] ?? reading.id,
        ),
      ),
  ];
};
