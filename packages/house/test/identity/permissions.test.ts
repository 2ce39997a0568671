import { AT_JACKPOT, AT_TABLE, decideTable, newWorld, type TableCommand } from '@baize/table';
import { describe, expect, test } from 'vitest';
import {
  mayOrder,
  mayRead,
  ORDERS,
  type Order,
  orderOf,
  READINGS,
  secondPersonFor,
} from '../../src/identity/permissions.js';
import { PERSON_ROLES, type PersonRole, roleAtTable } from '../../src/identity/roles.js';
import { keptShift } from '../support/kept-shift.js';

const FLOOR = 'floorperson pit-manager operator';
const DEALER = `dealer ${FLOOR}`;
const WATCH = 'surveillance auditor';
const BOOKS = `pit-manager operator ${WATCH}`;
const EVERYBODY = PERSON_ROLES.join(' ');

/** Who may do what, written down once more. */
const ORDERED: Readonly<Record<Order, string>> = {
  OpenTable: FLOOR,
  CloseTable: FLOOR,
  RelieveDealer: DEALER,
  ChangeRules: 'operator',
  ApproveRules: 'operator',
  Sit: `player ${DEALER}`,
  Leave: `player ${DEALER}`,
  RuleAbandoned: FLOOR,
  BuyIn: `player ${DEALER}`,
  FillTray: FLOOR,
  CreditTray: FLOOR,
  TakeDrop: FLOOR,
  TipDealer: `player ${DEALER}`,
  Cards: DEALER,
  OpenRound: DEALER,
  PlaceWagers: 'player dealer',
  SenseChip: DEALER,
  SitOut: `player ${DEALER}`,
  PassBetting: DEALER,
  CloseBetting: DEALER,
  CallTime: DEALER,
  DoStep: 'dealer',
  CountChips: 'dealer',
  ResolveCount: FLOOR,
  Deal: 'dealer',
  RackStub: 'dealer',
  SettleBonuses: 'dealer',
  OpenAction: 'dealer',
  KeyWinner: 'dealer',
  RuleNoAward: FLOOR,
  PayEnvy: 'dealer',
  Decide: 'player dealer',
  Claim: 'player dealer',
  Turn: 'dealer',
  Settle: 'dealer',
  TakeUp: 'dealer',
  EndRound: DEALER,
  CallIrregularity: DEALER,
  RuleContinue: FLOOR,
  // A dealer only after a call that brought nobody: the table says so.
  VoidRound: DEALER,
  CallFloor: DEALER,
  AnswerCall: FLOOR,
  CloseCall: DEALER,
  CorrectCards: DEALER,
  Resettle: FLOOR,
  AdjustPayment: FLOOR,
  'AtJackpot/Open': 'pit-manager operator',
  'AtJackpot/LinkTable': 'pit-manager operator',
  'AtJackpot/UnlinkTable': 'pit-manager operator',
  'AtJackpot/ChangeTerms': 'pit-manager operator',
  'AtJackpot/ModifyPrize': 'pit-manager operator',
  'AtJackpot/UnkeyWinner': DEALER,
  'AtJackpot/PassGate': 'dealer',
  'AtJackpot/VerifyHit': FLOOR,
  'AtJackpot/RejectHit': FLOOR,
  'AtJackpot/PayHit': 'dealer',
  'AtJackpot/Adjust': 'pit-manager operator',
  'AtJackpot/RecoverSeed': 'pit-manager operator',
  'AtJackpot/Petition': 'operator',
  'AtJackpot/RecordDecision': 'operator',
  'AtJackpot/ReduceCriteria': 'operator',
  'AtJackpot/TransferOut': 'operator',
  'AtJackpot/TransferIn': 'operator',
  'AtJackpot/Discontinue': 'operator',
  CreateTable: 'operator',
  SetGamingDay: 'operator',
  IssueCodes: 'operator',
  DisableAccount: 'operator',
  EnableAccount: 'operator',
  ConfirmProposal: FLOOR,
  RefuseProposal: FLOOR,
  WithdrawProposal: FLOOR,
  SetPractice: `player ${FLOOR}`,
  HaltRounds: FLOOR,
  SeatWalkIn: DEALER,
  TakeTable: 'dealer',
  HandBack: 'dealer',
  CashOut: 'player',
  TopUp: 'player',
  ConfirmAge: 'player',
  CommitSeed: 'player',
  OpenSeed: 'player',
  LayChips: 'player',
  SetPlaceLaid: 'player',
  DismissNotice: 'player',
};

const READ: Readonly<Record<(typeof READINGS)[number], string>> = {
  'read-lobby': EVERYBODY,
  'read-table': EVERYBODY,
  'read-signs': EVERYBODY,
  'read-own-history': 'player',
  'read-floor': `${FLOOR} ${WATCH}`,
  'read-any-round': `${FLOOR} ${WATCH}`,
  'search-rounds': `${FLOOR} ${WATCH}`,
  'read-proposals': `${FLOOR} ${WATCH}`,
  'read-people': BOOKS,
  'read-ledger': BOOKS,
  'read-reports': BOOKS,
  'read-liability': BOOKS,
  'export-events': 'auditor operator',
};

