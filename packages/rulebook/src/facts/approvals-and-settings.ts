import { cents, formatCents } from '@baize/money';
import { assertNever } from '@baize/result';
import type { SettingDomain, SettingRule, SettingValue } from '../schema/settings.js';
import { APPROVAL_KINDS, type ApprovalKind } from '../schema/signage.js';
import { type Section, say, sayOf } from './fact.js';
import { inWords, sentence } from './words.js';

const APPROVAL_WORDS: Readonly<Record<ApprovalKind, string>> = {
  'rules-submission': 'What must the rules submission say?',
  layout: 'Must the layout be approved?',
  'shoe-location': 'Must the place of the shoe be approved?',
  'tip-box-location': 'Must the place of the tip box be approved?',
  'reshuffling-device': 'Must a reshuffling device be approved?',
  'internal-controls': 'Must internal controls be approved?',
  'jackpot-internal-controls': 'What must internal controls say of jackpots?',
  'equipment-licence': 'Must makers of equipment be licensed?',
  'shuffler-model': 'Must the shuffler be approved?',
  'jackpot-system': 'What must the jackpot system be?',
  'tribal-gaming-agency': 'Must a tribal gaming agency approve?',
  'state-concurrence': 'Must the state concur?',
  'compact-information': 'What must a tribal submission bring?',
  'supplier-certification': 'Must suppliers be certified?',
  'promotion-consent': 'What does a promotion need?',
  'table-designation': 'Who designates the table?',
};

export const approvals: Section = (rulebook) => [
  ...APPROVAL_KINDS.flatMap((kind) => {
    const rules = rulebook.approvals.filter((rule) => rule.kind === kind);
    const [first, ...others] = rules;
    return first === undefined
      ? []
      : [say(APPROVAL_WORDS[kind], rules.map(({ words }) => words).join(' '), first, ...others)];
  }),
  sayOf(
    rulebook,
    'What follows a change of rules, tables or equipment?',
    rulebook.changesNeedApproval,
    () => 'The table needs approval again.',
  ),
  sayOf(
    rulebook,
    'May a bonus wager be promoted?',
    rulebook.promotions,
    () => "Yes, on a dated record with the owner's consent.",
  ),
];

export const settings: Section = (rulebook) =>
  Object.entries(rulebook.settings).map(([name, rule]) => ({
    ...say(name, settingWords(rule), rule),
    detail: rule.words,
  }));

const settingWords = (rule: SettingRule): string =>
  sentence(
    `${domainWords(rule.domain)}; ${
      rule.default === null
        ? 'the house must choose'
        : `${valueWords(rule.domain, rule.default)} unless set`
    }`,
  );

const domainWords = (domain: SettingDomain): string => {
  switch (domain.kind) {
    case 'one-of':
      return `one of ${domain.values.join(', ')}`;
    case 'yes-no':
      return 'yes or no';
    case 'cents':
      return `an amount ${rangeWords(domain, (value) => formatCents(cents(value)))}`;
    case 'count':
      return `a number ${rangeWords(domain, String)}`;
    case 'some-of':
      return `any of ${inWords(domain.values)}`;
    default:
      return assertNever(domain);
  }
};

const rangeWords = (
  { min, max }: { readonly min: number; readonly max: number | null },
  words: (value: number) => string,
): string => (max === null ? `from ${words(min)}` : `from ${words(min)} to ${words(max)}`);

/** A setting's value as a person says it: amounts in dollars, true as yes. */
const valueWords = (domain: SettingDomain, value: SettingValue): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    return domain.kind === 'cents' ? formatCents(cents(value)) : String(value);
  }
  return typeof value === 'string' ? value : inWords(value);
};
