import { describe, expect, it } from 'vitest';
import type { OpenTable, PinnedRules, RoundAtTable, TableGesture } from '../../src/index.js';
import { countingRound, stopInWords } from '../../src/rounds/round-of.js';
import { CUT_AT_20, cardsWith, deckAs } from '../support/decks.js';
import {
  comesTo,
  contestAs,
  decideAt,
  eventsOf,
  handAt,
  NOON,
  roundAs,
  secondsAfter,
  tableAs,
} from '../support/moments.js';
import { pinned } from '../support/tables.js';

/** What may be done before the cards, and with the rest of the deck after them. */

const plain = (id: Parameters<typeof pinned>[0]): PinnedRules =>
  pinned(id, (house) => {
    delete house.paytables.progressive;
    delete house.jackpots;
    house.equipment.sensors = [];
  });
const maryland = plain('md/high-card-flush');
const withJackpot = pinned('md/high-card-flush');

const VOIDED = { deck: 'kept', cite: 'house:reasons' } as const;
const SEVEN = 'Ah Qh Th 8h 6h 4h 2c';
const DEALER = '9s 3s 2s Qc 4c Td Jd';
const IN_TIME = { gestures: [], decisionSeconds: 20, adjustAloneCents: 0 as never } as const;

const betting = (hands: readonly number[] = [], more: Partial<RoundAtTable> = {}): RoundAtTable =>
  roundAs(
    contestAs('high-card-flush', { phase: 'betting', hands: hands.map((seat) => handAt(seat)) }),
    more,
  );
const phase = (
  now: 'dealing' | 'deciding' | 'settled',
  more: Partial<RoundAtTable> = {},
): RoundAtTable =>
  roundAs(
    contestAs('high-card-flush', {
      phase: now,
      hands: [handAt(1, now === 'dealing' ? '' : SEVEN)],
      dealer: now === 'dealing' ? '' : DEALER,
    }),
    more,
  );

const ready: Partial<OpenTable> = {
  cards: cardsWith(
    [
      deckAs('red', {
        opened: [
          'dealer-inspects',
          'floorperson-verifies',
          'spread-face-up',
          'first-player-looks',
          'turn-face-down',
          'wash',
          'stack',
        ],
        stack: CUT_AT_20,
        place: 'shoe',
      }),
      deckAs('blue', {
        opened: [
          'dealer-inspects',
          'floorperson-verifies',
          'spread-face-up',
          'first-player-looks',
          'turn-face-down',
          'wash',
          'stack',
        ],
        place: 'shuffler',
      }),
    ],
    { method: 'automated-shoe' },
  ),
};
const away: OpenTable['seats'] = { 1: { player: 'player 1', away: 'away' } };
const STUB = { method: 'automated-shoe', deviceCounts: false, roundsSinceCount: 5 } as const;

/** The same rules from a document that says something else, or nothing. */
const saying = (rules: PinnedRules, part: 'seats' | 'dealing', change: object): PinnedRules => {
  const { rulebook } = rules.inForce;
  return {
    ...rules,
    inForce: {
      ...rules.inForce,
      rulebook: { ...rulebook, [part]: { ...rulebook[part], ...change } },
    },
  };
};

const bets = (seat: number, more: object = {}): TableGesture =>
  ({ type: 'PlaceWagers', seat, stakes: { ante: 1_000 }, ...more }) as TableGesture;
const deal = (...cards: readonly string[]): TableGesture =>
  ({ type: 'Deal', cards: cards.map((card) => ({ card, to: 1 })) }) as TableGesture;
const out = (seat: number, why?: 'time' | 'away'): TableGesture => ({
  type: 'SitOut',
  seat,
  ...(why === undefined ? {} : { why }),
});
const stub = (counted?: number): TableGesture => ({
  type: 'RackStub',
  ...(counted === undefined ? {} : { counted }),
});

type Row = readonly [string, ReturnType<typeof tableAs>, TableGesture, string];
const says = (
  _title: string,
  world: ReturnType<typeof tableAs>,
  gesture: TableGesture,
  expected: string,
): void => {
  expect(comesTo(world, gesture)).toBe(expected);
};

