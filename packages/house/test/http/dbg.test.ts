import { it } from 'vitest';
import { serve } from './support/serve.js';
it('x', async () => {
  const s = await serve();
  for (const p of Array(8).fill('/api/signs/live')) {
    const a = new AbortController();
    const r = await fetch(s.base + p, { signal: a.signal });
    console.log(p, r.status);
    a.abort();
  }
  const t = Date.now();
  const iv = setInterval(() => console.log('waiting', Date.now() - t, process.getActiveResourcesInfo().join()), 1000);
  await s.close();
  clearInterval(iv);
  console.log('closed in', Date.now() - t);
});
