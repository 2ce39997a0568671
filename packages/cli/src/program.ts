import { readFileSync } from 'node:fs';
import process from 'node:process';
import { Command } from 'commander';
import { registerAudit } from './commands/audit.js';
import { registerBackup, registerRestore } from './commands/backup.js';
import { registerCheck } from './commands/check.js';
import { registerClause } from './commands/clause.js';
import { registerDiff } from './commands/diff.js';
import { registerExport } from './commands/export.js';
import { registerExportHouse } from './commands/export-house.js';
import { registerList } from './commands/list.js';
import { registerMigrate } from './commands/migrate.js';
import { registerOdds } from './commands/odds.js';
import { registerPar } from './commands/par.js';
import { registerPlay } from './commands/play.js';
import { registerReplay } from './commands/replay.js';
import { registerReport } from './commands/report.js';
import { registerServe } from './commands/serve.js';
import { registerSettle } from './commands/settle.js';
import { registerShift } from './commands/shift.js';
import { registerShow } from './commands/show.js';
import { registerSign } from './commands/sign.js';
import { registerSimulate } from './commands/simulate.js';
import { registerStrategy } from './commands/strategy.js';
import { registerVerify } from './commands/verify.js';

const versionOf = (packageFile: URL): string => {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  return version;
};

/** The whole command line. Settings made here are handed down to every command below. */
export const program = (): Command => {
  const baize = new Command('baize')
    .description('Casino poker tables by the book: every answer with its clause.')
    .version(versionOf(new URL('../package.json', import.meta.url)))
    // A mistake on the command line is thrown, so that it can end with exit code 2.
    .exitOverride()
    .configureOutput({ outputError: (text) => process.stderr.write(inOneSentence(text)) })
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize rules list\n' +
        '  baize rules diff sd/high-card-flush md/high-card-flush\n' +
        '  baize settle round.json\n' +
        '  baize play md/high-card-flush --record rounds.jsonl\n' +
        '  baize replay rounds.jsonl\n' +
        '  baize shift md/high-card-flush --seed tuesday\n' +
        '  baize odds md/high-card-flush\n' +
        '  baize simulate md/high-card-flush --rounds 1000000\n' +
        '  baize strategy md/high-card-flush Ah Kh 9h 4h 2c 3d 5s\n' +
        '  baize verify proof.json\n\n' +
        'Exit codes: 0 done; 1 the answer is no; 2 bad input.',
    );
  const rules = baize
    .command('rules')
    .summary('what the documents allow, and house rules within them')
    .description('What the documents allow: read, compare and export them; check house rules.')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize rules show md/high-card-flush\n' +
        '  baize rules check house.json\n' +
        '  baize rules sign house.json --html sign.html',
    );
  registerList(rules);
  registerShow(rules);
  registerDiff(rules);
  registerExport(rules);
  registerCheck(rules);
  registerSign(rules);
  registerClause(rules);
  registerSettle(baize);
  registerPlay(baize);
  registerReplay(baize);
  registerShift(baize);
  registerOdds(baize);
  registerSimulate(baize);
  registerStrategy(baize);
  registerPar(baize);
  registerVerify(baize);
  registerServe(baize);
  registerReport(baize);
  registerMigrate(baize);
  registerAudit(baize);
  registerExportHouse(baize);
  registerBackup(baize);
  registerRestore(baize);
  return baize;
};

/** `error: unknown command 'lst'\n(Did you mean list?)` on one line. */
const inOneSentence = (text: string): string =>
  `${text
    .trim()
    .replace(/^error: /, '')
    .replace(/\s*\n\(Did you mean (.*)\?\)$/s, '; did you mean $1?')}\n`;
