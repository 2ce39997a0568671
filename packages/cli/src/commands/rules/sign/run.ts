import { writeFileSync } from 'node:fs';
import { type Cents, formatCents } from '@baize/money';
import {
  checkHouseRules,
  citationLabel,
  hasErrors,
  type Sign,
  type SignTable,
  signOf,
} from '@baize/rulebook';
import Table from 'cli-table3';
import colors from 'picocolors';
import { readHouseRules } from '../../../input/house-table.js';
import type { Terminal } from '../../../terminal.js';
import type { Given } from '../../spec.js';
import type { SIGN } from './command.js';
import { signHtml } from './html.js';

export const run = (terminal: Terminal, file: string, options: Given<typeof SIGN>): void => {
  const { house, rulebook } = readHouseRules(file, terminal);
  const violations = checkHouseRules(rulebook, house);
  if (hasErrors(violations)) {
    const errors = violations.filter(({ severity }) => severity === 'error');
    terminal.complain(
      `no sign is made for house rules that break the document: ${errors[0]?.message ?? ''} (${citationLabel(errors[0]?.cite ?? '')})${errors.length > 1 ? `, and ${errors.length - 1} more; see "baize rules check ${file}"` : ''}`,
    );
    terminal.exitCode = 1;
    return;
  }
  const sign = signOf(rulebook, house);
  if (options.json) {
    terminal.write(`${JSON.stringify({ version: 1, ...sign }, null, 2)}\n`);
  } else if (options.html === '-') {
    terminal.write(signHtml(sign));
  } else if (options.html !== undefined) {
    writeFileSync(options.html, signHtml(sign));
    terminal.write(`wrote ${options.html}\n`);
  } else {
    terminal.write(signText(sign));
  }
};

export const signText = (sign: Sign): string =>
  [
    colors.bold(sign.title),
    `${sign.operator} · ${colors.dim(sign.document)}`,
    ...section('Table limits', limits(sign)),
    ...section(
      'The game',
      sign.inscriptions.map(({ text, cite }) => `${text}  ${colors.dim(cite)}`),
    ),
    ...sign.tables.flatMap(payTable),
    ...section('Jackpots', jackpots(sign)),
    ...section(
      'Notices',
      sign.notices.map(({ text, cite }) => `${text}  ${colors.dim(cite)}`),
    ),
    ...section(
      'Areas on the layout',
      sign.areas.map(({ text, cite }) => `${text}  ${colors.dim(cite)}`),
    ),
    '',
  ].join('\n');

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', colors.bold(colors.green(title)), ...lines];

const limits = (sign: Sign): readonly string[] => {
  const rows = sign.limits.map(({ name, minCents, maxCents, cite }) => {
    const min = formatCents(minCents as Cents);
    const max = formatCents(maxCents as Cents);
    const range = minCents === maxCents ? `${min} exactly` : `${min} to ${max}`;
    return `${name.padEnd(20)} ${range}  ${colors.dim(cite)}`;
  });
  const cap = sign.payoutLimit;
  return cap === null ? rows : [...rows, `${cap.text}  ${colors.dim(cap.cite)}`];
};

const payTable = ({ name, id, cite, rows }: SignTable): readonly string[] => {
  const withEnvy = rows.some(({ envy }) => envy !== null);
  const table = new Table({
    head: withEnvy ? ['Hand', 'Pays', 'Envy'] : ['Hand', 'Pays'],
    colAligns: withEnvy ? ['left', 'right', 'right'] : ['left', 'right'],
    style: { head: [], border: [], compact: true },
  });
  for (const { hand, pays, envy } of rows) {
    table.push(withEnvy ? [hand, pays, envy ?? '-'] : [hand, pays]);
  }
  const title = id === '' ? name : `${name}, table ${id}`;
  return ['', `${colors.bold(colors.green(title))}  ${colors.dim(cite)}`, table.toString()];
};

const jackpots = (sign: Sign): readonly string[] =>
  sign.jackpots.map(({ name, type, wager, amount, suit }) =>
    [
      `${name}: ${type}, ${wager} wager`,
      `${type === 'house' ? 'posted prize' : 'from'} ${amount}`,
      ...(suit === null ? [] : [`chosen suit ${suit}`]),
    ].join(', '),
  );
