import type { ContestDecision, RicochetDecision } from '@baize/games';
import { formatCents } from '@baize/money';
import type { WagerId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { nextStep, type Procedure, viewTable } from '../../src/index.js';
import { RUNS } from '../support/flush-hands.js';
import { dealtBy } from '../support/maryland.js';
import { AUTOMATIC, Room } from '../support/room.js';
import { bet, FLOOR, fold, type Hands, raise, Table } from '../support/table.js';
import { pinned, RULEBOOKS } from '../support/tables.js';

type Decisions = Readonly<Record<number, ContestDecision | RicochetDecision>>;
type Layouts = Readonly<Record<number, Readonly<Partial<Record<WagerId, number>>>>>;

const MOST_STEPS = 120;

const procedureOf = ({ world, now }: Table): Procedure => {
  const { procedure } = viewTable(world, { kind: 'dealer' }, now);
  if (procedure === null) throw new Error('nothing is next');
  return procedure;
};

const linesOf = ({ settles, paid }: Procedure): readonly string[] => [
  ...settles.map(
    ({ seat, wager, outcome, paysCents, returnedCents, later }) =>
      `    ${later ? 'keys' : 'settles'} ${seat} ${wager} ${outcome}, pays ${formatCents(paysCents)}, ${formatCents(returnedCents)} back`,
  ),
  ...paid.map(
    ({ seat, wager, paysCents }) => `    paid ${seat} ${wager} ${formatCents(paysCents)}`,
  ),
];

/** A step as the dealer's screen has it: where the round stands, what is next, and what is known of the cards. */
const tell = (table: Table): readonly string[] => {
  const procedure = procedureOf(table);
  const { now, stages, unnamed, stub } = procedure;
  const at = stages.find(({ state }) => state === 'now')?.stage ?? 'nowhere';
  return [
    `${at}: ${now.words} [${now.cite}]`,
    ...(now.about === null ? [] : [`    ${now.about}`]),
    ...procedure.says.map(({ text, cite }) => `    says: ${text} [${cite}]`),
    ...(now.fill.length === 0 ? [] : [`    to fill in: ${now.fill.join(', ')}`]),
    ...(unnamed === 0 ? [] : [`    ${unnamed} cards to name`]),
    ...(stub.cards === null ? [] : [`    stub of ${stub.cards}`]),
    ...linesOf(procedure),
  ];
};

const stagesOf = (table: Table): readonly string[] =>
  procedureOf(table).stages.map(({ stage, words, cite }) => `  ${stage}: ${words} [${cite}]`);

/** One step as the procedure asks for it. */
const takes = (table: Table, hands: Hands, decisions: Decisions): Table => {
  const { next } = table;
  if (next?.kind === 'deal') return table.deals(hands);
  if (next?.kind === 'players') {
    const [seat = 0] = next.seats;
    return table.decides(seat, decisions[seat] ?? fold);
  }
  let isFirst = true;
  return table.follow(() => {
    const stops = !isFirst;
    isFirst = false;
    return stops;
  });
};

/** The cards are made ready, and the first round takes bets. */
const toldCards = (opened: Table): string => {
  const told: string[] = [];
  let table = opened;
  for (let step = 0; step < MOST_STEPS && table.next?.kind !== 'players'; step += 1) {
    told.push(...tell(table));
    table = takes(table, {}, {});
  }
  return `${[...told, ...tell(table)].join('\n')}\n`;
};

/** The procedure of a round in words, from its wagers to its end. */
const toldRound = (bets: Table, hands: Hands, decisions: Decisions): string => {
  const told: string[] = ['Stages', ...stagesOf(bets), 'Steps'];
  let table = bets;
  for (let step = 0; step < MOST_STEPS && table.round !== null; step += 1) {
    told.push(...tell(table));
    if (table.next?.kind === 'floorperson') break;
    table = takes(table, hands, decisions);
  }
  return `${told.join('\n')}\n`;
};

const golden = (name: string): string =>
  new URL(`../golden/procedure-${name}.txt`, import.meta.url).pathname;

const all = (stakes: Readonly<Partial<Record<WagerId, number>>>): Layouts => ({
  1: stakes,
  2: stakes,
  3: stakes,
});

describe('the dealer is told how the cards are made ready', () => {
  test.each(RULEBOOKS)('%s', async (id) => {
    const name = `cards-${id.replace('/', '-')}`;
    await expect(toldCards(Table.open(id))).toMatchFileSnapshot(golden(name));
  });

  test('[MD-HCF-4B] and that a first player has to come, to look at them', () => {
    const nobody = [1, 2, 3].reduce(
      (table, seat) => table.do({ type: 'Leave', seat }),
      Table.open('md/high-card-flush'),
    );
    expect(toldCards(nobody).trimEnd().split('\n').at(-1)).toBe(
      'cards: The first player sits down, to look at the cards [MD-HCF-4B]',
    );
  });
});

describe('somebody above the dealer is asked', () => {
  const PLAYS = { ante: 1_000, progressive: 100 };
  const HANDS = {
    1: 'As Kc Qd 8d 6d 4d 2h',
    2: '4c 5c 6c 7c Ts Jd Qs',
    3: RUNS[7],
    dealer: '9s 3s 2s Qc 4h Td 3d',
  };
  const dealt = (): Table => Table.open('md/high-card-flush').bets(all(PLAYS)).deals(HANDS);
  const decided = (): Table =>
    [1, 2, 3].reduce((table, seat) => table.decides(seat, raise(1_000)), dealt());

  test.each<readonly [string, () => Table, string]>([
    [
      'chips that differ, before the deal',
      () =>
        Table.open('md/high-card-flush')
          .bets(all(PLAYS))
          .follow((next) => next.kind === 'do' && next.gesture.type === 'CountChips')
          .do({ type: 'CountChips', chips: 2 }),
      'deal: Progressive chips and accepted wagers differ: no card is dealt until a floorperson settles it. [MD-HCF-10A(3)(b)]',
    ],
    [
      'a stub with a card too few, while players decide',
      () => dealt().do({ type: 'RackStub', counted: 23 }),
      'decide: The count of the stub is wrong: count it again, or find out whether the cards were misdealt. [MD-HCF-10E]',
    ],
    [
      'a player who left, while the others decide',
      () =>
        [1, 2, 3].reduce(
          (table, seat) => table.do({ type: 'Leave', seat }),
          dealt().follow(({ kind }) => kind === 'players'),
        ),
      'decide: A player left in the round: a floorperson may treat every wager left as lost. [MD-HCF-7C(2)]',
    ],
    [
      'a player who left, before the hands are turned',
      () => decided().do({ type: 'Leave', seat: 1 }),
      'turn: A player left in the round: a floorperson may treat every wager left as lost. [MD-HCF-7C(2)]',
    ],
  ])('%s', (_what, table, told) => {
    expect(tell(table())[0]).toBe(told);
  });
});

describe('the dealer is told every step of a round', () => {
  test('Maryland: a fold, an award with envy, and hands that nobody has seen', async () => {
    const table = Table.open('md/high-card-flush').bets({
      ...all({ ante: 1_000, progressive: 100 }),
      2: { ante: 1_000, progressive: 100, flush: 500, 'straight-flush': 500 },
    });
    const seen = { 1: 'As Kc Qd 8d 6d 4d 2h', 2: '4c 5c 6c 7c Ts Jd Qs', 3: RUNS[7] };
    const hidden = table.hiding({ dealer: '9s 3s 2s Qc 4h Td 3d' });
    await expect(
      toldRound(hidden, seen, { 1: raise(1_000), 2: fold, 3: raise(1_000) }),
    ).toMatchFileSnapshot(golden('maryland'));
  });

  test('Ohio: folded hands are counted', async () => {
    const table = Table.open('oh/high-card-flush').bets(all({ ante: 1_000 }));
    const hands = { 1: '4c 5c 6c 7c Ts Jd Qs', 2: 'As Kc Qd 8d 6d 4d 2h', 3: RUNS[5] };
    await expect(
      toldRound(
        table,
        { ...hands, dealer: '9s 3s 2s Qc 4h Td 3d' },
        { 1: raise(1_000), 3: raise(2_000) },
      ),
    ).toMatchFileSnapshot(golden('ohio'));
  });

  test('South Dakota, High Card Flush: a fold whose bonuses live on', async () => {
    const table = Table.open('sd/high-card-flush').bets({
      1: { ante: 1_000 },
      2: { ante: 1_000, flush: 500, 'straight-flush': 500 },
      3: { ante: 1_000, progressive: 100 },
    });
    const hands = {
      1: '4c 5c 6c 7c Ts Jd Qs',
      2: 'Ah Th 8h 3h Jc 2c 6d',
      3: '8d 7d 6s 5d Js 9d 2d',
    };
    await expect(
      toldRound(
        table,
        { ...hands, dealer: '9s 3s 2s Qc 4h Td 3d' },
        { 1: raise(1_000), 2: { kind: 'fold', claims: ['flush'] }, 3: raise(1_000) },
      ),
    ).toMatchFileSnapshot(golden('south-dakota'));
  });

  test('South Dakota, Caribbean Stud: two shares of one meter, a fixed award and envy', async () => {
    const table = Table.open('sd/caribbean-stud').bets(all({ ante: 500, progressive: 100 }));
    const hands = { 1: '5s 6s 7s 8s 9s', 2: '3c 4c 8c Tc Kc', 3: 'Th Jh Qh Kh Ah' };
    await expect(
      toldRound(
        table,
        { ...hands, dealer: 'As Kd 9c 7d 2c' },
        { 1: bet(1_000), 2: bet(1_000), 3: bet(1_000) },
      ),
    ).toMatchFileSnapshot(golden('caribbean-stud'));
  });

  test('Washington: two jackpots before the action, bonuses, draws and a pot', async () => {
    const table = Table.open('wa/ricochet-poker').bets({
      ...all({ ante: 1_000, 'mini-royal': 100, 'straight-flush': 100 }),
      2: { ante: 1_000, 'rapid-fire': 500 },
    });
    const hands = { 1: 'Ah Kh 2s 3s 4s', 2: '7c 7d 7s 8c 9d', 3: '5h Jc 2h 4h 6d' };
    await expect(
      toldRound(table, { ...hands, dealer: 'Qh 3d 8s 9c Td' }, { 1: 'play', 2: 'play', 3: 'fold' }),
    ).toMatchFileSnapshot(golden('washington'));
  });

  test('Maryland: a round that goes void after an award was keyed', async () => {
    const table = Table.open('md/high-card-flush')
      .bets(all({ ante: 1_000, progressive: 100, flush: 500 }))
      .deals({
        1: 'As Kc Qd 8d 6d 4d 2h',
        2: '4c 5c 6c 7c Ts Jd Qs',
        3: RUNS[7],
        dealer: '9s 3s 2s Qc 4h Td 3d',
      })
      .decides(1, raise(1_000))
      .decides(2, raise(1_000))
      .decides(3, raise(1_000))
      .follow((next) => next.kind === 'turn' && next.place === 2)
      .calls({ kind: 'wrong-count-to-player', place: 1, cards: 8 });
    await expect(toldRound(table, {}, {})).toMatchFileSnapshot(golden('void-round'));
  });

  test('[MD-HCF-8G] a stub that is dealt by hand is counted every five rounds, one by a counting shuffler never', () => {
    const stubOf = (method: 'manual-shoe' | 'automated-shoe', counts: boolean) =>
      procedureOf(
        Table.open('md/high-card-flush', dealtBy(method, counts)).bets(all({ ante: 1_000 })),
      ).stub;
    expect(stubOf('manual-shoe', false)).toEqual({ cards: 52, countEvery: 5, roundsSinceCount: 0 });
    expect(stubOf('automated-shoe', true).countEvery).toBeNull();
  });

  test('[SD-HCF-8#2] the discards of a hand that nobody has seen are counted, and what is tucked stays', () => {
    const table = Table.open('sd/high-card-flush')
      .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000, flush: 500 } })
      .deals({ 1: 'As Kc Qd 8d 6d 4d 2h', dealer: '9s 3s 2s Qc 4h Td 3d' })
      .decides(1, raise(1_000))
      .decides(2, { kind: 'fold', claims: ['flush'] })
      .follow(({ kind }) => kind === 'take-up');
    expect(tell(table)[0]).toBe(
      'folded: Spread the discards of seat 2, count them and rack them: what is tucked stays [SD-HCF-8#2]',
    );
  });

  test('a hand whose player is away is folded', () => {
    const room = Room.open('md/high-card-flush', { players: 2 }).until('deciding');
    while (nextStep(room.world, room.at)?.kind !== 'players') room.advance();
    room.world = { ...room.world, away: [1, 2] };
    const { procedure } = viewTable(room.world, { kind: 'dealer' }, room.at);
    expect(procedure?.now.words).toBe('Fold the hand of seat 1: its player is gone');
    expect(procedure?.now.cite).toBe('MD-HCF-7C(2)');
    expect(procedure?.stages.find(({ state }) => state === 'now')?.stage).toBe('decide');
  });

  test('[WA-RP-3] an award on cards that were put right before the action is rejected', () => {
    const table = Table.open('wa/ricochet-poker')
      .bets({ 1: { ante: 1_000, 'mini-royal': 100 }, 2: { ante: 1_000 } })
      .deals({ 1: 'Ah Kh', 2: '4c 9d', dealer: 'Qh 3d 8s 9c Td' })
      .do({ type: 'SettleBonuses' })
      .do({ type: 'CorrectCards', place: 1, cards: ['Ac', 'Kh'], reason: 'misread' }, FLOOR);
    expect(table.next).toMatchObject({
      kind: 'floorperson',
      why: 'The cards of seat 1 were corrected and do not win the award. Reject it.',
    });
  });

  test('[MD-HCF-8G] an automatic table counts the stub itself when it is due', () => {
    const rules = pinned('md/high-card-flush', dealtBy('manual-shoe', false));
    const room = Room.open('md/high-card-flush', { policy: AUTOMATIC, rules });
    for (let round = 0; round < 5; round += 1) room.playRound();
    const racked = room
      .events()
      .flatMap((event) => (event.type === 'StubRacked' ? [[event.as, event.counted]] : []));
    expect(racked.map(([, counted]) => counted !== null)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(racked.at(-1)).toEqual(['house', 52 - 4 * 7]);
  });

  test('a winner taken off, and cards that were put right', () => {
    const told = (table: Table): string => {
      const { now } = procedureOf(table);
      return `${now.words} [${now.cite}] ${now.about}`;
    };
    const table = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500, progressive: 100 } })
      .deals({ dealer: 'As Kd 9c 7d 2c', 1: '9h Jh Qh 3d Ah' })
      .decides(1, bet(1_000))
      .settles();
    const corrected = table.do(
      { type: 'CorrectCards', place: 1, cards: 'Th Jh Qh Kh Ah'.split(' '), reason: 'mistyped' },
      FLOOR,
    );
    const again = corrected.do({ type: 'Resettle', reason: 'mistyped', second: 'Fay' }, FLOOR);
    expect([corrected, again].map(told)).toEqual([
      'The cards were corrected and an award of seat 1 changes. Settle the round again. [SD-CSP-20d] null',
      'Key the winner [SD-CSP-20c] Seat 1, Progressive',
    ]);
  });
});
