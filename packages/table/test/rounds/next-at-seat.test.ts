import type { ContestHandInPlay } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import type { RoundAtTable } from '../../src/index.js';
import { dealersHand } from '../../src/rounds/dealers-hand.js';
import {
  finishFirst,
  goesBySeat,
  nextAtSeat,
  staysForJackpot,
  wagersFirst,
} from '../../src/rounds/succession.js';
import { nextToTurn } from '../../src/rounds/turning.js';
import { contestAs, handAt, roundAs } from '../support/moments.js';
import { exampleRules } from '../support/rules.js';

/** Which player is finished next, and what the dealer does there. */

const maryland = exampleRules('md/high-card-flush');
const caribbean = exampleRules('sd/caribbean-stud');

/** The same document, but that it settles otherwise. */
const settling = (rules: RulesInForce, change: object): RulesInForce => {
  const { rulebook } = rules;
  return { ...rules, rulebook: { ...rulebook, settlement: { ...rulebook.settlement, ...change } } };
};

const FOLD = { kind: 'fold', claims: [] } as const;
const BET = { decision: { kind: 'bet', cents: 2_000 }, stakes: { bet: 2_000 } } as never;
const RAISE = { decision: { kind: 'raise', cents: 1_000 }, stakes: { raise: 1_000 } } as never;
const FIVE = ['8c 8d 8h 3s 4s', 'Qc Jh 9d 5s 6s', 'Kc Kh 7d 7s 2h'] as const;
const SEVEN = ['Ah Qh Th 8h 6h 4h 2c', '9d 8d 7d Kc Jc 4s 6s', 'Ad Kd 8c 5s 7s 3h 2h'] as const;
/** An ace and a king qualify; an ace and a queen do not. */
const QUALIFIED = 'As Kd 9h 6h 2c';
const NOT_QUALIFIED = 'As Qd 9h 6h 2c';

const paid = (seats: readonly number[], givenUp: readonly number[] = []) => [
  ...seats.map((seat) => ({ seat, lines: [], tips: [] })),
  ...givenUp.map((seat) => ({ seat, lines: [], tips: [], givenUp: true })),
];

interface At {
  readonly dealer?: string;
  readonly open?: boolean;
  readonly turned?: readonly number[];
  readonly settled?: readonly number[];
  readonly takenUp?: readonly number[];
  readonly more?: Partial<RoundAtTable>;
}

const stud = ({
  dealer = QUALIFIED,
  open = true,
  turned = [],
  settled = [],
  takenUp = [],
  more = {},
}: At = {}): RoundAtTable =>
  roundAs(
    contestAs('caribbean-stud', {
      phase: 'revealing',
      hands: FIVE.map((cards, at) =>
        handAt(at + 1, cards, { ...(BET as object), turned: turned.includes(at + 1) }),
      ),
      dealer,
      turned: open,
      paid: paid(settled),
    }),
    { takenUp, ...more },
  );

describe('players are finished one after the other', () => {
  it.each<readonly [string, RulesInForce, RoundAtTable, boolean]>([
    ['while hands are turned', caribbean, stud(), true],
    [
      'not where the document settles the round as a whole',
      settling(caribbean, { succession: { value: 'whole-round', cite: 'SD-CSP-19#1' } }),
      stud(),
      false,
    ],
    [
      'not in a void round',
      caribbean,
      stud({ more: { voided: { deck: 'kept', cite: 'house:reasons' } } }),
      false,
    ],
    [
      'not before all have decided',
      caribbean,
      roundAs(contestAs('caribbean-stud', { phase: 'deciding' })),
      false,
    ],
    [
      'not when the round is settled',
      caribbean,
      roundAs(contestAs('caribbean-stud', { phase: 'settled' })),
      false,
    ],
  ])('%s', (_title, rules, round, expected) => {
    expect(goesBySeat(rules, round)).toBe(expected);
  });

  it.each<readonly [string, At, ReturnType<typeof nextAtSeat>]>([
    ['none before the dealer’s hand lies open', { open: false }, null],
    ['the highest seat is turned', {}, { seat: 3, does: 'turn' }],
    ['and settled', { turned: [3] }, { seat: 3, does: 'settle' }],
    ['and racked', { turned: [3], settled: [3] }, { seat: 3, does: 'rack' }],
    ['then the next one', { turned: [3], settled: [3], takenUp: [3] }, { seat: 2, does: 'turn' }],
    [
      'none when all are finished',
      { turned: [1, 2, 3], settled: [1, 2, 3], takenUp: [1, 2, 3] },
      null,
    ],
    [
      'the last one is racked too',
      { turned: [1, 2, 3], settled: [1, 2, 3], takenUp: [2, 3] },
      { seat: 1, does: 'rack' },
    ],
    [
      'all antes are paid first by a dealer who does not qualify',
      { dealer: NOT_QUALIFIED, turned: [3], settled: [3] },
      { seat: 2, does: 'turn' },
    ],
    [
      'and then the hands are racked',
      { dealer: NOT_QUALIFIED, turned: [1, 2, 3], settled: [1, 2, 3] },
      { seat: 3, does: 'rack' },
    ],
  ])('%s', (_title, at, expected) => {
    expect(nextAtSeat(caribbean, stud(at))).toEqual(expected);
  });

  it('racks nobody’s hand in between, where hands are racked after the round', () => {
    const hands = SEVEN.map((cards, at) =>
      handAt(at + 1, cards, { ...(RAISE as object), turned: at === 2 }),
    );
    const round = roundAs(
      contestAs('high-card-flush', {
        phase: 'revealing',
        hands,
        dealer: '9s 3s 2s Qc 4c Td Jd',
        turned: true,
        paid: paid([3]),
      }),
    );
    expect(nextAtSeat(maryland, round)).toEqual({ seat: 2, does: 'turn' });
  });

  it('needs no dealer’s hand where nobody is left in the contest', () => {
    const aside = [{ wager: 'ante', as: 'void', cite: 'SD-CSP-19#1' }] as const;
    const hands = FIVE.map((cards, at) => handAt(at + 1, cards, { aside, turned: true }));
    const round = roundAs(
      contestAs('caribbean-stud', { phase: 'revealing', hands, dealer: QUALIFIED }),
    );
    expect(nextAtSeat(caribbean, round)).toEqual({ seat: 3, does: 'settle' });
    expect(nextToTurn({ rules: { inForce: caribbean } as never }, round)).toBeNull();
  });

  it('says what is done first', () => {
    const words = (['turn', 'settle', 'rack'] as const).map((does) =>
      finishFirst({ seat: 2, does }),
    );
    expect(words).toEqual([
      'seat 2 is turned first',
      'seat 2 is settled first',
      'seat 2 is racked first',
    ]);
  });
});

