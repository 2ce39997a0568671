import { rulebookById } from '@baize/rulebook';
import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  commitmentOf,
  cutDepthOf,
  deckOf,
  decodeProof,
  HouseSeed,
  type RoundProof,
  revealOf,
  roundTerms,
  verifyRound,
} from '../../src/index.js';
import {
  fairProof,
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
      const deck = deckOf(terms, seed, players);
      const cards = deck.slice(0, 21);
      const proof = revealOf({ terms, shuffledBy, seed, players, cards, voidFor: null });
      const decoded = decodeProof(JSON.parse(JSON.stringify(proof)));
      expect(decoded).toEqual({ ok: true, value: proof });
      expect(proof.commitment).toBe(commitmentOf(terms, seed));
      const verdict = verifyRound(proof);
      expect(verdict).toMatchObject({ round: 'felt/1', fair: true, void: null, deck });
      expect(verdict.checks.map(({ check, ok }) => [check, ok])).toEqual([
        ['commitment', true],
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
});

describe('a round that is not fair', () => {
  const proof = fairProof();
  const depth = proof.cut!.depth;
  const dealt = proof.cards.split(' ');

  test.each<[name: string, change: Partial<RoundProof>, checks: readonly string[]]>([
    [
      'a seed other than the committed one',
      { houseSeed: '00'.repeat(32) },
      ['commitment', 'cut', 'cards'],
    ],
    ['another commitment', { commitment: `sha256:${'0'.repeat(64)}` }, ['commitment']],
    ['another round', { round: 'felt/13' }, ['commitment', 'cut', 'cards']],
    ['a player’s seed changed', { playerSeeds: [{ seat: 1, seed: 'my lucky six' }] }, ['cards']],
    ['a player’s seed left out', { playerSeeds: proof.playerSeeds.slice(1) }, ['cards']],
    [
      'a player’s seat changed',
      { playerSeeds: proof.playerSeeds.map((one) => ({ ...one, seat: one.seat + 1 })) },
      ['cards'],
    ],
    ['a depth the seed did not place', { cut: { atLeast: 1, depth: (depth % 51) + 1 } }, ['cut']],
    ['a cut left out', { cut: null }, ['commitment', 'cut', 'cards']],
    [
      'bounds that are not the document’s',
      { cut: { atLeast: 10, depth } },
      ['commitment', 'cut', 'cards'],
    ],
    [
      'two cards changed about',
      { cards: [dealt[1], dealt[0], ...dealt.slice(2)].join(' ') },
      ['cards'],
    ],
    ['no cards, and no reason for it', { cards: '' }, ['cards']],
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
    expect(verifyRound({ ...proof, cut: null }).checks[1]?.cite).toBe('SD-HCF-4#2');
  });

  test('MD-HCF-5D(1): a deck that a machine shuffled is not cut', () => {
    const seed = seedNamed('machine');
    // A house that commits to a cut which the document does not ask for.
    const terms = { round: 'felt/1', rulebook: 'md/high-card-flush', cutAtLeast: 10 } as const;
    const cards = deckOf(terms, seed, []).slice(0, 14);
    const over = { terms, seed, players: [], cards, voidFor: null };
    expect(cutDepthOf(terms, seed)).toBeGreaterThanOrEqual(10);
    expect(verifyRound(revealOf({ ...over, shuffledBy: 'hand' })).fair).toBe(true);
    const machine = verifyRound(revealOf({ ...over, shuffledBy: 'machine' }));
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
  const without = (name: keyof RoundProof) =>
    Object.fromEntries(Object.entries(proof).filter(([key]) => key !== name));

  test.each<[name: string, data: unknown, problem: string]>([
    ['no object', 'felt/12', 'the whole must be an object, and is "felt/12"'],
    ['another version', { ...proof, version: 2 }, 'version must be 1'],
    ['no seed', without('houseSeed'), 'houseSeed is missing'],
    [
      'a field too many',
      { ...proof, deck: '' },
      'deck is not a known field; known are: version, round, rulebook, shuffledBy, commitment, houseSeed, playerSeeds, cut, cards, void',
    ],
    [
      'an empty round',
      { ...proof, round: '' },
      'round must be a text of 1 to 256 bytes, in one line',
    ],
    [
      'half a letter',
      { ...proof, playerSeeds: [{ seat: 1, seed: '\ud83c' }] },
      'playerSeeds[0].seed must be a text of 1 to 256 bytes',
    ],
    [
      'seats out of order',
      { ...proof, playerSeeds: proof.playerSeeds.toReversed() },
      'playerSeeds must go up by seat, each seat once',
    ],
    [
      'a seat twice',
      { ...proof, playerSeeds: [1, 1].map((seat) => ({ seat, seed: 'x' })) },
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
