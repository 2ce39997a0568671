import type { RulesInForce } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { foldedOn, handOn, settle } from '../support/felt.js';
import { DEALERS, RUNS } from '../support/flush-hands.js';
import { rulesOf, withProgressive } from '../support/rules.js';
import { titled } from '../support/titled.js';

/** In clubs and diamonds, so that several may lie on one felt. */
const SEVEN_OF_CLUBS = 'Ac 2c 3c 4c 5c 6c 7c';
const NINE_TO_ACE_OF_CLUBS = 'Ac Kc Qc Jc Tc 9c 2d';
const SIX_OF_CLUBS = '9c 8c 7c 6c 5c 4c Kd';
const SIX_OF_DIAMONDS = '9d 8d 7d 6d 5d 4d Kh';
const NOTHING = 'Ah Qh Td 8d 3s 4h 2s';

const PLAYING = { ante: 1000, raise: 1000 };
const WITH_SENSOR = { ...PLAYING, progressive: 100 };

const md = (table: string, settings?: Readonly<Record<string, boolean>>) =>
  withProgressive('md/high-card-flush', table, settings === undefined ? {} : { settings });

const envy = (rules: RulesInForce, hands: Parameters<typeof settle>[2]) =>
  settle(rules, DEALERS['seven spades'], hands)
    .entitlements.filter(({ line }) => line === 'progressive:envy')
    .map(({ seat, due, cite, outcome, stakeCents, returnedCents }) => {
      expect([outcome, stakeCents, returnedCents, cite]).toEqual(['win', 0, 0, 'MD-HCF-12E(4)(a)']);
      return `seat ${seat}: ${due.from === 'tray' ? due.cents : 'not from the tray'}`;
    });

describe('which hands pay envy', () => {
  const ids: Readonly<Record<string, string>> = {
    C: 'MD-HCF-12E(5)(a)',
    D: 'MD-HCF-12E(5)(b)',
    E: 'MD-HCF-12E(5)(c)',
  };
  it.each(
    titled(
      '[$id] table $table, $hand: $dollars dollars',
      [
        { table: 'A', hand: 'seven in a row', cards: SEVEN_OF_CLUBS, dollars: 0 },
        { table: 'B', hand: 'seven in a row', cards: SEVEN_OF_CLUBS, dollars: 0 },
        { table: 'C', hand: 'seven in a row', cards: SEVEN_OF_CLUBS, dollars: 200 },
        { table: 'C', hand: 'six in a row', cards: SIX_OF_CLUBS, dollars: 200 },
        { table: 'C', hand: 'nine to ace', cards: NINE_TO_ACE_OF_CLUBS, dollars: 200 },
        { table: 'C', hand: 'five in a row', cards: '9c 8c 7c 6c 5c Kd Jd', dollars: 0 },
        { table: 'D', hand: 'seven in a row', cards: SEVEN_OF_CLUBS, dollars: 250 },
        { table: 'D', hand: 'nine to ace', cards: NINE_TO_ACE_OF_CLUBS, dollars: 0 },
        { table: 'D', hand: 'six in a row', cards: SIX_OF_CLUBS, dollars: 0 },
        { table: 'E', hand: 'seven in a row', cards: SEVEN_OF_CLUBS, dollars: 250 },
        { table: 'E', hand: 'nine to ace', cards: NINE_TO_ACE_OF_CLUBS, dollars: 0 },
        { table: 'E', hand: 'six in a row', cards: SIX_OF_CLUBS, dollars: 0 },
      ].map((row) => ({ ...row, id: ids[row.table] ?? 'MD-HCF-11B(9)(e)(i)' })),
    ),
  )('%s', (_title, { table, cards, dollars }) => {
    const hands = [handOn(2, cards, WITH_SENSOR), handOn(1, NOTHING, WITH_SENSOR)];
    expect(envy(md(table), hands)).toEqual(dollars === 0 ? [] : [`seat 1: ${dollars * 100}`]);
  });

  it.each(['D', 'E'])('[AMB-35] table %s with envyNineToAce: nine to ace pays 250 too', (table) => {
    const hands = [handOn(2, NINE_TO_ACE_OF_CLUBS, WITH_SENSOR), handOn(1, NOTHING, WITH_SENSOR)];
    expect(envy(md(table, { envyNineToAce: true }), hands)).toEqual(['seat 1: 25000']);
    const lower = [handOn(2, SIX_OF_CLUBS, WITH_SENSOR), handOn(1, NOTHING, WITH_SENSOR)];
    expect(envy(md(table, { envyNineToAce: true }), lower)).toEqual([]);
  });

  it('[AMB-35] the setting gives nothing to the tables without the row', () => {
    const hands = [handOn(2, NINE_TO_ACE_OF_CLUBS, WITH_SENSOR), handOn(1, NOTHING, WITH_SENSOR)];
    expect(envy(md('A', { envyNineToAce: true }), hands)).toEqual([]);
  });
});

