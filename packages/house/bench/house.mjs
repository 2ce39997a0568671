import { commands } from './house/commands.mjs';
import { fiftyTables } from './house/fifty-tables.mjs';
import { memory } from './house/memory.mjs';
import { spectators } from './house/spectators.mjs';

const PARTS = { commands, 'fifty-tables': fiftyTables, spectators, memory };

/** All of it, or the parts that are named in `BAIZE_BENCH` (`commands,spectators`). */
export const run = async () => {
  const wanted = process.env.BAIZE_BENCH?.split(',') ?? Object.keys(PARTS);
  for (const part of wanted) {
    console.log(`\n-- ${part}`);
    await PARTS[part]();
  }
};
