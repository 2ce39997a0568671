import { present } from '@baize/result';
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

/** An automated shoe that stops while its cards are out takes the round with it. */
const cards = (world: OpenWorld, command: CommandOf<'Cards'>): Decided => {
  const { gesture } = command;
  const stops = gesture.type === 'ReportDevice' && stopsRound(world.table, gesture.device);
  return inSequence(world, [
    () => atCards(world, command),
    ...(stops ? [(now: World) => callShoeJam(now, command)] : []),
  ]);
};

const atCards = (world: OpenWorld, command: CommandOf<'Cards'>): Decided => {
  const { rules, table } = world;
  const under = { rulebook: rules.inForce.rulebook, equipment: rules.house.equipment };
  const gesture = { ...command.gesture, ...stampOf(command) };
  const lying = cardsFor(world, command.gesture, command.at);
  const decided = decideCards(under, lying, gesture);
  if (!decided.ok) return decided;
  const first = present(decided.value[0], 'what happens to the cards');
  const player = checkPlayer(table, command.gesture, first.cite);
  if (!player.ok) return player;
  return atTheTable(
    world,
    command,
    ...decided.value.map((event) => ({ type: 'InCards', event }) as const),
  );
};

type Deciders<W, T extends TableCommand['type']> = {
  readonly [Type in T]: (world: W, command: CommandOf<Type>) => Decided;
};

/** What may be ordered of a closed table too. */
const AT_ANY_TABLE = {
  OpenTable: openTable,
  ApproveRules: approveRules,
  AtJackpot: atJackpot,
  AnswerCall: answerCall,
  CloseCall: closeCall,
  CorrectCards: correctCards,
  Resettle: resettle,
  AdjustPayment: adjustPayment,
};

const AT_OPEN_TABLE: Deciders<
  OpenWorld,
  Exclude<TableCommand['type'], 'ChangeRules' | keyof typeof AT_ANY_TABLE>
> = {
  CloseTable: closeTable,
  RelieveDealer: relieveDealer,
  Sit: sit,
  Leave: leave,
  RuleAbandoned: ruleAbandoned,
  BuyIn: moveChips,
  FillTray: moveChips,
  CreditTray: moveChips,
  TakeDrop: moveChips,
  TipDealer: moveChips,
  Cards: cards,
  OpenRound: openRound,
  PlaceWagers: placeWagers,
  SenseChip: senseChip,
  SitOut: sitOut,
  PassBetting: passBetting,
  CloseBetting: closeBetting,
  DoStep: doStep,
  CountChips: countChips,
  ResolveCount: resolveCount,
  Deal: deal,
  RackStub: rackStub,
  CallTime: callTime,
  Decide: decideHand,
  Claim: claim,
  Turn: turn,
  SettleBonuses: settleBonuses,
  Settle: settle,
  TakeUp: takeUp,
  EndRound: endRound,
  OpenAction: openAction,
  KeyWinner: keyWinner,
  RuleNoAward: ruleNoAward,
  PayEnvy: payEnvy,
  CallFloor: callFloor,
  CallIrregularity: callIrregularity,
  RuleContinue: ruleContinue,
  VoidRound: voidRound,
};

type Decider<W> = (world: W, command: TableCommand) => Decided;

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
  const atAny: Readonly<Record<string, Decider<World>>> = AT_ANY_TABLE as never;
  const decide = atAny[command.type];
  if (decide !== undefined) return decide(world, command);
  if (!isOpen(world)) {
    return refuse('table-is-closed', 'this table is closed', byPolicy('opening-and-closing'));
  }
  const atOpen: Readonly<Record<string, Decider<OpenWorld>>> = AT_OPEN_TABLE as never;
  return present(atOpen[command.type], `the command ${command.type}`)(world, command);
};
