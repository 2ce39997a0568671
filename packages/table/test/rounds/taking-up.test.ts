import { describe, expect, it } from 'vitest';
import { whereHandsLie } from '../../src/rounds/where-hands-lie.js';
import { aceHigh } from '../support/irregularity.js';
import { bet, FLOOR, fold, raise, Table } from '../support/table.js';

describe('South Dakota High Card Flush', () => {
  const dealt = (): Table =>
    Table.open('sd/high-card-flush')
      .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 }, 3: { ante: 1_000 } })
      .deals(aceHigh);

  it('[SD-HCF-8#2] folded cards are counted to seven before they are racked', () => {
    const folded = dealt()
      .decides(1, raise(1_000))
      .decides(2, fold)
      .decides(3, raise(1_000))
      .do({ type: 'Settle', seat: 2 });
    expect(folded.next).toEqual({ kind: 'take-up', place: 2, mustCount: true });
    expect(folded.refuses({ type: 'TakeUp', place: 2 })).toBe(
      'not-counted [SD-HCF-8#2] spread the hand and count its cards',
    );
    const racked = folded.do({ type: 'TakeUp', place: 2, counted: 7 });
    expect(racked.events.at(-1)).toMatchObject({
      type: 'TakenUp',
      place: 2,
      counted: 7,
      cite: 'SD-HCF-8#2',
    });
  });

  it('[SD-HCF-9b] a qualified dealer: each raised hand is turned from the dealer’s right', () => {
    const folded = dealt().decides(1, raise(1_000)).decides(2, fold).decides(3, raise(1_000));
    const racked = folded
      .do({ type: 'Settle', seat: 2 })
      .do({ type: 'TakeUp', place: 2, counted: 7 });
    expect(racked.refuses({ type: 'Turn', place: 3 })).toBe(
      "out-of-order [SD-HCF-9#2] the dealer's hand is turned next",
    );
    const dealer = racked.turns('dealer');
    expect(dealer.refuses({ type: 'Turn', place: 1 })).toBe(
      'out-of-order [SD-HCF-9a#2] the hand of seat 3 is turned next',
    );
    const three = dealer.turns(3).do({ type: 'Settle', seat: 3 });
    expect(three.refuses({ type: 'Settle' })).toBe(
      'hand-not-turned [SD-HCF-9a#2] the hand of seat 1 is turned first',
    );
    const settled = three.turns(1).do({ type: 'Settle', seat: 1 }).do({ type: 'Settle' });
    expect(settled.lines).toEqual([
      '3 raise lose [SD-HCF-9b-i]',
      '3 ante lose [SD-HCF-9b-i]',
      '2 ante lose [SD-HCF-7#2]',
      '1 raise win, pays $10, $10 back [SD-HCF-9b-ii]',
      '1 ante win, pays $10, $10 back [SD-HCF-9b-ii]',
    ]);
    const words = settled.world.table.settled?.lines.map(({ seat, hand }) => `${seat} ${hand}`);
    expect(words).toContain('1 six-card flush, ace high');
    expect(words).toContain('3 two-card flush, ace high');
  });
});

describe('Maryland', () => {
  const decided = (): Table =>
    Table.open('md/high-card-flush')
      .bets({
        1: { ante: 1_000, flush: 500 },
        2: { ante: 1_000 },
        3: { ante: 1_000, 'straight-flush': 500 },
      })
      .deals(aceHigh);

  it('[MD-HCF-11B(5)(e)] the cards of a player who folds with a bonus wager stay; the others go', () => {
    const folded = decided().decides(1, fold).decides(2, fold).decides(3, raise(1_000));
    expect(folded.refuses({ type: 'TakeUp', place: 1, counted: 7 })).toBe(
      'cards-stay [MD-HCF-11B(4)(a)] a bonus of seat 1 still plays: its cards stay',
    );
    expect(
      folded.do({ type: 'Settle', seat: 2 }).refuses({ type: 'TakeUp', place: 2, counted: 7 }),
    ).toBeNull();
  });

  it('[MD-HCF-11B(5)(e)] the cards of a losing player with a bonus stay until it is settled', () => {
    const lost = decided().decides(1, raise(1_000)).decides(2, fold).decides(3, raise(1_000));
    expect(lost.refuses({ type: 'TakeUp', place: 3, counted: 7 })).toContain('not-settled');
    const settled = lost.settles();
    expect(settled.lines).toContain('3 ante lose [MD-HCF-11B(5)(d)(i)]');
    expect(whereHandsLie(settled.world.rules.inForce, settled.playing).get(3)).toBe('face-up');
    expect(settled.ends().round).toBeNull();
  });
});

