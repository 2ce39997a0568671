import { describe, expect, test } from 'vitest';
import { type Procedure, viewTable } from '../../src/index.js';
import { aceHigh } from '../support/irregularity.js';
import { DEALERS, STUD } from '../support/stud-hands.js';
import { bet, fold, raise, Table } from '../support/table.js';

const procedureOf = ({ world, now }: Table): Procedure => {
  const { procedure } = viewTable(world, { kind: 'dealer' }, now);
  if (procedure === null) throw new Error('nothing is next');
  return procedure;
};

/** What the dealer says now, each with its clause. */
const said = (table: Table): readonly string[] =>
  procedureOf(table).says.map(({ text, cite }) => `${text} [${cite}]`);

const now = (table: Table): string => {
  const { words, cite } = procedureOf(table).now;
  return `${words} [${cite}]`;
};

const turned = (table: Table): Table =>
  table.follow((next) => next.kind === 'turn').turns('dealer');

const stud = (dealer: string): Table =>
  Table.open('sd/caribbean-stud')
    .bets({ 1: { ante: 500, progressive: 100 }, 2: { ante: 500 } })
    .deals({
      1: STUD.threeOfAKind,
      2: STUD.nothing.replace('8h', '6h').replace('4s', '2s'),
      dealer,
    })
    .decides(1, bet(1_000))
    .decides(2, fold);

describe('what the dealer says of the own hand', () => {
  test('[SD-CSP-13#1] "no hand" is announced before the first player is settled, and not again', () => {
    const shown = turned(stud(DEALERS.short));
    const words = [
      'Your hand: ace-queen-nine-seven-two high. It does not qualify. [SD-CSP-12#3]',
      'Announce "no hand". [SD-CSP-13#1]',
    ];
    expect(said(shown)).toEqual(words);
    expect(said(shown.turns(1))).toEqual(words);
    expect(said(shown.turns(1).do({ type: 'Settle', seat: 1 }))).toEqual([]);
  });

  test('[SD-CSP-12#3] a hand that qualifies is shown, and "no hand" is not announced', () => {
    expect(said(stud(DEALERS.least).follow((next) => next.kind === 'turn'))).toEqual([]);
    expect(said(turned(stud(DEALERS.least)))).toEqual([
      'Your hand: ace-king-nine-seven-two high. It qualifies. [SD-CSP-12#3]',
    ]);
  });

  test.each([
    ['sd/high-card-flush', 'SD-HCF-9#2'],
    ['md/high-card-flush', 'MD-HCF-11B(4)(b)'],
    ['oh/high-card-flush', 'OH-HCF-decide'],
  ] as const)('[SD-HCF-9#2, MD-HCF-11B(4)(b)] %s: the flush that is to be beaten', (id, cite) => {
    const decided = Table.open(id)
      .bets({ 1: { ante: 1_000 } })
      .deals(aceHigh)
      .decides(1, raise(1_000));
    expect(said(turned(decided))).toEqual([
      `Your hand: three-card flush, nine high. It qualifies. [${cite}]`,
    ]);
  });

  test('nothing, where nobody contests it', () => {
    const decided = Table.open('md/high-card-flush')
      .bets({ 1: { ante: 1_000, flush: 500 } })
      .deals(aceHigh)
      .decides(1, fold);
    expect(said(turned(decided))).toEqual([]);
  });
});

describe('what the dealer says in the action of Ricochet Poker', () => {
  const acts = (dealer: string, two = '8c 4d'): Table =>
    Table.open('wa/ricochet-poker')
      .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 } })
      .deals({ 1: 'Kc Qd', 2: two, dealer })
      .follow((next) => next.kind === 'players' || next.kind === 'deal');

  test('[WA-RP-4a] a hand that is kicked out is folded before anybody acts', () => {
    const opened = acts('As Ad Qh 7c 3d');
    expect(said(opened)).toEqual([
      expect.stringMatching(/^Fold your hand: .*kickout hand.* \[WA-RP-4a\]$/),
    ]);
    expect(said(opened.decides(2, 'fold'))).not.toContain(said(opened)[0]);
  });

  test('[WA-RP-9a] the last player is not asked', () => {
    const last = acts('As Ad Qh 7c 3d').decides(2, 'fold');
    expect(said(last)).toEqual([
      'Seat 1 is not asked: it wins the pot without a play wager. [WA-RP-9a]',
    ]);
  });

  test('[WA-RP-9] the house takes a pot that no player wins', () => {
    const over = acts('As Jd 9h 7c 3d').decides(2, 'fold').decides(1, 'fold');
    expect(said(over)).toEqual(['The house takes the pot. [WA-RP-9]']);
    const won = acts('As Jd 9h 7c 3d').decides(2, 'play').deals({ 2: '8c 4d 8d 8h 2s' });
    expect(said(won.decides(1, 'fold'))).toEqual([]);
  });
});

