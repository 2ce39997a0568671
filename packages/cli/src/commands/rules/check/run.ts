import {
  checkHouseRules,
  citationLabel,
  electionsText,
  hasErrors,
  pinnedText,
  type Rulebook,
  type Violation,
} from '@baize/rulebook';
import colors from 'picocolors';
import { readHouseRules, sha256 } from '../../../input/house-table.js';
import { nameOfFile } from '../../../input/input-file.js';
import { beside, dim } from '../../../render/text.js';
import type { Terminal } from '../../../terminal.js';
import type { Given } from '../../spec.js';
import type { CHECK } from './command.js';

export const run = (terminal: Terminal, file: string, options: Given<typeof CHECK>): void => {
  const { house, rulebook } = readHouseRules(file, terminal);
  // Approvals cover the first, rounds are pinned to the second.
  const digest = sha256(electionsText(rulebook, house));
  const rulesHash = sha256(pinnedText(rulebook, house));
  const violations = checkHouseRules(rulebook, house, digest);
  const ok = !hasErrors(violations);
  const checked = {
    file: nameOfFile(file),
    rulebook: rulebook.id,
    digest,
    rules: rulesHash,
    ok,
    violations,
  };
  if (options.json) terminal.printJson({ version: 1, ...checked });
  else terminal.print(checkText(house.name, rulebook, checked, terminal.proseColumns));
  terminal.exitCode = ok ? 0 : 1;
};

interface Checked {
  readonly file: string;
  readonly digest: string;
  readonly rules: string;
  readonly ok: boolean;
  readonly violations: readonly Violation[];
}

export const checkText = (
  name: string,
  rulebook: Rulebook,
  { file, digest, rules, ok, violations }: Checked,
  columns: number,
): string => {
  const count = (severity: Violation['severity']) =>
    violations.filter((violation) => violation.severity === severity).length;
  return [
    `${colors.bold(name)} ${colors.dim(file)}`,
    `by ${rulebook.name} ${colors.dim(`(${rulebook.id}, version ${rulebook.version})`)}`,
    colors.dim(`elections ${digest}`),
    colors.dim(`rules     ${rules}`),
    ...violations.flatMap((violation) => ['', ...violationLines(violation, columns)]),
    '',
    verdict(ok, count('error'), count('warning')),
  ].join('\n');
};

const SEVERITY = 'warning'.length;

const violationLines = (violation: Violation, columns: number): readonly string[] => [
  ...beside(
    {
      text: violation.severity,
      paint: (text) =>
        colors.bold(violation.severity === 'error' ? colors.red(text) : colors.yellow(text)),
    },
    SEVERITY,
    [{ text: violation.path, paint: colors.bold }],
    columns,
  ),
  ...beside('', SEVERITY, [violation.message, dim(`[${citationLabel(violation.cite)}]`)], columns),
];

const verdict = (ok: boolean, errors: number, warnings: number): string => {
  const found = [
    ...(errors > 0 ? [plural(errors, 'error')] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ].join(', ');
  const may = ok
    ? colors.green('a table may open on these house rules')
    : colors.red('no table may open on these house rules');
  return `${found === '' ? 'nothing is wrong' : found}: ${may}.`;
};

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
