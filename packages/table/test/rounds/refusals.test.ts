import { describe, expect, it } from 'vitest';
import { aceHigh } from '../support/irregularity.js';
import { FLOOR, fold, raise, Table } from '../support/table.js';

/** What a table says no to in a round, each with its code, its sentence and its clause. */

const ANTE = { ante: 1_000 };
const md = (): Table => Table.open('md/high-card-flush');
const betting = (): Table => md().bets({ 1: ANTE, 2: ANTE });
const dealt = (): Table => betting().deals(aceHigh);

describe('before the cards', () => {
  it('no round, no gesture of a round', () => {
    const words = 'no-round [baize:steps] no round is open at this table';
    for (const gesture of [
      { type: 'CloseBetting' },
      { type: 'DoStep', step: 'lock-progressive' },
      { type: 'CountChips', chips: 0 },
      { type: 'Deal', cards: [] },
      { type: 'RackStub' },
      { type: 'Turn', place: 'dealer' },
      { type: 'Settle' },
      { type: 'TakeUp', place: 1 },
      { type: 'EndRound' },
      { type: 'Decide', seat: 1, decision: fold },
      { type: 'CallIrregularity', kind: 'wrong-count-to-dealer' },
    ] as const) {
      expect(md().refuses(gesture), gesture.type).toBe(words);
    }
    for (const gesture of [
      { type: 'ResolveCount', seat: 1, how: 'void-sensor', reason: 'x' },
      { type: 'RuleContinue', reason: 'x' },
      { type: 'VoidRound', reason: 'x' },
    ] as const) {
      expect(md().refuses(gesture, FLOOR), gesture.type).toBe(words);
    }
  });

  it('one round at a time', () => {
    expect(betting().refuses({ type: 'OpenRound' })).toBe(
      'round-in-progress [baize:steps] round t1/1 is not over',
    );
  });

  it('a round needs its cards ready', () => {
    expect(md().refuses({ type: 'OpenRound' })).toContain('no-deck');
  });

  it('the steps before the deal come after "no more bets", in their order', () => {
    expect(betting().refuses({ type: 'DoStep', step: 'lock-progressive' })).toBe(
      'betting-is-open [baize:steps] this comes after "no more bets"',
    );
    const closed = betting().do({ type: 'CloseBetting' });
    expect(closed.refuses({ type: 'Deal', cards: [{ card: '??', to: 1 }] })).toBe(
      'not-ready-to-deal [MD-HCF-10A(2)(b)] no card is dealt yet: the next step is to lock the progressive wagers',
    );
    expect(closed.refuses({ type: 'DoStep', step: 'chips-to-inventory' })).not.toBeNull();
  });

  it('nobody wagers after "no more bets"', () => {
    const closed = betting().do({ type: 'CloseBetting' });
    expect(closed.refuses({ type: 'PlaceWagers', seat: 3, stakes: ANTE as never })).toContain(
      'no-more-bets',
    );
  });
});

describe('while hands are played', () => {
  it('a table folds for a player whose time is up, and does nothing else for one', () => {
    const house = { by: 't1', as: 'house' } as const;
    expect(dealt().refuses({ type: 'Decide', seat: 1, decision: fold }, house)).toContain(
      'not-automatic',
    );
  });

  it('bonuses of Ricochet Poker are not claimed: they are settled before anybody folds', () => {
    const wa = Table.open('wa/ricochet-poker').bets({ 1: ANTE });
    expect(wa.refuses({ type: 'Claim', seat: 1, wagers: ['pocket'] })).toMatch(
      /^nothing-to-claim \[WA-RP-\S+\] bonus wagers of this game are settled before anybody folds$/,
    );
  });

  it('cards of hands that still play are not taken up', () => {
    const table = dealt().decides(1, raise(1_000));
    expect(table.refuses({ type: 'TakeUp', place: 'dealer' })).toBe(
      'not-settled [baize:steps] the cards lie until the round is settled',
    );
    expect(table.refuses({ type: 'TakeUp', place: 1, counted: 7 })).toBe(
      'not-settled [MD-HCF-11C] before the settlement only folded hands are taken up, when all have decided',
    );
    expect(table.refuses({ type: 'TakeUp', place: 3, counted: 7 })).toBe(
      'no-hand [baize:orders] no cards lie there',
    );
  });

  it('no round ends before it is settled', () => {
    expect(dealt().refuses({ type: 'EndRound' })).toContain('not-settled');
  });
});

