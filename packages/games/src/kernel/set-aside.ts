import { ok, type Result } from '@baize/result';
import { bySoftware } from '@baize/rulebook';
import { isAside, type SetAside, type Stakes } from './felt.js';
import { refuse } from './refusals.js';
import type { Refusal, RoundCommand, RoundEvent } from './round.js';

type Command = Extract<RoundCommand<unknown>, { readonly type: 'SetAside' }>;
type Event = Extract<RoundEvent<unknown>, { readonly type: 'WagersSetAside' }>;

interface Hand {
  readonly seat: number;
  readonly stakes: Stakes;
  readonly tips: Stakes;
  readonly aside: readonly SetAside[];
}

/** Wagers leave a round between "no more bets" and its settlement, each of them once. */
export const setAside = (
  { phase, hands }: { readonly phase: string; readonly hands: readonly Hand[] },
  { seat, wagers, as, cite, at, by }: Command,
): Result<readonly [Event], Refusal> => {
  if (phase === 'betting' || phase === 'settled') {
    return refuse('not-now', 'a wager leaves a round while its cards are out', bySoftware('steps'));
  }
  const hand = hands.find((one) => one.seat === seat);
  if (hand === undefined) {
    return refuse('no-hand', `seat ${seat} has no hand in this round`, bySoftware('orders'));
  }
  const wrong = wagers.find(
    (wager) =>
      (hand.stakes[wager] === undefined && hand.tips[wager] === undefined) || isAside(hand, wager),
  );
  if (wrong !== undefined || wagers.length === 0) {
    return refuse(
      'nothing-to-set-aside',
      `seat ${seat} has no ${wrong ?? 'such'} wager in this round`,
      bySoftware('orders'),
    );
  }
  return ok([{ type: 'WagersSetAside', seat, wagers, as, cite, at, by }]);
};

/** What an event adds to the wagers of a hand that are out. */
export const asideAfter = (
  before: readonly SetAside[],
  { wagers, as, cite }: Pick<Event, 'wagers' | 'as' | 'cite'>,
): readonly SetAside[] => [...before, ...wagers.map((wager) => ({ wager, as, cite }))];

/** Whether a hand has left the contest: it is asked nothing any more. */
export const isOut = (hand: Pick<Hand, 'aside'>): boolean => isAside(hand, 'ante');

/** Nobody is left in the contest: what still plays are bonus wagers. */
export const isAllAside = ({
  hands,
}: {
  readonly hands: readonly Pick<Hand, 'aside'>[];
}): boolean => hands.every(isOut);
