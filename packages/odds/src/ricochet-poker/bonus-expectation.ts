import { STRONGEST } from '@baize/cards';
import { DrawStrengths } from './draw-counts.js';
import type { RicochetTable } from './table.js';
import type { RicochetTurn } from './turn.js';

/**
 * What the ante bonus of the player in turn is expected to pay, in antes, over every draw from the cards
 * unseen. A sample holds hardly a royal flush, or one too many: what its bonus is worth is counted instead.
 */
export class BonusExpectation {
  private readonly draws = new DrawStrengths();

  constructor(private readonly bonus: RicochetTable['bonus']) {}

  of(turn: RicochetTurn): number {
    const { draws, bonus } = this;
    const { players } = turn;
    // The draws of those still to act are not asked for.
    turn.players = 1;
    draws.count(turn);
    turn.players = players;
    const counts = draws.counts[0] as Int32Array;
    let sum = 0;
    for (let strength = 1; strength <= STRONGEST; strength += 1) {
      sum += (counts[strength] as number) * (bonus[strength] as number);
    }
    return sum / draws.draws;
  }
}
