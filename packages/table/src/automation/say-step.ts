import {
  anteRule,
  gameOf,
  isContest,
  isSeatSettled,
  livingBonuses,
  type Place,
} from '@baize/games';
import { meterRules, nextGateOf, pendingHits } from '@baize/jackpot';
import { formatCents } from '@baize/money';
import { present } from '@baize/result';
import {
  betsClosedBy,
  byPolicy,
  bySoftware,
  type Citation,
  type DealStep,
  type Rulebook,
  type RulesInForce,
  type WagerId,
} from '@baize/rulebook';
import { nextBeforeDeal } from '../dealing/before-deal.js';
import { dealingClause } from '../dealing/clauses.js';
import { awardsOf } from '../jackpots/awards-of-round.js';
import { areKeyedBySeat } from '../jackpots/by-seat.js';
import { envyClause } from '../jackpots/envy.js';
import { keyClause } from '../jackpots/key-winner.js';
import { beforeDealOf } from '../rounds/before-cards.js';
import { contestGame, foldedCountedBy } from '../rounds/folded.js';
import { goesBySeat, wagersFirst } from '../rounds/succession.js';
import { rackClause } from '../rounds/take-up.js';
import { turnClause } from '../rounds/turning.js';
import type { RoundAtTable } from '../table/state.js';
import type { OpenWorld } from '../table/world.js';
import { adviceOnCards } from './ready-cards.js';
import type { NextStep, TableGesture } from './step.js';
import { linesOfStep } from './step-lines.js';

/** A step as a dealer is told to do it, and the clause that wants it. */
export interface StepInWords {
  readonly words: string;
  /** Whom or what it is about, where the words do not say it. */
  readonly about: string | null;
  readonly cite: Citation;
  /** Fields of the gesture that only the people at the table know: what stands there is an example. */
  readonly fill: readonly string[];
}

/** The key that ends a round, where the document has one. */
export const endClause = ({ jackpots }: Rulebook): Citation =>
  jackpots?.endOfRoundReset?.cite ?? bySoftware('steps');

/** The last gate of an award. */
export const payClause = ({ jackpots }: Rulebook): Citation =>
  jackpots?.gates.find(({ value }) => value === 'pay')?.cite ?? byPolicy('jackpots');

/** What is done between "no more bets" and the first card, as it is called out; a House Jackpot is no progressive. */
export const dealStepWords = ({ jackpots }: RulesInForce, step: DealStep): string =>
  jackpots.some(({ type }) => type === 'house')
    ? DEAL_STEP_WORDS[step].replace('progressive', 'jackpot')
    : DEAL_STEP_WORDS[step];

const DEAL_STEP_WORDS: Readonly<Record<DealStep, string>> = {
  'announce-no-more-bets': 'Announce "No more bets"',
  'lock-progressive': 'Lock the progressive wagers',
  'collect-progressive': 'Collect the progressive wagers',
  'verify-chip-count': 'Count the progressive chips',
  'chips-to-inventory': 'Put the progressive chips into the inventory container',
};

export const sayStep = (world: OpenWorld, next: NextStep, at: string): StepInWords => {
  const { rulebook } = world.rules.inForce;
  const { dealing, settlement } = rulebook;
  const { round, stub } = world.table;
  const { method } = stub;
  switch (next.kind) {
    case 'do':
      return sayGesture(world, next.gesture, at);
    case 'deal':
      return say(
        dealWords(next.places),
        dealingClause(rulebook, method, 'player-hands', dealing.first.cite),
      );
    case 'turn':
      return say(
        next.cards === undefined
          ? `Turn ${handOf(next.place)}`
          : `Turn the tucked cards of seat ${next.place}`,
        turnClause(world, next.place),
      );
    case 'rack-stub': {
      if (!next.mustCount) {
        const { cite } = present(dealing.stub, 'the rule on the stub');
        return say(
          'Put the stub into the discard rack, unseen',
          dealingClause(rulebook, method, 'stub', cite),
        );
      }
      const { cite } = present(dealing.stubCountEvery, 'the rule by which a stub is counted');
      return say(
        'Count the stub face down, and put it into the discard rack',
        dealingClause(rulebook, method, 'stub-count', cite),
      );
    }
    case 'take-up':
      if (next.tucked !== undefined) {
        const law = foldedCountedBy(world.rules.inForce);
        return say(
          `Spread the discards of seat ${next.place}, count them and rack them: what is tucked stays`,
          law?.cite ?? settlement.cardsRacked.cite,
        );
      }
      return say(
        next.mustCount
          ? `Spread ${handOf(next.place)}, count its cards and take it up`
          : `Take up ${handOf(next.place)}`,
        round === null
          ? settlement.cardsRacked.cite
          : rackClause(world.rules.inForce, round, next.place),
      );
    case 'players':
      if (next.what === 'sit') return sayFirstPlayer(world, at);
      return next.what === 'bet'
        ? say('Players place their wagers', wagersClause(world))
        : say(
            `${seatsInWords(next.seats)} ${next.seats.length === 1 ? 'decides' : 'decide'}`,
            gameOf(rulebook).decides(world.rules.inForce),
          );
    case 'floorperson':
      return say(next.why, next.cite);
  }
};

