import { cents } from '@baize/money';
import { unwrap } from '@baize/result';
import { describe, expect, it } from 'vitest';
import { decideTable, evolveWorld } from '../../../src/index.js';
import { antes, no, paid, SPECTATOR, seenBy, shownTo, wagers } from '../../support/clauses.js';
import { asked, playedOut, ricochet, round, STAYS, toAsked } from '../../support/ricochet.js';
import type { Table } from '../../support/table.js';

const betting = (): Table => ricochet().follow((next) => next.kind === 'players');

const inPot = (table: Table): number =>
  [...table.world.books].reduce(
    (sum, [account, micros]) => (account.startsWith('pot/') ? sum + micros / 10_000 : sum),
    0,
  );

const acts = (table: Table, seat: number): readonly string[] =>
  seenBy(table, { kind: 'dealer' }).round?.legal[seat]?.map(({ act }) => act) ?? [];

describe('wagers', () => {
  it.each([
    ['the table’s ante', { ante: 1_000 }, null],
    ['less', { ante: 900 }, 'outside-the-limits'],
    ['more', { ante: 1_100 }, 'outside-the-limits'],
    ['none', { pocket: 100 }, 'no-ante'],
  ])('[WA-RP-1] every player posts the same ante: %s', (_title, stakes, code) => {
    expect(no(betting(), wagers(1, stakes))).toBe(code);
  });

  it('[WA-RP-1] the dealer posts the same amount, in the pot', () => {
    expect(
      inPot(
        ricochet()
          .bets(antes(1_000, [1, 2]))
          .closes(),
      ),
    ).toBe(1_000);
  });

  it.each(['rapid-fire', 'hedge', 'pocket', 'mini-royal', 'straight-flush'])(
    '[WA-RP-1#2] %s is an option',
    (wager) => {
      expect(no(betting(), wagers(1, { ante: 1_000, [wager]: 100 }))).toBeNull();
      expect(no(betting(), wagers(1, { ante: 1_000 }))).toBeNull();
    },
  );

  const HANDS = { 1: '7c 8d 7d 7s 2h', 2: 'Kc Td 3s 4s 6s', 3: '3c 4d', dealer: STAYS };

  it('[WA-RP-GD#2] bonus wagers change neither the order, nor the cards, nor who takes the pot', () => {
    const bare = antes(1_000, [1, 2, 3]);
    const full = antes(1_000, [1, 2, 3], {
      'rapid-fire': 500,
      hedge: 500,
      pocket: 500,
      'mini-royal': 100,
      'straight-flush': 100,
    });
    const primary = (layouts: typeof bare) => {
      const { lines = [], game } = round(layouts, HANDS, { 3: 'fold' }).world.table.settled ?? {};
      return {
        order: game !== undefined && 'order' in game && game.order,
        lines: lines.filter(({ wager }) => ['ante', 'play', 'ante-bonus', 'pot'].includes(wager)),
      };
    };
    expect(primary(full)).toEqual(primary(bare));
    expect(primary(bare).order).toEqual([3, 1, 2]);
  });

  it('[WA-RP-2a] the dealer wagers nothing beyond the ante, however many play', () => {
    const over = round(antes(1_000, [1, 2]), HANDS);
    // Ada takes the house's ante and what Ben lost, and not a chip more.
    expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([3_000, -2_000]);
  });

  it('[WA-RP-7b#1] the play wager is one ante', () => {
    const plays = toAsked(ricochet().bets(antes(1_000, [1])), HANDS).decides(1, 'play');
    const hand = plays.playing.game.hands[0];
    expect(hand?.stakes).toEqual({ ante: 1_000, play: 1_000 });
    const more = { kind: 'raise', cents: cents(2_000) } as const;
    const before = toAsked(ricochet().bets(antes(1_000, [1])), HANDS);
    expect(no(before, { type: 'Decide', seat: 1, decision: more })).toBe('no-such-decision');
  });

  it.each(['mini-royal', 'straight-flush'])(
    '[WA-RP-DEF-prog#5] the sensor of %s takes its one amount',
    (wager) => {
      expect(no(betting(), wagers(1, { ante: 1_000, [wager]: 200 }))).toBe('not-the-fixed-amount');
      expect(no(betting(), wagers(1, { ante: 1_000, [wager]: 100 }))).toBeNull();
    },
  );
});

