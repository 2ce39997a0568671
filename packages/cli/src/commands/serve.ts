import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { RunningHouse } from '@baize/house';
import type { Command } from 'commander';
import colors from 'picocolors';
import { BadInput } from '../bad-input.js';
import { tellHouse } from '../render/serve.js';
import { print } from '../terminal.js';

interface Options {
  readonly port: string;
  readonly host: string;
  readonly data: string;
  readonly pace: string;
  readonly tables: boolean;
  readonly https?: true;
  readonly behindProxy?: true;
  readonly ordersPerMinute: string;
  readonly grace: string;
  readonly logLevel: string;
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** `baize serve`: the house, live, for everybody who can reach its address. */
export const registerServe = (baize: Command): void => {
  baize
    .command('serve')
    .summary('run a house: live tables, over HTTP')
    .description(
      'Runs a house: live tables with automatic dealers or people who deal, wallets of play money, ' +
        'jackpots, reports and an audit log, over HTTP and server-sent events. A new house opens ' +
        'with a table for each rulebook and prints one-time codes for its staff.',
    )
    .option('--port <number>', 'where to listen', '8080')
    .option('--host <name>', 'the address to listen on', '127.0.0.1')
    .option('--data <folder>', 'where the database and its seals lie', 'baize-data')
    .option('--pace <factor>', 'how fast automatic dealers deal: 1 for people, 0 at once', '1')
    .option('--no-tables', 'open no tables in a new house')
    .option('--https', 'people reach it by https, through a proxy in front')
    .option('--behind-proxy', 'believe the proxy in front about who asks')
    .option('--orders-per-minute <number>', 'the most orders of one session, 0 for no limit', '600')
    .option('--grace <seconds>', 'how long rounds may take to finish when it is stopped', '60')
    .option('--log-level <level>', `how much it logs: ${LOG_LEVELS.join(', ')}`, 'warn')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize serve\n' +
        '  baize serve --port 9000 --data /srv/baize\n\n' +
        'Stop it with Ctrl-C or SIGTERM: rounds in progress are finished first; a second signal stops\n' +
        'at once, and nothing is lost. Exit codes: 0 stopped; 1 it cannot run; 2 bad input.',
    )
    .action(async (options: Options) => {
      // Seeds of rounds and the people's sessions are in these files: nobody else reads them.
      process.umask(0o077);
      const [{ runHouse }, { WEB }] = await Promise.all([
        import('@baize/house'),
        import('@baize/floor'),
      ]);
      const logLevel = LOG_LEVELS.find((level) => level === options.logLevel);
      if (logLevel === undefined) {
        throw new BadInput(`--log-level: it must be one of ${LOG_LEVELS.join(', ')}`);
      }
      const perMinute = numberIn('--orders-per-minute', options.ordersPerMinute, 0, 1_000_000);
      const running = await runHouse({
        data: options.data,
        port: numberIn('--port', options.port, 0, 65_535),
        host: options.host,
        pace: numberIn('--pace', options.pace, 0, 10),
        firstTables: options.tables,
        web: builtWeb(WEB),
        https: options.https === true,
        trustProxy: options.behindProxy === true,
        limits: { orders: perMinute === 0 ? null : perMinute },
        logLevel,
      });
      if (!running.ok) {
        process.stderr.write(`${running.error.message}\n`);
        process.exitCode = 1;
        return;
      }
      print(tellHouse(running.value, options.data).join('\n'));
      stopOnSignal(running.value, numberIn('--grace', options.grace, 0, 86_400) * 1000);
    });
};

/** The web floor, where it has been built; a house without one serves a plain page. */
const builtWeb = (web: URL): string | null => {
  const folder = fileURLToPath(web);
  return existsSync(path.join(folder, 'index.html')) ? folder : null;
};

const numberIn = (option: string, text: string, least: number, most: number): number => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < least || value > most) {
    throw new BadInput(`${option}: it must be a number from ${least} to ${most}, not "${text}"`);
  }
  return value;
};

/** The first signal finishes the rounds; whoever sends another does not want to wait. */
const stopOnSignal = (running: RunningHouse, graceMs: number): void => {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(0);
    stopping = true;
    print(colors.dim('Finishing the rounds in progress; once more to stop at once.'));
    void running.close(graceMs).then((finished) => {
      print(
        finished ? 'All rounds are over. Good night.' : 'Stopped; open rounds go on next time.',
      );
      process.exit(0);
    });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};
