import type { GameEvent, SeatSettlement } from '@baize/games';
import { type Cents, cents } from '@baize/money';
import type { TableEvent } from '../../table/events.js';

/** As much of a round as a report asks. */
interface RoundThen {
  readonly round: string;
  /** By seat. */
  readonly antes: Readonly<Record<number, Cents>>;
  /** Jackpot wagers were in the tray already: the sensors had locked. */
  readonly collected: boolean;
  /** What was settled before the round was: seats one by one, or its bonuses. */
  readonly paid: readonly Pick<SeatSettlement, 'lines' | 'tips'>[];
}

/** Who stood at the table, and the round in play: as it was when something happened. */
export interface Then {
  readonly dealer: string | null;
  readonly round: RoundThen | null;
}

export const NOBODY_THERE: Then = { dealer: null, round: null };

/** Followed event by event: whole worlds are too large to keep one for each. */
export const thenAfter = (then: Then, event: TableEvent): Then => {
  switch (event.type) {
    case 'TableOpened':
      return { dealer: event.dealer, round: null };
    case 'TableClosed':
      return NOBODY_THERE;
    case 'DealerRelieved':
      return { ...then, dealer: event.to };
    case 'RoundStarted':
      return { ...then, round: { round: event.round, antes: {}, collected: false, paid: [] } };
    case 'RoundEnded':
      return { ...then, round: null };
    case 'JackpotWagersCollected':
      return { ...then, round: then.round && { ...then.round, collected: true } };
    case 'InRound':
      return { ...then, round: then.round && inRound(then.round, event.event) };
    default:
      return then;
  }
};

/** A seat's whole layout replaces what lay there. */
const inRound = (round: RoundThen, event: GameEvent): RoundThen => {
  if (event.type === 'SeatSettled') return { ...round, paid: [...round.paid, event] };
  if (event.type === 'BonusesSettled') {
    return { ...round, paid: [...round.paid, { lines: event.lines, tips: [] }] };
  }
  if (event.type !== 'WagersPlaced') return round;
  const { [event.seat]: _, ...others } = round.antes;
  const { ante } = event.stakes;
  return { ...round, antes: ante === undefined ? others : { ...others, [event.seat]: ante } };
};

/** One amount for everybody, where the house posts it too. */
export const anteThen = ({ antes }: RoundThen): Cents => Object.values(antes)[0] ?? cents(0);
