import {
  type CardTo,
  type ContestCore,
  type ContestView,
  dealOrder,
  GAMES,
  type Place,
} from '@baize/games';
import { cents } from '@baize/money';
import { unwrap } from '@baize/result';
import type { RulebookId, RulesInForce } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { practiceDecision } from '../../src/practice/practice-decision.js';
import { exampleRules } from './support/practice-shift.js';

const STAMP = { at: '2026-01-01T00:00:00Z', by: 'the test' };

interface Given {
  readonly own: string;
  readonly dealer: string;
  readonly wagers?: Readonly<Record<string, number>>;
}

/** What seat 1 sees when it is asked, alone at the table. */
const viewOf = (
  core: ContestCore,
  rules: RulesInForce,
  { own, dealer, wagers = {} }: Given,
): ContestView => {
  const hands = new Map<Place, string[]>([
    [1, own.split(' ')],
    ['dealer', dealer.split(' ')],
  ]);
  const each = own.split(' ').length;
  const cards: readonly CardTo[] = dealOrder({
    seats: [1],
    toSeat: each,
    toDealer: each,
    packets: 'whole-hands',
  }).map((to) => ({ to, card: hands.get(to)!.shift()! }));
  const stakes = { ante: cents(1000), ...wagers };
  const commands = [
    { type: 'PlaceWagers', seat: 1, player: 'Wren', stakes, ...STAMP },
    { type: 'CloseBetting', ...STAMP },
    { type: 'Deal', cards, ...STAMP },
  ] as const;
  const state = commands.reduce(
    (now, command) =>
      unwrap(core.decide(rules, now, command)).reduce(
        (then, event) => core.evolve(rules, then, event),
        now,
      ),
    core.open('t/1', 'sha256:rules', 'whole-hands'),
  );
  return core.view(rules, state, { kind: 'player', seats: [1] });
};

const decided = (id: RulebookId, given: Given) => {
  const rules = exampleRules(id).inForce;
  const core =
    rules.rulebook.game === 'caribbean-stud' ? GAMES['caribbean-stud'] : GAMES['high-card-flush'];
  return practiceDecision(rules, viewOf(core, rules, given), 1);
};

describe('a practice player at High Card Flush', () => {
  const dealer = '2c 3d 4c 5d 6c 7d 8c';
  test.each([
    ['a short flush folds', '2h 3s 9h Ts Jd Qc Kd', { kind: 'fold', claims: [] }],
    ['three high cards raise the ante', 'Ah Kh Qh 2s 3s 9d Tc', { kind: 'raise', cents: 1000 }],
    ['five cards raise twice', 'Ah Kh Qh 9h 2h 3s 9d', { kind: 'raise', cents: 2000 }],
    ['seven cards raise three times', 'Ah Kh Qh 9h 2h 3h 5h', { kind: 'raise', cents: 3000 }],
  ])('%s', (_, own, decision) => {
    expect(decided('md/high-card-flush', { own, dealer })).toEqual(decision);
  });

  test('claims the straight flush that a folded hand wins', () => {
    const own = '2h 3h 4h 7s 9s Td Qd';
    const wagers = { flush: 500, 'straight-flush': 500 };
    expect(decided('oh/high-card-flush', { own, dealer, wagers })).toEqual({
      kind: 'fold',
      claims: ['straight-flush'],
    });
  });
});

describe('a practice player at Caribbean Stud', () => {
  test.each([
    ['any pair bets', '2h 2s 9h Ts Jd', 'Kd'],
    ['ace and king with a queen bet against a card of theirs', 'Ah Ks Qh 8s 2d', 'Qd'],
  ])('%s', (_, own, up) => {
    const dealer = `3c 4c 6d 7c ${up}`;
    expect(decided('sd/caribbean-stud', { own, dealer })).toEqual({ kind: 'bet', cents: 2000 });
  });

  test.each([
    ['a queen folds', 'Qh Js 9h 8s 2d', '5c'],
    ['ace and king with nothing of the dealer’s fold', 'Ah Ks 9h 7s 2d', 'Qd'],
  ])('%s', (_, own, up) => {
    const dealer = `3c 4c 6d 8c ${up}`;
    expect(decided('sd/caribbean-stud', { own, dealer })).toEqual({ kind: 'fold', claims: [] });
  });

  test('is not swayed by what the dealer has face down', () => {
    const own = '2h 2s 9h Ts Jd';
    const strong = decided('sd/caribbean-stud', { own, dealer: 'Ac Ad As Ah Kd' });
    const weak = decided('sd/caribbean-stud', { own, dealer: '3c 4c 6d 7c Kd' });
    expect(strong).toEqual(weak);
  });
});
