import { type Card, deckWithout, STRONGEST, strengthToReach, twoCardValue } from '@baize/cards';
import { BestResponse } from './best-response.js';
import { DrawStrengths } from './draw-counts.js';
import type { RicochetPosition } from './position.js';
import type { RicochetTable } from './table.js';
import { newTurn, type RicochetTurn } from './turn.js';

/** What each choice of a player in turn is worth. */
export interface RicochetAdvice {
  readonly best: 'play' | 'fold';
  /** Expected nets, in antes. */
  readonly worth: { readonly play: number; readonly fold: number };
  /** The player's draws from the cards unseen: those that win or stay, that tie with players, that lose. */
  readonly draws: { readonly ahead: number; readonly tied: number; readonly behind: number };
  /** For the last player, the net of playing summed over all draws, in cents: exact to the odd chip. */
  readonly exact: { readonly totalCents: bigint; readonly draws: bigint } | null;
}

const FOLDED = -1;

/** Exact for the last player; for another by the best response stated with it. */
export const adviseRicochet = (
  table: Pick<RicochetTable, 'stake' | 'bonus' | 'chipUnitCents'>,
  position: RicochetPosition,
  anteCents: number,
): RicochetAdvice => {
  const turn = turnOfPosition(position);
  const own = new DrawStrengths();
  own.count({ ...turn, players: 1 });
  const [counts] = own.counts as [Int32Array];
  const floor = Math.max(turn.best, ...position.toAct.map(toBeatTwo));
  const draws = drawsOf(counts, turn, floor);
  if (turn.players > 1) {
    const play = new BestResponse(table).worthOfPlay(turn);
    return { best: bestOf(play), worth: { play, fold: FOLDED }, draws, exact: null };
  }
  const totalCents = lastTotalCents(table, turn, counts, anteCents);
  const play = totalCents / own.draws / anteCents;
  return {
    best: totalCents > FOLDED * anteCents * own.draws ? 'play' : 'fold',
    worth: { play, fold: FOLDED },
    draws,
    exact: { totalCents: BigInt(totalCents), draws: BigInt(own.draws) },
  };
};

const bestOf = (play: number): 'play' | 'fold' => (play > FOLDED ? 'play' : 'fold');

const toBeatTwo = (two: readonly Card[]): number => strengthToReach(twoCardValue(two));

/** The same position as the fast look-ahead takes it. */
export const turnOfPosition = ({
  two,
  toAct,
  showing,
  others,
  potAntes,
}: RicochetPosition): RicochetTurn => {
  const turn = newTurn();
  const twos = [two, ...toAct].flat();
  const unseen = deckWithout([...twos, ...others]);
  turn.unseen.set(unseen);
  turn.unseenCount = unseen.length;
  turn.twos.set(twos);
  turn.players = 1 + toAct.length;
  turn.best = showing === null ? 0 : strengthToReach(showing.value);
  turn.holders = showing?.players ?? 0;
  turn.pot = potAntes;
  return turn;
};

const drawsOf = (
  counts: Int32Array,
  { best, holders }: RicochetTurn,
  floor: number,
): RicochetAdvice['draws'] => {
  const draws = { ahead: 0, tied: 0, behind: 0 };
  for (let strength = 1; strength <= STRONGEST; strength += 1) {
    const count = counts[strength] as number;
    if (strength < floor) draws.behind += count;
    else if (strength === best && holders > 0) draws.tied += count;
    else draws.ahead += count;
  }
  return draws;
};

/** The last to act takes the odd chips of a split pot (WA-RP-9b). */
const lastTotalCents = (
  { stake, bonus, chipUnitCents }: Pick<RicochetTable, 'stake' | 'bonus' | 'chipUnitCents'>,
  { best, holders, pot }: RicochetTurn,
  counts: Int32Array,
  anteCents: number,
): number => {
  const chipsEach = Math.floor(Math.floor((pot * anteCents) / chipUnitCents) / (holders + 1));
  const tied = pot * anteCents - holders * chipsEach * chipUnitCents;
  const won = (pot + stake * holders) * anteCents;
  let total = 0;
  for (let strength = 1; strength <= STRONGEST; strength += 1) {
    const ends =
      strength < best ? -stake * anteCents : strength > best || holders === 0 ? won : tied;
    total += (counts[strength] as number) * (ends + (bonus[strength] as number) * anteCents);
  }
  return total;
};
