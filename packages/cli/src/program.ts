import { readFileSync } from 'node:fs';
import { Command, Option, type OutputConfiguration } from 'commander';
import { AUDIT } from './commands/audit/command.js';
import { BACKUP } from './commands/backup/command.js';
import { EXPORT_HOUSE } from './commands/export-house/command.js';
import { MIGRATE } from './commands/migrate/command.js';
import { ODDS } from './commands/odds/command.js';
import { PAR } from './commands/par/command.js';
import { PLAY } from './commands/play/command.js';
import { REPLAY } from './commands/replay/command.js';
import { REPORT } from './commands/report/command.js';
import { RESTORE } from './commands/restore/command.js';
import { CHECK } from './commands/rules/check/command.js';
import { CLAUSE } from './commands/rules/clause/command.js';
import { DIFF } from './commands/rules/diff/command.js';
import { EXPORT } from './commands/rules/export/command.js';
import { LIST } from './commands/rules/list/command.js';
import { SHOW } from './commands/rules/show/command.js';
import { SIGN } from './commands/rules/sign/command.js';
import { SERVE } from './commands/serve/command.js';
import { SETTLE } from './commands/settle/command.js';
import { SHIFT } from './commands/shift/command.js';
import { SIMULATE } from './commands/simulate/command.js';
import { type CommandSpec, type OptionSpec, REPEATED, REQUIRED } from './commands/spec.js';
import { STRATEGY } from './commands/strategy/command.js';
import { VERIFY } from './commands/verify/command.js';
import { HELP } from './games.js';
import { safeText } from './safe-text.js';
import type { Terminal } from './terminal.js';

const versionOf = (packageFile: URL): string => {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  return version;
};

type Load = () => Promise<{
  run(terminal: Terminal, ...given: readonly unknown[]): void | Promise<void>;
}>;

type Listed = readonly [spec: CommandSpec, load: Load];

/** In the order in which help lists them. */
const RULES: readonly Listed[] = [
  [LIST, () => import('./commands/rules/list/run.js')],
  [SHOW, () => import('./commands/rules/show/run.js')],
  [DIFF, () => import('./commands/rules/diff/run.js')],
  [EXPORT, () => import('./commands/rules/export/run.js')],
  [CHECK, () => import('./commands/rules/check/run.js')],
  [SIGN, () => import('./commands/rules/sign/run.js')],
  [CLAUSE, () => import('./commands/rules/clause/run.js')],
];

const COMMANDS: readonly Listed[] = [
  [SETTLE, () => import('./commands/settle/run.js')],
  [PLAY, () => import('./commands/play/run.js')],
  [REPLAY, () => import('./commands/replay/run.js')],
  [SHIFT, () => import('./commands/shift/run.js')],
  [ODDS, () => import('./commands/odds/run.js')],
  [SIMULATE, () => import('./commands/simulate/run.js')],
  [STRATEGY, () => import('./commands/strategy/run.js')],
  [PAR, () => import('./commands/par/run.js')],
  [VERIFY, () => import('./commands/verify/run.js')],
  [SERVE, () => import('./commands/serve/run.js')],
  [REPORT, () => import('./commands/report/run.js')],
  [MIGRATE, () => import('./commands/migrate/run.js')],
  [AUDIT, () => import('./commands/audit/run.js')],
  [EXPORT_HOUSE, () => import('./commands/export-house/run.js')],
  [BACKUP, () => import('./commands/backup/run.js')],
  [RESTORE, () => import('./commands/restore/run.js')],
];

/** Settings made here are inherited by every command. */
export const program = (terminal: Terminal): Command => {
  const baize = new Command('baize')
    .description('Casino poker tables by the book: every answer with its clause.')
    .version(versionOf(new URL('../package.json', import.meta.url)))
    // A mistake on the command line is thrown, so that it can end with exit code 2.
    .exitOverride()
    .configureOutput(outputTo(terminal));
  const rules = baize
    .command('rules')
    .summary('what the documents allow, and house rules within them')
    .description('What the documents allow: read, compare and export them; check house rules.');
  addEnd(
    baize,
    'baize',
    [
      'baize rules list',
      'baize settle round.json',
      'baize replay rounds.jsonl',
      'baize verify proof.json',
    ],
    'Exit codes: 0 done; 1 the answer is no; 2 bad input.',
  );
  addEnd(rules, 'rules', [
    'baize rules check house.json',
    'baize rules sign house.json --html sign.html',
  ]);
  for (const listed of RULES) declare(rules, 'rules ', listed, terminal);
  for (const listed of COMMANDS) declare(baize, '', listed, terminal);
  return baize;
};

const declare = (
  parent: Command,
  before: string,
  [spec, load]: Listed,
  terminal: Terminal,
): void => {
  const command = parent
    .command(spec.name)
    .summary(spec.summary)
    .description(spec.description)
    .action(async (...given: readonly unknown[]) => (await load()).run(terminal, ...given));
  for (const argument of spec.arguments ?? []) command.argument(...argument);
  for (const [name, option] of Object.entries(spec.options)) command.addOption(made(name, option));
  addEnd(command, `${before}${spec.name}`, spec.examples, spec.end);
};

const made = (name: string, spec: OptionSpec): Option => {
  const flag = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  if (typeof spec === 'string') return new Option(flag, spec);
  const [value, words, usual, choices] = spec;
  const option = new Option(`${flag} ${value}`, words);
  if (choices !== undefined) option.choices(choices);
  if (usual === REQUIRED) return option.makeOptionMandatory();
  if (usual === REPEATED) {
    return option.argParser((one, before: readonly string[] = []) => [...before, one]);
  }
  return option.default(usual);
};

/** Examples of the command and of the games, then the closing words. */
const addEnd = (command: Command, name: string, own: readonly string[], end = ''): void => {
  const examples = [...own, ...HELP.flatMap((help) => help.examples[name] ?? [])];
  const lines = [
    '\nExamples:',
    ...examples.map((line) => `  ${line}`),
    ...(end === '' ? [] : ['', end]),
  ];
  command.addHelpText('after', lines.join('\n'));
};

/** For a file or a pipe. */
const HELP_COLUMNS = 80;

const outputTo = (terminal: Terminal): OutputConfiguration => ({
  writeOut: (text) => terminal.write(text),
  writeErr: (text) => terminal.stderr.write(safeText(text)),
  outputError: (text) => terminal.stderr.write(safeText(inOneSentence(text), false)),
  getOutHelpWidth: () => terminal.stdout.columns ?? HELP_COLUMNS,
  getErrHelpWidth: () => terminal.stderr.columns ?? HELP_COLUMNS,
});

/** `error: unknown command 'lst'\n(Did you mean list?)` on one line. */
const inOneSentence = (text: string): string =>
  `${text
    .trim()
    .replace(/^error: /, '')
    .replace(/\s*\n\(Did you mean (.*)\?\)$/s, '; did you mean $1?')}\n`;