describe('Caribbean Stud', () => {
  const HANDS = {
    1: '8c 8d 8h 3s 4s',
    2: 'Qc Jh 9d 5s 6s',
    3: 'Kc Kh 7d 7s 2h',
    dealer: 'As Kd 9h 6h 2c',
  };
  const NO_HAND = { ...HANDS, dealer: 'As Qd 9h 6h 2c' };
  const PROGRESSIVE = { ante: 500, progressive: 100 };

  /** The dealer is turned, and seat 3 settled. */
  const settling = (hands: typeof HANDS): Table =>
    Table.open('sd/caribbean-stud')
      .bets({ 1: PROGRESSIVE, 2: { ante: 500 }, 3: { ante: 500 } })
      .deals(hands)
      .decides(1, bet(1_000))
      .decides(2, bet(1_000))
      .decides(3, bet(1_000))
      .follow((next) => next.kind === 'take-up');

  it.each([
    ['[SD-CSP-13#2] after "no hand"', NO_HAND],
    ['[SD-CSP-19#1] after a comparison', HANDS],
  ])(
    '%s hands are spread, counted and taken one by one from the dealer’s right',
    (_title, hands) => {
      const table = settling(hands);
      expect(table.next).toEqual({ kind: 'take-up', place: 3, mustCount: true });
      expect(table.refuses({ type: 'Turn', place: 2 })).toBe(
        'out-of-order [SD-CSP-19#1] seat 3 is racked first',
      );
      expect(table.refuses({ type: 'TakeUp', place: 2, counted: 5 })).toContain('not-settled');
      expect(table.refuses({ type: 'TakeUp', place: 'dealer' })).toContain('not-settled');
      expect(table.refuses({ type: 'TakeUp', place: 3 })).toBe(
        'not-counted [SD-CSP-19#1] spread the hand and count its cards',
      );
      const three = table.do({ type: 'TakeUp', place: 3, counted: 5 });
      expect(three.refuses({ type: 'TakeUp', place: 3, counted: 5 })).toBe(
        'taken-up [baize:orders] these cards are in the rack already',
      );
      const paid = three.settles().follow((next) => next.kind === 'take-up');
      expect(paid.refuses({ type: 'EndRound' })).toBe(
        'cards-on-the-felt [SD-CSP-19#1] cards still lie on the felt',
      );
    },
  );

  it.each([
    ['[SD-CSP-13#2] after "no hand"', NO_HAND],
    ['[SD-CSP-19#2] after a comparison', HANDS],
  ])('%s a hand that the jackpot pays stays, face up, until it is paid', (_title, hands) => {
    const table = settling(hands).settles();
    expect(table.playing.takenUp).toEqual([3, 2]);
    const { world, playing } = table;
    expect(whereHandsLie(world.rules.inForce, playing).get(1)).toBe('face-up');
    expect(table.refuses({ type: 'TakeUp', place: 1, counted: 5 })).toBe(
      'hand-stays [SD-CSP-19#2] it stays, face up, until everything is paid',
    );
    expect(table.refuses({ type: 'EndRound' })).not.toBeNull();
    const paid = table.follow((next) => next.kind === 'take-up');
    expect(paid.next).toEqual({ kind: 'take-up', place: 1, mustCount: true });
    expect(paid.refuses({ type: 'TakeUp', place: 1, counted: 5 })).toBeNull();
  });

  it('[SD-CSP-21g-ii] a hand that sets envy off lies face up until everything is paid', () => {
    // Seat 2 holds the straight flush without the wager; seats 1 and 3 have it.
    const envied = Table.open('sd/caribbean-stud')
      .bets({ 1: PROGRESSIVE, 2: { ante: 500 }, 3: PROGRESSIVE })
      .deals({ ...HANDS, 2: '5s 6s 7s 8s 9s', 3: 'Kc Kh 7d 7c 2h' })
      .decides(1, bet(1_000))
      .decides(2, bet(1_000))
      .decides(3, bet(1_000))
      .settles();
    expect(envied.lines.filter((line) => line.includes('envy'))).toHaveLength(2);
    const { world, playing } = envied;
    expect(whereHandsLie(world.rules.inForce, playing).get(2)).toBe('face-up');
    expect(envied.playing.takenUp).toEqual([3]);
    expect(envied.refuses({ type: 'TakeUp', place: 2, counted: 5 })).toBe(
      'hand-stays [SD-CSP-19#2] it stays, face up, until everything is paid',
    );
    const one = envied.follow((next) => next.kind === 'take-up');
    expect(one.next).toMatchObject({ place: 1 });
    expect(one.refuses({ type: 'TakeUp', place: 2, counted: 5 })).toContain('hand-stays');
    const paid = one.follow((next) => next.kind === 'take-up' && next.place === 2);
    expect(paid.events.at(-1)).toMatchObject({ type: 'EnvyPaid' });
    expect(paid.ends().round).toBeNull();
  });

  it('[SD-CSP-21g-ii] so does one whose own award is paid, while another is not', () => {
    const envied = Table.open('sd/caribbean-stud')
      .bets({ 1: PROGRESSIVE, 2: PROGRESSIVE })
      .deals({ ...HANDS, 2: '5s 6s 7s 8s 9s' })
      .decides(1, bet(1_000))
      .decides(2, bet(1_000))
      .settles();
    const half = envied.follow((_next, { events }) =>
      events.some(({ type }) => type === 'AwardPaid'),
    );
    const [first] = half.events.filter((event) => event.type === 'AwardPaid');
    expect(first).toMatchObject({ seat: 2 });
    expect(half.refuses({ type: 'TakeUp', place: 2, counted: 5 })).toContain('hand-stays');
    expect(half.ends().round).toBeNull();
  });

  it('[SD-CSP-21g-ii] and one whose award was rejected, while another waits', () => {
    const envied = Table.open('sd/caribbean-stud')
      .bets({ 1: PROGRESSIVE, 2: PROGRESSIVE })
      .deals({ ...HANDS, 2: '5s 6s 7s 8s 9s' })
      .decides(1, bet(1_000))
      .decides(2, bet(1_000))
      .settles();
    const meter = envied.world.meters.progressive;
    const hits = meter === undefined || meter.phase === 'unopened' ? [] : meter.hits;
    const hit = hits.find(({ seat }) => seat === 2)?.hit ?? '';
    const step = { type: 'RejectHit', hit, reason: 'a card was marked' } as const;
    const rejected = envied.do({ type: 'AtJackpot', jackpot: 'progressive', step }, FLOOR);
    expect(rejected.playing.awards?.envy.map(({ envies }) => envies)).not.toContain(2);
    expect(rejected.refuses({ type: 'TakeUp', place: 2, counted: 5 })).toContain('hand-stays');
    expect(rejected.ends().round).toBeNull();
  });
});

