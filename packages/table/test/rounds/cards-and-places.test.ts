import { type GameRound, gameOf, type Place } from '@baize/games';
import { describe, expect, it } from 'vitest';
import { cardsOut, type RoundAtTable } from '../../src/index.js';
import {
  allCardsLying,
  cardsLeftAt,
  cardsLying,
  countsRight,
} from '../../src/rounds/cards-lying.js';
import { cardsDealt, cardsDealtTo } from '../../src/rounds/dealt.js';
import { cardsToTurn, hasDiscards, nextFolded, pileOf } from '../../src/rounds/discards.js';
import { foldedCountedBy } from '../../src/rounds/folded.js';
import { asSeen, legalAsSeen, viewGame } from '../../src/rounds/seen.js';
import { whereHandsLie } from '../../src/rounds/where-hands-lie.js';
import { contestAs, handAt, roundAs } from '../support/moments.js';
import { exampleRules } from '../support/rules.js';

/** How many cards lie where, and who sees which of them. */

const maryland = exampleRules('md/high-card-flush');
const southDakota = exampleRules('sd/high-card-flush');
const washington = exampleRules('wa/ricochet-poker');

const HANDS = ['Ah Qh Th 8h 6h 4h 2c', '9d 8d 7d Kc Jc 4s 6s', 'Ad Kd 8c 5s 7s 3h 2h'] as const;
const DEALER = '9s 3s 2s Qc 4c Td Jd';
const FOLD = { kind: 'fold', claims: [] } as const;
const TUCK = { kind: 'fold', claims: ['straight-flush'] } as const;
const NAMED = { ...TUCK, tucked: { 'straight-flush': ['9d', '8d', '7d'] } } as const;
const BONUS = { stakes: { 'straight-flush': 500 } } as const;

const felt = (...hands: readonly ReturnType<typeof handAt>[]): GameRound =>
  contestAs('high-card-flush', { phase: 'revealing', hands, dealer: DEALER });
const [one, two, three] = HANDS.map((cards, at) => handAt(at + 1, cards));
if (one === undefined || two === undefined || three === undefined) throw new Error('three hands');
const all = felt(one, two, three);
const short = felt(handAt(1, 'Ah Qh'), handAt(2));
const pot = gameOf(washington.rulebook).open('t1/1', 'rules-1', 'one-card');

const called = (kind: string, place: Place, cards: number | null) =>
  ({ kind, place, cards, cite: 'MD-HCF-13D' }) as RoundAtTable['irregularities'][number];

describe('cards that left the deck', () => {
  it('are those at every place, and the dead ones', () => {
    expect(cardsDealt(all)).toBe(28);
    expect(cardsDealt(short)).toBe(9);
    expect(cardsDealtTo(short, 1)).toBe(2);
    expect(cardsDealtTo(short, 'dealer')).toBe(7);
    expect(cardsOut(roundAs(short))).toBe(9);
    expect(cardsOut(roundAs(short, { deadCards: 2 }))).toBe(11);
  });

  it('are as many as a wrong deal was called for', () => {
    const lying = (...irregularities: RoundAtTable['irregularities']) => {
      const round = roundAs(all, { irregularities });
      return [1, 2, 'dealer' as const].map((place) => cardsLying(round, place));
    };
    expect(lying()).toEqual([7, 7, 7]);
    expect(lying(called('wrong-count-to-player', 1, 8))).toEqual([8, 7, 7]);
    expect(lying(called('wrong-count-to-dealer', 'dealer', 6))).toEqual([7, 7, 6]);
    expect(
      lying(called('wrong-count-to-player', 1, 8), called('wrong-count-to-player', 1, 6)),
    ).toEqual([6, 7, 7]);
    expect(
      lying(called('wrong-count-to-player', 1, 8), called('wrong-count-to-player', 1, null)),
    ).toEqual([8, 7, 7]);
    expect(lying(called('folded-cards-miscounted', 1, 8))).toEqual([7, 7, 7]);
    expect(
      allCardsLying(roundAs(all, { irregularities: [called('wrong-count-to-player', 1, 8)] })),
    ).toBe(29);
  });

  it('are those that are left where some were racked', () => {
    const round = roundAs(all, { tucked: { 2: 3 } });
    expect([1, 2, 'dealer' as const].map((place) => cardsLeftAt(round, place))).toEqual([7, 3, 7]);
  });

  it.each<readonly [string, RoundAtTable['irregularities'], number, boolean]>([
    ['as many as lie there', [], 7, true],
    ['one too many', [], 8, false],
    ['a number that was called', [called('folded-cards-miscounted', 1, 8)], 8, true],
    ['another one than was called', [called('folded-cards-miscounted', 1, 8)], 6, false],
    ['one that was called elsewhere', [called('folded-cards-miscounted', 2, 8)], 8, false],
    [
      'any, where nobody said how many were dealt',
      [called('wrong-count-to-player', 1, null)],
      6,
      true,
    ],
    ['not any, where a count was called', [called('folded-cards-miscounted', 1, null)], 6, false],
    ['one that was called as something else', [called('raise-too-large', 1, 8)], 8, false],
  ])('a hand is taken up with %s', (_title, irregularities, counted, right) => {
    expect(countsRight(roundAs(all, { irregularities }), 1, counted, 7)).toBe(right);
  });
});