describe('what was given up', () => {
  const folded = (
    hands: readonly ContestHandInPlay[],
    givenUp: readonly number[] = [],
  ): RoundAtTable =>
    roundAs(
      contestAs('high-card-flush', {
        phase: 'revealing',
        hands,
        dealer: '9s 3s 2s Qc 4c Td Jd',
        paid: paid([], givenUp),
      }),
    );
  const one = handAt(1, SEVEN[0], { decision: FOLD });
  const two = handAt(2, SEVEN[1], RAISE);
  const later = settling(maryland, {
    foldedWagers: { value: 'with-the-settlement', cite: 'MD-HCF-11C' },
  });
  it.each<readonly [string, RulesInForce, RoundAtTable, number, boolean]>([
    ['is taken first', maryland, folded([one, two]), 1, true],
    ['is taken once', maryland, folded([one, two], [1]), 1, false],
    ['is nothing at a seat that raised', maryland, folded([one, two]), 2, false],
    ['is nothing at an empty seat', maryland, folded([one, two]), 3, false],
    [
      'is taken with the settlement, where the document says so',
      later,
      folded([one, two]),
      1,
      false,
    ],
  ])('%s', (_title, rules, round, seat, expected) => {
    expect(wagersFirst(rules, round, seat)).toBe(expected);
  });
});

describe('a hand that stays for a jackpot', () => {
  const royal = 'Ah Kh Qh Jh Th';
  const felt = (more: Parameters<typeof handAt>[2]) =>
    contestAs('caribbean-stud', {
      phase: 'revealing',
      hands: [handAt(1, royal, more), handAt(2, FIVE[1])],
      dealer: QUALIFIED,
    });
  const on = { ...(BET as object), stakes: { bet: 2_000, progressive: 100 } } as never;
  const stays = (rules: RulesInForce, game: ReturnType<typeof felt>, seat: number): boolean =>
    staysForJackpot(rules, game, seat);
  it('has cards that a jackpot pays, and a chip on it', () => {
    expect(stays(caribbean, felt(on), 1)).toBe(true);
    expect(stays(caribbean, felt(BET), 1)).toBe(false);
    expect(stays(caribbean, felt(on), 2)).toBe(false);
    expect(stays(caribbean, felt(on), 5)).toBe(false);
    expect(stays(caribbean, felt({ ...(on as object), decision: FOLD } as never), 1)).toBe(false);
  });

  it('does not stay where the document does not say so', () => {
    const silent = settling(caribbean, { awardHandsStay: { value: false, cite: 'SD-CSP-19#2' } });
    expect(stays(silent, felt(on), 1)).toBe(false);
  });
});

describe('the dealer’s hand', () => {
  const of = (dealer: string, open = true) =>
    dealersHand(caribbean, stud({ dealer, open }).game as never);
  it('is told in words once it lies open', () => {
    expect(of(QUALIFIED)).toMatchObject({ hand: 'ace-king-nine-six-two high', qualifies: true });
    expect(of(NOT_QUALIFIED)).toMatchObject({ qualifies: false });
    expect(of(QUALIFIED, false)).toBeNull();
    expect(of('As Kd ?? 6h 2c')).toBeNull();
  });
});