const say = (
  words: string,
  cite: Citation,
  { fill = [], about = null }: Partial<Pick<StepInWords, 'fill' | 'about'>> = {},
): StepInWords => ({ words, about, cite, fill });

const handOf = (place: Place): string =>
  place === 'dealer' ? "the dealer's hand" : `the hand of seat ${place}`;

const seatsInWords = (seats: readonly number[]): string => {
  const [only] = seats;
  if (only === undefined) return 'The players';
  return seats.length === 1
    ? `Seat ${only}`
    : `Seats ${seats.slice(0, -1).join(', ')} and ${seats.at(-1)}`;
};

const dealWords = (places: readonly Place[]): string => {
  const [first] = places;
  const count = `${places.length} ${places.length === 1 ? 'card' : 'cards'}`;
  return places.every((place) => place === first)
    ? `Deal ${count} to ${first === 'dealer' ? 'the dealer' : `seat ${first}`}`
    : `Deal ${count}, ${first === 'dealer' ? 'the dealer' : `seat ${first}`} first`;
};

const roundIn = ({ table }: OpenWorld): RoundAtTable => present(table.round, 'the round of a step');

const nameOf = ({ wagers }: Rulebook, wager: WagerId): string =>
  present(wagers[wager], 'a wager of the game').name;

const wagersClause = ({ rules }: OpenWorld): Citation =>
  anteRule(rules.inForce.rulebook).placed.cite;

/** The cards lie there for the first player, who has not come yet. */
const sayFirstPlayer = (world: OpenWorld, at: string): StepInWords =>
  say(
    'The first player sits down, to look at the cards',
    adviceOnCards(world, at)?.cite ?? bySoftware('steps'),
  );

const sayGesture = (world: OpenWorld, gesture: TableGesture, at: string): StepInWords => {
  const { rulebook } = world.rules.inForce;
  const { settlement, irregularities } = rulebook;
  switch (gesture.type) {
    case 'Cards': {
      const advice = present(adviceOnCards(world, at), 'what is done with the cards');
      return say(advice.message.replace(/\.$/, ''), advice.cite, advice);
    }
    case 'OpenRound':
      return say('Open the round: "Place your bets"', wagersClause(world));
    case 'CloseBetting':
      return say(
        dealStepWords(world.rules.inForce, 'announce-no-more-bets'),
        dealingClause(
          rulebook,
          world.table.stub.method,
          'announce-no-more-bets',
          betsClosedBy(rulebook),
        ),
      );
    case 'DoStep':
    case 'CountChips': {
      const before = beforeDealOf(world, roundIn(world));
      const { step, cite } = present(nextBeforeDeal(world.rules.inForce, before), 'a step');
      return say(dealStepWords(world.rules.inForce, step), cite);
    }
    case 'SettleBonuses':
      return say(
        'Settle the bonus and jackpot wagers',
        gameOf(rulebook).action?.bonusesBy(world.rules.inForce) ?? settlement.stages.cite,
      );
    case 'Settle':
      return gesture.seat === undefined
        ? sayWhole(world, roundIn(world), gesture, at)
        : saySeat(world, gesture.seat);
    case 'Decide':
      return gesture.why === 'time'
        ? say(
            `Fold the hand of seat ${gesture.seat}: the time to decide is over`,
            byPolicy('time-to-decide'),
          )
        : say(
            `Fold the hand of seat ${gesture.seat}: its player is gone`,
            irregularities['player-leaves'].cite,
          );
    case 'AtJackpot':
      return sayAward(world, gesture);
    case 'KeyWinner': {
      const name = nameOf(rulebook, gesture.jackpot);
      const { law } = meterRules(world.rules.inForce, gesture.jackpot);
      return say('Key the winner', keyClause({ law }), { about: `Seat ${gesture.seat}, ${name}` });
    }
    case 'PayEnvy':
      return sayEnvy(world);
    case 'OpenAction':
      return say(
        'Test your hand for the kickout and open the action',
        rulebook.beside.kickout?.offered.cite ?? bySoftware('steps'),
      );
    case 'EndRound':
      return say('End the round', endClause(rulebook));
    default:
      return say(gesture.type, bySoftware('steps'));
  }
};

