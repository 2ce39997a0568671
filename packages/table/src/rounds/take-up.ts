import type { Place, Refusal } from '@baize/games';
import { pendingHits } from '@baize/jackpot';
import { ok, type Result } from '@baize/result';
import type { ClauseId } from '@baize/rulebook';
import { refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import { atTheTable } from '../table/happen.js';
import type { RoundAtTable } from '../table/state.js';
import type { Decided, OpenWorld } from '../table/world.js';
import { cardsLying } from './cards-lying.js';
import { cardsDealtTo } from './dealt.js';
import { livesOn } from './folded.js';
import { isRicochet } from './game.js';
import { playingRound } from './round-of.js';

/** A hand is spread, counted and racked: folded ones when all have decided, the others when settled. */
export const takeUp = (world: OpenWorld, command: CommandOf<'TakeUp'>): Decided => {
  const found = playingRound(world);
  if (!found.ok) return found;
  const { place, counted } = command;
  const may = mayTakeUp(world, found.value, place);
  if (!may.ok) return may;
  const { cite, mustCount } = may.value;
  if (counted === undefined) {
    return mustCount
      ? refuse('not-counted', 'spread the hand and count its cards', cite)
      : atTheTable(world, command, { type: 'TakenUp', place, counted: null, cite });
  }
  if (counted !== cardsLying(found.value, place)) return miscounted(world, command, counted);
  return atTheTable(world, command, { type: 'TakenUp', place, counted, cite });
};

const miscounted = (world: OpenWorld, command: CommandOf<'TakeUp'>, cards: number): Decided => {
  const { value: outcome, cite } =
    world.rules.inForce.rulebook.irregularities['folded-cards-miscounted'];
  return atTheTable(world, command, {
    type: 'IrregularityCalled',
    kind: 'folded-cards-miscounted',
    place: command.place,
    cards,
    note: null,
    // What voids the round is called as the misdeal it is; here it waits for somebody to look.
    outcome: { ...outcome, round: 'blocked' },
    cite,
  });
};

interface TakingUp {
  readonly cite: ClauseId;
  readonly mustCount: boolean;
}

const mayTakeUp = (
  world: OpenWorld,
  round: RoundAtTable,
  place: Place,
): Result<TakingUp, Refusal> => {
  const rules = world.rules.inForce;
  const { settlement, play } = rules.rulebook;
  const { cardsRacked } = settlement;
  if (!hasCards(round, place)) {
    return refuse('no-hand', 'no cards lie there', cardsRacked.cite);
  }
  if (round.takenUp.includes(place)) {
    return refuse('taken-up', 'these cards are in the rack already', cardsRacked.cite);
  }
  if (round.game.phase === 'settled') return afterSettlement(world, round, place);
  if (isRicochet(round.game, rules) || place === 'dealer' || play.game === 'ricochet-poker') {
    return refuse('not-settled', 'the cards lie until the round is settled', cardsRacked.cite);
  }
  const hand = round.game.hands.find(({ seat }) => seat === place);
  if (round.game.phase !== 'revealing' || hand?.decision?.kind !== 'fold') {
    return refuse(
      'not-settled',
      'before the settlement only folded hands are taken up, when all have decided',
      cardsRacked.cite,
    );
  }
  if (livesOn(rules, hand)) {
    return refuse(
      'cards-stay',
      `a bonus of seat ${hand.seat} still plays: its cards stay`,
      settlement.awardHandsStay.cite,
    );
  }
  const counted = play.foldedCardsCounted;
  return ok({ cite: counted?.cite ?? cardsRacked.cite, mustCount: counted !== null });
};

/** From the dealer's right, hand by hand where the document says so; what a jackpot pays stays. */
const afterSettlement = (
  world: OpenWorld,
  round: RoundAtTable,
  place: Place,
): Result<TakingUp, Refusal> => {
  const { settlement } = world.rules.inForce.rulebook;
  const { cardsRacked, awardHandsStay } = settlement;
  if (staysForAward(world, round, place)) {
    return refuse('hand-stays', 'it stays, face up, until everything is paid', awardHandsStay.cite);
  }
  const next = nextToTakeUp(world, round);
  const handByHand = cardsRacked.value === 'hand-by-hand';
  if (next !== null && next !== place && (handByHand || place === 'dealer')) {
    return refuse(
      'out-of-order',
      `${next === 'dealer' ? "the dealer's hand" : `the hand of seat ${next}`} is taken up first`,
      cardsRacked.cite,
    );
  }
  return ok({ cite: cardsRacked.cite, mustCount: wantsCount(world, place) });
};

/** Where hands are taken one by one, each player's is counted as it goes. */
export const wantsCount = ({ rules }: OpenWorld, place: Place): boolean =>
  place !== 'dealer' && rules.inForce.rulebook.settlement.cardsRacked.value === 'hand-by-hand';

/** A hand that a jackpot pays, while it is unpaid, or that others envy, while anything is. */
const staysForAward = (world: OpenWorld, round: RoundAtTable, place: Place): boolean => {
  if (!world.rules.inForce.rulebook.settlement.awardHandsStay.value) return false;
  return world.rules.inForce.jackpots.some(({ id }) => {
    const meter = world.meters[id];
    if (meter === undefined) return false;
    return pendingHits(meter, world.table.slug).some(
      (hit) => hit.round === round.round && (hit.seat === place || isEnvied(round, place)),
    );
  });
};

/** Whether others are paid for this hand. */
const isEnvied = ({ game }: RoundAtTable, place: Place): boolean =>
  game.phase === 'settled' && game.lines.some(({ envies }) => envies === place);

/** The next hand to leave the felt after the settlement: the highest seat, the dealer last. */
export const nextToTakeUp = (world: OpenWorld, round: RoundAtTable): Place | null => {
  const left = (place: Place): boolean => hasCards(round, place) && !round.takenUp.includes(place);
  const seats = round.game.hands.map(({ seat }) => seat).filter(left);
  const next = seats.findLast((seat) => !staysForAward(world, round, seat));
  if (next !== undefined) return next;
  return seats.length === 0 && left('dealer') ? 'dealer' : null;
};

const hasCards = (round: RoundAtTable, place: Place): boolean =>
  cardsDealtTo(round.game, place) > 0;
