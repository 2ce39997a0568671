import { type GameRound, gameOf, type SettledLine } from '@baize/games';
import { ok, present, type Result } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import { nextCall } from '../calls/state.js';
import { isAmount } from '../chips/amount.js';
import { movedBy } from '../chips/postings.js';
import { refuseDead } from '../irregularities/dead-card.js';
import { meterPart } from '../jackpots/at-meter.js';
import { underSettledCriteria } from '../jackpots/criteria.js';
import { trueReceipts } from '../jackpots/record-awards.js';
import { isFloor } from '../people/roles.js';
import { FINE, type Refusal, refuse } from '../refusal.js';
import { roundNow } from '../rounds/round-of.js';
import type { CommandOf } from '../table/commands.js';
import type { Corrected } from '../table/events.js';
import { atTheTable, inSequence, record } from '../table/happen.js';
import type { Decided, Part, World } from '../table/world.js';
import { keepsDecidedAwards } from './decided-awards.js';
import { envyThen, movesOtherwise } from './envy-again.js';
import { resettledLines, resettledTips } from './resettle.js';
import { roundToCorrect } from './to-correct.js';

/** Mistyped cards: the dealer puts them right before the settlement, a floorperson after it. */
export const correctCards = (world: World, command: CommandOf<'CorrectCards'>): Decided => {
  const { place, cards, reason } = command;
  const target = roundToCorrect(world);
  if (target === null)
    return refuse('no-round', 'there is no round to correct', bySoftware('orders'));
  const { round, game, isSettled } = target;
  if (command.round !== undefined && command.round !== round) {
    const message = `round ${command.round} cannot be corrected any more: adjust the payments`;
    return refuse('no-such-round', message, CORRECTIONS);
  }
  if (isSettled && !isFloor(command.as)) {
    return refuse(
      'not-allowed',
      'after the settlement a floorperson corrects cards',
      byPolicy('roles'),
    );
  }
  if (reason.trim() === '')
    return refuse('no-reason', 'say what was typed wrong', byPolicy('reasons'));
  const under = underItsRules(world, game);
  if (!under.ok) return under;
  const alive = refuseDead(target.dead, cards);
  if (!alive.ok) return alive;
  const checked = gameOf(game).checkCards(game, place, cards);
  if (!checked.ok) return checked;
  const awards = isSettled ? FINE : keepsDecidedAwards(world, game, place, cards);
  if (!awards.ok) return awards;
  const corrected = {
    type: 'CardsCorrected',
    round,
    place,
    from: checked.value,
    to: cards,
    reason,
  } as const;
  const corrects = record(command, corrected);
  if (!isSettled) return inSequence(world, [corrects]);
  if (command.settle === true) return inSequence(world, [corrects, settledAgain(command)]);
  const again = inSequence(world, [corrects, settledAgain({ ...command, second: SECOND })]);
  const isRight = again.ok && again.value.length === 1;
  const calls = isRight ? {} : { calls: nextCall(world.table) };
  return inSequence(world, [record(command, { ...corrected, ...calls })]);
};

/** Stands for the second person, where it is only asked what a settlement would change. */
export const SECOND = 'a second person';

/** The payments follow the cards; where they were right all the same, nothing more happens. */
const settledAgain =
  ({ at, by, as, reason, second }: CommandOf<'CorrectCards'>): Part =>
  (world) => {
    const again = second === undefined ? {} : { second };
    const decided = resettle(world, { type: 'Resettle', at, by, as, reason, ...again });
    return decided.ok || decided.error.code !== 'nothing-changes' ? decided : ok([]);
  };

/** A round is corrected under the rules it was played by, and no others. */
const underItsRules = ({ rules }: World, game: GameRound): Result<true, Refusal> =>
  game.rules === rules.digest
    ? FINE
    : refuse(
        'other-rules',
        'that round was played under other rules: adjust the payments',
        CORRECTIONS,
      );

const CORRECTIONS = byPolicy('corrections');

/** The round is settled anew from what lies corrected, and only the differences are paid. */
export const resettle = (given: World, command: CommandOf<'Resettle'>): Decided => {
  const world = underSettledCriteria(given);
  const { settled } = world.table;
  if (settled === null)
    return refuse('no-round', 'no round was settled at this table', bySoftware('orders'));
  if (command.reason.trim() === '')
    return refuse('no-reason', 'say why it is settled again', byPolicy('reasons'));
  const under = underItsRules(world, settled.game);
  if (!under.ok) return under;
  const anew = resettledLines(world, settled);
  if (!anew.ok) return anew;
  const { lines, mistaken } = anew.value;
  const changes = changesBetween(settled.game, settled.lines, lines).map((change) => ({
    ...change,
    ...movesOtherwise(world, settled, change),
  }));
  const tips = resettledTips(world, settled.game);
  const tipChanges = changesBetween(settled.game, settled.tips, tips);
  const all = [...changes, ...tipChanges];
  if (all.length === 0)
    return refuse('nothing-changes', 'every payment was right', bySoftware('orders'));
  const moved = all.reduce((sum, change) => sum + Math.abs(movedBy(change)), 0);
  const people = twoPeople(world, command, moved);
  if (!people.ok) return people;
  const { reason, second = null } = command;
  return inSequence(world, [
    ...mistaken.map(({ jackpot, hit }) =>
      meterPart(command, jackpot, { type: 'UnkeyWinner', hit }),
    ),
    record(command, {
      type: 'RoundResettled',
      round: settled.round,
      lines,
      changes,
      tips,
      tipChanges,
      ...envyThen(world, settled, lines),
      reason,
      second,
      cite: CORRECTIONS,
    }),
    trueReceipts(command),
  ]);
};

