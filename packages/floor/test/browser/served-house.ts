import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readyMadeHouse } from '@baize/house/ready-made';
import type { RulebookId } from '@baize/rulebook';
import type { APIRequestContext } from 'playwright-core';
import { order, signInWithCode } from './staff.js';

const BIN = fileURLToPath(new URL('../../../cli/bin/baize.js', import.meta.url));

/** A house in a process of its own, as `baize serve` runs it. */
export interface ServedHouse {
  readonly address: string;
  /** Opens a table where nobody's time runs out. */
  openTable(operator: APIRequestContext, id: RulebookId, slug: string): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** On the same data and the same port. */
  start(): Promise<void>;
  close(): Promise<void>;
}

interface Running {
  readonly process: ChildProcess;
  readonly told: string;
}

const serve = async (data: string, port: string): Promise<Running> => {
  const args = ['serve', '--port', port, '--data', data, '--pace', '0', '--no-tables'];
  const child = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let told = '';
  for await (const part of child.stdout) {
    told += String(part);
    if (told.includes('Everything is kept in')) return { process: child, told };
  }
  throw new Error(`the house did not open:\n${told}`);
};

const killed = async ({ process: child }: Running): Promise<void> => {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
};

export const openServedHouse = async (): Promise<ServedHouse> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-served-'));
  let running = await serve(folder, '0');
  const address = /http:\/\/[\d.:]+/.exec(running.told)?.[0] ?? '';
  const code = /^ +operator +(\S+)$/m.exec(running.told)?.[1] ?? '';
  return {
    address,
    openTable: async (operator, id, slug) => {
      await signInWithCode(operator, address, code);
      const house: unknown = JSON.parse(readFileSync(readyMadeHouse(id), 'utf8'));
      await order(operator, address, '/api/house/orders', {
        type: 'CreateTable',
        house,
        slug,
        name: slug,
        dealing: 'automatic',
        cards: 'shuffler',
        jackpots: {},
        practice: 2,
        // Nothing here is about the time.
        decisionSeconds: 3_600,
      });
      const open = { type: 'OpenTable', trayCents: 50_000_000 };
      await order(operator, address, `/api/tables/${slug}/orders`, open);
    },
    kill: () => killed(running),
    start: async () => {
      running = await serve(folder, new URL(address).port);
    },
    close: async () => {
      await killed(running);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
