import { parseArgs } from 'node:util';
import { Attack } from './attack.js';
import { putAway } from './outside-tests.js';
import { PARTS } from './parts/index.js';
import { findingsText, tableText } from './report.js';
import { writePage } from './write-page.js';

const USAGE = `npm run attack
  --quick          the form that the tests run
  --seed N         1 unless told
  --only PART,…    some parts: ${PARTS.map(({ name }) => name).join(', ')}
  --write          puts the table into docs/reliability.md
  --sabotage NAME  with one known hole put back: it must be found`;

const options = {
  quick: { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
  only: { type: 'string', default: '' },
  write: { type: 'boolean', default: false },
  sabotage: { type: 'string' },
} as const;

const stop = (message: string): never => {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
};

const given = () => {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
};

const main = async (): Promise<void> => {
  const { quick, seed, only, write } = given();
  if (!/^\d{1,9}$/.test(seed)) stop(`--seed is a whole number, not "${seed}"`);
  const named = only === '' ? null : only.split(',');
  for (const name of named ?? []) {
    if (!PARTS.some((part) => part.name === name)) stop(`there is no part "${name}"`);
  }
  const parts = PARTS.filter(
    (part) => (named?.includes(part.name) ?? true) && (!quick || part.quick || named !== null),
  );
  const attacks: Attack[] = [];
  const startedAt = performance.now();
  for (const part of parts) {
    const attack = new Attack(part.name, Number(seed), !quick);
    attacks.push(attack);
    const [began, before] = [performance.now(), process.cpuUsage()];
    try {
      await part.run(attack);
    } catch (error) {
      const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
      attack.row('the part itself', 'stopped').check(words);
    }
    await putAway();
    const tries = attack.rows.reduce((sum, row) => sum + row.tries, 0);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    // Others may use this machine too: what the processor did is the better measure.
    const { user, system } = process.cpuUsage(before);
    const worked = ((user + system) / 1_000_000).toFixed(1);
    const found = `${tries} tries, ${attack.findings.length} found`;
    console.log(`${part.name}: ${found}, ${seconds} s, ${worked} s of the processor`);
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const rows = attacks.flatMap((attack) => attack.rows);
  console.log(`\n${tableText(rows)}`);
  const findings = findingsText(rows);
  if (findings !== '') console.log(`\n${findings}`);
  if (write) await writePage(rows, Number(seed), seconds);
  process.exitCode = findings === '' ? 0 : 1;
};

await main();
