import type { Stage } from '../stage.js';
import { Player } from './player.js';

const MINUTE = 60_000;

/** As many people as a house has: for each who never comes back, another one comes. */
export class Crowd {
  #count = 0;

  constructor(private readonly stage: Stage) {}

  gather(people: number): void {
    for (let at = 0; at < people; at += 1) this.#another(0, 2 * MINUTE);
  }

  #another(least: number, most: number): void {
    this.#count += 1;
    const player = new Player(this.stage, `Player ${this.#count}`, () =>
      this.#another(MINUTE / 2, 5 * MINUTE),
    );
    player.come(this.stage.chance.between(least, most));
  }
}
