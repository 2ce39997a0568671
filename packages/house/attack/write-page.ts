import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, type } from 'node:os';
import type { Row } from './attack.js';
import { tableText } from './report.js';

const PAGE = 'docs/reliability.md';
const [BEGIN, END] = ['<!-- attack -->', '<!-- /attack -->'];

const commit = (): string => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).trim();
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ', with changes'}`;
};

/** Puts what came of the attack between the marks of the page, with when and where. */
export const writePage = async (
  rows: readonly Row[],
  seed: number,
  seconds: number,
): Promise<void> => {
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${PAGE} has no marks for the attack`);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${type()} ${release()}, Node ${process.version}`;
  const day = new Date().toISOString().slice(0, 10);
  const told = `${day}, commit ${commit()}, seed ${seed}, ${Math.round(seconds / 6) / 10} minutes, on ${machine}.`;
  const text = `${page.slice(0, from)}${BEGIN}\n\n${told}\n\n${tableText(rows)}\n\n${page.slice(to)}`;
  writeFileSync(PAGE, text);
};
