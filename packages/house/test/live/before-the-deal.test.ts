import { RULEBOOK_IDS } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { triedOn } from './support/known-deck.js';

describe('when every seed is open and no card is dealt, somebody may know the deck:', () => {
  test.each(RULEBOOK_IDS)(
    '%s: whatever they order, the same cards go to the same hands, or the round is void by name',
    async (id) => {
      let tries = 0;
      for await (const { changed } of triedOn(id)) {
        expect(changed).toBeNull();
        tries += 1;
      }
      expect(tries).toBeGreaterThan(200);
    },
  );
});
