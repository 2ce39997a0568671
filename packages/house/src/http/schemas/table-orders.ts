import type { GameDecision } from '@baize/games';
import { type DealStep, type HouseRules, type Instrument, IRREGULARITIES } from '@baize/rulebook';
import Type, { type Static } from 'typebox';
import { CARDS_ORDERS, type CardsGesture } from './cards-orders.js';
import { JACKPOT_STEPS, type JackpotStepOrder } from './jackpot-steps.js';
import {
  Amount,
  byWager,
  Cards,
  CardText,
  Change,
  CommitmentText,
  closed,
  line,
  listOf,
  Name,
  Place,
  Reason,
  Seat,
  SeedText,
  Stake,
  Wager,
  whole,
  words,
} from './shapes.js';

/** The format of house rules; `decodeHouseRules` is what checks it. */
export const HouseRulesShape = Type.Unsafe<HouseRules>({
  type: 'object',
  description: 'House rules, version 1, as `baize rules check` takes them.',
});

const STEPS: readonly Exclude<DealStep, 'verify-chip-count'>[] = [
  'announce-no-more-bets',
  'lock-progressive',
  'collect-progressive',
  'chips-to-inventory',
];

/** What players put on a layout, and what some try to. */
const INSTRUMENTS: readonly (Instrument | 'cash')[] = [
  'value-chip',
  'plaque',
  'other-approved',
  'cash',
];

const Decision = Type.Unsafe<GameDecision>(
  Type.Union([
    words(['play', 'fold']),
    closed({
      kind: Type.Literal('fold'),
      claims: listOf(Wager),
      tucked: Type.Optional(byWager(Cards)),
    }),
    closed({ kind: Type.Literal('raise'), cents: Stake, tipCents: Type.Optional(Stake) }),
    closed({ kind: Type.Literal('bet'), cents: Stake, tipCents: Type.Optional(Stake) }),
  ]),
);

const anyOf = (schemas: Readonly<Record<string, object>>) => ({ anyOf: Object.values(schemas) });

/** Why something is done for a player who did not answer. */
const Unasked = words(['time', 'away']);

const counted = Type.Optional(whole(0, 99));
const player = Type.Optional(Name);
const stakes = byWager(Stake);

