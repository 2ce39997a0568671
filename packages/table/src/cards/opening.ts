import { ok } from '@baize/result';
import { bySoftware, type Citation } from '@baize/rulebook';
import { stampOf } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import { nextOpeningStep } from './asked.js';
import {
  all,
  type CardsDecision,
  type Check,
  FINE,
  handlesCards,
  isFloorperson,
  knownDeck,
  notIdle,
  notInPlay,
} from './checks.js';
import type { OrderOf } from './commands.js';
import type { CardsUnder, Deck, TableCards } from './state.js';
import { STEP_WORDS } from './words.js';

type Step = OrderOf<'DoOpeningStep'>;

/** The opening of one deck, step by step in the document's order; `Shuffle` ends it. */
export const doOpeningStep = (
  under: CardsUnder,
  state: TableCards,
  command: Step,
): CardsDecision => {
  const known = knownDeck(state, command.deck);
  if (!known.ok) return known;
  const deck = known.value;
  const next = nextOpeningStep(under, deck);
  if (next === undefined) {
    const cite = under.rulebook.shuffling.opening.at(-1)?.cite ?? bySoftware('orders');
    const message = `the opening of deck ${deck.id} is done: it is to be shuffled`;
    return refuse('opening-done', message, cite);
  }
  const { cite } = next;
  const checked = all(
    () => notIdle(under, state),
    () => notInPlay(state, deck.id),
    () =>
      command.step === next.step
        ? FINE
        : refuse('out-of-order', `now ${STEP_WORDS[next.step]}; nothing else comes first`, cite),
    () => rightPerson(deck, command, cite),
  );
  if (!checked.ok) return checked;
  const done = { type: 'OpeningStepDone', deck: deck.id, step: next.step } as const;
  return ok([{ ...stampOf(command), ...done, cite }]);
};

/** People inspect, not machines; and nobody confirms what they inspected themselves. */
const rightPerson = (deck: Deck, command: Step, cite: Citation): Check => {
  const { step, as, by } = command;
  // The player who looks may say so, or the dealer for them.
  if (step === 'first-player-looks' && as === 'player') {
    return handlesCards({ ...command, as: 'dealer' });
  }
  const handles = handlesCards(command);
  if (!handles.ok) return handles;
  if (step === 'dealer-inspects' && as === 'house') {
    return refuse('not-a-person', 'the dealer inspects the cards in person', cite);
  }
  if (step !== 'floorperson-verifies') return FINE;
  const floor = isFloorperson(command, 'to confirm the inspection', cite);
  if (!floor.ok) return floor;
  return deck.inspectedBy === by
    ? refuse('same-person', 'somebody else confirms the inspection, not who made it', cite)
    : FINE;
};
