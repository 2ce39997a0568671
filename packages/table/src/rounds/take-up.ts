import {
  type ContestHandInPlay,
  foldedClause,
  isContest,
  isFold,
  isSeatSettled,
  type Place,
} from '@baize/games';
import { ok, type Result } from '@baize/result';
import { bySoftware, type Citation, type RulesInForce, type WagerId } from '@baize/rulebook';
import { DECK_SIZE } from '../cards/state.js';
import { awardsOf } from '../jackpots/awards-of-round.js';
import { pendingAt } from '../jackpots/open-meter.js';
import { type Refusal, refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import { atTheTable, inSequence, record } from '../table/happen.js';
import type { RoundAtTable } from '../table/state.js';
import type { Decided, OpenWorld } from '../table/world.js';
import { cardsLeftAt, cardsLying, countsRight } from './cards-lying.js';
import { cardsDealtTo } from './dealt.js';
import { hasDiscards, pileOf } from './discards.js';
import { contestGame, foldedCountedBy, livesOn } from './folded.js';
import { gamePart } from './game-part.js';
import { playingRound } from './round-of.js';
import { nextAtSeat, staysForJackpot, wagersFirst } from './succession.js';

/** A hand is spread, counted and racked: folded ones when all have decided, the others when settled. */
export const takeUp = (world: OpenWorld, command: CommandOf<'TakeUp'>): Decided => {
  const found = playingRound(world);
  if (!found.ok) return found;
  const { place, counted } = command;
  const discards = foldedWithDiscards(world, found.value, place);
  if (discards !== null) return takeUpDiscards(world, found.value, discards, command);
  const may = mayTakeUp(world, found.value, place);
  if (!may.ok) return may;
  const { cite, mustCount } = may.value;
  if (counted === undefined) {
    return mustCount
      ? refuse('not-counted', 'spread the hand and count its cards', cite)
      : atTheTable(world, command, { type: 'TakenUp', place, counted: null, cite });
  }
  if (!isCount(counted)) return refuse('not-a-count', NOT_A_COUNT, bySoftware('forms'));
  const lying = cardsLeftAt(found.value, place);
  if (!countsRight(found.value, place, counted, lying)) return miscounted(world, command, counted);
  return atTheTable(world, command, { type: 'TakenUp', place, counted, cite });
};

const isCount = (cards: number): boolean =>
  Number.isSafeInteger(cards) && cards >= 0 && cards <= DECK_SIZE;

const NOT_A_COUNT = `a hand is counted in whole cards, 0 to ${DECK_SIZE}`;

const foldedWithDiscards = (
  { rules }: OpenWorld,
  round: RoundAtTable,
  place: Place,
): ContestHandInPlay | null => {
  if (!isContest(round.game) || round.game.phase !== 'revealing') return null;
  const hand = round.game.hands.find(({ seat }) => seat === place);
  return hand !== undefined && hasDiscards(rules.inForce, round, hand) ? hand : null;
};

/** The discards are spread face down, counted and racked; with what is tucked they are the whole hand. */
const takeUpDiscards = (
  world: OpenWorld,
  round: RoundAtTable,
  hand: ContestHandInPlay,
  command: CommandOf<'TakeUp'>,
): Decided => {
  const rules = world.rules.inForce;
  const { settlement } = rules.rulebook;
  const law = foldedCountedBy(rules);
  const cite = law?.cite ?? settlement.cardsRacked.cite;
  if (wagersFirst(rules, round, hand.seat)) return refuseWagersFirst(rules, hand.seat);
  const named = pileOf(rules, hand);
  const tucked = command.tucked ?? named;
  if (tucked === null) {
    return refuse('tucked-not-counted', 'say how many cards are tucked under the wager', cite);
  }
  const whole = cardsLying(round, hand.seat);
  if (!Number.isSafeInteger(tucked) || tucked < 0 || (named !== null && tucked !== named)) {
    return named === null
      ? refuse('not-a-count', 'cards are counted in whole numbers from 0', bySoftware('forms'))
      : refuse(
          'not-a-count',
          `${named} cards were tucked under the wager`,
          bySoftware('cards-on-the-felt'),
        );
  }
  const { counted } = command;
  if (counted === undefined && law !== null) {
    return refuse('not-counted', 'spread the discards and count them', cite);
  }
  if (counted !== undefined && !isCount(counted))
    return refuse('not-a-count', NOT_A_COUNT, bySoftware('forms'));
  if (counted !== undefined && !countsRight(round, hand.seat, counted, whole - tucked)) {
    return miscounted(world, command, counted);
  }
  const racked = { type: 'TakenUp', place: hand.seat, counted: counted ?? null, cite } as const;
  // Nothing was tucked after all: the hand goes whole, and its bonuses with it.
  return tucked === 0
    ? inSequence(world, [
        gamePart(command, { type: 'Turn', place: hand.seat, cards: [] }),
        record(command, racked),
      ])
    : atTheTable(world, command, { ...racked, tucked });
};

const refuseWagersFirst = ({ rulebook: { settlement } }: RulesInForce, seat: number) =>
  refuse(
    'wagers-first',
    `the wagers that seat ${seat} gave up are taken first`,
    settlement.foldedWagers.cite,
  );

const miscounted = (world: OpenWorld, command: CommandOf<'TakeUp'>, cards: number): Decided => {
  const { irregularities, settlement } = world.rules.inForce.rulebook;
  const { value: outcome, cite } = irregularities['folded-cards-miscounted'];
  const hand = world.table.round?.game.hands.find(({ seat }) => seat === command.place);
  const isFolded = isFold(hand?.decision);
  return atTheTable(world, command, {
    type: 'IrregularityCalled',
    kind: 'folded-cards-miscounted',
    place: command.place,
    cards,
    note: null,
    // What voids the round is called as the misdeal it is; here it waits for somebody to look.
    outcome: { ...outcome, round: 'blocked' },
    // A hand that stayed in is counted by another clause than one that was folded.
    cite: isFolded || !wantsCount(world, command.place) ? cite : settlement.cardsRacked.cite,
  });
};

interface TakingUp {
  readonly cite: Citation;
  readonly mustCount: boolean;
}

const mayTakeUp = (
  world: OpenWorld,
  round: RoundAtTable,
  place: Place,
): Result<TakingUp, Refusal> => {
  const rules = world.rules.inForce;
  const { settlement } = rules.rulebook;
  const { cardsRacked } = settlement;
  if (!hasCards(round, place)) {
    return refuse('no-hand', 'no cards lie there', bySoftware('orders'));
  }
  if (round.takenUp.includes(place)) {
    return refuse('taken-up', 'these cards are in the rack already', bySoftware('orders'));
  }
  if (round.game.phase === 'settled') return afterSettlement(world, round, place);
  if (!isContest(round.game) || place === 'dealer') {
    return refuse('not-settled', 'the cards lie until the round is settled', bySoftware('steps'));
  }
  const counted = foldedCountedBy(rules);
  const hand = round.game.hands.find(({ seat }) => seat === place);
  const next = nextAtSeat(rules, round);
  if (next?.does === 'rack' && next.seat === place) {
    return ok({ cite: rackClause(rules, round, place), mustCount: wantsCount(world, place) });
  }
  if (isSeatSettled(round.game, place) && staysForJackpot(rules, round.game, place)) {
    const { cite } = settlement.awardHandsStay;
    return refuse('hand-stays', 'it stays, face up, until everything is paid', cite);
  }
  if (round.game.phase !== 'revealing' || hand?.decision?.kind !== 'fold') {
    return refuse(
      'not-settled',
      'before the settlement only folded hands are taken up, when all have decided',
      counted?.cite ?? cardsRacked.cite,
    );
  }
  if (livesOn(rules, hand)) {
    return refuse(
      'cards-stay',
      `a bonus of seat ${hand.seat} still plays: its cards stay`,
      bonusStaysBy(rules, hand),
    );
  }
  if (wagersFirst(rules, round, hand.seat)) return refuseWagersFirst(rules, hand.seat);
  return ok({ cite: rackClause(rules, round, place), mustCount: counted !== null });
};

/** What the document says of a hand as it leaves the felt: one that was given up goes by a clause of its own. */
export const rackClause = (
  rules: RulesInForce,
  { game }: Pick<RoundAtTable, 'game'>,
  place: Place,
): Citation => {
  const hand = game.hands.find(({ seat }) => seat === place);
  return isFold(hand?.decision) && game.phase === 'revealing'
    ? foldedClause(contestGame(rules), rules)
    : rules.rulebook.settlement.cardsRacked.cite;
};

/** What the document says of the bonuses of a folded hand: by it the cards stay. */
const bonusStaysBy = (
  rules: RulesInForce,
  { stakes }: { readonly stakes: Readonly<Partial<Record<WagerId, unknown>>> },
): Citation => {
  const game = contestGame(rules);
  const bonus = game.bonuses.find((wager) => stakes[wager] !== undefined);
  return game.foldedBonus(rules, bonus ?? 'flush').cite;
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
      handByHand ? cardsRacked.cite : bySoftware('steps'),
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
  const { envy, off } = awardsOf(round);
  if (envy.some(({ envies }) => envies === place)) return true;
  if (off.some(({ seat, ruled }) => seat === place && !ruled)) return true;
  return world.rules.inForce.jackpots.some(({ id }) =>
    pendingAt(world, id, round.round).some(({ seat }) => seat === place || isEnvied(round, place)),
  );
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
