import { pendingHits } from '@baize/jackpot';
import { IRREGULARITIES, WAGER_IDS } from '@baize/rulebook';
import { ROLES, type Role, type TableCommand, type World } from '../../src/index.js';
import { AUTOMATIC } from './room.js';

type Chance = (below: number) => number;

/** One of these; a storm does not care which. */
const oneOf = <T>(chance: Chance, all: readonly T[]): T => all[chance(all.length)] as T;

const AMOUNTS = [
  500,
  1_000,
  1_000,
  2_000,
  0,
  -1,
  -1_000,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.MAX_SAFE_INTEGER,
  1e300,
  52,
  7,
];
const CARDS = ['As', 'Kd', '2c', '7h', 'Td', '??', 'ZZ', '', '10h', 'as'];
const STEPS = [
  'announce-no-more-bets',
  'lock-progressive',
  'collect-progressive',
  'chips-to-inventory',
] as const;
const DECKS = ['red', 'blue', 'red-2', 'no such deck', ''];
const WORDS = ['because', '', '   ', 'the floorperson saw it'];

/** A gesture of any kind, well formed or not: wrong seats, wrong cards, amounts that are none. */
const anyGesture = (chance: Chance, world: World): unknown => {
  const seat = oneOf(chance, [1, 2, 3, 1, 2, 3, 6, 0, -1, 99, 1.5, Number.NaN]);
  const place = oneOf(chance, [1, 2, 3, 'dealer', 'dealer', 9, Number.NaN]);
  const amount = () => oneOf(chance, AMOUNTS);
  const reason = oneOf(chance, WORDS);
  const player = oneOf(chance, ['player-1', 'player-2', 'player-3', 'Dana', '', 'new']);
  const deck = oneOf(chance, DECKS);
  const jackpot = oneOf(
    chance,
    world.rules.inForce.jackpots.map(({ id }) => id),
  );
  const meter = world.meters[jackpot as keyof typeof world.meters];
  const hits = meter === undefined ? [] : pendingHits(meter, 'pit-1');
  const hit = oneOf(chance, ['none', ...hits.map((one) => one.hit), ...hits.map((one) => one.hit)]);
  const cards = () => Array.from({ length: chance(9) }, () => oneOf(chance, CARDS));
  const stakes = () =>
    Object.fromEntries(
      Array.from({ length: chance(4) }, () => [oneOf(chance, WAGER_IDS), amount()]).concat(
        chance(2) === 0 ? [['ante', 1_000]] : [],
      ),
    );
  const at = (step: object) => ({ type: 'AtJackpot', jackpot, step });
  const card = (gesture: object) => ({ type: 'Cards', gesture });
  const device = oneOf(chance, ['shuffler', 'shoe'] as const);
  const gestures: readonly (() => object)[] = [
    () => ({
      type: 'OpenTable',
      dealer: player,
      designated: true,
      trayCents: amount(),
      policy: AUTOMATIC,
    }),
    () => ({ type: 'CloseTable', trayCents: amount() }),
    () => ({ type: 'RelieveDealer', dealer: oneOf(chance, ['Dana', 'Dora', '', 'player-1']) }),
    () => ({ type: 'ChangeRules', rules: oneOf(chance, ['rules-1', 'rules-2']), reason }),
    () => ({ type: 'ApproveRules', reference: reason }),
    () => ({ type: 'Sit', seat, player }),
    () => ({ type: 'Leave', seat }),
    () => ({ type: 'RuleAbandoned', seat, lost: chance(2) === 0, reason }),
    () => ({ type: 'BuyIn', player, cents: amount() }),
    () => ({ type: 'FillTray', cents: amount(), slip: reason }),
    () => ({ type: 'CreditTray', cents: amount(), slip: reason }),
    () => ({ type: 'TakeDrop', cents: amount() }),
    () => ({ type: 'TipDealer', player, cents: amount() }),
    () => ({ type: 'OpenRound' }),
    () => ({ type: 'PlaceWagers', seat, stakes: stakes(), tips: stakes() }),
    () => ({ type: 'PlaceWagers', seat, stakes: stakes(), with: 'cash', spoken: chance(2) === 0 }),
    () => ({
      type: 'SenseChip',
      seat,
      wager: oneOf(chance, WAGER_IDS),
      accepted: chance(2) === 0,
    }),
    () => ({ type: 'CloseBetting' }),
    () => ({ type: 'DoStep', step: oneOf(chance, STEPS) }),
    () => ({ type: 'CountChips', chips: amount() }),
    () => ({
      type: 'ResolveCount',
      seat,
      how: oneOf(chance, ['return-chip', 'void-sensor']),
      reason,
    }),
    () => ({ type: 'Deal', cards: cards().map((one) => ({ card: one, to: place })) }),
    () => ({ type: 'RackStub', ...(chance(2) === 0 ? { counted: amount() } : {}) }),
    () => ({ type: 'SettleBonuses' }),
    () => ({ type: 'Decide', seat, decision: oneOf(chance, ['play', 'fold'] as const) }),
    () => ({
      type: 'Decide',
      seat,
      decision: { kind: 'fold', claims: [oneOf(chance, WAGER_IDS)] },
    }),
    () => ({
      type: 'Decide',
      seat,
      decision: { kind: oneOf(chance, ['raise', 'bet']), cents: amount() },
    }),
    () => ({ type: 'Claim', seat, wagers: [oneOf(chance, WAGER_IDS)] }),
    () => ({ type: 'Turn', place, ...(chance(2) === 0 ? { cards: cards() } : {}) }),
    () => ({ type: 'Settle' }),
    () => ({ type: 'TakeUp', place, ...(chance(2) === 0 ? { counted: amount() } : {}) }),
    () => ({ type: 'EndRound' }),
    () => ({
      type: 'CallIrregularity',
      kind: oneOf(chance, IRREGULARITIES),
      place,
      cards: amount(),
    }),
    () => ({ type: 'CallIrregularity', kind: oneOf(chance, IRREGULARITIES) }),
    () => ({ type: 'RuleContinue', reason }),
    () => ({ type: 'VoidRound', reason: chance(4) === 0 ? reason : '' }),
    () => ({ type: 'CorrectCards', place, cards: cards(), reason }),
    () => ({ type: 'CorrectCards', place, cards: cards(), reason, settle: true, second: 'Fay' }),
    () => ({ type: 'CallFloor', about: oneOf(chance, ['help', 'void'] as const), note: reason }),
    () => ({ type: 'AnswerCall', call: amount() }),
    () => ({ type: 'CloseCall', call: amount() }),
    () => ({ type: 'Resettle', reason, second: 'Fay' }),
    () => ({ type: 'AdjustPayment', round: 'pit-1/1', seat, player, cents: amount(), reason }),
    () => card({ type: 'BringDeck', deck, colour: deck, design: 'diamond', coverCards: 2 }),
    () => card({ type: 'RemoveDeck', deck, reason }),
    () =>
      card({
        type: 'DoOpeningStep',
        deck,
        step: oneOf(chance, ['wash', 'stack', 'dealer-inspects']),
      }),
    () =>
      card({ type: 'Shuffle', deck, how: oneOf(chance, ['hand', 'machine']), counted: amount() }),
    () => card({ type: 'Cut', deck, depth: amount() }),
    () => card({ type: 'LoadDeck', deck }),
    () => card({ type: 'GoIdle' }),
    () => card({ type: 'OrderShuffle', reason }),
    () => card({ type: 'ReportDevice', device, trouble: oneOf(chance, ['jam', 'failed']) }),
    () => card({ type: 'RepairDevice', device }),
    () => at({ type: 'PayHit', hit }),
    () => at({ type: 'VerifyHit', hit }),
    () => at({ type: 'RejectHit', hit, reason }),
    () => at({ type: 'UnkeyWinner', hit }),
    () => at({ type: 'PassGate', hit, gate: 'hand-wins' }),
    () => at({ type: 'Open', jackpot: 'another', tables: ['pit-1'] }),
    () => at({ type: 'UnlinkTable', table: 'pit-9' }),
    () => at({ type: 'Adjust', of: 'meter', changeMicros: amount(), second: 'Fay', reason }),
    () =>
      at({ type: 'RecoverSeed', amountMicros: amount(), document: reason, second: 'Fay', reason }),
    () => at({ type: 'Petition', petition: 'P-1', asks: 'discontinue', reason }),
    () => at({ type: 'RecordDecision', petition: 'P-1', granted: false, reference: reason }),
    () =>
      at({
        type: 'TransferOut',
        petition: 'P-1',
        transfer: 'T',
        to: { kind: 'jackpot', jackpot: 'x' },
      }),
    () =>
      at({
        type: 'TransferIn',
        transfer: reason,
        from: { kind: 'jackpot', jackpot: 'x' },
        meterMicros: amount(),
        reserveMicros: 0,
        reference: reason,
      }),
    () => at({ type: 'ModifyPrize', prizeCents: amount(), reason }),
  ];
  return oneOf(
    chance,
    jackpot === undefined ? gestures.filter((make) => !make.toString().includes('at({')) : gestures,
  )();
};

export const anyCommand = (chance: Chance, world: World, at: string): TableCommand => {
  const as: Role = oneOf(chance, chance(3) === 0 ? ROLES : ['dealer', 'floorperson', 'operator']);
  const dealer = world.table.phase === 'open' ? world.table.dealer : 'Dana';
  const by =
    as === 'dealer' && chance(5) > 0 ? dealer : oneOf(chance, ['Flo', 'player-1', 'Fay', '']);
  const when = chance(20) === 0 ? oneOf(chance, ['', 'yesterday', '2026-99-99T00:00:00Z']) : at;
  return { ...(anyGesture(chance, world) as object), at: when, by, as } as TableCommand;
};
