import { formatCard } from '@baize/cards';
import { present } from '@baize/result';
import type { TableEvent } from '@baize/table';
import { closingOf, playerCommitmentOf } from '../../../src/fairness/closed-list.js';
import { deckOf, HouseSeed } from '../../../src/index.js';
import type { RoundsEvent } from '../../../src/live/streams/rounds-stream.js';
import type { TestHouse } from './open-house.js';

/** The places to which cards went in the last round, in the order in which they left the deck. */
const lastDealt = async ({ store }: TestHouse, slug: string): Promise<readonly unknown[]> => {
  const events = await store.readStream(`table/${slug}`);
  const told = events.map(({ text }) => JSON.parse(text) as TableEvent);
  const started = told.findLastIndex(({ type }) => type === 'RoundEnded');
  const first = told.slice(0, started).findLastIndex(({ type }) => type === 'RoundStarted');
  return told.slice(first, started).flatMap((event) => {
    if (event.type !== 'InRound' || event.event.type !== 'CardsDealt') return [];
    return event.event.cards.map(({ to }) => to);
  });
};

const fourOfAKind = (cards: readonly string[]): boolean =>
  cards.some((card) => cards.filter((other) => other[0] === card[0]).length === 4);

/**
 * A seed for the only player of a table with which the next deck gives them four of a kind. A test may read
 * the house's secret before anybody has committed, and no other player adds a seed: nobody else can do this.
 */
export const seedForAward = async (
  house: TestHouse,
  slug: string,
  seat: number,
  wanted: (cards: readonly string[]) => boolean = fourOfAKind,
): Promise<string> => {
  const places = await lastDealt(house, slug);
  const rounds = (await house.store.readStream(`rounds/${slug}`)).map(
    ({ text }) => JSON.parse(text) as RoundsEvent,
  );
  const committed = rounds.findLast((event) => event.type === 'RoundCommitted');
  if (committed?.type !== 'RoundCommitted') throw new Error('nothing is committed');
  const voided = house.house.desk(slug)?.rounds.voided ?? 0;
  const name = `seed/${committed.round}${voided === 0 ? '' : `/${voided + 1}`}`;
  const secret = present(await house.store.secret(name), 'the seed of the round');
  const houseSeed = present(HouseSeed.ofHex(secret), 'a seed');
  const { round, rulebook, cutAtLeast, commitment } = committed;
  const terms = { version: 2, round, rulebook, cutAtLeast } as const;
  for (let tried = 0; tried < 200_000; tried += 1) {
    const seed = `try ${tried}`;
    const pledged = { seat, commitment: playerCommitmentOf(terms, commitment, { seat, seed }) };
    const closing = closingOf(terms, commitment, { commitments: [pledged], silent: [] });
    const deck = deckOf(terms, houseSeed, closing, [{ seat, seed }]);
    const cards = places.flatMap((to, at) => (to === seat ? [formatCard(deck[at]!)] : []));
    if (wanted(cards)) return seed;
  }
  throw new Error('no seed gives such a hand');
};
