import { pendingHits } from '@baize/jackpot';
import type { WagerId } from '@baize/rulebook';
import { cardsOffers } from '../automation/cards-offers.js';
import type { TableGesture } from '../automation/step.js';
import { DECK_SIZE } from '../cards/state.js';
import { type Callable, irregularitiesNow } from '../irregularities/callable.js';
import { cardsDealtTo } from '../rounds/dealt.js';
import type { RoundAtTable } from '../table/state.js';
import { actsOf } from './acts.js';
import { betweenRounds } from './between-rounds.js';
import type { Shift } from './shift.js';

/** How often something goes wrong before a step, one in so many. */
const RARE = 25;
const RARER = 60;
const RAREST = 400;

/** Something that is not in the plan; true when it happened. */
export const mishap = (shift: Shift): boolean => {
  const { round } = shift.open.table;
  if (round === null && betweenRounds(shift)) return true;
  if (shift.oneIn(RARE) && somethingWrong(shift)) return true;
  if (shift.oneIn(RARER) && withTheCards(shift)) return true;
  return round !== null && shift.oneIn(RARE) && inTheRound(shift, round);
};

const tryAsDealer = (shift: Shift, gesture: TableGesture): boolean =>
  shift.try(gesture, 'dealer', shift.open.table.dealer);

/** Anything that the dealer's screen offers to call, each kind as likely as the next. */
const somethingWrong = (shift: Shift): boolean => {
  const offered = irregularitiesNow(shift.world, shift.at);
  const kind = shift.oneOf([...new Set(offered.map((one) => one.kind))]);
  const seen = shift.oneOf(offered.filter((one) => one.kind === kind));
  if (seen === undefined) return false;
  shift.called.push(seen.kind);
  return tryAsDealer(shift, filled(shift, seen));
};

/** With what only the people at the table can say: which card it is, how many cards lie there. */
const filled = (shift: Shift, { order, fill, place }: Callable): TableGesture => {
  if (fill.includes('card')) return { ...order, card: shift.stack.pop() } as TableGesture;
  const { round } = shift.open.table;
  if (!fill.includes('cards') || place === null || round === null) return order;
  // A card too many came from the stub.
  shift.stack.pop();
  return { ...order, cards: cardsDealtTo(round.game, place) + 1 } as TableGesture;
};

/** A count, a device, an idle table, an order of the floor: whatever is offered for the cards. */
const withTheCards = (shift: Shift): boolean => {
  const offer = shift.oneOf(cardsOffers(shift.world, shift.at));
  if (offer === undefined) return false;
  const { gesture, who } = offer;
  const said =
    gesture.type === 'CountDeck' && shift.oneIn(8)
      ? { ...gesture, counted: DECK_SIZE - 1 }
      : gesture;
  const by = who === 'dealer' ? shift.open.table.dealer : 'floor 1';
  return shift.try({ type: 'Cards', gesture: said }, who, by);
};

/** What people do at the sensors, with awards, after a fold and in the dealer's place; and a round that is ended. */
const inTheRound = (shift: Shift, round: RoundAtTable): boolean => {
  switch (shift.chance(5)) {
    case 0:
      return senseChip(shift, round);
    case 1:
      return takeOffWinner(shift);
    case 2:
      return shift.oneIn(RAREST / RARE) && voidIt(shift);
    case 3:
      return tellLate(shift, round);
    default:
      shift.floor({ type: 'RelieveDealer', dealer: `dealer ${shift.count}` });
      return true;
  }
};

const senseChip = (shift: Shift, { game }: RoundAtTable): boolean => {
  const wager = shift.oneOf(shift.world.rules.inForce.jackpots)?.id;
  const seat = shift.oneOf(game.hands.map((hand) => hand.seat));
  return wager === undefined || seat === undefined
    ? false
    : tryAsDealer(shift, { type: 'SenseChip', seat, wager, accepted: shift.oneIn(2) });
};

/** Who folded tells of a bonus late, when the hand may be in the rack. */
const tellLate = (shift: Shift, { game }: RoundAtTable): boolean => {
  const claims = game.hands.flatMap(({ seat }) =>
    actsOf(shift.world, seat).flatMap((act) =>
      act.act === 'claim' ? [{ type: 'Claim', seat, wagers: act.wagers } as const] : [],
    ),
  );
  const claim = shift.oneOf(claims);
  return claim !== undefined && tryAsDealer(shift, claim);
};

const takeOffWinner = (shift: Shift): boolean => {
  const { meters, table } = shift.world;
  const hits = Object.entries(meters).flatMap(([wager, meter]) =>
    pendingHits(meter, table.slug).map(({ hit }) => ({ jackpot: wager as WagerId, hit })),
  );
  const one = shift.oneOf(hits);
  return one === undefined
    ? false
    : tryAsDealer(shift, {
        type: 'AtJackpot',
        jackpot: one.jackpot,
        step: { type: 'UnkeyWinner', hit: one.hit },
      });
};

const voidIt = (shift: Shift): boolean =>
  shift.try({ type: 'VoidRound', reason: 'the lights went out' }, 'floorperson', 'floor 1');
