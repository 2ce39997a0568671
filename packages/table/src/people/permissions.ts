import type { Result } from '@baize/result';
import { byPolicy } from '@baize/rulebook';
import type { Gesture } from '../automation/policy.js';
import { FINE, type Refusal, refuse } from '../refusal.js';
import type { JackpotStep, TableCommand } from '../table/commands.js';
import type { TableState } from '../table/state.js';
import { FLOOR, isFloor, ROLE_WORDS, type Role } from './roles.js';

export interface Permission {
  readonly roles: readonly Role[];
  /** The gesture of the table's automation that does it; none where only people may. */
  readonly gesture?: Gesture;
}

const DEALER: readonly Role[] = ['dealer', ...FLOOR];
const ABOVE_FLOOR: readonly Role[] = ['pit-manager', 'operator'];

/** Who may issue which command. An auditor and a spectator look on and may issue none. */
export const AT_TABLE: Readonly<Record<Exclude<TableCommand['type'], 'AtJackpot'>, Permission>> = {
  OpenTable: { roles: FLOOR },
  CloseTable: { roles: FLOOR },
  RelieveDealer: { roles: DEALER },
  ChangeRules: { roles: ['operator'] },
  ApproveRules: { roles: ['operator'] },
  Sit: { roles: ['player', ...DEALER] },
  Leave: { roles: ['player', ...DEALER] },
  RuleAbandoned: { roles: FLOOR },
  BuyIn: { roles: ['player', ...DEALER] },
  FillTray: { roles: FLOOR },
  CreditTray: { roles: FLOOR },
  TakeDrop: { roles: FLOOR },
  TipDealer: { roles: ['player', ...DEALER] },
  Cards: { roles: DEALER, gesture: 'prepare-cards' },
  OpenRound: { roles: DEALER, gesture: 'open-round' },
  PlaceWagers: { roles: ['player', 'dealer'] },
  SenseChip: { roles: DEALER },
  SitOut: { roles: ['player', ...DEALER], gesture: 'close-betting' },
  PassBetting: { roles: DEALER, gesture: 'close-betting' },
  CloseBetting: { roles: DEALER, gesture: 'close-betting' },
  DoStep: { roles: ['dealer'], gesture: 'before-deal' },
  CountChips: { roles: ['dealer'], gesture: 'before-deal' },
  ResolveCount: { roles: FLOOR },
  Deal: { roles: ['dealer'], gesture: 'deal' },
  RackStub: { roles: ['dealer'], gesture: 'rack-stub' },
  SettleBonuses: { roles: ['dealer'], gesture: 'settle-bonuses' },
  CallTime: { roles: DEALER },
  Decide: { roles: ['player', 'dealer'], gesture: 'fold-on-time-out' },
  Claim: { roles: ['player', 'dealer'] },
  Turn: { roles: ['dealer'], gesture: 'turn' },
  Settle: { roles: ['dealer'], gesture: 'settle' },
  TakeUp: { roles: ['dealer'], gesture: 'take-up' },
  EndRound: { roles: DEALER, gesture: 'end-round' },
  OpenAction: { roles: ['dealer'], gesture: 'settle-bonuses' },
  KeyWinner: { roles: ['dealer'], gesture: 'pay-awards' },
  RuleNoAward: { roles: FLOOR },
  PayEnvy: { roles: ['dealer'], gesture: 'pay-awards' },
  CallIrregularity: { roles: DEALER },
  RuleContinue: { roles: FLOOR },
  // A dealer only where the floor was called and nobody came.
  VoidRound: { roles: DEALER },
  CallFloor: { roles: DEALER },
  AnswerCall: { roles: FLOOR },
  CloseCall: { roles: DEALER },
  CorrectCards: { roles: DEALER },
  Resettle: { roles: FLOOR },
  AdjustPayment: { roles: FLOOR },
};

/** At a jackpot the dealer keys and pays; what changes or ends it is for those above the floor. */
export const AT_JACKPOT: Readonly<Record<JackpotStep['type'], Permission>> = {
  Open: { roles: ABOVE_FLOOR },
  LinkTable: { roles: ABOVE_FLOOR },
  UnlinkTable: { roles: ABOVE_FLOOR },
  ChangeTerms: { roles: ABOVE_FLOOR },
  ModifyPrize: { roles: ABOVE_FLOOR },
  UnkeyWinner: { roles: DEALER },
  PassGate: { roles: ['dealer'], gesture: 'pay-awards' },
  VerifyHit: { roles: FLOOR },
  RejectHit: { roles: FLOOR },
  PayHit: { roles: ['dealer'], gesture: 'pay-awards' },
  Adjust: { roles: ABOVE_FLOOR },
  RecoverSeed: { roles: ABOVE_FLOOR },
  Petition: { roles: ['operator'] },
  RecordDecision: { roles: ['operator'] },
  ReduceCriteria: { roles: ['operator'] },
  TransferOut: { roles: ['operator'] },
  TransferIn: { roles: ['operator'] },
  Discontinue: { roles: ['operator'] },
};

const permissionFor = (command: TableCommand): Permission =>
  command.type === 'AtJackpot' ? AT_JACKPOT[command.step.type] : AT_TABLE[command.type];

const ROLES = byPolicy('roles');

/** Whether this person, in this office, may do this at this table. */
export const mayIssue = (state: TableState, command: TableCommand): Result<true, Refusal> => {
  const { roles, gesture } = permissionFor(command);
  const { as, by } = command;
  if (as === 'house') {
    const does = state.phase === 'open' && state.policy.gestures.some((one) => one === gesture);
    return does
      ? FINE
      : refuse('not-automatic', `this table does not do ${command.type} by itself`, ROLES);
  }
  if (!roles.includes(as)) {
    const who = roles.map((role) => ROLE_WORDS[role]).join(' or ');
    return refuse('not-allowed', `${ROLE_WORDS[as]} may not do this; ${who} may`, ROLES);
  }
  if (as === 'dealer' && state.phase === 'open' && by !== state.dealer && !takesOver(command)) {
    return refuse('not-the-dealer', `${by} does not deal at this table now`, ROLES);
  }
  return as === 'player' ? ownSeat(state, command) : FINE;
};

/** A dealer who takes a table is on record for it; whether the table is free is known to who runs it. */
const takesOver = (command: TableCommand): boolean =>
  command.type === 'RelieveDealer' && command.dealer === command.by;

/** A player acts for the own seat, and for nobody else. */
const ownSeat = (state: TableState, command: TableCommand): Result<true, Refusal> => {
  if ('player' in command && command.player !== command.by) {
    return refuse('not-you', 'a player acts for nobody else', ROLES);
  }
  if (command.type === 'Sit' || !('seat' in command) || state.phase === 'closed') return FINE;
  const sits = state.seats[command.seat];
  return sits?.player === command.by
    ? FINE
    : refuse('not-your-seat', `${command.by} does not sit at seat ${command.seat}`, ROLES);
};

export const officeOf = (role: Role): 'dealer' | 'floorperson' | 'operator' => {
  if (role === 'operator') return 'operator';
  return isFloor(role) ? 'floorperson' : 'dealer';
};
