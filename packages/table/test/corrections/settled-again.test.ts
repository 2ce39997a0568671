import { describe, expect, it } from 'vitest';
import { trayCents } from '../../src/index.js';
import { playedOut, ricochet, STAYS } from '../support/ricochet.js';
import { bet, FLOOR, raise, Table } from '../support/table.js';

const AGAIN = { type: 'Resettle', reason: 'mistyped' } as const;
const TOGETHER = { ...AGAIN, second: 'Fay' } as const;

const correct = (place: number | 'dealer', cards: string) =>
  ({ type: 'CorrectCards', place, cards: cards.split(' '), reason: 'mistyped' }) as const;
const corrects = (table: Table, place: number | 'dealer', cards: string): Table =>
  table.do(correct(place, cards), FLOOR);

const resettled = (table: Table) => {
  const event = table.events.findLast(({ type }) => type === 'RoundResettled');
  if (event?.type !== 'RoundResettled') throw new Error('it was not settled again');
  return event;
};

const DEALER = '9s 3s 2s Qc 4c Td Jd';
const WINS = 'Kh 5h 3h Jc 2c 9d 6d';
const LOSES = '8h 7h 6h Kc 8c Kd 5d';
const settled = (antes: number, ada = WINS, ben = LOSES): Table =>
  Table.open('md/high-card-flush')
    .bets({ 1: { ante: antes }, 2: { ante: antes } })
    .deals({ 1: ada, 2: ben, dealer: DEALER })
    .decides(1, raise(antes))
    .decides(2, raise(antes))
    .settles();

describe('who puts their names to it', () => {
  /** Ante and raise of so much each are taken, which were paid with their stakes. */
  const takes = (ante: number): Table => corrects(settled(ante), 1, 'Ks 5h 3h Jc 2c 9d 6d');

  it.each([
    ['at the limit of the house', 2_500, null],
    ['above it', 3_000, 'two-people'],
  ])('one person, %s', (_what, ante, expected) => {
    const code = takes(ante).refuses(AGAIN, FLOOR)?.split(' ')[0] ?? null;
    expect(code).toBe(expected);
    expect(takes(ante).refuses(TOGETHER, FLOOR)).toBeNull();
  });

  it('what is taken does not make up for what is paid', () => {
    const both = corrects(takes(2_000), 2, 'Ah 7h 6h Kc 8c Kd 5d');
    expect(both.refuses(AGAIN, FLOOR)).toMatch(/^two-people /);
    expect(resettled(both.do(TOGETHER, FLOOR)).changes).toMatchObject([
      { seat: 2, player: 'Ben', before: { outcome: 'lose' }, after: { outcome: 'win' } },
      { seat: 2, player: 'Ben', before: { outcome: 'lose' }, after: { outcome: 'win' } },
      { seat: 1, player: 'Ada', before: { outcome: 'win' }, after: { outcome: 'lose' } },
      { seat: 1, player: 'Ada', before: { outcome: 'win' }, after: { outcome: 'lose' } },
    ]);
  });

  it('at a closed table two, whatever it is', () => {
    const over = takes(1_000).ends();
    const closed = over.do(
      { type: 'CloseTable', trayCents: trayCents(over.world) as never },
      FLOOR,
    );
    expect(closed.refuses(AGAIN, FLOOR)).toMatch(/^two-people /);
    expect(closed.do(TOGETHER, FLOOR).netOf('Ada')).toBe(-2_000);
  });

  it('it says who and why', () => {
    const alone = resettled(takes(1_000).do(AGAIN, FLOOR));
    expect(alone).toMatchObject({ round: 't1/1', reason: 'mistyped', second: null, tips: [] });
    expect(alone).not.toHaveProperty('envy');
    expect(resettled(takes(1_000).do(TOGETHER, FLOOR))).toMatchObject({ second: 'Fay' });
    expect(takes(1_000).refuses({ ...AGAIN, reason: ' ' }, FLOOR)).toMatch(/^no-reason /);
  });
});

it('cards that change no payment change nothing', () => {
  const higher = corrects(settled(1_000), 1, 'Ah 5h 3h Jc 2c 9d 6d');
  expect(higher.refuses(TOGETHER, FLOOR)).toMatch(/^nothing-changes /);
});

it('a round for a pot: a full house that was typed as two pairs brings the ante bonus', () => {
  const hands = { 1: '4c 4d 7s 8s Th', 2: 'Ac Ad 9s 9c Jh', dealer: STAYS };
  const bets = { 1: { ante: 1_000 }, 2: { ante: 1_000 } };
  const played = playedOut(ricochet().bets(bets), hands);
  const again = corrects(played, 2, 'Ac Ad 9s 9c 9d').do(TOGETHER, FLOOR);
  expect(resettled(again)).toMatchObject({ tips: [], tipChanges: [] });
  expect(resettled(again).changes.map(({ seat, after }) => [seat, after?.wager])).toEqual([
    [2, 'ante-bonus'],
  ]);
});

