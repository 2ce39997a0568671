import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baize } from '../../../cli/test/support/baize.js';
import { playRecorded } from '../../../cli/test/support/play.js';
import type { Chance } from '../../simulation/chance.js';
import { scratch } from '../../test/support/scratch.js';
import type { Attack, Part, RowNotes } from '../attack.js';
import { changed, spoilt } from '../support/mutations.js';
import { FROM_ROOT } from '../support/root.js';
import { storedHouse } from '../support/stored-house.js';

const read = (file: string): string => readFileSync(path.join(FROM_ROOT, file), 'utf8');

interface Kind {
  readonly what: string;
  readonly args: readonly string[];
  readonly text: string;
}

const isInstant = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

const PLAYED_AT = '2026-06-01T12:00:00.000Z';

const kinds = async (): Promise<readonly Kind[]> => {
  const rounds = await playRecorded(['sd/caribbean-stud', '--seed', 's464'], ['25', 'y', '1']);
  const rules = ['md-high-card-flush', 'sd-caribbean-stud', 'wa-ricochet-poker'].flatMap((name) => {
    const text = read(`packages/rulebook/examples/${name}.json`);
    return [
      { what: 'house rules', args: ['rules', 'check', '-'], text },
      { what: 'house rules', args: ['rules', 'sign', '-'], text },
    ];
  });
  const table = {
    version: 1,
    dealer: 'Ks 8d 4h 4c 2s',
    seats: [
      { seat: 3, cards: '9c 8c', decision: 'play', draw: 'Kc Tc 5d' },
      { seat: 2, cards: 'Ah Td' },
    ],
  };
  return [
    ...rules,
    { what: 'rounds to settle', args: ['settle', '-'], text: read('examples/round.json') },
    { what: 'proofs', args: ['verify', '-'], text: read('examples/proof.json') },
    { what: 'proofs', args: ['verify', '-'], text: read('examples/proofs.json') },
    {
      what: 'recorded rounds',
      args: ['replay', '-'],
      // The only thing in it that the seed does not decide.
      text: JSON.stringify(rounds.rounds[0], (_name, value) =>
        isInstant(value) ? PLAYED_AT : value,
      ),
    },
    {
      what: 'tables to ask about',
      args: ['strategy', 'wa/ricochet-poker', 'Ah Td', '--table', '-'],
      text: JSON.stringify(table),
    },
  ];
};

/** Control characters beside the ends of lines, and characters that turn text around. */
const STEERS = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

/** The command says what is wrong, by its own words and its own exit codes. */
const check = (
  row: RowNotes,
  what: string,
  { stdout, stderr, code }: Awaited<ReturnType<typeof baize>>,
): void => {
  const said = `${stdout}${stderr}`;
  if (stderr.includes('mistake of its own')) row.check(`${what}: ${stderr.slice(0, 160)}`);
  else if (STEERS.test(said)) row.check(`${what}: steers the terminal`);
  else if (code !== 0 && code !== 1 && code !== 2) row.check(`${what}: exit code ${code}`);
  else row.check(code !== 0 && said === '' ? `${what}: says nothing` : null);
};

const ran = async (row: RowNotes, what: string, args: readonly string[], input?: string) => {
  try {
    check(row, what, await baize(args, input === undefined ? {} : { input }));
  } catch (error) {
    row.check(`${what}: threw ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** A file that is given to the command. */
interface HostileFile extends Kind {
  readonly given: string;
}

/** What the command is given to read. The seed decides every byte of it. */
export const hostileFiles = async (
  chance: Chance,
  ofEach: number,
): Promise<readonly HostileFile[]> => {
  const all: HostileFile[] = [];
  for (const kind of await kinds()) {
    const values = parsed(kind.text);
    for (let tried = 0; tried < ofEach; tried += 1) {
      let value = chance.pick(values);
      for (let times = chance.between(1, 3); times > 0; times -= 1) value = changed(value, chance);
      const json = JSON.stringify(value) ?? 'null';
      all.push({ ...kind, given: chance.happens(0.25) ? spoilt(json, chance) : json });
    }
  }
  return all;
};

const files = async (attack: Attack): Promise<void> => {
  for (const { what, args, given } of await hostileFiles(attack.chance, attack.long ? 400 : 12)) {
    const row = attack.row(`hostile ${what}, read by the command`, 'broke it');
    const shown = JSON.stringify(given.slice(0, 400));
    await ran(row, `baize ${args.join(' ')} < ${shown}`, args, given);
  }
};

/** One value, or one to a line. */
const parsed = (text: string): readonly unknown[] => {
  try {
    return [JSON.parse(text)];
  } catch {
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as unknown);
  }
};

/** A database with bytes changed, and seals that are hardly JSON. */
interface HostileStore {
  readonly database: Uint8Array;
  readonly seals: string;
}

/** Seals, databases and backups with bytes changed. The seed decides every byte of them. */
export const hostileStores = async (
  chance: Chance,
  times: number,
): Promise<{ readonly whole: Uint8Array; readonly hostile: readonly HostileStore[] }> => {
  const { database: whole, seals } = await storedHouse();
  const hostile = Array.from({ length: times }, (): HostileStore => {
    const bytes = Buffer.from(whole);
    for (let left = chance.between(1, 40); left > 0; left -= 1)
      bytes[chance.below(bytes.length)] = chance.below(256);
    const database = chance.happens(0.2) ? bytes.subarray(0, chance.below(bytes.length)) : bytes;
    return { database, seals: spoilt(seals, chance) };
  });
  return { whole, hostile };
};

const stored = async (attack: Attack): Promise<void> => {
  const row = attack.row('hostile databases and seals, read by the command', 'broke it');
  const { whole, hostile } = await hostileStores(attack.chance, attack.long ? 60 : 4);
  for (const [tried, { database, seals }] of hostile.entries()) {
    const [place, other] = [scratch(), scratch()];
    const file = path.join(place, 'house.db');
    writeFileSync(file, database);
    writeFileSync(path.join(other, 'house.db'), whole);
    writeFileSync(path.join(other, 'seals.jsonl'), seals);
    const span = ['--from', '2026-01-01', '--to', '2027-01-01'];
    const restored = ['restore', '--from', file, '--data', path.join(place, 'new')];
    await ran(row, `baize audit, database ${tried}`, ['audit', '--data', place]);
    await ran(row, `baize export, database ${tried}`, ['export', '--data', place, ...span]);
    await ran(row, `baize report, database ${tried}`, ['report', '--data', place]);
    await ran(row, `baize restore, database ${tried}`, restored);
    await ran(row, `baize audit, seals ${tried}`, ['audit', '--data', other]);
  }
};

export const fuzzFiles: Part = {
  name: 'files',
  quick: true,
  run: async (attack) => {
    await files(attack);
    await stored(attack);
  },
};
