import type { DealStep, Instrument } from '@baize/rulebook';
import Type from 'typebox';
import { GameDecisionShape } from '../http/schemas/game-views.js';
import {
  anyOf,
  byWager,
  Cards,
  CardText,
  CommitmentText,
  closed,
  listOf,
  Place,
  Reason,
  Seat,
  SeedText,
  Stake,
  Wager,
  whole,
  words,
} from '../http/schemas/shapes.js';
import { closeBetting } from '../live/automation/place-laid.js';
import { deal, turn, workOnCards } from '../live/plan/cards-orders.js';
import { wager } from '../live/plan/seats-and-chips.js';
import { layChips, setPlaceLaid } from '../live/presence/keep-order.js';
import { commitSeed } from '../live/seeds/commit-seed.js';
import { openSeed } from '../live/seeds/open-seed.js';
import { CARDS_ORDERS, type CardsGesture } from './cards.js';
import { command, toTable } from './entry.js';

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

/** Why something is done for a player who did not answer. */
const Unasked = words(['time', 'away']);

const counted = Type.Optional(whole(0, 99));
const stakes = byWager(Stake);

/** The cards, and a round from its opening to its end. */
export const OF_ROUNDS = toTable({
  Cards: {
    fields: { gesture: Type.Unsafe<CardsGesture>(anyOf(CARDS_ORDERS)) },
    plan: workOnCards,
  },
  OpenRound: command({}),
  PlaceWagers: {
    fields: {
      seat: Seat,
      stakes,
      tips: Type.Optional(stakes),
      with: Type.Optional(words(INSTRUMENTS)),
      spoken: Type.Optional(Type.Boolean()),
      seedCommitment: Type.Optional(CommitmentText),
    },
    ownMoney: 'chips to the layout, and back',
    plan: wager,
  },
  CommitSeed: {
    fields: { seat: Seat, commitment: CommitmentText },
    roles: ['player'],
    plan: commitSeed,
  },
  OpenSeed: { fields: { seat: Seat, seed: SeedText }, roles: ['player'], plan: openSeed },
  SenseChip: command({ seat: Seat, wager: Wager, accepted: Type.Boolean() }),
  LayChips: {
    fields: { seat: Seat, stakes, tips: Type.Optional(stakes) },
    roles: ['player'],
    keep: layChips,
  },
  SetPlaceLaid: { fields: { on: Type.Boolean() }, roles: ['player'], keep: setPlaceLaid },
  SitOut: command({ seat: Seat, why: Type.Optional(Unasked) }),
  PassBetting: command({}),
  CloseBetting: { fields: {}, plan: closeBetting },
  CallTime: command({}),
  DoStep: command({ step: words(STEPS) }),
  CountChips: command({ chips: whole(0, 99) }),
  ResolveCount: command({
    seat: Seat,
    how: words(['return-chip', 'void-sensor']),
    reason: Reason,
  }),
  Deal: {
    fields: { cards: Type.Optional(listOf(closed({ card: CardText, to: Place }))) },
    plan: deal,
  },
  RackStub: command({ counted }),
  SettleBonuses: command({}),
  Decide: {
    ...command({ seat: Seat, decision: GameDecisionShape, why: Type.Optional(Unasked) }),
    ownMoney: 'chips to a raise, or the wagers given up by a fold',
  },
  Claim: command({ seat: Seat, wagers: listOf(Wager) }),
  Turn: { fields: { place: Place, cards: Type.Optional(Cards) }, plan: turn },
  Settle: command({ seat: Type.Optional(Seat) }),
  TakeUp: command({ place: Place, counted, tucked: counted }),
  EndRound: command({}),
  OpenAction: command({}),
  KeyWinner: command({ jackpot: Wager, seat: Seat }),
  RuleNoAward: command({ jackpot: Wager, seat: Seat, reason: Reason }),
  PayEnvy: command({}),
});