describe('Caribbean Stud: two flushes, which nobody envies', () => {
  const PROGRESSIVE = { ante: 500, progressive: 100 };
  const settled = (): Table =>
    Table.open('sd/caribbean-stud')
      .bets({ 1: PROGRESSIVE, 2: PROGRESSIVE })
      .deals({ 1: 'Kc Jc 7c 4c 3c', 2: 'Kh Jh 7h 4h 3h', dealer: 'As Kd 9s 6d 2c' })
      .decides(1, bet(1_000))
      .decides(2, bet(1_000))
      .settles();
  const hitOf = (table: Table, seat: number): string => {
    const meter = table.world.meters.progressive;
    const hits = meter === undefined || meter.phase === 'unopened' ? [] : meter.hits;
    return hits.find((one) => one.seat === seat)?.hit ?? '';
  };
  const take = (seat: number) => ({ type: 'TakeUp', place: seat, counted: 5 }) as const;
  const isPaid = (table: Table, seat: number): boolean =>
    table.events.some((event) => event.type === 'AwardPaid' && event.seat === seat);

  it('[SD-CSP-19#2] each stays until its own award is paid, and no longer', () => {
    const table = settled();
    expect(table.refuses(take(1))).toContain('hand-stays');
    expect(table.refuses(take(2))).toContain('hand-stays');
    const two = table.follow((_next, now) => isPaid(now, 2));
    expect(isPaid(two, 1)).toBe(false);
    expect(two.refuses(take(1))).toContain('hand-stays');
    expect(two.refuses(take(2))).toBeNull();
  });

  it('[SD-CSP-19#2, AMB-81] one whose award was taken off stays until somebody has ruled', () => {
    const table = settled();
    const step = { type: 'UnkeyWinner', hit: hitOf(table, 1) } as const;
    const off = table.do({ type: 'AtJackpot', jackpot: 'progressive', step });
    expect(off.refuses(take(1))).toContain('hand-stays');
    const ruled = off.do(
      { type: 'RuleNoAward', jackpot: 'progressive', seat: 1, reason: 'it was touched' },
      FLOOR,
    );
    expect(ruled.refuses(take(1))).toBeNull();
    expect(ruled.refuses(take(2))).toContain('hand-stays');
    expect(ruled.ends().round).toBeNull();
  });
});

