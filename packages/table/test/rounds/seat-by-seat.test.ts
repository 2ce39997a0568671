import type { SettledLine } from '@baize/games';
import { describe, expect, it, test } from 'vitest';
import type { TableEvent } from '../../src/index.js';
import { aceHigh, confirms } from '../support/irregularity.js';
import { bet, FLOOR, fold, raise, Table } from '../support/table.js';
import { pinned, shiftOf } from '../support/tables.js';

const BETS = {
  1: { ante: 1_000, flush: 500, progressive: 100 },
  2: { ante: 1_000, 'straight-flush': 500 },
  3: { ante: 1_000 },
} as const;

const steps = (table: Table): readonly string[] =>
  table.events.flatMap((event): string[] => {
    if (event.type === 'TakenUp') return [`rack ${event.place}`];
    if (event.type !== 'InRound') return [];
    const { event: inRound } = event;
    if (inRound.type === 'Turned') return [`turn ${inRound.place}`];
    if (inRound.type === 'SeatSettled') return [`settle ${inRound.seat}`];
    return inRound.type === 'RoundSettled' ? ['settle the rest'] : [];
  });

describe('Maryland: one player is finished before the next', () => {
  const decided = (): Table =>
    Table.open('md/high-card-flush')
      .bets(BETS)
      .deals(aceHigh)
      .decides(1, raise(2_000))
      .decides(2, raise(1_000))
      .decides(3, fold);

  it('[MD-HCF-11B(5), MD-HCF-11B(4)(a)] what was forfeited goes first, then each seat is turned and settled', () => {
    expect(steps(decided().ends())).toEqual([
      'settle 3',
      'rack 3',
      'turn dealer',
      'turn 2',
      'settle 2',
      'turn 1',
      'settle 1',
      'settle the rest',
      'rack 2',
      'rack 1',
      'rack dealer',
    ]);
  });

  it('[MD-HCF-11B(5)] no hand is turned, and no seat settled, before the one to its right is finished', () => {
    const turned = decided()
      .follow((next) => next.kind === 'turn' && next.place === 2)
      .turns(2);
    expect(turned.refuses({ type: 'Turn', place: 1 })).toContain('out-of-order');
    expect(turned.refuses({ type: 'Settle', seat: 1 })).toBe(
      'out-of-order [MD-HCF-11B(5)] seat 2 is finished before seat 1',
    );
    expect(turned.do({ type: 'Settle', seat: 2 }).refuses({ type: 'Settle', seat: 2 })).toContain(
      'out-of-order',
    );
  });

  it('[MD-HCF-11B(5)(d)(i)] the chips of a seat move when it is settled, and not again with the round', () => {
    const before = decided().follow((next) => next.kind === 'turn' && next.place === 1);
    // Ben's straight flush bonus pays $40; his ante and raise lose to nobody's: the dealer is lower.
    const [ben, cleo] = [before.netOf('Ben'), before.netOf('Cleo')];
    expect(cleo).toBe(-1_000);
    expect(ben).not.toBe(-2_500);
    const over = before.ends();
    expect([over.netOf('Ben'), over.netOf('Cleo')]).toEqual([ben, cleo]);
    expect(over.onTheFelt).toBe(0);
  });

  it('[MD-HCF-13D, MD-HCF-13F] a wrong hand found in the middle takes back what was settled', () => {
    const middle = decided().follow((next) => next.kind === 'turn' && next.place === 1);
    const over = confirms(middle, { kind: 'wrong-count-to-player', place: 1, cards: 8 }).ends();
    expect(over.lines).toEqual([
      '3 ante void, $10 back [MD-HCF-13D]',
      '2 ante void, $10 back [MD-HCF-13D]',
      '2 raise void, $10 back [MD-HCF-13D]',
      '2 straight-flush win, pays $40, $5 back [MD-HCF-12C(7)]',
      '1 ante void, $10 back [MD-HCF-13D]',
      '1 raise void, $20 back [MD-HCF-13D]',
      '1 flush void, $5 back [MD-HCF-13D]',
      '1 progressive void, $1 back [MD-HCF-13D]',
    ]);
    expect([over.netOf('Ada'), over.netOf('Ben'), over.netOf('Cleo')]).toEqual([0, 4_000, 0]);
    expect(over.onTheFelt).toBe(0);
  });

  it('a floorperson voids the round in the middle: everybody has what they came with', () => {
    const over = decided()
      .follow((next) => next.kind === 'turn' && next.place === 1)
      .do({ type: 'VoidRound', reason: 'the lights went out' }, FLOOR)
      .ends();
    expect([over.netOf('Ada'), over.netOf('Ben'), over.netOf('Cleo')]).toEqual([0, 0, 0]);
    expect(over.onTheFelt).toBe(0);
  });

  it('cards that were typed wrong at a settled seat are put right with the rest of the round', () => {
    const middle = decided().follow((next) => next.kind === 'turn' && next.place === 1);
    const corrected = middle.do({
      type: 'CorrectCards',
      place: 2,
      cards: '9d 8d 5d Kc Jc 4s 6s'.split(' '),
      reason: 'a five misread',
    });
    const over = corrected.ends();
    expect(over.lines.some((line) => line.startsWith('2 straight-flush lose'))).toBe(true);
    expect(over.netOf('Ben')).toBe(middle.netOf('Ben') - 4_500);
    expect(over.onTheFelt).toBe(0);
  });

  it('whoever is settled may leave, and nothing of theirs waits for a ruling', () => {
    const left = decided()
      .follow((next) => next.kind === 'turn' && next.place === 1)
      .do({ type: 'Leave', seat: 2 });
    expect(left.events.at(-1)).toMatchObject({ type: 'PlayerLeft', midRound: false });
    expect(left.ends().round).toBeNull();
  });
});

