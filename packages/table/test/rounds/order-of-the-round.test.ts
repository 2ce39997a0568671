import type { Place } from '@baize/games';
import { describe, expect, it } from 'vitest';
import type { TableGesture } from '../../src/index.js';
import { aceHigh } from '../support/irregularity.js';
import { asked, playedOut, ricochet, toAsked } from '../support/ricochet.js';
import { bet, DEALER, FLOOR, fold, raise, Table } from '../support/table.js';

/** What comes too early or to the wrong table is refused, and says by what. */

const ANTES = { 1: { ante: 1_000 }, 2: { ante: 1_000 } };
const FIRE = { type: 'VoidRound', reason: 'a fire' } as const;
const betting = (): Table => Table.open('md/high-card-flush').bets(ANTES);
const md = (): Table => Table.open('md/high-card-flush').bets(ANTES).deals(aceHigh);
const csp = (): Table =>
  Table.open('sd/caribbean-stud')
    .bets({ 1: { ante: 500 }, 2: { ante: 500 }, 3: { ante: 500 } })
    .deals({
      1: '8c 8d 8h 3s 4s',
      2: 'Qc Jh 9d 5s 6s',
      3: 'Kc Kh 7d 7s 2h',
      dealer: 'As Kd 9h 6h 2c',
    });
const HANDS = { 1: '4c 9d', 2: '5c Jd', dealer: 'Qh 3d 8s 2c Th' };
const wa = (): Table => ricochet().bets(ANTES).deals(HANDS);
const waOver = (): Table => playedOut(ricochet().bets(ANTES), HANDS);

const takes = (place: Place, more: object = {}): TableGesture =>
  ({ type: 'TakeUp', place, ...more }) as TableGesture;

describe('refused', () => {
  it.each<readonly [string, () => Table, TableGesture, string]>([
    [
      'bonuses before the round, where they are settled with it',
      md,
      { type: 'SettleBonuses' },
      'settled-with-the-round [MD-HCF-11B(6)] bonus wagers are settled with the round here',
    ],
    [
      'one seat, before everybody has decided',
      md,
      { type: 'Settle', seat: 1 },
      'settled-as-a-whole [baize:steps] the round is settled as a whole now',
    ],
    [
      'one seat, where the pot is settled at once',
      wa,
      { type: 'Settle', seat: 1 },
      'settled-as-a-whole [WA-RP-9] the round is settled as a whole now',
    ],
    [
      'the stub, while cards are drawn from it',
      wa,
      { type: 'RackStub' },
      'not-dealt [house:cards] the rest of the deck is taken away when the last hand is dealt',
    ],
    [
      'the cards of a game that discards, before the pot is settled',
      wa,
      takes(1),
      'not-settled [baize:steps] the cards lie until the round is settled',
    ],
    [
      'a round that is not finished seat by seat',
      () => md().decides(1, raise(1_000)).decides(2, raise(1_000)).turns('dealer').turns(2),
      { type: 'Settle' },
      'hand-not-turned [MD-HCF-11B(5)] the hand of seat 1 is turned first',
    ],
    [
      'a wager in a round that is void',
      () => betting().do(FIRE, FLOOR),
      { type: 'PlaceWagers', seat: 1, stakes: ANTES[1] as never },
      'round-is-void [house:void-round] no wager is placed in a void round',
    ],
    [
      'a card in a round that is void',
      () => betting().do({ type: 'CloseBetting' }).do(FIRE, FLOOR),
      { type: 'Deal', cards: [{ card: '??', to: 1 }] },
      'round-is-void [house:void-round] no card is dealt in a void round',
    ],
    [
      'the end of a round that nobody has wagered in yet',
      () => Table.open('md/high-card-flush').follow(({ kind }) => kind === 'players'),
      { type: 'EndRound' },
      'not-settled [baize:steps] the round is not settled',
    ],
    [
      'a turn before everybody has decided',
      md,
      { type: 'Turn', place: 'dealer' },
      'not-now [MD-HCF-11B(4)(b)] no hand is turned now: the round is with the players',
    ],
    [
      'the first hand before the dealer’s',
      () => md().decides(1, raise(1_000)).decides(2, raise(1_000)),
      { type: 'Turn', place: 2 },
      "out-of-order [MD-HCF-11B(4)(b)] the dealer's hand is turned next",
    ],
    [
      'a seat before the dealer’s hand is turned',
      () => md().decides(1, raise(1_000)).decides(2, raise(1_000)),
      { type: 'Settle', seat: 2 },
      'dealer-not-turned [MD-HCF-11B(4)(b)] the dealer’s cards are turned first',
    ],
    [
      'the round before the dealer’s hand is turned',
      () => md().decides(1, raise(1_000)).decides(2, raise(1_000)),
      { type: 'Settle' },
      "hand-not-turned [MD-HCF-11B(4)(b)] the dealer's hand is turned first",
    ],
  ])('%s', (_what, table, gesture, says) => {
    expect(table().refuses(gesture)).toBe(says);
  });
});

