import type { ActionStep, ContestDecision, ContestEvent, Pot, RicochetEvent } from '@baize/games';
import {
  type Decoder,
  either,
  list,
  nullable,
  object,
  oneOf,
  recordOf,
  text,
  yesNo,
} from '@baize/result';
import { WAGER_IDS } from '@baize/rulebook';
import {
  amount,
  byType,
  cite,
  fieldsOf,
  line,
  lines,
  notices,
  opening,
  place,
  seat,
  wager,
} from './event-decoders.js';

const cards = list(text);
const claims = list(wager);

const decision: Decoder<ContestDecision> = (value, path, tell) => {
  const folds = typeof value === 'object' && value !== null && 'claims' in value;
  return folds
    ? object({ kind: oneOf(['fold']), claims }, { tucked: recordOf(WAGER_IDS, cards) })(
        value,
        path,
        tell,
      )
    : object({ kind: oneOf(['raise', 'bet']), cents: amount }, { tipCents: amount })(
        value,
        path,
        tell,
      );
};

/** A field that is there only where it is so. */
const itIsSo = either<true>('true', (value) => (value === true ? true : undefined));

/** The events of a game against the dealer. */
export const contestEvent: Decoder<ContestEvent> = byType<ContestEvent>({
  ...opening,
  Decided: object(fieldsOf('Decided', { seat, decision })),
  BonusClaimed: object(fieldsOf('BonusClaimed', { seat, wagers: claims })),
  Turned: object(fieldsOf('Turned', { place, cards })),
  RaiseCut: object(fieldsOf('RaiseCut', { seat, toCents: amount, returnedCents: amount, cite }), {
    tip: object({ toCents: amount, returnedCents: amount }),
  }),
  SeatSettled: object(fieldsOf('SeatSettled', { seat, lines, tips: lines }), {
    givenUp: itIsSo,
  }),
  RoundSettled: object(fieldsOf('RoundSettled', { lines, tips: lines, notices })),
});

const step: Decoder<ActionStep> = object({
  seat,
  did: oneOf(['fold', 'play', 'not-asked']),
  hand: nullable(text),
  discarded: list(object({ place, cite })),
});

/** The house alone takes the pot, or the seats that share it. */
const winners: Decoder<Pot['winners']> = either<Pot['winners']>(
  'a list of seats, or ["dealer"]',
  list(seat),
  (value, path, tell) =>
    list(oneOf(['dealer']))(value, path, tell)?.length === 1 ? ['dealer'] : undefined,
);

/** The events of Ricochet Poker. */
export const ricochetEvent: Decoder<RicochetEvent> = byType<RicochetEvent>({
  ...opening,
  BonusesSettled: object(fieldsOf('BonusesSettled', { lines, notices })),
  DealerFolded: object(
    fieldsOf('DealerFolded', { because: oneOf(['kickout', 'two-card']), words: text, cite }),
  ),
  ActionOpened: object(fieldsOf('ActionOpened', { order: list(seat) })),
  Decided: object(
    fieldsOf('Decided', {
      seat,
      decision: oneOf(['play', 'fold']),
      playCents: amount,
      cite,
    }),
  ),
  SeatExcused: object(fieldsOf('SeatExcused', { seat, draws: yesNo, cite })),
  HandCompleted: object(fieldsOf('HandCompleted', { step, anteBonus: nullable(line) })),
  RoundSettled: object(
    fieldsOf('RoundSettled', {
      lines,
      tips: lines,
      notices,
      pot: object({ amount, winners }),
    }),
  ),
});
