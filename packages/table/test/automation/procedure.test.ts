import { ambiguity, clause, houseWords, RULEBOOK_IDS } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { type Procedure, viewTable } from '../../src/index.js';
import { aceHigh } from '../support/irregularity.js';
import { Room } from '../support/room.js';
import { fold, raise, Table } from '../support/table.js';

const DEALER = { kind: 'dealer' } as const;

const procedureOf = ({ world, now }: Table): Procedure => {
  const { procedure } = viewTable(world, DEALER, now);
  if (procedure === null) throw new Error('nothing is next');
  return procedure;
};

/** `3 of 9: words (clause)`. */
const told = (table: Table): string => {
  const { now, stages } = procedureOf(table);
  const done = stages.filter(({ state }) => state === 'done').length;
  return `${done} of ${stages.length}: ${now.words} (${now.cite})`;
};

const BETS = { 1: { ante: 1_000, progressive: 100 }, 2: { ante: 1_000 } } as const;

describe('the procedure in words', () => {
  test('follows a round of Maryland from the deck to its end', () => {
    const bets = Table.open('md/high-card-flush').bets(BETS);
    const locked = bets.do({ type: 'CloseBetting' });
    const counted = locked
      .do({ type: 'DoStep', step: 'lock-progressive' })
      .do({ type: 'DoStep', step: 'collect-progressive' });
    const dealt = counted.closes().deals(aceHigh);
    const decided = dealt.decides(1, raise(1_000)).decides(2, fold);
    const settled = decided.settles();
    expect([bets, locked, counted, counted.closes(), dealt, decided, settled].map(told)).toEqual([
      '2 of 16: Announce "No more bets" (MD-HCF-10A(2)(a))',
      '3 of 16: Lock the progressive wagers (MD-HCF-10A(2)(b))',
      '5 of 16: Count the progressive chips (MD-HCF-10A(3)(b))',
      '7 of 16: Deal 21 cards, seat 1 first (MD-HCF-10B(1))',
      '8 of 16: Put the stub into the discard rack, unseen (MD-HCF-10B(3)(b))',
      '10 of 16: Take the wagers that seat 2 gave up (MD-HCF-11B(4)(a))',
      '14 of 16: Take up the hand of seat 1 (MD-HCF-11C)',
    ]);
  });

  test('a game that acts in turn has its own stages', () => {
    const table = Table.open('wa/ricochet-poker').bets({ 1: { ante: 1_000 } });
    expect(procedureOf(table).stages.map(({ stage }) => stage)).toEqual([
      'cards',
      'bets',
      'announce-no-more-bets',
      'lock-progressive',
      'deal',
      'bonuses',
      'decide',
      'settle',
      'awards',
      'end',
    ]);
  });

  test('[WA-RP-9] when all have acted the pot is paid, and nobody settles from the right', () => {
    const over = Table.open('wa/ricochet-poker')
      .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 } })
      .deals({ 1: 'Kc Qd', 2: '8c 4d', dealer: 'As Jd 9h 7c 3d' })
      .follow((next) => next.kind === 'players')
      .decides(2, 'fold')
      .decides(1, 'fold');
    expect(told(over)).toBe('7 of 10: Pay the pot (WA-RP-9)');
    expect(procedureOf(over).stages.find(({ state }) => state === 'now')).toMatchObject({
      words: 'Pot paid',
      cite: 'WA-RP-9',
    });
  });

  test('says how many faces are still to be named, and none of them', () => {
    const hidden = Table.open('md/high-card-flush')
      .bets(BETS)
      .closes()
      .deals({ 1: aceHigh[1] })
      .decides(1, raise(1_000))
      .decides(2, fold);
    const turning = hidden.follow(({ kind }) => kind === 'turn');
    expect(procedureOf(turning).unnamed).toBe(7);
    expect(procedureOf(turning.turns('dealer', aceHigh.dealer)).unnamed).toBe(0);
  });

  test('tells the age of the deck and what the stub must have', () => {
    const dealt = Table.open('md/high-card-flush').bets(BETS).closes().deals(aceHigh);
    const { stub, deckAge } = procedureOf(dealt);
    expect(stub.cards).toBe(52 - 3 * 7);
    expect(deckAge?.hoursLeft).toBeLessThanOrEqual(deckAge?.limitHours ?? 0);
  });

  test('is for staff alone', () => {
    const { world, now } = Table.open('md/high-card-flush').bets(BETS);
    for (const looking of [{ kind: 'spectator' }, { kind: 'player', player: 'Ada' }] as const) {
      expect(viewTable(world, looking, now).procedure).toBeNull();
    }
  });

  test.each(RULEBOOK_IDS)('%s: every step of whole rounds is a stage, with a clause', (id) => {
    const room = Room.open(id, { seed: 5 });
    const look = (): void => {
      const { procedure } = viewTable(room.world, DEALER, room.at);
      if (procedure === null) return;
      const { now, stages } = procedure;
      expect(stages.filter(({ state }) => state === 'now')).toHaveLength(1);
      expect(now.words).toMatch(/^[A-Z].*[^.]$/);
      for (const { cite } of [now, ...stages]) {
        expect((clause(cite) ?? ambiguity(cite))?.id ?? (houseWords(cite) && cite)).toBe(cite);
      }
    };
    for (let step = 0; step < 160; step += 1) {
      look();
      room.advance();
    }
    expect(room.world.table.lastRound).toBeGreaterThan(1);
  });
});
