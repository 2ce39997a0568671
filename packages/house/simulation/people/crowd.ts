import type { Stage } from '../stage.js';
import { type Character, fixedCast } from './character.js';
import { Player } from './player.js';

const MINUTE = 60_000;

/** Most have an address of their own; now and then two live together. */
const addressOf = (count: number): string => {
  const home = count - (count % 5 === 0 ? 1 : 0);
  return `10.${home >> 16}.${(home >> 8) & 0xff}.${home & 0xff}`;
};

/** As many people as a house has: for each who never comes back, another one comes. */
export class Crowd {
  #count = 0;

  constructor(private readonly stage: Stage) {}

  gather(people: number): void {
    const { tables, chance, tempo } = this.stage;
    const automatic = tables.filter(({ dealing }) => dealing === 'automatic');
    const cast = tempo.hasCast ? fixedCast(automatic, chance.fork('cast')) : [];
    for (let at = 0; at < people; at += 1) this.#another(0, 2 * MINUTE, cast[at] ?? {});
  }

  #another(least: number, most: number, character: Partial<Character>): void {
    this.#count += 1;
    const next = (): void => this.#another(MINUTE / 2, 5 * MINUTE, {});
    const name = `Player ${this.#count}`;
    const player = new Player(this.stage, name, next, character, addressOf(this.#count));
    player.come(this.stage.chance.between(least, most));
  }
}
