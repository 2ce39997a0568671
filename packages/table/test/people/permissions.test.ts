import { describe, expect, test } from 'vitest';
import { ROLES, type Role, type TableCommand, viewTable } from '../../src/index.js';
import { AUTOMATIC, type Gesture, Room } from '../support/room.js';

type Offices = readonly Role[];

const FLOOR: Offices = ['floorperson', 'pit-manager', 'operator'];
const DEALER: Offices = ['dealer', ...FLOOR];
const OWN: Offices = ['dealer'];
const ABOVE: Offices = ['pit-manager', 'operator'];

const c = (cents: number) => cents as never;
const atJackpot = (step: object) =>
  ({ type: 'AtJackpot', jackpot: 'progressive', step }) as unknown as Gesture;

/** Who may issue what, written down once more; the last column is whether a table may do it by itself. */
const MAY: readonly (readonly [string, Gesture, Offices, 'by itself' | 'people only'])[] = [
  [
    'OpenTable',
    { type: 'OpenTable', dealer: 'D', designated: true, trayCents: c(1), policy: AUTOMATIC },
    FLOOR,
    'people only',
  ],
  ['CloseTable', { type: 'CloseTable', trayCents: c(1) }, FLOOR, 'people only'],
  ['RelieveDealer', { type: 'RelieveDealer', dealer: 'Dora' }, DEALER, 'people only'],
  [
    'ChangeRules',
    { type: 'ChangeRules', rules: 'rules-2', reason: 'r' },
    ['operator'],
    'people only',
  ],
  ['ApproveRules', { type: 'ApproveRules', reference: 'r' }, ['operator'], 'people only'],
  ['Sit', { type: 'Sit', seat: 5, player: 'player' }, ['player', ...DEALER], 'people only'],
  ['Leave', { type: 'Leave', seat: 1 }, ['player', ...DEALER], 'people only'],
  [
    'RuleAbandoned',
    { type: 'RuleAbandoned', seat: 1, lost: true, reason: 'r' },
    FLOOR,
    'people only',
  ],
  [
    'BuyIn',
    { type: 'BuyIn', player: 'player', cents: c(100) },
    ['player', ...DEALER],
    'people only',
  ],
  ['FillTray', { type: 'FillTray', cents: c(100), slip: 's' }, FLOOR, 'people only'],
  ['CreditTray', { type: 'CreditTray', cents: c(100), slip: 's' }, FLOOR, 'people only'],
  ['TakeDrop', { type: 'TakeDrop', cents: c(100) }, FLOOR, 'people only'],
  [
    'TipDealer',
    { type: 'TipDealer', player: 'player', cents: c(100) },
    ['player', ...DEALER],
    'people only',
  ],
  ['Cards', { type: 'Cards', gesture: { type: 'GoIdle' } }, DEALER, 'by itself'],
  ['OpenRound', { type: 'OpenRound' }, DEALER, 'by itself'],
  [
    'PlaceWagers',
    { type: 'PlaceWagers', seat: 1, stakes: {} },
    ['player', 'dealer'],
    'people only',
  ],
  [
    'SenseChip',
    { type: 'SenseChip', seat: 1, wager: 'progressive', accepted: true },
    DEALER,
    'people only',
  ],
  ['SitOut', { type: 'SitOut', seat: 1 }, ['player', ...DEALER], 'by itself'],
  ['PassBetting', { type: 'PassBetting' }, DEALER, 'by itself'],
  ['CallTime', { type: 'CallTime' }, DEALER, 'people only'],
  ['OpenAction', { type: 'OpenAction' }, OWN, 'by itself'],
  ['KeyWinner', { type: 'KeyWinner', jackpot: 'progressive', seat: 1 }, OWN, 'by itself'],
  ['PayEnvy', { type: 'PayEnvy' }, OWN, 'by itself'],
  [
    'RuleNoAward',
    { type: 'RuleNoAward', jackpot: 'progressive', seat: 1, reason: 'r' },
    FLOOR,
    'people only',
  ],
  ['CloseBetting', { type: 'CloseBetting' }, DEALER, 'by itself'],
  ['DoStep', { type: 'DoStep', step: 'lock-progressive' }, OWN, 'by itself'],
  ['CountChips', { type: 'CountChips', chips: 1 }, OWN, 'by itself'],
  [
    'ResolveCount',
    { type: 'ResolveCount', seat: 1, how: 'return-chip', reason: 'r' },
    FLOOR,
    'people only',
  ],
  ['Deal', { type: 'Deal', cards: [] }, OWN, 'by itself'],
  ['RackStub', { type: 'RackStub' }, OWN, 'by itself'],
  ['SettleBonuses', { type: 'SettleBonuses' }, OWN, 'by itself'],
  ['Decide', { type: 'Decide', seat: 1, decision: 'fold' }, ['player', 'dealer'], 'by itself'],
  ['Claim', { type: 'Claim', seat: 1, wagers: [] }, ['player', 'dealer'], 'people only'],
  ['Turn', { type: 'Turn', place: 1 }, OWN, 'by itself'],
  ['Settle', { type: 'Settle' }, OWN, 'by itself'],
  ['TakeUp', { type: 'TakeUp', place: 1 }, OWN, 'by itself'],
  ['EndRound', { type: 'EndRound' }, DEALER, 'by itself'],
  [
    'CallIrregularity',
    { type: 'CallIrregularity', kind: 'card-drawn-in-error' },
    DEALER,
    'people only',
  ],
  ['RuleContinue', { type: 'RuleContinue', reason: 'r' }, FLOOR, 'people only'],
  // A dealer only after a call that brought nobody: the table says so itself.
  ['VoidRound', { type: 'VoidRound', reason: 'r' }, DEALER, 'people only'],
  ['CallFloor', { type: 'CallFloor', about: 'help' }, DEALER, 'people only'],
  ['AnswerCall', { type: 'AnswerCall', call: 1 }, FLOOR, 'people only'],
  ['CloseCall', { type: 'CloseCall', call: 1 }, DEALER, 'people only'],
  [
    'CorrectCards',
    { type: 'CorrectCards', place: 1, cards: [], reason: 'r' },
    DEALER,
    'people only',
  ],
  ['Resettle', { type: 'Resettle', reason: 'r' }, FLOOR, 'people only'],
  [
    'AdjustPayment',
    { type: 'AdjustPayment', round: 'r', seat: 1, player: 'player', cents: c(1), reason: 'r' },
    FLOOR,
    'people only',
  ],
  ['a jackpot: Open', atJackpot({ type: 'Open', jackpot: 'j', tables: [] }), ABOVE, 'people only'],
  [
    'a jackpot: LinkTable',
    atJackpot({ type: 'LinkTable', table: 't', terms: {} }),
    ABOVE,
    'people only',
  ],
  ['a jackpot: UnlinkTable', atJackpot({ type: 'UnlinkTable', table: 't' }), ABOVE, 'people only'],
  ['a jackpot: ChangeTerms', atJackpot({ type: 'ChangeTerms', reason: 'r' }), ABOVE, 'people only'],
  [
    'a jackpot: ModifyPrize',
    atJackpot({ type: 'ModifyPrize', prizeCents: 1, reason: 'r' }),
    ABOVE,
    'people only',
  ],
  ['a jackpot: UnkeyWinner', atJackpot({ type: 'UnkeyWinner', hit: 'h' }), DEALER, 'people only'],
  [
    'a jackpot: PassGate',
    atJackpot({ type: 'PassGate', hit: 'h', gate: 'hand-wins' }),
    OWN,
    'by itself',
  ],
  ['a jackpot: VerifyHit', atJackpot({ type: 'VerifyHit', hit: 'h' }), FLOOR, 'people only'],
  [
    'a jackpot: RejectHit',
    atJackpot({ type: 'RejectHit', hit: 'h', reason: 'r' }),
    FLOOR,
    'people only',
  ],
  ['a jackpot: PayHit', atJackpot({ type: 'PayHit', hit: 'h' }), OWN, 'by itself'],
  [
    'a jackpot: Adjust',
    atJackpot({ type: 'Adjust', of: 'meter', changeMicros: 1, second: 's', reason: 'r' }),
    ABOVE,
    'people only',
  ],
  [
    'a jackpot: RecoverSeed',
    atJackpot({ type: 'RecoverSeed', amountMicros: 1, document: 'd', second: 's', reason: 'r' }),
    ABOVE,
    'people only',
  ],
  [
    'a jackpot: Petition',
    atJackpot({ type: 'Petition', petition: 'p', asks: 'discontinue', reason: 'r' }),
    ['operator'],
    'people only',
  ],
  [
    'a jackpot: RecordDecision',
    atJackpot({ type: 'RecordDecision', petition: 'p', granted: true, reference: 'r' }),
    ['operator'],
    'people only',
  ],
  [
    'a jackpot: ReduceCriteria',
    atJackpot({ type: 'ReduceCriteria', petition: 'p', hand: 'flush-7', percent: 50 }),
    ['operator'],
    'people only',
  ],
  [
    'a jackpot: TransferOut',
    atJackpot({
      type: 'TransferOut',
      petition: 'p',
      transfer: 't',
      to: { kind: 'jackpot', jackpot: 'j' },
    }),
    ['operator'],
    'people only',
  ],
  [
    'a jackpot: TransferIn',
    atJackpot({
      type: 'TransferIn',
      transfer: 't',
      from: { kind: 'jackpot', jackpot: 'j' },
      meterMicros: 1,
      reserveMicros: 1,
      reference: 'r',
    }),
    ['operator'],
    'people only',
  ],
  [
    'a jackpot: Discontinue',
    atJackpot({ type: 'Discontinue', petition: null, reason: 'r' }),
    ['operator'],
    'people only',
  ],
];

