import { bySoftware, type Citation, type JackpotInForce } from '@baize/rulebook';
import {
  type BeforeDeal,
  type BeforeDealCommand,
  decideBeforeDeal,
  mayDeal,
  startBeforeDeal,
} from '../dealing/before-deal.js';
import { dealingClause } from '../dealing/clauses.js';
import { refuseDead } from '../irregularities/dead-card.js';
import { bookSays } from '../irregularities/outcome.js';
import { meterPart } from '../jackpots/at-meter.js';
import { acceptedAt, chipsAgree, contributePart, lockParts } from '../jackpots/sensors.js';
import type { Stamp } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import { acceptedIn } from '../table/evolve.js';
import { atTheTable, inSequence, record } from '../table/happen.js';
import type { RoundAtTable } from '../table/state.js';
import type { Decided, OpenWorld, Part, World } from '../table/world.js';
import { deckIsReady } from './deck-at-hand.js';
import { atGame, gamePart } from './game-part.js';
import { countingRound, playingRound, roundOf } from './round-of.js';

export const beforeDealOf = ({ rules, table }: World, round: RoundAtTable): BeforeDeal =>
  round.beforeDeal ?? startBeforeDeal(table.stub.method, acceptedIn(rules.inForce, round));

/** A step of the procedure between "no more bets" and the first card. */
const stepPart =
  (stamp: Stamp, command: BeforeDealCommand): Part =>
  (world) => {
    const found = roundOf(world);
    if (!found.ok) return found;
    const rules = world.rules.inForce;
    const decided = decideBeforeDeal(rules, beforeDealOf(world, found.value), command);
    if (!decided.ok) return decided;
    return atTheTable(
      world,
      stamp,
      ...decided.value.map((event) => ({ type: 'BeforeDeal', event }) as const),
    );
  };

/** "No more bets." */
export const closeBetting = (world: OpenWorld, command: CommandOf<'CloseBetting'>): Decided => {
  const [first] = world.rules.inForce.rulebook.dealing.before;
  const announces = first?.value === 'announce-no-more-bets';
  return inSequence(world, [
    gamePart(command, { type: 'CloseBetting' }),
    ...(announces ? [stepPart(command, { type: 'DoStep', step: 'announce-no-more-bets' })] : []),
  ]);
};

export const doStep = (world: OpenWorld, command: CommandOf<'DoStep'>): Decided => {
  const found = playingRound(world);
  if (!found.ok) return found;
  if (found.value.game.phase !== 'dealing') {
    return refuse('betting-is-open', 'this comes after "no more bets"', bySoftware('steps'));
  }
  const { step } = command;
  const done = stepPart(command, { type: 'DoStep', step });
  const rule = world.rules.inForce.rulebook.dealing.before.find(({ value }) => value === step);
  // Where the document asks for no such step, the procedure itself says so.
  if (step !== 'lock-progressive' || rule === undefined) return inSequence(world, [done]);
  const cite = collectClause(world, rule.cite);
  return inSequence(world, [done, ...lockParts(world, found.value, command, cite)]);
};

/** By which clause the chips leave the sensors: that of collecting them, where the document has one. */
const collectClause = ({ rules, table }: World, lock: Citation): Citation => {
  const { rulebook } = rules.inForce;
  const collect = rulebook.dealing.before.find(({ value }) => value === 'collect-progressive');
  return dealingClause(rulebook, table.stub.method, 'collect-progressive', collect?.cite ?? lock);
};

/** Where the document counts chips there is one jackpot. */
const countedJackpot = ({ rules }: World): JackpotInForce | undefined => rules.inForce.jackpots[0];

export const countChips = (world: OpenWorld, command: CommandOf<'CountChips'>): Decided => {
  const found = countingRound(world, 'chip-count-differs');
  if (!found.ok) return found;
  const { round, voided } = found.value;
  if (voided !== null) {
    return refuse(
      'round-is-void',
      'no card is dealt in a void round: nothing waits for a count',
      voided.cite,
    );
  }
  const jackpot = countedJackpot(world);
  const { chips } = command;
  if (jackpot === undefined) {
    return inSequence(world, [stepPart(command, { type: 'CountChips', chips })]);
  }
  // Sensors that a floorperson voided after an earlier count hold nothing any more.
  const accepted = acceptedAt(world, jackpot.id, round).length;
  const differs = chips !== accepted;
  return inSequence(world, [
    stepPart(command, { type: 'CountChips', chips, accepted }),
    meterPart(command, jackpot.id, { type: 'CountChips', table: world.table.slug, round, chips }),
    ...(differs
      ? [chipsDiffer(world, command, chips)]
      : [contributePart(command, jackpot.id, round)]),
  ]);
};

/** The deal is blocked until a floorperson has resolved it (AMB-36). */
const chipsDiffer = (world: World, stamp: Stamp, chips: number): Part => {
  const { outcome, cite } = bookSays(world, null, 'chip-count-differs');
  return record(stamp, {
    type: 'IrregularityCalled',
    kind: 'chip-count-differs',
    place: null,
    cards: null,
    note: `chips counted: ${chips}`,
    outcome,
    cite,
  });
};

export const resolveCount = (world: OpenWorld, command: CommandOf<'ResolveCount'>): Decided => {
  const found = roundOf(world);
  if (!found.ok) return found;
  const { stopped, round } = found.value;
  const jackpot = countedJackpot(world);
  const { cite } = bookSays(world, null, 'chip-count-differs');
  if (stopped?.by !== 'chip-count-differs' || jackpot === undefined) {
    return refuse(
      'nothing-to-resolve',
      'no count of chips waits for a floorperson',
      bySoftware('orders'),
    );
  }
  const { seat, how, reason } = command;
  const aside = gamePart(command, {
    type: 'SetAside',
    seat,
    wagers: [jackpot.id],
    as: 'void',
    cite,
  });
  return inSequence(world, [
    meterPart(command, jackpot.id, {
      type: 'ResolveCount',
      table: world.table.slug,
      round,
      seat,
      how,
      reason,
    }),
    ...(how === 'void-sensor' ? [aside] : []),
    (now) =>
      chipsAgree(now, jackpot.id, round)
        ? inSequence(now, [
            record(command, { type: 'RuledToContinue', reason }),
            stepPart(command, { type: 'ResolveCount', by: command.by, reason }),
            contributePart(command, jackpot.id, round),
          ])
        : inSequence(now, []),
  ]);
};

export const deal = (world: OpenWorld, command: CommandOf<'Deal'>): Decided => {
  const found = playingRound(world);
  if (!found.ok) return found;
  if (found.value.voided !== null) {
    return refuse('round-is-void', 'no card is dealt in a void round', found.value.voided.cite);
  }
  if (found.value.game.phase === 'dealing') {
    const may = mayDeal(world.rules.inForce, beforeDealOf(world, found.value));
    if (!may.ok) return may;
    const ready = deckIsReady(world, command.at);
    if (!ready.ok) return ready;
  }
  const { cards } = command;
  const alive = refuseDead(
    found.value.dead,
    cards.map(({ card }) => card),
  );
  return alive.ok ? atGame(world, command, { type: 'Deal', cards }) : alive;
};