/** Where players contend for a pot, its payment ends the contest; elsewhere the dealer goes from seat to seat. */
const saySettlement = (rules: RulesInForce): StepInWords => ({
  ...gameOf(rules.rulebook).settlesBy(rules).step,
  about: null,
  fill: [],
});

/** The round is settled as a whole, or its wagers go back. */
const sayWhole = (
  world: OpenWorld,
  round: RoundAtTable,
  gesture: TableGesture,
  at: string,
): StepInWords =>
  round.voided === null
    ? (sayRest(world, round, gesture, at) ?? saySettlement(world.rules.inForce))
    : say('Give the wagers of the void round back', round.voided.cite);

/** What the settlement of the round leaves to do, where every player was finished before it as the cards lie now. */
const sayRest = (
  world: OpenWorld,
  round: RoundAtTable,
  gesture: TableGesture,
  at: string,
): StepInWords | null => {
  const { inForce } = world.rules;
  if (!goesBySeat(inForce, round)) return null;
  const { game } = round;
  if (!game.hands.every(({ seat }) => isSeatSettled(game, seat))) return null;
  const left = areKeyedBySeat(inForce)
    ? []
    : inForce.jackpots.filter(({ id }) =>
        game.hands.some(({ stakes }) => stakes[id] !== undefined),
      );
  const settles = linesOfStep(world, { kind: 'do', who: 'dealer', gesture }, at);
  if (settles.some(({ wager }) => !left.some(({ id }) => id === wager))) return null;
  const { settlement, jackpots } = inForce.rulebook;
  if (left.length === 0 || jackpots === null) {
    return say('Every wager is settled: confirm it', settlement.succession.cite);
  }
  const names = left.map(({ name }) => name).join(' and ');
  return say(`Settle the ${names} wagers, from your right`, jackpots.awardOrder.cite);
};

const sayEnvy = (world: OpenWorld): StepInWords => {
  const due = awardsOf(roundIn(world)).envy;
  const about = due
    .map(({ seat, cents, hand }) => `Seat ${seat}: ${formatCents(cents)} for ${hand}`)
    .join('; ');
  const { jackpot } = present(due[0], 'envy that is due');
  return say('Pay envy', envyClause(world.rules.inForce, jackpot), { about });
};

/** What is given up with a fold is collected, and its bonuses that play on are settled; any other seat is taken and paid. */
const saySeat = (world: OpenWorld, seat: number): StepInWords => {
  const rules = world.rules.inForce;
  const { rulebook } = rules;
  const { settlement } = rulebook;
  const round = roundIn(world);
  const { game } = round;
  const hand = isContest(game) ? game.hands.find((one) => one.seat === seat) : undefined;
  if (hand?.decision?.kind !== 'fold')
    return say(`Settle seat ${seat}`, settlement.succession.cite);
  const contest = contestGame(rules);
  const living = livingBonuses(contest, rules, hand);
  const [first] = living;
  if (first === undefined || wagersFirst(rules, round, seat)) {
    return say(`Take the wagers that seat ${seat} gave up`, settlement.foldedWagers.cite);
  }
  const names = living.map((wager) => nameOf(rulebook, wager)).join(' and ');
  const bonuses = `${names} ${living.length === 1 ? 'wager' : 'wagers'}`;
  const withRest = settlement.foldedWagers.value === 'with-the-settlement';
  return say(
    withRest
      ? `Take the wagers that seat ${seat} gave up, and settle its ${bonuses}`
      : `Settle the ${bonuses} of seat ${seat}`,
    contest.foldedBonus(rules, first).cite,
  );
};

const sayAward = (
  { rules, meters, table }: OpenWorld,
  { jackpot, step }: Extract<TableGesture, { readonly type: 'AtJackpot' }>,
): StepInWords => {
  const { name } = present(
    rules.inForce.jackpots.find(({ id }) => id === jackpot),
    'the jackpot of an award',
  );
  const named = 'hit' in step ? step.hit : null;
  const pending = pendingHits(meters[jackpot] ?? { phase: 'unopened' }, table.slug);
  const hit = present(
    pending.find((one) => one.hit === named),
    'an award that waits',
  );
  const { cite } = nextGateOf(meterRules(rules.inForce, jackpot), hit);
  const about = `Seat ${hit.seat}, ${hit.hand}: ${formatCents(hit.cents)} of the ${name}`;
  switch (step.type) {
    case 'PayHit':
      return say('Pay the award', cite, { about });
    case 'VerifyHit':
      return say('A floorperson validates the award', cite, { about });
    default:
      return say(
        step.type === 'PassGate' && step.gate === 'light-lit'
          ? "See that the seat's light is lit"
          : 'See that the hand wins',
        cite,
        { about },
      );
  }
};