describe('a round is opened', () => {
  const OPEN: TableGesture = { type: 'OpenRound' };
  it.each<Row>([
    ['with its cards ready', tableAs(maryland, null, ready), OPEN, 'RoundStarted'],
    [
      'not beside another',
      tableAs(maryland, betting(), ready),
      OPEN,
      'round-in-progress [baize:steps] round t1/1 is not over',
    ],
    [
      'not from a shoe that has no place',
      tableAs(maryland, null),
      OPEN,
      'no-approved-shoe [MD-HCF-8A] no place for a manual shoe is approved here',
    ],
    [
      'not when a count of the stub is overdue',
      tableAs(maryland, null, { ...ready, stub: STUB }),
      OPEN,
      'stub-count-due [MD-HCF-10C] the stub is counted at least once in 5 rounds: count it first',
    ],
    [
      'not with a jackpot that is not open',
      tableAs(withJackpot, null, ready),
      OPEN,
      'jackpot-not-open [house:jackpots] the Progressive Jackpot jackpot is not open',
    ],
  ])('%s', says);

  it('under its number, its deck and its rules, from whole hands or card by card', () => {
    const started = {
      type: 'RoundStarted',
      round: 't1/1',
      number: 1,
      deck: 'red',
      rules: 'rules-1',
      by: 'Dana',
      as: 'dealer',
      at: NOON,
    };
    const opens = (rules: PinnedRules) => eventsOf(tableAs(rules, null, ready), OPEN);
    expect(opens(maryland)).toStrictEqual([{ ...started, packets: 'whole-hands' }]);
  });
});

describe('wagers are placed', () => {
  const open = tableAs(maryland, betting());
  const SPOKEN =
    'spoken-wager [MD-HCF-7B] a wager that is called out with cash is not taken: change it into chips first';
  it.each<Row>([
    ['by a seated player', open, bets(1), 'WagersPlaced'],
    [
      'not at an empty seat',
      open,
      bets(5),
      'not-seated [MD-HCF-7C] nobody sits at seat 5, and only a seated player wagers',
    ],
    [
      'not for a player who has left',
      tableAs(maryland, betting(), { seats: away }),
      bets(1),
      'not-seated [MD-HCF-7C] nobody sits at seat 1, and only a seated player wagers',
    ],
    [
      'not in a void round',
      tableAs(maryland, betting([], { voided: VOIDED })),
      bets(1),
      'round-is-void [house:reasons] no wager is placed in a void round',
    ],
    ['not in words', open, bets(1, { spoken: true }), SPOKEN],
    [
      'not in cash',
      open,
      bets(1, { with: 'cash' }),
      'not-an-instrument [MD-HCF-7A] cash is not taken on the layout: value-chip, plaque, other-approved are',
    ],
    [
      'by the house where the document says nothing of seats',
      tableAs(saying(maryland, 'seats', { seatedOnly: null }), betting()),
      bets(5),
      'not-seated [house:seats] nobody sits at seat 5, and only a seated player wagers',
    ],
    [
      'by the house where it says nothing of words',
      tableAs(saying(maryland, 'seats', { verbalWagerWithCash: undefined }), betting()),
      bets(1, { spoken: true }),
      SPOKEN.replace('MD-HCF-7B', 'house:chips'),
    ],
    [
      'by the house where it says nothing of chips',
      tableAs(saying(maryland, 'seats', { instruments: undefined }), betting()),
      bets(1, { with: 'other-approved' }),
      'not-an-instrument [house:chips] other-approved is not taken on the layout: value-chip, plaque are',
    ],
    [
      'in plaques where it says nothing of chips',
      tableAs(saying(maryland, 'seats', { instruments: undefined }), betting()),
      bets(1, { with: 'plaque' }),
      'WagersPlaced',
    ],
  ])('%s', says);

  it('for a player whose time is over, by the rule that says so; and else without a word of it', () => {
    const stamp = { by: 'Dana', as: 'dealer', at: NOON };
    const event = {
      type: 'WagersPlaced',
      seat: 1,
      player: 'player 1',
      stakes: { ante: 1_000 },
      by: 'Dana',
      at: NOON,
    };
    const placed = (more: object) => eventsOf(open, bets(1, more));
    expect(placed({})).toMatchObject([{ ...stamp, event }]);
    expect(placed({})[0]).not.toHaveProperty('why');
    expect(placed({ why: 'time' })).toMatchObject([
      { ...stamp, why: 'time', cite: 'house:time-to-bet' },
    ]);
  });
});

