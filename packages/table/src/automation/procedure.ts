import { isKnown } from '@baize/cards';
import { anteRule, gameOf, isContest, isFold, type Notice, type SettledLine } from '@baize/games';
import type { Citation } from '@baize/rulebook';
import { type DeckAge, deckAge } from '../cards/age.js';
import { startBeforeDeal, stepsBeforeDeal } from '../dealing/before-deal.js';
import { dealingClause } from '../dealing/clauses.js';
import { stubSize } from '../dealing/stub.js';
import { countsNow, deviceWillCount } from '../dealing/stub-due.js';
import { beforeDealOf } from '../rounds/before-cards.js';
import { allCardsLying } from '../rounds/cards-lying.js';
import { nextToTurn } from '../rounds/turning.js';
import type { RoundAtTable } from '../table/state.js';
import type { OpenWorld } from '../table/world.js';
import { stepAtOpenTable } from './next-step.js';
import { saidNow } from './said-now.js';
import { dealStepWords, endClause, payClause, type StepInWords, sayStep } from './say-step.js';
import type { NextStep } from './step.js';
import { type LineToSettle, linesOfStep, paidWithLastStep } from './step-lines.js';

/** The whole procedure of a round on one screen: where it stands, and what the dealer knows of the cards. */
export interface Procedure {
  readonly now: StepInWords;
  /** What the dealer says and shows before it. */
  readonly says: readonly Notice[];
  readonly stages: readonly Stage[];
  /** What the next step takes and pays, line by line. */
  readonly settles: readonly LineToSettle[];
  /** What the step before paid by itself, for the dealer to hand over. */
  readonly paid: readonly SettledLine[];
  /** How many cards of the hand that is turned next nobody has named; their faces are not told. */
  readonly unnamed: number;
  readonly deckAge: DeckAge | null;
  readonly stub: {
    /** As many as there are when everybody was rightly dealt; null between rounds. */
    readonly cards: number | null;
    /** The rounds after which it is counted at the latest; null where nobody counts it. */
    readonly countEvery: number | null;
    readonly roundsSinceCount: number;
  };
}

interface Stage {
  readonly stage: string;
  readonly words: string;
  readonly cite: Citation;
  readonly state: 'done' | 'now' | 'later';
}

export const procedureOf = (world: OpenWorld, at: string): Procedure => {
  const next = stepAtOpenTable(world, at);
  const { rules, table } = world;
  const under = { rulebook: rules.inForce.rulebook, equipment: rules.house.equipment };
  const { round, stub } = table;
  const settles = linesOfStep(world, next, at);
  return {
    now: sayStep(world, next, at),
    says: saidNow(world, next, settles),
    stages: stagesOf(world, next),
    settles,
    paid: paidWithLastStep(world),
    unnamed: next.kind === 'turn' && round !== null ? unnamedAt(round, next) : 0,
    deckAge: deckAge(under, table.cards, at),
    stub: {
      cards: round === null ? null : stubSize(allCardsLying(round), round.deadCards),
      countEvery: countEvery(world),
      roundsSinceCount: stub.roundsSinceCount,
    },
  };
};

/** Nobody counts while a shuffler does. */
const countEvery = ({ rules, table }: OpenWorld): number | null => {
  const counted = countsNow(table).deviceCounts || (table.round === null && deviceWillCount(table));
  return counted ? null : (rules.inForce.rulebook.dealing.stubCountEvery?.value ?? null);
};

const unnamedAt = (
  { game }: RoundAtTable,
  { place, cards }: Extract<NextStep, { readonly kind: 'turn' }>,
): number => {
  const lying = gameOf(game).cardsAt(game, place);
  const unknown = lying.filter((card) => !isKnown(card)).length;
  return Math.min(unknown, cards ?? unknown);
};

type Unmarked = Omit<Stage, 'state'>;

const stagesOf = (world: OpenWorld, next: NextStep): readonly Stage[] => {
  const stages = stagesOfRound(world);
  const here = stageOf(world, next);
  const at = stages.findIndex(({ stage }) => stage === here);
  return stages.map((stage, place) => ({
    ...stage,
    state: place < at ? 'done' : place === at ? 'now' : 'later',
  }));
};

