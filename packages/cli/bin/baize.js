#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';
import process from 'node:process';

// Colours are for terminals: piped, even on a build machine, the text is plain.
if (!process.stdout.isTTY && !process.env.FORCE_COLOR) process.env.NO_COLOR = '1';

// What was compiled at an earlier start need not be compiled again, where Node can keep it.
module.enableCompileCache?.();

const main = new URL('../bundle/main.js', import.meta.url);
if (existsSync(main)) {
  const { run } = await import(main.href);
  await run(process.argv);
} else {
  process.stderr.write('baize is not built yet: run "npm run build" first\n');
  process.exitCode = 2;
}