describe('a seat sits out', () => {
  const timed = { policy: IN_TIME };
  it.each<Row>([
    ['while bets are taken', tableAs(maryland, betting()), out(1), 'SatOut [house:presence]'],
    [
      'not where nobody sits',
      tableAs(maryland, betting()),
      out(5),
      'nobody-sits [baize:orders] nobody sits at seat 5',
    ],
    [
      'not where the player has left',
      tableAs(maryland, betting(), { seats: away }),
      out(1),
      'nobody-sits [baize:orders] nobody sits at seat 1',
    ],
    [
      'not with wagers',
      tableAs(maryland, betting([1])),
      out(1),
      'has-wagers [baize:orders] wagers lie at seat 1',
    ],
    [
      'not twice',
      tableAs(maryland, betting([], { sitsOut: { 1: 'asked' } })),
      out(1),
      'sits-out [baize:orders] seat 1 sits out already',
    ],
    [
      'not after "no more bets"',
      tableAs(maryland, phase('dealing')),
      out(2),
      'betting-is-closed [baize:steps] a seat sits out while bets are taken',
    ],
    [
      'not in a void round',
      tableAs(maryland, betting([], { voided: VOIDED })),
      out(1),
      'betting-is-closed [baize:steps] a seat sits out while bets are taken',
    ],
    [
      'not for its time before it is over',
      tableAs(maryland, betting(), timed),
      out(1, 'time'),
      'not-yet-due [house:time-to-bet] there is still time to bet',
    ],
    [
      'for its time when it is over',
      tableAs(maryland, betting([], { since: '2026-01-01T11:00:00Z' }), timed),
      out(1, 'time'),
      'SatOut [house:time-to-bet]',
    ],
  ])('%s', says);

  it('and bets are taken anew where nobody has bet in time', () => {
    const world = tableAs(maryland, betting(), timed);
    const passes = (at: string) => decideAt(world, { type: 'PassBetting' }, { at }).ok;
    expect(passes(secondsAfter(21))).toBe(true);
    expect(comesTo(tableAs(maryland, betting([1])), { type: 'PassBetting' })).toBe(
      'has-wagers [baize:steps] wagers lie on the table: close the betting',
    );
    expect(comesTo(tableAs(maryland, phase('dealing')), { type: 'PassBetting' })).toBe(
      'betting-is-closed [baize:steps] no bets are taken now',
    );
    expect(
      comesTo(tableAs(maryland, betting([], { voided: VOIDED })), { type: 'PassBetting' }),
    ).toBe('betting-is-closed [baize:steps] no bets are taken now');
  });
});

describe('the betting is closed', () => {
  const CLOSE: TableGesture = { type: 'CloseBetting' };
  const CONTINUES: TableGesture = {
    type: 'ResolveCount',
    seat: 1,
    how: 'void-sensor',
    reason: 'a chip fell',
  } as TableGesture;
  const COUNTING = { by: 'chip-count-differs', place: null, cite: 'MD-HCF-10A(3)(b)' } as const;
  it.each<Row>([
    ['with its announcement', tableAs(maryland, betting([1])), CLOSE, 'BettingClosed, StepDone'],
    [
      'without one, where the document asks for none',
      tableAs(saying(maryland, 'dealing', { before: [] }), betting([1])),
      CLOSE,
      'BettingClosed',
    ],
    [
      'and nothing is counted where no jackpot is',
      tableAs(maryland, phase('dealing')),
      { type: 'CountChips', chips: 0 },
      'out-of-order [MD-HCF-10A(2)(a)] the next step is to announce "no more bets", not to count the chips against the accepted wagers',
    ],
    [
      'not in a void round',
      tableAs(maryland, phase('dealing', { voided: VOIDED })),
      { type: 'CountChips', chips: 0 },
      'round-is-void [house:reasons] no card is dealt in a void round: nothing waits for a count',
    ],
    [
      'and the chips are counted as they were accepted',
      tableAs(
        maryland,
        phase('dealing', {
          beforeDeal: {
            method: 'automated-shoe',
            accepted: 1,
            done: ['announce-no-more-bets', 'collect-progressive'],
            chips: null,
            resolved: false,
          },
        }),
      ),
      { type: 'CountChips', chips: 1 },
      'ChipsCounted, StepDone',
    ],
  ])('%s', says);

  it('and no count of chips is resolved where no jackpot is', () => {
    const world = tableAs(maryland, phase('dealing', { stopped: COUNTING }));
    expect(comesTo(world, CONTINUES, { by: 'Flo', as: 'floorperson' } as never)).toBe(
      'nothing-to-resolve [baize:orders] no count of chips waits for a floorperson',
    );
  });
});

