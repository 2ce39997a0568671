import { describe, expect, it } from 'vitest';
import type { Callable } from '../../src/client/index.js';
import { problemOf } from './support/caller.js';
import { serve } from './support/serve.js';

const AT = '/api/tables/md-high-card-flush/irregularities';

describe('what may be called at a table', () => {
  it('is told to a dealer with what the book says, and nothing happens by asking', async () => {
    const served = await serve({ tables: true });
    const dealer = await served.as('dealer');
    const before = await served.house.store.lastPosition();
    const response = await dealer.get(AT);
    expect(response.status).toBe(200);
    const { irregularities } = (await response.json()) as { irregularities: readonly Callable[] };
    expect(irregularities).toContainEqual(
      expect.objectContaining({
        kind: 'shuffler-jam',
        what: 'The shuffler jams',
        cite: 'MD-HCF-13G',
        returned: [],
        order: {
          type: 'Cards',
          gesture: { type: 'ReportDevice', device: 'shuffler', trouble: 'jam' },
        },
      }),
    );
    expect(await served.house.store.lastPosition()).toBe(before);
  });

  it('is not told to a player, and not of a table that is not there', async () => {
    const served = await serve({ tables: true });
    const player = await served.as('player');
    expect((await player.get(AT)).status).toBe(403);
    const dealer = await served.as('dealer');
    const nowhere = await dealer.get('/api/tables/no-table/irregularities');
    expect((await problemOf(nowhere)).status).toBe(404);
  });
});
