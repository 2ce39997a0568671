import { cents } from '@baize/money';
import { unwrap } from '@baize/result';
import { describe, expect, it } from 'vitest';
import { reconstructRound, type TableGesture } from '../../src/index.js';
import type { FeltThen } from '../../src/reconstruct/felt.js';
import { aceHigh } from '../support/irregularity.js';
import { playedOut, ricochet, STAYS } from '../support/ricochet.js';
import { bet, fold, raise, Table } from '../support/table.js';
import { byFloor, rebuilt } from '../support/told-round.js';

const told = ({ world, happened }: Table, round: string): readonly string[] =>
  unwrap(reconstructRound(world.rules, happened, round)).steps.map(({ what }) => what);

const PLAYS = { 1: { ante: 500, progressive: 100 } };
const HANDS = { 1: 'Th Jh Qh Kh Ah', dealer: 'As Kd 9c 7d 2c' };
/** A royal flush, paid from the meter. */
const royal = (table: Table): Table => table.bets(PLAYS).deals(HANDS).decides(1, bet(1_000)).ends();

describe('what belongs to a round', () => {
  const first = royal(Table.open('sd/caribbean-stud'));
  const both = royal(first);

  it('its own awards, from the key to the payment, and no other', () => {
    const awards = (round: string) =>
      told(both, round).filter((what) => /is keyed|verified|hit paid|is paid/.test(what));
    expect(awards('t1/1')).toHaveLength(4);
    expect(awards('t1/2')).toHaveLength(4);
    expect(told(both, 't1/1')).toEqual(told(first, 't1/1'));
    expect(told(both, 't1/2').filter((what) => what.includes('t1/1'))).toEqual([]);
  });

  it('what is put right later, and nothing that was put right of another', () => {
    const playing = first.bets(PLAYS).deals(HANDS);
    const adjusted = playing
      .do(
        ...byFloor({
          type: 'AdjustPayment',
          round: 't1/1',
          seat: 1,
          player: 'Ada',
          cents: cents(500),
          reason: 'a chip',
        }),
      )
      .decides(1, bet(1_000))
      .ends();
    expect(told(adjusted, 't1/1').at(-1)).toBe('seat 1 receives $5: a chip');
    expect(told(adjusted, 't1/2').join()).not.toContain('a chip');
  });

  it.each<[string, TableGesture]>([
    ['chips that a player buys', { type: 'BuyIn', player: 'Ada', cents: cents(10_000) }],
    ['a fill', { type: 'FillTray', cents: cents(10_000), slip: 'F-1' }],
    ['a credit', { type: 'CreditTray', cents: cents(10_000), slip: 'C-1' }],
    ['a drop', { type: 'TakeDrop', cents: cents(100) }],
  ])('not %s meanwhile', (_what, gesture) => {
    const playing = Table.open('sd/caribbean-stud').bets(PLAYS).deals(HANDS);
    const played = (table: Table): readonly string[] =>
      told(table.decides(1, bet(1_000)).ends(), 't1/1');
    expect(played(playing.do(...byFloor(gesture)))).toEqual(played(playing));
  });

  it('nothing that a jackpot does for other reasons', () => {
    const playing = Table.open('sd/caribbean-stud').bets(PLAYS).deals(HANDS);
    const step = {
      type: 'Petition',
      petition: 'P-1',
      asks: 'reduce-criteria',
      reason: 'r',
    } as const;
    const asked = playing.do(
      { type: 'AtJackpot', jackpot: 'progressive', step },
      { by: 'Olive', as: 'operator' },
    );
    const played = (table: Table) => told(table.decides(1, bet(1_000)).ends(), 't1/1');
    expect(played(asked)).toEqual(played(playing));
  });

  it('no line, where nobody wagered', () => {
    const empty = Table.open('sd/caribbean-stud')
      .bets({})
      .do(...byFloor({ type: 'VoidRound', reason: 'a fire' }))
      .ends();
    expect(rebuilt(empty)).toMatchObject({ outcome: 'void', lines: [] });
  });

  it('not what happens between rounds', () => {
    const opened = Table.open('md/high-card-flush').bets({ 1: { ante: 1_000 } });
    const ended = opened.deals(aceHigh).decides(1, fold).ends();
    const later = ended.joins('Zoe', 4).readiesCards();
    expect(told(later, 't1/1')).toEqual(told(ended, 't1/1'));
    expect(told(later, 't1/1')[0]).toBe('round t1/1 starts with deck red');
  });
});

describe('the felt after a step', () => {
  const last = (table: Table): FeltThen | undefined => rebuilt(table).steps.at(-1)?.felt;

  it('against the dealer: stakes, tips, decisions and wagers that went back', () => {
    const table = Table.open('sd/high-card-flush')
      .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 } })
      .do({
        type: 'PlaceWagers',
        seat: 1,
        stakes: { ante: cents(1_000) },
        tips: { ante: cents(500) },
      });
    expect(
      rebuilt(table.do(...byFloor({ type: 'VoidRound', reason: 'a fire' })).ends()),
    ).toMatchObject({
      outcome: 'void',
      lines: [{ outcome: 'void' }, { outcome: 'void' }],
    });
    const played = table.deals(aceHigh).decides(1, raise(1_000)).decides(2, fold).ends();
    expect(last(played)).toEqual({
      dealer: aceHigh.dealer.split(' '),
      hands: [
        {
          seat: 1,
          player: 'Ada',
          stakes: { ante: 1_000, raise: 1_000 },
          tips: { ante: 500 },
          cards: aceHigh[1].split(' '),
          decision: 'raise',
          aside: [],
        },
        {
          seat: 2,
          player: 'Ben',
          stakes: { ante: 1_000 },
          tips: {},
          cards: aceHigh[2].split(' '),
          decision: 'fold',
          aside: [],
        },
      ],
    });
  });

  it('before anybody decides, and after a wrong deal', () => {
    const dealt = Table.open('sd/caribbean-stud').bets(PLAYS).deals(HANDS);
    const wrong = dealt.calls({ kind: 'wrong-count-to-player', place: 1, cards: 6 }).ends();
    const [first] = rebuilt(wrong).steps;
    expect(first?.felt).toEqual({ dealer: [], hands: [] });
    expect(last(wrong)?.hands).toMatchObject([{ decision: null, aside: ['ante', 'progressive'] }]);
  });

  it('for a pot: the draw is part of the hand', () => {
    const hands = { 1: '4c 4d 7s 8s Th', 2: 'Ac Ad 9s 9c Jh', dealer: STAYS };
    const bets = { 1: { ante: 1_000 }, 2: { ante: 1_000 } };
    const played = playedOut(ricochet().bets(bets), hands).ends();
    const felt = last(played);
    expect(felt?.dealer.join(' ')).toBe(STAYS);
    expect(felt?.hands.map(({ cards, decision }) => [cards.join(' '), decision])).toEqual([
      [hands[1], 'play'],
      [hands[2], null],
    ]);
    expect(told(played, 't1/1')).toContain('seat 1 plays $10');
  });
});
