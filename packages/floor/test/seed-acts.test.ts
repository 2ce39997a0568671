import type { LiveView } from '@baize/house/client';
import { describe, expect, test } from 'vitest';
import { keepSeed } from '../src/fairness/kept-seeds.js';
import { seedAct, termsOf } from '../src/fairness/seed-acts.js';
import { closingHash, seedCommitment } from '../src/fairness/seed-hashes.js';

type Fairness = NonNullable<LiveView['fairness']>;

const hash = (digit: string) => `sha256:${digit.repeat(64)}` as const;
const RULEBOOK = 'md/high-card-flush';
let rounds = 0;

/** A round in which this browser has committed for seat 1, under a commitment of the house. */
const committedRound = (house = hash('a')) => {
  rounds += 1;
  const open: Fairness = {
    version: 2,
    round: `felt/${rounds}`,
    commitment: house,
    cutAtLeast: null,
    committed: [],
    silent: [],
    closing: null,
    opened: [],
    opening: null,
    withheld: [],
  } as never;
  const terms = termsOf(open, RULEBOOK);
  const seed = `seed ${rounds}`;
  const commitment = seedCommitment(terms, house, 1, seed);
  const kept = { round: open.round, seat: 1, seed, house };
  keepSeed(commitment, kept);
  const closed = (silent: Fairness['silent'] = []): Fairness => {
    const committed = silent.some(({ seat }) => seat === 1) ? [] : [{ seat: 1, commitment }];
    const closing = closingHash(terms, house, { commitments: committed, silent });
    return { ...open, committed, silent, closing } as Fairness;
  };
  return { open, closed, commitment, kept };
};

const actOn = (fairness: Fairness) =>
  seedAct({ fairness, rulebook: RULEBOOK as never, round: null }, 1);

describe('what a page does with its seed', () => {
  test('it opens to the list that has its commitment, under the house’s commitment it was made for', () => {
    const { closed, commitment } = committedRound();
    expect(actOn(closed())).toMatchObject({ act: 'open', commitment });
  });

  test('a house that committed anew before the page did is no reason to withhold', () => {
    const before = committedRound(hash('a'));
    const { closed } = committedRound(hash('b'));
    expect(before.open.commitment).not.toBe(closed().commitment);
    expect(actOn(closed()).act).toBe('open');
  });

  test('it opens nothing to another commitment of the house, or to a hash of another list', () => {
    const { closed } = committedRound();
    expect(actOn({ ...closed(), commitment: hash('c') }).act).toBe('differs');
    expect(actOn({ ...closed(), closing: hash('d') }).act).toBe('differs');
  });

  test('it says so when its commitment is not in the list', () => {
    const { closed } = committedRound();
    expect(actOn({ ...closed(), committed: [] })).toMatchObject({
      act: 'differs',
      says: expect.stringContaining('does not name your seat'),
    });
  });

  test('another browser of the player may have sent the commitment that is in the list', () => {
    const { closed } = committedRound();
    const committed = [{ seat: 1, commitment: hash('c') }];
    expect(actOn({ ...closed(), committed } as ReturnType<typeof closed>)).toMatchObject({
      act: 'differs',
      says: expect.stringContaining('If another browser of yours is at this table'),
    });
  });

  test('a second list after it has opened is found out, also where the house calls it open or silent', () => {
    const { closed, commitment, kept } = committedRound();
    const list = closed();
    keepSeed(commitment, { ...kept, openedTo: list.closing ?? '' });
    const other = closed([{ seat: 2, why: 'away' }]);
    for (const shown of [
      other,
      { ...other, opened: [{ seat: 1, seed: kept.seed }] },
      closed([{ seat: 1, why: 'none' }]),
    ]) {
      expect(actOn(shown)).toMatchObject({
        act: 'differs',
        says: expect.stringContaining('another list before'),
      });
    }
  });

  test('a house that names it as withholding although it opened is found out', () => {
    const { closed, commitment, kept } = committedRound();
    const list = closed();
    keepSeed(commitment, { ...kept, openedTo: list.closing ?? '' });
    expect(actOn({ ...list, withheld: [1] })).toMatchObject({
      act: 'differs',
      says: expect.stringContaining('Your page has sent it'),
    });
  });
});
