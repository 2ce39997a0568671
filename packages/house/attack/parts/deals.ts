import { RULEBOOK_IDS } from '@baize/rulebook';
import { triedOn } from '../../test/live/support/known-deck.js';
import type { Part } from '../attack.js';

/** Staff and a player who know the deck, before a card is dealt: none of their orders changes who gets what. */
export const deals: Part = {
  name: 'deals',
  quick: false,
  run: async (attack) => {
    const row = attack.row('order × conspirator, when the deck is known', 'changed the deal');
    for (const id of attack.long ? RULEBOOK_IDS : (['sd/caribbean-stud'] as const)) {
      for await (const { changed } of triedOn(id)) {
        row.check(changed === null ? null : `${id}: ${changed}`);
      }
    }
  },
};