it('a round that nobody wagered in is voided and over', () => {
  const open = Table.open('md/high-card-flush').follow(({ kind }) => kind === 'players');
  expect(open.do(FIRE, FLOOR).do({ type: 'EndRound' }).round).toBeNull();
});

describe('Ricochet Poker', () => {
  it('racks the rest of the deck when nobody draws any more, and not twice', () => {
    const over = waOver();
    expect(over.refuses({ type: 'RackStub' })).toBeNull();
    expect(over.do({ type: 'RackStub' }).refuses({ type: 'RackStub' })).toBe(
      'stub-is-racked [baize:orders] the stub is in the rack',
    );
    const acting = toAsked(ricochet().bets(ANTES), HANDS);
    expect(asked(acting)).not.toBeNull();
    expect(acting.refuses({ type: 'RackStub' })).toMatch(/^not-dealt /);
  });
});

describe('after the settlement', () => {
  const decided = (): Table =>
    csp().decides(1, bet(1_000)).decides(2, bet(1_000)).decides(3, bet(1_000));

  it('[SD-CSP-19#1] hands leave from the dealer’s right, the dealer’s last', () => {
    const table = decided().settles();
    const left = table.playing.game.hands
      .map(({ seat }) => seat)
      .filter((seat) => !table.playing.takenUp.includes(seat));
    expect(left).toEqual([]);
    expect(table.next).toMatchObject({ kind: 'take-up', place: 'dealer' });
    expect(table.do(takes('dealer')).refuses(takes('dealer'))).toMatch(/^taken-up /);
  });

  it('[MD-HCF-11B(5)] Maryland takes the dealer’s cards last, whichever of the others go first', () => {
    const settled = md().decides(1, raise(1_000)).decides(2, raise(1_000)).settles();
    expect(settled.refuses(takes('dealer'))).toBe(
      'out-of-order [baize:steps] the hand of seat 2 is taken up first',
    );
    const one = settled.do(takes(1));
    expect(one.refuses(takes('dealer'))).toMatch(/^out-of-order .* the hand of seat 2 is/);
    expect(one.do(takes(2)).refuses(takes('dealer'))).toBeNull();
  });

  it('a voided round of Caribbean Stud is gathered as it lies', () => {
    const voided = decided().do({ type: 'VoidRound', reason: 'a fire' }, FLOOR);
    expect(voided.ends().round).toBeNull();
  });
});

describe('South Dakota: what is tucked is counted in whole cards', () => {
  const folded = (): Table =>
    Table.open('sd/high-card-flush')
      .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000, 'straight-flush': 500 } })
      .deals({})
      .decides(1, raise(1_000))
      .decides(2, { kind: 'fold', claims: ['straight-flush'] })
      .hiding({ ...aceHigh, 2: '9d 8d 7d' })
      .follow((next) => next.kind === 'take-up');

  it.each([-1, 2.5])('nobody has seen it: %d is no number of cards', (tucked) => {
    expect(folded().refuses(takes(2, { tucked, counted: 4 }))).toBe(
      'not-a-count [baize:forms] cards are counted in whole numbers from 0',
    );
  });

  it.each([-1, 2.5, 53])('%d discards are no number of cards', (counted) => {
    expect(folded().refuses(takes(2, { tucked: 3, counted }))).toBe(
      'not-a-count [baize:forms] a hand is counted in whole cards, 0 to 52',
    );
  });

  it.each([-1, 2.5, 53])('%d cards are no hand', (counted) => {
    const table = Table.open('sd/high-card-flush')
      .bets(ANTES)
      .deals(aceHigh)
      .decides(1, raise(1_000))
      .decides(2, fold)
      .do({ type: 'Settle', seat: 2 });
    expect(table.refuses(takes(2, { counted }))).toBe(
      'not-a-count [baize:forms] a hand is counted in whole cards, 0 to 52',
    );
  });

  it.each([0, 52])('%d cards stop the round, and are a number', (counted) => {
    const table = folded().do(takes(2, { tucked: 3, counted }));
    expect(table.playing.stopped).toMatchObject({ by: 'folded-cards-miscounted', place: 2 });
  });
});

describe('a gesture of a round needs a round', () => {
  it.each<readonly [TableGesture, typeof DEALER]>([
    [{ type: 'OpenAction' }, DEALER],
    [{ type: 'PayEnvy' }, DEALER],
    [{ type: 'SettleBonuses' }, DEALER],
    [{ type: 'Claim', seat: 1, wagers: [] }, DEALER],
    [{ type: 'SenseChip', seat: 1, wager: 'progressive', accepted: true }, DEALER],
    [{ type: 'KeyWinner', jackpot: 'progressive', seat: 1 }, DEALER],
    [{ type: 'RuleNoAward', jackpot: 'progressive', seat: 1, reason: 'r' }, FLOOR],
  ])('%j', (gesture, person) => {
    expect(Table.open('md/high-card-flush').refuses(gesture, person)).toBe(
      'no-round [baize:steps] no round is open at this table',
    );
  });
});