describe('a folded hand', () => {
  const tucked = handAt(2, HANDS[1], { ...BONUS, decision: TUCK });
  const named = handAt(2, HANDS[1], { ...BONUS, decision: NAMED });
  const unseen = handAt(2, '?? ?? ?? ?? ?? ?? ??', { ...BONUS, decision: TUCK });
  const halfSeen = handAt(2, '9d 8d 7d ?? ?? ?? ??', { ...BONUS, decision: TUCK });
  const folded = handAt(2, HANDS[1], { ...BONUS, decision: FOLD });

  it('has as many cards under a wager as were named, or seen', () => {
    const piles = [named, tucked, unseen, halfSeen].map((hand) => pileOf(southDakota, hand));
    expect(piles).toEqual([3, 7, null, null]);
  });

  it('has discards where it is tucked, and they are not in the rack', () => {
    const lie = (hand: typeof named, more: Partial<RoundAtTable> = {}) =>
      hasDiscards(southDakota, roundAs(felt(hand), more), hand);
    expect([named, tucked, unseen, folded].map((hand) => lie(hand))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(lie(named, { takenUp: [2] })).toBe(false);
    expect(lie(named, { takenUp: [1] })).toBe(true);
    expect(lie(named, { tucked: { 2: 3 } })).toBe(false);
    expect(lie(named, { tucked: { 1: 3 } })).toBe(true);
    expect(lie({ ...named, turned: true })).toBe(false);
  });

  it('has its tucked cards turned, and no other hand has any', () => {
    const turn = (game: GameRound, place: Place, more: Partial<RoundAtTable> = {}) =>
      cardsToTurn(southDakota, roundAs(game, more), place);
    expect(turn(felt(one, named), 2)).toBe(3);
    expect(turn(felt(one, unseen), 2)).toBeNull();
    expect(turn(felt(one, unseen), 2, { tucked: { 2: 4 } })).toBe(4);
    expect(turn(felt(one, named), 1)).toBeNull();
    expect(turn(felt(one, named), 'dealer')).toBeNull();
    expect(turn(felt(one, named), 5)).toBeNull();
    expect(cardsToTurn(washington, roundAs(pot), 2)).toBeNull();
    expect(cardsToTurn(washington, roundAs(pot), 'dealer')).toBeNull();
  });

  it('leaves from the dealer’s right: its wagers, then its cards, or what of them is not tucked', () => {
    const paid = (...seats: readonly number[]) =>
      seats.map((seat) => ({ seat, lines: [], tips: [], givenUp: true }));
    const next = (
      hands: readonly (typeof named)[],
      seats: readonly number[] = [],
      takenUp: readonly Place[] = [],
    ) =>
      nextFolded(
        southDakota,
        roundAs(
          contestAs('high-card-flush', {
            phase: 'revealing',
            hands,
            dealer: DEALER,
            paid: paid(...seats),
          }),
          { takenUp },
        ),
      );
    const first = handAt(1, HANDS[0], { decision: FOLD });
    expect(next([one, two])).toBeNull();
    expect(next([first, folded])).toEqual({ seat: 2, leaves: 'wagers' });
    expect(next([first, folded], [2])).toEqual({ seat: 2, leaves: 'hand' });
    expect(next([first, folded], [2], [2])).toEqual({ seat: 1, leaves: 'wagers' });
    expect(next([first, folded], [1, 2], [2])).toEqual({ seat: 1, leaves: 'hand' });
    expect(next([first, folded], [1, 2], [1, 2])).toBeNull();
    expect(next([one, named], [2])).toEqual({ seat: 2, leaves: 'discards' });
    expect(next([one, tucked], [2])).toBeNull();
    expect(nextFolded(washington, roundAs(pot))).toBeNull();
  });

  it('is counted where the document says so', () => {
    expect(foldedCountedBy(southDakota)).toMatchObject({ value: 7, cite: 'SD-HCF-8#2' });
    expect(foldedCountedBy(maryland)).toBeNull();
    expect(foldedCountedBy(washington)).toBeNull();
  });
});

describe('where hands lie', () => {
  const lies = (game: GameRound, more: Partial<RoundAtTable> = {}) =>
    Object.fromEntries(whereHandsLie(southDakota, roundAs(game, more)));
  it.each([
    [
      'nowhere before the deal',
      lies(contestAs('high-card-flush', { phase: 'betting', hands: [handAt(1)] })),
      {},
    ],
    [
      'before their players',
      lies(felt(one, two)),
      { 1: 'face-down', 2: 'face-down', dealer: 'face-down' },
    ],
    ['only where there are cards', lies(short), { 1: 'face-down', dealer: 'face-down' }],
    [
      'as they were decided',
      lies(
        felt(
          handAt(1, HANDS[0], { decision: { kind: 'raise', cents: 1_000 } as never }),
          handAt(2, HANDS[1], { decision: FOLD }),
          { ...three, turned: true },
        ),
      ),
      { 1: 'under-the-ante', 2: 'folded', 3: 'face-up', dealer: 'face-down' },
    ],
    [
      'in the rack, or under a wager',
      lies(
        felt(handAt(1, HANDS[0], { decision: FOLD }), handAt(2, HANDS[1], { decision: NAMED })),
        { takenUp: [1], tucked: { 2: 3 } },
      ),
      { 1: 'in-the-rack', 2: 'tucked', dealer: 'face-down' },
    ],
  ])('%s', (_title, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe('cards as they are seen', () => {
  const deciding = contestAs('high-card-flush', {
    phase: 'deciding',
    hands: [one, two],
    dealer: DEALER,
  });
  const faces = (game: GameRound) =>
    game.hands.map(({ cards }) => cards.filter((card) => card !== '??').length);
  it('each player sees the cards of each seat that is theirs', () => {
    const seen = (viewer: Parameters<typeof asSeen>[2]) =>
      faces(asSeen(southDakota, deciding, viewer));
    expect(seen({ kind: 'player', seats: [1] })).toEqual([7, 0]);
    expect(seen({ kind: 'player', seats: [2] })).toEqual([0, 7]);
    expect(seen({ kind: 'player', seats: [1, 2] })).toEqual([7, 7]);
    expect(seen({ kind: 'spectator' })).toEqual([0, 0]);
    expect(viewGame(southDakota, deciding, { kind: 'player', seats: [1] })).not.toEqual(
      viewGame(southDakota, deciding, { kind: 'player', seats: [2] }),
    );
  });

  it('a game without a dealer’s contest hides nothing that is dealt', () => {
    expect(asSeen(washington, pot, { kind: 'spectator' })).toBe(pot);
  });

  it('who does not see a hand learns no limit from it', () => {
    const most = (viewer: Parameters<typeof asSeen>[2]) =>
      legalAsSeen(southDakota, deciding, viewer, [2])[2]?.find(({ act }) => act === 'raise');
    expect(most({ kind: 'player', seats: [2] })).toMatchObject({ mostCents: 1_000 });
    expect(most({ kind: 'player', seats: [1] })).toMatchObject({ mostCents: 3_000 });
    expect(most({ kind: 'spectator' })).toMatchObject({ mostCents: 3_000 });
  });
});
