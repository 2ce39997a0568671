import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCurl } from '../scripts/curl.mjs';
import { differences, misquoted, quotedJson, reads } from './quotations.js';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const BIN = join(root, 'packages/cli/bin/baize.js');
const PAGE = join(root, 'docs/api.md');
const page = readFileSync(PAGE, 'utf8');
const formats = readFileSync(join(root, 'docs/formats.md'), 'utf8');
const operating = readFileSync(join(root, 'docs/operating.md'), 'utf8');

interface Example {
  readonly line: number;
  readonly command: string;
  /** The answer as the page quotes it; nothing where it quotes none. */
  readonly quoted: readonly string[];
}

/** `console` blocks quote what is answered; `sh` blocks only prepare. */
const EXAMPLES: readonly Example[] = [...page.matchAll(/^```(console|sh)\n(.*?)^```$/gms)].flatMap(
  ({ 1: kind, 2: block = '', index }) => {
    const line = page.slice(0, index).split('\n').length;
    if (kind === 'sh') return [{ line, command: block, quoted: [] }];
    return block
      .split(/^\$ /m)
      .slice(1)
      .map((one) => {
        const [command = '', ...quoted] = one.trimEnd().split('\n');
        return { line, command, quoted };
      });
  },
);

interface House {
  readonly process: ChildProcess;
  readonly address: string;
  readonly operatorCodes: readonly string[];
}

