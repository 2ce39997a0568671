import type { ContestDecision } from '@baize/games';
import { describe, expect, it } from 'vitest';
import { viewTable } from '../../src/index.js';
import { whereHandsLie } from '../../src/rounds/where-hands-lie.js';
import { aceHigh } from '../support/irregularity.js';
import { FLOOR, fold, raise, Table } from '../support/table.js';

const BETS = {
  1: { ante: 1_000, 'straight-flush': 500 },
  2: { ante: 1_000, 'straight-flush': 500 },
} as const;
const tucks: ContestDecision = { kind: 'fold', claims: ['straight-flush'] };

/** Nobody has seen a card. Seat 2 folds, and keeps three cards under the straight flush bet. */
const folded = (): Table =>
  Table.open('sd/high-card-flush')
    .bets(BETS)
    .deals({})
    .decides(1, raise(1_000))
    .decides(2, tucks)
    .hiding({ ...aceHigh, 2: '9d 8d 7d' })
    .follow((next) => next.kind === 'take-up');

describe('South Dakota on a real felt: the cards of a run are tucked, the rest is discarded', () => {
  it('[SD-HCF-8#2, SD-HCF-8#3] discards and tucked cards are counted together, and are seven', () => {
    expect(folded().next).toEqual({ kind: 'take-up', place: 2, mustCount: true, tucked: null });
    expect(folded().refuses({ type: 'TakeUp', place: 2, counted: 4 })).toBe(
      'tucked-not-counted [SD-HCF-8#2] say how many cards are tucked under the wager',
    );
    expect(folded().refuses({ type: 'TakeUp', place: 2, tucked: 3 })).toBe(
      'not-counted [SD-HCF-8#2] spread the discards and count them',
    );
    const racked = folded().do({ type: 'TakeUp', place: 2, counted: 4, tucked: 3 });
    expect(racked.playing.tucked).toEqual({ 2: 3 });
    expect(whereHandsLie(racked.world.rules.inForce, racked.playing).get(2)).toBe('tucked');
  });

  it('[SD-HCF-8#1] the ante is taken before the discards of a tucked straight flush are racked', () => {
    const decided = Table.open('sd/high-card-flush')
      .bets({
        1: { ante: 1_000 },
        2: { ante: 1_000, flush: 500, 'straight-flush': 500 },
      })
      .deals({})
      .decides(1, raise(1_000))
      .decides(2, tucks)
      .hiding({ ...aceHigh, 2: '9d 8d 7d' });
    expect(decided.next).toMatchObject({ kind: 'do', gesture: { type: 'Settle', seat: 2 } });
    const discards = { type: 'TakeUp', place: 2, counted: 4, tucked: 3 } as const;
    expect(decided.refuses(discards)).toBe(
      'wagers-first [SD-HCF-8#1] the wagers that seat 2 gave up are taken first',
    );
    const lying = decided.onTheFelt;
    const taken = decided.do({ type: 'Settle', seat: 2 });
    // The ante and the flush are in the tray; the straight flush bet lies there with its cards.
    expect((lying - taken.onTheFelt) / 10_000).toBe(1_500);
    const over = taken.do(discards).ends();
    expect(over.lines.filter((line) => line.startsWith('2'))).toEqual([
      '2 ante lose [SD-HCF-7#2]',
      '2 flush lose [SD-HCF-8#1]',
      '2 straight-flush win, pays $35, $5 back [SD-HCF-11]',
    ]);
    expect(over.netOf('Ben')).toBe(2_000);
    expect(over.onTheFelt).toBe(0);
  });

  it('[SD-HCF-8#2] a folded hand that is not seven cards waits for a floorperson', () => {
    const short = folded().do({ type: 'TakeUp', place: 2, counted: 3, tucked: 3 });
    expect(short.playing.stopped?.by).toBe('folded-cards-miscounted');
    const found = short.do({ type: 'RuleContinue', reason: 'it lay under the chips' }, FLOOR);
    expect(found.do({ type: 'TakeUp', place: 2, counted: 4, tucked: 3 }).ends().round).toBeNull();
  });

  it('[SD-HCF-8#3] only the tucked cards are turned, and no discard is invented', () => {
    const turning = folded()
      .do({ type: 'TakeUp', place: 2, counted: 4, tucked: 3 })
      .turns('dealer', aceHigh.dealer);
    expect(turning.next).toEqual({ kind: 'turn', place: 2, cards: 3 });
    expect(turning.refuses({ type: 'Turn', place: 2, cards: aceHigh[2].split(' ') })).toBe(
      'wrong-number-of-cards [baize:cards-on-the-felt] seat 2 tucked 3 cards, and 7 are named',
    );
    const turned = turning.turns(2, '9d 8d 7d');
    const seen = viewTable(turned.world, { kind: 'spectator' }, turned.now).round?.game.hands;
    expect(seen?.find(({ seat }) => seat === 2)?.cards).toEqual([
      '9d',
      '8d',
      '7d',
      ...Array<string>(4).fill('??'),
    ]);
    const over = turned.ends();
    expect(over.lines).toContain('2 ante lose [SD-HCF-7#2]');
    expect(over.lines.some((line) => line.startsWith('2 straight-flush win'))).toBe(true);
    expect(over.round).toBeNull();
  });

  it('[SD-HCF-8#3] where nothing was tucked the hand goes whole, and the bonus is lost', () => {
    const over = folded().do({ type: 'TakeUp', place: 2, counted: 7, tucked: 0 }).ends();
    expect(over.lines).toContain('2 straight-flush lose [SD-HCF-8#3]');
    expect(over.events.filter(({ type }) => type === 'TakenUp')).toHaveLength(3);
  });

  it('[SD-HCF-8#3] a tucked card that was typed wrong is put right, and the wager settled by it', () => {
    const turned = folded()
      .do({ type: 'TakeUp', place: 2, counted: 4, tucked: 3 })
      .turns('dealer', aceHigh.dealer)
      .turns(2, '9d 8d 6d');
    const corrected = turned.do({
      type: 'CorrectCards',
      place: 2,
      cards: ['9d', '8d', '7d', '??', '??', '??', '??'],
      reason: 'a seven misread',
    });
    expect(corrected.ends().lines.some((line) => line.startsWith('2 straight-flush win'))).toBe(
      true,
    );
  });

  it('[SD-HCF-8#2] the hand is not turned before its discards are counted', () => {
    const turned = folded().turns('dealer', aceHigh.dealer);
    expect(turned.refuses({ type: 'Turn', place: 2, cards: ['9d', '8d', '7d'] })).toBe(
      'discards-not-racked [SD-HCF-8#2] count and rack the discards of seat 2 first',
    );
  });
});

