import { readFileSync } from 'node:fs';
import { Command, type OutputConfiguration } from 'commander';
import { declareAudit } from './commands/audit/command.js';
import { declareBackup } from './commands/backup/command.js';
import type { Act, Declare } from './commands/declare.js';
import { declareExportHouse } from './commands/export-house/command.js';
import { examples } from './commands/help.js';
import { declareMigrate } from './commands/migrate/command.js';
import { declareOdds } from './commands/odds/command.js';
import { declarePar } from './commands/par/command.js';
import { declarePlay } from './commands/play/command.js';
import { declareReplay } from './commands/replay/command.js';
import { declareReport } from './commands/report/command.js';
import { declareRestore } from './commands/restore/command.js';
import { declareCheck } from './commands/rules/check/command.js';
import { declareClause } from './commands/rules/clause/command.js';
import { declareDiff } from './commands/rules/diff/command.js';
import { declareExport } from './commands/rules/export/command.js';
import { declareList } from './commands/rules/list/command.js';
import { declareShow } from './commands/rules/show/command.js';
import { declareSign } from './commands/rules/sign/command.js';
import { declareServe } from './commands/serve/command.js';
import { declareSettle } from './commands/settle/command.js';
import { declareShift } from './commands/shift/command.js';
import { declareSimulate } from './commands/simulate/command.js';
import { declareStrategy } from './commands/strategy/command.js';
import { declareVerify } from './commands/verify/command.js';
import { safeText } from './safe-text.js';
import type { Terminal } from './terminal.js';

const versionOf = (packageFile: URL): string => {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  return version;
};

/** In the order in which help lists them. */
const RULES: readonly Declare[] = [
  declareList,
  declareShow,
  declareDiff,
  declareExport,
  declareCheck,
  declareSign,
  declareClause,
];

const COMMANDS: readonly Declare[] = [
  declareSettle,
  declarePlay,
  declareReplay,
  declareShift,
  declareOdds,
  declareSimulate,
  declareStrategy,
  declarePar,
  declareVerify,
  declareServe,
  declareReport,
  declareMigrate,
  declareAudit,
  declareExportHouse,
  declareBackup,
  declareRestore,
];

/** The whole command line. Settings made here are handed down to every command below. */
export const program = (terminal: Terminal): Command => {
  const act: Act =
    (load) =>
    async (...given) => {
      const { run } = await load();
      await run(terminal, ...given);
    };
  const baize = new Command('baize')
    .description('Casino poker tables by the book: every answer with its clause.')
    .version(versionOf(new URL('../package.json', import.meta.url)))
    // A mistake on the command line is thrown, so that it can end with exit code 2.
    .exitOverride()
    .configureOutput(outputTo(terminal))
    .addHelpText(
      'after',
      `${examples('baize', [
        'rules list',
        'settle round.json',
        'replay rounds.jsonl',
        'verify proof.json',
      ])}\n\nExit codes: 0 done; 1 the answer is no; 2 bad input.`,
    );
  const rules = baize
    .command('rules')
    .summary('what the documents allow, and house rules within them')
    .description('What the documents allow: read, compare and export them; check house rules.')
    .addHelpText(
      'after',
      examples('rules', ['rules check house.json', 'rules sign house.json --html sign.html']),
    );
  for (const declare of RULES) declare(rules, act);
  for (const declare of COMMANDS) declare(baize, act);
  return baize;
};

/** The width of help for a file or a pipe. */
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