describe('Caribbean Stud: each hand is racked before the next', () => {
  const HANDS = {
    1: '8c 8d 8h 3s 4s',
    2: 'Qc Jh 9d 5s 6s',
    3: 'Kc Kh 7d 7s 2h',
    dealer: 'As Kd 9h 6h 2c',
  };
  const decided = (): Table =>
    Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500 }, 2: { ante: 500 }, 3: { ante: 500 } })
      .deals(HANDS)
      .decides(1, bet(1_000))
      .decides(2, fold)
      .decides(3, bet(1_000));

  it('[SD-CSP-19#1, SD-CSP-11a#1] the ante of a fold, its cards; then turned, paid and racked, seat by seat', () => {
    expect(steps(decided().ends())).toEqual([
      'settle 2',
      'rack 2',
      'turn dealer',
      'turn 3',
      'settle 3',
      'rack 3',
      'turn 1',
      'settle 1',
      'rack 1',
      'settle the rest',
      'rack dealer',
    ]);
  });

  it('[SD-CSP-11a#1] folded cards are not racked while the ante lies there', () => {
    const folded = decided().follow((next) => next.kind === 'do' && next.gesture.type === 'Settle');
    expect(folded.refuses({ type: 'TakeUp', place: 2, counted: 5 })).toBe(
      'wagers-first [SD-CSP-11a#1] the wagers that seat 2 gave up are taken first',
    );
    const taken = folded.do({ type: 'Settle', seat: 2 });
    expect(taken.netOf('Ben')).toBe(-500);
    expect(taken.tray).toBe(folded.tray + 500);
    expect(taken.refuses({ type: 'TakeUp', place: 2, counted: 5 })).toBeNull();
  });

  it('[SD-CSP-10#1] a hand found dead in the middle gets its wagers back, and is racked as it is', () => {
    const middle = decided().follow((next) => next.kind === 'turn' && next.place === 1);
    const over = confirms(middle, { kind: 'wrong-count-to-player', place: 1, cards: 6 }).ends();
    expect(over.netOf('Ada')).toBe(0);
    expect(over.netOf('Cleo')).toBe(2_500);
    expect(over.onTheFelt).toBe(0);
  });
});

const key = ({ seat, wager, outcome, stakeCents, paysCents, returnedCents }: SettledLine): string =>
  [seat, wager, outcome, stakeCents, paysCents, returnedCents].join(' ');

/** By round: what was settled seat by seat, and what the whole settlement says. */
const settlements = (events: readonly TableEvent[]) => {
  const found: { seats: SettledLine[]; whole: readonly SettledLine[]; void: boolean }[] = [];
  let seats: SettledLine[] = [];
  let isVoid = false;
  for (const event of events) {
    if (event.type === 'RoundStarted') [seats, isVoid] = [[], false];
    if (event.type === 'RoundVoided' || event.type === 'IrregularityCalled') isVoid = true;
    if (event.type !== 'InRound') continue;
    if (event.event.type === 'SeatSettled') seats = [...seats, ...event.event.lines];
    if (event.event.type === 'RoundSettled') {
      found.push({ seats, whole: event.event.lines, void: isVoid });
    }
  }
  return found;
};

describe('the sum of the seats is the one settlement', () => {
  test.each([
    'sd/high-card-flush',
    'md/high-card-flush',
    'oh/high-card-flush',
    'sd/caribbean-stud',
  ] as const)('%s: line by line, over a hundred rounds', (id) => {
    const shift = shiftOf(id, { rounds: 100, seed: 31 });
    const events = shift.happened.flatMap((one) => ('jackpot' in one ? [] : one.events));
    const withSeats = new Set<string>(
      pinned(id).inForce.rulebook.settlement.stages.value.flatMap((stage) =>
        stage.by === 'seat' ? stage.lines : [],
      ),
    );
    const played = settlements(events).filter((one) => !one.void && one.seats.length > 0);
    expect(played.length).toBeGreaterThan(20);
    for (const { seats, whole } of played) {
      const expected = whole.filter(({ wager }) => withSeats.has(wager));
      expect(seats.map(key).toSorted()).toEqual(expected.map(key).toSorted());
    }
  });
});