describe('who receives it, and for whose hand', () => {
  it('[MD-HCF-11B(9)(e)(i)] who has the wager does, who has none does not', () => {
    expect(
      envy(md('C'), [
        handOn(3, SEVEN_OF_CLUBS, WITH_SENSOR),
        handOn(2, NOTHING, PLAYING),
        handOn(1, '2d 3s 5d 8h Jh Qs Ks', WITH_SENSOR),
      ]),
    ).toEqual(['seat 1: 20000']);
  });

  it('[AMB-17] the holder needs no wager of the own', () => {
    expect(
      envy(md('C'), [handOn(2, SEVEN_OF_CLUBS, PLAYING), handOn(1, NOTHING, WITH_SENSOR)]),
    ).toEqual(['seat 1: 20000']);
  });

  it('[AMB-17] only a holder with the wager counts, where a document asks for one', () => {
    const rules = md('C');
    const jackpots = rules.rulebook.jackpots!;
    const envyRule = jackpots.envy!;
    const strict = {
      ...rules,
      rulebook: {
        ...rules.rulebook,
        jackpots: {
          ...jackpots,
          envy: { ...envyRule, triggerNeedsWager: { ...envyRule.triggerNeedsWager, value: true } },
        },
      },
    };
    const receiver = handOn(1, NOTHING, WITH_SENSOR);
    expect(envy(strict, [handOn(2, SEVEN_OF_CLUBS, PLAYING), receiver])).toEqual([]);
    expect(envy(strict, [handOn(2, SEVEN_OF_CLUBS, WITH_SENSOR), receiver])).toEqual([
      'seat 1: 20000',
    ]);
  });

  it('[AMB-16] no folded hand counts, where a document lets none', () => {
    const rules = md('C');
    const jackpots = rules.rulebook.jackpots!;
    const envyRule = jackpots.envy!;
    const foldedHandTriggers = { ...envyRule.foldedHandTriggers, value: 'never' as const };
    const strict = {
      ...rules,
      rulebook: {
        ...rules.rulebook,
        jackpots: { ...jackpots, envy: { ...envyRule, foldedHandTriggers } },
      },
    };
    expect(
      envy(strict, [
        foldedOn(2, SEVEN_OF_CLUBS, { ante: 1000, flush: 500 }),
        handOn(1, NOTHING, WITH_SENSOR),
      ]),
    ).toEqual([]);
  });

  it('[MD-HCF-11B(9)(e)(iii)] nobody is envious of the own hand', () => {
    expect(envy(md('C'), [handOn(1, SEVEN_OF_CLUBS, WITH_SENSOR)])).toEqual([]);
  });

  it('[MD-HCF-11B(9)(e)(ii)] one for each such hand of others, winners included, highest seats first', () => {
    const { entitlements } = settle(md('C'), DEALERS['seven spades'], [
      handOn(1, SIX_OF_DIAMONDS, WITH_SENSOR),
      handOn(5, NOTHING, WITH_SENSOR),
      handOn(3, SEVEN_OF_CLUBS, WITH_SENSOR),
    ]);
    expect(
      entitlements
        .filter(({ line }) => line === 'progressive:envy')
        .map(({ seat, hand }) => `${seat}: ${hand}`),
    ).toEqual([
      '5: seven-card straight flush, seven high at seat 3',
      '5: six-card straight flush, nine high at seat 1',
      '3: six-card straight flush, nine high at seat 1',
      '1: seven-card straight flush, seven high at seat 3',
    ]);
  });

  it('[AMB-16] who folded still receives', () => {
    expect(
      envy(md('C'), [
        handOn(2, SEVEN_OF_CLUBS, WITH_SENSOR),
        foldedOn(1, NOTHING, { ante: 1000, progressive: 100 }),
      ]),
    ).toEqual(['seat 1: 20000']);
  });

  it.each(
    titled('[MD-HCF-11B(4)(a), AMB-16] of a folded hand: $why', [
      { stakes: { ante: 1000 }, why: 'its cards are gone', lines: [] },
      {
        stakes: { ante: 1000, flush: 500 },
        why: 'a Flush Bonus keeps its cards',
        lines: ['seat 1: 20000'],
      },
      {
        stakes: { ante: 1000, 'straight-flush': 500 },
        why: 'a Straight Flush Bonus keeps its cards',
        lines: ['seat 1: 20000'],
      },
      {
        stakes: { ante: 1000, progressive: 100 },
        why: 'a progressive wager keeps its cards',
        lines: ['seat 1: 20000'],
      },
    ]),
  )('%s', (_title, { stakes, lines }) => {
    expect(
      envy(md('C'), [foldedOn(2, SEVEN_OF_CLUBS, stakes), handOn(1, NOTHING, WITH_SENSOR)]),
    ).toEqual(lines);
  });

  it('a folded hand that nobody has seen makes nobody envious', () => {
    expect(
      envy(md('C'), [foldedOn(2, null, { ante: 1000 }), handOn(1, NOTHING, WITH_SENSOR)]),
    ).toEqual([]);
  });

  it('[AMB-37] a voided wager neither sets envy off nor receives it', () => {
    const voided = { voided: ['ante', 'raise', 'progressive'] as const };
    expect(
      envy(md('C'), [
        handOn(2, SEVEN_OF_CLUBS, WITH_SENSOR, voided),
        handOn(1, NOTHING, WITH_SENSOR),
      ]),
    ).toEqual([]);
    expect(
      envy(md('C'), [
        handOn(2, SEVEN_OF_CLUBS, WITH_SENSOR),
        handOn(1, NOTHING, WITH_SENSOR, voided),
      ]),
    ).toEqual([]);
  });
});

it('[MD-HCF-12E(4)(a)] grows with the wager of the receiver, on a $5 sensor five times', () => {
  const rules = withProgressive('md/high-card-flush', 'D', { wager: 500 });
  const sensor = { ...PLAYING, progressive: 500 };
  expect(envy(rules, [handOn(2, SEVEN_OF_CLUBS, PLAYING), handOn(1, NOTHING, sensor)])).toEqual([
    'seat 1: 125000',
  ]);
});

it('South Dakota knows no envy', () => {
  const hands = [
    handOn(2, RUNS['seven in a row'], WITH_SENSOR),
    handOn(1, 'Ac Qc Td 8d 3s 4c 2s', WITH_SENSOR),
  ];
  expect(envy(rulesOf('sd/high-card-flush'), hands)).toEqual([]);
});