describe('steps that cite what they are about', () => {
  test('[SD-CSP-11a#1] a folded hand is spread and counted by the clause on folds', () => {
    const folded = stud(DEALERS.least).follow((next) => next.kind === 'take-up');
    expect(now(folded)).toMatch(/^Spread the hand of seat 2, .*\[SD-CSP-11a#1\]$/);
    const [event] = folded.do({ type: 'TakeUp', place: 2, counted: 5 }).events.slice(-1);
    expect(event).toMatchObject({ type: 'TakenUp', cite: 'SD-CSP-11a#1' });
  });

  test('[MD-HCF-11B(4)(a)] in Maryland with the wagers that it gave up', () => {
    const folded = Table.open('md/high-card-flush')
      .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 } })
      .deals(aceHigh)
      .decides(1, fold)
      .decides(2, raise(1_000))
      .follow((next) => next.kind === 'take-up');
    expect(now(folded)).toBe('Take up the hand of seat 1 [MD-HCF-11B(4)(a)]');
    const [event] = folded.do({ type: 'TakeUp', place: 1 }).events.slice(-1);
    expect(event).toMatchObject({ type: 'TakenUp', cite: 'MD-HCF-11B(4)(a)' });
  });

  test('[SD-CSP-20b] an award from the tray is no share of the meter', () => {
    const settled = stud(DEALERS.least).settles();
    expect(now(settled)).toBe('Pay the award [SD-CSP-20b]');
  });

  test('[SD-CSP-20a] a share of the meter is', () => {
    const settled = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500, progressive: 100 } })
      .deals({ 1: STUD.royal, dealer: DEALERS.least })
      .decides(1, bet(1_000))
      .follow((next) => JSON.stringify(next).includes('PayHit'));
    expect(now(settled)).toBe('Pay the award [SD-CSP-20a]');
  });

  test('[SD-CSP-20f#2] after the last player only the progressive is left to settle', () => {
    const left = stud(DEALERS.least).follow(
      (next) => next.kind === 'do' && next.gesture.type === 'Settle' && !('seat' in next.gesture),
    );
    expect(now(left)).toBe('Settle the Progressive wagers, from your right [SD-CSP-20f#2]');
  });

  test.each([
    ['progressive', 'Lock the progressive wagers [AMB-58]'],
    ['house', 'Lock the jackpot wagers [AMB-58]'],
  ])('the sensors of a %s jackpot are locked by its name', (type, words) => {
    const table = Table.open('wa/ricochet-poker', ({ jackpots }) => {
      for (const terms of Object.values<Record<string, unknown>>(jackpots)) {
        terms.type = type;
        if (type === 'house') delete terms.rate;
      }
    })
      .bets({ 1: { ante: 1_000 } })
      .do({ type: 'CloseBetting' });
    expect(now(table)).toBe(words);
    expect(table.refuses({ type: 'Deal', cards: [{ card: '??', to: 1 }] })).toContain(
      `lock the ${type === 'house' ? 'jackpot' : 'progressive'} wagers`,
    );
  });
});

test('a player who was finished by mistyped cards is settled with the round, and it is told so', () => {
  const finished = Table.open('md/high-card-flush')
    .bets({ 1: { ante: 1_000 } })
    .deals({})
    .hiding(aceHigh)
    .decides(1, raise(1_000))
    .follow((next) => next.kind === 'do' && next.gesture.type === 'Settle')
    .do({ type: 'Settle', seat: 1 });
  expect(now(finished)).toBe('Every wager is settled: confirm it [MD-HCF-11B(5)]');
  const cards = 'Ad Kd 8c 5s 7s 3h 2h'.split(' ');
  const put = { type: 'CorrectCards', place: 1, cards, reason: 'read wrong' } as const;
  const fixed = finished.do(put);
  expect(now(fixed)).toBe('Settle the wagers, from your right [MD-HCF-11B(5)]');
  expect(procedureOf(fixed).settles.map(({ wager }) => wager)).toContain('raise');
});
