/** The results at the table that are kept from run to run, and which of them still hold. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJournal } from './journal.mjs';

/** Runs write to it, from wherever they run. */
export const JOURNAL = path.resolve('reports/mutation/table.journal.jsonl');
const SOURCES = 'reports/mutation/table.sources.json';

const digestOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

const readSources = () => (existsSync(SOURCES) ? JSON.parse(readFileSync(SOURCES, 'utf8')) : {});

/** Of each break the last result, without those of these files that were tried as they no longer are. */
export const keepJournal = (files, { anew }) => {
  const known = readSources();
  const now = Object.fromEntries(files.map((file) => [file, digestOf(file)]));
  const isGone = ({ path: source }) => source in now && (anew || known[source] !== now[source]);
  const kept = readKept().filter((entry) => !isGone(entry));
  writeFileSync(JOURNAL, kept.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  writeFileSync(SOURCES, JSON.stringify({ ...known, ...now }, null, 1));
};

export const readKept = () => [
  ...new Map(readJournal(JOURNAL).map((entry) => [entry.key, entry])).values(),
];

/** A break that a run had to end from outside could not write down what became of it. */
export const noteTimeouts = (mutants) => {
  const known = new Set(readKept().map(({ key }) => key));
  for (const { key, path: source, status } of mutants) {
    if (status !== 'Timeout' || known.has(key)) continue;
    appendFileSync(JOURNAL, `${JSON.stringify({ key, path: source, status: 'timeout' })}\n`);
  }
};
