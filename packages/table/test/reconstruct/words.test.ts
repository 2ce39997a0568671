import { fileURLToPath } from 'node:url';
import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import { tellReconstruction } from '../../src/index.js';
import { MANUAL } from '../../src/shift/shift.js';
import { aceHigh, dealing } from '../support/irregularity.js';
import { playedOut, ricochet, STAYS } from '../support/ricochet.js';
import { bet, fold, player, raise, Table } from '../support/table.js';
import { byFloor, rebuilt, toldSteps } from '../support/told-round.js';

const ANTES = { 1: { ante: 1_000 }, 2: { ante: 1_000 } };
const maryland = Table.open('md/high-card-flush').bets(ANTES);
const southDakota = Table.open('sd/high-card-flush');
const raised = (table: Table): Table => table.decides(1, raise(1_000)).decides(2, raise(1_000));
const fromShoe = Table.open('md/high-card-flush', dealing('manual-shoe'))
  .bets(ANTES)
  .deals(aceHigh);
const left = maryland.deals(aceHigh).do({ type: 'Leave', seat: 1 });
const late = Table.open('sd/high-card-flush', undefined, { ...MANUAL, decisionSeconds: 30 })
  .bets(ANTES)
  .deals(aceHigh)
  .decides(2, raise(1_000))
  .later(1)
  .do({ type: 'Decide', seat: 1, decision: fold, why: 'time' });
const abandoned = (lost: boolean) =>
  byFloor({ type: 'RuleAbandoned', seat: 1, lost, reason: 'gone for an hour' });

describe('a round in words: wagers and cards', () => {
  it.each<[string, Table, readonly string[]]>([
    [
      'from the first wager to the last card',
      raised(maryland.deals(aceHigh)).ends(),
      [
        'round t1/1 starts with deck red',
        'seat 1 wagers Ante $10',
        'no more bets',
        'announce no more bets [MD-HCF-10A(2)(a)]',
        'seat 1 is dealt Ah',
        'the dealer is dealt 9s',
        'the stub goes to the rack [MD-HCF-10B(3)(b)]',
        'seat 1 raises $10',
        'the dealer shows 9s 3s 2s Qc 4c Td Jd',
        'seat 2 shows 9d 8d 7d Kc Jc 4s 6s',
        'seat 2 is settled, and wins $20',
        'the round is settled: seat 1 wins $20, seat 2 wins $20',
        'the cards of seat 2 go to the rack [MD-HCF-11C]',
        'the round is over',
      ],
    ],
    [
      'tips, and wagers that are taken back',
      southDakota
        .bets(ANTES)
        .do({ type: 'PlaceWagers', seat: 2, stakes: {} })
        .do({
          type: 'PlaceWagers',
          seat: 1,
          stakes: { ante: cents(1_000) },
          tips: { ante: cents(500) },
        })
        .deals(aceHigh)
        .do({ type: 'TipDealer', player: 'Ada', cents: cents(500) })
        .decides(1, fold)
        .ends(),
      [
        'seat 2 takes the wagers back',
        'seat 1 wagers Ante $10; for the dealer Ante $5',
        'Ada tips the dealer $5 [AMB-39]',
        'seat 1 folds',
        'the cards of seat 1 go to the rack, 7 counted [SD-HCF-8#2]',
      ],
    ],
    [
      'cards that nobody saw, some of them tucked under a wager',
      southDakota
        .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000, 'straight-flush': 500 } })
        .deals({})
        .decides(1, raise(1_000))
        .decides(2, { kind: 'fold', claims: ['straight-flush'] })
        .hiding({ ...aceHigh, 2: '9d 8d 7d' })
        .ends(),
      [
        'seat 2 is dealt one card face down',
        'seat 2 folds, and claims Straight Flush',
        'the discards of seat 2 go to the rack, 4 counted; 3 stay under a wager [SD-HCF-8#2]',
        'seat 2 shows 9d 8d 7d',
      ],
    ],
    [
      'a fold with a bonus that plays on: what was given up is taken first',
      maryland
        .do({ type: 'PlaceWagers', seat: 2, stakes: { ante: cents(1_000), flush: cents(500) } })
        .deals(aceHigh)
        .decides(1, raise(1_000))
        .decides(2, fold)
        .ends(),
      ['what seat 2 gave up is taken: seat 2 loses $10', 'seat 2 is settled, and loses $5'],
    ],
    [
      'a bonus that is claimed after the fold',
      Table.open('oh/high-card-flush')
        .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000, flush: 500 } })
        .deals(aceHigh)
        .decides(1, raise(1_000))
        .decides(2, fold)
        .do({ type: 'Claim', seat: 2, wagers: ['flush'] })
        .ends(),
      ['seat 2 folds', 'seat 2 claims Flush'],
    ],
    [
      'the action of Ricochet, and a seat that is not asked',
      playedOut(
        ricochet().bets({ 1: { ante: 1_000, pocket: 500 }, 2: { ante: 1_000 } }),
        { 1: 'Ac Ad As 8s 8h', 2: '4s 4h', dealer: STAYS },
        { 2: 'fold' },
      ).ends(),
      [
        'bonus and jackpot wagers are settled: seat 1 wins $125',
        'the dealer folds: pair of fives, jack-nine-two kickers loses to the pair of aces of seat 1 [WA-RP-5#2]',
        'action: seat 2, then seat 1',
        'seat 2 folds [WA-RP-7a]',
        'seat 1 is not asked: no five-card hand is left to beat [WA-RP-9a]',
        'seat 1 is dealt As',
        'seat 1 has aces full of eights; an ante bonus of $100',
      ],
    ],
  ])('%s', (_what, table, sentences) => {
    expect(toldSteps(table)).toEqual(expect.arrayContaining([...sentences]));
  });
});

