import { ok } from '@baize/result';
import { bySoftware } from '@baize/rulebook';
import { stampOf } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import { skippedByDevice } from './asked.js';
import {
  all,
  type CardsDecision,
  type Check,
  FINE,
  handlesCards,
  idleClause,
  noRound,
} from './checks.js';
import type { OrderOf } from './commands.js';
import type { CardsUnder, TableCards } from './state.js';

/** An open table where nobody plays: the cards leave shoe and rack. */
export const goIdle = (
  under: CardsUnder,
  state: TableCards,
  command: OrderOf<'GoIdle'>,
): CardsDecision => {
  const cite = idleClause(under, 'remove-cards');
  const skipped = skippedByDevice(under, state, 'idle');
  const checked = all(
    () => handlesCards(command),
    () =>
      under.rulebook.shuffling.idle.length === 0
        ? refuse(
            'no-idle-rule',
            'this document asks for nothing when nobody plays',
            bySoftware('orders'),
          )
        : FINE,
    () =>
      skipped === null
        ? FINE
        : refuse('no-idle-rule', 'with this shuffler the cards stay where they are', skipped),
    () => noRound(state),
    () =>
      state.idle === null
        ? FINE
        : refuse('idle-already', 'the table is idle already', bySoftware('orders')),
    () =>
      state.decks.length === 0
        ? refuse('no-deck', 'there are no cards at this table', bySoftware('orders'))
        : FINE,
  );
  if (!checked.ok) return checked;
  return ok([{ ...stampOf(command), type: 'TableIdled', cite }]);
};

const isIdle = ({ idle }: TableCards): Check =>
  idle === null ? refuse('not-idle', 'the table is not idle', bySoftware('orders')) : FINE;

export const spreadIdle = (
  under: CardsUnder,
  state: TableCards,
  command: OrderOf<'SpreadIdle'>,
): CardsDecision => {
  const cite = idleClause(under, 'spread-face-down');
  const { face, askedBy = null } = command;
  const faces: readonly string[] = ['down', 'up'];
  const checked = all(
    () => handlesCards(command),
    () => isIdle(state),
    () =>
      faces.includes(face)
        ? FINE
        : refuse('no-such-face', 'cards lie down or up', bySoftware('forms')),
    () =>
      face === 'up' && (askedBy === null || askedBy.trim() === '')
        ? refuse('nobody-asked', 'cards are spread face up only when a player asks: say who', cite)
        : FINE,
    () =>
      state.idle?.spread === face
        ? refuse('spread-so', `the cards lie face ${face} already`, bySoftware('orders'))
        : FINE,
  );
  if (!checked.ok) return checked;
  return ok([{ ...stampOf(command), type: 'IdleCardsSpread', face, askedBy, cite }]);
};

/** The first player is back; whatever they saw of the cards, the opening is done again. */
export const endIdle = (
  under: CardsUnder,
  state: TableCards,
  command: OrderOf<'EndIdle'>,
): CardsDecision => {
  const cite = idleClause(under, 'inspection-then-opening');
  const checked = all(
    () => handlesCards(command),
    () => isIdle(state),
    () =>
      state.idle?.spread === null
        ? refuse(
            'not-spread',
            'the cards are not spread yet, so that nobody could inspect them',
            idleClause(under, 'spread-face-down'),
          )
        : FINE,
  );
  if (!checked.ok) return checked;
  const inspected = command.inspected;
  return ok([{ ...stampOf(command), type: 'IdleEnded', inspected, cite }]);
};
