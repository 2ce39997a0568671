import Type from 'typebox';
import {
  byWager,
  HouseRulesShape,
  line,
  listOf,
  nullOr,
  Slug,
  Stake,
  whole,
  words,
} from '../http/schemas/shapes.js';
import type { CodeOnRecord } from '../identity/identity-store.js';
import { FLOOR, isStaffRole, PERSON_ROLES } from '../identity/roles.js';
import { createTable, setGamingDay } from '../live/plan/floor-plan.js';
import { changeAccount, issueCodes } from '../live/plan/staff-plan.js';
import { cashOut, confirmAge, dismissNotice, topUp } from '../live/plan/wallet-plan.js';
import { type Roles, toHouse } from './entry.js';

/** Orders of a player to their own account. */
export const ACCOUNT_ORDERS = toHouse({
  TopUp: { fields: {}, roles: ['player'], plan: topUp },
  CashOut: { fields: { cents: Stake }, roles: ['player'], plan: cashOut },
  ConfirmAge: { fields: { atLeast: whole(1, 150) }, roles: ['player'], plan: confirmAge },
  DismissNotice: { fields: { notice: line(64) }, roles: ['player'], plan: dismissNotice },
});

/** Orders to the house as a whole. */
export const FLOOR_ORDERS = toHouse({
  CreateTable: {
    fields: {
      slug: Slug,
      name: line(60),
      house: HouseRulesShape,
      dealing: words(['automatic', 'attended']),
      cards: words(['shuffler', 'typed']),
      jackpots: byWager(Slug),
      practice: whole(0, 99),
      decisionSeconds: nullOr(whole(1, 3600)),
    },
    roles: ['operator'],
    plan: createTable,
  },
  SetGamingDay: {
    fields: { timeZone: line(64), hour: whole(0, 23) },
    roles: ['operator'],
    second: 'always',
    plan: setGamingDay,
  },
});

const account = { account: line(64) };

/** Orders about the people of the house. A pit manager may confirm: one operator who is left is not stuck. */
export const STAFF_ORDERS = toHouse({
  IssueCodes: {
    fields: {
      roles: listOf(words(PERSON_ROLES.filter(isStaffRole)), { maxItems: 32 }),
      /** What is kept of the codes; the person who ordered them has seen them. */
      codes: Type.Unsafe<readonly CodeOnRecord[]>({}),
    },
    roles: ['operator'],
    // Codes for roles that can confirm; others are issued by one person.
    second: 'above-limit',
    alsoSecond: ['pit-manager'],
    plan: issueCodes,
  },
  DisableAccount: {
    fields: account,
    roles: ['operator'],
    second: 'always',
    alsoSecond: ['pit-manager'],
    plan: changeAccount,
  },
  EnableAccount: {
    fields: account,
    roles: ['operator'],
    second: 'always',
    alsoSecond: ['pit-manager'],
    plan: changeAccount,
  },
});

/** Decisions on a proposal. Who may give the order that was proposed is asked of the proposal. */
export const PROPOSAL_DECISIONS = {
  ConfirmProposal: FLOOR,
  RefuseProposal: FLOOR,
  WithdrawProposal: FLOOR,
} as const satisfies Readonly<Record<string, Roles>>;