describe('South Dakota where the house knows the cards', () => {
  const known = (decision: ContestDecision): Table =>
    Table.open('sd/high-card-flush')
      .bets(BETS)
      .deals(aceHigh)
      .decides(1, raise(1_000))
      .decides(2, decision);

  it('[SD-HCF-8#3] the named cards stay, the others are racked, and nobody sees them', () => {
    const named: ContestDecision = {
      kind: 'fold',
      claims: ['straight-flush'],
      tucked: { 'straight-flush': ['9d', '8d', '7d'] },
    };
    const table = known(named).follow((next) => next.kind === 'take-up');
    expect(table.next).toEqual({ kind: 'take-up', place: 2, mustCount: true, tucked: 3 });
    const settled = table.settles();
    expect(settled.lines.some((line) => line.startsWith('2 straight-flush win'))).toBe(true);
    const view = (kind: 'spectator' | 'floorperson') =>
      viewTable(settled.world, { kind }, settled.now).round?.game.hands.find(
        ({ seat }) => seat === 2,
      )?.cards;
    expect(view('spectator')).toEqual(['9d', '8d', '7d', '??', '??', '??', '??']);
    expect(view('floorperson')).toEqual(aceHigh[2].split(' '));
    expect(settled.ends().round).toBeNull();
  });

  it('[SD-HCF-8#2] a hand that is claimed whole stays whole, and one that is not goes whole', () => {
    expect(known(tucks).follow(({ kind }) => kind === 'turn').next).toEqual({
      kind: 'turn',
      place: 'dealer',
    });
    expect(known(fold).follow(({ kind }) => kind === 'take-up').next).toEqual({
      kind: 'take-up',
      place: 2,
      mustCount: true,
    });
  });
});