describe('a round in words: what went wrong', () => {
  it.each<[string, Table, readonly string[]]>([
    [
      'a stub that is counted',
      raised(fromShoe.do({ type: 'RackStub', counted: fromShoe.stub })).ends(),
      ['the stub goes to the rack: 31 cards counted [MD-HCF-8I]'],
    ],
    [
      'a stub that is one short',
      fromShoe
        .do({ type: 'RackStub', counted: fromShoe.stub - 1 })
        .calls({ kind: 'stub-count-misdealt', place: 2 })
        .ends(),
      [
        'the stub is counted 30, off by -1 [MD-HCF-8J]',
        'stub count misdealt at seat 2: All 52 cards are there but were misdealt: every hand is void. Ante and Raise go back; bonuses of rightly dealt hands settle. Reshuffle. [MD-HCF-8J(1)]',
        'seat 1: Ante void [MD-HCF-8J(1)]',
        'the round is over, and void; the deck is reshuffled',
      ],
    ],
    [
      'a card that lies face up',
      raised(
        maryland
          .deals(aceHigh, 5)
          .calls({ kind: 'card-face-up-in-deck', card: '5c' })
          .deals(aceHigh),
      ).ends(),
      [
        'card face up in deck (5c): A card found face up is not used this round: to the discard rack, and deal on. [MD-HCF-13A]',
      ],
    ],
    [
      'a raise that is too large',
      Table.open('md/high-card-flush')
        .bets({ 2: { ante: 1_000 } })
        .deals({ dealer: aceHigh.dealer })
        .decides(2, raise(3_000))
        .hiding(aceHigh)
        .ends(),
      ['seat 2 raises $30', 'the raise of seat 2 is cut to $10 [AMB-09]'],
    ],
    [
      'a round that is void, and a dealer who is relieved',
      maryland
        .do(...byFloor({ type: 'RelieveDealer', dealer: 'Drew' }))
        .do(...byFloor({ type: 'RelieveDealer', dealer: 'Dana' }))
        .do(...byFloor({ type: 'VoidRound', reason: 'a fire' }))
        .ends(),
      [
        'Drew deals in place of Dana',
        'the round is void: a fire [House policy]',
        'seat 1: Ante void [House policy]',
      ],
    ],
    [
      'a player who leaves and loses the wagers',
      left
        .do(...abandoned(true))
        .decides(2, raise(1_000))
        .ends(),
      [
        'Ada leaves seat 1 [MD-HCF-7C(2)]',
        'the hand of seat 1 is lost: gone for an hour [MD-HCF-7C(2)]',
        'seat 1: Ante lost [MD-HCF-7C(2)]',
      ],
    ],
    [
      'a player who does not answer in time',
      late.ends(),
      [
        'the time to decide is over: the hand of seat 1 is folded [House policy]',
        'seat 1 is settled, and loses $10',
      ],
    ],
    [
      'a seat that the house frees while another plays',
      maryland
        .deals(aceHigh)
        .do(...byFloor({ type: 'Leave', seat: 3, why: 'idle' }))
        .decides(1, fold)
        .decides(2, fold)
        .ends(),
      ['Cleo has not played for several rounds: seat 3 is free [House policy]'],
    ],
    [
      'a player who leaves and plays on',
      left
        .do(...abandoned(false))
        .decides(1, fold)
        .decides(2, raise(1_000))
        .ends(),
      ['the hand of seat 1 plays on: gone for an hour [MD-HCF-7C(2)]'],
    ],
    [
      'a device that jams',
      raised(
        maryland.deals(aceHigh).do({
          type: 'Cards',
          gesture: { type: 'ReportDevice', device: 'shuffler', trouble: 'jam' },
        }),
      ).ends(),
      ['device reported [MD-HCF-13G]'],
    ],
  ])('%s', (_what, table, sentences) => {
    expect(toldSteps(table)).toEqual(expect.arrayContaining([...sentences]));
  });
});