/** A new house, on a port that is free; it deals as fast as it goes. */
const startHouse = async (folder: string): Promise<House> => {
  const args = ['serve', '--port', '0', '--data', join(folder, 'data'), '--pace', '0'];
  const house = spawn(process.execPath, [BIN, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  for await (const part of house.stdout) {
    told += String(part);
    if (told.includes('Everything is kept in')) break;
  }
  const address = /http:\/\/[\d.:]+/.exec(told)?.[0];
  if (address === undefined) throw new Error(`the house did not open:\n${told}`);
  const operatorCodes = [...told.matchAll(/^ +operator +(\S+)$/gm)].map(([, code = '']) => code);
  return { process: house, address, operatorCodes };
};

const MARK = '--- what is said next';

/** All in one shell, so that a later example may use what an earlier one has set. */
const runAll = async (folder: string, { address, operatorCodes }: House) => {
  const [day = '', night = ''] = operatorCodes;
  const script = EXAMPLES.map(({ command }) => `${command}\necho; echo '${MARK}'`)
    .join('\n')
    .replaceAll('http://127.0.0.1:8080', address)
    .replace(/(?<=DAY_CODE=).*/, day)
    .replace(/(?<=NIGHT_CODE=).*/, night);
  const functions =
    'npx() { shift; "$NODE" "$BIN" "$@"; }\nnode() { "$NODE" "$@"; }\ncurl() { command "$CURL" "$@"; }\n';
  const shell = spawn('sh', ['-c', `${functions}${script}`], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE: process.execPath, BIN, CURL: findCurl() ?? 'curl' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // An example may wait for what never comes.
    timeout: 100_000,
    killSignal: 'SIGKILL',
  });
  const [stdout, stderr] = await Promise.all([text(shell.stdout), text(shell.stderr)]);
  return { stderr, answers: stdout.split(`\n${MARK}\n`) };
};

const linesOf = (answer: string): readonly string[] => answer.trimEnd().split('\n');

/** What of a quotation is not so, or nothing. */
const faultIn = (answer: string, quoted: readonly string[]): string => {
  const isJson = /^[[{]/.test(quoted[0] ?? '');
  if (isJson) return differences(JSON.parse(answer), quotedJson(quoted.join('\n'))).join('\n');
  return misquoted(linesOf(answer), quoted, (line, said) => reads(line ?? '', said)) ?? '';
};

describe('a quotation of an answer', () => {
  const answer = { id: 'p-7k', seats: [1, 2, 3], money: { cents: 5 }, none: null };

  it.each([
    ['{ "id": "p-…", "seats": [1, 2, 3], "money": { "cents": 5 }, "none": null }', ''],
    ['{ "id": …, "seats": […], "money": { … }, "none": … }', ''],
    ['{ "seats": [1, …], … }', ''],
    ['{ "id": "s-…", … }', 'it.id is "p-7k", not "s-…"'],
    ['{ "seats": [1, 2], … }', 'it.seats has more items'],
    ['{ "seats": [1, 2, 3, 4], … }', 'it.seats[3] is undefined, not 4'],
    ['{ "money": { "cents": 6 }, … }', 'it.money.cents is 5, not 6'],
    ['{ "name": …, … }', 'it.name is missing'],
    ['{ "id": "p-7k", "seats": […], "money": …  }', 'it.none is not quoted'],
    ['{ "none": 0, … }', 'it.none is null, not 0'],
  ])('is compared with it, row %#', (quoted, fault) => {
    expect(differences(answer, quotedJson(quoted)).join('\n')).toBe(fault);
  });
});

describe('docs/api.md', () => {
  let folder = '';
  let house: House | null = null;
  let ran: Awaited<ReturnType<typeof runAll>> = { stderr: '', answers: [] };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'baize-api-'));
    for (const part of ['packages', 'node_modules']) {
      symlinkSync(join(root, part), join(folder, part));
    }
    house = await startHouse(folder);
    ran = await runAll(folder, house);
  }, 120_000);

  afterAll(async () => {
    if (house !== null) {
      const ended = once(house.process, 'exit');
      house.process.kill('SIGKILL');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it('shows many examples, and none of them complains', () => {
    expect(EXAMPLES.length).toBeGreaterThan(40);
    expect(ran.stderr).toBe('');
  });

  it.each(EXAMPLES.map(({ line, command, quoted }, at) => [line, at, command, quoted] as const))(
    'is answered as the block at line %i says, example %i',
    (_line, at, command, quoted) => {
      const answer = ran.answers[at] ?? '';
      if (quoted.length === 0) return;
      const fault = faultIn(answer, quoted);
      if (fault !== '') {
        throw new Error(`what ${command} is quoted to answer is not so:\n${fault}\n\n${answer}`);
      }
    },
  );

  interface Operation {
    readonly summary: string;
    readonly description: string;
  }

  const served = async (): Promise<{
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  }> => {
    const answer = await fetch(`${house?.address ?? ''}/api/openapi.json`);
    return (await answer.json()) as Awaited<ReturnType<typeof served>>;
  };

  // To write it anew: npx vitest run --project workspace test/api-docs.test.ts -u
  it('lists every door that is served', async () => {
    const rows = Object.entries((await served()).paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { summary, description }]) => [
        `\`${method.toUpperCase()} ${path}\``,
        forWhom(description),
        summary,
      ]),
    );
    const doors = tableOf(['door', 'for', 'what'], rows);
    const fresh = page.replace(
      /(?<=<!-- doors -->\n\n).*(?=<!-- \/doors -->)/s,
      () => `${doors}\n\n`,
    );
    await expect(fresh).toMatchFileSnapshot(PAGE);
  });

  it('has every metric in the page on running a house, and no other', async () => {
    const answer = await fetch(`${house?.address ?? ''}/metrics`);
    const metrics = [...(await answer.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(metrics.length).toBeGreaterThan(10);
    const told = [...operating.matchAll(/^\| `((?:baize|process)_\w+)` /gm)].map(
      ([, name]) => name,
    );
    expect(told.toSorted()).toEqual(metrics.toSorted());
  });

  it('has every column of the report of a day in the page on formats', async () => {
    const at = EXAMPLES.findIndex(({ command }) => command.includes('today.csv'));
    const columns =
      linesOf(ran.answers[at] ?? '')[0]
        ?.trim()
        .split(',') ?? [];
    expect(columns.length).toBeGreaterThan(30);
    expect(columns.filter((column) => !formats.includes(`\`${column}\``))).toEqual([]);
  });

  it('has every option in the page on running a house, and no other', () => {
    const help = spawnSync(process.execPath, [BIN, 'serve', '--help'], { encoding: 'utf8' }).stdout;
    const options = [...help.matchAll(/^ +(?:-h, )?(--[a-z-]+)/gm)].map(([, name]) => name);
    const told = [...operating.matchAll(/^\| `(--[a-z-]+)` /gm)].map(([, name]) => name);
    expect([...told, '--help'].toSorted()).toEqual(options.toSorted());
  });

  it('names every order that is taken', async () => {
    const orders = typesIn((await served()).paths, await served());
    expect(orders.length).toBeGreaterThan(40);
    expect(orders.filter((type) => !page.includes(`\`${type}\``))).toEqual([]);
  });
});

const ALL_ROLES = 7;

const forWhom = (description: string): string => {
  const roles = /^For: (.*)\.$/.exec(description)?.[1]?.split(', ');
  if (roles === undefined) return 'everybody';
  return roles.length === ALL_ROLES ? 'who is signed in' : roles.join(', ');
};

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const wide = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[], fill = ' '): string =>
    `| ${row.map((cell, at) => cell.padEnd(wide[at] ?? 0, fill)).join(' | ')} |`;
  const rule = line(
    head.map(() => ''),
    '-',
  );
  return [line(head), rule, ...rows.map((row) => line(row))].join('\n');
};

/** Every word that tells one order from another, wherever it stands in the page of the API. */
const typesIn = (...within: readonly unknown[]): readonly string[] => {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type } = ('properties' in value ? value.properties : {}) as { type?: object };
    const word = type !== undefined && 'const' in type ? type.const : undefined;
    if (typeof word === 'string') found.add(word);
    for (const inner of Object.values(value)) look(inner);
  };
  for (const one of within) look(one);
  return [...found];
};
