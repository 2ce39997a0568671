import { rulebookById } from '@baize/rulebook';
import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { ProvedStep, SecondProof } from '../../src/fairness/proof.js';
import { commitmentOf } from '../../src/fairness/recipe.js';
import {
  cutDepthOf,
  decodeProof,
  HouseSeed,
  type RoundProof,
  revealOf,
  roundTerms,
  verifyRound,
} from '../../src/index.js';
import {
  contributedBy,
  deckWith,
  fairProof,
  firstProof,
  houseSeeds,
  playersSeeds,
  seedNamed,
  wayOfShuffling,
} from './support/rounds.js';

const faultsOf = (proof: RoundProof): readonly string[] =>
  verifyRound(proof)
    .checks.filter(({ ok }) => !ok)
    .map(({ check, says }) => `${check}: ${says}`);

describe('a fair round', () => {
  test.prop([houseSeeds, playersSeeds, wayOfShuffling])(
    'is found fair, after a journey as JSON',
    (seed, players, shuffledBy) => {
      const terms = roundTerms(rulebookById('md/high-card-flush'), 'felt/1', shuffledBy);
      const deck = deckWith(terms, seed, players);
      const cards = deck.slice(0, 21);
      const over = { terms, shuffledBy, seed, cards, voidFor: null };
      const proof = revealOf(over, contributedBy(terms, seed, players));
      const decoded = decodeProof(JSON.parse(JSON.stringify(proof)));
      expect(decoded).toEqual({ ok: true, value: proof });
      expect(proof.commitment).toBe(commitmentOf(terms, seed));
      const verdict = verifyRound(proof);
      expect(verdict).toMatchObject({ round: 'felt/1', fair: true, void: null, deck });
      expect(verdict.checks.map(({ check, ok }) => [check, ok])).toEqual([
        ['commitment', true],
        ['seeds', true],
        ['closing', true],
        ['order', true],
        ['cut', true],
        ['cards', true],
      ]);
    },
  );

  test('may have dealt one card, or all of them', () => {
    expect(verifyRound(fairProof({ cards: 1 })).checks.at(-1)?.says).toBe(
      'the one card is the top card of the deck',
    );
    expect(verifyRound(fairProof({ cards: 52 })).fair).toBe(true);
  });

  test('that is void says why, and its cards are checked as far as they left the deck', () => {
    const reason = 'a card was found face up';
    expect(verifyRound({ ...fairProof(), void: { reason } })).toMatchObject({
      fair: true,
      void: reason,
    });
    expect(faultsOf({ ...fairProof({ cards: 0 }), void: { reason } })).toEqual([]);
    const [top, second] = fairProof().cards.split(' ');
    const skipped = { ...fairProof(), cards: `${second}`, void: { reason } };
    expect(faultsOf(skipped)).toEqual([`cards: card 1 should be ${top} and was ${second}`]);
  });

  test('of the first recipe is found as what it is, with a word on what it let the house do', () => {
    const { fair, note, checks } = verifyRound(firstProof());
    expect(fair).toBe(true);
    expect(checks.map(({ check }) => check)).toEqual(['commitment', 'cut', 'cards']);
    expect(note).toMatch(/version 1: .* the house drew one, after it knew all others/);
    expect(verifyRound(fairProof()).note).toBeNull();
  });

  test('that nobody added a seed to says that the house alone made the deck', () => {
    const seed = seedNamed('alone');
    const terms = roundTerms(rulebookById('md/high-card-flush'), 'felt/1', 'machine');
    const cards = deckWith(terms, seed, []).slice(0, 7);
    const over = { terms, shuffledBy: 'machine', seed, cards, voidFor: null } as const;
    expect(verifyRound(revealOf(over, contributedBy(terms, seed, [])))).toMatchObject({
      fair: true,
      note: expect.stringContaining('the house alone made the deck'),
    });
  });
});

const dealtFirst = (entry: number): ProvedStep => ({ entry, step: 'dealt', seat: null });
const openedLast = (entry: number): ProvedStep => ({ entry, step: 'seat-opened', seat: 4 });