const OF_PEOPLE = ['not-allowed', 'not-the-dealer', 'not-automatic', 'not-you', 'not-your-seat'];

/** Whether it is refused because of who asks; what else stands in the way is no matter here. */
const isRefusedTo = (gesture: Gesture, as: Role, policy = AUTOMATIC): boolean => {
  const room = Room.open('md/high-card-flush', { policy, players: 0 });
  room.seat(1, 'player');
  const by = as === 'dealer' ? 'Dana' : as;
  const refusal = room.tries(gesture, as, by);
  return (
    refusal !== null && OF_PEOPLE.includes(refusal.code) && !/settlement/.test(refusal.message)
  );
};

describe('who may do what', () => {
  test.each(MAY)('%s', (_name, gesture, may, itself) => {
    for (const role of ROLES) {
      const allowed = role === 'house' ? itself === 'by itself' : may.includes(role);
      expect(`${role} ${isRefusedTo(gesture, role)}`).toBe(`${role} ${!allowed}`);
    }
  });

  test('an auditor and a spectator look on', () => {
    for (const [, gesture] of MAY) {
      expect(isRefusedTo(gesture, 'auditor')).toBe(true);
      expect(isRefusedTo(gesture, 'spectator')).toBe(true);
    }
  });

  test('every command of a table is in the list', () => {
    const types = new Set<TableCommand['type']>(MAY.map(([, { type }]) => type));
    expect(types.size).toBe(47);
  });

  test('a table without the gesture does not act by itself', () => {
    for (const [, gesture, , itself] of MAY) {
      if (itself === 'by itself') {
        expect(isRefusedTo(gesture, 'house', { ...AUTOMATIC, gestures: [] })).toBe(true);
      }
    }
  });

  test('a refusal says who may, and cites the document', () => {
    const room = Room.open('md/high-card-flush');
    const refusal = room.tries({ type: 'CloseTable', trayCents: c(1) }, 'dealer');
    expect(refusal).toMatchObject({ code: 'not-allowed' });
    expect(refusal?.message).toBe(
      'the dealer may not do this; a floorperson or a pit manager or the operator may',
    );
    expect(refusal?.cite).not.toBe('');
  });
});