/** What comes after what, in this game and under these rules. */
const stagesOfRound = (world: OpenWorld): readonly Unmarked[] => {
  const { inForce } = world.rules;
  const { rulebook } = inForce;
  const { dealing, settlement, shuffling } = rulebook;
  const { round, stub } = world.table;
  const clause = (topic: 'player-hands' | 'stub', otherwise: Citation): Citation =>
    dealingClause(rulebook, stub.method, topic, otherwise);
  const before = round === null ? startBeforeDeal(stub.method, 0) : beforeDealOf(world, round);
  const { settlesBy, stages } = gameOf(rulebook);
  const stubStage: readonly Unmarked[] =
    dealing.stub === null
      ? []
      : [{ stage: 'stub', words: 'Stub to the rack', cite: clause('stub', dealing.stub.cite) }];
  const opening: readonly Unmarked[] = [
    { stage: 'cards', words: 'Cards ready', cite: shuffling.cut.cite },
    { stage: 'bets', words: 'Wagers placed', cite: anteRule(rulebook).placed.cite },
    ...stepsBeforeDeal(inForce, before).map(({ step, cite }) => ({
      stage: step,
      words: dealStepWords(inForce, step),
      cite,
    })),
  ];
  const closing: readonly Unmarked[] = [
    settlesBy(inForce).stage,
    ...(inForce.jackpots.length === 0
      ? []
      : [{ stage: 'awards', words: 'Awards paid', cite: payClause(rulebook) }]),
    ...(settlement.cardsRacked.value === 'as-discarded'
      ? []
      : [{ stage: 'take-up', words: 'Hands taken up', cite: settlement.cardsRacked.cite }]),
    { stage: 'end', words: 'Round ended', cite: endClause(rulebook) },
  ];
  const turn =
    settlement.succession.value === 'seat-by-seat' && round?.voided == null
      ? { stage: 'turn', words: 'Players finished, one by one', cite: settlement.succession.cite }
      : { stage: 'turn', words: 'Hands turned', cite: settlement.direction.cite };
  if (round?.voided != null) {
    // Hands of a void round are turned for the bonuses that still settle, and racked with the rest.
    const turns = nextToTurn(world, round) !== null || hasTurned(round);
    return [
      ...opening,
      ...(turns ? [turn] : []),
      ...closing.filter(({ stage }) => stage !== 'take-up'),
    ];
  }
  const deal = {
    stage: 'deal',
    words: 'Hands dealt',
    cite: clause('player-hands', dealing.first.cite),
  };
  const own = { deal: [deal], stub: stubStage, turn: [turn] };
  return [
    ...opening,
    ...stages(inForce).flatMap((one) => (typeof one === 'string' ? own[one] : [one])),
    ...closing,
  ];
};

const hasTurned = ({ game }: RoundAtTable): boolean => game.hands.some(({ turned }) => turned);

const stageOf = ({ table, rules }: OpenWorld, next: NextStep): string => {
  const phase = table.round?.game.phase ?? null;
  switch (next.kind) {
    case 'do':
      if (next.gesture.type === 'Settle' && isCollecting(table, next.gesture.seat)) return 'folded';
      return stageOfGesture(
        next,
        rules.inForce.rulebook.dealing.before[0]?.value ?? 'deal',
        awardStage(phase),
      );
    case 'deal':
      return phase === 'acting' ? 'decide' : 'deal';
    case 'turn':
      return 'turn';
    case 'rack-stub':
      return 'stub';
    case 'take-up':
      if (phase === 'settled') return 'take-up';
      return isCollecting(table, Number(next.place)) ? 'folded' : 'turn';
    case 'players':
      return { sit: 'cards', bet: 'bets', decide: 'decide' }[next.what];
    case 'floorperson':
      return stageOfPhase(phase);
  }
};

/** Awards are part of settling the bonuses before the action, and of finishing a player one by one. */
const awardStage = (phase: RoundAtTable['game']['phase'] | null): string => {
  if (phase === 'acting') return 'bonuses';
  return phase === 'revealing' ? 'turn' : 'awards';
};

/** What a fold gave up is collected before the dealer's hand is turned. */
const isCollecting = ({ round }: OpenWorld['table'], seat: number | undefined): boolean => {
  if (round === null || !isContest(round.game) || round.game.phase === 'betting') return false;
  const hand = round.game.hands.find((one) => one.seat === seat);
  return isFold(hand?.decision) && !round.game.dealer.turned;
};

const stageOfGesture = (
  { gesture }: Extract<NextStep, { readonly kind: 'do' }>,
  firstStep: string,
  awards: string,
): string => {
  switch (gesture.type) {
    case 'Cards':
      return 'cards';
    case 'OpenRound':
      return 'bets';
    case 'CloseBetting':
      return firstStep;
    case 'DoStep':
      return gesture.step;
    case 'CountChips':
      return 'verify-chip-count';
    case 'SettleBonuses':
      return 'bonuses';
    case 'Decide':
      return 'decide';
    case 'AtJackpot':
    case 'KeyWinner':
    case 'PayEnvy':
      return awards;
    case 'OpenAction':
      return 'decide';
    case 'EndRound':
      return 'end';
    case 'Settle':
      return gesture.seat === undefined ? 'settle' : 'turn';
    default:
      return 'settle';
  }
};

/** Where a round stands that somebody above the dealer looks at. */
const stageOfPhase = (phase: RoundAtTable['game']['phase'] | null): string => {
  switch (phase) {
    case 'dealing':
      return 'deal';
    case 'deciding':
    case 'acting':
      return 'decide';
    case 'revealing':
      return 'turn';
    case 'betting':
    case null:
      return 'bets';
    default:
      return 'settle';
  }
};
