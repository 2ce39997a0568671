import Type from 'typebox';
import {
  Amount,
  HouseRulesShape,
  line,
  Name,
  Reason,
  Seat,
  Stake,
  whole,
} from '../http/schemas/shapes.js';
import { FLOOR } from '../identity/roles.js';
import { handBack, openTable, relieveDealer, takeTable } from '../live/plan/dealers.js';
import { buyIn, leave, sit, tipDealer } from '../live/plan/seats-and-chips.js';
import { changeRules, haltRounds, setPractice } from '../live/plan/table-settings.js';
import { seatWalkIn } from '../live/plan/walk-in.js';
import { command, toTable } from './entry.js';

const player = Type.Optional(Name);

/** The table itself, its people and their chips. */
export const OF_TABLES = toTable({
  OpenTable: {
    fields: {
      trayCents: Amount,
      dealer: Type.Optional(Name),
      designated: Type.Optional(Type.Boolean()),
    },
    plan: openTable,
  },
  CloseTable: command({ trayCents: Amount }),
  RelieveDealer: { fields: { dealer: Name }, plan: relieveDealer },
  TakeTable: { fields: {}, roles: ['dealer'], plan: takeTable },
  HandBack: { fields: {}, roles: ['dealer'], plan: handBack },
  HaltRounds: { fields: { halted: Type.Boolean() }, roles: FLOOR, plan: haltRounds },
  // A seated player may send practice players away.
  SetPractice: { fields: { count: whole(0, 99) }, roles: ['player', ...FLOOR], plan: setPractice },
  ChangeRules: {
    fields: { house: HouseRulesShape, reason: Reason },
    second: 'always',
    plan: changeRules,
  },
  ApproveRules: command({ reference: Name }),
  Sit: { fields: { seat: Seat, player }, ownMoney: 'a seat in a player’s name', plan: sit },
  SeatWalkIn: {
    fields: {
      seat: Seat,
      name: line(40),
      cents: Type.Optional(Stake),
      ofAge: Type.Optional(Type.Boolean()),
    },
    roles: ['dealer', ...FLOOR],
    plan: seatWalkIn,
  },
  Leave: { fields: { seat: Seat }, plan: leave },
  RuleAbandoned: command({ seat: Seat, lost: Type.Boolean(), reason: Reason }),
  BuyIn: { fields: { cents: Stake, player }, ownMoney: 'wallet to chips', plan: buyIn },
  FillTray: command({ cents: Stake, slip: Name }),
  CreditTray: command({ cents: Stake, slip: Name }),
  TakeDrop: command({ cents: Stake }),
  TipDealer: {
    fields: { cents: Stake, player },
    ownMoney: 'chips to the tip box',
    plan: tipDealer,
  },
});