describe('the dealer of a table', () => {
  test('who deals elsewhere may do nothing here', () => {
    const room = Room.open('md/high-card-flush').until('betting');
    expect(room.tries({ type: 'CloseBetting' }, 'dealer', 'Dora')?.code).toBe('not-the-dealer');
  });

  test('is relieved in the middle of a round: the cards stay, the other goes on', () => {
    const room = Room.open('md/high-card-flush', { seed: 5 }).until('deciding');
    const before = room.round.game;
    room.do({ type: 'RelieveDealer', dealer: 'Dora' }, 'floorperson');
    expect(room.round.game).toBe(before);
    expect(room.tries({ type: 'RackStub' }, 'dealer', 'Dana')?.code).toBe('not-the-dealer');
    expect(viewTable(room.world, { kind: 'spectator' }, room.at).dealer).toBe('Dora');
    room.until('between');
    expect(room.world.table.lastRound).toBe(1);
  });

  test('is not relieved by a player of the table, by nobody, or by the same dealer', () => {
    const room = Room.open('md/high-card-flush');
    const relieve = (dealer: string) =>
      room.tries({ type: 'RelieveDealer', dealer }, 'floorperson')?.code;
    expect(relieve('player-1')).toBe('dealer-plays');
    expect(relieve('')).toBe('same-dealer');
    expect(relieve('Dana')).toBe('same-dealer');
  });

  test('does not sit down to play', () => {
    const room = Room.open('md/high-card-flush');
    expect(room.tries({ type: 'Sit', seat: 5, player: 'Dana' })?.code).toBe('dealer-plays');
  });
});

