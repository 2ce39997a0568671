import { type Card, cardKey, majorsOf, minorsOf, STRONGEST, strengthOfFiveKey } from '@baize/cards';
import type { RicochetTurn } from './turn.js';

const DECK = 52;
const MOST_PLAYERS = 7;

/**
 * Every draw of three from the unseen cards, for the player in turn and for each still to act: how many
 * make each strength.
 */
export class DrawStrengths {
  /** By player in the order of action, then by strength. */
  readonly counts: readonly Int32Array[] = Array.from(
    { length: MOST_PLAYERS },
    () => new Int32Array(STRONGEST + 1),
  );
  /** All draws there are. */
  draws = 0;

  private readonly keys = new Int32Array(DECK);
  private readonly minors = Int32Array.from({ length: DECK }, (_, card) => minorsOf(card as Card));
  private readonly majors = Int32Array.from({ length: DECK }, (_, card) => majorsOf(card as Card));
  /** Sums over the two cards of each player. */
  private readonly twoKeys = new Int32Array(MOST_PLAYERS);
  private readonly twoMinors = new Int32Array(MOST_PLAYERS);
  private readonly twoMajors = new Int32Array(MOST_PLAYERS);

  constructor() {
    for (let card = 0; card < DECK; card += 1) this.keys[card] = cardKey(card as Card);
  }

  count({ unseen, unseenCount, twos, players }: RicochetTurn): void {
    const { keys, minors, majors, twoKeys, twoMinors, twoMajors, counts } = this;
    for (let player = 0; player < players; player += 1) {
      const [a, b] = [twos[2 * player] as number, twos[2 * player + 1] as number];
      twoKeys[player] = (keys[a] as number) + (keys[b] as number);
      twoMinors[player] = (minors[a] as number) | (minors[b] as number);
      twoMajors[player] = (majors[a] as number) | (majors[b] as number);
      counts[player]?.fill(0);
    }
    for (let i = 0; i < unseenCount; i += 1) {
      const a = unseen[i] as number;
      for (let j = 0; j < i; j += 1) {
        const b = unseen[j] as number;
        const key2 = ((keys[a] as number) + (keys[b] as number)) | 0;
        const minors2 = (minors[a] as number) | (minors[b] as number);
        const majors2 = (majors[a] as number) | (majors[b] as number);
        for (let k = 0; k < j; k += 1) {
          const c = unseen[k] as number;
          const key3 = (key2 + (keys[c] as number)) | 0;
          const minors3 = minors2 | (minors[c] as number);
          const majors3 = majors2 | (majors[c] as number);
          for (let player = 0; player < players; player += 1) {
            const strength = strengthOfFiveKey(
              (key3 + (twoKeys[player] as number)) | 0,
              minors3 | (twoMinors[player] as number),
              majors3 | (twoMajors[player] as number),
            );
            const of = counts[player] as Int32Array;
            of[strength] = (of[strength] as number) + 1;
          }
        }
      }
    }
    this.draws = (unseenCount * (unseenCount - 1) * (unseenCount - 2)) / 6;
  }
}