describe('a hand that does not count right', () => {
  const folded = (id: 'sd/high-card-flush' | 'md/high-card-flush'): Table =>
    Table.open(id)
      .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 } })
      .deals(aceHigh)
      .decides(1, raise(1_000))
      .decides(2, fold)
      .follow((next) => next.kind === 'take-up');

  it.each([
    ['[SD-HCF-8#2] South Dakota', 'sd/high-card-flush', 'SD-HCF-8#2'],
    ['[MD-HCF-13D] Maryland', 'md/high-card-flush', 'MD-HCF-13D'],
  ] as const)('%s: the round waits for a floorperson', (_title, id, cite) => {
    const short = folded(id).do({ type: 'TakeUp', place: 2, counted: 6 });
    expect(short.playing.stopped).toEqual({ by: 'folded-cards-miscounted', place: 2, cite });
    expect(short.next).toMatchObject({ kind: 'floorperson', cite });
    expect(short.refuses({ type: 'TakeUp', place: 2, counted: 7 })).toMatch(
      `round-is-stopped [${cite}]`,
    );
    expect(short.refuses({ type: 'Turn', place: 'dealer' })).toMatch(`round-is-stopped [${cite}]`);
    expect(short.refuses({ type: 'RuleContinue', reason: ' ' }, FLOOR)).toBe(
      'no-reason [house:reasons] say what was found',
    );
    const found = short.do({ type: 'RuleContinue', reason: 'a card lay under the chips' }, FLOOR);
    expect(found.do({ type: 'TakeUp', place: 2, counted: 7 }).ends().round).toBeNull();
  });

  it('[SD-HCF-5#1] a floorperson who finds that it was misdealt calls it, and all goes back', () => {
    const short = folded('sd/high-card-flush').do({ type: 'TakeUp', place: 2, counted: 6 });
    const over = short.calls({ kind: 'wrong-count-to-player', place: 2, cards: 6 }, FLOOR).ends();
    expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([0, 0]);
  });

  it('[SD-CSP-19#1] it goes by the clause of the hand that was counted, not of one that folded', () => {
    const settled = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500 }, 2: { ante: 500 } })
      .deals({ 2: '8c 8d 8h 3s 4s', 1: 'Kc Jd 6h 5s 4c', dealer: 'As Kd 9h 7h 2c' })
      .decides(1, fold)
      .decides(2, bet(1_000))
      .follow((next) => next.kind === 'take-up' && next.place === 2)
      .do({ type: 'TakeUp', place: 2, counted: 4 });
    expect(settled.playing.stopped).toMatchObject({ place: 2, cite: 'SD-CSP-19#1' });
  });

  it('[SD-CSP-19#1] after the settlement too nobody goes on before it is looked at', () => {
    const settled = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500 } })
      .deals({ 1: '8c 8d 8h 3s 4s', dealer: 'As Kd 9h 7h 2c' })
      .decides(1, bet(1_000))
      .follow((next) => next.kind === 'take-up')
      .do({ type: 'TakeUp', place: 1, counted: 4 });
    expect(settled.playing.stopped).toMatchObject({ place: 1, cite: 'SD-CSP-19#1' });
    expect(settled.refuses({ type: 'Settle' })).toContain('round-is-stopped');
    const on = settled.do({ type: 'RuleContinue', reason: 'it lay under the rack' }, FLOOR);
    expect(on.ends().round).toBeNull();
  });
});