describe('a player', () => {
  test('acts for the own seat alone', () => {
    const room = Room.open('md/high-card-flush').until('betting');
    const asBen = (gesture: Gesture) => room.tries(gesture, 'player', 'player-2')?.code;
    expect(asBen({ type: 'PlaceWagers', seat: 1, stakes: { ante: c(1_000) } })).toBe(
      'not-your-seat',
    );
    expect(asBen({ type: 'Leave', seat: 1 })).toBe('not-your-seat');
    expect(asBen({ type: 'Claim', seat: 1, wagers: [] })).toBe('not-your-seat');
    expect(asBen({ type: 'TipDealer', player: 'player-1', cents: c(100) })).toBe('not-you');
    expect(asBen({ type: 'Sit', seat: 5, player: 'player-1' })).toBe('not-you');
    expect(asBen({ type: 'PlaceWagers', seat: 2, stakes: { ante: c(1_000) } })).toBeUndefined();
  });

  test('does not decide for another seat', () => {
    const room = Room.open('md/high-card-flush', { seed: 5 }).until('deciding');
    const decide = { type: 'Decide', seat: 1, decision: { kind: 'fold', claims: [] } } as const;
    expect(room.tries(decide, 'player', 'player-3')?.code).toBe('not-your-seat');
    expect(room.tries(decide, 'player', 'player-1')).toBeNull();
  });

  test('who is taken for another by the seat of an earlier round has no claim to it', () => {
    const room = Room.open('md/high-card-flush').until('betting');
    room.do({ type: 'Leave', seat: 1 }, 'player', 'player-1');
    room.seat(1, 'newcomer');
    const bets = { type: 'PlaceWagers', seat: 1, stakes: { ante: c(1_000) } } as const;
    expect(room.tries(bets, 'player', 'player-1')?.code).toBe('not-your-seat');
    expect(room.tries(bets, 'player', 'newcomer')).toBeNull();
  });

  test('is not folded by the table before the time is up, and never put into a wager', () => {
    const room = Room.open('md/high-card-flush', { policy: AUTOMATIC, seed: 5 }).until('deciding');
    const fold = { type: 'Decide', seat: 1, decision: { kind: 'fold', claims: [] } } as const;
    const raise = {
      type: 'Decide',
      seat: 1,
      decision: { kind: 'raise', cents: c(1_000) },
    } as const;
    expect(room.tries(fold, 'house')?.code).toBe('not-yet-due');
    room.seconds += 60;
    expect(room.tries(raise, 'house')?.code).toBe('only-folds');
    expect(room.tries(fold, 'house')).toBeNull();
  });
});