describe('a round in words: who did not bet', () => {
  const open = southDakota.follow((next) => next.kind === 'players');
  it('bets that are taken again, and seats that sit out', () => {
    const sat = open
      .do({ type: 'PassBetting' })
      .do({ type: 'SitOut', seat: 1, why: 'away' })
      .do({ type: 'SitOut', seat: 2 }, player('Ben'))
      .do({ type: 'PlaceWagers', seat: 3, stakes: { ante: cents(1_000) } })
      .do(...byFloor({ type: 'VoidRound', reason: 'a fire' }))
      .ends();
    expect(toldSteps(sat)).toEqual(
      expect.arrayContaining([
        'no bets were placed, and bets are taken again [House policy]',
        'seat 1 is away, and sits this round out [House policy]',
        'seat 2 sits this round out [House policy]',
        'seat 3 wagers Ante $10',
      ]),
    );
  });
});

it('a whole round as a story: who did what, and each hand when it changes', async () => {
  const dealt = Table.open('sd/caribbean-stud')
    .bets({ 1: { ante: 500 }, 2: { ante: 500 } })
    .deals({ 1: 'Kc Ks 7c 4d 2h', 2: 'Qc Jd 9d 5s 6s', dealer: 'As Kd 9h 7h 2c' });
  const played = dealt.decides(1, bet(1_000)).decides(2, fold).ends();
  const corrected = played
    .do(...byFloor({ type: 'CorrectCards', place: 1, cards: RIGHT, reason: 'a queen' }))
    .do(...byFloor({ type: 'Resettle', reason: 'mistyped', second: 'Fay' }));
  await expect(tellReconstruction(rebuilt(corrected))).toMatchFileSnapshot(STORY);
});

const RIGHT = 'Kc Qs 7c 4d 2h'.split(' ');
const STORY = fileURLToPath(
  new URL('../golden/reconstruction-caribbean-stud.txt', import.meta.url),
);