const listed = (roles: string): readonly string[] => roles.split(' ').sort();
const whoMay = (may: (role: PersonRole) => boolean): readonly string[] =>
  PERSON_ROLES.filter(may).sort();

describe('who may order what', () => {
  test('is listed for every order there is', () => {
    expect([...ORDERS].sort()).toEqual(Object.keys(ORDERED).sort());
  });

  test.each(ORDERS)('%s', (order) => {
    expect(whoMay((role) => mayOrder(role, order))).toEqual(listed(ORDERED[order]));
  });

  test('who watches orders nothing', () => {
    for (const order of ORDERS)
      for (const role of ['surveillance', 'auditor'] as const)
        expect(`${order} ${mayOrder(role, order)}`).toBe(`${order} false`);
  });

  test('what is not in the list, nobody may', () => {
    const unknown = [
      '',
      'Fly',
      'AtJackpot',
      'AtJackpot/Fly',
      'constructor',
      'toString',
      '__proto__',
    ];
    for (const order of unknown)
      for (const role of PERSON_ROLES) {
        expect(mayOrder(role, order as never)).toBe(false);
        expect(mayRead(role, order as never)).toBe(false);
      }
    for (const order of ORDERS) expect(mayOrder('spectator' as never, order)).toBe(false);
    for (const order of ORDERS) expect(mayOrder('house' as never, order)).toBe(false);
  });
});

describe('who may read what', () => {
  test('is listed for every reading there is', () => {
    expect([...READINGS].sort()).toEqual(Object.keys(READ).sort());
  });

  test.each(READINGS)('%s', (reading) => {
    expect(whoMay((role) => mayRead(role, reading))).toEqual(listed(READ[reading]));
  });
});

describe('the list and the table', () => {
  const { rules } = keptShift('md/high-card-flush');
  const world = newWorld('pit-1', rules);

  /** What a command must hold to be looked at; the others are refused by a closed table at once. */
  const WITH: Readonly<Record<string, object>> = {
    OpenTable: { dealer: 'Dana', designated: true, trayCents: 1, policy: { gestures: [] } },
    ChangeRules: { rules: 'rules-2', reason: 'r' },
    ApproveRules: { reference: 'r' },
    CorrectCards: { place: 1, cards: [], reason: 'r' },
    Resettle: { reason: 'r' },
    AdjustPayment: { round: 'pit-1/1', seat: 1, player: 'p', cents: 1, reason: 'r' },
  };
  const bodies: readonly object[] = [
    // A player's own buy-in is the dealer's at the table: the house has it done there.
    ...Object.keys(AT_TABLE)
      .filter((type) => type !== 'BuyIn')
      .map((type) => ({ type, ...WITH[type] })),
    ...Object.keys(AT_JACKPOT).map((type) => ({
      type: 'AtJackpot',
      jackpot: 'progressive',
      step: {
        type,
        hit: 'h',
        tables: [],
        changeMicros: 1,
        amountMicros: 1,
        meterMicros: 1,
        reserveMicros: 1,
      },
    })),
  ];

  test.each(bodies.map((body) => [orderOf(body as TableCommand), body] as const))(
    'agree on %s',
    (order, body) => {
      for (const role of PERSON_ROLES) {
        const stamp = { at: '2026-03-01T12:00:00Z', by: 's-1', as: roleAtTable(role) };
        const decided = decideTable(world, { ...body, ...stamp } as TableCommand);
        const refused = !decided.ok && decided.error.code === 'not-allowed';
        // The one thing that the house lets somebody order whom the table would not hear.
        if (order === 'BuyIn' && role === 'player') {
          expect([mayOrder(role, order), refused]).toEqual([true, true]);
          continue;
        }
        expect(`${role} ${mayOrder(role, order)}`).toBe(`${role} ${!refused}`);
      }
    },
  );
});

describe('a second person', () => {
  test('is asked for where money, prizes and rules change by one word', () => {
    const of = (how: string) => ORDERS.filter((order) => secondPersonFor(order) === how).sort();
    expect(of('always')).toEqual(
      [
        ...['Adjust', 'RecoverSeed', 'ChangeTerms', 'ModifyPrize', 'ReduceCriteria'],
        ...['TransferOut', 'TransferIn', 'Discontinue'],
      ]
        .map((step) => `AtJackpot/${step}`)
        .concat('ChangeRules', 'SetGamingDay', 'DisableAccount', 'EnableAccount')
        .sort(),
    );
    expect(of('above-limit')).toEqual(['AdjustPayment', 'CorrectCards', 'IssueCodes', 'Resettle']);
  });

  test('exists: each of these orders is open to whoever confirms it', () => {
    // A dealer corrects cards before the settlement only, where no money has moved.
    for (const order of ORDERS.filter((one) => secondPersonFor(one) !== 'never'))
      for (const role of PERSON_ROLES)
        if (mayOrder(role, order) && !(order === 'CorrectCards' && role === 'dealer'))
          expect(mayOrder(role, 'ConfirmProposal')).toBe(true);
  });
});
