import { assertNever } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import { answerCall, callFloor, closeCall } from '../calls/decide.js';
import { decideCards } from '../cards/index.js';
import { moveChips } from '../chips/decide-chips.js';
import { adjustPayment, correctCards, resettle } from '../corrections/decide.js';
import {
  callIrregularity,
  callShoeJam,
  ruleContinue,
  voidRound,
} from '../irregularities/decide.js';
import { stopsRound } from '../irregularities/shoe.js';
import { atJackpot } from '../jackpots/awards.js';
import { underCriteria } from '../jackpots/criteria.js';
import { payEnvy } from '../jackpots/envy.js';
import { keyWinner, ruleNoAward } from '../jackpots/key-winner.js';
import { openAction } from '../jackpots/open-action.js';
import { senseChip } from '../jackpots/sense-chip.js';
import { checkPlayer } from '../people/first-player.js';
import { mayIssue } from '../people/permissions.js';
import { leave, ruleAbandoned, sit } from '../people/seats.js';
import { stampOf } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import { closeBetting, countChips, deal, doStep, resolveCount } from '../rounds/before-cards.js';
import { callTime } from '../rounds/call-time.js';
import { claim, decideHand } from '../rounds/decisions.js';
import { cardsFor } from '../rounds/deck-at-hand.js';
import { endRound } from '../rounds/end-round.js';
import { openRound } from '../rounds/open-round.js';
import { placeWagers } from '../rounds/place-wagers.js';
import { settle, settleBonuses } from '../rounds/settle.js';
import { passBetting, sitOut } from '../rounds/sit-out.js';
import { rackStub } from '../rounds/stub.js';
import { takeUp } from '../rounds/take-up.js';
import { turn } from '../rounds/turning.js';
import type { CommandOf, TableCommand } from './commands.js';
import { atTheTable, inSequence } from './happen.js';
import { approveRules, changeRules, closeTable, openTable, relieveDealer } from './opening.js';
import { type Decided, isOpen, type OpenWorld, type World } from './world.js';

/**
 * What a command does, on every stream it touches; or why it may not, with the clause. A refused command
 * changes nothing.
 */
export const decideTable = (given: World, command: TableCommand): Decided => {
  const world = underCriteria(given);
  const { rules, table } = world;
  const may = mayIssue(table, command);
  if (!may.ok) return may;
  if (command.type === 'ChangeRules') return changeRules(world, command);
  if (rules.digest !== table.rules) {
    return refuse(
      'other-rules',
      'this table runs on other rules than these',
      bySoftware('records'),
    );
  }
  switch (command.type) {
    case 'OpenTable':
      return openTable(world, command);
    case 'ApproveRules':
      return approveRules(world, command);
    case 'AtJackpot':
      return atJackpot(world, command);
    case 'AnswerCall':
      return answerCall(world, command);
    case 'CloseCall':
      return closeCall(world, command);
    case 'CorrectCards':
      return correctCards(world, command);
    case 'Resettle':
      return resettle(world, command);
    case 'AdjustPayment':
      return adjustPayment(world, command);
    default:
      return isOpen(world)
        ? atOpenTable(world, command)
        : refuse('table-is-closed', 'this table is closed', byPolicy('opening-and-closing'));
  }
};

type AtOpenTable = Exclude<
  TableCommand,
  CommandOf<
    | 'ChangeRules'
    | 'OpenTable'
    | 'ApproveRules'
    | 'AtJackpot'
    | 'AnswerCall'
    | 'CloseCall'
    | 'CorrectCards'
    | 'Resettle'
    | 'AdjustPayment'
  >
>;

const atOpenTable = (world: OpenWorld, command: AtOpenTable): Decided => {
  switch (command.type) {
    case 'CloseTable':
      return closeTable(world, command);
    case 'RelieveDealer':
      return relieveDealer(world, command);
    case 'Sit':
      return sit(world, command);
    case 'Leave':
      return leave(world, command);
    case 'RuleAbandoned':
      return ruleAbandoned(world, command);
    case 'BuyIn':
    case 'FillTray':
    case 'CreditTray':
    case 'TakeDrop':
    case 'TipDealer':
      return moveChips(world, command);
    case 'Cards':
      return cards(world, command);
    case 'OpenRound':
      return openRound(world, command);
    case 'PlaceWagers':
      return placeWagers(world, command);
    case 'SenseChip':
      return senseChip(world, command);
    case 'SitOut':
      return sitOut(world, command);
    case 'PassBetting':
      return passBetting(world, command);
    case 'CloseBetting':
      return closeBetting(world, command);
    case 'DoStep':
      return doStep(world, command);
    case 'CountChips':
      return countChips(world, command);
    case 'ResolveCount':
      return resolveCount(world, command);
    case 'Deal':
      return deal(world, command);
    case 'RackStub':
      return rackStub(world, command);
    case 'CallTime':
      return callTime(world, command);
    case 'Decide':
      return decideHand(world, command);
    case 'Claim':
      return claim(world, command);
    case 'Turn':
      return turn(world, command);
    case 'SettleBonuses':
      return settleBonuses(world, command);
    case 'Settle':
      return settle(world, command);
    case 'TakeUp':
      return takeUp(world, command);
    case 'EndRound':
      return endRound(world, command);
    case 'OpenAction':
      return openAction(world, command);
    case 'KeyWinner':
      return keyWinner(world, command);
    case 'RuleNoAward':
      return ruleNoAward(world, command);
    case 'PayEnvy':
      return payEnvy(world, command);
    case 'CallFloor':
      return callFloor(world, command);
    case 'CallIrregularity':
      return callIrregularity(world, command);
    case 'RuleContinue':
      return ruleContinue(world, command);
    case 'VoidRound':
      return voidRound(world, command);
    default:
      return assertNever(command);
  }
};

/** An automated shoe that stops while its cards are out takes the round with it. */
const cards = (world: OpenWorld, command: CommandOf<'Cards'>): Decided => {
  const { gesture } = command;
  const stops = gesture.type === 'ReportDevice' && stopsRound(world.table, gesture.device);
  return inSequence(world, [
    (now) => atCards(now, command),
    ...(stops ? [(now: World) => callShoeJam(now, command)] : []),
  ]);
};

const atCards = (world: World, command: CommandOf<'Cards'>): Decided => {
  const { rules, table } = world;
  const under = { rulebook: rules.inForce.rulebook, equipment: rules.house.equipment };
  const gesture = { ...command.gesture, ...stampOf(command) };
  const lying = isOpen(world) ? cardsFor(world, command.gesture, command.at) : table.cards;
  const decided = decideCards(under, lying, gesture);
  if (!decided.ok) return decided;
  const [first] = decided.value;
  if (table.phase === 'open' && first !== undefined) {
    const player = checkPlayer(table, command.gesture, first.cite);
    if (!player.ok) return player;
  }
  return atTheTable(
    world,
    command,
    ...decided.value.map((event) => ({ type: 'InCards', event }) as const),
  );
};