describe('cards are dealt', () => {
  const done = {
    beforeDeal: {
      method: 'automated-shoe',
      accepted: 0,
      done: ['announce-no-more-bets'],
      chips: null,
      resolved: false,
    },
  } as const;
  it.each<Row>([
    [
      'when all is done',
      tableAs(maryland, phase('dealing', done), ready),
      deal('Ah'),
      'CardsDealt',
    ],
    [
      'not before',
      tableAs(maryland, phase('dealing'), ready),
      deal('Ah'),
      'not-ready-to-deal [MD-HCF-10A(2)(a)] no card is dealt yet: the next step is to announce "no more bets"',
    ],
    [
      'not while bets are taken',
      tableAs(maryland, betting([1]), ready),
      deal('As'),
      'not-now [baize:steps] no cards are dealt now: the round is open for bets',
    ],
    [
      'not when all are dealt',
      tableAs(maryland, phase('deciding'), ready),
      deal('As'),
      'not-now [baize:steps] no cards are dealt now: the round is with the players',
    ],
    [
      'not a dead one',
      tableAs(
        maryland,
        phase('dealing', { ...done, dead: [{ card: 'Ah', cite: 'MD-HCF-13B' }] }),
        ready,
      ),
      deal('Ah'),
      'card-is-dead [MD-HCF-13B] Ah was found face up: it is not used in this round',
    ],
    [
      'not in a void round',
      tableAs(maryland, phase('dealing', { ...done, voided: VOIDED }), ready),
      deal('Ah'),
      'round-is-void [house:reasons] no card is dealt in a void round',
    ],
    [
      'not from a shoe that has no place',
      tableAs(maryland, phase('dealing', done)),
      deal('Ah'),
      'no-approved-shoe [MD-HCF-8A] no place for a manual shoe is approved here',
    ],
  ])('%s', says);
});

describe('the stub', () => {
  it.each<Row>([
    [
      'goes to the rack',
      tableAs(maryland, phase('deciding')),
      stub(),
      'StubRacked [MD-HCF-10B(3)(b)]',
    ],
    ['counted', tableAs(maryland, phase('deciding')), stub(38), 'StubRacked [MD-HCF-10D]'],
    [
      'not before the last card',
      tableAs(maryland, phase('dealing')),
      stub(),
      'not-dealt [MD-HCF-10B(3)(a)] the rest of the deck is taken away when the last hand is dealt',
    ],
    [
      'once',
      tableAs(maryland, phase('deciding', { stub: 'racked' })),
      stub(),
      'stub-is-racked [baize:orders] the stub is in the rack',
    ],
    [
      'with a wrong count, that is found out',
      tableAs(maryland, phase('deciding')),
      stub(37),
      'StubMiscounted [MD-HCF-10E]',
    ],
    [
      'with a right count also when the round is paid',
      tableAs(maryland, phase('settled')),
      stub(38),
      'StubRacked [MD-HCF-10D]',
    ],
    [
      'with a wrong count not when the round is paid',
      tableAs(maryland, phase('settled')),
      stub(37),
      'round-is-settled [house:cards] this round is paid: count the whole deck when the round is over',
    ],
    [
      'with a right count also in a void round',
      tableAs(maryland, phase('deciding', { voided: VOIDED })),
      stub(38),
      'StubRacked [MD-HCF-10D]',
    ],
    [
      'with a wrong count not in a void round',
      tableAs(maryland, phase('deciding', { voided: VOIDED })),
      stub(37),
      'round-is-void [house:cards] this round is void: count the whole deck when the round is over',
    ],
    [
      'in whole cards',
      tableAs(maryland, phase('deciding')),
      stub(53),
      'not-a-count [baize:forms] a stub is counted in whole cards, 0 to 52',
    ],
    [
      'with its count, where one is due',
      tableAs(maryland, phase('deciding'), { stub: { ...STUB, roundsSinceCount: 4 } }),
      stub(),
      'stub-count-due [MD-HCF-10C] the stub is counted at least once in 5 rounds: count it face down now',
    ],
  ])('%s', says);
});