describe('the deal', () => {
  const HANDS = { 1: '7c 8d', 2: 'Kc Td', dealer: STAYS };

  it('[WA-RP-2] two cards face up to each player, five to the dealer, in the order they came', () => {
    const closed = ricochet()
      .bets(antes(1_000, [1, 2]))
      .closes();
    const { next } = closed;
    const places = next?.kind === 'deal' ? next.places : [];
    const count = (place: number | 'dealer') => places.filter((one) => one === place).length;
    expect([count(1), count(2), count('dealer')]).toEqual([2, 2, 5]);
    const dealt = closed.deals(HANDS);
    expect([1, 2, 'dealer' as const].map((place) => shownTo(dealt, SPECTATOR, place))).toEqual([
      '7c 8d',
      'Kc Td',
      STAYS,
    ]);
  });

  it('[WA-RP-7b#2] who plays gets three more cards, and nobody else', () => {
    const plays = toAsked(ricochet().bets(antes(1_000, [1, 2])), HANDS).decides(1, 'play');
    expect(plays.next).toEqual({ kind: 'deal', places: [1, 1, 1] });
    const drawn = plays.deals({ ...HANDS, 1: '7c 8d 7d 7s 2h' });
    expect(shownTo(drawn, SPECTATOR, 1)).toBe('7c 8d 7d 7s 2h');
    expect(shownTo(drawn, SPECTATOR, 2)).toBe('Kc Td');
  });
});

describe('the action', () => {
  const HANDS = {
    1: 'Kc 2d 8s 9s Td',
    2: '3c 4d 3d 3s 2h',
    3: '4c 4h',
    dealer: STAYS,
  };
  const open = (): Table => toAsked(ricochet().bets(antes(1_000, [1, 2, 3])), HANDS);

  it('[WA-RP-6] one player at a time, the lowest two cards first', () => {
    expect(asked(open())).toBe(2);
    for (const seat of [1, 3]) {
      expect(no(open(), { type: 'Decide', seat, decision: 'play' })).toBe('not-your-turn');
      expect(acts(open(), seat)).toEqual([]);
    }
    const second = toAsked(open().decides(2, 'fold'), HANDS);
    expect(asked(second)).toBe(1);
    expect(asked(toAsked(second.decides(1, 'fold'), HANDS))).toBe(3);
  });

  it('[WA-RP-6] everybody sees what there is to beat', () => {
    const everyone = [SPECTATOR, { kind: 'player', player: 'Cleo' } as const];
    for (const looking of everyone) {
      expect(shownTo(open(), looking, 1)).toBe('Kc 2d');
      expect(shownTo(open(), looking, 'dealer')).toBe(STAYS);
    }
  });

  it('[WA-RP-7] the player in turn plays or folds, and has no other choice', () => {
    expect(acts(open(), 2).toSorted()).toEqual(['fold', 'play']);
  });

  it('[WA-RP-7a] a fold sends the ante to the pot and the cards away', () => {
    const folded = open().decides(2, 'fold');
    expect(no(folded, { type: 'Decide', seat: 2, decision: 'play' })).not.toBeNull();
    const over = playedOut(folded, { ...HANDS, 1: 'Kc 2d Kh 9s Td' }, { 3: 'fold' });
    // The house's ante and two that folded.
    expect(paid(over, 1)).toContain('pot win, pays $30');
    expect(paid(over, 2)).toEqual(['ante lose']);
  });

  it('[WA-RP-7b] to play is to post the play wager and draw three', () => {
    const plays = open().decides(2, 'play');
    expect(plays.playing.game.hands.find(({ seat }) => seat === 2)?.stakes).toMatchObject({
      play: 1_000,
    });
    expect(plays.next).toEqual({ kind: 'deal', places: [2, 2, 2] });
    expect(no(plays, { type: 'Decide', seat: 1, decision: 'play' })).not.toBeNull();
  });

  it('[WA-RP-9a, WA-RP-AppB-n3#2] a last player with no five-card hand against them is not asked', () => {
    // The dealer's kings and queen are kicked out by one hand.
    const hands = { 1: '7c 8d 9c Tc Jc', dealer: 'Kc Kd Qs 5h 2c' };
    const before = ricochet().bets(antes(1_000, [1]));
    const over = playedOut(before, hands);
    expect(over.events.some((e) => e.type === 'InRound' && e.event.type === 'Decided')).toBe(false);
    expect(over.playing.game.hands[0]?.stakes).toEqual({ ante: 1_000 });
    expect(shownTo(over, SPECTATOR, 1)).toBe('7c 8d 9c Tc Jc');
    // The house's ante, and 2 to 1 on the ante for the straight.
    expect(over.netOf('Ada')).toBe(1_000 + 2_000);
  });
});

describe('rules that change', () => {
  it('[WA-RP-LTR-8] put the table back to needing approval, and no round is opened', () => {
    const { world, now: at } = ricochet().readiesCards();
    expect(world.table.approval).toBe('given');
    const next = { ...world, rules: { ...world.rules, digest: 'rules 2' } };
    const reason = 'another pay table';
    const change = { type: 'ChangeRules', rules: 'rules 2', reason } as const;
    const changed = unwrap(
      decideTable(next, { ...change, at, by: 'Olive', as: 'operator' }),
    ).reduce(evolveWorld, next);
    expect(changed.table.approval).toBe('needed');
    const refused = decideTable(changed, { type: 'OpenRound', at, by: 'Dana', as: 'dealer' });
    expect(!refused.ok && refused.error.code).toBe('needs-approval');
  });
});
