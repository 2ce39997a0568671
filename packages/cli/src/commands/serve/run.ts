import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { RunningHouse } from '@baize/house';
import colors from 'picocolors';
import { BadInput } from '../../bad-input.js';
import { forOwnerAlone } from '../../input/house-data.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import { LOG_LEVELS, type SERVE } from './command.js';

export const run = async (
  terminal: Terminal,
  // `--no-tables` switches `tables` off.
  options: Given<typeof SERVE> & { readonly tables: boolean },
): Promise<void> => {
  forOwnerAlone();
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
    proxies: wholeIn('--proxies', options.proxies, 0, 16),
    allowedHosts: (options.allowedHost ?? []).map(hostNamed),
    share: options.share === true,
    limits: { orders: perMinute === 0 ? null : perMinute },
    connectionLimits: perAddress(options.connectionsPerAddress),
    logLevel,
  });
  if (!running.ok) {
    terminal.complain(running.error.message);
    terminal.exitCode = 1;
    return;
  }
  terminal.print(tellHouse(running.value, options.data).join('\n'));
  stopOnSignal(terminal, running.value, numberIn('--grace', options.grace, 0, 86_400) * 1000);
};

/** The built web floor; without it the house serves a plain page. */
const builtWeb = (web: URL): string | null => {
  const folder = fileURLToPath(web);
  return existsSync(path.join(folder, 'index.html')) ? folder : null;
};

/** A name or an address, with or without a port. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

const hostNamed = (text: string): string => {
  if (HOST.test(text)) return text;
  throw new BadInput(
    `--allowed-host: it must be a host such as tables.example or 127.0.0.1:8080, not "${text}"`,
  );
};

const perAddress = (text: string) => {
  const given = numberIn('--connections-per-address', text, 0, 1_000_000);
  const most = given === 0 ? Number.MAX_SAFE_INTEGER : given;
  return { connectionsPerAddress: most, streamsPerAddress: Math.ceil(most / 2) };
};

const numberIn = (option: string, text: string, least: number, most: number): number => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < least || value > most) {
    throw new BadInput(`${option}: it must be a number from ${least} to ${most}, not "${text}"`);
  }
  return value;
};

const wholeIn = (option: string, text: string, least: number, most: number): number => {
  const value = numberIn(option, text, least, most);
  if (!Number.isInteger(value)) throw new BadInput(`${option}: it must be a whole number`);
  return value;
};

/** The first signal finishes the rounds in progress, the second stops at once. */
const stopOnSignal = (terminal: Terminal, running: RunningHouse, graceMs: number): void => {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(0);
    stopping = true;
    terminal.print(colors.dim('Finishing the rounds in progress; once more to stop at once.'));
    void running.close(graceMs).then((finished) => {
      terminal.print(
        finished ? 'All rounds are over. Good night.' : 'Stopped; open rounds go on next time.',
      );
      process.exit(0);
    });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

/** The address, the open tables, and the codes for the first staff. */
export const tellHouse = (
  { address, tables, codes, beside }: Pick<RunningHouse, 'address' | 'tables' | 'codes' | 'beside'>,
  data: string,
): readonly string[] => {
  const widest = Math.max(0, ...tables.map(({ slug }) => slug.length));
  return [
    '',
    `  The house is open: ${colors.bold(address)}`,
    '',
    ...tables.map(({ slug, name }) => `    ${slug.padEnd(widest)}  ${name}`),
    '',
    ...(codes === null ? [] : staffCodes(codes)),
    ...(beside
      ? [
          '  Another process runs this house too. Codes for the first staff are those it printed.',
          '',
        ]
      : []),
    `  Play money only. Everything is kept in ${data}.`,
    '',
  ];
};

const staffCodes = (codes: NonNullable<RunningHouse['codes']>): readonly string[] => {
  const widest = Math.max(...codes.map(({ role }) => role.length));
  return [
    '  Codes for the first staff. Each works once, for seven days. Until one is used, each',
    '  start prints new ones in their place:',
    '',
    ...codes.map(({ role, code }) => `    ${role.padEnd(widest)}  ${code.secret()}`),
    '',
  ];
};