describe('a round that is not fair', () => {
  const proof = fairProof();
  const depth = proof.cut!.depth;
  const dealt = proof.cards.split(' ');

  test.each<[name: string, change: Partial<SecondProof>, checks: readonly string[]]>([
    [
      'a seed other than the committed one',
      { houseSeed: '00'.repeat(32) },
      ['commitment', 'cut', 'cards'],
    ],
    [
      'another commitment',
      { commitment: `sha256:${'0'.repeat(64)}` },
      ['commitment', 'seeds', 'closing'],
    ],
    ['another round', { round: 'felt/13' }, ['commitment', 'seeds', 'closing', 'cut', 'cards']],
    [
      'a player’s seed changed',
      { players: proof.players.map((one) => ({ ...one, seed: 'my lucky six' })) },
      ['seeds', 'cards'],
    ],
    [
      'a player’s seed left out',
      { players: proof.players.slice(1) },
      ['closing', 'order', 'cards'],
    ],
    [
      'a player’s seat changed',
      { players: proof.players.map((one) => ({ ...one, seat: one.seat + 1 })) },
      ['seeds', 'closing', 'order', 'cards'],
    ],
    ['another silent seat', { silent: [{ seat: 5, why: 'away' }] }, ['closing']],
    ['another closing', { closing: `sha256:${'0'.repeat(64)}` }, ['closing', 'cards']],
    [
      'a card before a seed',
      { steps: proof.steps.toSpliced(-2, 2, dealtFirst(5), openedLast(6)) },
      ['order'],
    ],
    ['a depth the seed did not place', { cut: { atLeast: 1, depth: (depth % 51) + 1 } }, ['cut']],
    ['a cut left out', { cut: null }, ['commitment', 'seeds', 'closing', 'cut', 'cards']],
    [
      'bounds that are not the document’s',
      { cut: { atLeast: 10, depth } },
      ['commitment', 'seeds', 'closing', 'cut', 'cards'],
    ],
    [
      'two cards changed about',
      { cards: [dealt[1], dealt[0], ...dealt.slice(2)].join(' ') },
      ['cards'],
    ],
    ['no cards, and no reason for it', { cards: '' }, ['order', 'cards']],
    ['cards that begin at the second', { cards: dealt.slice(1).join(' ') }, ['cards']],
  ])('%s', (_, change, checks) => {
    const changed = { ...proof, ...change };
    expect(decodeProof(changed).ok).toBe(true);
    const verdict = verifyRound(changed);
    expect(verdict.fair).toBe(false);
    expect(verdict.checks.filter(({ ok }) => !ok).map(({ check }) => check)).toEqual(checks);
  });

  test('is told in words, with the clause where one is behind it', () => {
    expect(faultsOf({ ...proof, cut: null })).toContain(
      'cut: the deck must be cut after a shuffle by machine, and was not',
    );
    expect(faultsOf({ ...proof, cut: { atLeast: 10, depth } })).toContain(
      'cut: the cut is at least 1 from the top, not at least 10',
    );
    expect(
      verifyRound({ ...proof, cut: null }).checks.find(({ check }) => check === 'cut')?.cite,
    ).toBe('SD-HCF-4#2');
  });

  test('MD-HCF-5D(1): a deck that a machine shuffled is not cut', () => {
    const seed = seedNamed('machine');
    // A house that commits to a cut which the document does not ask for.
    const terms = {
      version: 2,
      round: 'felt/1',
      rulebook: 'md/high-card-flush',
      cutAtLeast: 10,
    } as const;
    const cards = deckWith(terms, seed, []).slice(0, 14);
    const over = { terms, seed, cards, voidFor: null };
    const nobody = contributedBy(terms, seed, []);
    expect(cutDepthOf(terms, seed)).toBeGreaterThanOrEqual(10);
    expect(verifyRound(revealOf({ ...over, shuffledBy: 'hand' }, nobody)).fair).toBe(true);
    const machine = verifyRound(revealOf({ ...over, shuffledBy: 'machine' }, nobody));
    expect(machine.checks.filter(({ ok }) => !ok)).toEqual([
      {
        check: 'cut',
        ok: false,
        says: 'the deck is dealt without a cut after a shuffle by machine, and was cut',
        cite: 'MD-HCF-5D(1)',
      },
    ]);
  });
});

describe('a proof from a file', () => {
  const proof = fairProof();
  const without = (name: keyof SecondProof) =>
    Object.fromEntries(Object.entries(proof).filter(([key]) => key !== name));

  test.each<[name: string, data: unknown, problem: string]>([
    ['no object', 'felt/12', 'the whole must be an object, and is "felt/12"'],
    ['another version', { ...proof, version: 3 }, 'version must be 1 or 2'],
    ['no seed', without('houseSeed'), 'houseSeed is missing'],
    [
      'a field too many',
      { ...proof, deck: '' },
      'deck is not a known field; known are: version, round, rulebook, shuffledBy, commitment, houseSeed, cut, cards, void, players, silent, closing, withheld, steps',
    ],
    [
      'an empty round',
      { ...proof, round: '' },
      'round must be a text of 1 to 256 bytes, in one line',
    ],
    [
      'half a letter',
      { ...firstProof(), playerSeeds: [{ seat: 1, seed: '\ud83c' }] },
      'playerSeeds[0].seed must be a text of 1 to 256 bytes',
    ],
    [
      'seats out of order',
      { ...proof, players: proof.players.toReversed() },
      'players must go up by seat, each seat once',
    ],
    [
      'a seat twice',
      { ...firstProof(), playerSeeds: [1, 1].map((seat) => ({ seat, seed: 'x' })) },
      'playerSeeds must go up by seat, each seat once',
    ],
    [
      'a commitment without its kind',
      { ...proof, commitment: 'ab'.repeat(32) },
      'commitment must be "sha256:" and 64 hexadecimal digits, in small letters',
    ],
    [
      'a cut below the deck',
      { ...proof, cut: { atLeast: 1, depth: 52 } },
      'cut.depth must be a whole number from 1 to 51, and is 52',
    ],
    ['a card twice', { ...proof, cards: 'As As' }, 'cards: As is there twice: card 1 and card 2'],
    [
      'an unknown card',
      { ...proof, cards: 'As ??' },
      'cards: card 2: ?? is a card nobody has seen, and must be known here',
    ],
    ['cards as a list', { ...proof, cards: ['As'] }, 'cards: it must be cards such as "As Td 9h"'],
    [
      'a void without a reason',
      { ...proof, void: { reason: ' ' } },
      'void.reason must be a text, in one line',
    ],
  ])('%s is refused', (_, data, problem) => {
    const decoded = decodeProof(data);
    expect(decoded.ok ? [] : decoded.problems.map(({ message }) => message)).toEqual([problem]);
  });

  test('reveals the seed that was drawn', () => {
    expect(HouseSeed.ofHex(proof.houseSeed)?.secretHex()).toBe(seedNamed('fair').secretHex());
  });
});
