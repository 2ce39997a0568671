import { formatCards } from '@baize/cards';
import { rulebookById } from '@baize/rulebook';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { type ClosedList, closingOf, playerCommitmentOf } from '../../src/fairness/closed-list.js';
import type { Commitment } from '../../src/fairness/commitment.js';
import type { PlayerSeed } from '../../src/fairness/player-seed.js';
import { commitmentOf } from '../../src/fairness/recipe.js';
import { deckOf, HouseSeed, roundTerms, verifyRound } from '../../src/index.js';
import { contributedBy, fairProof, houseSeeds, seedNamed } from './support/rounds.js';

const TERMS = roundTerms(rulebookById('md/high-card-flush'), 'felt/1', 'machine');

/** What the honest player at seat 1 mixes in: 256 bits that nobody else knows until it is opened. */
const honest = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes): PlayerSeed => ({ seat: 1, seed: Buffer.from(bytes).toString('hex') }));

const pledge = (house: Commitment, player: PlayerSeed) => ({
  seat: player.seat,
  commitment: playerCommitmentOf(TERMS, house, player),
});

const listOf = (house: Commitment, ...players: readonly PlayerSeed[]): ClosedList => ({
  commitments: players.map((one) => pledge(house, one)),
  silent: [],
});

/** Whether the first card is a king: one deck in thirteen, so that a few tries find one. */
const isLiked = (deck: ReturnType<typeof deckOf>): boolean =>
  formatCards(deck.slice(0, 1)).startsWith('K');

describe('whoever tries seeds after another is known', () => {
  test.prop([houseSeeds, honest])(
    'chose the deck of version 1: the house drew last',
    (seed, known) => {
      const first = { ...TERMS, version: 1 } as const;
      const decks = Array.from({ length: 400 }, (_, drawn) =>
        deckOf(first, seed, null, [known, { seat: 2, seed: `drawn ${drawn}` }]),
      );
      expect(decks.some(isLiked)).toBe(true);
    },
  );

  test.prop([houseSeeds, honest])(
    'finds none that opens what was committed to: seat, round, house and text are bound',
    (seed, known) => {
      const house = commitmentOf(TERMS, seed);
      const committed = pledge(house, { seat: 2, seed: 'chosen before' }).commitment;
      const others: readonly Commitment[] = [
        ...Array.from({ length: 60 }, (_, tried) =>
          playerCommitmentOf(TERMS, house, { seat: 2, seed: `try ${tried} after ${known.seed}` }),
        ),
        playerCommitmentOf(TERMS, house, { seat: 3, seed: 'chosen before' }),
        playerCommitmentOf({ ...TERMS, round: 'felt/2' }, house, {
          seat: 2,
          seed: 'chosen before',
        }),
        playerCommitmentOf(TERMS, commitmentOf(TERMS, seedNamed('another')), {
          seat: 2,
          seed: 'chosen before',
        }),
      ];
      expect(others).not.toContain(committed);
    },
  );

  test.prop([
    houseSeeds,
    fc.uniqueArray(honest, { minLength: 2, maxLength: 2, selector: (one) => one.seed }),
  ])(
    'has fixed its part blindly: the same choices give another deck with another honest seed',
    (seed, [one, other]) => {
      const house = commitmentOf(TERMS, seed);
      const accomplice = { seat: 2, seed: 'the best of a million tries' };
      const deckWith = (player: PlayerSeed) =>
        deckOf(TERMS, seed, closingOf(TERMS, house, listOf(house, player, accomplice)), [
          player,
          accomplice,
        ]);
      expect(deckWith(one!)).not.toEqual(deckWith(other!));
    },
  );

  test('gets no better deck than chance gives, however it chose before the opening', () => {
    const seed = seedNamed('the house');
    const house = commitmentOf(TERMS, seed);
    const decks = Array.from({ length: 1040 }, (_, round) => {
      // It picks, by a guess of the honest seed, the accomplice's seed that would give a king.
      const guess = { seat: 1, seed: seedNamed(`guess ${round}`).secretHex() };
      let accomplice = { seat: 2, seed: '' };
      for (let tried = 0; ; tried += 1) {
        accomplice = { seat: 2, seed: `try ${tried}` };
        const closing = closingOf(TERMS, house, listOf(house, guess, accomplice));
        if (isLiked(deckOf(TERMS, seed, closing, [guess, accomplice]))) break;
      }
      const truth = { seat: 1, seed: seedNamed(`honest ${round}`).secretHex() };
      const closing = closingOf(TERMS, house, listOf(house, truth, accomplice));
      return deckOf(TERMS, seed, closing, [truth, accomplice]);
    });
    // 80 of 1,040 are expected; four standard deviations are 34.
    const liked = decks.filter(isLiked).length;
    expect(Math.abs(liked - 80)).toBeLessThan(35);
  });
});

describe('a list that is shown in two ways', () => {
  test.prop([houseSeeds, honest])(
    'has two hashes: a seed dropped, added, exchanged or called silent is another list',
    (seed, known) => {
      const house = commitmentOf(TERMS, seed);
      const friend = { seat: 2, seed: 'of a friend' };
      const whole = listOf(house, known, friend);
      const lists: readonly ClosedList[] = [
        whole,
        listOf(house, known),
        listOf(house, friend),
        listOf(house, known, { ...friend, seed: 'another' }),
        { commitments: [pledge(house, known)], silent: [{ seat: 2, why: 'away' }] },
        { commitments: [pledge(house, known)], silent: [{ seat: 2, why: 'none' }] },
        { ...whole, silent: [{ seat: 3, why: 'away' }] },
      ];
      const hashes = lists.map((list) => closingOf(TERMS, house, list));
      expect(new Set(hashes).size).toBe(lists.length);
    },
  );

  test('is refused where its seats do not go up', () => {
    const house = commitmentOf(TERMS, seedNamed('order'));
    const { commitments } = listOf(house, { seat: 1, seed: 'a' }, { seat: 2, seed: 'b' });
    const turned = { commitments: commitments.toReversed(), silent: [] };
    expect(() => closingOf(TERMS, house, turned)).toThrow('goes up by seat');
  });
});

describe('a proof that was made up afterwards', () => {
  const proof = fairProof();
  const [one, other] = proof.players;

  test('with a copied commitment: it opens for its own seat alone', () => {
    const copied = { ...other!, commitment: one!.commitment, seed: one!.seed };
    const verdict = verifyRound({ ...proof, players: [one!, copied] });
    expect(verdict.checks.filter(({ ok }) => !ok).map(({ check }) => check)).toContain('seeds');
  });

  test('with a seat left out whose seed did not suit: the list, the order and the deck tell', () => {
    const verdict = verifyRound({ ...proof, players: [one!], silent: [{ seat: 4, why: 'away' }] });
    const failed = verdict.checks.filter(({ ok }) => !ok).map(({ check }) => check);
    expect(failed).toEqual(['closing', 'order', 'cards']);
  });

  test('with a list made anew to fit: it is another hash than the one that was opened to', () => {
    const house = commitmentOf(TERMS, seedNamed('fair'));
    const players = [{ seat: 1, seed: 'known by now' }];
    const { list } = contributedBy(TERMS, seedNamed('fair'), players);
    expect(closingOf(TERMS, house, list!)).not.toBe(proof.closing);
  });

  test('with another seed of the house: it does not make the commitment', () => {
    const houseSeed = HouseSeed.draw().secretHex();
    const { fair, checks } = verifyRound({ ...proof, houseSeed });
    expect([fair, checks[0]?.ok]).toEqual([false, false]);
  });
});