describe('a round is over', () => {
  const END: TableGesture = { type: 'EndRound' };
  it.each<Row>([
    [
      'that was voided before anybody bet',
      tableAs(maryland, betting([], { voided: VOIDED })),
      END,
      'RoundEnded',
    ],
    [
      'not while wagers of a void one lie there',
      tableAs(maryland, phase('dealing', { voided: VOIDED })),
      END,
      'not-settled [baize:steps] the round is not settled',
    ],
    [
      'not before it is settled',
      tableAs(maryland, phase('deciding')),
      END,
      'not-settled [baize:steps] the round is not settled',
    ],
    [
      'not while the stub lies there',
      tableAs(maryland, phase('settled')),
      END,
      'stub-not-racked [MD-HCF-8F] the stub is not in the rack',
    ],
    [
      'not while cards lie there',
      tableAs(maryland, phase('settled', { stub: 'racked' })),
      END,
      'cards-on-the-felt [MD-HCF-11C] cards still lie on the felt',
    ],
    [
      'when the cards are in the rack',
      tableAs(maryland, phase('settled', { stub: 'racked', takenUp: [1, 'dealer'] })),
      END,
      'RoundEnded',
    ],
  ])('%s', says);
});

describe('a round that is stopped', () => {
  const inForce = { rules: maryland };
  const stopped = (by: string) =>
    ({ by, place: null, cite: 'MD-HCF-10E' }) as RoundAtTable['stopped'];
  const called = (kind: string) =>
    ({
      kind,
      place: null,
      cards: null,
      cite: 'MD-HCF-10E',
    }) as RoundAtTable['irregularities'][number];
  const STUB_SAYS =
    'The count of the stub is wrong: count it again, or find out whether the cards were misdealt.';
  const words = (kind: keyof typeof maryland.inForce.rulebook.irregularities) =>
    maryland.inForce.rulebook.irregularities[kind].value.words;
  it.each<readonly [string, Pick<RoundAtTable, 'stopped' | 'irregularities'>, string | undefined]>([
    ['says nothing where nothing stops it', { stopped: null, irregularities: [] }, undefined],
    [
      'says what to find out, before it is called',
      { stopped: stopped('stub-count-misdealt'), irregularities: [] },
      STUB_SAYS,
    ],
    [
      'says so whatever else was called',
      { stopped: stopped('stub-count-misdealt'), irregularities: [called('raise-too-large')] },
      STUB_SAYS,
    ],
    [
      'says what the book says once it is called',
      {
        stopped: stopped('stub-count-misdealt'),
        irregularities: [called('raise-too-large'), called('stub-count-misdealt')],
      },
      words('stub-count-misdealt'),
    ],
    [
      'says what the book says of anything else',
      { stopped: stopped('raise-too-large'), irregularities: [] },
      words('raise-too-large'),
    ],
  ])('%s', (_title, round, expected) => {
    expect(stopInWords(inForce, round)?.words).toBe(expected);
  });

  it('may be counted again by those who counted wrong, and is stopped for anything else', () => {
    const found = (by: string | null) => {
      const round = phase('deciding', { stopped: by === null ? null : stopped(by) });
      const counting = countingRound(tableAs(maryland, round), 'stub-count-misdealt');
      return counting.ok ? 'found' : counting.error.code;
    };
    expect(found(null)).toBe('found');
    expect(found('stub-count-misdealt')).toBe('found');
    expect(found('raise-too-large')).toBe('round-is-stopped');
    const none = countingRound(tableAs(maryland, null), 'stub-count-misdealt');
    expect(none.ok ? null : none.error.code).toBe('no-round');
  });
});