describe('calling an irregularity', () => {
  const call = (table: Table, more: object): string | null =>
    table.refuses({ type: 'CallIrregularity', ...more } as never);

  it('not while betting is open, and not after the settlement', () => {
    expect(call(betting(), { kind: 'wrong-count-to-dealer' })).toBe(
      'not-now [baize:steps] this is called while the cards are out',
    );
    const settled = dealt().decides(1, raise(1_000)).decides(2, fold).settles();
    expect(call(settled, { kind: 'wrong-count-to-dealer' })).toBe(
      'not-now [baize:steps] this is called while the cards are out',
    );
  });

  it.each(['card-face-up-in-deck', 'card-drawn-in-error', 'card-exposed-while-dealing'])(
    '%s only while cards are dealt',
    (kind) => {
      expect(call(dealt(), { kind, place: 1 })).toMatch(
        /^not-now .* this happens while cards are dealt$/,
      );
    },
  );

  it('a hand that is not there, a seat that is not named, a number that is none', () => {
    expect(call(dealt(), { kind: 'wrong-count-to-player', place: 5 })).toBe(
      'no-hand [baize:orders] seat 5 has no hand in this round',
    );
    expect(call(dealt(), { kind: 'wrong-count-to-player' })).toBe(
      'no-hand [baize:orders] say at which seat',
    );
    expect(call(dealt(), { kind: 'wrong-count-to-player', place: 'dealer' })).toBe(
      'no-hand [baize:orders] say at which seat',
    );
    for (const cards of [-1, 53, 6.5]) {
      expect(call(dealt(), { kind: 'wrong-count-to-player', place: 1, cards })).toBe(
        'not-a-count [baize:forms] cards are counted in whole numbers, 0 to 52',
      );
    }
  });

  it.each([
    ['player-leaves', 'it is recorded when the player leaves the seat'],
    ['chip-count-differs', 'it is found when the chips are counted'],
    ['folded-cards-miscounted', 'it is found when the hand is taken up and counted'],
    ['second-card-face-up-in-deck', 'call each card that is found face up'],
    ['shuffler-jam', 'report the device'],
    ['shoe-jam', 'report the device'],
    ['device-out-of-order', 'report the device'],
  ])('%s is not called by itself', (kind, otherwise) => {
    expect(call(dealt(), { kind })).toMatch(
      new RegExp(`^not-called \\[\\S+\\] this is not called: ${otherwise}$`),
    );
  });

  it('a preview is refused as the call would be, and changes nothing', () => {
    const table = dealt();
    expect(table.preview({ kind: 'wrong-count-to-dealer' }).outcome.round).toBe('void');
    expect(table.playing.voided).toBeNull();
  });
});

describe('a floorperson ends a round for a reason that no rule foresees', () => {
  const LIGHTS = { type: 'VoidRound', reason: 'the lights went out' } as const;

  it.each([
    ['while betting is open', betting],
    ['while hands are decided', () => dealt().decides(1, raise(1_000))],
  ])('%s: every wager goes back', (_when, play) => {
    const over = play().do(LIGHTS, FLOOR).ends();
    expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([0, 0]);
    expect(over.onTheFelt).toBe(0);
    expect(over.events.find(({ type }) => type === 'RoundVoided')).toMatchObject({
      reason: 'the lights went out',
      by: 'Flo',
    });
  });

  it('not without a reason, not the dealer, and not when it is settled', () => {
    expect(dealt().refuses({ ...LIGHTS, reason: '' }, FLOOR)).toBe(
      'no-reason [house:reasons] say why the round is void',
    );
    expect(dealt().refuses(LIGHTS)).toContain('floor-not-called');
    const settled = dealt().decides(1, raise(1_000)).decides(2, fold).settles();
    expect(settled.refuses(LIGHTS, FLOOR)).toBe(
      'round-is-settled [house:corrections] a settled round is corrected, not voided',
    );
  });

  it('nothing is ruled where nothing stopped', () => {
    expect(dealt().refuses({ type: 'RuleContinue', reason: 'fine' }, FLOOR)).toMatch(
      /^not-stopped \[\S+\] nothing stands in the way of this round$/,
    );
  });
});
