// placeholder until the cards branch is merged
import type { Refusal } from '@baize/games';
import { ok, type Result } from '@baize/result';
import type { Equipment, Rulebook } from '@baize/rulebook';
import type { Stamp } from '../people/stamp.js';

export interface CardsUnder {
  readonly rulebook: Rulebook;
  readonly equipment: Equipment;
}
export interface TableCards {
  readonly none: true;
}
export const noCards = (_under: CardsUnder): TableCards => ({ none: true });
export type CardsCommand = Stamp & { readonly type: 'Shuffle'; readonly deck: string };
export type CardsEvent = Stamp & { readonly type: 'Shuffled'; readonly deck: string };
export const decideCards = (
  _under: CardsUnder,
  _state: TableCards,
  _command: CardsCommand,
): Result<readonly CardsEvent[], Refusal> => ok([]);
export const evolveCards = (state: TableCards, _event: CardsEvent): TableCards => state;
export const deckForRound = (
  _under: CardsUnder,
  _state: TableCards,
  _at: string,
): Result<string, Refusal> => ok('red');
export const cardsInPlay = (
  state: TableCards,
  _deck: string,
  _round: number,
  _at: string,
): TableCards => state;
export const cardsAfterRound = (
  state: TableCards,
  _deck: 'kept' | 'reshuffled' | 'removed',
): TableCards => state;