/** One schema for each order to a table. */
export const TABLE_ORDERS = {
  OpenTable: closed({
    type: Type.Literal('OpenTable'),
    trayCents: Amount,
    dealer: Type.Optional(Name),
    designated: Type.Optional(Type.Boolean()),
  }),
  CloseTable: closed({ type: Type.Literal('CloseTable'), trayCents: Amount }),
  RelieveDealer: closed({ type: Type.Literal('RelieveDealer'), dealer: Name }),
  TakeTable: closed({ type: Type.Literal('TakeTable') }),
  HandBack: closed({ type: Type.Literal('HandBack') }),
  HaltRounds: closed({ type: Type.Literal('HaltRounds'), halted: Type.Boolean() }),
  SetPractice: closed({ type: Type.Literal('SetPractice'), count: whole(0, 99) }),
  ChangeRules: closed({
    type: Type.Literal('ChangeRules'),
    house: HouseRulesShape,
    reason: Reason,
  }),
  ApproveRules: closed({ type: Type.Literal('ApproveRules'), reference: Name }),
  Sit: closed({ type: Type.Literal('Sit'), seat: Seat, player }),
  SeatWalkIn: closed({
    type: Type.Literal('SeatWalkIn'),
    seat: Seat,
    name: line(40),
    cents: Type.Optional(Stake),
    ofAge: Type.Optional(Type.Boolean()),
  }),
  Leave: closed({ type: Type.Literal('Leave'), seat: Seat }),
  RuleAbandoned: closed({
    type: Type.Literal('RuleAbandoned'),
    seat: Seat,
    lost: Type.Boolean(),
    reason: Reason,
  }),
  BuyIn: closed({ type: Type.Literal('BuyIn'), cents: Stake, player }),
  FillTray: closed({ type: Type.Literal('FillTray'), cents: Stake, slip: Name }),
  CreditTray: closed({ type: Type.Literal('CreditTray'), cents: Stake, slip: Name }),
  TakeDrop: closed({ type: Type.Literal('TakeDrop'), cents: Stake }),
  TipDealer: closed({ type: Type.Literal('TipDealer'), cents: Stake, player }),
  Cards: closed({
    type: Type.Literal('Cards'),
    gesture: Type.Unsafe<CardsGesture>(anyOf(CARDS_ORDERS)),
  }),
  OpenRound: closed({ type: Type.Literal('OpenRound') }),
  PlaceWagers: closed({
    type: Type.Literal('PlaceWagers'),
    seat: Seat,
    stakes,
    tips: Type.Optional(stakes),
    with: Type.Optional(words(INSTRUMENTS)),
    spoken: Type.Optional(Type.Boolean()),
    seedCommitment: Type.Optional(CommitmentText),
  }),
  CommitSeed: closed({
    type: Type.Literal('CommitSeed'),
    seat: Seat,
    commitment: CommitmentText,
  }),
  OpenSeed: closed({ type: Type.Literal('OpenSeed'), seat: Seat, seed: SeedText }),
  SenseChip: closed({
    type: Type.Literal('SenseChip'),
    seat: Seat,
    wager: Wager,
    accepted: Type.Boolean(),
  }),
  LayChips: closed({
    type: Type.Literal('LayChips'),
    seat: Seat,
    stakes,
    tips: Type.Optional(stakes),
  }),
  SetPlaceLaid: closed({ type: Type.Literal('SetPlaceLaid'), on: Type.Boolean() }),
  SitOut: closed({ type: Type.Literal('SitOut'), seat: Seat, why: Type.Optional(Unasked) }),
  PassBetting: closed({ type: Type.Literal('PassBetting') }),
  CloseBetting: closed({ type: Type.Literal('CloseBetting') }),
  CallTime: closed({ type: Type.Literal('CallTime') }),
  DoStep: closed({ type: Type.Literal('DoStep'), step: words(STEPS) }),
  CountChips: closed({ type: Type.Literal('CountChips'), chips: whole(0, 99) }),
  ResolveCount: closed({
    type: Type.Literal('ResolveCount'),
    seat: Seat,
    how: words(['return-chip', 'void-sensor']),
    reason: Reason,
  }),
  Deal: closed({
    type: Type.Literal('Deal'),
    cards: Type.Optional(listOf(closed({ card: CardText, to: Place }))),
  }),
  RackStub: closed({ type: Type.Literal('RackStub'), counted }),
  SettleBonuses: closed({ type: Type.Literal('SettleBonuses') }),
  Decide: closed({
    type: Type.Literal('Decide'),
    seat: Seat,
    decision: Decision,
    why: Type.Optional(Unasked),
  }),
  Claim: closed({ type: Type.Literal('Claim'), seat: Seat, wagers: listOf(Wager) }),
  Turn: closed({ type: Type.Literal('Turn'), place: Place, cards: Type.Optional(Cards) }),
  Settle: closed({ type: Type.Literal('Settle'), seat: Type.Optional(Seat) }),
  TakeUp: closed({ type: Type.Literal('TakeUp'), place: Place, counted, tucked: counted }),
  EndRound: closed({ type: Type.Literal('EndRound') }),
  OpenAction: closed({ type: Type.Literal('OpenAction') }),
  KeyWinner: closed({ type: Type.Literal('KeyWinner'), jackpot: Wager, seat: Seat }),
  RuleNoAward: closed({
    type: Type.Literal('RuleNoAward'),
    jackpot: Wager,
    seat: Seat,
    reason: Reason,
  }),
  PayEnvy: closed({ type: Type.Literal('PayEnvy') }),
  CallIrregularity: closed({
    type: Type.Literal('CallIrregularity'),
    kind: words(IRREGULARITIES),
    place: Type.Optional(Place),
    cards: Type.Optional(whole(0, 99)),
    card: Type.Optional(CardText),
    note: Type.Optional(Reason),
  }),
  RuleContinue: closed({ type: Type.Literal('RuleContinue'), reason: Reason }),
  CallFloor: closed({
    type: Type.Literal('CallFloor'),
    about: words(['help', 'ruling', 'correction', 'void']),
    note: Type.Optional(Reason),
  }),
  AnswerCall: closed({ type: Type.Literal('AnswerCall'), call: whole(1) }),
  CloseCall: closed({
    type: Type.Literal('CloseCall'),
    call: whole(1),
    note: Type.Optional(Reason),
  }),
  VoidRound: closed({ type: Type.Literal('VoidRound'), reason: Reason }),
  CorrectCards: closed({
    type: Type.Literal('CorrectCards'),
    place: Place,
    cards: Cards,
    reason: Reason,
    round: Type.Optional(Name),
    settle: Type.Optional(Type.Boolean()),
  }),
  Resettle: closed({ type: Type.Literal('Resettle'), reason: Reason }),
  AdjustPayment: closed({
    type: Type.Literal('AdjustPayment'),
    round: Name,
    seat: Seat,
    player: Name,
    cents: Change,
    reason: Reason,
  }),
  AtJackpot: closed({
    type: Type.Literal('AtJackpot'),
    jackpot: Wager,
    step: Type.Unsafe<JackpotStepOrder>(anyOf(JACKPOT_STEPS)),
  }),
} as const;

export type TableOrderShape = {
  [T in keyof typeof TABLE_ORDERS]: Static<(typeof TABLE_ORDERS)[T]>;
}[keyof typeof TABLE_ORDERS];
