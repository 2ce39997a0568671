import { RULEBOOKS as DOCUMENTS } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import type { Shift } from '../../src/index.js';
import { dealing, oneDeck } from '../support/irregularity.js';
import type { Draft } from '../support/rounds.js';
import { pinned, shiftOf } from '../support/tables.js';

/** A stub is counted forty times in them. */
const ROUNDS = 200;

/** Rulebooks that let cards be dealt from a manual shoe. */
const BOOKS = DOCUMENTS.filter(({ dealing: { methods } }) =>
  methods.some(({ value }) => value.method === 'manual-shoe'),
).map(({ id }) => id);

const SHUFFLERS: Readonly<Record<string, (equipment: Draft) => void>> = {
  'no shuffler': (equipment) => delete equipment.shuffler,
  'a shuffler that does not count': ({ shuffler }) => {
    shuffler.counts = false;
  },
  'a shuffler that counts': () => undefined,
};

/** The longest run of rounds without a count of the cards, by the dealer or by a device. */
const longestUncounted = ({ happened }: Shift): number => {
  let [rounds, longest] = [0, 0];
  let counted = false;
  for (const event of happened.flatMap((one) => ('jackpot' in one ? [] : one.events))) {
    const { type } = event;
    if (type === 'RoundStarted') {
      rounds = counted ? 1 : rounds + 1;
      counted = false;
      longest = Math.max(longest, rounds);
    }
    const byHand = (type === 'StubRacked' && event.counted !== null) || type === 'StubMiscounted';
    const deck = type === 'InCards' ? event.event : null;
    const whole =
      deck?.type === 'DeckCounted' || (deck?.type === 'DeckRemoved' && deck.counted !== null);
    counted ||= byHand || whole;
  }
  return longest;
};

describe.each(BOOKS)('%s from a manual shoe', (id) => {
  test.each(Object.keys(SHUFFLERS))(`${ROUNDS} rounds with %s`, (shuffler) => {
    const rules = pinned(id, (house) => {
      dealing('manual-shoe')(house);
      oneDeck(house);
      SHUFFLERS[shuffler]?.(house.equipment);
    });
    const shift = shiftOf(id, { rounds: ROUNDS, seed: 5, felt: 'real', rules });
    expect(shift.world.table.lastRound).toBe(ROUNDS);
    const every = rules.inForce.rulebook.dealing.stubCountEvery?.value;
    if (every !== undefined && shuffler !== 'a shuffler that counts') {
      expect(longestUncounted(shift)).toBe(every);
    }
  });
});