const worth = (line: SettledLine | null): number =>
  line === null ? 0 : line.paysCents + line.returnedCents;

const changesBetween = (
  game: GameRound,
  before: readonly SettledLine[],
  after: readonly SettledLine[],
): readonly Corrected[] => {
  const key = ({ seat, wager, hand }: SettledLine): string =>
    wager.endsWith(':envy') ? `${seat} ${wager} ${hand}` : `${seat} ${wager}`;
  const was = new Map(before.map((line) => [key(line), line]));
  const is = new Map(after.map((line) => [key(line), line]));
  return [...new Map([...was, ...is])].flatMap(([line, { seat }]): Corrected[] => {
    const [old, now] = [was.get(line) ?? null, is.get(line) ?? null];
    const hand = game.hands.find((one) => one.seat === seat);
    const { player } = present(hand, 'the hand of a line');
    return isSame(old, now) ? [] : [{ seat, player, before: old, after: now }];
  });
};

const isSame = (old: SettledLine | null, now: SettledLine | null): boolean =>
  worth(old) === worth(now) && unkeyedAward(old) === unkeyedAward(now);

/** A win that is worth nothing is an award before it is keyed: its hand tells it from another. */
const unkeyedAward = (line: SettledLine | null): string | null =>
  line !== null && line.outcome === 'win' && worth(line) === 0 ? line.hand : null;

/** Above the house's limit two people put their names to it. */
const twoPeople = (
  { table }: World,
  command: CommandOf<'Resettle' | 'AdjustPayment'>,
  mostCents: number,
): Result<true, Refusal> => {
  const alone = table.phase === 'open' ? table.policy.adjustAloneCents : 0;
  if (command.second === command.by) {
    return refuse('same-person', 'the second person is somebody else', byPolicy('two-people'));
  }
  return mostCents <= alone || (command.second !== undefined && command.second !== '')
    ? FINE
    : refuse('two-people', 'so large a correction needs a second person', byPolicy('two-people'));
};

export const adjustPayment = (world: World, command: CommandOf<'AdjustPayment'>): Decided => {
  const { round, seat, player, cents, reason, second = null } = command;
  if (!isAmount(Math.abs(cents))) {
    return refuse(
      'not-an-amount',
      'an adjustment is whole cents, to or from the player',
      bySoftware('forms'),
    );
  }
  if (reason.trim() === '')
    return refuse('no-reason', 'say what was paid wrong', byPolicy('reasons'));
  const paid = wasPaid(world, command);
  if (!paid.ok) return paid;
  const people = twoPeople(world, command, Math.abs(cents));
  if (!people.ok) return people;
  return atTheTable(world, command, {
    type: 'PaymentAdjusted',
    round,
    seat,
    player,
    cents,
    reason,
    second,
    cite: CORRECTIONS,
  });
};

/** A round of this table that was settled; of the latest one the hands are still known. */
const wasPaid = (
  world: World,
  { round, seat, player }: CommandOf<'AdjustPayment'>,
): Result<true, Refusal> => {
  const { settled, slug, lastRound } = world.table;
  const number = Number(round.slice(slug.length + 1));
  const isOne = round === `${slug}/${number}` && Number.isSafeInteger(number);
  if (!isOne || number < 1 || number > lastRound) {
    return refuse(
      'no-such-round',
      `no round ${round} was played at this table`,
      bySoftware('orders'),
    );
  }
  const live = roundNow(world);
  if (live?.round === round && live.game.phase !== 'settled') {
    return refuse('not-settled', `round ${round} is not settled`, bySoftware('orders'));
  }
  const known = settled?.round === round ? settled.game.hands : null;
  const had = known?.some((hand) => hand.seat === seat && hand.player === player);
  const mayBe = had ?? (Number.isSafeInteger(seat) && seat > 0 && player !== '');
  return mayBe
    ? FINE
    : refuse(
        'no-hand',
        `${player} had no hand at seat ${seat} in round ${round}`,
        bySoftware('orders'),
      );
};
