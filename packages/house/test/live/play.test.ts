import { RULEBOOK_IDS } from '@baize/rulebook';
import { expect, test } from 'vitest';
import { verifyRound } from '../../src/index.js';
import { historyOf, moneyOf } from '../../src/live/readings/personal.js';
import { proofOfRound } from '../../src/live/readings/rounds.js';
import { filedRound } from '../../src/live/streams/filed-round.js';
import { openHouse } from './support/open-house.js';
import { ANN, BEN } from './support/people.js';
import { playRounds } from './support/play.js';

const ROUNDS = 6;

test.each(RULEBOOK_IDS)(
  '%s: two people and practice players play rounds to the end',
  async (id) => {
    const house = await openHouse();
    const slug = await house.create(id, { practice: 2 });
    await house.seat(ANN, slug, 1);
    await house.seat(BEN, slug, 5);
    const seed = (round: number, seat: number): string => `seed of ${seat} in ${round}`;
    const players = [
      { person: ANN, seats: [1], seed },
      { person: BEN, seats: [5], folds: (round: number) => round % 2 === 0 },
    ];

    await playRounds(house, slug, players, ROUNDS, async () => {
      const balances = await house.store.balances();
      expect([...balances.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
    });

    for (const person of [ANN, BEN]) {
      const history = await historyOf(house.store, person.account, null, 100);
      const rounds = history.map(({ receipt }) => receipt.round);
      const all = Array.from({ length: ROUNDS }, (_, at) => `${slug}/${ROUNDS - at}`);
      expect(rounds.filter((round) => all.includes(round))).toEqual(all);
      const won = history.reduce((sum, { receipt }) => sum + receipt.netCents, 0);
      const { walletCents, chipsCents } = await moneyOf(house.store, person.account);
      expect(walletCents + chipsCents).toBe(1_000_000 + won);
    }
    for (let number = 1; number <= ROUNDS; number += 1) {
      const proof = await proofOfRound(house.store, slug, number);
      expect(proof).not.toBeNull();
      expect(verifyRound(proof!)).toMatchObject({ fair: true, void: null });
      expect(proof).toMatchObject({
        version: 2,
        players: [{ seat: 1, seed: seed(number, 1) }],
        silent: [{ seat: 5, why: 'none' }],
      });
      const filed = await filedRound(house.store, slug, number);
      expect(filed).toMatchObject({ outcome: 'complete', number, round: `${slug}/${number}` });
      expect(filed!.players.map(({ player }) => player)).toEqual(
        expect.arrayContaining(['ann', 'ben']),
      );
    }
    await house.expectSound();
  },
);
