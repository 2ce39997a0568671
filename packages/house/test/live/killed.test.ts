import { formatCards } from '@baize/cards';
import { cents } from '@baize/money';
import { present, unwrap } from '@baize/result';
import { RULEBOOK_IDS } from '@baize/rulebook';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../src/clock/system-clock.js';
import { deckOf, HouseSeed, openSqlite, verifyRound } from '../../src/index.js';
import { filedRound } from '../../src/live/streams/filed-round.js';
import type { RoundsState } from '../../src/live/streams/rounds-stream.js';
import type { Store } from '../../src/store/store.js';
import { type Bundle, bundle } from '../support/processes/bundle.js';
import { start } from '../support/processes/child.js';
import { isIn, KILL_STATES, type KillState, storedAt } from './support/kill-states.js';
import { done, openHouse, TestHouse } from './support/open-house.js';
import { ANN, BEN } from './support/people.js';
import { playRounds } from './support/play.js';

let liveHouse: Bundle;

beforeAll(async () => {
  liveHouse = await bundle('live-house');
});

afterAll(() => liveHouse.remove());

const PLAYERS = [
  { person: ANN, seats: [1] },
  { person: BEN, seats: [2] },
];

interface Killed {
  readonly stored: string;
  /** The keys of the orders that were answered. */
  readonly answered: readonly string[];
}

/** Runs a process until its table is in a state, and ends it there. */
const killAt = async (file: string, slug: string, state: KillState): Promise<Killed> => {
  const child = start(liveHouse.script, slug, state, state.replaceAll(' ', '-'), 'sqlite', file);
  const answered: string[] = [];
  for (;;) {
    const { value, done: ended } = await child.lines.next();
    if (ended === true) throw new Error('the process ended too early');
    const [what, text] = [value.slice(0, value.indexOf(' ')), value.slice(value.indexOf(' ') + 1)];
    if (what === 'answered') answered.push(text);
    if (what !== 'stored') continue;
    await child.kill();
    return { stored: text, answered };
  }
};

/** The deck of the round in progress as the store alone has it; null while a seed is to come. */
const deckInStore = async (
  store: Store,
  rulebook: (typeof RULEBOOK_IDS)[number],
  { committed, list, opened, voided }: RoundsState,
): Promise<string | null> => {
  if (committed === null || list === null || opened.length < list.commitments.length) return null;
  const { version, round, cutAtLeast } = committed;
  const name = `seed/${round}${voided === 0 ? '' : `/${voided + 1}`}`;
  const seed = present(HouseSeed.ofHex((await store.secret(name)) ?? ''), 'a seed');
  return formatCards(deckOf({ version, round, rulebook, cutAtLeast }, seed, list.closing, opened));
};

test.each(RULEBOOK_IDS)(
  '%s: killed at every state of a round, it has lost and doubled nothing',
  async (id) => {
    const first = await openHouse({ clock: systemClock });
    const slug = await first.create(id);
    for (const [person, seat] of [
      [ANN, 1],
      [BEN, 2],
    ] as const) {
      await first.seat(person, slug, seat, 1_000_000);
    }
    await first.house.close();
    const hasJackpots = Object.keys(first.house.desk(slug)!.settings.jackpots).length > 0;
    const states = KILL_STATES.filter((state) => state !== 'an award waiting' || hasJackpots);

    for (const state of states) {
      const { stored, answered } = await killAt(first.file, slug, state);
      const { rounds } = JSON.parse(stored) as { readonly rounds: RoundsState };
      const store = unwrap(openSqlite(first.file));
      const deck = await deckInStore(store, id, rounds);
      const again = await new TestHouse(first.file, store).open({ clock: systemClock });

      // Everything as it was when the process died, and every answer that it gave.
      expect(JSON.parse(storedAt(again.house, slug))).toEqual(JSON.parse(stored));
      expect(isIn(again.house, slug, state)).toBe(true);
      for (const key of answered) expect(await store.answerTo(key)).not.toBeNull();

      // The round goes on with the same cards, and is filed once.
      const { lastRound } = again.house.desk(slug)!.table;
      await playRounds(again, slug, PLAYERS, 1);
      const filed = present(
        await filedRound(store, slug, state === 'between rounds' ? lastRound + 1 : lastRound),
        'the round',
      );
      const proof = present(filed.proof, 'a proof');
      expect(verifyRound(proof)).toMatchObject({ fair: true, void: null });
      if (rounds.committed !== null) expect(proof.commitment).toBe(rounds.committed.commitment);
      if (deck !== null) expect(deck.startsWith(proof.cards)).toBe(true);
      const filings = await store.readStream(`rounds/${slug}`);
      const numbers = filings.flatMap(({ type, text }) =>
        type === 'RoundFiled' ? [(JSON.parse(text) as { number: number }).number] : [],
      );
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
      await again.house.close();
      await again.expectSound();
      await topUp(again, slug);
      await again.house.close();
      await store.close();
    }
  },
);

/** Nobody runs out of chips while all this happens. */
const topUp = async (house: TestHouse, slug: string): Promise<void> => {
  for (const person of [ANN, BEN]) {
    const chips = await house.store.balance(`player/${person.account}`);
    if (chips > 30_000 * 10_000) continue;
    await house.own(person, { type: 'TopUp' });
    done(await house.at(person, slug, { type: 'BuyIn', cents: cents(500_000) }));
  }
};