describe('which round is corrected', () => {
  const over = settled(1_000).ends();
  const corrected = (table: Table): unknown => {
    const event = table.events.findLast(({ type }) => type === 'CardsCorrected');
    return event?.type === 'CardsCorrected' ? event.round : null;
  };
  const next = over.bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 } });

  it('while wagers are placed: the last one, by a floorperson', () => {
    expect(next.refuses(correct(1, LOSES))).toMatch(/^not-allowed /);
    expect(corrected(corrects(next, 1, 'Ks 5h 3h Jc 2c 9d 6d'))).toBe('t1/1');
  });

  it('once cards are dealt: this one, by the dealer', () => {
    const dealt = next.deals({ 1: WINS, 2: LOSES, dealer: DEALER });
    expect(corrected(dealt.do(correct(1, 'Ks 5h 3h Jc 2c 9d 6d')))).toBe('t1/2');
  });

  it('[MD-HCF-13A] a card that was dead in it is in no hand, also when it is over', () => {
    const dead = Table.open('md/high-card-flush')
      .bets({ 1: { ante: 1_000 } })
      .deals({ 1: WINS, dealer: DEALER }, 3)
      .calls({ kind: 'card-face-up-in-deck', card: '7c' })
      .deals({ 1: WINS, dealer: DEALER });
    const wrong = correct(1, '7c 5h 3h Jc 2c 9d 6d');
    expect(dead.refuses(wrong)).toMatch(/^card-is-dead /);
    const ended = dead.decides(1, raise(1_000)).ends();
    expect(ended.refuses(wrong, FLOOR)).toMatch(/^card-is-dead /);
  });
});

describe('an award beside lines that change', () => {
  const stud = (ada: string): Table =>
    Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500, progressive: 100 }, 2: { ante: 500, progressive: 100 } })
      .deals({ 1: ada, 2: 'Kc Ks 7c 4d 2h', dealer: 'As Kd 9c 7d 2c' })
      .decides(1, bet(1_000))
      .decides(2, bet(1_000))
      .settles();
  const award = (table: Table) =>
    table.world.table.settled?.lines.find((one) => one.seat === 1 && one.wager === 'progressive');

  it.each([
    ['a share of the meter', 'Th Jh Qh Kh Ah', 500_050],
    ['a fixed amount', '8c 8d 8h 8s 4s', 30_000],
  ])('%s keeps its amount', (_what, ada, cents) => {
    const table = stud(ada);
    expect(award(table)?.paysCents).toBe(cents);
    const again = corrects(table, 2, 'Qc Jd 9d 5h 6d').do(TOGETHER, FLOOR);
    expect(award(again)).toEqual(award(table));
    expect(resettled(again).changes.map(({ seat }) => seat)).toEqual([2, 2]);
    expect(again.ends().netOf('Ada')).toBe(table.ends().netOf('Ada'));
  });

  it('an award that is not keyed yet may turn out to be none', () => {
    const royal = corrects(stud('9h Jh Qh 3d Ah'), 1, 'Th Jh Qh Kh Ah').do(TOGETHER, FLOOR);
    const again = corrects(royal, 1, '9h Jh Qh 3d Ah').do(TOGETHER, FLOOR);
    const change = resettled(again).changes.find(({ after }) => after?.wager === 'progressive');
    expect(change).toMatchObject({ before: { outcome: 'win' }, after: { outcome: 'lose' } });
    expect(again.ends().round).toBeNull();
  });

  it('a fixed award that is not keyed yet is named once: there is nothing more to settle', () => {
    const quads = corrects(stud('9h Jh Qh 3d Ah'), 1, '8c 8d 8h 8s 4s').do(TOGETHER, FLOOR);
    expect(award(quads)).toMatchObject({ outcome: 'win', paysCents: 0, from: 'tray' });
    expect(quads.refuses(TOGETHER, FLOOR)).toMatch(/^nothing-changes /);
  });

  it('an award that is not keyed yet may become another one', () => {
    const royal = corrects(stud('9h Jh Qh 3d Ah'), 1, 'Th Jh Qh Kh Ah').do(TOGETHER, FLOOR);
    expect(award(royal)).toMatchObject({ outcome: 'win', paysCents: 0, hand: 'royal flush' });
    const again = corrects(royal, 1, '9h Th Jh Qh Kh').do(TOGETHER, FLOOR);
    const change = resettled(again).changes.find(({ after }) => after?.wager === 'progressive');
    expect(change).toMatchObject({
      before: { hand: 'royal flush' },
      after: { hand: 'straight flush, king high' },
    });
  });
});
