import { ok } from '@baize/result';
import { bySoftware } from '@baize/rulebook';
import { stampOf } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import { shuffleClause, skippedByDevice } from './asked.js';
import {
  all,
  aReason,
  type CardsDecision,
  FINE,
  handlesCards,
  isFloorperson,
  noRound,
  notIdle,
} from './checks.js';
import type { OrderOf } from './commands.js';
import { type CardsUnder, deckInTurn, isByMachine, type TableCards, wasCut } from './state.js';

/** A floorperson may have the cards that are dealt next shuffled again, until the first one moves. */
export const orderShuffle = (
  under: CardsUnder,
  state: TableCards,
  command: OrderOf<'OrderShuffle'>,
): CardsDecision => {
  const directed = under.rulebook.shuffling.when.find(({ value }) => value === 'when-directed');
  const cite = shuffleClause(under, 'when-directed');
  const deck = deckInTurn(state);
  const checked = all(
    () => handlesCards(command),
    () =>
      directed === undefined
        ? refuse(
            'no-such-order',
            'nobody orders a shuffle here: cards are shuffled before play and after each round',
            cite,
          )
        : FINE,
    () => isFloorperson(command, 'to order a shuffle', cite),
    () => aReason(command.reason),
    () => noRound(state),
    () => notIdle(under, state),
    () =>
      deck?.stack.is === 'shuffled'
        ? FINE
        : refuse('nothing-shuffled', 'the next deck is not shuffled yet', bySoftware('orders')),
  );
  if (!checked.ok) return checked;
  const { reason } = command;
  const ordered = { type: 'ShuffleOrdered', deck: deck?.id ?? '', reason } as const;
  return ok([{ ...stampOf(command), ...ordered, cite }]);
};

/** A floorperson may have the cards cut again, until the first one moves. */
export const orderRecut = (
  under: CardsUnder,
  state: TableCards,
  command: OrderOf<'OrderRecut'>,
): CardsDecision => {
  const { recut, cut } = under.rulebook.shuffling;
  const cite = recut?.cite ?? cut.cite;
  const deck = deckInTurn(state);
  const byMachine = deck !== undefined && isByMachine(deck);
  const skipped = byMachine ? skippedByDevice(under, state, 'recut') : null;
  const checked = all(
    () => handlesCards(command),
    () =>
      recut === null
        ? refuse(
            'no-such-order',
            'nobody orders a new cut here: cards are cut after the shuffle',
            cite,
          )
        : FINE,
    () =>
      skipped === null
        ? FINE
        : refuse('no-such-order', 'with this shuffler cards are not cut again', skipped),
    () => isFloorperson(command, 'to order a new cut', cite),
    () => aReason(command.reason),
    () => noRound(state),
    () => notIdle(under, state),
    () =>
      deck !== undefined && wasCut(deck)
        ? FINE
        : refuse(
            'nothing-cut',
            'the next deck has no cut that could be made again',
            bySoftware('orders'),
          ),
  );
  if (!checked.ok) return checked;
  const { reason } = command;
  const ordered = { type: 'RecutOrdered', deck: deck?.id ?? '', reason } as const;
  return ok([{ ...stampOf(command), ...ordered, cite }]);
};
