import { DECK_SIZE } from '@baize/cards';
import type { RandomWords } from './random-words.js';

/** A deck of card numbers whose first places are dealt anew for each round. */
export class DealtDeck {
  readonly cards = Uint8Array.from({ length: DECK_SIZE }, (_, card) => card);

  constructor(private readonly words: RandomWords) {}

  /**
   * The first steps of a Fisher–Yates shuffle. From whatever order the last round left, each run of so many
   * cards is as likely as the others.
   */
  deal(count: number): void {
    const { cards, words } = this;
    for (let place = 0; place < count; place += 1) {
      const from = place + words.below(DECK_SIZE - place);
      const card = cards[from] as number;
      cards[from] = cards[place] as number;
      cards[place] = card;
    }
  }
}
