import { assertNever } from '@baize/result';
import type { Elections } from '../house-rules/house-rules.js';
import { bySoftware } from '../schema/citation.js';
import type { Rulebook } from '../schema/rulebook.js';
import type { SettingDomain, SettingName, SettingRule, SettingValue } from '../schema/settings.js';
import { finding, type Violation } from './violation.js';

const settingRules = (rulebook: Rulebook): readonly (readonly [SettingName, SettingRule])[] =>
  Object.entries(rulebook.settings) as [SettingName, SettingRule][];

/** Every named reading and limit that the house sets must be one the document leaves open. */
export const checkSettings = (rulebook: Rulebook, elections: Elections): readonly Violation[] => {
  const { found, addViolation } = finding();
  const given = elections.settings ?? {};
  for (const [name, value] of Object.entries(given) as [SettingName, SettingValue][]) {
    const rule = rulebook.settings[name];
    const path = `settings.${name}`;
    if (rule === undefined) {
      const known = Object.keys(rulebook.settings).join(', ');
      addViolation(
        'setting-not-open',
        path,
        `${rulebook.name} leaves no choice called "${name}"; its settings are ${known}`,
        bySoftware('house-rules'),
      );
    } else if (!inDomain(rule.domain, value)) {
      addViolation(
        'setting-not-allowed',
        path,
        `${name} must be ${describeDomain(rule.domain)}, and is ${JSON.stringify(value)}`,
        rule.cite,
      );
    }
  }
  for (const [name, rule] of settingRules(rulebook)) {
    if (rule.default === null && given[name] === undefined) {
      addViolation(
        'setting-not-chosen',
        `settings.${name}`,
        `${name} must be chosen: ${describeDomain(rule.domain)}. ${rule.words}`,
        rule.cite,
      );
    }
  }
  return found;
};

const inDomain = (domain: SettingDomain, value: SettingValue): boolean => {
  switch (domain.kind) {
    case 'one-of':
      return typeof value === 'string' && domain.values.includes(value);
    case 'yes-no':
      return typeof value === 'boolean';
    case 'cents':
    case 'count':
      return (
        typeof value === 'number' &&
        value >= domain.min &&
        (domain.max === null || value <= domain.max)
      );
    case 'some-of':
      return (
        Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((item: string) => domain.values.includes(item))
      );
    default:
      return assertNever(domain);
  }
};

export const describeDomain = (domain: SettingDomain): string => {
  switch (domain.kind) {
    case 'one-of':
      return `one of ${domain.values.map((value) => `"${value}"`).join(', ')}`;
    case 'yes-no':
      return 'true or false';
    case 'cents':
      return `an amount in cents ${describeRange(domain)}`;
    case 'count':
      return `a number ${describeRange(domain)}`;
    case 'some-of':
      return `a list of some of ${domain.values.map((value) => `"${value}"`).join(', ')}, none twice`;
    default:
      return assertNever(domain);
  }
};

const describeRange = ({ min, max }: { readonly min: number; readonly max: number | null }) =>
  max === null ? `from ${min}` : `from ${min} to ${max}`;

/** What is in force: the house's choices, and the rulebook's stated default for the rest. */
export const settingInForce = (
  rulebook: Rulebook,
  elections: Elections,
  name: SettingName,
): SettingValue | undefined =>
  elections.settings?.[name] ?? rulebook.settings[name]?.default ?? undefined;
